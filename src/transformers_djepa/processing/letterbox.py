"""The letterbox transform between a page and the model's square input: resize to fit, place top left, pad.

    image, boxes, clicks, masks  --to_grid / boxes_to_grid / mask_to_grid-->  letterboxed grid of `side / stride` cells
    mask logits of the square           --mask_to_page-->                            pixels of the page

Page coordinates are 0..1000 of the page; grid coordinates are cells of `stride` letterbox pixels from the page's
top-left corner. All sizes are `(height, width)`. Transforms use the exact page size, which usually ends within a cell,
so a round trip moves nothing by more than a pixel.

The pixels of the mask of an answer, 4 MB for an A4 page at 200 dpi, are computed when they are first used. The image
holds the logits near the answer instead, usually less than 10 kB.
"""

import math
from collections.abc import Callable

import numpy as np
import torch
from PIL import Image
from torch import Tensor
from torch.nn import functional as F

from ..configuration.conventions import BOX_RANGE, MASK_STRIDE


MARGIN = 2  # cells around the positive ones that `mask_to_page` interpolates
PAGE_SIZE = float(BOX_RANGE)  # width and height of every page in page coordinates


def letterbox_size(height: int, width: int, side: int) -> tuple[int, int]:
    """`(height, width)` in pixels of a page whose longer side is scaled to `side`.

    >>> letterbox_size(2339, 1654, 768)
    (768, 543)
    """
    scale = side / max(height, width)
    return max(1, min(side, round(height * scale))), max(1, min(side, round(width * scale)))


def to_grid(coordinates: np.ndarray, reshaped_size: tuple[int, int], stride: int = 1) -> np.ndarray:
    """Convert points `(..., 2)` or boxes `(..., 4)` from 0..1000 of the page to cells of the letterboxed grid."""
    return np.asarray(coordinates, dtype=np.float64) * _cells_per_unit(coordinates, reshaped_size, stride)


def from_grid(coordinates: np.ndarray, reshaped_size: tuple[int, int], stride: int = 1) -> np.ndarray:
    """Inverse of `to_grid`, clipped to 0..1000."""
    coordinates = np.asarray(coordinates, dtype=np.float64)
    return (coordinates / _cells_per_unit(coordinates, reshaped_size, stride)).clip(0, PAGE_SIZE)


def boxes_to_grid(boxes: np.ndarray, reshaped_size: tuple[int, int], side: int) -> np.ndarray:
    """Share of each mask cell inside a box of `boxes` `(boxes, 4)`, float32 `(side // 4, side // 4)`; 0 in the padding.

    `reshaped_size` is the page in the letterbox, of `side` pixels.
    """
    cells = np.arange(side // MASK_STRIDE)
    mask = np.zeros((len(cells), len(cells)), dtype=np.float32)
    for x0, y0, x1, y1 in to_grid(np.reshape(boxes, (-1, 4)), reshaped_size, MASK_STRIDE):
        columns = np.clip(np.minimum(x1, cells + 1) - np.maximum(x0, cells), 0, 1)
        rows = np.clip(np.minimum(y1, cells + 1) - np.maximum(y0, cells), 0, 1)
        mask = np.maximum(mask, np.outer(rows, columns).astype(np.float32))
    return mask


def mask_to_grid(mask: Tensor, reshaped_size: tuple[int, int], side: int) -> Tensor:
    """Like `boxes_to_grid`, for a mask of the page, bool or 0..1 `(height, width)`."""
    page = F.interpolate(
        mask[None, None].float(), size=tuple(reshaped_size), mode="bilinear", antialias=True, align_corners=False
    )
    square = F.pad(page, (0, side - reshaped_size[1], 0, side - reshaped_size[0]))
    return F.avg_pool2d(square, MASK_STRIDE)[0, 0].clamp(0, 1)


def crop_padding(logits: Tensor, reshaped_size: tuple[int, int]) -> Tensor:
    """Crop `logits` `(..., rows, columns)` to the cells that the page touches; logits in the padding are arbitrary."""
    return logits[..., : math.ceil(reshaped_size[0] / MASK_STRIDE), : math.ceil(reshaped_size[1] / MASK_STRIDE)]


def mask_to_page(logits: Tensor, reshaped_size: tuple[int, int], original_size: tuple[int, int]) -> Tensor:
    """Convert mask logits `(rows, columns)` to a bool mask of the page: crop, resize bilinearly, threshold at 0."""
    page = crop_padding(logits.float(), reshaped_size)  # (rows, columns)
    mask = torch.zeros(original_size, dtype=torch.bool, device=logits.device)
    inside = torch.nonzero(page > 0)  # (cells, 2)
    if not len(inside):
        return mask
    windows = []
    for axis in (0, 1):  # compute only the pixels near positive cells
        extent, length = reshaped_size[axis] / MASK_STRIDE, original_size[axis]
        first, last = int(inside[:, axis].min()) - 1, int(inside[:, axis].max()) + 2
        window = slice(max(0, math.floor(first * length / extent)), min(length, math.ceil(last * length / extent)))
        page = _stretch(page, axis, extent / length, window)
        windows.append(window)
    mask[tuple(windows)] = page > 0
    return mask


def _stretch(values: Tensor, axis: int, step: float, window: slice) -> Tensor:
    """Interpolate one axis linearly at the centres of the pixels in `window`, each `step` cells wide."""
    last = values.shape[axis] - 1
    pixels = torch.arange(window.start, window.stop, device=values.device)
    position = ((pixels + 0.5) * step - 0.5).clamp(0, last)
    low = position.floor().long()
    share = (position - low).unsqueeze(1 - axis)  # broadcasts along the other axis
    before = values.index_select(axis, low)
    after = values.index_select(axis, (low + 1).clamp(max=last))
    return before + (after - before) * share


def _cells_per_unit(coordinates: np.ndarray, reshaped_size: tuple[int, int], stride: int) -> np.ndarray:
    height, width = reshaped_size
    return np.tile([width, height], np.shape(coordinates)[-1] // 2) / (PAGE_SIZE * stride)


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
