"""Join the characters of a word that is written into drawn cells, one in each, such as an account number on a form."""

from collections.abc import Sequence

import numpy as np

from .geometry import union_box


MIN_CELLS = 4  # of a word
MAX_GAP = 2.0  # between two characters, in their heights
MIN_OVERLAP = 0.5  # of the heights of two characters of a line
MIN_DARKER = 20  # of 255: the line between two cells than what surrounds it

Located = tuple[str, list[float], list[int]]  # a word as `located_words` yields it


def join_cells(words: Sequence[Located], rects: Sequence[tuple[slice, slice]], picture: np.ndarray) -> list[Located]:
    """Join runs of single letters and digits with vertical lines between them.

    Args:
        words: in the order of the file.
        rects: rows and columns of their pixels.
        picture: gray page `(height, width)`.
    """
    runs: list[list[int]] = []
    for index, (text, _, _) in enumerate(words):
        is_cell = len(text) == 1 and text.isalnum()
        if is_cell and runs and runs[-1][-1] == index - 1 and _are_cells(rects[index - 1], rects[index], picture):
            runs[-1].append(index)
        elif is_cell:
            runs.append([index])
    joined = list(words)
    for run in reversed([run for run in runs if len(run) >= MIN_CELLS]):
        joined[run[0] : run[-1] + 1] = [_join(joined[run[0] : run[-1] + 1])]
    return joined


def _are_cells(left: tuple[slice, slice], right: tuple[slice, slice], picture: np.ndarray) -> bool:
    """Whether the second of two characters is to the right of the first, behind a vertical line."""
    (rows, columns), (next_rows, next_columns) = left, right
    top, bottom = max(rows.start, next_rows.start), min(rows.stop, next_rows.stop)
    height = max(rows.stop - rows.start, next_rows.stop - next_rows.start)
    between = picture[top:bottom, columns.stop : next_columns.start]
    if bottom - top < MIN_OVERLAP * height or not between.size or between.shape[1] > MAX_GAP * height:
        return False
    return bool((between.max(0) <= int(between.max()) - MIN_DARKER).any())


def _join(words: Sequence[Located]) -> Located:
    texts, boxes, chars = zip(*words)
    return "".join(texts), union_box(boxes), [index for each in chars for index in each]
