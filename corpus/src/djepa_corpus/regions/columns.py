"""Columns of text: the left and right edges that lines of text share."""

from collections.abc import Iterable, Sequence

from djepa_pages.geometry import Box

from .lines import Line


MIN_WORDS = 6  # of a line of text
MIN_LINES = 3  # with a common edge
SAME_EDGE = 2.0  # points
Column = tuple[float, float]  # left and right edge in points


def find_columns(lines: Iterable[Line]) -> list[Column]:
    """Columns of justified lines, or else of lines with one left edge, from the narrowest to the widest."""
    boxes = [line.box for line in lines if len(line.words) >= MIN_WORDS and line.share("mono") < 0.5]
    columns = []
    for group in _shared(boxes, 2) or _shared(boxes, 0):
        lefts = max(_shared(group, 0), key=len, default=group)
        columns.append((min(box[0] for box in lefts), max(box[2] for box in group)))
    return sorted(columns, key=lambda column: column[1] - column[0])


def _shared(boxes: Sequence[Box], side: int) -> list[list[Box]]:
    """Groups of at least `MIN_LINES` boxes that share the left (0) or right (2) edge."""
    groups: list[list[Box]] = []
    for box in sorted(boxes, key=lambda box: box[side]):
        if groups and box[side] - groups[-1][0][side] <= SAME_EDGE:
            groups[-1].append(box)
        else:
            groups.append([box])
    return [group for group in groups if len(group) >= MIN_LINES]


def column_of(columns: Sequence[Column], box: Box) -> Column | None:
    """The narrowest column around a box."""
    return next((c for c in columns if c[0] - SAME_EDGE <= box[0] and box[2] <= c[1] + SAME_EDGE), None)
