"""Group words into lines.

Boxes are tight, so a full stop or dash is much shorter than its neighbours: tall words start lines, short ones join the
nearest line.
"""

from collections.abc import Sequence

import numpy as np


MIN_OVERLAP = 0.5  # share of the shorter of word and line
CHUNK = 64  # words whose neighbours are found at once
SHORT = 0.5  # height of a full stop or dash at most, in line heights
MAX_OFFSET = 0.6  # between its centre and that of the line, in line heights


def group_lines(boxes: Sequence[Sequence[float]]) -> list[list[int]]:
    """Group the indices of `boxes` into lines: from top to bottom, and from left to right.

    Lines run across the page; `reading_order.reading_lines` separates columns.

    Args:
        boxes: `[x0, y0, x1, y1]` with y downwards, any unit.

    >>> group_lines([[50, 0, 60, 10], [0, 20, 10, 30], [0, 1, 10, 11]])
    [[2, 0], [1]]
    """
    boxes = np.reshape(np.asarray(boxes, dtype=np.float64), (-1, 4))
    lines: list[list[int]] = []
    spans = np.empty((len(boxes), 2))  # top and bottom of each line
    for index in np.argsort(boxes[:, 1] - boxes[:, 3], kind="stable").tolist():
        span = boxes[index, 1::2]
        distances = line_distances(span, spans[: len(lines)])
        if (distances < np.inf).any():
            nearest = int(distances.argmin())
            lines[nearest].append(index)
            spans[nearest] = min(spans[nearest, 0], span[0]), max(spans[nearest, 1], span[1])
        else:
            spans[len(lines)] = span
            lines.append([index])
    order = np.argsort(spans[: len(lines)].mean(1), kind="stable").tolist()
    return [sorted(lines[number], key=lambda index: (boxes[index, 0], boxes[index, 2])) for number in order]


def line_distances(word: Sequence[np.ndarray], lines: np.ndarray) -> np.ndarray:
    """Distances of a word's centre from that of each line; infinite if the word is not on it.

    Args:
        word: top and bottom, numbers or `(words, 1)`.
        lines: top and bottom, `(lines, 2)`.
    """
    (top, bottom), (tops, bottoms) = word, lines.T
    heights = bottoms - tops
    overlap = np.minimum(bottom, bottoms) - np.maximum(top, tops)
    overlaps = (overlap > 0) & (overlap >= MIN_OVERLAP * np.minimum(bottom - top, heights))
    offset = np.abs(top + bottom - tops - bottoms) / 2
    is_near = (bottom - top < SHORT * heights) & (offset <= MAX_OFFSET * heights)
    return np.where(overlaps | is_near, offset, np.inf)


def join_words(boxes: np.ndarray, chosen: np.ndarray, wide: float) -> list[list[int]]:
    """Join words to runs of neighbours on a line without a wide gap, such as lines of a column or cells of a table.

    Args:
        boxes: `(words, 4)`.
        chosen: indices of the words that are joined.
        wide: width of a gap that ends a run.

    Returns:
        Runs of words, each from left to right.
    """
    followers = {}  # word -> (gap, the nearest word to its right)
    chosen = chosen[np.argsort(boxes[chosen, 1], kind="stable")]
    tops, bottoms = boxes[chosen, 1], boxes[chosen, 3]
    starts = np.searchsorted(tops, tops - (bottoms - tops).max(initial=0.0))
    ends = np.searchsorted(tops, bottoms, side="right")
    for first in range(0, len(chosen), CHUNK):
        words = chosen[first : first + CHUNK]
        near = chosen[starts[first] : ends[first : first + CHUNK].max()]  # the words on the lines of these
        x0, _, x1, _ = boxes[words].T[:, :, None]  # (words, 1)
        left = boxes[near, 0]
        distances = line_distances(boxes[words, 1::2].T[:, :, None], boxes[near, 1::2])  # (words, near)
        is_after = (left > (x0 + x1) / 2) & (distances < np.inf)
        gaps = np.where(is_after, left - x1, np.inf)
        smallest, after = gaps.min(1), near[gaps.argmin(1)]
        followers |= {
            word: (gap, other)
            for word, gap, other in zip(words.tolist(), smallest.tolist(), after.tolist())
            if gap < wide
        }
    nearest: dict[int, tuple[float, int]] = {}  # word -> the word to its left
    for word, (gap, after) in followers.items():
        if after not in nearest or gap < nearest[after][0]:
            nearest[after] = gap, word
    next_of = {word: after for after, (_, word) in nearest.items()}
    runs = []
    for word in sorted(chosen.tolist(), key=lambda index: (boxes[index, 0], index)):
        if word not in nearest:
            run = [word]
            while run[-1] in next_of:
                run.append(next_of[run[-1]])
            runs.append(run)
    return runs
