from statistics import median

import pytest
import torch

from transformers_djepa.optim.subspace import (
    choose_ranks,
    find_factors,
    lift,
    orthonormalize,
    project,
    rotate,
    rotations_between,
)


SHAPES = {  # shape, ranks
    "matrix, one side": ((40, 60), (8, None)),
    "matrix, both sides": ((40, 60), (8, 12)),
    "kernel": ((20, 24, 3, 3), (6, 5, None, None)),
    "order three": ((15, 4, 18), (5, None, 6)),
}


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def decaying(shape, power: float, seed: int = 0) -> torch.Tensor:
    """A tensor `(1, *shape)` whose unfoldings have singular values i^-power; 0 is white noise."""
    tensor = torch.randn(1, *shape, generator=generator(seed), dtype=torch.float64)
    for mode, size in enumerate(shape):
        basis = orthonormalize(torch.randn(1, size, size, generator=generator(seed + mode), dtype=torch.float64))
        weights = torch.arange(1, size + 1, dtype=torch.float64) ** -power
        tensor = torch.einsum("nij,n...j->n...i", basis * weights, tensor.movedim(mode + 1, -1)).movedim(-1, mode + 1)
    return tensor


@pytest.mark.parametrize("shape, ranks", SHAPES.values(), ids=SHAPES)
def test_projecting_a_lifted_core_returns_the_core(shape, ranks):
    factors = find_factors(torch.randn(3, *shape, generator=generator()), ranks, generator=generator())
    core = torch.randn(3, *(r or n for r, n in zip(ranks, shape)), generator=generator(1))
    torch.testing.assert_close(project(lift(core, factors), factors), core, rtol=1e-4, atol=1e-5)


def test_projection_matches_the_mode_products_of_the_paper():
    tensor = torch.randn(2, 9, 10, 11, generator=generator(), dtype=torch.float64)
    factors = find_factors(tensor, (3, None, 4), generator=generator())
    expected = torch.einsum("nijk,nia,nkb->najb", tensor, factors[0], factors[2])
    torch.testing.assert_close(project(tensor, factors), expected)
    back = torch.einsum("najb,nia,nkb->nijk", expected, factors[0], factors[2])
    torch.testing.assert_close(lift(expected, factors), back)


def retained_energy(tensor, core) -> torch.Tensor:
    """`‖core‖² / ‖tensor‖²` of each tensor, `(N,)`."""
    return core.flatten(1).square().sum(1) / tensor.flatten(1).square().sum(1)


def share_of_tensorly(target, ranks, factors) -> float:
    """Energy retained by `factors` relative to tensorly's converged iteration."""
    from transformers_djepa.optim.paper import find_factors_exactly

    found, best = (project(target, each) for each in (factors, find_factors_exactly(target, ranks)))
    return (retained_energy(target, found) / retained_energy(target, best)).item()


@pytest.mark.parametrize("power", (0.0, 0.5, 2.0))
def test_cold_and_warm_searches_retain_nearly_the_energy_of_tensorly(power):
    cold, warm = [], []
    for shape, ranks in SHAPES.values():
        target, drift = decaying(shape, power), decaying(shape, power, seed=9)
        factors = find_factors(target, ranks, generator=generator())
        cold.append(share_of_tensorly(target, ranks, factors))
        for step in range(4):
            target = 0.9 * target + 0.1 * drift.roll(step, 1)
            factors = find_factors(target, ranks, factors, generator(step))
        warm.append(share_of_tensorly(target, ranks, factors))
    for shares in (cold, warm):
        assert median(shares) >= 0.97 and min(shares) >= 0.9


def test_bases_are_orthonormal_even_for_a_rank_deficient_target():
    rank_one = torch.einsum("i,j->ij", torch.randn(30), torch.randn(40))[None]
    for target in (rank_one, torch.zeros(1, 30, 40)):
        for basis in find_factors(target, (8, 8), generator=generator()):
            torch.testing.assert_close(basis.transpose(1, 2) @ basis, torch.eye(8)[None], rtol=0, atol=1e-5)
    (basis, _) = find_factors(rank_one, (8, None), generator=generator())
    assert retained_energy(rank_one, project(rank_one, (basis, None))).item() == pytest.approx(1, abs=1e-5)


def test_a_search_depends_only_on_its_generator():
    target = torch.randn(2, 30, 40)
    torch.manual_seed(0)
    first = find_factors(target, (8, None), generator=generator(3))
    torch.manual_seed(1)
    again = find_factors(target, (8, None), generator=generator(3))
    assert torch.equal(first[0], again[0])


def test_rotation_keeps_the_intersection_of_both_subspaces():
    old = find_factors(torch.randn(1, 30, 40, dtype=torch.float64), (8, 6), generator=generator(0))
    new = find_factors(torch.randn(1, 30, 40, dtype=torch.float64), (8, 6), generator=generator(1))
    core = torch.randn(1, 8, 6, dtype=torch.float64)
    expected = project(lift(core, old), new)
    torch.testing.assert_close(rotate(core, rotations_between(old, new)), expected)


def test_one_side_is_the_smaller_of_the_two_largest_modes():
    assert choose_ranks((768, 3072), 128, "one", 8) == (128, None)
    assert choose_ranks((3072, 768), 128, "one", 8) == (None, 128)
    assert choose_ranks((64, 32, 3, 3), 16, "one", 8) == (None, 16, None, None)


def test_all_sides_does_not_compress_small_modes():
    assert choose_ranks((64, 32, 3, 3), 32, "all", 8) == (32, None, None, None)
    assert choose_ranks((768, 3072), 0.25, "all", 8) == (192, 768)
    assert choose_ranks((64, 64), 128, "all", 8) is None
