"""What makes a preconditioned direction the size of a step, as pure functions on stacks of cores."""

import torch


# Quintic Newton-Schulz iteration that takes singular values in (0.01, 1] to about 0.7..1.2 in five steps, as used by
# Muon (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon).
POLAR_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
POLAR_STEPS = 5


def polar(core: torch.Tensor, mode: int) -> torch.Tensor:
    """The nearest tensor whose unfolding along `mode` has orthonormal rows, times √max(r, rest): entries of size one.

    For an unfolding X `(N, r, rest)` this is about (X Xᵀ)^{-1/2} X. The iteration is a polynomial in X Xᵀ, so it runs
    on the smaller Gram matrix alone and touches X twice.

    Args:
        core: `(N, r1, ..., rd)`.
        mode: which is unfolded.
    """
    moved = core.movedim(mode + 1, 1)
    unfolding = moved.flatten(2)  # (N, r, rest)
    is_tall = unfolding.shape[1] > unfolding.shape[2]
    rows = unfolding.transpose(1, 2) if is_tall else unfolding
    norm = torch.linalg.matrix_norm(rows, keepdim=True).clamp(min=torch.finfo(rows.dtype).tiny)
    rows = rows / norm
    rows = torch.bmm(_polar_multiplier(torch.bmm(rows, rows.transpose(1, 2))), rows) * rows.shape[2] ** 0.5
    unfolding = rows.transpose(1, 2) if is_tall else rows
    return unfolding.unflatten(2, moved.shape[2:]).movedim(1, mode + 1)


def _polar_multiplier(gram: torch.Tensor) -> torch.Tensor:
    """The polynomial in `gram` `(N, r, r)`, of trace one, that the iteration amounts to: about `gram`^{-1/2}."""
    a, b, c = POLAR_COEFFICIENTS
    multiplier = None
    for _ in range(POLAR_STEPS):
        factor = torch.baddbmm(gram, gram, gram, beta=b, alpha=c)
        factor.diagonal(dim1=1, dim2=2).add_(a)
        multiplier = factor if multiplier is None else torch.bmm(factor, multiplier)
        gram = torch.bmm(torch.bmm(factor, gram), factor)
    return multiplier


def adam(
    direction: torch.Tensor, second_moment: torch.Tensor, beta: float, step: torch.Tensor, eps: float
) -> torch.Tensor:
    """`direction` by the root of its bias-corrected second moment; shapes `(N, r1, ..., rd)`, `step` `(N,)`."""
    correction = (1 - beta ** step.to(direction.dtype)).view(-1, *[1] * (direction.dim() - 1))
    return direction / ((second_moment / correction).sqrt() + eps)


def turned_second_moment(second_moment: torch.Tensor, rotations) -> torch.Tensor:
    """A second moment in a new basis: coordinates taken as uncorrelated, so that variances mix with squared weights.

    LDAdam's rule (arXiv 2410.16103, section 3.2) for a direction without mean.
    """
    from .subspace import turn

    return turn(second_moment, tuple(None if rotation is None else rotation.square() for rotation in rotations))
