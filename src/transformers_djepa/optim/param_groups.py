"""Parameter groups of a model: low-rank path or AdamW, with or without weight decay."""

from collections import defaultdict
from collections.abc import Iterable

from torch import nn

from .core_state import is_matrix_like


NORMS = (nn.LayerNorm, nn.GroupNorm, nn.RMSNorm, nn.modules.batchnorm._BatchNorm)


def param_groups(model: nn.Module, weight_decay: float = 0.0, no_decay: Iterable[str] = ("bias",)) -> list[dict]:
    """Return parameter groups of `model` for `NaturalGradient`.

    Matrices and convolution kernels take the low-rank path (`is_matrix_like`); embeddings and weights tied to them,
    biases, norms and small or very long matrices take AdamW. Frozen parameters are left out; tied ones listed once.

    Args:
        model: any module.
        weight_decay: weight decay of matrices, kernels and embeddings.
        no_decay: suffixes of parameter names without decay; norms and 1-D tensors never decay.
    """
    tables = {id(p) for module in model.modules() if isinstance(module, nn.Embedding) for p in module.parameters()}
    norms = {id(p) for module in model.modules() if isinstance(module, NORMS) for p in module.parameters()}
    groups: dict[tuple[bool, bool], list[nn.Parameter]] = defaultdict(list)
    for name, parameter in model.named_parameters():  # tied parameters once
        if parameter.requires_grad:
            low_rank = id(parameter) not in tables and is_matrix_like(parameter.shape)
            decayed = parameter.dim() > 1 and id(parameter) not in norms and not name.endswith(tuple(no_decay))
            groups[low_rank, decayed].append(parameter)
    if not groups:
        raise ValueError("The model has no trainable parameter; call requires_grad_(True) on what to train.")
    return [
        {"params": parameters, "low_rank": low_rank, "weight_decay": weight_decay if decayed else 0.0}
        for (low_rank, decayed), parameters in sorted(groups.items(), key=lambda item: item[0], reverse=True)
    ]
