"""Other preconditioners of the core than `NaturalGradient`'s own, for the ablation."""

from collections.abc import Callable

import torch

from transformers_djepa.optim.kronecker import KroneckerState, norms_of, per_tensor, scale_modes
from transformers_djepa.optim.polar import polar
from transformers_djepa.optim.precision import dequantize, quantize


HISTORY_DECAY = 0.9  # weight of a low-rank gradient, relative to that of the next one


def with_exponent(exponent: float) -> type[KroneckerState]:
    """F^-`exponent` on both sides of the polar factor; ½ is steepest descent."""

    class WithExponent(KroneckerState):
        def steepest(self, vector, inverses):
            return super().steepest(vector, [each ** (2 * exponent) for each in inverses])

    return WithExponent


def with_factors(chosen: Callable[[int, int], bool]) -> type[KroneckerState]:
    """Factors of the `chosen` modes alone, given the mode (0 is the compressed one) and its size."""

    class WithFactors(KroneckerState):
        def update_fisher(self, core, group, active):
            found = super().update_fisher(core, group, active)
            return [
                each if chosen(mode, size) else torch.ones_like(each)
                for (mode, size), each in zip(enumerate(self.shape), found)
            ]

    return WithFactors


class WithoutResidual(KroneckerState):
    """No step along the gradient outside the subspace."""

    def _residual_ratio(self, inside, whole):
        return torch.zeros_like(inside)


class WithoutPolar(KroneckerState):
    """F⁻¹ M, without the polar factor between the roots."""

    def steepest(self, vector, inverses):
        step = scale_modes(vector, inverses)
        return step / per_tensor(norms_of(step) / self.size**0.5, step)


class FullFactor(KroneckerState):
    """The factor of the compressed mode is a full matrix `(r, r)`, with its Cholesky factor as the root."""

    @classmethod
    def layout(cls, shape, group, dtype):
        yield from super().layout(shape, group, dtype)
        yield "fisher_full", (shape[0], shape[0]), dtype

    def rotate(self, basis, active):
        rotation = torch.bmm(basis.transpose(1, 2), self.basis)
        self.set_where(active, "fisher_full", rotation @ self["fisher_full"] @ rotation.transpose(1, 2))
        return super().rotate(basis, active)

    def update_fisher(self, core, group, active):
        matrix = core.flatten(2)
        weight = (1 - group["betas"][1]) * per_tensor(active.to(core.dtype), matrix)
        self["fisher_full"].lerp_(matrix @ matrix.transpose(1, 2) / matrix.shape[2], weight)
        mean = self["fisher_full"].diagonal(dim1=1, dim2=2).mean(1)
        relative = self["fisher_full"] / per_tensor(mean.clamp(min=torch.finfo(core.dtype).tiny), matrix)
        relative.diagonal(dim1=1, dim2=2).add_(group["damping"])
        self.root = torch.linalg.cholesky_ex(relative)[0]
        first, *others = super().update_fisher(core, group, active)
        return [torch.ones_like(first), *others]

    def steepest(self, vector, inverses):
        roots = [each.sqrt() for each in inverses]
        inner = torch.linalg.solve_triangular(self.root, scale_modes(vector, roots).flatten(2), upper=False)
        outer = torch.linalg.solve_triangular(self.root.transpose(1, 2), polar(inner), upper=True)
        step = scale_modes(outer.view(vector.shape), roots)
        return step / per_tensor(norms_of(step) / self.size**0.5, step)


def with_history(slots: int) -> type[KroneckerState]:
    """The last `slots` low-rank gradients, in int8, replace momentum and averages: both are computed from them."""

    class WithHistory(KroneckerState):
        @classmethod
        def layout(cls, shape, group, dtype):
            for name, size, kind in super().layout(shape, group | {"state_dtype": "int8"}, dtype):
                yield name, (slots, *size) if name.startswith("momentum") else size, kind

        @property
        def newest(self):
            return (self["step"] - 1).clamp(min=0) % slots

        @property
        def history(self):  # (N, slots, r, ...)
            stored, scales = (self[name].flatten(0, 1) for name in ("momentum", "momentum_scale"))
            return dequantize(stored, scales, torch.Size((len(stored), *self.shape))).unflatten(0, (-1, slots))

        @property
        def momentum(self):
            age = (self.newest.unsqueeze(1) - torch.arange(slots, device=self["step"].device)) % slots
            weights = HISTORY_DECAY**age * (age < self["step"].unsqueeze(1))  # (N, slots)
            weights = weights / weights.sum(1, keepdim=True).clamp(min=1e-9)
            return torch.einsum("ns,ns...->n...", weights.float(), self.history)

        def set_momentum(self, active, values):
            pass  # it is computed from the history

        def store(self, chosen, values, scales):
            """Set the `chosen` slots `(N, slots)`."""
            for name, new in (("momentum", values), ("momentum_scale", scales)):
                where = chosen.view(*chosen.shape, *[1] * (new.dim() - 2))
                self[name].copy_(torch.where(where, new, self[name]))

        def rotate(self, basis, active):
            rotation = torch.bmm(basis.transpose(1, 2), self.basis)
            rotated = torch.einsum("nij,nsj...->nsi...", rotation, self.history)
            stored = (each.unflatten(0, (-1, slots)) for each in quantize(rotated.flatten(0, 1)))
            self.store(active.unsqueeze(1).expand(-1, slots), *stored)
            return super().rotate(basis, active)

        def parts(self, core, gradient, group, active, statistics):
            chosen = torch.nn.functional.one_hot(self.newest, slots).bool() & active.unsqueeze(1)
            self.store(chosen, *(each.unsqueeze(1) for each in quantize(core)))
            return super().parts(core, gradient, group | {"betas": (1.0, 0.0)}, active, statistics)

        def update_fisher(self, core, group, active):
            count = self["step"].clamp(1, slots).to(core.dtype)
            squares = self.history.square().sum(1) / per_tensor(count, core)
            return super().update_fisher(squares.sqrt(), group, active)

    return WithHistory
