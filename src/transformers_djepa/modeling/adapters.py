"""Encoders with adapters of `peft` on them: what they weigh, for an average that follows them.

Told by their attributes, because `peft` need not be installed.
"""

import copy
from collections.abc import Iterable

from torch import nn


def active(module: nn.Module) -> nn.Module:
    """The trained copy of a module that `modules_to_save` names, or the module itself."""
    copies = getattr(module, "modules_to_save", None)
    return module if copies is None else copies[module.active_adapter]


def is_adapted(module: nn.Module) -> bool:
    """Whether it is a layer that `peft` has put an adapter on."""
    return hasattr(module, "merged_adapters") and hasattr(module, "base_layer")


def merged(encoder: nn.Module, name: str) -> nn.Module:
    """`encoder` without adapters; if it has any, a copy in float32 with their part in its weights.

    Raises:
        ValueError: if its weights are quantized.
    """
    encoder = active(encoder)
    if any(not parameter.is_floating_point() for parameter in encoder.parameters()):
        raise ValueError(
            f"The target encoders cannot follow {name}, whose weights are quantized; load it without "
            "quantization_config, or with llm_int8_skip_modules=['model.image_encoder', 'model.text_encoder']."
        )
    if not any(map(is_adapted, encoder.modules())):
        return encoder
    encoder = copy.deepcopy(encoder).float()  # in bfloat16 the small part of an adapter would be rounded away
    for path, layer in list(encoder.named_modules()):
        if is_adapted(layer):
            layer.merge()
            encoder.set_submodule(path, layer.get_base_layer())
    return encoder


def unadapted(target: nn.Module, name: str) -> nn.Module:
    """The target encoder; `ValueError` if there are adapters on it, which nothing would train."""
    target = active(target)
    if any(map(is_adapted, target.modules())):
        raise ValueError(
            f"There are adapters on {name}, which is an average and not trained; leave the target encoders out with "
            "LoraConfig(..., exclude_modules=r'target_.*')."
        )
    return target


def are_left_out(model: nn.Module, names: Iterable[str]) -> bool:
    """Whether saving saves adapters alone, without the modules `names`."""
    modules = [getattr(model, name, None) for name in names]
    adapted = any(map(is_adapted, model.modules()))
    return adapted and any(module is not None and active(module) is module for module in modules)
