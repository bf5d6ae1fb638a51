"""The natural gradient with a Kronecker-factored Fisher matrix of the core: what `NaturalGradient` computes.

The Fisher matrix of a core with d modes is approximated as F_1 ⊗ ... ⊗ F_d, as in K-FAC and Shampoo. F_j is diagonal:
the mean of squared low-rank gradients along mode j, relative to its own mean, plus the damping λ. `reference.py` has
the whole step in a few lines.
"""

import torch

from .core_state import CoreState, Layout, norms_of
from .polar import polar
from .precision import BLOCK, dequantize, quantize
from .subspace import Factors, lift, rotate


RESIDUAL_GROWTH = 1.01  # largest growth of the residual's norm from one step to the next (Fira's limiter)
SMALLEST_SHARE = 0.03  # a gradient's share in its subspace counts as at least this in the scale of the residual


class KroneckerState(CoreState):
    """Momentum and Fisher factors of N tensors, one mode of which is compressed."""

    sides, scales_gradients = "one", True

    def layout(self, group: dict) -> Layout:
        if group["state_dtype"] == "int8" and self.dtype != torch.float64:
            blocks = -(-self.core_size // BLOCK)
            yield "momentum", (blocks, BLOCK), torch.int8
            yield "momentum_scale", (blocks,), self.dtype
        else:
            yield "momentum", self.core_shape, self.dtype
        if group["fisher"]:
            yield from ((f"fisher_{mode}", (size,), self.dtype) for mode, size in enumerate(self.core_shape))
        if self.is_compressed:
            yield "residual_norm", (), self.dtype

    @property
    def core_size(self) -> int:
        return torch.Size(self.core_shape).numel()

    @property
    def side(self) -> int:
        """The mode along which cores are unfolded: the compressed one."""
        return next((mode for mode, rank in enumerate(self.ranks) if rank is not None), 0)

    @property
    def momentum(self) -> torch.Tensor:
        """Momentum `(N, r1, ..., rd)`, a copy if it is quantized."""
        stored = self["momentum"]
        if stored.dtype != torch.int8:
            return stored
        return dequantize(stored, self["momentum_scale"], torch.Size((len(stored), *self.core_shape)))

    def set_momentum(self, values: torch.Tensor, where: torch.Tensor) -> None:
        if self["momentum"].dtype == torch.int8:
            steps, scales = quantize(values)
            self.write("momentum", steps, where)
            self.write("momentum_scale", scales, where)
        else:
            self.write("momentum", values, where)

    def ahead(self, gradient: torch.Tensor, group: dict) -> torch.Tensor:
        return torch.lerp(gradient, lift(self.momentum, self.factors), group["betas"][0])

    def rotate(self, rotations: Factors, rotated: torch.Tensor) -> None:
        self.set_momentum(rotate(self.momentum, rotations), rotated)
        for mode, rotation in enumerate(rotations):
            if rotation is not None and f"fisher_{mode}" in self.tensors:
                fisher = torch.bmm(rotation.square(), self[f"fisher_{mode}"].unsqueeze(2)).squeeze(2)
                self.write(f"fisher_{mode}", fisher, rotated)

    def direction(self, core, norms, group, active, statistics):
        beta = group["betas"][0]
        momentum = torch.lerp(core, self.momentum, beta)
        self.set_momentum(momentum, active)
        ahead = torch.lerp(core, momentum, beta)  # Nesterov
        factors = self._update_fisher(core, group, active) if group["fisher"] else []
        step = self._steepest(ahead, factors)
        if statistics is not None:
            flat = (each.flatten(1) for each in (core, step))
            statistics["cosine"] = torch.nn.functional.cosine_similarity(*flat, dim=1)
            statistics |= {f"condition_{mode}": f.amax(1) / f.amin(1) for mode, f in enumerate(factors)}
            if factors:
                change = step - self._steepest(ahead, [])
                statistics["fisher_change"] = norms_of(change) / norms_of(step)
        if not self.is_compressed:
            return step, None
        kept = [1 / f if self.ranks[mode] is None else None for mode, f in enumerate(factors)]
        weighted = _scaled(core, kept)
        ratio = self.broadcast(self._residual_ratio(norms, core, weighted, step, active))
        step = torch.addcmul(step, weighted, -ratio)
        return step, _scaled(ratio, kept)

    def _update_fisher(self, core: torch.Tensor, group: dict, active: torch.Tensor) -> list[torch.Tensor]:
        """Update the factors and return their diagonals `(N, r_j)`, of mean about one."""
        squares, weight = core.square(), (1 - group["betas"][1]) * active.to(core.dtype).unsqueeze(1)
        found = []
        for mode in range(len(self.core_shape)):
            others = [other + 1 for other in range(len(self.core_shape)) if other != mode]
            fisher = self[f"fisher_{mode}"].lerp_(squares.mean(others), weight)
            mean = fisher.mean(1, keepdim=True).clamp(min=torch.finfo(core.dtype).tiny)
            found.append(fisher / mean + group["damping"])
        return found

    def _steepest(self, vector: torch.Tensor, factors: list[torch.Tensor]) -> torch.Tensor:
        """Return F^-½ polar(F^-½ `vector`), of root mean square one."""
        roots = [f.rsqrt() for f in factors]
        step = _scaled(polar(_scaled(vector, roots), self.side), roots)
        norm = norms_of(step) / self.core_size**0.5
        return step.div_(self.broadcast(norm.clamp(min=torch.finfo(step.dtype).tiny)))  # zeros stay zero

    def _residual_ratio(self, norms, core, weighted, step, active) -> torch.Tensor:
        """Return φ `(N,)` of the step lift(step) + φ F⁻¹(g - lift(core)), with limited growth; `weighted` is F⁻¹core."""
        energy = norms.square()
        core_norm, weighted_norm, step_norm = norms_of(core), norms_of(weighted), norms_of(step)
        tiny = torch.finfo(core.dtype).tiny
        gain = weighted_norm / core_norm.clamp(min=tiny)  # of F⁻¹; outside the subspace as inside
        smallest = (SMALLEST_SHARE * energy.sqrt()).clamp(min=tiny)
        ratio = torch.where(core_norm > 0, step_norm / (core_norm.maximum(smallest) * gain).clamp(min=tiny), 0.0)
        norm = ratio * gain * (energy - core_norm.square()).clamp(min=0).sqrt()
        last = self["residual_norm"]
        limit = torch.where((last > 0) & (norm > last * RESIDUAL_GROWTH), last * RESIDUAL_GROWTH / norm, 1.0)
        last.copy_(torch.where(active, norm * limit, last))
        return ratio * limit


def _scaled(tensor: torch.Tensor, diagonals: list[torch.Tensor | None]) -> torch.Tensor:
    """Multiply by diagonals `(N, r_j)` along modes j; `None` for the identity."""
    for mode, diagonal in enumerate(diagonals):
        if diagonal is not None:
            shape = [len(diagonal), *[1] * (tensor.dim() - 1)]
            shape[mode + 1] = -1
            tensor = tensor * diagonal.view(shape)
    return tensor
