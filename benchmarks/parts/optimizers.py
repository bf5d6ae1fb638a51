"""Optimizers side by side: how each is built for a model, with the settings that its authors publish.

All of them divide the parameters as `NaturalGradient.param_groups` does: matrices on one side, the rest with AdamW. The
peers take matrices only, so that kernels of a higher order are AdamW's with them.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient


WEIGHT_DECAY = 0.01
GAP = 200  # steps between two projections of GaLore, Fira and APOLLO, their authors' setting
RANK_SHARE = 0.25  # of the smaller side, GaLore's usual choice


class Both:
    """Two optimizers as one, for those that leave a part of the parameters to AdamW."""

    def __init__(self, *optimizers: torch.optim.Optimizer):
        self.optimizers = optimizers

    @property
    def param_groups(self) -> list[dict]:
        return [group for optimizer in self.optimizers for group in optimizer.param_groups]

    @property
    def state(self) -> dict:
        return {key: value for optimizer in self.optimizers for key, value in optimizer.state.items()}

    def step(self) -> None:
        for optimizer in self.optimizers:
            optimizer.step()

    def zero_grad(self) -> None:
        for optimizer in self.optimizers:
            optimizer.zero_grad()


Build = Callable[[nn.Module, float], "torch.optim.Optimizer | Both"]


@dataclass(frozen=True)
class Arm:
    """One optimizer with its settings.

    Attributes:
        build: from a model and a learning rate.
        rate: where the search for a learning rate begins.
        share: of the task's steps that a run has, the schedule shortened with it.
        rate_of: the name of another arm whose learning rate is taken in place of a search.
    """

    build: Build
    rate: float
    share: float = 1.0
    rate_of: str | None = None


def divided(model: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter]]:
    """Matrices, and everything else."""
    groups = NaturalGradient.param_groups(model)
    matrices = [p for group in groups if group["low_rank"] for p in group["params"] if p.dim() == 2]
    taken = {id(p) for p in matrices}
    return matrices, [p for group in groups for p in group["params"] if id(p) not in taken]


def adamw(model: nn.Module, lr: float, **settings) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), lr=lr, weight_decay=WEIGHT_DECAY, **({"fused": True} | settings))


def by_rank(matrices: Iterable[nn.Parameter], rank: int | float) -> list[dict]:
    """Groups of matrices with the rank that a share of their smaller side comes to."""
    groups: dict[int, list[nn.Parameter]] = {}
    for p in matrices:
        groups.setdefault(rank if isinstance(rank, int) else max(1, round(rank * min(p.shape))), []).append(p)
    return [{"params": members, "rank": size} for size, members in groups.items()]


def projected(optimizer_class: type, **settings) -> Callable[..., torch.optim.Optimizer]:
    """GaLore, Fira and APOLLO are used alike."""

    def build(model: nn.Module, lr: float, rank: int | float = RANK_SHARE) -> torch.optim.Optimizer:
        matrices, others = divided(model)
        common = {"update_proj_gap": GAP, "proj_type": "std", **settings}
        groups = [{"params": others}] + [group | common for group in by_rank(matrices, rank)]
        return optimizer_class(groups, lr=lr, weight_decay=WEIGHT_DECAY, no_deprecation_warning=True)

    return build


def galore(model: nn.Module, lr: float, **settings) -> torch.optim.Optimizer:
    from galore_torch import GaLoreAdamW

    return projected(GaLoreAdamW, scale=0.25)(model, lr, **settings)


def fira(model: nn.Module, lr: float, **settings) -> torch.optim.Optimizer:
    from fira import FiraAdamW

    return projected(FiraAdamW, alpha=1.0)(model, lr, **settings)


def apollo(model: nn.Module, lr: float, **settings) -> torch.optim.Optimizer:
    from apollo_torch import APOLLOAdamW

    return projected(APOLLOAdamW, scale=1.0, scale_type="channel", proj="random")(model, lr, **settings)


def soap(model: nn.Module, lr: float) -> Both:
    from pytorch_optimizer import SOAP

    matrices, others = divided(model)
    return Both(SOAP(matrices, lr=lr, weight_decay=WEIGHT_DECAY), *adamw_of(others, lr))


def muon(model: nn.Module, lr: float) -> Both:
    matrices, others = divided(model)
    settings = {"weight_decay": WEIGHT_DECAY, "adjust_lr_fn": "match_rms_adamw"}
    return Both(torch.optim.Muon(matrices, lr=lr, **settings), *adamw_of(others, lr))


def adamw_of(parameters: list[nn.Parameter], lr: float) -> list[torch.optim.Optimizer]:
    """An optimizer for the rest, none where nothing is left."""
    if not parameters:
        return []
    return [torch.optim.AdamW(parameters, lr=lr, weight_decay=WEIGHT_DECAY, fused=True)]


def ours(**settings) -> Build:
    """`NaturalGradient` with its defaults but for `settings`."""

    def build(model: nn.Module, lr: float) -> NaturalGradient:
        return NaturalGradient(NaturalGradient.param_groups(model, weight_decay=WEIGHT_DECAY), lr=lr, **settings)

    return build


def paper(**settings) -> Build:
    """The paper's plain algorithm for matrices and kernels; AdamW at its usual rate for the rest."""

    def build(model: nn.Module, lr: float) -> Both:
        groups = NaturalGradient.param_groups(model)
        low = [p for group in groups if group["low_rank"] for p in group["params"]]
        rest = [p for group in groups if not group["low_rank"] for p in group["params"]]
        return Both(NaturalGradient.paper(low, lr=lr, **settings), *adamw_of(rest, 1e-3))

    return build


def state_bytes(optimizer) -> int:
    """Bytes of all tensors that an optimizer keeps, those inside projectors included."""
    seen: dict[int, int] = {}

    def walk(value) -> None:
        if isinstance(value, torch.Tensor):
            seen[value.data_ptr()] = value.numel() * value.element_size()
        elif isinstance(value, dict):
            for each in value.values():
                walk(each)
        elif isinstance(value, (list, tuple)):
            for each in value:
                walk(each)
        elif hasattr(value, "__dict__"):
            walk(vars(value))

    walk(list(optimizer.state.values()))
    return sum(seen.values())
