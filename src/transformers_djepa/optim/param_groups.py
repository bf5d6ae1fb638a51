"""Parameter groups: the values that their settings can have, and how a model is split into them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import inf
from numbers import Integral, Real
from typing import Any

import torch
from torch import nn

from .subspace import is_matrix_like


FLAT_SHARD = 2**20  # entries; if all parameters are vectors and one is longer, they are flattened shards
TABLES = (nn.Embedding, nn.EmbeddingBag)
NORMS = (nn.LayerNorm, nn.GroupNorm, nn.RMSNorm, nn.modules.batchnorm._BatchNorm)


def is_number(value: Any, smallest: float = 0, below: float = inf, kind: type = Real) -> bool:
    """Return whether `value` is a number, also in a tensor, of at least `smallest` and below `below`; NaN is not."""
    value = value.item() if isinstance(value, torch.Tensor) and value.numel() == 1 else value
    return isinstance(value, kind) and not isinstance(value, bool) and smallest <= value < below


def _one_of(*allowed) -> tuple[str, Callable[[Any], bool]]:
    return f"be one of {', '.join(map(str, allowed))}", lambda value: value in allowed


_NOT_NEGATIVE = ("not be negative, infinite or NaN; pass a number such as 0.01", is_number)
_POSITIVE = ("be above 0 (at least 1.2e-38) and finite, such as 1e-3", lambda value: is_number(value, 1.2e-38))
_COUNT = ("be an integer of at least 1", lambda value: is_number(value, 1, kind=Integral))
RULES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    **dict.fromkeys(("lr", "weight_decay", "adamw_lr_factor"), _NOT_NEGATIVE),
    **dict.fromkeys(("eps", "damping"), _POSITIVE),
    **dict.fromkeys(("history", "refresh_interval"), _COUNT),
    "betas": (
        "be two numbers in [0, 1), such as (0.9, 0.99)",
        lambda value: isinstance(value, Sequence) and len(value) == 2 and all(is_number(x, 0, 1) for x in value),
    ),
    "rank": (
        "be an integer of at least 1, or a share of the size in (0, 1], such as 0.25",
        lambda value: is_number(value, 1, kind=Integral) or (isinstance(value, float) and 0 < value <= 1),
    ),
    "seed": ("be an integer of at least 0", lambda value: is_number(value, kind=Integral)),
    "fisher": _one_of(True, False),
    "state_dtype": _one_of("float32", "int8"),
    "low_rank": _one_of(True, False, None),
}


def check_settings(settings: dict[str, Any]) -> None:
    """Raise `ValueError` for an invalid value."""
    for name, value in settings.items():
        if name in RULES and not RULES[name][1](value):
            raise ValueError(f"{name} must {RULES[name][0]}, got {value!r}.")


def param_groups(model: nn.Module, weight_decay: float = 0.0) -> list[dict]:
    """Return parameter groups of `model` for `NaturalGradient`.

    Matrices and convolution kernels take the low-rank path (`is_matrix_like`); embeddings and weights tied to them,
    biases, norms and small or very long matrices take AdamW. Frozen parameters are left out; tied ones listed once.

    Args:
        model: any module.
        weight_decay: weight decay of matrices, kernels and embeddings; biases, norms and 1-D tensors have none.
    """
    tables = {id(p) for module in model.modules() if isinstance(module, TABLES) for p in module.parameters()}
    norms = {id(p) for module in model.modules() if isinstance(module, NORMS) for p in module.parameters()}
    groups: dict[tuple[bool, bool], list[nn.Parameter]] = defaultdict(list)
    for name, parameter in model.named_parameters():  # tied parameters once
        if parameter.requires_grad:
            decayed = parameter.dim() > 1 and id(parameter) not in norms and not name.endswith("bias")
            low_rank = decayed and id(parameter) not in tables and is_matrix_like(parameter.shape)
            groups[low_rank, decayed].append(parameter)
    if not groups:
        raise ValueError("The model has no trainable parameter; call requires_grad_(True) on what to train.")
    refuse_flattened_shards(parameter for parameters in groups.values() for parameter in parameters)
    return [
        {"params": parameters, "low_rank": low_rank, "weight_decay": weight_decay if decayed else 0.0}
        for (low_rank, decayed), parameters in sorted(groups.items(), key=lambda item: item[0], reverse=True)
    ]


def refuse_flattened_shards(parameters: Iterable[torch.Tensor]) -> None:
    shapes = {tuple(p.shape) for p in parameters}
    if all(len(shape) == 1 for shape in shapes) and any(shape[0] > FLAT_SHARD for shape in shapes):
        raise ValueError(
            f"All parameters are vectors, of shapes {sorted(shapes)[-5:]}. DeepSpeed ZeRO and FSDP1 pass flattened "
            "shards to the optimizer: use DDP or FSDP2 (fully_shard), which keep the shapes, or another optimizer "
            "(--optim adamw_torch_fused). To train such vectors with AdamW here, give their group low_rank=False."
        )
