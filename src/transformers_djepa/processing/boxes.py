"""Validate boxes and points in page coordinates: 0..1000 of the page (LayoutLM's convention, floats allowed)."""

from collections.abc import Sequence

import numpy as np

from .letterbox import PAGE_SIZE


def check_boxes(boxes: Sequence[Sequence[float]], name: str = "boxes") -> np.ndarray:
    """Return boxes as float64 `(boxes, 4)`; raises `ValueError` for a box outside 0..1000, inverted or without area."""
    checked = _check_coordinates(boxes, 4, name, "[x0, y0, x1, y1]")
    bad = (checked[:, 0] >= checked[:, 2]) | (checked[:, 1] >= checked[:, 3])
    if bad.any():
        index = int(bad.argmax())
        raise ValueError(
            f"{name}[{index}] is {boxes[index]!r}, which is inverted or has no area; "
            "boxes are [x0, y0, x1, y1] with x0 < x1 and y0 < y1."
        )
    return checked


def check_points(points: Sequence[Sequence[float]], name: str = "input_points") -> np.ndarray:
    """Return points as float64 `(points, 2)`; raises `ValueError` for a point that is not two numbers in 0..1000."""
    return _check_coordinates(points, 2, name, "[x, y]")


def _check_coordinates(values: Sequence[Sequence[float]], count: int, name: str, form: str) -> np.ndarray:
    checked = np.empty((len(values), count))
    for index, value in enumerate(values):
        try:
            numbers = np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError):
            numbers = np.empty(0)
        if numbers.shape != (count,):
            raise ValueError(f"{name}[{index}] is {value!r}; it must be {count} numbers {form} in 0..1000 of the page.")
        checked[index] = numbers
    outside = ~((checked >= 0) & (checked <= PAGE_SIZE)).all(axis=-1)  # comparisons with NaN are false
    if outside.any():
        index = int(outside.argmax())
        raise ValueError(
            f"{name}[{index}] is {values[index]!r}; coordinates are numbers in 0..1000 of the page, not pixels."
        )
    return checked
