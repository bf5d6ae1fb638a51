"""The letterbox transform between a page and the model's square input: resize to fit, place top left, pad.

    image, boxes, clicks, masks  --to_grid / boxes_to_grid / mask_to_grid-->  letterboxed grid of `side / stride` cells
    mask logits of the square           --mask_to_page-->                            pixels of the page

Page coordinates are 0..1000 of the page; grid coordinates are cells of `stride` letterbox pixels from the page's
top-left corner. All sizes are `(height, width)`. Transforms use the exact page size, which usually ends within a cell,
so a round trip moves nothing by more than a pixel.
"""

import math

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from ..configuration.conventions import BOX_RANGE, MASK_STRIDE


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
