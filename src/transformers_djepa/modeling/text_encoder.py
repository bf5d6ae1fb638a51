"""The text encoder (paper section 3.2, see docs/paper.md): BERT over the OCR words of a page, with their layout.

Layout enters in two ways. Box embeddings are added to the word embeddings, and a learned bias on the attention scores
depends on the horizontal and vertical distance of two tokens (LayoutLMv2, arXiv 2012.14740, section 2.2). The bias is
passed to `BertModel` as a 4-D float attention mask.
"""

import math

import torch
from torch import nn
from transformers import BertModel
from transformers import initialization as init
from transformers.modeling_outputs import BaseModelOutput
from transformers.utils.generic import is_flash_attention_requested

from ..configuration import DJepaTextConfig
from ..configuration.conventions import BOX_RANGE
from .pretrained import NO_FLASH_ATTENTION, load_weights


BOX_FREQUENCIES = 16  # wavelengths from 4 pages down to 1/250 of a page


class DJepaBoxEmbeddings(nn.Module):
    """Left, top, right, bottom, width and height of a box as sines and cosines, projected to the encoder's width.

    The projection starts at zero. Random weights would swamp pretrained word embeddings, which are ten times smaller.
    """

    def __init__(self, config: DJepaTextConfig):
        super().__init__()
        self.projection = nn.Parameter(torch.zeros(config.hidden_size, 6 * 2 * BOX_FREQUENCIES))

    def reset_djepa_parameters(self):
        init.zeros_(self.projection)

    def forward(self, bbox: torch.Tensor) -> torch.Tensor:  # (B, L, 4) in 0..1000 -> (B, L, hidden)
        size = bbox[..., 2:] - bbox[..., :2]
        values = torch.cat([bbox, size], dim=-1).float() / BOX_RANGE  # (B, L, 6)
        frequencies = torch.logspace(-2, math.log2(250), BOX_FREQUENCIES, base=2, device=bbox.device) * 2 * math.pi
        angles = values.unsqueeze(-1) * frequencies  # (B, L, 6, frequencies)
        features = torch.cat([angles.sin(), angles.cos()], dim=-1).flatten(-2)  # (B, L, 6 * 2 * frequencies)
        return nn.functional.linear(features.to(self.projection.dtype), self.projection)


class DJepaRelativePositionBias(nn.Module):
    """Bias per attention head for the bucketed distances of two boxes: of left edges, and of vertical centres."""

    def __init__(self, config: DJepaTextConfig):
        super().__init__()
        self.num_buckets = config.relative_position_buckets
        self.max_distance = config.relative_position_max_distance
        self.horizontal = nn.Parameter(torch.zeros(self.num_buckets, config.num_attention_heads))
        self.vertical = nn.Parameter(torch.zeros(self.num_buckets, config.num_attention_heads))

    def reset_djepa_parameters(self):
        init.zeros_(self.horizontal)
        init.zeros_(self.vertical)

    def forward(self, bbox: torch.Tensor) -> torch.Tensor:  # (B, L, 4) -> (B, heads, L, L)
        left, middle = bbox[..., 0], (bbox[..., 1] + bbox[..., 3]) / 2  # (B, L); words of a line share their middle
        across = left.unsqueeze(1) - left.unsqueeze(2)  # (B, L, L) from query to key
        down = middle.unsqueeze(1) - middle.unsqueeze(2)  # (B, L, L)
        columns = relative_position_bucket(across, self.num_buckets, self.max_distance)  # (B, L, L)
        rows = relative_position_bucket(down, self.num_buckets, self.max_distance)  # (B, L, L)
        bias = nn.functional.embedding(columns, self.horizontal) + nn.functional.embedding(rows, self.vertical)
        return bias.permute(0, 3, 1, 2)


def relative_position_bucket(distance: torch.Tensor, num_buckets: int, max_distance: float) -> torch.Tensor:
    """Bucket of a signed distance: half of the buckets per sign, exact for small distances, log-spaced for large."""
    per_sign = num_buckets // 2
    exact = per_sign // 2
    magnitude = distance.abs().float()
    log_share = torch.log(magnitude.clamp(min=exact) / exact) / math.log(max_distance / exact)
    far = exact + (log_share * (per_sign - exact)).long()
    bucket = torch.where(magnitude < exact, magnitude.long(), far.clamp(max=per_sign - 1))
    return bucket + (distance > 0) * per_sign


class DJepaTextEncoder(nn.Module):
    """BERT with box embeddings and the relative 2-D position bias."""

    def __init__(self, config: DJepaTextConfig):
        super().__init__()
        self.config = config
        self.bert = BertModel(config, add_pooling_layer=False)
        self.box_embeddings = DJepaBoxEmbeddings(config)
        self.position_bias = DJepaRelativePositionBias(config) if config.relative_position_buckets else None

    def forward(
        self,
        input_ids: torch.Tensor | None,  # (B, L)
        attention_mask: torch.Tensor,  # (B, L) 1 at tokens, 0 at padding
        bbox: torch.Tensor,  # (B, L, 4) in 0..1000 of the page
        inputs_embeds: torch.Tensor | None = None,  # (B, L, hidden) in place of `input_ids`
        return_dict: bool = False,
        **kwargs,
    ) -> torch.Tensor | BaseModelOutput:
        """Return `(B, L, hidden)`, or with `return_dict` BERT's output with hidden states and attentions."""
        if is_flash_attention_requested(self.config):  # it would interpret the position bias as a padding mask
            raise ValueError(NO_FLASH_ATTENTION)
        if inputs_embeds is None:
            inputs_embeds = self.bert.embeddings.word_embeddings(input_ids)
        inputs_embeds = inputs_embeds + self.box_embeddings(bbox)  # (B, L, hidden)
        if self.position_bias is not None:
            padding, dtype = (attention_mask == 0)[:, None, None, :], inputs_embeds.dtype  # (B, 1, 1, L)
            bias = self.position_bias(bbox).to(dtype)  # (B, heads, L, L)
            attention_mask = bias.masked_fill(padding, torch.finfo(dtype).min)
        output = self.bert(inputs_embeds=inputs_embeds, attention_mask=attention_mask, return_dict=True, **kwargs)
        return output if return_dict else output.last_hidden_state

    def load_bert_state_dict(self, state_dict: dict[str, torch.Tensor]) -> None:
        """Load a BERT checkpoint, with or without a `bert.` prefix; a shorter position table is extended."""
        weights = {name.removeprefix("bert."): weight for name, weight in state_dict.items()}
        name, length = "embeddings.position_embeddings.weight", self.config.max_position_embeddings
        if name in weights and len(weights[name]) < length:
            weights[name] = extend_positions(weights[name], length)
        load_weights(self.bert, weights, "text_config's sizes and vocab_size, and the processor's tokenizer")


def extend_positions(table: torch.Tensor, length: int) -> torch.Tensor:
    """Extend a position table `(old, width)` to `(length, width)` by repeating its second half.

    Differences of nearby positions stay as trained; the boxes distinguish the parts of a long page.
    """
    half = table[len(table) // 2 :]
    repeats = [half] * -(-(length - len(table)) // len(half))
    return torch.cat([table, *repeats])[:length]
