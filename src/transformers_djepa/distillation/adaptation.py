"""The two steps of LLM2Vec (arXiv 2404.05961, sections 2.2 and 2.3) that adapt a bidirectional language model.

Masked next-token prediction (MNTP): a masked token is predicted from the state of the position before it, as in the
model's causal pre-training. SimCSE (arXiv 2104.08821): the mean states of a text under two dropout masks are pulled
together, and pushed from those of the other texts of the batch.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import PreTrainedTokenizerBase

from djepa_runtime.conventions import IGNORED

from ..data.epochs import epoch_of
from ..data.masking import generator, replace_tokens
from .teacher import encode, mean_pool


TEMPERATURE = 0.05  # of SimCSE


def masked_next_token_loss(
    model: nn.Module,  # a bidirectional causal language model, with or without adapters
    head: nn.Module,  # its output embeddings
    input_ids: torch.Tensor,  # (B, L)
    attention_mask: torch.Tensor,  # (B, L)
    labels: torch.Tensor,  # (B, L) original token at masked tokens, -100 elsewhere
) -> torch.Tensor:
    """Mean cross-entropy of the masked tokens of a batch; the first token of a text is not predicted."""
    states = encode(model, input_ids, attention_mask)[:, :-1]  # (B, L - 1, hidden)
    masked = labels[:, 1:] != IGNORED  # (B, L - 1)
    total = F.cross_entropy(head(states[masked]).float(), labels[:, 1:][masked], reduction="sum")
    return total / masked.sum().clamp(min=1)  # texts of one token have none


def simcse_loss(model: nn.Module, input_ids: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
    """InfoNCE between two passes with other dropout masks; zero for a batch of one text."""
    states = encode(model, torch.cat([input_ids] * 2), torch.cat([attention_mask] * 2))
    first, second = mean_pool(states.float(), torch.cat([attention_mask] * 2)).chunk(2)  # (B, hidden) each
    return info_nce(first, second, TEMPERATURE)


def info_nce(
    queries: torch.Tensor,  # (N, hidden)
    texts: torch.Tensor,  # (B, hidden)
    temperature: float,
    positives: torch.Tensor | None = None,  # (N,) rows of `texts`; query i belongs to row i without them
) -> torch.Tensor:
    """Cross-entropy of finding the text that belongs to each query by cosine similarity."""
    if positives is None:
        positives = torch.arange(len(queries), device=queries.device)
    return F.cross_entropy(F.normalize(queries, dim=-1) @ F.normalize(texts, dim=-1).T / temperature, positives)


@dataclass
class TextCollator:
    """Collates rows of `text` into `input_ids` and `attention_mask` and, with a `mask_share`, `labels`."""

    tokenizer: PreTrainedTokenizerBase  # the teacher's, with a mask token
    max_length: int  # tokens
    mask_share: float | None = None  # share of the tokens that are masked, anew for each `epoch` of a row
    seed: int = 0

    def __call__(self, rows: Sequence[dict]) -> dict[str, torch.Tensor]:
        settings = {"truncation": True, "max_length": self.max_length, "padding": True, "return_tensors": "np"}
        encoded = self.tokenizer([row["text"] for row in rows], return_special_tokens_mask=True, **settings)
        inputs = {"input_ids": encoded["input_ids"], "attention_mask": encoded["attention_mask"]}
        if self.mask_share is not None:
            inputs |= self._mask(rows, **inputs, special=encoded["special_tokens_mask"])
        return {name: torch.as_tensor(value) for name, value in inputs.items()}

    def _mask(self, rows, input_ids: np.ndarray, attention_mask: np.ndarray, special: np.ndarray) -> dict:
        tokens, labels = input_ids.copy(), np.full_like(input_ids, IGNORED)
        vocabulary = np.arange(len(self.tokenizer))
        for number, row in enumerate(rows):
            rng = generator(self.seed, epoch_of(row), row["text_id"])
            allowed = np.flatnonzero((attention_mask[number] == 1) & (special[number] == 0))[1:]  # not the first token
            masked = np.zeros(len(tokens[number]), dtype=bool)
            if len(allowed):
                masked[rng.choice(allowed, max(1, round(self.mask_share * len(allowed))), replace=False)] = True
            labels[number, masked] = tokens[number, masked]
            tokens[number] = replace_tokens(rng, tokens[number], masked, self.tokenizer.mask_token_id, vocabulary)
        return {"input_ids": tokens, "labels": labels}
