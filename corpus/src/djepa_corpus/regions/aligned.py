"""Areas whose rows have cells at the same places, without rules: they may be tables, and their cells are no text."""

import re
from collections.abc import Sequence

from djepa_pages.geometry import Box, union

from .columns import Column
from .lines import Line, rows_of
from .region import Layout
from .tables import TOPICS


SAME_START = 2.5  # points, of cells in a column
MIN_ROWS, MAX_STEP = 3, 6.0  # rows of an area; their baseline distance in font sizes
SHORT_WORDS = 6  # a row of longer cells is a row of two columns of text
LABEL = re.compile(r"^(\(?\w{1,3}[.)]|\[\w+\]|[\d.]+|\W)$")  # of an item, a line or a section


def leave_out_aligned(layout: Layout) -> None:
    """Take aligned areas out of the page's lines; tables and lists become unsure.

    Names in the margin are no cells: their right edges are aligned, so they start at different places.
    """
    for box in _areas(layout.lines, layout.columns):
        layout.unsure.update((*TOPICS, "list"))
        layout.leave_out(box)


def _areas(lines: Sequence[Line], columns: Sequence[Column]) -> list[Box]:
    """Boxes of runs of rows whose first two cells start at the same places."""
    runs: list[list[list[Line]]] = []
    for row in rows_of(lines):
        if not _has_cells(row, columns):
            continue
        last = runs[-1][-1] if runs else None
        if last and _same_starts(last, row) and row[0].baseline - last[0].baseline < MAX_STEP * row[0].size:
            runs[-1].append(row)
        else:
            runs.append([row])
    return [union([line.box for row in run for line in row]) for run in runs if len(run) >= MIN_ROWS]


def _has_cells(row: Sequence[Line], columns: Sequence[Column]) -> bool:
    """Whether a row has a short cell and another one, and is no labelled line, nor lines of two columns of text."""
    if len(row) < 2 or min(len(row[0].words), len(row[1].words)) >= SHORT_WORDS or LABEL.match(row[0].text):
        return False
    starts = [[column for column in columns if abs(line.box[0] - column[0]) < SAME_START] for line in row[:2]]
    return not any(first[1] < second[0] for first in starts[0] for second in starts[1])


def _same_starts(first: Sequence[Line], second: Sequence[Line]) -> bool:
    return all(abs(one.box[0] - other.box[0]) < SAME_START for one, other in zip(first[:2], second[:2]))
