"""Collate pages for masked language modeling: some words are hidden, their boxes stay."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from transformers import PreTrainedTokenizerBase

from ..configuration.conventions import IGNORED
from ..processing.text_inputs import encode_words
from .epochs import epoch_of
from .masking import draw_words, replace_tokens
from .row_checks import check_batch, check_page


MIN_TOKENS = 3  # [CLS], a word, [SEP]


@dataclass
class DJepaMlmCollator:
    """Collates pages into inputs of `DJepaTextForMaskedLM`.

    A page is a row with `words`, `boxes`, `page_id` and `epoch`; without `epoch` it is masked differently in every
    batch.

    Args:
        tokenizer: of the text encoder.
        word_share: share of a page's words that are hidden.
        max_length: maximum number of tokens per page, including the two special tokens.
        seed: of the random choices.

    Raises:
        ValueError: a `word_share` outside 0..1, or a `max_length` without room for a word.
    """

    tokenizer: PreTrainedTokenizerBase
    word_share: float = 0.15
    max_length: int = 1024
    seed: int = 0

    def __post_init__(self):
        if not 0 < self.word_share < 1:
            raise ValueError(f"word_share must be between 0 and 1, got {self.word_share}.")
        if self.max_length < MIN_TOKENS:
            raise ValueError(f"max_length must be at least {MIN_TOKENS} tokens, got {self.max_length}.")
        special = set(self.tokenizer.all_special_ids)
        self._vocabulary = np.array([index for index in range(len(self.tokenizer)) if index not in special])

    def __call__(self, pages: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Return a batch; raises `ValueError` for a page that fails `check_page`."""
        check_batch(pages, check_page)
        inputs = self.encode(pages)
        generators = [self.generator(page) for page in pages]
        inputs |= self.hide_words(generators, inputs)
        del inputs["word_ids"]
        return {name: torch.as_tensor(value) for name, value in inputs.items()}

    def encode(self, pages: Sequence[dict]) -> dict[str, np.ndarray]:
        """Tokenize the words of pages, see `encode_words`."""
        words, boxes = [page["words"] for page in pages], [page["boxes"] for page in pages]
        return encode_words(self.tokenizer, words, boxes, self.max_length, warn=False)

    def generator(self, page: dict) -> np.random.Generator:
        """The random generator of a page and its epoch."""
        return generator(self.seed, epoch_of(page), page["page_id"])

    def hide_words(
        self, generators: Sequence[np.random.Generator], inputs: dict[str, np.ndarray], more: np.ndarray | None = None
    ) -> dict[str, np.ndarray]:
        """Return `input_ids` with hidden words replaced, and `labels`, -100 at visible tokens.

        Args:
            generators: one per page.
            inputs: of `encode`.
            more: bool `(pages, tokens)`, tokens whose words are hidden as well.
        """
        tokens, labels = inputs["input_ids"].copy(), np.full_like(inputs["input_ids"], IGNORED)
        for row, rng in enumerate(generators):
            word_ids = inputs["word_ids"][row]
            count = max(1, int(word_ids.max()) + 1)  # the tokenizer may drop all words
            words = draw_words(rng, count, self.word_share)
            if more is not None:
                words[word_ids[more[row] & (word_ids >= 0)]] = True
            hidden = (word_ids >= 0) & words[word_ids]
            labels[row, hidden] = tokens[row, hidden]
            tokens[row] = replace_tokens(rng, tokens[row], hidden, self.tokenizer.mask_token_id, self._vocabulary)
        return {"input_ids": tokens, "labels": labels}


def generator(seed: int, epoch: int, page_id: str) -> np.random.Generator:
    """A random generator that depends on these three alone, on every machine."""
    digest = hashlib.sha256(f"{seed}-{epoch}-{page_id}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
