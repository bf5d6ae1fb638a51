"""Masked language modeling: the head, and a text encoder with it (paper section 3.2, see docs/paper.md)."""

import torch
from torch import nn
from torch.nn import functional as F
from transformers.activations import ACT2FN
from transformers.modeling_outputs import MaskedLMOutput
from transformers.processing_utils import Unpack
from transformers.utils import TransformersKwargs, can_return_tuple

from ..configuration import DJepaTextConfig
from ..configuration.conventions import IGNORED
from .losses import mean_over_pages
from .text_encoder import DJepaTextModel, DJepaTextPreTrainedModel


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
