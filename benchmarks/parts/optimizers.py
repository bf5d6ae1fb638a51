"""Builders of the compared optimizers, with the settings that their authors publish.

Parameters are split as `NaturalGradient.param_groups` does: matrices take the learning rate, all others take AdamW at
`factor` times that rate. The peers take matrices only: they get kernels as matrices `(out, in * k * k)`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient
from transformers_djepa.optim.kronecker import KroneckerState


WEIGHT_DECAY = 0.01
GAP = 200  # steps between two projections of GaLore, Fira and APOLLO
RANK_SHARE = 0.25  # of the smaller side
FREQUENCY = 10  # steps between two eigendecompositions of KL-Shampoo; SOAP's default


class Combined:
    """Several optimizers as one. Gradients of `kernels` are passed to the matrices that share their memory."""

    def __init__(self, *optimizers: torch.optim.Optimizer, kernels: dict[nn.Parameter, nn.Parameter] | None = None):
        self.optimizers, self.kernels = optimizers, kernels or {}

    @property
    def param_groups(self) -> list[dict]:
        return [group for optimizer in self.optimizers for group in optimizer.param_groups]

    @property
    def state(self) -> dict:
        return {key: value for optimizer in self.optimizers for key, value in optimizer.state.items()}

    def step(self) -> None:
        for matrix, kernel in self.kernels.items():
            matrix.grad = kernel.grad.flatten(1)
        for optimizer in self.optimizers:
            optimizer.step()

    def zero_grad(self) -> None:
        for optimizer in self.optimizers:
            optimizer.zero_grad()
        for kernel in self.kernels.values():
            kernel.grad = None


Build = Callable[..., "torch.optim.Optimizer | Combined"]  # of a model, a learning rate and the factor


@dataclass(frozen=True)
class Arm:
    """One optimizer with its settings.

    Attributes:
        build: makes the optimizer from a model, a learning rate and the factor of AdamW's rate.
        rate, factor: learning rate and factor of AdamW's at which the search starts, if there is one.
        share: share of the task's steps that a run takes; the schedule is shortened with it.
        rates_of: name of another arm whose rates are used instead of a search.
    """

    build: Build
    rate: float | None = None
    factor: float = 4.0
    share: float = 1.0
    rates_of: str | None = None


def split_parameters(model: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter], dict]:
    """Matrices, all other parameters, and the kernels by the matrices that share their memory."""
    groups = NaturalGradient.param_groups(model)
    low_rank = [p for group in groups if group["low_rank"] for p in group["params"]]
    kernels = {nn.Parameter(p.detach().flatten(1)): p for p in low_rank if p.dim() > 2}
    matrices = [p for p in low_rank if p.dim() == 2] + list(kernels)
    return matrices, [p for group in groups if not group["low_rank"] for p in group["params"]], kernels


def adamw(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
    matrices, others, kernels = split_parameters(model)
    return Combined(*_adamw_of(matrices, lr), *_adamw_of(others, factor * lr), kernels=kernels)


def _adamw_of(parameters: list[nn.Parameter], lr: float) -> list[torch.optim.Optimizer]:
    """AdamW for the remaining parameters; empty if there are none."""
    if not parameters:
        return []
    return [torch.optim.AdamW(parameters, lr=lr, weight_decay=WEIGHT_DECAY, fused=True)]


def _projected(
    optimizer_class: type, model: nn.Module, lr: float, factor: float, rank: int | float, **settings
) -> Combined:
    """GaLore, Fira or APOLLO, which share an interface; a fractional rank is a share of the smaller side."""
    matrices, others, kernels = split_parameters(model)
    by_rank: dict[int, list[nn.Parameter]] = {}
    for p in matrices:
        by_rank.setdefault(rank if isinstance(rank, int) else max(1, round(rank * min(p.shape))), []).append(p)
    common = {"update_proj_gap": GAP, "proj_type": "std", **settings}
    groups = [{"params": members, "rank": size} | common for size, members in by_rank.items()]
    optimizer = optimizer_class(groups, lr=lr, weight_decay=WEIGHT_DECAY, no_deprecation_warning=True)
    return Combined(optimizer, *_adamw_of(others, factor * lr), kernels=kernels)


def galore(model: nn.Module, lr: float, factor: float = 1.0, rank: int | float = RANK_SHARE) -> Combined:
    from galore_torch import GaLoreAdamW

    return _projected(GaLoreAdamW, model, lr, factor, rank, scale=0.25)


def fira(model: nn.Module, lr: float, factor: float = 1.0, rank: int | float = RANK_SHARE) -> Combined:
    from fira import FiraAdamW

    return _projected(FiraAdamW, model, lr, factor, rank, alpha=1.0)


def apollo(model: nn.Module, lr: float, factor: float = 1.0, rank: int | float = RANK_SHARE) -> Combined:
    from apollo_torch import APOLLOAdamW

    return _projected(APOLLOAdamW, model, lr, factor, rank, scale=1.0, scale_type="channel", proj="random")


def of_matrices(name: str, **settings) -> Build:
    """An optimizer of pytorch-optimizer for the matrices."""

    def build(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
        import pytorch_optimizer

        matrices, others, kernels = split_parameters(model)
        first = getattr(pytorch_optimizer, name)(matrices, lr=lr, weight_decay=WEIGHT_DECAY, **settings)
        return Combined(first, *_adamw_of(others, factor * lr), kernels=kernels)

    return build


soap = of_matrices("SOAP")
racs = of_matrices("RACS")
# Steps of 2 / (rows + columns) in its authors' scale; the weights themselves are evaluated, not their average, as the
# learning rate falls to its end.
splus = of_matrices("SPlus")


def alice(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
    """Alice with a quarter of the smaller side as rank and, as published, a sixth of it as leading directions."""
    from pytorch_optimizer import Alice

    matrices, others, kernels = split_parameters(model)
    made = []
    for p in matrices:
        rank = max(2, round(RANK_SHARE * min(p.shape)))
        settings = {"rank": rank, "leading_basis": max(1, round(rank * 40 / 256)), "weight_decay": WEIGHT_DECAY}
        made.append(Alice([p], lr=lr, **settings))
    return Combined(*made, *_adamw_of(others, factor * lr), kernels=kernels)


def kl_shampoo(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
    matrices, others, kernels = split_parameters(model)
    return Combined(KLShampoo(matrices, lr), *_adamw_of(others, factor * lr), kernels=kernels)


class KLShampoo(torch.optim.Optimizer):
    """Shampoo whose factors minimize a Kullback-Leibler divergence (arXiv 2509.03378): each whitens for the other.

    S_a ← β2 S_a + (1 - β2) G S_b⁻¹ Gᵀ / n, S_b likewise; the step is S_a^-½ M S_b^-½. Inverses come from
    eigendecompositions every `FREQUENCY` steps.
    """

    def __init__(self, params, lr: float, betas: tuple[float, float] = (0.95, 0.95), eps: float = 1e-8):
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps})

    @torch.no_grad()
    def step(self) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                self._step_one(p, group)

    def _step_one(self, p: nn.Parameter, group: dict) -> None:
        (beta1, beta2), state, grad = group["betas"], self.state[p], p.grad
        if not state:
            state |= {"count": 0, "momentum": torch.zeros_like(p)}
            for side, size in enumerate(p.shape):  # as if gradients before had been white, of the first one's size
                state[f"factor_{side}"] = torch.eye(size) * grad.square().mean().sqrt()
                state[f"values_{side}"] = state[f"factor_{side}"].diagonal().clone()
                state[f"vectors_{side}"] = torch.eye(size)
        state["momentum"].lerp_(grad, 1 - beta1)
        for side, matrix in enumerate((grad, grad.T)):
            values, vectors = state[f"values_{1 - side}"], state[f"vectors_{1 - side}"]
            whitened = matrix @ vectors * (values + group["eps"]).rsqrt()
            state[f"factor_{side}"].lerp_(whitened @ whitened.T / matrix.shape[1], 1 - beta2)
        if state["count"] % FREQUENCY == 0:
            for side in range(2):
                values, state[f"vectors_{side}"] = torch.linalg.eigh(state[f"factor_{side}"])
                state[f"values_{side}"] = values.clamp(min=0)
        state["count"] += 1
        roots = [
            (state[f"vectors_{side}"] * (state[f"values_{side}"] + group["eps"]).rsqrt()) @ state[f"vectors_{side}"].T
            for side in range(2)
        ]
        update = roots[0] @ (state["momentum"] / (1 - beta1 ** state["count"])) @ roots[1]
        p.mul_(1 - group["lr"] * WEIGHT_DECAY).sub_(update, alpha=group["lr"])


def muon(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
    matrices, others, kernels = split_parameters(model)
    _iterate_in_float32(model)
    optimizer = torch.optim.Muon(matrices, lr=lr, weight_decay=WEIGHT_DECAY, adjust_lr_fn="match_rms_adamw")
    return Combined(optimizer, *_adamw_of(others, factor * lr), kernels=kernels)


def normuon(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
    """Muon's direction with rows of equal size on average (arXiv 2510.05491)."""
    from pytorch_optimizer import NorMuon

    matrices, others, kernels = split_parameters(model)
    _iterate_in_float32(model)
    group = {"params": matrices, "lr": lr, "weight_decay": WEIGHT_DECAY, "use_muon": True, "update_scale": "match_rms"}
    return Combined(NorMuon([group]), *_adamw_of(others, factor * lr), kernels=kernels)


def _iterate_in_float32(model: nn.Module) -> None:
    """On CPUs, let Muon and NorMuon compute in float32: bfloat16, which many CPUs emulate, takes far longer."""
    from pytorch_optimizer.optimizer.muon import base
    from pytorch_optimizer.optimizer.utils.matrix import zero_power_via_newton_schulz_5
    from torch.optim import _muon

    if next(model.parameters()).device.type == "cpu":
        iterate = partial(zero_power_via_newton_schulz_5, dtype=torch.float32)
        base.zero_power_via_newton_schulz_5 = iterate
        _muon._zeropower_via_newtonschulz = lambda matrix, weights, steps, eps: iterate(matrix, steps, eps, 1, weights)


def ours(state_class: type[KroneckerState] = KroneckerState, **settings) -> Build:
    """`NaturalGradient` with its defaults, except for `settings` and how the core is preconditioned."""

    class Optimizer(NaturalGradient):
        pass

    Optimizer.state_class = state_class

    def build(model: nn.Module, lr: float, factor: float = 1.0) -> NaturalGradient:
        groups = NaturalGradient.param_groups(model, weight_decay=WEIGHT_DECAY)
        return Optimizer(groups, lr=lr, adamw_lr_factor=factor, **settings)

    return build


def paper(**settings) -> Build:
    """The paper's algorithm for matrices and kernels."""

    def build(model: nn.Module, lr: float, factor: float = 1.0) -> Combined:
        groups = NaturalGradient.param_groups(model)
        low = [p for group in groups if group["low_rank"] for p in group["params"]]
        rest = [p for group in groups if not group["low_rank"] for p in group["params"]]
        return Combined(NaturalGradient.paper(low, lr=lr, **settings), *_adamw_of(rest, factor * lr))

    return build


def state_bytes(optimizer) -> int:
    """Bytes of all tensors in an optimizer's state, including those inside projectors."""
    seen: dict[int, int] = {}

    def walk(value) -> None:
        if isinstance(value, torch.Tensor):
            seen[value.data_ptr()] = value.numel() * value.element_size()
        elif isinstance(value, dict):
            walk(list(value.values()))
        elif isinstance(value, (list, tuple)):
            for each in value:
                walk(each)
        elif hasattr(value, "__dict__"):
            walk(vars(value))

    walk(list(optimizer.state.values()))
    return sum(seen.values())
