"""The mask of an answer as an image whose pixels are computed when they are first used.

The pixels of an A4 page at 200 dpi take 4 MB, for each question. The image holds the logits near the answer instead,
usually less than 10 kB.
"""

from collections.abc import Callable
from functools import partial

import numpy as np
import torch
from PIL import Image
from torch import Tensor

from .letterbox import crop_padding, mask_to_page


MARGIN = 2  # cells around the positive ones that `mask_to_page` interpolates


class LazyImage(Image.Image):
    """An image of mode "L" whose pixels are computed when they are first used, like those of an image file.

    Args:
        draw: picklable function that returns the image.
        size: `(width, height)` of that image.
    """

    def __init__(self, draw: Callable[[], Image.Image], size: tuple[int, int]):
        super().__init__()
        self._mode, self._size = "L", tuple(size)
        self._draw: Callable[[], Image.Image] | None = draw

    def load(self):
        """Compute the pixels; Pillow calls this before it uses them."""
        if self._draw is not None:
            self.im = self._draw().im
            self._draw = None
        return super().load()

    def __reduce_ex__(self, protocol):
        draw = self._draw or partial(Image.frombytes, self.mode, self.size, self.tobytes())
        return type(self), (draw, self.size)


def answer_mask(logits: Tensor, reshaped_size: tuple[int, int], size: tuple[int, int]) -> LazyImage:
    """Return a mask as an image, 255 inside the answer and 0 elsewhere.

    Args:
        logits: `(rows, columns)` on the letterboxed grid.
        reshaped_size: `(height, width)` of the page in the letterbox.
        size: `(width, height)` of the page and of the image.
    """
    page = crop_padding(logits.float(), reshaped_size)
    inside = torch.nonzero(page > 0)  # (cells, 2)
    if not len(inside):
        return empty_mask(size)
    top, left = (inside.amin(0) - MARGIN).clamp(min=0).tolist()
    bottom, right = (inside.amax(0) + 1 + MARGIN).tolist()
    cells = page[top:bottom, left:right].numpy().copy()  # a view would keep the logits of the batch
    return LazyImage(partial(_draw_mask, cells, (top, left), tuple(page.shape), reshaped_size, size), size)


def empty_mask(size: tuple[int, int]) -> LazyImage:
    """Return an image of zeros."""
    return LazyImage(partial(Image.new, "L", size), size)


def _draw_mask(cells: np.ndarray, corner: tuple[int, int], grid: tuple[int, int], reshaped_size, size) -> Image.Image:
    page = torch.full(grid, -1.0)
    rows, columns = (slice(start, start + length) for start, length in zip(corner, cells.shape))
    page[rows, columns] = torch.from_numpy(cells)
    mask = mask_to_page(page, reshaped_size, size[::-1]).numpy()  # (height, width)
    return Image.fromarray(mask.astype(np.uint8) * 255)
