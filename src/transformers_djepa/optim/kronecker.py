"""The natural gradient with a Kronecker-factored Fisher matrix of the core: what `NaturalGradient` computes.

The Fisher matrix of a core with d modes is approximated as F_1 ⊗ ... ⊗ F_d, as in K-FAC and Shampoo. F_j is diagonal:
the mean of squared low-rank gradients along mode j, relative to its own mean, plus the damping λ. `reference.py` has
the whole step in a few lines.

N cores are `(N, r, n2, ..., nd)`: the compressed mode is the first. All methods change the state in place where
`active` `(N,)`: tensors with a zero gradient and steps with non-finite gradients leave it unchanged.
"""

from collections.abc import Iterable
from copy import copy
from math import prod

import torch

from .precision import BLOCK, dequantize, quantize
from .subspace import SMALLEST_MODE


# Quintic Newton-Schulz iteration that takes singular values in (0.01, 1] to about 0.7..1.2 in five steps, as used by
# Muon (Jordan et al. 2024, https://kellerjordan.github.io/posts/muon).
POLAR_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
POLAR_STEPS = 5
LEAST_SLICE = 0.1  # mean square of a slice that is still normalized, relative to the mean of all
SMALLEST_NORM = 1e-18  # of a preconditioned gradient; float32 holds its square


class KroneckerState:
    """State of `count` tensors in low-rank coordinates; `tensors` maps names to `(count, ...)`.

    `full_shape` is that of the tensors, with the compressed mode first; `rank` is `None` if no mode is compressed.
    """

    def __init__(self, count: int, full_shape: tuple[int, ...], rank: int | None, group: dict, dtype, device):
        self.shape = (full_shape[0] if rank is None else rank, *full_shape[1:])  # of a core
        self.full_size, self.size = prod(full_shape), prod(self.shape)  # entries of a tensor and of its core
        layout = [*self.layout(self.shape, group, dtype)]
        if rank is not None:
            layout.append(("basis", (full_shape[0], rank), dtype))
        self.tensors = {name: torch.zeros(count, *size, dtype=kind, device=device) for name, size, kind in layout}
        self["gradient_scale"].fill_(1)

    @classmethod
    def layout(
        cls, shape: tuple[int, ...], group: dict, dtype: torch.dtype
    ) -> Iterable[tuple[str, tuple[int, ...], torch.dtype]]:
        """Return the tensors that the direction needs in a core of `shape`."""
        yield "step", (), torch.int64  # number of gradients
        yield "refreshed", (), torch.int64  # number of applied steps before the last search for a basis
        yield "gradient_scale", (), dtype  # power of two by which the gradients are multiplied
        if group["state_dtype"] == "int8" and dtype != torch.float64:
            blocks = -(-prod(shape) // BLOCK)
            yield "momentum", (blocks, BLOCK), torch.int8
            yield "momentum_scale", (blocks,), dtype
        else:
            yield "momentum", shape, dtype
        if group["fisher"]:
            yield from ((f"fisher_{mode}", (size,), dtype) for mode, size in enumerate(shape))

    def __getitem__(self, name: str) -> torch.Tensor:
        return self.tensors[name]

    def part(self, start: int, stop: int) -> "KroneckerState":
        """Return the state of some of the N tensors, as views."""
        part = copy(self)
        part.tensors = {name: tensor[start:stop] for name, tensor in self.tensors.items()}
        return part

    def set_where(self, active: torch.Tensor, name: str, values: torch.Tensor) -> None:
        """Set a tensor of the state where `active`."""
        old = self[name]
        old.copy_(torch.where(per_tensor(active, old), values.to(old.dtype), old))

    @property
    def basis(self) -> torch.Tensor | None:
        return self.tensors.get("basis")

    @property
    def momentum(self) -> torch.Tensor:
        """Momentum `(N, r, ...)`, a copy if it is quantized."""
        stored = self["momentum"]
        if stored.dtype != torch.int8:
            return stored
        return dequantize(stored, self["momentum_scale"], torch.Size((len(stored), *self.shape)))

    def set_momentum(self, active: torch.Tensor, values: torch.Tensor) -> None:
        if self["momentum"].dtype == torch.int8:
            values, scales = quantize(values)
            self.set_where(active, "momentum_scale", scales)
        self.set_where(active, "momentum", values)

    def rotate(self, basis: torch.Tensor, active: torch.Tensor) -> torch.Tensor:
        """Rotate the state to a new basis `(N, n, r)`; returns the share of the old subspace in it, `(N,)` in 0..1."""
        rotation = torch.bmm(basis.transpose(1, 2), self.basis)  # (N, r, r)
        self.set_momentum(active, torch.bmm(rotation, self.momentum.flatten(2)).view(-1, *self.shape))
        if "fisher_0" in self.tensors:
            rotated = torch.bmm(rotation.square(), self["fisher_0"].unsqueeze(2)).squeeze(2)
            self.set_where(active, "fisher_0", rotated)
        self.set_where(active, "basis", basis)
        return rotation.square().sum((1, 2)) / rotation.shape[1]

    def next_step(
        self, gradients: torch.Tensor, group: dict, active: torch.Tensor, statistics: dict | None
    ) -> torch.Tensor:
        """Update the state with gradients `(N, n, n2, ..., nd)`, which are overwritten, and return the step.

        If given, `statistics` is filled with `(N,)` tensors by name.
        """
        if self.basis is None:
            return self.parts(gradients, gradients, group, active, statistics)[0]
        core = torch.bmm(self.basis.transpose(1, 2), gradients.flatten(2)).view(-1, *self.shape)
        if statistics is not None:
            energy = norms_of(gradients).clamp(min=SMALLEST_NORM)
            statistics["retained_energy"] = (norms_of(core) / energy).square()
        step, residual = self.parts(core, gradients, group, active, statistics)
        residual.view(*residual.shape[:2], -1).baddbmm_(self.basis, step.flatten(2))
        return residual

    def parts(
        self, core: torch.Tensor, gradient: torch.Tensor, group: dict, active: torch.Tensor, statistics: dict | None
    ) -> tuple[torch.Tensor, torch.Tensor | None]:
        """Return A and B of the step lift(A) + B. B overwrites `gradient`; it is `None` without a subspace."""
        beta = group["betas"][0]
        momentum = torch.lerp(core, self.momentum, beta)
        self.set_momentum(active, momentum)
        nesterov = torch.lerp(core, momentum, beta)
        inverses = self.update_fisher(core, group, active) if group["fisher"] else []
        step = self.steepest(nesterov, inverses)
        if statistics is not None:
            statistics["cosine"] = torch.cosine_similarity(core.flatten(1), step.flatten(1), dim=1)
            statistics |= {f"condition_{mode}": 1 / inverse.amin(1) for mode, inverse in enumerate(inverses)}
            if inverses:
                statistics["fisher_change"] = norms_of(step - self.steepest(nesterov, [])) / norms_of(step)
        if self.basis is None:
            return step, None
        kept = [None, *inverses[1:]]
        inside, whole = scale_modes(core, kept), scale_modes(gradient, kept, in_place=True)
        ratio = per_tensor(self._residual_ratio(norms_of(inside), norms_of(whole)), core)
        return torch.addcmul(step, inside, -ratio), whole.mul_(ratio)

    def update_fisher(self, core: torch.Tensor, group: dict, active: torch.Tensor) -> list[torch.Tensor]:
        """Update the factors and return the diagonals `(N, r_j)` of their inverses, divided by their largest entry."""
        squares, weight = core.square(), (1 - group["betas"][1]) * active.to(core.dtype).unsqueeze(1)
        found = []
        for mode in range(len(self.shape)):
            fisher = self[f"fisher_{mode}"].lerp_(mean_along(squares, mode), weight)
            mean = fisher.mean(1, keepdim=True).clamp(min=torch.finfo(core.dtype).tiny)
            damped = fisher / mean + group["damping"]
            found.append(damped.amin(1, keepdim=True) / damped)
        return found

    def steepest(self, vector: torch.Tensor, inverses: list[torch.Tensor]) -> torch.Tensor:
        """Return F^-½ normalize(polar(F^-½ `vector`)), of root mean square one."""
        roots = [inverse.sqrt() for inverse in inverses]
        factor = polar(with_largest_one(scale_modes(vector, roots)).flatten(2)).view(vector.shape)
        step = with_largest_one(scale_modes(self.normalize(factor), roots))
        return step.div_(per_tensor(norms_of(step).clamp(min=1) / self.size**0.5, step))  # zeros stay zero

    def normalize(self, factor: torch.Tensor) -> torch.Tensor:
        """Return the polar factor with slices of equal size along each mode, but small ones: rows, then columns.

        As in NorMuon (arXiv 2510.05491), but for all modes and without a state. Slices far below the mean grow in
        proportion only: where the momentum has a lower rank than the subspace, they are rounding errors.
        """
        for mode, size in enumerate(self.shape):
            if size > SMALLEST_MODE:
                squares = mean_along(factor.square(), mode, keepdim=True)
                squares = torch.maximum(squares, LEAST_SLICE * squares.mean(mode + 1, keepdim=True))
                factor = factor * squares.clamp(min=torch.finfo(factor.dtype).tiny).rsqrt()
        return factor

    def _residual_ratio(self, inside: torch.Tensor, whole: torch.Tensor) -> torch.Tensor:
        """Return φ `(N,)` of the step lift(step) + φ (F_o⁻¹ g - lift(F_o⁻¹ core)).

        The residual is scaled like the step in the subspace, but the whole step has at most a root mean square of one:
        as for a gradient that has as much energy in every direction. `inside` is ‖F_o⁻¹ core‖, `whole` is ‖F_o⁻¹ g‖.
        """
        outside = (whole.square() - inside.square()).clamp(min=0).sqrt()
        scaled = self.size**0.5 / inside.clamp(min=SMALLEST_NORM)
        return torch.minimum(scaled, (self.full_size - self.size) ** 0.5 / outside.clamp(min=SMALLEST_NORM))


def per_tensor(values: torch.Tensor, stack: torch.Tensor) -> torch.Tensor:
    """Reshape `(N,)` to broadcast over `stack` `(N, ...)`."""
    return values.view(-1, *[1] * (stack.dim() - 1))


def mean_along(stack: torch.Tensor, mode: int, keepdim: bool = False) -> torch.Tensor:
    """Return the mean of each slice of a stack `(N, r, n2, ..., nd)` along a mode, `(N, r_mode)`."""
    return stack.mean([axis for axis in range(1, stack.dim()) if axis != mode + 1], keepdim=keepdim)


def norms_of(stack: torch.Tensor) -> torch.Tensor:
    """Return the norm of each tensor `(N,)` of a stack `(N, n, ...)`, computed from row norms for accuracy."""
    rows = stack.flatten(2)
    rows = rows.transpose(1, 2) if rows.stride(1) == 1 else rows  # along memory
    return torch.linalg.vector_norm(torch.linalg.vector_norm(rows, dim=2), dim=1)


def with_largest_one(stack: torch.Tensor) -> torch.Tensor:
    """Divide each tensor of a stack by its largest absolute entry; zeros stay zero."""
    largest = stack.flatten(1).abs().amax(1)
    return stack / per_tensor(largest.clamp(min=torch.finfo(stack.dtype).tiny), stack)


def scale_modes(tensor: torch.Tensor, diagonals: list[torch.Tensor | None], in_place: bool = False) -> torch.Tensor:
    """Multiply by diagonals `(N, r_j)` along modes j; `None` for the identity."""
    for mode, diagonal in enumerate(diagonals):
        if diagonal is not None:
            shape = [len(diagonal), *[1] * (tensor.dim() - 1)]
            shape[mode + 1] = -1
            tensor = tensor.mul_(diagonal.view(shape)) if in_place else tensor * diagonal.view(shape)
    return tensor


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
