"""The letterbox transform between a page and the model's square input: resize to fit, place top left, pad.

    image, boxes, clicks, masks  --to_grid / boxes_to_grid / mask_to_grid-->  letterboxed grid of `side / stride` cells
    mask logits of the square           --mask_to_page-->                            pixels of the page

Page coordinates are 0..1000 of the page; grid coordinates are cells of `stride` letterbox pixels from the page's
top-left corner. All sizes are `(height, width)`. Transforms use the exact page size, which usually ends within a cell,
so a round trip moves nothing by more than a pixel.
"""

import math
from collections.abc import Iterable, Sequence

import numpy as np
from PIL import Image

from ..conventions import BOX_RANGE, MASK_STRIDE


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


def boxes_to_mask(boxes: Sequence[Sequence[float]], height: int, width: int) -> np.ndarray:
    """Rasterize boxes in 0..1000 of the page: pixels with their centre in a box, boolean `(height, width)`."""
    x, y = ((np.arange(size) + 0.5) / size * PAGE_SIZE for size in (width, height))
    return inside_boxes(boxes, x, y)


def inside_boxes(boxes: Iterable[Sequence[float]], x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Which points of a grid are in a box, boolean `(len(y), len(x))`."""
    mask = np.zeros((len(y), len(x)), dtype=bool)
    for x0, y0, x1, y1 in boxes:
        mask |= ((y >= y0) & (y < y1))[:, None] & ((x >= x0) & (x < x1))
    return mask


def mask_to_grid(mask: np.ndarray, reshaped_size: tuple[int, int], side: int) -> np.ndarray:
    """Like `boxes_to_grid`, for a mask of the page, bool or 0..1 `(height, width)`."""
    page = Image.fromarray(mask.astype(np.float32)).resize(reshaped_size[::-1], Image.Resampling.BILINEAR)
    square = np.zeros((side, side), dtype=np.float32)
    square[: reshaped_size[0], : reshaped_size[1]] = page
    cells = side // MASK_STRIDE
    return square.reshape(cells, MASK_STRIDE, cells, MASK_STRIDE).mean((1, 3)).clip(0, 1)


def crop_padding(logits: np.ndarray, reshaped_size: tuple[int, int]) -> np.ndarray:
    """Crop `logits` `(..., rows, columns)` to the cells that the page touches; logits in the padding are arbitrary."""
    return logits[..., : math.ceil(reshaped_size[0] / MASK_STRIDE), : math.ceil(reshaped_size[1] / MASK_STRIDE)]


def mask_to_page(logits: np.ndarray, reshaped_size: tuple[int, int], original_size: tuple[int, int]) -> np.ndarray:
    """Convert mask logits `(rows, columns)` to a bool mask of the page: crop, resize bilinearly, threshold at 0."""
    cells = Image.fromarray(crop_padding(logits, reshaped_size).astype(np.float32))
    extent = (0, 0, reshaped_size[1] / MASK_STRIDE, reshaped_size[0] / MASK_STRIDE)  # the page ends within a cell
    return np.asarray(cells.resize(original_size[::-1], Image.Resampling.BILINEAR, extent)) > 0


def _cells_per_unit(coordinates: np.ndarray, reshaped_size: tuple[int, int], stride: int) -> np.ndarray:
    height, width = reshaped_size
    return np.tile([width, height], np.shape(coordinates)[-1] // 2) / (PAGE_SIZE * stride)
