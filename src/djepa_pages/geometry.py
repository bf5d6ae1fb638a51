"""Boxes `(x0, y0, x1, y1)` in points of a page as displayed, y downwards, and in 0..1000 of it."""

from collections.abc import Iterable, Sequence


Box = tuple[float, float, float, float]


def union(boxes: Iterable[Sequence[float]]) -> Box:
    """Bounding box of all boxes, of which there is at least one."""
    x0, y0, x1, y1 = zip(*boxes, strict=True)
    return min(x0), min(y0), max(x1), max(y1)


def union_box(boxes: Iterable[Sequence[float]]) -> list[float]:
    """`union` of boxes in any unit, as a list of floats."""
    return [float(value) for value in union(boxes)]


def scaled_box(box: Sequence[float], width: float, height: float) -> list[float]:
    """Pixels `[x0, y0, x1, y1]` of a page of this size to 0..1000, clipped, corners ordered."""
    x0, y0, x1, y1 = (min(max(v * 1000 / side, 0.0), 1000.0) for v, side in zip(box, (width, height, width, height)))
    return [min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)]


def overlap_x(first: Sequence[float], second: Sequence[float]) -> float:
    """Common width of two boxes; negative: the gap between them."""
    return min(first[2], second[2]) - max(first[0], second[0])
