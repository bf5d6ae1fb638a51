"""The natural gradient in a low-rank subspace on one screen: one tensor at a time, slow and plain.

`NaturalGradient` takes the same steps, which tests compare in float64; it differs in how it finds bases, and in what
makes it fast, small and safe. With G the gradient, ×_i the product with mode i, and all other modes kept:

    G_low = G ×_i Uᵀ                            projection to the r leading directions of one mode (section 2.2.1)
    M     ← β1 M + (1 - β1) G_low               momentum; N = β1 M + (1 - β1) G_low is Nesterov's
    f_j   ← β2 f_j + (1 - β2) mean G_low²       diagonal of the Fisher matrix of mode j, a mean over all other modes
    F     = F_1 ⊗ ... ⊗ F_d, F_j = f_j / mean f_j + λ
    D     ∝ F^-½ norm(polar(F^-½ N))            steepest descent in the metric of F, of root mean square 1; norm gives
                                                the slices along a mode the same size, one mode after the other, but
                                                for those far below the mean
    step  = D ×_i U + φ F_o⁻¹ (G - G_low ×_i U) F_o: factors of the kept modes; φ as in Fira, but the second term has
                                                at most the energy that the first one leaves to a root mean square of 1
"""

import torch
from tensorly.base import fold, unfold
from tensorly.tenalg import mode_dot, outer

from .kronecker import LEAST_SLICE, POLAR_COEFFICIENTS, POLAR_STEPS
from .subspace import SMALLEST_MODE, compressed_mode


def natural_gradient(gradient: torch.Tensor, state: dict, group: dict, basis: torch.Tensor | None = None):
    """Update the state with a gradient `(n1, ..., nd)` and return the step. `basis` `(n_i, r)` replaces the search.

    `group` has the settings `betas`, `rank`, `damping` and `refresh_interval`; tensorly needs its PyTorch backend.
    """
    beta1, beta2 = group["betas"]
    mode = compressed_mode(gradient.shape)
    count = state["count"] = state.get("count", 0) + 1
    if basis is None:
        basis = state.get("basis")
        if (count - 1) % group["refresh_interval"] == 0:
            ahead = gradient
            if count > 1:
                ahead = torch.lerp(gradient, mode_dot(state["momentum"], basis, mode), beta1)
            basis = torch.linalg.svd(unfold(ahead, mode), full_matrices=False)[0][:, : group["rank"]]
    low = mode_dot(gradient, basis.T, mode)
    if count == 1:
        state |= {"momentum": torch.zeros_like(low), "fisher": [low.new_zeros(size) for size in low.shape]}
    else:
        rotation = basis.T @ state["basis"]
        state["momentum"] = mode_dot(state["momentum"], rotation, mode)
        state["fisher"][mode] = rotation.square() @ state["fisher"][mode]
    state["basis"] = basis
    momentum = state["momentum"] = torch.lerp(low, state["momentum"], beta1)
    squares = [unfold(low.square(), j).mean(1) for j in range(low.dim())]
    state["fisher"] = [torch.lerp(new, old, beta2) for new, old in zip(squares, state["fisher"])]
    factors = [f / f.mean() + group["damping"] for f in state["fisher"]]
    root = outer([f.rsqrt() for f in factors])
    factor = polar(root * torch.lerp(low, momentum, beta1), mode)
    for j in [mode, *(j for j in range(low.dim()) if j != mode)]:
        if low.shape[j] > SMALLEST_MODE:
            squares = unfold(factor, j).square().mean(1)
            factor = mode_dot(factor, torch.diag(squares.clamp(min=LEAST_SLICE * squares.mean()).rsqrt()), j)
    direction = root * factor
    direction *= direction.numel() ** 0.5 / direction.norm()
    others = outer([1 / f if j != mode else torch.ones(1).to(f) for j, f in enumerate(factors)])
    residual = others * (gradient - mode_dot(low, basis, mode))
    ratio = low.numel() ** 0.5 / (others * low).norm()
    residual *= min(ratio, (gradient.numel() - low.numel()) ** 0.5 / residual.norm())
    return mode_dot(direction, basis, mode) + residual


def polar(tensor: torch.Tensor, mode: int) -> torch.Tensor:
    """The orthogonal matrix that is nearest to the unfolding, by the iteration of Muon on its singular values."""
    left, values, right = torch.linalg.svd(unfold(tensor, mode), full_matrices=False)
    values = values / values.norm()
    a, b, c = POLAR_COEFFICIENTS
    for _ in range(POLAR_STEPS):
        values = a * values + b * values**3 + c * values**5
    return fold(left * values @ right, mode, tensor.shape)
