"""The text encoder (paper section 3.2, see docs/paper.md): BERT over the OCR words of a page, with their layout.

Layout enters in two ways. Box embeddings are added to the word embeddings, and a learned bias on the attention scores
depends on the horizontal and vertical distance of two tokens (LayoutLMv2, arXiv 2012.14740, section 2.2). The bias is
passed to `BertModel` as a 4-D float attention mask.

`DJepaTextForMaskedLM` adds the head of masked language modeling.
"""

import math

import torch
from torch import nn
from torch.nn import functional as F
from transformers import BertModel, PreTrainedModel
from transformers import initialization as init
from transformers.activations import ACT2FN
from transformers.modeling_outputs import BaseModelOutput, MaskedLMOutput
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple
from transformers.utils.generic import is_flash_attention_requested

from djepa_runtime.conventions import BOX_RANGE, IGNORED

from ..configuration import DJepaTextConfig
from .losses import mean_over_pages
from .pretrained import PagePartMixin, load_weights


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


class DJepaTextPreTrainedModel(PagePartMixin, PreTrainedModel):
    config: DJepaTextConfig
    config_class = DJepaTextConfig
    base_model_prefix = page_part = "text_encoder"
    main_input_name = "input_ids"
    supports_gradient_checkpointing = True
    accepts_loss_kwargs = False  # losses are means over pages: Trainer divides by the accumulation steps itself
    _supports_sdpa = True
    _supports_flash_attn = False  # it takes no bias on attention scores
    _supports_flex_attn = False
    _supports_attention_backend = True

    @torch.no_grad()
    def _init_weights(self, module: nn.Module) -> None:
        super()._init_weights(module)
        if hasattr(module, "reset_djepa_parameters"):
            module.reset_djepa_parameters()


class DJepaTextModel(DJepaTextPreTrainedModel):
    """BERT with box embeddings and the relative 2-D position bias."""

    def __init__(self, config: DJepaTextConfig):
        super().__init__(config)
        self.bert = BertModel(config, add_pooling_layer=False)
        self.box_embeddings = DJepaBoxEmbeddings(config)
        self.position_bias = DJepaRelativePositionBias(config)
        self.post_init()

    def get_input_embeddings(self) -> nn.Embedding:
        return self.bert.embeddings.word_embeddings

    def set_input_embeddings(self, value: nn.Embedding) -> None:
        self.bert.embeddings.word_embeddings = value

    @can_return_tuple
    def forward(
        self,
        input_ids: torch.Tensor | None = None,
        attention_mask: torch.Tensor | None = None,
        bbox: torch.Tensor | None = None,
        inputs_embeds: torch.Tensor | None = None,
        **kwargs: Unpack[TransformersKwargs],
    ) -> BaseModelOutput:
        r"""Encode the words of pages, or plain text.

        Args:
            input_ids: `(B, L)` tokens; or `inputs_embeds` `(B, L, hidden)`.
            attention_mask: `(B, L)` 1 at tokens, 0 at padding; all ones by default.
            bbox: `(B, L, 4)` box of each token's word in 0..1000 of the page. Without boxes the model is its BERT.
        """
        if is_flash_attention_requested(self.config):  # it would take the bias for a padding mask
            raise ValueError(
                "Flash attention supports no bias on attention scores; set it for the image encoder alone: "
                'attn_implementation={"vision_config": "flash_attention_2"}.'
            )
        if inputs_embeds is None:
            inputs_embeds = self.bert.embeddings.word_embeddings(input_ids)
        if bbox is not None:
            inputs_embeds = inputs_embeds + self.box_embeddings(bbox)  # (B, L, hidden)
            device = bbox.device.type
            autocast = torch.is_autocast_enabled(device)
            dtype = torch.get_autocast_dtype(device) if autocast else inputs_embeds.dtype  # of attention scores
            bias = self.position_bias(bbox).to(dtype)  # (B, heads, L, L)
            if attention_mask is not None:
                bias = bias.masked_fill((attention_mask == 0)[:, None, None, :], torch.finfo(dtype).min)
            attention_mask = bias
        return self.bert(inputs_embeds=inputs_embeds, attention_mask=attention_mask, **kwargs | {"return_dict": True})

    def load_text_state_dict(self, state_dict: dict[str, torch.Tensor]) -> None:
        """Load a `DJepaTextModel`, or a BERT, whose names may lack the prefix `bert.`; it leaves the layout as it is.

        A shorter position table is extended by repeating its second half: differences of nearby positions stay as
        trained, and the boxes distinguish the parts of a long page.
        """
        weights = dict(state_dict)
        if not any(name.startswith("box_embeddings.") for name in weights):
            weights = {f"bert.{name.removeprefix('bert.')}": weight for name, weight in weights.items()}
            weights |= {name: weight for name, weight in self.state_dict().items() if not name.startswith("bert.")}
        name, length = "bert.embeddings.position_embeddings.weight", self.config.max_position_embeddings
        if name in weights and len(weights[name]) < length:
            half = weights[name][len(weights[name]) // 2 :]
            weights[name] = torch.cat([weights[name], *[half] * -(-length // len(half))])[:length]
        load_weights(self, weights, "text_config's sizes and vocab_size, and the processor's tokenizer")


class DJepaMlmHead(nn.Module):
    """Scores vocabulary tokens from states of any width; the output matrix is tied to the word embeddings."""

    def __init__(self, config: DJepaTextConfig, width: int):
        super().__init__()
        self.dense = nn.Linear(width, config.hidden_size)
        self.act = ACT2FN[config.hidden_act]
        self.norm = nn.LayerNorm(config.hidden_size, eps=config.layer_norm_eps)
        self.decoder = nn.Linear(config.hidden_size, config.vocab_size)

    @torch.no_grad()
    def set_frequencies(self, counts: torch.Tensor) -> None:
        """Set the bias to the log frequencies of tokens, `(vocab,)` counts in a sample (arXiv 2212.09686, section 3).

        Training would learn them first, through the tied embeddings, at the cost of what pretrained ones represent.
        """
        smoothed = counts.float() + 1
        self.decoder.bias.copy_((smoothed / smoothed.sum()).log())

    def forward(self, hidden_states: torch.Tensor) -> torch.Tensor:
        return self.decoder(self.norm(self.act(self.dense(hidden_states))))  # (..., vocab)

    def loss(self, hidden_states: torch.Tensor, labels: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Cross-entropy of the tokens with labels, averaged over pages; their scores `(hidden tokens, vocab)`.

        Args:
            hidden_states: `(B, L, width)`.
            labels: `(B, L)` original token at hidden tokens, -100 elsewhere.
        """
        hidden = labels != IGNORED  # (B, L)
        logits = self(hidden_states[hidden])
        losses = F.cross_entropy(logits.float(), labels[hidden], reduction="none")
        losses = losses.new_zeros(hidden.shape).masked_scatter(hidden, losses)  # (B, L)
        return mean_over_pages(losses, hidden), logits


class DJepaTextForMaskedLM(DJepaTextPreTrainedModel):
    """A text encoder that predicts hidden words of pages from the other words and all boxes."""

    _tied_weights_keys = {"mlm_head.decoder.weight": "text_encoder.bert.embeddings.word_embeddings.weight"}

    def __init__(self, config: DJepaTextConfig):
        super().__init__(config)
        self.text_encoder = DJepaTextModel(config)
        self.mlm_head = DJepaMlmHead(config, config.hidden_size)
        self.post_init()

    def get_output_embeddings(self) -> nn.Linear:
        return self.mlm_head.decoder

    def set_output_embeddings(self, value: nn.Linear) -> None:
        self.mlm_head.decoder = value

    @can_return_tuple
    def forward(
        self,
        input_ids: torch.Tensor | None = None,
        attention_mask: torch.Tensor | None = None,
        bbox: torch.Tensor | None = None,
        inputs_embeds: torch.Tensor | None = None,
        labels: torch.Tensor | None = None,
        **kwargs: Unpack[TransformersKwargs],
    ) -> MaskedLMOutput:
        r"""Score the vocabulary at all tokens or, with labels, at the hidden tokens.

        Args:
            input_ids, attention_mask, bbox, inputs_embeds: see `DJepaTextModel.forward`.
            labels: `(B, L)` original token at hidden tokens, -100 elsewhere.

        Returns:
            `logits` `(B, L, vocab)`; or with labels `loss`, and `logits` `(hidden tokens, vocab)`.
        """
        output = self.text_encoder(input_ids, attention_mask, bbox, inputs_embeds, **kwargs | {"return_dict": True})
        states = output.last_hidden_state  # (B, L, hidden)
        loss, logits = (None, self.mlm_head(states)) if labels is None else self.mlm_head.loss(states, labels)
        return MaskedLMOutput(loss, logits, output.hidden_states, output.attentions)
