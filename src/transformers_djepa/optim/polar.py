"""The polar factor of a stack of matrices, which normalizes the preconditioned direction."""

import torch


# Quintic Newton-Schulz iteration that takes singular values in (0.01, 1] to about 0.7..1.2 in five steps, as used by
# Muon (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon).
POLAR_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
POLAR_STEPS = 5


def polar(matrices: torch.Tensor) -> torch.Tensor:
    """Return the polar factors of X `(N, r, m)`, about (X Xᵀ)^{-1/2} X, times √max(r, m): entries are of order one.

    The iteration is a polynomial in the smaller of the two Gram matrices, so it needs only two products with X.
    """
    is_wide = matrices.shape[1] <= matrices.shape[2]
    transposed = matrices.transpose(1, 2)
    gram = torch.bmm(matrices, transposed) if is_wide else torch.bmm(transposed, matrices)
    longest = max(matrices.shape[1:])
    energy = gram.diagonal(dim1=1, dim2=2).sum(1)[:, None, None]  # ‖X‖²
    energy = energy.clamp(min=longest * torch.finfo(gram.dtype).tiny)  # zeros stay zero
    multiplier = _polar_multiplier(gram / energy).mul_((longest / energy).sqrt())
    return torch.bmm(multiplier, matrices) if is_wide else torch.bmm(matrices, multiplier)


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
