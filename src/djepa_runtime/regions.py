"""Overlap and centre of regions, as masks or boxes."""

from collections.abc import Sequence

import numpy as np

from .processing.letterbox import inside_boxes


Box = Sequence[float]  # x0, y0, x1, y1


def mask_iou(predicted: np.ndarray, truth: np.ndarray) -> float:
    """Intersection over union of two boolean masks `(height, width)`; 1 if both are empty."""
    union = np.count_nonzero(predicted | truth)
    return float(np.count_nonzero(predicted & truth) / union) if union else 1.0


def box_iou(predicted: Sequence[Box], truth: Sequence[Box]) -> float:
    """Exact intersection over union of the areas that two sets of boxes cover; 1 if both are empty.

    >>> box_iou([[0, 0, 10, 10], [5, 0, 20, 10]], [[0, 0, 10, 10]])
    0.5
    """
    first, second = (np.asarray(boxes, dtype=np.float64).reshape(-1, 4) for boxes in (predicted, truth))
    both = np.concatenate([first, second])
    if not len(both):
        return 1.0
    xs, ys = np.unique(both[:, [0, 2]]), np.unique(both[:, [1, 3]])  # edges of cells
    areas = np.diff(ys)[:, None] * np.diff(xs)  # (rows, columns)
    a, b = (inside_boxes(boxes, (xs[1:] + xs[:-1]) / 2, (ys[1:] + ys[:-1]) / 2) for boxes in (first, second))
    union = areas[a | b].sum()
    return float(areas[a & b].sum() / union) if union > 0 else 0.0


def center_of_largest(boxes: list[list[float]]) -> tuple[float, float] | None:
    if not boxes:
        return None
    x0, y0, x1, y1 = max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
    return (x0 + x1) / 2, (y0 + y1) / 2
