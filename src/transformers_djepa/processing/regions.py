"""Boxes of the connected regions of a mask, for answers without words (a stamp, a signature, a figure)."""

import numpy as np
from scipy import ndimage


MIN_SHARE = 0.05  # regions below this share of the largest one are noise


def region_boxes(mask: np.ndarray) -> list[list[int]]:
    """Boxes `[x0, y0, x1, y1]`, in cells, of the 4-connected regions of a bool mask `(rows, columns)`, largest first.

    >>> region_boxes(np.array([[1, 1, 0], [0, 0, 0], [0, 0, 1]], dtype=bool))
    [[0, 0, 2, 1], [2, 2, 3, 3]]
    """
    if not mask.any():
        return []
    labels, count = ndimage.label(mask)
    sizes = np.bincount(labels.ravel(), minlength=count + 1)[1:]
    order = np.argsort(-sizes, kind="stable")  # regions of equal size by their first cell
    slices = ndimage.find_objects(labels)
    kept = [slices[index] for index in order if sizes[index] >= MIN_SHARE * sizes.max()]
    return [[columns.start, rows.start, columns.stop, rows.stop] for rows, columns in kept]
