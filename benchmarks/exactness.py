"""How exact the optimizer's linear algebra is: the Fisher solve against a dense one, the subspaces against tensorly's.

    python benchmarks/exactness.py [--output benchmarks/results/exactness.json]

Solve: largest relative error of λF⁻¹v against `torch.linalg.solve` of the dense matrix in float64, over low-rank
gradients of orders 2 to 4, ten gradients of history, relative λ from 1e-7 to 1, centred and not; with the products
of gradients in float64 and in float32 (the ten by ten system is solved in float64 either way). Also the push-through
form, which serves where v is the newest gradient.

Subspaces: energy of a momentum in the subspace after a warm-started refresh, as a share of what tensorly's converged
HOOI retains, median and smallest over matrices and kernels with falling and flat spectra.
"""

import argparse
import json
from pathlib import Path
from statistics import median

import torch

from transformers_djepa.optim import fisher
from transformers_djepa.optim.exact import find_factors_exactly
from transformers_djepa.optim.subspace import find_factors, orthonormalize, project, retained_energy


CORES = ((24, 30), (10, 9, 8), (8, 9, 3, 3))
HISTORY = 10
DAMPINGS = (1e-7, 1e-5, 1e-3, 1e-1, 1.0)
TARGETS = {
    "matrix, one side": ((96, 192), (24, None)),
    "matrix, both sides": ((96, 192), (24, 48)),
    "kernel": ((48, 40, 3, 3), (12, 10, None, None)),
}
POWERS = (0.0, 0.5, 1.0, 2.0)  # of the fall of the singular values
REFRESHES, KEPT = 5, 0.9  # looks for a subspace, and how much of the momentum stays in between


def solve_errors(dtype: torch.dtype) -> dict[str, dict[str, float]]:
    """Relative errors by form of the solve and λ, the largest over the shapes."""
    errors: dict[str, dict[str, float]] = {}
    draw = torch.Generator().manual_seed(0)
    for shape in CORES:
        size = torch.Size(shape).numel()
        exact = torch.randn(1, HISTORY, size, generator=draw, dtype=torch.float64) + 0.3
        rough = torch.randn(1, size, generator=draw, dtype=torch.float64)
        history, vector = exact.to(dtype), rough.to(dtype)
        filled, newest = torch.ones(1, HISTORY, dtype=torch.bool), torch.tensor([HISTORY - 1])
        gram = fisher.gram_of(history, dtype)
        overlaps = fisher.products(history, vector.unsqueeze(1))[..., 0]
        for share in DAMPINGS:
            for centred in (True, False):
                damping = fisher.relative_damping(gram, filled, share, centred, torch.float64)
                found = fisher.solve(history, gram, filled, vector, overlaps, damping, centred)
                note(
                    errors,
                    "centred" if centred else "uncentred",
                    share,
                    found,
                    dense(history, vector, damping, centred),
                )
            found = fisher.solve_newest(history, gram, newest, damping, dtype)
            note(errors, "push-through", share, found, dense(history, history[:, -1], damping, False))
    return errors


def note(errors: dict, form: str, share: float, found: torch.Tensor, expected: torch.Tensor) -> None:
    error = ((found.double() - expected).norm() / expected.norm()).item()
    by_damping = errors.setdefault(form, {})
    by_damping[f"{share:.0e}"] = float(f"{max(error, by_damping.get(f'{share:.0e}', 0.0)):.1e}")


def dense(history: torch.Tensor, vector: torch.Tensor, damping: torch.Tensor, centred: bool) -> torch.Tensor:
    """λF⁻¹v from the k × k matrix."""
    rows = history[0].double()
    rows = rows - rows.mean(0) if centred else rows
    matrix = damping.item() * torch.eye(rows.shape[1], dtype=torch.float64) + rows.T @ rows
    return damping.item() * torch.linalg.solve(matrix, vector[0].double())[None]


def with_spectrum(shape: tuple[int, ...], power: float, generator: torch.Generator) -> torch.Tensor:
    """A tensor `(1, *shape)` whose unfoldings have singular values that fall as i^-power."""
    tensor = torch.randn(1, *shape, generator=generator)
    for mode, size in enumerate(shape):
        basis = orthonormalize(torch.randn(1, size, size, generator=generator))[0]
        weighted = basis * torch.arange(1, size + 1) ** -power
        tensor = torch.tensordot(tensor, weighted, dims=([mode + 1], [1])).movedim(-1, mode + 1)
    return tensor


def retained_shares() -> list[float]:
    shares = []
    for shape, ranks in TARGETS.values():
        for power in POWERS:
            draw = torch.Generator().manual_seed(0)
            momentum, factors = with_spectrum(shape, power, draw), None
            for _ in range(REFRESHES):
                momentum = KEPT * momentum + (1 - KEPT) * with_spectrum(shape, power, draw)
                factors = find_factors(momentum, ranks, factors, draw)
            found, best = (project(momentum, each) for each in (factors, find_factors_exactly(momentum, ranks)))
            shares.append((retained_energy(momentum, found) / retained_energy(momentum, best)).item())
    return shares


def main() -> None:
    """Prints the errors and shares, writes them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "results" / "exactness.json")
    arguments = parser.parse_args()
    shares = retained_shares()
    result = {
        "benchmark": "exactness",
        "torch": torch.__version__,
        "solve_error": {str(dtype).split(".")[1]: solve_errors(dtype) for dtype in (torch.float64, torch.float32)},
        "retained_energy_of_tensorlys": {"median": round(median(shares), 4), "smallest": round(min(shares), 4)},
    }
    print(json.dumps(result, indent=2))
    arguments.output.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
