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
    heights = boxes[:, 3] - boxes[:, 1]
    lines: list[list[int]] = []
    for index in np.argsort(-heights, kind="stable"):
        spans = [_span(boxes[line]) for line in lines]
        fitting = [number for number, span in enumerate(spans) if _fits(boxes[index, 1::2], span)]
        if fitting:
            nearest = min(fitting, key=lambda number: abs(boxes[index, 1::2].mean() - spans[number].mean()))
            lines[nearest].append(int(index))
        else:
            lines.append([int(index)])
    lines.sort(key=lambda line: _span(boxes[line]).mean())
    return [sorted(line, key=lambda index: (boxes[index, 0], boxes[index, 2])) for line in lines]


def union_box(boxes: Sequence[Sequence[float]]) -> list[float]:
    """Bounding box of all `boxes`."""
    boxes = np.asarray(boxes, dtype=np.float64)
    return [*boxes[:, :2].min(axis=0).tolist(), *boxes[:, 2:].max(axis=0).tolist()]


def _span(boxes: np.ndarray) -> np.ndarray:
    """Top and bottom of a line."""
    return np.array([boxes[:, 1].min(), boxes[:, 3].max()])


def _fits(word: np.ndarray, line: np.ndarray) -> bool:
    """Whether a word is on a line, given the `(top, bottom)` of both."""
    overlap = min(word[1], line[1]) - max(word[0], line[0])
    shorter = min(word[1] - word[0], line[1] - line[0])
    overlaps = overlap > 0 and overlap >= MIN_OVERLAP * shorter
    return overlaps or abs(word.mean() - line.mean()) <= MAX_OFFSET * (line[1] - line[0])
