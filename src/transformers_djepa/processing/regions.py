"""Boxes of the connected regions of a mask, for answers that are no words (a stamp, a signature, a figure)."""

import numpy as np


MIN_SHARE = 0.05  # regions below this share of the largest are specks


def region_boxes(mask: np.ndarray) -> list[list[int]]:
    """Boxes `[x0, y0, x1, y1]`, in cells, of the 4-connected regions of a bool mask `(rows, columns)`, largest region
    first.

    >>> region_boxes(np.array([[1, 1, 0], [0, 0, 0], [0, 0, 1]], dtype=bool))
    [[0, 0, 2, 1], [2, 2, 3, 3]]
    """
    remaining = {(int(row), int(column)) for row, column in zip(*np.nonzero(mask))}
    regions = []
    while remaining:
        regions.append(_take_region(remaining))
    regions.sort(key=len, reverse=True)
    return [_bounds(region) for region in regions if len(region) >= MIN_SHARE * len(regions[0])]


def _take_region(remaining: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Removes one region from `remaining`, starting anywhere, and returns its cells."""
    start = min(remaining)
    remaining.remove(start)
    region = [start]
    for row, column in region:  # grows while it is walked
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in remaining:
                remaining.remove(cell)
                region.append(cell)
    return region


def _bounds(region: list[tuple[int, int]]) -> list[int]:
    rows, columns = zip(*region)
    return [min(columns), min(rows), max(columns) + 1, max(rows) + 1]
