"""What makes a preconditioned direction the size of a step, as pure functions on stacks of cores."""

import torch


# Quintic Newton-Schulz iteration that takes singular values in (0.01, 1] to about 0.7..1.2 in five steps, as used by
# Muon (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon).
POLAR_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
POLAR_STEPS = 5


def polar(core: torch.Tensor, mode: int) -> torch.Tensor:
    """The nearest tensor whose unfolding along `mode` has orthonormal rows, times √max(r, rest): entries of size one.

    For an unfolding X `(N, r, rest)` this is about (X Xᵀ)^{-1/2} X = X (Xᵀ X)^{-1/2}. The iteration is a polynomial in
    the smaller of the two Gram matrices, so it runs on that alone and touches X twice. Unfolded along the last mode X
    is used transposed, as it lies in memory.

    Args:
        core: `(N, r1, ..., rd)`.
        mode: which is unfolded.
    """
    is_last = mode == core.dim() - 2
    matrix = core.flatten(1, -2) if is_last else core.movedim(mode + 1, 1).flatten(2)
    is_wide = matrix.shape[1] <= matrix.shape[2]
    transposed = matrix.transpose(1, 2)
    gram = torch.bmm(matrix, transposed) if is_wide else torch.bmm(transposed, matrix)
    energy = gram.diagonal(dim1=1, dim2=2).sum(1)[:, None, None].clamp(min=torch.finfo(gram.dtype).tiny)  # ‖X‖²
    multiplier = _polar_multiplier(gram / energy).mul_((max(matrix.shape[1:]) / energy).sqrt())
    result = torch.bmm(multiplier, matrix) if is_wide else torch.bmm(matrix, multiplier)
    if is_last:
        return result.view_as(core)
    return result.unflatten(2, core.movedim(mode + 1, 1).shape[2:]).movedim(1, mode + 1)


def _polar_multiplier(gram: torch.Tensor) -> torch.Tensor:
    """The polynomial in `gram` `(N, r, r)`, of trace one, that the iteration amounts to: about `gram`^{-1/2}."""
    a, b, c = POLAR_COEFFICIENTS

    def factor_of(gram: torch.Tensor) -> torch.Tensor:
        factor = torch.baddbmm(gram, gram, gram, beta=b, alpha=c)
        factor.diagonal(dim1=1, dim2=2).add_(a)
        return factor

    multiplier = factor = factor_of(gram)
    for _ in range(POLAR_STEPS - 1):
        gram = torch.bmm(torch.bmm(factor, gram), factor)
        factor = factor_of(gram)
        multiplier = torch.bmm(factor, multiplier)
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
