"""Which parameters take the low-rank path, decided from the model's modules."""

from collections import defaultdict
from collections.abc import Iterable

import torch
from torch import nn

from .low_rank import is_matrix_like


NORMS = (nn.LayerNorm, nn.GroupNorm, nn.RMSNorm, nn.modules.batchnorm._BatchNorm)


def param_groups(model: nn.Module, weight_decay: float = 0.0, no_decay: Iterable[str] = ("bias",)) -> list[dict]:
    """Parameter groups of `model` for `NaturalGradient`: low-rank ones and ones for AdamW, with and without weight
    decay.

    Matrices and convolution kernels take the low-rank path; embeddings (and what is tied to one), biases, norms and
    whatever is thinner than 9 take AdamW. Frozen parameters are left out; a tied one is listed once.

    Args:
        model: any module.
        weight_decay: of matrices, kernels and embeddings.
        no_decay: ends of parameter names that are not decayed; norms and 1-D tensors never are.
    """
    tables = {id(p) for module in model.modules() if isinstance(module, nn.Embedding) for p in module.parameters()}
    norms = {id(p) for module in model.modules() if isinstance(module, NORMS) for p in module.parameters()}
    groups: dict[tuple[bool, bool], list[nn.Parameter]] = defaultdict(list)
    for name, parameter in model.named_parameters():  # each once, whatever it is tied to
        if parameter.requires_grad:
            low_rank = id(parameter) not in tables and is_matrix_like(parameter.shape)
            decayed = parameter.dim() > 1 and id(parameter) not in norms and not name.endswith(tuple(no_decay))
            groups[low_rank, decayed].append(parameter)
    if not groups:
        raise ValueError("The model has no trainable parameter; set requires_grad where it is to learn.")
    return [
        {"params": parameters, "low_rank": low_rank, "weight_decay": weight_decay if decayed else 0.0}
        for (low_rank, decayed), parameters in sorted(groups.items(), key=lambda item: item[0], reverse=True)
    ]


def takes_low_rank_path(parameter: torch.Tensor, low_rank: bool | None) -> bool:
    """What a group's `low_rank` key means for one tensor; `None` leaves it to the shape rule."""
    return is_matrix_like(parameter.shape) if low_rank is None else low_rank
