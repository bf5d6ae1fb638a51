"""Collate pages into pre-training batches. Masks are drawn from (seed, epoch, page)."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import torch

from ..processing.letterbox import letterbox_size
from ..processing.pixels import to_image
from ..processing.text_inputs import encode_words
from .epochs import epoch_of
from .masking import BlockSizes, draw_units, draw_words, keep_equally_many, replace_tokens
from .row_checks import check_batch, check_page


UNIT_PIXELS = 32  # side of a mask unit of the image encoder
IGNORED = -100
MIN_TOKENS = 3  # [CLS], a word, [SEP]


@dataclass
class DJepaPreTrainingCollator:
    """Collates pages into inputs of `DJepaForPreTraining`.

    A page is a row with `image` (or None), `words`, `boxes`, `page_id` and `epoch`; without `epoch` it is masked
    differently in every batch. All pages of a batch get as many visible mask units as the page with the fewest.

    Args:
        processor: the model's `DJepaProcessor`.
        word_share: share of a page's words that are hidden.
        blocks: sizes of the hidden image blocks.
        hide_words_in_blocks: also hide the words inside hidden blocks; by default they help to predict the blocks.
        max_length: maximum number of tokens per page, including the two special tokens.
        seed: of the random choices.

    Raises:
        ValueError: a `word_share` outside 0..1, or a `max_length` without room for a word.
    """

    processor: "DJepaProcessor"  # noqa: F821
    word_share: float = 0.15
    blocks: BlockSizes = field(default_factory=BlockSizes)
    hide_words_in_blocks: bool = False
    max_length: int = 1024
    seed: int = 0

    def __post_init__(self):
        if not 0 < self.word_share < 1:
            raise ValueError(f"word_share must be between 0 and 1, got {self.word_share}.")
        if self.max_length < MIN_TOKENS:
            raise ValueError(f"max_length must be at least {MIN_TOKENS} tokens, got {self.max_length}.")
        special = set(self.processor.tokenizer.all_special_ids)
        self._vocabulary = np.array([index for index in range(len(self.processor.tokenizer)) if index not in special])

    def __call__(self, pages: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Return a batch; raises `ValueError` for a page that fails `check_page`, or if only some pages have images."""
        side = self.processor.image_processor.size["height"]
        check_batch(pages, check_page)
        images = [None if page.get("image") is None else to_image(page["image"]) for page in pages]
        missing = [page["page_id"] for page in pages if page.get("image") is None]
        if missing and len(missing) < len(pages):
            raise ValueError(f"Page {missing[0]!r} has no image, but others do; give all of them images, or none.")
        words, boxes = [page["words"] for page in pages], [page["boxes"] for page in pages]
        inputs = encode_words(self.processor.tokenizer, words, boxes, self.max_length, warn=False)
        generators = [generator(self.seed, epoch_of(page), page["page_id"]) for page in pages]
        sizes = [(side, side) if missing else letterbox_size(image.height, image.width, side) for image in images]
        visible, targets = self._draw_units(generators, sizes, side)
        inputs |= self._hide_words(generators, inputs, targets, sizes)
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
            seen, hidden = draw_units(rng, grid, self.blocks)
            visible.append(np.pad(seen, room))
            targets.append(np.pad(hidden, room))
            orders.append(np.pad(rng.random(grid), room))
        return keep_equally_many(visible, orders), targets

    def _hide_words(self, generators, inputs: dict[str, np.ndarray], targets, sizes) -> dict[str, np.ndarray]:
        """Return `input_ids` with hidden words replaced, and `labels`."""
        tokenizer = self.processor.tokenizer
        tokens, labels = inputs["input_ids"].copy(), np.full_like(inputs["input_ids"], IGNORED)
        for row, rng in enumerate(generators):
            word_ids = inputs["word_ids"][row]
            count = max(1, int(word_ids.max()) + 1)  # the tokenizer may drop all words
            words = draw_words(rng, count, self.word_share)
            if self.hide_words_in_blocks:
                inside = _tokens_inside(inputs["bbox"][row], targets[row], sizes[row])
                words[word_ids[inside & (word_ids >= 0)]] = True
            hidden = (word_ids >= 0) & words[word_ids]
            labels[row, hidden] = tokens[row, hidden]
            tokens[row] = replace_tokens(rng, tokens[row], hidden, tokenizer.mask_token_id, self._vocabulary)
        return {"input_ids": tokens, "labels": labels}


def _tokens_inside(boxes: np.ndarray, targets: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """Tokens whose centre is in a target unit, bool `(L,)`."""
    width_height = np.asarray(size[::-1], boxes.dtype)
    columns, rows = ((boxes[:, :2] + boxes[:, 2:]) / 2000 * width_height / UNIT_PIXELS).astype(int).T
    return targets[rows.clip(0, len(targets) - 1), columns.clip(0, len(targets) - 1)]


def generator(seed: int, epoch: int, page_id: str) -> np.random.Generator:
    """A random generator that depends on these three alone, on every machine."""
    digest = hashlib.sha256(f"{seed}-{epoch}-{page_id}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
