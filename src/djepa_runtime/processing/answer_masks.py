"""Masks of answers: the lines of a text, or the region of a visual answer; cells are those of the letterboxed grid.

The pixels of a mask, 4 MB for an A4 page at 200 dpi, are computed when they are first used.
"""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image

from djepa_pages.geometry import overlap_x, union_box
from djepa_pages.orientation import View

from ..answer_rule import AnswerRule
from .letterbox import MASK_STRIDE, boxes_to_mask, from_grid, mask_to_page, to_grid


MIN_SHARE = 0.05  # regions below this share of the largest one are noise
MAX_GAP = 4  # cells; a region is closed over smaller gaps
THIN = 0.2  # parts of a region thinner than this share of its thickest part are left out


class LazyMask(Image.Image):
    """An image of mode "L" and `size` `(width, height)`, 255 inside the answer, whose pixels are drawn when used.

    `draw` returns a bool mask `(height, width)` of the page as it is read; `view` is that of the page.
    """

    _draw = None  # of a copy, which has pixels

    def __init__(self, draw: Callable[[], np.ndarray], size: tuple[int, int], view: View | None = None):
        super().__init__()
        self._mode, self._size = "L", tuple(size if view is None else view.size)
        self._draw, self._view = draw, view

    def load(self):
        """Compute the pixels; Pillow calls this before it uses them."""
        if self._draw is not None:
            mask = Image.fromarray(self._draw().astype(np.uint8) * 255)
            self.im, self._draw = (mask if self._view is None else self._view.mask_as_given(mask)).im, None
        return super().load()


def empty_mask(size: tuple[int, int]) -> LazyMask:
    return LazyMask(lambda: np.zeros(size[::-1]), size)


def text_mask(
    boxes: Sequence[Sequence[float]], rule: AnswerRule, size: tuple[int, int], view: View | None = None
) -> LazyMask:
    """A mask of text from the boxes of its lines in 0..1000 of a page of `size` `(width, height)`.

    A line and the next one below or above it are covered by one box.
    """
    blocks: list[list[Sequence[float]]] = []
    for box in boxes:
        block = next((block for block in blocks if _is_next(block[-1], box, rule)), None)
        blocks.append([box]) if block is None else block.append(box)
    return LazyMask(lambda: boxes_to_mask(map(union_box, blocks), *size[::-1]), size, view)


def _is_next(line: Sequence[float], other: Sequence[float], rule: AnswerRule) -> bool:
    gap, height = max(other[1] - line[3], line[1] - other[3]), max(line[3] - line[1], other[3] - other[1])
    return overlap_x(line, other) > 0 and rule.is_next_line(gap, height)


def region_mask(
    cells: np.ndarray, reshaped_size: tuple[int, int], size: tuple[int, int], view: View | None = None
) -> LazyMask:
    """A mask of the cells `(rows, columns)` of a page of `size` `(width, height)`, with smooth edges."""
    return LazyMask(lambda: mask_to_page(np.where(cells, 1.0, -1.0), reshaped_size, size[::-1]), size, view)


def stability(logits: np.ndarray) -> float:
    """Share of the cells above -1 that are above 1, SAM's stability score (arXiv 2304.02643, section 5)."""
    return float((logits > 1).sum() / max((logits > -1).sum(), 1))


def cells_of(boxes: Sequence, shape: Sequence[int], reshaped_size: tuple[int, int]) -> np.ndarray:
    """Left, top, right and bottom of the cells that boxes `(..., 4)` in 0..1000 touch, at least one of each."""
    corners, ends = to_grid(boxes, reshaped_size, MASK_STRIDE), np.array(shape)[::-1]
    first = np.minimum(corners[..., :2].astype(int), ends - 1)
    last = np.minimum(np.maximum(np.ceil(corners[..., 2:]).astype(int), first + 1), ends)
    return np.concatenate([first, last], axis=-1)


def drawn_logits(boxes: Sequence[Sequence[float]], shape: Sequence[int], reshaped_size: tuple[int, int]) -> np.ndarray:
    """Mask logits `(rows, columns)` of boxes in 0..1000: 1 inside, -1 outside, so that their stability is 0."""
    logits = np.full(shape, -1.0)
    for left, top, right, bottom in cells_of(boxes, shape, reshaped_size):
        logits[top:bottom, left:right] = 1.0
    return logits


def region_boxes(cells: np.ndarray, reshaped_size: tuple[int, int]) -> list[list[float]]:
    """Boxes in 0..1000 of the page of the 4-connected regions of a bool mask, the largest first.

    >>> region_boxes(np.array([[1, 1, 0], [0, 0, 0], [0, 0, 1]], dtype=bool), reshaped_size=(12, 12))
    [[0.0, 0.0, 666.67, 333.33], [666.67, 666.67, 1000.0, 1000.0]]
    """
    from scipy import ndimage  # slow to import

    labels, _ = ndimage.label(cells)
    sizes = np.bincount(labels.ravel())[1:]
    order = np.argsort(-sizes, kind="stable")  # regions of equal size by their first cell
    slices = ndimage.find_objects(labels)
    kept = [slices[index] for index in order if sizes[index] >= MIN_SHARE * sizes.max()]
    corners = [[columns.start, rows.start, columns.stop, rows.stop] for rows, columns in kept]
    return from_grid(np.reshape(corners, (-1, 4)), reshaped_size, MASK_STRIDE).tolist()


def largest_region(cells: np.ndarray) -> np.ndarray:
    """The largest region of a bool mask `(rows, columns)`: closed over small gaps, without thin parts and holes."""
    if not cells.any():
        return cells

    from scipy import ndimage  # slow to import

    closed = ndimage.binary_closing(np.pad(cells, MAX_GAP), np.ones((MAX_GAP + 1, MAX_GAP + 1)))
    region = _largest(closed[MAX_GAP:-MAX_GAP, MAX_GAP:-MAX_GAP])
    depth = ndimage.distance_transform_cdt(np.pad(region, 1), "chessboard")  # half of the thickness of each part
    part = np.ones([max(1, round(2 * THIN * depth.max()))] * 2)
    core = _largest(ndimage.binary_opening(region, part))
    return ndimage.binary_fill_holes(ndimage.binary_dilation(core, part) & region)


def _largest(cells: np.ndarray) -> np.ndarray:
    from scipy import ndimage

    labels, _ = ndimage.label(cells)
    return labels == 1 + np.bincount(labels.ravel())[1:].argmax()
