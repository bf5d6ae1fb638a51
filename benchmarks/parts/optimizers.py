"""Builders of the compared optimizers, with the settings that their authors publish.

Parameters are split as `NaturalGradient.param_groups` does. The peers take matrices only: they get kernels as matrices
`(out, in * k * k)`.
"""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient
from transformers_djepa.optim.kronecker import KroneckerState


WEIGHT_DECAY = 0.01
GAP = 200  # steps between two projections of GaLore, Fira and APOLLO
RANK_SHARE = 0.25  # of the smaller side


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


Build = Callable[[nn.Module, float], "torch.optim.Optimizer | Combined"]


@dataclass(frozen=True)
class Arm:
    """One optimizer with its settings.

    Attributes:
        build: makes the optimizer from a model and a learning rate.
        rate: learning rate at which the search starts.
        share: share of the task's steps that a run takes; the schedule is shortened with it.
        rate_of: name of another arm whose learning rate is used instead of a search.
    """

    build: Build
    rate: float
    share: float = 1.0
    rate_of: str | None = None


def split_parameters(model: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter], dict]:
    """Matrices, all other parameters, and the kernels by the matrices that share their memory."""
    groups = NaturalGradient.param_groups(model)
    low_rank = [p for group in groups if group["low_rank"] for p in group["params"]]
    kernels = {nn.Parameter(p.detach().flatten(1)): p for p in low_rank if p.dim() > 2}
    matrices = [p for p in low_rank if p.dim() == 2] + list(kernels)
    return matrices, [p for group in groups if not group["low_rank"] for p in group["params"]], kernels


def adamw(model: nn.Module, lr: float) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), lr=lr, weight_decay=WEIGHT_DECAY, fused=True)


def _adamw_of(parameters: list[nn.Parameter], lr: float) -> list[torch.optim.Optimizer]:
    """AdamW for the remaining parameters; empty if there are none."""
    if not parameters:
        return []
    return [torch.optim.AdamW(parameters, lr=lr, weight_decay=WEIGHT_DECAY, fused=True)]


def _projected(optimizer_class: type, model: nn.Module, lr: float, rank: int | float, **settings):
    """GaLore, Fira or APOLLO, which share an interface; a fractional rank is a share of the smaller side."""
    matrices, others, kernels = split_parameters(model)
    by_rank: dict[int, list[nn.Parameter]] = {}
    for p in matrices:
        by_rank.setdefault(rank if isinstance(rank, int) else max(1, round(rank * min(p.shape))), []).append(p)
    common = {"update_proj_gap": GAP, "proj_type": "std", **settings}
    groups = [{"params": others}, *({"params": members, "rank": size} | common for size, members in by_rank.items())]
    optimizer = optimizer_class(groups, lr=lr, weight_decay=WEIGHT_DECAY, no_deprecation_warning=True)
    return Combined(optimizer, kernels=kernels)


def galore(model: nn.Module, lr: float, rank: int | float = RANK_SHARE) -> Combined:
    from galore_torch import GaLoreAdamW

    return _projected(GaLoreAdamW, model, lr, rank, scale=0.25)


def fira(model: nn.Module, lr: float, rank: int | float = RANK_SHARE) -> Combined:
    from fira import FiraAdamW

    return _projected(FiraAdamW, model, lr, rank, alpha=1.0)


def apollo(model: nn.Module, lr: float, rank: int | float = RANK_SHARE) -> Combined:
    from apollo_torch import APOLLOAdamW

    return _projected(APOLLOAdamW, model, lr, rank, scale=1.0, scale_type="channel", proj="random")


def soap(model: nn.Module, lr: float) -> Combined:
    from pytorch_optimizer import SOAP

    matrices, others, kernels = split_parameters(model)
    return Combined(SOAP(matrices, lr=lr, weight_decay=WEIGHT_DECAY), *_adamw_of(others, lr), kernels=kernels)


def muon(model: nn.Module, lr: float) -> Combined:
    matrices, others, kernels = split_parameters(model)
    settings = {"weight_decay": WEIGHT_DECAY, "adjust_lr_fn": "match_rms_adamw"}
    return Combined(torch.optim.Muon(matrices, lr=lr, **settings), *_adamw_of(others, lr), kernels=kernels)


def ours(state_class: type[KroneckerState] = KroneckerState, **settings) -> Build:
    """`NaturalGradient` with its defaults, except for `settings` and how the core is preconditioned."""

    class Optimizer(NaturalGradient):
        pass

    Optimizer.state_class = state_class

    def build(model: nn.Module, lr: float) -> NaturalGradient:
        return Optimizer(NaturalGradient.param_groups(model, weight_decay=WEIGHT_DECAY), lr=lr, **settings)

    return build


def paper(**settings) -> Build:
    """The paper's algorithm for matrices and kernels, AdamW at a rate of 1e-3 for the rest."""

    def build(model: nn.Module, lr: float) -> Combined:
        groups = NaturalGradient.param_groups(model)
        low = [p for group in groups if group["low_rank"] for p in group["params"]]
        rest = [p for group in groups if not group["low_rank"] for p in group["params"]]
        return Combined(NaturalGradient.paper(low, lr=lr, **settings), *_adamw_of(rest, 1e-3))

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
