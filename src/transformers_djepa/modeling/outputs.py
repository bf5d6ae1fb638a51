"""Outputs of the models. B pages, Q questions per page, K mask units, L tokens, W words, M masks, S image side."""

from dataclasses import dataclass

import torch
from torch import Tensor
from transformers.utils import ModelOutput


@dataclass
class DJepaModelOutput(ModelOutput):
    """Encoded pages: joint embeddings of image and words, independent of questions.

    Without an image, outputs of the image encoder are `None`. Hidden states and attentions (eager only) on request.
    """

    image_embeds: Tensor | None = None  # (B, K, fusion) joint image tokens, one per computed mask unit
    unit_indices: Tensor | None = None  # (B, K) raster index of each image token on the grid of mask units
    unit_attention_mask: Tensor | None = None  # (B, K) False at padding; None if there is no padding
    feature_maps: tuple[Tensor, ...] | None = None  # (B, C, S/stride, S/stride) at strides 4, 8, 16, 32
    pixel_embeds: Tensor | None = None  # (B, pixel_size, S/4, S/4) of `DJepaPixelDecoder`, in place of feature maps
    text_embeds: Tensor | None = None  # (B, L, fusion) joint text tokens
    attention_mask: Tensor | None = None  # (B, L) 1 at tokens, 0 at padding
    token_boxes: Tensor | None = None  # (B, L, 4) boxes of the tokens in 0..1 of the letterboxed square
    word_ids: Tensor | None = None  # (B, L) index of each token's word, -1 at special and padding tokens
    reshaped_input_sizes: Tensor | None = None  # (B, 2) height and width of the page inside the square, in pixels
    image_hidden_state: Tensor | None = None  # (B, K, C) output of the image encoder, before fusion
    text_hidden_state: Tensor | None = None  # (B, L, C) output of the text encoder, before fusion
    hidden_states: tuple[Tensor, ...] | None = None  # (B, L, C) of the text encoder
    attentions: tuple[Tensor, ...] | None = None  # (B, heads, L, L) of the text encoder
    vision_hidden_states: tuple[Tensor, ...] | None = None  # see `DJepaVisionModelOutput`
    vision_attentions: tuple[Tensor, ...] | None = None

    def of_page(self, index: int) -> "DJepaModelOutput":
        """Return what the mask decoder reads of one page of the batch, as a batch of one page."""

        def select(value: Tensor | tuple[Tensor, ...]) -> Tensor | tuple[Tensor, ...]:
            return value[index : index + 1] if isinstance(value, Tensor) else tuple(map(select, value))

        return type(self)(**{name: select(value) for name, value in self.items() if name not in self.inner_states})

    @property
    def image_mask(self) -> Tensor | None:
        """`unit_attention_mask`, all true if there is no padding; `None` without an image."""
        if self.unit_attention_mask is None and self.unit_indices is not None:
            return torch.ones_like(self.unit_indices, dtype=torch.bool)
        return self.unit_attention_mask

    @property
    def inner_states(self) -> dict[str, tuple[Tensor, ...] | None]:
        """Hidden states and attentions, which the task models also return."""
        names = ("hidden_states", "attentions", "vision_hidden_states", "vision_attentions")
        return {name: getattr(self, name) for name in names}


@dataclass
class DJepaSegmentationOutput(ModelOutput):
    """Answers to the questions about each page. Inner states of the page as in `DJepaModelOutput`."""

    loss: Tensor | None = None  # weighted sum of `loss_dict`, with labels
    pred_masks: Tensor | None = None  # (B, Q, M, S/4, S/4) logits on the square; None if words are trained alone
    iou_scores: Tensor | None = None  # (B, Q, M) predicted IoU of each mask
    presence_logits: Tensor | None = None  # (B, Q) positive if the answer is on the page
    word_logits: Tensor | None = None  # (B, Q, M, W) positive at words of the answer; -10000 beyond the page's words
    kind_logits: Tensor | None = None  # (B, Q, M, 2) positive if the answer is text, if its mask is the box around it
    loss_dict: dict[str, Tensor] | None = None  # unweighted: mask, dice, iou, presence, word, kind
    hidden_states: tuple[Tensor, ...] | None = None
    attentions: tuple[Tensor, ...] | None = None
    vision_hidden_states: tuple[Tensor, ...] | None = None
    vision_attentions: tuple[Tensor, ...] | None = None
    mask_decoder_attentions: tuple[Tensor, ...] | None = None  # (B * Q, heads, queries, keys)


@dataclass
class DJepaPreTrainingOutput(ModelOutput):
    """Losses and predictions of pre-training. Inner states of the page as in `DJepaModelOutput`.

    `spreads` are standard deviations over the positions of a page, averaged over the channels of layer-normed outputs:
    0 if all positions are equal, at most 1, NaN if no page has two positions.
    """

    loss: Tensor | None = None  # weighted sum of `loss_dict`
    loss_dict: dict[str, Tensor] | None = None  # unweighted: mlm, mim, jepa_image, jepa_text, variance, covariance
    mlm_logits: Tensor | None = None  # (hidden tokens, vocab) page by page; (B, L, vocab) without labels
    image_predictions: Tensor | None = None  # (hidden units, C)
    image_targets: Tensor | None = None  # (hidden units, C)
    text_predictions: Tensor | None = None  # (hidden words, C)
    text_targets: Tensor | None = None  # (hidden words, C)
    spreads: dict[str, Tensor] | None = None  # image, text, joint_image, joint_text
    hidden_states: tuple[Tensor, ...] | None = None
    attentions: tuple[Tensor, ...] | None = None
    vision_hidden_states: tuple[Tensor, ...] | None = None
    vision_attentions: tuple[Tensor, ...] | None = None
