"""Cells of tables between horizontal rules of equal extent, with the head between the first two.

The head must name the columns, the first column the rows, and every word must be in one cell; other tables are skipped,
since a wrong answer is worse than none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from djepa_pages.geometry import Box
from djepa_pages.lines import group_lines
from djepa_pages.page_text import PageText, is_latin
from djepa_pages.spelling import normalise


STICKS_OUT = 3.0  # points by which the centre of a word may be outside of the ends of the rules
DOUBLE_RULE = 3.0  # points, between the two lines of a double rule
COLUMN_GAP = 0.8  # in median word heights: minimum width of the empty strip between two columns
MIN_ROWS, MIN_COLUMNS, MAX_HEAD_LINES = 2, 2, 2
MAX_NAME = 6  # words in the name of a row or column; longer ones are sentences


@dataclass(frozen=True)
class Table:
    """Cells of the head and of the rows, as indices into the page's words; the first cell of a row is its name."""

    head: tuple[tuple[int, ...], ...]  # columns
    rows: tuple[tuple[tuple[int, ...], ...], ...]  # rows, columns


def read_cells(text: PageText, groups: Sequence[Sequence[Box]]) -> list[Table]:
    """Tables of a page that can be read without ambiguity.

    Args:
        text: the words, with boxes in points.
        groups: rules of equal extent, each from top to bottom, in points.
    """
    single = (_without_double_rules(rules) for rules in groups)
    return [
        table for rules in single if len(rules) > 2 for bands in _ruled(text, rules) if (table := _read(text, bands))
    ]


def _without_double_rules(rules: Sequence[Box]) -> list[Box]:
    kept = list(rules[:1])
    for rule in rules[1:]:
        if rule[1] - kept[-1][1] > DOUBLE_RULE:
            kept.append(rule)
    return kept


def _key(text: PageText, words: tuple[int, ...]) -> str:
    return normalise(text.join(words))


def _ruled(text: PageText, rules: Sequence[Box]) -> list[list[list[int]]]:
    """Runs of bands between neighbouring rules with the same columns; a band is a list of word indices."""
    x0, _, x1, _ = rules[0]
    inside = [i for i, box in enumerate(text.boxes) if x0 - STICKS_OUT < (box[0] + box[2]) / 2 < x1 + STICKS_OUT]
    runs: list[list[list[int]]] = [[]]
    for (_, above, _, _), (_, below, _, _) in pairwise(rules):
        band = [i for i in inside if above < (text.boxes[i][1] + text.boxes[i][3]) / 2 < below]
        fits = band and len(_columns(text, [*runs[-1], band])) >= MIN_COLUMNS
        # A table starts with a head of one or two lines; other bands before it are text between tables.
        if fits and (runs[-1] or len(_lines(text, band)) <= MAX_HEAD_LINES):
            runs[-1].append(band)
        else:
            runs.append([])
    return [bands for bands in runs if len(bands) >= 2]


def _columns(text: PageText, bands: list[list[int]]) -> list[tuple[float, float]]:
    """Horizontal extents of the columns, which are separated by empty strips."""
    boxes = sorted(text.boxes[i] for band in bands for i in band)
    gap = COLUMN_GAP * sorted(box[3] - box[1] for box in boxes)[len(boxes) // 2]
    columns = [(boxes[0][0], boxes[0][2])]
    for box in boxes[1:]:
        if box[0] - columns[-1][1] > gap:
            columns.append((box[0], box[2]))
        else:
            columns[-1] = (columns[-1][0], max(columns[-1][1], box[2]))
    return columns


def _read(text: PageText, bands: list[list[int]]) -> Table | None:
    """The table of a head band and body bands.

    `None` if a name is missing, long, repeated or broken over lines, or if head cells span several columns.
    """
    columns = _columns(text, bands)
    head = _cells(text, bands[0], columns)
    rows = tuple(_cells(text, row, columns) for band in bands[1:] for row in _rows(text, band, columns[0]))
    spanning = len(_columns(text, bands[1:])) > len(columns)
    broken = any(not any(row[1:]) for row in rows)  # probably the second line of a name
    if len(rows) < MIN_ROWS or spanning or broken:
        return None
    column_names, row_names = [name for name in head[1:] if name], [row[0] for row in rows]
    column_keys, row_keys = ([_key(text, name) for name in names] for names in (column_names, row_names))
    repeated = set(column_keys) & {_key(text, cell) for row in rows for cell in row}
    distinct = all(len(set(keys)) == len(keys) for keys in (column_keys, row_keys))
    named = column_keys and all(key and is_latin(key) for key in column_keys + row_keys)
    short = all(len(name) <= MAX_NAME for name in column_names + row_names)
    values = any(text.words[name[0]][:1].isdigit() for name in column_names)  # the first row is not a head
    return Table(head, rows) if distinct and named and short and not repeated and not values else None


def _rows(text: PageText, band: list[int], first: tuple[float, float]) -> list[list[int]]:
    """Rows of a band: a line whose first column is empty continues the previous line."""
    rows: list[list[int]] = []
    for line in _lines(text, band):
        if rows and not any(text.boxes[index][0] <= first[1] for index in line):
            rows[-1].extend(line)
        else:
            rows.append(line)
    return rows


def _lines(text: PageText, words: list[int]) -> list[list[int]]:
    return [[words[i] for i in line] for line in group_lines([text.boxes[index] for index in words])]


def _cells(text: PageText, row: list[int], columns: list[tuple[float, float]]) -> tuple[tuple[int, ...], ...]:
    """Split the words of a row into columns."""
    words = [index for line in _lines(text, row) for index in line]
    return tuple(tuple(index for index in words if x0 <= text.boxes[index][0] <= x1) for x0, x1 in columns)
