"""Outputs of the models. B pages, Q questions per page, K mask units, L tokens, W words, M masks, image side S."""

from dataclasses import dataclass

import torch
from transformers.utils import ModelOutput


@dataclass
class DJepaModelOutput(ModelOutput):
    """An encoded page: the joint embedding of its image and its words, independent of questions.

    Args:
        image_embeds: `(B, K, fusion)` joint image tokens, one per computed mask unit; `None` without an image.
        unit_indices: `(B, K)` raster index of each image token on the grid of mask units.
        unit_attention_mask: `(B, K)` true at units of the page, false at padding; `None` if there is no padding.
        feature_maps: maps of the image encoder at strides 4, 8, 16 and 32, each `(B, channels, S/stride, S/stride)`.
        text_embeds: `(B, L, fusion)` joint text tokens.
        attention_mask: `(B, L)` 1 at tokens, 0 at padding.
        token_boxes: `(B, L, 4)` boxes of the tokens in 0..1 of the letterboxed square.
        word_ids: `(B, L)` index of each token's word, -1 at special and padding tokens.
        reshaped_input_sizes: `(B, 2)` height and width of the page inside the square, in pixels.
        image_hidden_state: `(B, K, C)` output of the image encoder before fusion.
        text_hidden_state: `(B, L, C)` output of the text encoder before fusion.
        hidden_states: of the text encoder, `(B, L, C)` each, with `output_hidden_states=True`.
        attentions: of the text encoder, `(B, heads, L, L)` each, with `output_attentions=True` (eager only).
        vision_hidden_states, vision_attentions: those of the image encoder, see `DJepaVisionModelOutput`.
    """

    image_embeds: torch.FloatTensor | None = None
    unit_indices: torch.LongTensor | None = None
    unit_attention_mask: torch.BoolTensor | None = None
    feature_maps: tuple[torch.FloatTensor, ...] | None = None
    text_embeds: torch.FloatTensor | None = None
    attention_mask: torch.LongTensor | None = None
    token_boxes: torch.FloatTensor | None = None
    word_ids: torch.LongTensor | None = None
    reshaped_input_sizes: torch.LongTensor | None = None
    image_hidden_state: torch.FloatTensor | None = None
    text_hidden_state: torch.FloatTensor | None = None
    hidden_states: tuple[torch.FloatTensor, ...] | None = None
    attentions: tuple[torch.FloatTensor, ...] | None = None
    vision_hidden_states: tuple[torch.FloatTensor, ...] | None = None
    vision_attentions: tuple[torch.FloatTensor, ...] | None = None

    @property
    def image_mask(self) -> torch.BoolTensor | None:
        """`unit_attention_mask`, all true where there is no padding; `None` without an image."""
        if self.unit_attention_mask is None and self.unit_indices is not None:
            return torch.ones_like(self.unit_indices, dtype=torch.bool)
        return self.unit_attention_mask

    @property
    def inner_states(self) -> dict[str, tuple[torch.FloatTensor, ...] | None]:
        """Hidden states and attentions, which the task models return too."""
        names = ("hidden_states", "attentions", "vision_hidden_states", "vision_attentions")
        return {name: getattr(self, name) for name in names}


@dataclass
class DJepaSegmentationOutput(ModelOutput):
    """Answers to the questions about each page.

    Args:
        loss: weighted sum of `loss_dict`, with labels.
        pred_masks: `(B, Q, M, S/4, S/4)` logits on the letterboxed square.
        iou_scores: `(B, Q, M)` predicted IoU of each mask.
        presence_logits: `(B, Q)` positive if the answer is on the page.
        word_logits: `(B, Q, M, W)` positive at words of the answer; very negative beyond the words of the page.
        loss_dict: unweighted losses by name: mask, dice, iou, presence, word.
        hidden_states, attentions, vision_hidden_states, vision_attentions: those of the page, see `DJepaModelOutput`.
        mask_decoder_attentions: of the mask decoder, `(B * Q, heads, queries, keys)` each (eager only).
    """

    loss: torch.FloatTensor | None = None
    pred_masks: torch.FloatTensor | None = None
    iou_scores: torch.FloatTensor | None = None
    presence_logits: torch.FloatTensor | None = None
    word_logits: torch.FloatTensor | None = None
    loss_dict: dict[str, torch.FloatTensor] | None = None
    hidden_states: tuple[torch.FloatTensor, ...] | None = None
    attentions: tuple[torch.FloatTensor, ...] | None = None
    vision_hidden_states: tuple[torch.FloatTensor, ...] | None = None
    vision_attentions: tuple[torch.FloatTensor, ...] | None = None
    mask_decoder_attentions: tuple[torch.FloatTensor, ...] | None = None


@dataclass
class DJepaPreTrainingOutput(ModelOutput):
    """Losses and predictions of pre-training.

    Args:
        loss: weighted sum of `loss_dict`.
        loss_dict: unweighted losses by name: mlm, mim, jepa_image, jepa_text, variance, covariance.
        mlm_logits: `(hidden tokens, vocab)` scores of the hidden tokens, page by page; `(B, L, vocab)` without labels.
        image_predictions, image_targets: `(hidden units, C)` predicted and target representations of hidden units.
        text_predictions, text_targets: `(hidden words, C)` the same for hidden words.
        spreads: by name (image, text, joint_image, joint_text), mean standard deviation of the channels of the
            layer-normed outputs of encoders and fusion over the positions of a page: 0 if all positions are the same,
            at most 1. NaN if no page has two positions.
        hidden_states, attentions, vision_hidden_states, vision_attentions: those of the page, see `DJepaModelOutput`.
    """

    loss: torch.FloatTensor | None = None
    loss_dict: dict[str, torch.FloatTensor] | None = None
    mlm_logits: torch.FloatTensor | None = None
    image_predictions: torch.FloatTensor | None = None
    image_targets: torch.FloatTensor | None = None
    text_predictions: torch.FloatTensor | None = None
    text_targets: torch.FloatTensor | None = None
    spreads: dict[str, torch.FloatTensor] | None = None
    hidden_states: tuple[torch.FloatTensor, ...] | None = None
    attentions: tuple[torch.FloatTensor, ...] | None = None
    vision_hidden_states: tuple[torch.FloatTensor, ...] | None = None
    vision_attentions: tuple[torch.FloatTensor, ...] | None = None
