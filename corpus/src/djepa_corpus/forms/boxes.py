"""Boxes `[x0, y0, x1, y1]`."""

from collections.abc import Iterable


def union(boxes: Iterable[list[float]]) -> list[float]:
    """Return the smallest box around the boxes."""
    x0, y0, x1, y1 = zip(*boxes, strict=True)
    return [min(x0), min(y0), max(x1), max(y1)]
