"""Checks of boxes and points that users give, in 0..1000 of the page (LayoutLM's convention)."""

from collections.abc import Sequence

import numpy as np

from djepa_pages.damage import shown

from .letterbox import PAGE_SIZE


def check_boxes(boxes: Sequence[Sequence[float]], name: str = "boxes") -> np.ndarray:
    """Return boxes as float64 `(boxes, 4)`; raises `ValueError` for a box outside 0..1000, inverted or without area."""
    checked = _check_coordinates(boxes, 4, name, "[x0, y0, x1, y1]")
    bad = (checked[:, 0] >= checked[:, 2]) | (checked[:, 1] >= checked[:, 3])
    if bad.any():
        index = int(bad.argmax())
        raise ValueError(
            f"{name}[{index}] is {shown(boxes[index])}, which is inverted or has no area; "
            "boxes are [x0, y0, x1, y1] with x0 < x1 and y0 < y1."
        )
    return checked


def check_points(points: Sequence[Sequence[float]], name: str = "input_points") -> np.ndarray:
    """Return points as float64 `(points, 2)`; raises `ValueError` for a point that is not two numbers in 0..1000."""
    return _check_coordinates(points, 2, name, "[x, y]")


def as_numbers(value: object) -> np.ndarray | None:
    """Return a number, or nested lists of numbers, as a float64 array; `None` for anything else, also for strings."""
    try:
        array = np.asarray(value)
        return array.astype(np.float64) if array.dtype.kind in "biufO" else None
    except (TypeError, ValueError, OverflowError):  # no numbers, lists of unequal lengths, an integer of 400 digits
        return None


def is_list(value: object) -> bool:
    """Whether a value is a list, a tuple, or an array or tensor with at least one axis."""
    return isinstance(value, (list, tuple)) or getattr(value, "ndim", 0) > 0


def _check_coordinates(values: Sequence[Sequence[float]], count: int, name: str, form: str) -> np.ndarray:
    if not is_list(values):
        raise ValueError(f"{name} is {shown(values)}; it must be a list of {form}.")
    checked = as_numbers(values) if len(values) else np.empty((0, count))
    if checked is None or checked.shape != (len(values), count):
        index = next((i for i, value in enumerate(values) if np.shape(as_numbers(value)) != (count,)), 0)
        allowed = f"it must be {count} numbers {form} in 0..1000 of the page"
        raise ValueError(f"{name}[{index}] is {shown(values[index])}; {allowed}.")
    outside = ~((checked >= 0) & (checked <= PAGE_SIZE)).all(axis=-1)  # comparisons with NaN are false
    if outside.any():
        index = int(outside.argmax())
        raise ValueError(
            f"{name}[{index}] is {shown(values[index])}; coordinates are numbers in 0..1000 of the page, not pixels."
        )
    return checked
