"""The mask of an answer as an image whose pixels are computed when they are first used.

The pixels of an A4 page at 200 dpi take 4 MB, for each question. The image holds the logits near the answer instead,
usually less than 10 kB.
"""

from collections.abc import Callable

import numpy as np
import torch
from PIL import Image
from torch import Tensor

from .letterbox import crop_padding, mask_to_page


MARGIN = 2  # cells around the positive ones that `mask_to_page` interpolates


class LazyImage(Image.Image):
    """An image of mode "L" and `size` `(width, height)` whose pixels are drawn when they are first used."""

    _draw = None  # of a copy, which has pixels

    def __init__(self, draw: Callable[[], Image.Image], size: tuple[int, int]):
        super().__init__()
        self._mode, self._size, self._draw = "L", tuple(size), draw

    def load(self):
        """Compute the pixels; Pillow calls this before it uses them."""
        if self._draw is not None:
            self.im, self._draw = self._draw().im, None
        return super().load()


def answer_mask(logits: Tensor, reshaped_size: tuple[int, int], size: tuple[int, int]) -> LazyImage:
    """Return a mask as an image of `size` `(width, height)`, 255 inside the answer and 0 elsewhere.

    `logits` `(rows, columns)` are on the letterboxed grid; `reshaped_size` is that of the page in the letterbox.
    """
    page = crop_padding(logits.float(), reshaped_size)
    inside = torch.nonzero(page > 0)  # (cells, 2)
    if not len(inside):
        return empty_mask(size)
    top, left = (inside.amin(0) - MARGIN).clamp(min=0).tolist()
    bottom, right = (inside.amax(0) + 1 + MARGIN).tolist()
    window, grid = (slice(top, bottom), slice(left, right)), page.shape
    cells = page[window].clone()  # a view would keep the logits of the batch

    def draw() -> Image.Image:
        whole = torch.full(grid, -1.0)
        whole[window] = cells
        mask = mask_to_page(whole, reshaped_size, size[::-1]).numpy()  # (height, width)
        return Image.fromarray(mask.astype(np.uint8) * 255)

    return LazyImage(draw, size)


def empty_mask(size: tuple[int, int]) -> LazyImage:
    """Return an image of zeros."""
    return LazyImage(lambda: Image.new("L", size), size)
