"""Encoders with `peft` adapters: their effective weights, for a moving average that follows them.

Adapters are recognised by their attributes, because `peft` is an optional dependency.
"""

import copy
from collections.abc import Iterable

from torch import nn


def active(module: nn.Module) -> nn.Module:
    """The trained copy of a module in `modules_to_save`, else the module itself."""
    copies = getattr(module, "modules_to_save", None)
    return module if copies is None else copies[module.active_adapter]


def is_adapted(module: nn.Module) -> bool:
    """Whether the module is a layer with an adapter."""
    return hasattr(module, "merged_adapters") and hasattr(module, "base_layer")


def merged(encoder: nn.Module, name: str) -> nn.Module:
    """The encoder without adapters: the encoder itself, or a float32 copy with its adapters merged into the weights.

    Raises:
        ValueError: its weights are quantized.
    """
    encoder = active(encoder)
    if any(not parameter.is_floating_point() for parameter in encoder.parameters()):
        raise ValueError(
            f"The target encoders cannot follow {name}, whose weights are quantized; load it without "
            "quantization_config, or with llm_int8_skip_modules=['model.image_encoder', 'model.text_encoder']."
        )
    if not any(map(is_adapted, encoder.modules())):
        return encoder
    encoder = copy.deepcopy(encoder).float()  # bfloat16 would round the small update of an adapter away
    for path, layer in list(encoder.named_modules()):
        if is_adapted(layer):
            layer.merge()
            encoder.set_submodule(path, layer.get_base_layer())
    return encoder


def unadapted(target: nn.Module, name: str) -> nn.Module:
    """The target encoder; raises `ValueError` if it has adapters, which would never be trained."""
    target = active(target)
    if any(map(is_adapted, target.modules())):
        raise ValueError(
            f"There are adapters on {name}, which is a moving average and not trained; exclude the target encoders "
            "with LoraConfig(..., exclude_modules=r'target_.*')."
        )
    return target


def are_left_out(model: nn.Module, names: Iterable[str]) -> bool:
    """Whether a checkpoint of the model has adapters but not the modules `names`."""
    modules = [getattr(model, name, None) for name in names]
    adapted = any(map(is_adapted, model.modules()))
    return adapted and any(module is not None and active(module) is module for module in modules)
