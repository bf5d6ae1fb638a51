"""Target encoders of Document-JEPA (paper section 3.4, see docs/paper.md): moving averages of the two page encoders.

A target encoder encodes the whole page. It has no gradients, always runs in evaluation mode (dropout would add noise to
the targets), and stays in float32, because a moving average with a momentum of 0.996 does not move in bfloat16.

Moving averages follow encoders with `peft` adapters, too. Adapters are recognised by their attributes, because `peft`
is an optional dependency.
"""

import copy
from itertools import chain

import torch
from torch import nn

from .image_encoder import DJepaVisionModel
from .losses import normalise, page_weights
from .text_encoder import DJepaTextModel


TARGETS = {"target_image_encoder": "image_encoder", "target_text_encoder": "text_encoder"}  # target: source encoder


class TargetEncoderMixin:
    """Turns an encoder into a target encoder; parameter names are the encoder's."""

    def __init__(self, config, **kwargs):
        super().__init__(config, **kwargs)
        self.freeze()

    def freeze(self) -> None:
        """Turn gradients off and convert to float32. Repeat after `from_pretrained`, which replaces parameters."""
        self.requires_grad_(False)
        self.float()

    def train(self, mode: bool = True):
        """Stay in evaluation mode."""
        return super().train(False)

    def _apply(self, *args, **kwargs):
        """Move to another device, but stay in float32 under `to(dtype)`, `bfloat16` and similar methods."""
        before = [tensor.detach() for tensor in chain(self.parameters(), self.buffers())]
        super()._apply(*args, **kwargs)
        for tensor, precise in zip(chain(self.parameters(), self.buffers()), before):
            if precise.dtype == torch.float32 and tensor.dtype != torch.float32:
                tensor.data = precise.to(tensor.device)
        return self

    @torch.no_grad()
    def forward(self, *args, **kwargs):
        return super().forward(*args, **kwargs)

    @torch.no_grad()
    def update(self, encoder: nn.Module, momentum: float) -> None:
        """`target = momentum * target + (1 - momentum) * encoder`; a momentum of 0 copies the encoder."""
        for target, source in zip(self.parameters(), encoder.parameters(), strict=True):
            target.lerp_(source.to(target.dtype), 1.0 - momentum)
        for target, source in zip(self.buffers(), encoder.buffers(), strict=True):
            target.copy_(source)


class DJepaTargetImageEncoder(TargetEncoderMixin, DJepaVisionModel):
    """Moving average of the image encoder."""


class DJepaTargetTextEncoder(TargetEncoderMixin, DJepaTextModel):
    """Moving average of the text encoder."""

    @torch.no_grad()
    def match_embeddings(self, embeddings: nn.Embedding) -> None:
        """Resize the word embeddings to the size of the encoder's: keep existing rows, copy new ones."""
        table = self.bert.embeddings
        kept = table.word_embeddings.weight[: len(embeddings.weight)]
        table.word_embeddings = copy.deepcopy(embeddings).to(kept).requires_grad_(False)
        table.word_embeddings.weight[: len(kept)] = kept


def normalise_targets(targets: torch.Tensor, valid: torch.Tensor, center: bool) -> torch.Tensor:
    """Layer-norm targets `(B, T, C)`; with `center`, subtract their mean over each page's `valid` `(B, T)` positions.

    Most of an encoder's output is equal at all positions of a page. Without centring, a constant predicts it well, and
    the encoders soon collapse to a constant.
    """
    if center:
        targets = targets - (targets * page_weights(valid)).sum(1, keepdim=True)
    return normalise(targets)


def active_copy(module: nn.Module) -> nn.Module:
    """Return the trained copy of a module in `modules_to_save`, else the module itself."""
    copies = getattr(module, "modules_to_save", None)
    return module if copies is None else copies[module.active_adapter]


def has_adapters(module: nn.Module) -> bool:
    return any(map(is_adapter_layer, module.modules()))


def is_adapter_layer(module: nn.Module) -> bool:
    return hasattr(module, "merged_adapters") and hasattr(module, "base_layer")


def merge_adapters(encoder: nn.Module, name: str) -> nn.Module:
    """Return the encoder, or a float32 copy with its adapters merged into the weights."""
    encoder = active_copy(encoder)
    if any(not parameter.is_floating_point() for parameter in encoder.parameters()):
        raise ValueError(
            f"The target encoders cannot follow {name}, whose weights are quantized; load it without "
            "quantization_config, or with llm_int8_skip_modules=['model.image_encoder', 'model.text_encoder']."
        )
    if not has_adapters(encoder):
        return encoder
    encoder = copy.deepcopy(encoder).float()  # bfloat16 would round the small update of an adapter away
    for path, layer in list(encoder.named_modules()):
        if is_adapter_layer(layer):
            layer.merge()
            encoder.set_submodule(path, layer.get_base_layer())
    return encoder


def checkpoints_lack_targets(model: nn.Module) -> bool:
    """Whether checkpoints of a model with adapters leave out a target encoder that is not in `modules_to_save`."""
    targets = [getattr(model, name, None) for name in TARGETS]
    return has_adapters(model) and any(target is not None and active_copy(target) is target for target in targets)
