"""Allowed values of the settings of a parameter group."""

from collections.abc import Callable, Sequence
from math import inf
from numbers import Integral, Real
from typing import Any

import torch


TINY = torch.finfo(torch.float32).tiny


def is_number(value: Any, smallest: float = 0, below: float = inf, kind: type = Real) -> bool:
    """Return whether `value` is a number, also in a tensor, of at least `smallest` and below `below`; NaN is not."""
    value = value.item() if isinstance(value, torch.Tensor) and value.numel() == 1 else value
    return isinstance(value, kind) and not isinstance(value, bool) and smallest <= value < below


def _one_of(*allowed) -> tuple[str, Callable[[Any], bool]]:
    return f"be one of {', '.join(map(str, allowed))}", lambda value: value in allowed


_POSITIVE = ("be above 0 (at least 1.2e-38) and finite, such as 1e-3", lambda value: is_number(value, TINY))
RULES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "lr": ("not be negative, infinite or NaN; pass a number such as 1e-3", is_number),
    "weight_decay": ("not be negative, infinite or NaN; pass a number such as 0.01", is_number),
    "betas": (
        "be two numbers in [0, 1), such as (0.9, 0.99)",
        lambda value: isinstance(value, Sequence) and len(value) == 2 and all(is_number(x, 0, 1) for x in value),
    ),
    "eps": _POSITIVE,
    "damping": _POSITIVE,
    "rank": (
        "be an integer of at least 1, or a share of the size between 0 and 1",
        lambda value: is_number(value, TINY, 1) or (is_number(value, 1) and value == int(value)),
    ),
    "history": ("be an integer of at least 1 gradient", lambda value: is_number(value, 1, kind=Integral)),
    "refresh_interval": ("be an integer of at least 1 step", lambda value: is_number(value, 1, kind=Integral)),
    "seed": ("be an integer of at least 0", lambda value: is_number(value, kind=Integral)),
    "fisher": _one_of(True, False),
    "state_dtype": _one_of("float32", "int8"),
    "low_rank": _one_of(True, False, None),
    "maximize": _one_of(True, False),
}


def check_settings(settings: dict[str, Any]) -> None:
    """Raise `ValueError` for an invalid value."""
    for name, value in settings.items():
        if name in RULES and not RULES[name][1](value):
            raise ValueError(f"{name} must {RULES[name][0]}, got {value!r}.")
