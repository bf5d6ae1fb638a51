"""Target encoders of Document-JEPA (paper section 3.4, see docs/paper.md): moving averages of the two page encoders.

A target encoder sees the whole page. It has no gradients, never trains (dropout would be noise in the targets), and
stays in float32, because in bfloat16 a moving average with a momentum of 0.996 would not move.
"""

import copy
from itertools import chain

import torch
from torch import nn

from .image_encoder import DJepaVisionModel
from .losses import normalise, page_weights
from .text_encoder import DJepaTextEncoder


TARGETS = {"target_image_encoder": "image_encoder", "target_text_encoder": "text_encoder"}  # target: source encoder


class TargetEncoderMixin:
    """Turns an encoder into a target encoder; parameter names are the encoder's."""

    def __init__(self, config, **kwargs):
        super().__init__(config, **kwargs)
        self.freeze()

    def freeze(self) -> None:
        """Turn gradients off and convert to float32; again after `from_pretrained`, which replaces parameters."""
        self.requires_grad_(False)
        self.float()

    def train(self, mode: bool = True):
        """Stay in evaluation mode."""
        return super().train(False)

    def _apply(self, *args, **kwargs):
        """Convert as `to`, `bfloat16` and others ask, but keep float32 values."""
        before = [tensor.detach() for tensor in self._tensors()]
        super()._apply(*args, **kwargs)
        for tensor, precise in zip(self._tensors(), before):
            if precise.dtype == torch.float32 and tensor.dtype != torch.float32:
                tensor.data = precise.to(tensor.device)
        return self

    def _tensors(self):
        return chain(self.parameters(), self.buffers())

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


class DJepaTargetTextEncoder(TargetEncoderMixin, DJepaTextEncoder):
    """Moving average of the text encoder."""

    @torch.no_grad()
    def match_embeddings(self, embeddings: nn.Embedding) -> None:
        """Resize the word embeddings to those of the encoder: keep the own rows, copy new ones."""
        table = self.bert.embeddings
        kept = table.word_embeddings.weight[: len(embeddings.weight)]
        table.word_embeddings = copy.deepcopy(embeddings).to(kept).requires_grad_(False)
        table.word_embeddings.weight[: len(kept)] = kept


def normalise_targets(targets: torch.Tensor, valid: torch.Tensor, center: bool) -> torch.Tensor:
    """Layer-norm targets `(B, T, C)`, after subtracting their mean over the `valid` `(B, T)` positions of each page.

    Most of an encoder's output is the same at all positions of a page. Without centring, a constant is a good
    prediction of it, and the encoders soon collapse to one.
    """
    if center:
        targets = targets - (targets * page_weights(valid)).sum(1, keepdim=True)
    return normalise(targets)
