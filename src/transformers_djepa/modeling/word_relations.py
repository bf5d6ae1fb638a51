"""Words told of the words around them: message passing along lines and columns (compare arXiv 1903.11279, a graph of a
document's text segments).

A question names a label, or a row and a column of a table, and the answer stands beside it. Where labels stand is the
same on all pages and need not be learned: `label_places` says it of each pair of words, and what is known of the one is
told the other. It happens twice: with what the question shares with the words by their letters (`prompt_encoder.py`),
and, after each block of the decoder, with marks that words have learned to give themselves once the question was heard.
"""

import torch
from torch import nn
from transformers import initialization as init
from transformers.models.sam2.modeling_sam2 import Sam2FeedForward

from ..configuration import DJepaDecoderConfig
from .geometry import NUM_LABEL_PLACES


NUM_MARKS = 16
MARK_LOGIT = -2.0  # words begin with faint marks: few are the label that is asked about


class DJepaWordRelations(Sam2FeedForward):
    """What is known of each word, and of the words where a label of it may stand, as a vector to add to the word;
    nothing before training.
    """

    def __init__(self, config: DJepaDecoderConfig, num_known: int):
        width, known = config.hidden_size, (1 + NUM_LABEL_PLACES) * num_known
        super().__init__(known, width // 4, width, num_layers=2, activation=config.hidden_act)

    def reset_djepa_parameters(self, std: float):
        init.zeros_(self.proj_out.weight)

    def forward(
        self,
        known: torch.Tensor,  # (B, Q, W, n)
        places: torch.Tensor,  # (B, 8, W, W), see `label_places`
    ) -> torch.Tensor:  # (B, Q, W, width)
        by_word = known.to(places.dtype).transpose(1, 2)  # (B, W, Q, n)
        told = (places @ by_word.flatten(2).unsqueeze(1)).unflatten(-1, by_word.shape[2:])  # (B, 8, W, Q, n)
        told = torch.cat([by_word.unsqueeze(1), told], dim=1).permute(0, 3, 2, 1, 4).flatten(3)  # (B, Q, W, 9 n)
        told = told.to(self.proj_in.bias.dtype).flatten(0, 1)  # 8-bit layers take two dimensions of tokens at most
        return super().forward(told).unflatten(0, known.shape[:2])


class DJepaWordMessages(nn.Module):
    """Words give themselves marks, "the label that is asked about" or "an amount", and tell them to those around."""

    def __init__(self, config: DJepaDecoderConfig):
        super().__init__()
        self.mark = nn.Linear(config.hidden_size, NUM_MARKS)
        self.relations = DJepaWordRelations(config, NUM_MARKS)

    def reset_djepa_parameters(self, std: float):
        init.constant_(self.mark.bias, MARK_LOGIT)

    def forward(
        self,
        words: torch.Tensor,  # (B, Q, W, width)
        word_mask: torch.Tensor,  # (B, W) True = a word of the page
        places: torch.Tensor,  # (B, 8, W, W)
    ) -> torch.Tensor:  # (B, Q, W, width), to add to the words
        marks = self.mark(words.flatten(0, 1)).sigmoid().unflatten(0, words.shape[:2])
        return self.relations(marks * word_mask[:, None, :, None], places)
