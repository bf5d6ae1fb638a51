"""Late interaction of question tokens and page words (ColBERT, arXiv 2004.12832, section 3.2).

Each question token is compared with each word of the page by the cosine of their projections. Over the words, the best
matches of the question's tokens are evidence of whether the answer is on this page; over the tokens, they are evidence
of which words are the label that the question names. Both encoders are trained for it before fine-tuning
(`distillation/prompts.py`), so related words of six languages match from the first step.
"""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional as F

from ..configuration import DJepaConfig
from ..configuration.conventions import NUM_MATCHES


class Matches(NamedTuple):
    """Similarities in -1..1 of questions and pages."""

    words: torch.Tensor  # (B, Q, W, 3) of each word with the best token, the weighted mean of the tokens, the question
    questions: torch.Tensor  # (B, Q, 3) the same over the best words: tokens' mean, best word's, the question's


class DJepaLateInteraction(nn.Module):
    """Compares encoded questions, whose first token is the pooled one, with words before fusion."""

    def __init__(self, config: DJepaConfig):
        super().__init__()
        width, size = config.decoder_config.hidden_size, config.prompt_config.late_interaction_size
        self.query = nn.Linear(width, size)
        self.key = nn.Linear(config.text_config.hidden_size, size)
        self.token_weight = nn.Linear(width, 1)

    def forward(
        self,
        questions: torch.Tensor,  # (B, Q, 1 + P, width)
        question_mask: torch.Tensor,  # (B, Q, 1 + P) 0 at padding and for prompts without text
        words: torch.Tensor,  # (B, W, text)
        word_mask: torch.Tensor,  # (B, W) True at words of the page
    ) -> Matches:
        queries, keys = F.normalize(self.query(questions), dim=-1), F.normalize(self.key(words), dim=-1)
        similarity = queries @ keys.unsqueeze(1).transpose(-1, -2)  # (B, Q, 1 + P, W)
        if similarity.shape[-1] == 0:  # a page without words
            shapes = (similarity.shape[:2] + (0,), similarity.shape[:2])
            return Matches(*(similarity.new_zeros(*shape, NUM_MATCHES) for shape in shapes))
        similarity = similarity.masked_fill(~word_mask[:, None, None], -1)
        visible = question_mask.bool()
        weights = self.weights(questions, visible)  # (B, Q, P)
        pooled, tokens = similarity[:, :, 0], similarity[:, :, 1:]  # (B, Q, W), (B, Q, P, W)
        share = weights / weights.amax(-1, keepdim=True).clamp(min=1e-6)
        best = (tokens * share.unsqueeze(-1)).masked_fill(~visible[:, :, 1:, None], -1).amax(2)  # (B, Q, W)
        mean = (weights.unsqueeze(2) @ tokens).squeeze(2)  # (B, Q, W)
        found = (weights * tokens.amax(-1)).sum(-1)  # (B, Q)
        asked = visible.any(-1)[..., None]  # (B, Q, 1)
        of_words = torch.stack([best, mean, pooled], dim=-1) * asked.unsqueeze(2) * word_mask[:, None, :, None]
        return Matches(of_words, torch.stack([found, mean.amax(-1), pooled.amax(-1)], dim=-1) * asked)

    def weights(self, questions: torch.Tensor, visible: torch.Tensor) -> torch.Tensor:
        """Weight of each token `(B, Q, P)`, which sum to 1; the pooled token has none."""
        logits = self.token_weight(questions[:, :, 1:]).squeeze(-1).float()
        weights = logits.masked_fill(~visible[:, :, 1:], torch.finfo(torch.float32).min).softmax(-1)
        return (weights * visible[:, :, 1:]).to(questions.dtype)
