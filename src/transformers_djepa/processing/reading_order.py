"""Group words into lines and reading order: lines from top to bottom, words from left to right.

Boxes are tight, so a full stop or dash is much shorter than its neighbours: tall words start lines, short ones join the
nearest line.
"""

from collections.abc import Sequence

import numpy as np


MIN_OVERLAP = 0.5  # share of the shorter of word and line
MAX_OFFSET = 0.6  # between the centres of word and line, in line heights


def group_lines(boxes: Sequence[Sequence[float]]) -> list[list[int]]:
    """Group the indices of `boxes` into lines, in reading order.

    Args:
        boxes: `[x0, y0, x1, y1]` with y downwards, any unit.

    >>> group_lines([[50, 0, 60, 10], [0, 20, 10, 30], [0, 1, 10, 11]])
    [[2, 0], [1]]
    """
    boxes = np.reshape(np.asarray(boxes, dtype=np.float64), (-1, 4))
    lines: list[list[int]] = []
    spans = np.empty((len(boxes), 2))  # top and bottom of each line
    for index in np.argsort(boxes[:, 1] - boxes[:, 3], kind="stable").tolist():
        top, bottom = boxes[index, 1::2]
        distances = _distances(top, bottom, spans[: len(lines)])
        if (distances < np.inf).any():
            nearest = int(distances.argmin())
            lines[nearest].append(index)
            spans[nearest] = min(spans[nearest, 0], top), max(spans[nearest, 1], bottom)
        else:
            spans[len(lines)] = top, bottom
            lines.append([index])
    order = np.argsort(spans[: len(lines)].mean(1), kind="stable").tolist()
    return [sorted(lines[number], key=lambda index: (boxes[index, 0], boxes[index, 2])) for number in order]


def union_box(boxes: Sequence[Sequence[float]]) -> list[float]:
    """Bounding box of all `boxes`."""
    boxes = np.asarray(boxes, dtype=np.float64)
    return [*boxes[:, :2].min(axis=0).tolist(), *boxes[:, 2:].max(axis=0).tolist()]


def _distances(top: float, bottom: float, lines: np.ndarray) -> np.ndarray:
    """Distances of a word's centre from that of each line `(lines, 2)`; infinite if the word is not on it."""
    heights = lines[:, 1] - lines[:, 0]
    overlap = np.minimum(bottom, lines[:, 1]) - np.maximum(top, lines[:, 0])
    overlaps = (overlap > 0) & (overlap >= MIN_OVERLAP * np.minimum(bottom - top, heights))
    offset = np.abs((top + bottom) / 2 - lines.mean(1))
    return np.where(overlaps | (offset <= MAX_OFFSET * heights), offset, np.inf)
