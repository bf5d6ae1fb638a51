"""Collate pages into pre-training batches: words are hidden for MLM, and units of the image.

Masks are drawn from (seed, epoch, page). Boxes of hidden words stay.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from transformers import PreTrainedTokenizerBase

from djepa_runtime.conventions import IGNORED
from djepa_runtime.processing.letterbox import letterbox_size
from djepa_runtime.processing.text_inputs import encode_words

from ..processing.image_processing_djepa import to_image
from .epochs import check_columns, epoch_of
from .masking import draw_units, draw_words, generator, keep_equally_many, replace_tokens


MIN_TOKENS = 3  # [CLS], a word, [SEP]
UNIT_PIXELS = 32  # side of a mask unit of the image encoder


@dataclass
class DJepaMlmCollator:
    """Collates pages into inputs of `DJepaTextForMaskedLM`.

    A page is a row with `words`, `boxes`, `page_id` and `epoch`; without `epoch` it is masked differently in every
    batch.

    Args:
        word_share: share of a page's words that are hidden; above 0 and below 1.
        max_length: maximum number of tokens per page, including the two special tokens; at least 3.
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
        """Return a batch."""
        inputs = self.encode(pages)
        inputs |= self.hide_words(self.generators(pages), inputs)
        del inputs["word_ids"]
        return {name: torch.as_tensor(value) for name, value in inputs.items()}

    def encode(self, pages: Sequence[dict]) -> dict[str, np.ndarray]:
        """Tokenize the words of pages, see `encode_words`."""
        words, boxes = [page["words"] for page in pages], [page["boxes"] for page in pages]
        return encode_words(self.tokenizer, words, boxes, self.max_length, warn=False)

    def generators(self, pages: Sequence[dict]) -> list[np.random.Generator]:
        """The random generator of each page and its epoch."""
        return [generator(self.seed, epoch_of(page), page["page_id"]) for page in pages]

    def hide_words(
        self, generators: Sequence[np.random.Generator], inputs: dict[str, np.ndarray]
    ) -> dict[str, np.ndarray]:
        """Return `input_ids` with hidden words replaced, and `labels`, -100 at visible tokens; a generator per page."""
        tokens, labels = inputs["input_ids"].copy(), np.full_like(inputs["input_ids"], IGNORED)
        for row, rng in enumerate(generators):
            word_ids = inputs["word_ids"][row]
            count = max(1, int(word_ids.max()) + 1)  # the tokenizer may drop all words
            words = draw_words(rng, count, self.word_share)
            hidden = (word_ids >= 0) & words[word_ids]
            labels[row, hidden] = tokens[row, hidden]
            tokens[row] = replace_tokens(rng, tokens[row], hidden, self.tokenizer.mask_token_id, self._vocabulary)
        return {"input_ids": tokens, "labels": labels}


@dataclass
class DJepaPreTrainingCollator:
    """Collates pages into inputs of `DJepaForPreTraining`.

    A page is a row with `image` (or None), `words`, `boxes`, `page_id` and `epoch`; without `epoch` it is masked
    differently in every batch. All pages of a batch get as many visible mask units as the page with the fewest.

    Args:
        processor: the model's `DJepaProcessor`.
        word_share, max_length: see `DJepaMlmCollator`.
        target_blocks: number of hidden image blocks; at least 1.
        seed: of the random choices.
    """

    processor: "DJepaProcessor"  # noqa: F821
    word_share: float = 0.15
    target_blocks: int = 4
    max_length: int = 1024
    seed: int = 0

    def __post_init__(self):
        if self.target_blocks < 1:
            raise ValueError(f"target_blocks must be at least 1, got {self.target_blocks}.")
        self._mlm = DJepaMlmCollator(self.processor.tokenizer, self.word_share, self.max_length, self.seed)

    def __call__(self, pages: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Return a batch; raises `ValueError` if only some pages have images, or `Trainer` has removed the words."""
        check_columns(pages)
        side = self.processor.image_processor.size["height"]
        images = [None if page.get("image") is None else to_image(page["image"]) for page in pages]
        missing = [page["page_id"] for page in pages if page.get("image") is None]
        if missing and len(missing) < len(pages):
            raise ValueError(f"Page {missing[0]!r} has no image, but others do; give all of them images, or none.")
        inputs, generators = self._mlm.encode(pages), self._mlm.generators(pages)
        sizes = [(side, side) if missing else letterbox_size(image.height, image.width, side) for image in images]
        visible, targets = self._draw_units(generators, sizes, side)
        inputs |= self._mlm.hide_words(generators, inputs)
        inputs = {name: torch.as_tensor(value) for name, value in inputs.items()}
        inputs["reshaped_input_sizes"] = torch.tensor(sizes)
        if not missing:
            inputs["unit_mask"] = torch.as_tensor(np.stack(visible)).flatten(1)
            inputs["target_unit_mask"] = torch.as_tensor(np.stack(targets)).flatten(1)
            inputs["pixel_values"] = self.processor.image_processor(images, return_tensors="pt")["pixel_values"]
        return inputs

    def _draw_units(self, generators, sizes, side: int) -> tuple[list[np.ndarray], list[np.ndarray]]:
        """Visible and target units of each page, bool `(side / 32, side / 32)`; the padding has neither."""
        units = side // UNIT_PIXELS
        visible, targets, orders = [], [], []
        for rng, (height, width) in zip(generators, sizes):
            grid = (math.ceil(height / UNIT_PIXELS), math.ceil(width / UNIT_PIXELS))
            room = ((0, units - grid[0]), (0, units - grid[1]))
            seen, hidden = draw_units(rng, grid, self.target_blocks)
            visible.append(np.pad(seen, room))
            targets.append(np.pad(hidden, room))
            orders.append(np.pad(rng.random(grid), room))
        return keep_equally_many(visible, orders), targets
