"""The polar factor of a stack of cores, which normalizes the preconditioned direction."""

import torch


# Quintic Newton-Schulz iteration that takes singular values in (0.01, 1] to about 0.7..1.2 in five steps, as used by
# Muon (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon).
POLAR_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
POLAR_STEPS = 5


def polar(core: torch.Tensor, mode: int) -> torch.Tensor:
    """Return the polar factor of the unfolding along `mode`, times √max(r, rest), so that entries are of order one.

    For an unfolding X `(N, r, rest)` this is about (X Xᵀ)^{-1/2} X = X (Xᵀ X)^{-1/2}. The iteration is a polynomial in
    the smaller of the two Gram matrices, so it needs only two products with X.

    Args:
        core: `(N, r1, ..., rd)`.
        mode: the unfolded mode.
    """
    moved = core.movedim(mode + 1, 1)
    matrix = moved.flatten(2)
    is_wide = matrix.shape[1] <= matrix.shape[2]
    transposed = matrix.transpose(1, 2)
    gram = torch.bmm(matrix, transposed) if is_wide else torch.bmm(transposed, matrix)
    longest = max(matrix.shape[1:])
    energy = gram.diagonal(dim1=1, dim2=2).sum(1)[:, None, None]  # ‖X‖²
    energy = energy.clamp(min=longest * torch.finfo(gram.dtype).tiny)  # zeros stay zero
    multiplier = _polar_multiplier(gram / energy).mul_((longest / energy).sqrt())
    result = torch.bmm(multiplier, matrix) if is_wide else torch.bmm(matrix, multiplier)
    return result.view(moved.shape).movedim(1, mode + 1)


def _polar_multiplier(gram: torch.Tensor) -> torch.Tensor:
    """Return the polynomial of the iteration in `gram` `(N, r, r)` of trace one: about `gram`^{-1/2}."""
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
