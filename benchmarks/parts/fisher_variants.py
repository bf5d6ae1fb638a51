"""Other preconditioners of the core than `NaturalGradient`'s own, for the ablation."""

import torch

from transformers_djepa.optim.kronecker import KroneckerState, norms_of, per_tensor, scale_modes


def with_exponent(exponent: float) -> type[KroneckerState]:
    """F^-`exponent` on both sides of the polar factor; ½ is steepest descent."""

    class WithExponent(KroneckerState):
        def steepest(self, vector, inverses):
            return super().steepest(vector, [each ** (2 * exponent) for each in inverses])

    return WithExponent


def with_factors(chosen: set[int]) -> type[KroneckerState]:
    """Factors of the `chosen` modes alone; 0 is the compressed one."""

    class WithFactors(KroneckerState):
        def update_fisher(self, core, group, active):
            found = super().update_fisher(core, group, active)
            return [each if mode in chosen else torch.ones_like(each) for mode, each in enumerate(found)]

    return WithFactors


class WithoutNormalization(KroneckerState):
    """Slices of the polar factor keep their sizes."""

    def normalize(self, factor):
        return factor


class WithoutResidual(KroneckerState):
    """No step along the gradient outside the subspace."""

    def _residual_ratio(self, inside, whole):
        return torch.zeros_like(inside)


class WithoutPolar(KroneckerState):
    """F⁻¹ M, without the polar factor between the roots."""

    def steepest(self, vector, inverses):
        step = scale_modes(vector, inverses)
        return step / per_tensor(norms_of(step) / self.size**0.5, step)
