"""Settings of a parameter group."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from math import inf
from numbers import Integral, Real
from typing import Any

import torch


HISTORY_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}
TINY = torch.finfo(torch.float32).tiny


def is_number(value: Any, smallest: float = 0, below: float = inf, kind: type = Real) -> bool:
    """Return whether `value` is a number, also in a tensor, of at least `smallest` and below `below`; NaN is not."""
    value = value.item() if isinstance(value, torch.Tensor) and value.numel() == 1 else value
    return isinstance(value, kind) and not isinstance(value, bool) and smallest <= value < below


CHOICES = {
    "sides": ("one", "all"),
    "target": ("nesterov", "momentum", "gradient"),
    "normalizer": ("polar", "adam", "none"),
    "factorization": ("iteration", "tensorly"),
    "history_dtype": tuple(HISTORY_DTYPES),
    "relative_damping": (True, False),
    "centred": (True, False),
    "residual": (True, False),
    "low_rank": (True, False, None),
}
RULES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "rank": (
        "be an integer of at least 1, or a share of the size between 0 and 1",
        lambda value: is_number(value, TINY, 1) or (is_number(value, 1) and value == int(value)),
    ),
    "history": ("be a number of gradients, 0 for no Fisher matrix", lambda value: is_number(value, kind=Integral)),
    "refresh_interval": ("be an integer of at least 1 step", lambda value: is_number(value, 1, kind=Integral)),
    "seed": ("be an integer of at least 0", lambda value: is_number(value, kind=Integral)),
    "betas": (
        "be two numbers in [0, 1), such as (0.9, 0.99)",
        lambda value: isinstance(value, Sequence) and len(value) == 2 and all(is_number(x, 0, 1) for x in value),
    ),
    "lr": ("not be negative, infinite or NaN; pass a number such as 1e-3", is_number),
    "weight_decay": ("not be negative, infinite or NaN; pass a number such as 0.01", is_number),
    "damping": ("be above 0 (at least 1.2e-38) and finite, such as 1.0", lambda value: is_number(value, TINY)),
    "scale": ("be above 0 (at least 1.2e-38) and finite, such as 1.0", lambda value: is_number(value, TINY)),
    "eps": ("be above 0 (at least 1.2e-38) and finite, such as 1e-8", lambda value: is_number(value, TINY)),
}


def check_settings(settings: dict[str, Any]) -> None:
    """Raise `ValueError` for an invalid value."""
    for name, value in settings.items():
        if name in CHOICES and value not in CHOICES[name]:
            raise ValueError(f"{name} must be one of {', '.join(map(str, CHOICES[name]))}, got {value!r}.")
        if name in RULES and not RULES[name][1](value):
            raise ValueError(f"{name} must {RULES[name][0]}, got {value!r}.")


@dataclass(frozen=True)
class LowRankSettings:
    """Settings of the low-rank path. The defaults were chosen with `benchmarks/convergence.py`.

    Args:
        rank: rank of the subspace: an integer, or a share in (0, 1) of each mode's size.
        sides: `"one"` compresses the smaller of the two largest modes, `"all"` every mode (the paper's Tucker form).
        history: number of low-rank gradients in the Fisher matrix (the paper's s); 0 disables the Fisher matrix.
        history_dtype: `"float32"` or `"bfloat16"`, dtype of the stored gradients.
        damping: λ; `relative_damping` multiplies it by the mean squared norm of the gradients in the history.
        centred: subtract the mean of the history, so that the Fisher matrix does not damp the direction of descent.
        target: what is preconditioned: the `"momentum"`, Nesterov's momentum (`"nesterov"`), or the `"gradient"`.
        normalizer: normalizes the preconditioned direction: `"polar"` (the nearest orthogonal matrix), `"adam"` (a
            running second moment), or `"none"`.
        residual: also step along the part of the gradient outside the subspace, with the scale of the part inside
            (Fira, arXiv 2410.01623).
        refresh_interval: steps between two updates of a subspace; they are staggered over the parameters.
        factorization: `"iteration"` (warm-started, fast) or `"tensorly"` (HOOI to convergence, slow, exact).
        scale: factor of every step.
        betas, eps: decay of the momentum and of the second moment, and ε, also of the AdamW path.
        seed: seed of the random directions in the search for a subspace.
    """

    rank: int | float = 0.25
    sides: str = "one"
    history: int = 0
    history_dtype: str = "bfloat16"
    damping: float = 1.0
    relative_damping: bool = True
    centred: bool = True
    target: str = "nesterov"
    normalizer: str = "polar"
    residual: bool = True
    refresh_interval: int = 50
    factorization: str = "iteration"
    scale: float = 1.0
    betas: tuple[float, float] = (0.9, 0.99)
    eps: float = 1e-8
    seed: int = 0

    def __post_init__(self):
        check_settings(vars(self))

    @classmethod
    def named(cls, settings: dict) -> "LowRankSettings":
        """Create settings by name, with defaults for the others; raise `ValueError` for unknown names."""
        known = [field.name for field in fields(cls)]
        unknown = sorted(set(settings) - set(known))
        if unknown:
            raise ValueError(f"{', '.join(unknown)}: no such setting; known settings are {', '.join(known)}.")
        return cls(**settings)

    @classmethod
    def of_group(cls, group: dict) -> "LowRankSettings":
        """Return the settings of a parameter group."""
        return cls(**{field.name: group[field.name] for field in fields(cls)})
