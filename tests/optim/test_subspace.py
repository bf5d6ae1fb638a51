from statistics import median

import pytest
import torch

from transformers_djepa.optim.paper import find_factors
from transformers_djepa.optim.subspace import find_basis


SHAPES = {"wide": (40, 60), "tall": (60, 40), "narrow": (30, 9), "square": (32, 32)}
RANK = 8


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def decaying(shape, power: float, seed: int = 0) -> torch.Tensor:
    """A matrix `(1, *shape)` with singular values i^-power; 0 is white noise."""
    matrix = torch.randn(1, *shape, generator=generator(seed), dtype=torch.float64)
    if not power:
        return matrix
    left, values, right = torch.linalg.svd(matrix, full_matrices=False)
    return left * torch.arange(1, values.shape[1] + 1, dtype=torch.float64) ** -power @ right


def retained_energy(matrix, basis) -> torch.Tensor:
    """`‖UᵀX‖² / ‖X‖²` of each matrix, `(N,)`."""
    low = basis.transpose(1, 2) @ matrix
    return low.flatten(1).square().sum(1) / matrix.flatten(1).square().sum(1)


def share_of_tensorly(matrix, basis) -> float:
    """Energy retained by the basis relative to tensorly's."""
    (best,) = find_factors(matrix[0], [0], [RANK])
    return (retained_energy(matrix, basis) / retained_energy(matrix, best[None])).item()


@pytest.mark.parametrize("power", (0.0, 0.5, 2.0))
def test_cold_and_warm_searches_retain_nearly_the_energy_of_tensorly(power):
    cold, warm = [], []
    for shape in SHAPES.values():
        matrix, drift = decaying(shape, power), decaying(shape, power, seed=9)
        basis = find_basis(matrix, RANK, generator())
        cold.append(share_of_tensorly(matrix, basis))
        for step in range(4):
            matrix = 0.9 * matrix + 0.1 * drift.roll(step, 1)
            basis = find_basis(matrix, RANK, generator(step), basis)
        warm.append(share_of_tensorly(matrix, basis))
    for shares in (cold, warm):
        assert median(shares) >= 0.97 and min(shares) >= 0.9


def test_bases_are_orthonormal_even_for_a_rank_deficient_target():
    rank_one = torch.einsum("i,j->ij", torch.randn(30), torch.randn(40))[None]
    for matrix in (rank_one, torch.zeros(1, 30, 40)):
        basis = find_basis(matrix, RANK, generator())
        torch.testing.assert_close(basis.transpose(1, 2) @ basis, torch.eye(RANK)[None], rtol=0, atol=1e-5)
    basis = find_basis(rank_one, RANK, generator())
    assert retained_energy(rank_one, basis).item() == pytest.approx(1, abs=1e-5)


def test_a_search_depends_only_on_its_generator():
    matrix = torch.randn(2, 30, 40)
    torch.manual_seed(0)
    first = find_basis(matrix, RANK, generator(3))
    torch.manual_seed(1)
    assert torch.equal(first, find_basis(matrix, RANK, generator(3)))
