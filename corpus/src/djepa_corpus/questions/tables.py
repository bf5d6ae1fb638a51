"""Questions about table cells, such as "What is the price of the lamp?".

Tables are found by horizontal rules of equal extent, with the head between the first two. The head must name the
columns, the first column the rows, and every word must be in one cell; other tables are skipped, since a wrong answer
is worse than none.
"""

import random
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, product
from typing import TYPE_CHECKING

from djepa_pages.lines import group_lines
from transformers_djepa.data.questions.page_text import UNANSWERABLE_SHARE, PageText, is_latin, unanswerable
from transformers_djepa.processing.spelling import normalise

from ..content.drawings import Drawing, read_drawings
from ..content.drawings import horizontal_rules as rule_boxes


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

MIN_RULE_WIDTH = 60.0  # points; a narrower one is an underline
SAME_END = 4.0  # of 1000, between the ends of the rules of a table
DOUBLE_RULE = 4.0  # of 1000, between the two lines of a double rule
COLUMN_GAP = 0.8  # in median word heights: minimum width of the empty strip between two columns
MIN_ROWS, MIN_COLUMNS, MAX_HEAD_LINES = 2, 2, 2
MAX_NAME = 6  # words in the name of a row or column; longer ones are sentences
Rule = tuple[float, float, float]  # x0, x1, y in 0..1000 of the page
QUESTIONS = (
    "What is the {column} of {row}?",
    "What does the table give as {column} for {row}?",
    "In the table, what is the {column} in the row {row}?",
    "{column} of {row}",
    "{row}: {column}?",
    'Find the cell in row "{row}" and column "{column}".',
    "Which {column} does {row} have?",
    "row {row}, column {column}",
    "What stands in the column {column} for {row}?",
)


@dataclass(frozen=True)
class Table:
    """Cells of the head and of the rows, as indices into the page's words; the first cell of a row is its name."""

    head: tuple[tuple[int, ...], ...]  # columns
    rows: tuple[tuple[tuple[int, ...], ...], ...]  # rows, columns


def horizontal_rules(pdf_page: "PdfPage") -> list[Rule]:
    """Horizontal rules of a page, from top to bottom; none for rotated pages and for pages with too many drawings."""
    left, bottom, right, top = pdf_page.get_bbox()
    if pdf_page.get_rotation() or not (right > left and top > bottom):
        return []
    return scaled_rules(read_drawings(pdf_page) or (), right - left, top - bottom)


def scaled_rules(drawings: Iterable[Drawing], width: float, height: float) -> list[Rule]:
    """Horizontal rules among the drawings of a page of a size in points."""
    across, down = 1000 / width, 1000 / height
    boxes = rule_boxes(drawings, MIN_RULE_WIDTH)
    return [(x0 * across, x1 * across, (y0 + y1) / 2 * down) for x0, y0, x1, y1 in boxes]


def find_tables(text: PageText, rules: list[Rule]) -> list[Table]:
    """Tables of a page that can be read without ambiguity; `rules` are from `horizontal_rules`."""
    return [table for extent in _by_extent(rules) for bands in _ruled(text, extent) if (table := _read(text, bands))]


def cell_questions(text: PageText, rules: list[Rule], rng: random.Random, limit: int) -> list[dict]:
    """Up to `limit` questions about table cells; some of them name an empty cell, or row and column of two tables."""
    tables = find_tables(text, rules)
    answered = _answered(text, tables, rng)
    missing = sum(rng.random() < UNANSWERABLE_SHARE for _ in answered[:limit])
    absent = _unanswerable(text, tables, rng)
    missing = min(missing, len(absent))
    questions = rng.sample(answered, min(len(answered), limit - missing)) + rng.sample(absent, missing)
    rng.shuffle(questions)
    return questions


def _answered(text: PageText, tables: list[Table], rng: random.Random) -> list[dict]:
    """One question per cell, unless several tables have a row and a column of these names."""
    cells = defaultdict(list)  # by the keys of row and column
    for table in tables:
        for row in table.rows:
            for column, cell in zip(table.head[1:], row[1:]):
                if column and cell:
                    cells[_key(text, row[0]), _key(text, column)].append((row[0], column, cell))
    unique = [found[0] for found in cells.values() if len(found) == 1]
    return [text.question(_ask(text, row, column, rng), [cell], "cell") for row, column, cell in unique]


def _unanswerable(text: PageText, tables: list[Table], rng: random.Random) -> list[dict]:
    """Questions about a row and a column of different tables, or about an empty cell."""
    rows, columns, filled = {}, {}, set()
    for table in tables:
        columns |= {_key(text, name): name for name in table.head[1:] if name}
        for row in table.rows:
            rows[_key(text, row[0])] = row[0]
            filled |= {(_key(text, row[0]), _key(text, name)) for name, cell in zip(table.head, row) if cell}
    empty = [pair for pair in product(rows, columns) if pair not in filled]
    return [unanswerable(_ask(text, rows[row], columns[column], rng), "cell") for row, column in empty]


def _ask(text: PageText, row: tuple[int, ...], column: tuple[int, ...], rng: random.Random) -> str:
    return rng.choice(QUESTIONS).format(row=text.join(row), column=text.join(column))


def _key(text: PageText, words: tuple[int, ...]) -> str:
    return normalise(text.join(words))


def _by_extent(rules: list[Rule]) -> list[list[Rule]]:
    """Groups of at least three rules with equal ends, from top to bottom."""
    groups: list[list[Rule]] = []
    for rule in rules:
        alike = (g for g in groups if abs(g[0][0] - rule[0]) < SAME_END and abs(g[0][1] - rule[1]) < SAME_END)
        group = next(alike, None)
        if group is None:
            groups.append([rule])
        elif rule[2] - group[-1][2] > DOUBLE_RULE:
            group.append(rule)
    return [group for group in groups if len(group) >= 3]


def _ruled(text: PageText, rules: list[Rule]) -> list[list[list[int]]]:
    """Runs of bands between neighbouring rules with the same columns; a band is a list of word indices."""
    x0, x1, _ = rules[0]
    inside = [i for i, box in enumerate(text.boxes) if x0 - SAME_END < (box[0] + box[2]) / 2 < x1 + SAME_END]
    runs: list[list[list[int]]] = [[]]
    for (_, _, above), (_, _, below) in pairwise(rules):
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
