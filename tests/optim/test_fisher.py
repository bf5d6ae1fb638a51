import pytest
import torch

from transformers_djepa.optim import fisher


K, S = 60, 10


def random_history(filled: int = S, dtype=torch.float64, mean: float = 0.0):
    draw = torch.Generator().manual_seed(0)
    history = torch.randn(2, S, K, generator=draw, dtype=torch.float64) + mean
    history[:, filled:] = 0
    vector = torch.randn(2, K, generator=draw, dtype=torch.float64)
    mask = (torch.arange(S) < filled).expand(2, S)
    return history.to(dtype), vector.to(dtype), mask


def dense_solution(history, vector, filled, damping: float, centred: bool):
    """Return λF⁻¹v from the k × k matrix for one tensor."""
    rows = history[filled].double()
    rows = rows - rows.mean(0) if centred else rows
    matrix = rows.T @ rows
    damping = damping * torch.trace(rows @ rows.T) / len(rows)
    identity = torch.eye(K, dtype=torch.float64)
    return damping * torch.linalg.solve(damping * identity + matrix, vector.double())


def solve(history, vector, filled, damping: float, centred: bool):
    gram = fisher.gram_of(history, vector.dtype)
    damping = fisher.relative_damping(gram, filled, damping, centred, vector.dtype)
    overlap = fisher.products(history, vector.unsqueeze(1))[..., 0]
    return fisher.solve(history, gram, filled, vector, overlap, damping, centred)


def relative_error(found, expected) -> float:
    return ((found - expected).norm() / expected.norm()).item()


@pytest.mark.parametrize("damping", (1e-7, 1e-5, 1e-3, 0.1, 1.0))
@pytest.mark.parametrize("centred", (True, False))
@pytest.mark.parametrize("filled", (1, 4, S))
def test_solve_matches_a_dense_float64_solve(damping, centred, filled):
    history, vector, mask = random_history(filled, mean=0.5)
    found = solve(history, vector, mask, damping, centred)
    for row in range(2):
        if centred and filled == 1:  # a centred history of one gradient is zero, so nothing is damped
            torch.testing.assert_close(found[row], vector[row])
        else:
            expected = dense_solution(history[row], vector[row], mask[row], damping, centred)
            assert relative_error(found[row], expected) < 1e-6


def test_the_push_through_form_is_accurate_in_float32():
    history, _, mask = random_history(dtype=torch.float32)
    slot = torch.tensor([3, 7])
    gram = fisher.gram_of(history, torch.float32)
    damping = fisher.relative_damping(gram, mask, 1e-5, False, torch.float32)
    found = fisher.solve_newest(history, gram, slot, damping, torch.float32)
    for row in range(2):
        newest = history[row, slot[row]]
        expected = dense_solution(history[row], newest, mask[row], 1e-5, False)
        assert relative_error(found[row], expected) < 1e-5
        subtracted = solve(history, history[torch.arange(2), slot], mask, 1e-5, False)[row]
        assert relative_error(found[row], expected) < 0.1 * relative_error(subtracted, expected)


def test_the_updated_gram_matrix_equals_a_recomputed_one():
    history, vector, _ = random_history()
    gram, slot = fisher.gram_of(history, torch.float64), torch.tensor([2, 9])
    fisher.write_slot(history, slot, vector, torch.tensor([True, True]))
    row = fisher.products(history, vector.unsqueeze(1))[..., 0]
    torch.testing.assert_close(fisher.replace_in_gram(gram, slot, row), fisher.gram_of(history, torch.float64))


def test_an_inactive_tensor_is_not_written_to_its_history():
    history, vector, _ = random_history()
    before = history.clone()
    fisher.write_slot(history, torch.tensor([1, 1]), vector, torch.tensor([True, False]))
    assert torch.equal(history[0, 1], vector[0]) and torch.equal(history[1], before[1])


def test_only_the_uncentred_fisher_damps_the_mean_gradient():
    history, _, mask = random_history(mean=3.0)
    mean = history.mean(1)
    kept = [solve(history, mean, mask, 0.01, centred).norm() / mean.norm() for centred in (True, False)]
    assert kept[0] > 0.9 and kept[1] < 0.1


@pytest.mark.parametrize("size", (1e-30, 1e30))
def test_solve_with_relative_damping_is_independent_of_gradient_scale(size):
    history, vector, mask = random_history()
    expected = solve(history, vector, mask, 0.1, True)
    torch.testing.assert_close(solve(history * size, vector, mask, 0.1, True), expected)


def test_an_empty_history_leaves_the_vector_unchanged():
    history, vector, _ = random_history(0)
    nothing = torch.zeros(2, S, dtype=torch.bool)
    for centred in (True, False):
        assert torch.equal(solve(history, vector, nothing, 0.1, centred), vector)
