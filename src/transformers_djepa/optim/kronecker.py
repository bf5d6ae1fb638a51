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

from .polar import polar
from .precision import BLOCK, dequantize, quantize


RESIDUAL_GROWTH = 1.01  # largest growth of the residual's norm from one step to the next (Fira's limiter)
SMALLEST_SHARE = 0.03  # a gradient's share in its subspace counts as at least this in the scale of the residual

Layout = Iterable[tuple[str, tuple[int, ...], torch.dtype]]  # name, shape and dtype of tensors


class KroneckerState:
    """State of N tensors in low-rank coordinates; `tensors` maps names to `(N, ...)`.

    Args:
        count: N.
        shape: of the tensors, with the compressed mode first.
        rank: of the compressed mode; `None` if it is kept too.
        group: parameter group with the settings.
        dtype: of the state.
    """

    def __init__(self, count: int, shape: tuple[int, ...], rank: int | None, group: dict, dtype: torch.dtype, device):
        self.shape = (shape[0] if rank is None else rank, *shape[1:])  # of a core
        self.size, self.dtype = prod(self.shape), dtype
        layout = [*self.layout(self.shape, group, dtype)]
        if rank is not None:
            layout += [("basis", (shape[0], rank), dtype), ("residual_norm", (), dtype)]
        self.tensors = {name: torch.zeros(count, *size, dtype=kind, device=device) for name, size, kind in layout}
        self["gradient_scale"].fill_(1)

    @classmethod
    def layout(cls, shape: tuple[int, ...], group: dict, dtype: torch.dtype) -> Layout:
        """Return the tensors that the direction needs in a core of `shape`."""
        yield "step", (), torch.int64  # number of gradients
        yield "gradient_scale", (), dtype  # power of two by which the gradients are multiplied
        if group["state_dtype"] == "int8" and dtype != torch.float64:
            blocks = -(-prod(shape) // BLOCK)
            yield "momentum", (blocks, BLOCK), torch.int8
            yield "momentum_scale", (blocks,), dtype
        else:
            yield "momentum", shape, dtype
        if group["fisher"]:
            yield from ((f"fisher_{mode}", (size,), dtype) for mode, size in enumerate(shape))

    def __getitem__(self, key):
        """A tensor of the state by its name, or the state of some of the N tensors by a slice, as views."""
        if isinstance(key, str):
            return self.tensors[key]
        part = copy(self)
        part.tensors = {name: tensor[key] for name, tensor in self.tensors.items()}
        return part

    def write(self, name: str, values: torch.Tensor, where: torch.Tensor) -> None:
        """Set a tensor of the state where `where` `(N,)` is true."""
        self[name].copy_(torch.where(over(where, values), values.to(self[name].dtype), self[name]))

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

    def set_momentum(self, values: torch.Tensor, where: torch.Tensor) -> None:
        if self["momentum"].dtype == torch.int8:
            values, scales = quantize(values)
            self.write("momentum_scale", scales, where)
        self.write("momentum", values, where)

    def turn(self, basis: torch.Tensor, active: torch.Tensor) -> torch.Tensor:
        """Turn the state to a new basis `(N, n, r)`; returns the share of the old subspace in it, `(N,)` in 0..1."""
        rotation = torch.bmm(basis.transpose(1, 2), self.basis)  # (N, r, r)
        turned = torch.bmm(rotation, self.momentum.flatten(2)).view(-1, *self.shape)
        self.set_momentum(turned, active)
        if "fisher_0" in self.tensors:
            self.write("fisher_0", torch.bmm(rotation.square(), self["fisher_0"].unsqueeze(2)).squeeze(2), active)
        self.write("basis", basis, active)
        return torch.where(active, rotation.square().sum((1, 2)) / rotation.shape[1], 1.0)

    def direction(
        self, core: torch.Tensor, norms: torch.Tensor, group: dict, active: torch.Tensor, statistics: dict | None
    ) -> tuple[torch.Tensor, torch.Tensor | None]:
        """Update the state with low-rank gradients and return the step in parts: lift(core) + ratio · gradient.

        Args:
            core: low-rank gradients.
            norms: norms of the gradients, `(N,)`.
            group: settings.
            active: `(N,)` bool.
            statistics: if given, filled with `(N,)` tensors by name.

        Returns:
            core, and ratio, which broadcasts to the gradients, or `None` for zero.
        """
        beta = group["betas"][0]
        momentum = torch.lerp(core, self.momentum, beta)
        self.set_momentum(momentum, active)
        ahead = torch.lerp(core, momentum, beta)  # Nesterov
        factors = self.update_fisher(core, group, active) if group["fisher"] else []
        step = self.steepest(ahead, factors)
        if statistics is not None:
            flat = (each.flatten(1) for each in (core, step))
            statistics["cosine"] = torch.nn.functional.cosine_similarity(*flat, dim=1)
            statistics |= {f"condition_{mode}": f.amax(1) / f.amin(1) for mode, f in enumerate(factors)}
            if factors:
                statistics["fisher_change"] = norms_of(step - self.steepest(ahead, [])) / norms_of(step)
        if self.basis is None:
            return step, None
        kept = [None, *(1 / f for f in factors[1:])]
        weighted = scaled(core, kept)
        ratio = over(self._residual_ratio(norms, core, weighted, step, active), core)
        return torch.addcmul(step, weighted, -ratio), scaled(ratio, kept)

    def update_fisher(self, core: torch.Tensor, group: dict, active: torch.Tensor) -> list[torch.Tensor]:
        """Update the factors and return their diagonals `(N, r_j)`, of mean about one."""
        squares, weight = core.square(), (1 - group["betas"][1]) * active.to(core.dtype).unsqueeze(1)
        found = []
        for mode in range(len(self.shape)):
            others = [other + 1 for other in range(len(self.shape)) if other != mode]
            fisher = self[f"fisher_{mode}"].lerp_(squares.mean(others), weight)
            mean = fisher.mean(1, keepdim=True).clamp(min=torch.finfo(core.dtype).tiny)
            found.append(fisher / mean + group["damping"])
        return found

    def steepest(self, vector: torch.Tensor, factors: list[torch.Tensor]) -> torch.Tensor:
        """Return F^-½ polar(F^-½ `vector`), of root mean square one."""
        roots = [f.rsqrt() for f in factors]
        step = scaled(polar(scaled(vector, roots).flatten(2)).view(vector.shape), roots)
        norm = norms_of(step) / self.size**0.5
        return step.div_(over(norm.clamp(min=torch.finfo(step.dtype).tiny), step))  # zeros stay zero

    def _residual_ratio(self, norms, core, weighted, step, active) -> torch.Tensor:
        """Return φ `(N,)` of lift(step) + φ F⁻¹(g - lift(core)), with limited growth; `weighted` is F⁻¹core."""
        core_norm, weighted_norm, step_norm = norms_of(core), norms_of(weighted), norms_of(step)
        tiny = torch.finfo(core.dtype).tiny
        gain = weighted_norm / core_norm.clamp(min=tiny)  # of F⁻¹; outside the subspace as inside
        smallest = (SMALLEST_SHARE * norms).clamp(min=tiny)
        ratio = torch.where(core_norm > 0, step_norm / (core_norm.maximum(smallest) * gain).clamp(min=tiny), 0.0)
        norm = ratio * gain * (norms.square() - core_norm.square()).clamp(min=0).sqrt()
        last = self["residual_norm"]
        limit = torch.where((last > 0) & (norm > last * RESIDUAL_GROWTH), last * RESIDUAL_GROWTH / norm, 1.0)
        last.copy_(torch.where(active, norm * limit, last))
        return ratio * limit


def over(values: torch.Tensor, stack: torch.Tensor) -> torch.Tensor:
    """Reshape `(N,)` to broadcast over `stack` `(N, ...)`."""
    return values.view(-1, *[1] * (stack.dim() - 1))


def norms_of(stack: torch.Tensor) -> torch.Tensor:
    """Return the norm of each tensor `(N,)` of a stack `(N, n, ...)`, computed from row norms for accuracy."""
    return torch.linalg.vector_norm(torch.linalg.vector_norm(stack.flatten(2), dim=2), dim=1)


def scaled(tensor: torch.Tensor, diagonals: list[torch.Tensor | None]) -> torch.Tensor:
    """Multiply by diagonals `(N, r_j)` along modes j; `None` for the identity."""
    for mode, diagonal in enumerate(diagonals):
        if diagonal is not None:
            shape = [len(diagonal), *[1] * (tensor.dim() - 1)]
            shape[mode + 1] = -1
            tensor = tensor * diagonal.view(shape)
    return tensor
