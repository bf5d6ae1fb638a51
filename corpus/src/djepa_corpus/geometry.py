"""Areas, gaps and groups of boxes in points of a page, besides those of `djepa_pages.geometry`."""

from collections.abc import Sequence

from djepa_pages.geometry import Box, overlap_x, union


def intersection(first: Sequence[float], second: Sequence[float]) -> Box:
    """Common part of two boxes; inverted if there is none."""
    return max(first[0], second[0]), max(first[1], second[1]), min(first[2], second[2]), min(first[3], second[3])


def area(box: Sequence[float]) -> float:
    """Area in square points; 0 for an inverted box."""
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def overlap_y(first: Sequence[float], second: Sequence[float]) -> float:
    """Common height of two boxes; negative: the gap between them."""
    return min(first[3], second[3]) - max(first[1], second[1])


def gap_between(first: Sequence[float], second: Sequence[float]) -> float:
    """Larger of the horizontal and the vertical gap between two boxes; negative if they overlap."""
    return -min(overlap_x(first, second), overlap_y(first, second))


def contains(outer: Sequence[float], inner: Sequence[float], margin: float = 0.0) -> bool:
    """Whether a box is inside another one that is widened by `margin` on every side."""
    x0, y0, x1, y1 = outer
    return x0 - margin <= inner[0] and y0 - margin <= inner[1] and inner[2] <= x1 + margin and inner[3] <= y1 + margin


def has_centre(outer: Sequence[float], inner: Sequence[float]) -> bool:
    """Whether the centre of a box is inside another one."""
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    return outer[0] <= x <= outer[2] and outer[1] <= y <= outer[3]


def joined(boxes: Sequence[Box], gap: float) -> list[list[int]]:
    """Group the indices of boxes until the bounding boxes of all groups are more than `gap` apart.

    >>> joined([(0, 0, 9, 9), (50, 0, 59, 9), (10, 0, 19, 9)], gap=2)
    [[0, 2], [1]]
    """
    groups: list[tuple[Box, list[int]]] = []
    for index, box in enumerate(boxes):
        members = [index]
        while near := [group for group in groups if gap_between(group[0], box) <= gap]:
            groups = [group for group in groups if group not in near]
            box, members = union([box, *(each for each, _ in near)]), members + [i for _, more in near for i in more]
        groups.append((box, members))
    return sorted(sorted(members) for _, members in groups)
