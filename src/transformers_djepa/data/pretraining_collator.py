"""Collate pages into pre-training batches. Masks are drawn from (seed, epoch, page)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import torch

from ..processing.image_processing_djepa import to_image
from ..processing.letterbox import letterbox_size
from .masking import BlockSizes, draw_units, keep_equally_many
from .mlm_collator import DJepaMlmCollator
from .row_checks import check_batch, check_page


UNIT_PIXELS = 32  # side of a mask unit of the image encoder


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
        self._mlm = DJepaMlmCollator(self.processor.tokenizer, self.word_share, self.max_length, self.seed)

    def __call__(self, pages: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Return a batch; raises `ValueError` for a page that fails `check_page`, or if only some pages have images."""
        side = self.processor.image_processor.size["height"]
        check_batch(pages, check_page)
        images = [None if page.get("image") is None else to_image(page["image"]) for page in pages]
        missing = [page["page_id"] for page in pages if page.get("image") is None]
        if missing and len(missing) < len(pages):
            raise ValueError(f"Page {missing[0]!r} has no image, but others do; give all of them images, or none.")
        inputs, generators = self._mlm.encode(pages), [self._mlm.generator(page) for page in pages]
        sizes = [(side, side) if missing else letterbox_size(image.height, image.width, side) for image in images]
        visible, targets = self._draw_units(generators, sizes, side)
        inside = _tokens_inside(inputs["bbox"], targets, sizes) if self.hide_words_in_blocks else None
        inputs |= self._mlm.hide_words(generators, inputs, inside)
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


def _tokens_inside(boxes: np.ndarray, targets: list[np.ndarray], sizes: list[tuple[int, int]]) -> np.ndarray:
    """Tokens `(pages, tokens)` of boxes `(pages, tokens, 4)` whose centre is in a target unit of their page."""
    inside = np.zeros(boxes.shape[:2], dtype=bool)
    for page, (page_boxes, units, size) in enumerate(zip(boxes, targets, sizes)):
        width_height = np.asarray(size[::-1], boxes.dtype)
        centres = (page_boxes[:, :2] + page_boxes[:, 2:]) / 2000 * width_height
        columns, rows = (centres / UNIT_PIXELS).astype(int).T
        inside[page] = units[rows.clip(0, len(units) - 1), columns.clip(0, len(units) - 1)]
    return inside
