"""Checks of boxes and points that users give, in 0..1000 of the page (LayoutLM's convention)."""

from collections.abc import Sequence

import numpy as np

from djepa_pages.damage import shown

from .letterbox import PAGE_SIZE


ROUNDING = 10.0  # by which boxes may exceed the page; scaling pixels to integers gives such boxes
MIN_SIDE = 1.0  # of a box without width or height, which is widened


def mend_boxes(boxes: Sequence[Sequence[float]], name: str = "boxes") -> tuple[np.ndarray, int]:
    """Boxes as float64 `(boxes, 4)`, clipped to the page and at least 1 wide and high; and how many were changed.

    Raises `ValueError` for a box that is inverted, or exceeds 0..1000 by more than 10.
    """
    given = _check_coordinates(boxes, 4, name, "[x0, y0, x1, y1]", ROUNDING)
    inverted = (given[:, :2] > given[:, 2:]).any(axis=1)
    if inverted.any():
        index = int(inverted.argmax())
        raise ValueError(
            f"{name}[{index}] is {shown(boxes[index])}, which is inverted; "
            "boxes are [x0, y0, x1, y1] with x0 < x1 and y0 < y1."
        )
    checked = given.clip(0, PAGE_SIZE)
    is_flat = checked[:, :2] == checked[:, 2:]  # (boxes, 2)
    first = np.where(is_flat, checked[:, :2].clip(max=PAGE_SIZE - MIN_SIDE), checked[:, :2])
    checked = np.concatenate([first, np.where(is_flat, first + MIN_SIDE, checked[:, 2:])], axis=1)
    return checked, int((checked != given).any(axis=1).sum())


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


def as_array(value: object) -> np.ndarray:
    """Convert a tensor of any dtype and device, an array or nested lists to an array."""
    if hasattr(value, "detach"):  # torch
        value = value.detach().cpu()
        value = value.float() if value.is_floating_point() else value  # NumPy has no bfloat16
    return np.asarray(value)


def is_list(value: object) -> bool:
    """Whether a value is a list, a tuple, or an array or tensor with at least one axis."""
    return isinstance(value, (list, tuple)) or getattr(value, "ndim", 0) > 0


def _check_coordinates(
    values: Sequence[Sequence[float]], count: int, name: str, form: str, rounding: float = 0.0
) -> np.ndarray:
    if not is_list(values):
        raise ValueError(f"{name} is {shown(values)}; it must be a list of {form}.")
    checked = as_numbers(values) if len(values) else np.empty((0, count))
    if checked is None or checked.shape != (len(values), count):
        index = next((i for i, value in enumerate(values) if np.shape(as_numbers(value)) != (count,)), 0)
        allowed = f"it must be {count} numbers {form} in 0..1000 of the page"
        raise ValueError(f"{name}[{index}] is {shown(values[index])}; {allowed}.")
    is_inside = ((checked >= -rounding) & (checked <= PAGE_SIZE + rounding)).all(-1)  # NaN is not
    if not is_inside.all():
        index = int(is_inside.argmin())
        raise ValueError(
            f"{name}[{index}] is {shown(values[index])}; coordinates are numbers in 0..1000 of the page, not pixels."
        )
    return checked
