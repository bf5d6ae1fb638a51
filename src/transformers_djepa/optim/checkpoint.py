"""Checks of a checkpoint before it is loaded, and its restoration bit for bit."""

from typing import Any

import torch

from .param_groups import RULES, check_settings
from .tensors import local_tensor


LAYOUT_VERSION = 2  # of the state; saved with every group
LAYOUT_SETTINGS = ("low_rank", "rank", "fisher", "state_dtype")  # settings that determine the layout


class Held:
    """Tensors of one parameter's state, which `Optimizer.load_state_dict` passes on without casting them."""

    def __init__(self, tensors: dict[str, torch.Tensor]):
        self.tensors = tensors


def tensors_of(state: dict[str, torch.Tensor] | Held) -> dict[str, torch.Tensor]:
    return state.tensors if isinstance(state, Held) else state


def check_and_hold(optimizer: torch.optim.Optimizer, state_dict: dict[str, Any]) -> dict[str, Any]:
    """The last hook before a checkpoint is loaded."""
    if missing := [name for name in ("state", "param_groups") if name not in state_dict]:
        raise ValueError(f"The checkpoint lacks {' and '.join(missing)}; pass what state_dict() returned.")
    for index, (saved, own) in enumerate(zip(state_dict["param_groups"], optimizer.param_groups)):
        name = f"The checkpoint's parameter group {index}"
        if missing := [key for key in own if (key in RULES or key in ("params", "clock")) and key not in saved]:
            raise ValueError(f"{name} lacks {', '.join(missing)}; load one of NaturalGradient.")
        check_settings(saved)
        for key in ("layout", *LAYOUT_SETTINGS):
            if saved.get(key) != own.get(key):
                raise ValueError(
                    f"{name} has {key}={saved.get(key)!r}, this optimizer has {key}={own.get(key)!r}; create the "
                    "optimizer with the checkpoint's setting, or start with fresh state."
                )
    return state_dict | {"state": {name: Held(tensors) for name, tensors in state_dict["state"].items()}}


def restore(own: dict[str, torch.Tensor], saved: dict[str, torch.Tensor]) -> None:
    """Copy the saved state of a parameter into the allocated one."""
    found, expected = (
        {name: (tuple(getattr(value, "shape", ())), getattr(value, "dtype", None)) for name, value in state.items()}
        for state in (saved, own)
    )
    if found != expected:
        raise ValueError(
            f"The checkpoint's state of a parameter is {found}, this optimizer's is {expected}; create the optimizer "
            "with the checkpoint's settings."
        )
    for name, value in saved.items():
        local_tensor(own[name]).copy_(local_tensor(value))
