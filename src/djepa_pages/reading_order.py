"""Reading order of the words of a page, from their boxes: columns are read one after the other, tables across.

A page is cut at its gutters (`gutters.py`): the white strip that separates most lines comes first; what is above it, to
its left, to its right, and below it are cut again. This is the recursive XY-cut (Nagy and Seth, 1984) with strips that
may be shorter than the page.

A text layer also has the order of its file. It is kept where geometry does not contradict it: a part of the page is
sorted only if the file alternates between the lines of two columns of text, or goes up again and again.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

import numpy as np

from .gutters import Pieces, find_cut
from .lines import group_lines, join_words


MAX_DEPTH = 30  # of cuts
MAX_UPWARD, MIN_UPWARD = 0.4, 10  # share of steps upwards in a part of a file that keeps its order, and in any case
MAX_RETURNS, MIN_RETURNS = 1.0, 2  # returns of a file to a column, per line of the shorter one, and in any case
GUTTER = 1.8  # minimum width, in letter widths
MIN_WORD = 3  # letters; shorter words do not show the direction of their line
VERTICAL = 3.0  # height / width, and height / median height, of words that run up or down the page

Boxes = Sequence[Sequence[float]]  # [x0, y0, x1, y1] of each word, y downwards


@dataclass(frozen=True)
class Part:
    """A part of a page: lines of words that are read across, or other parts in reading order.

    `columns` are the numbers of the two parts beside a gutter, if there is one.
    """

    lines: tuple[tuple[int, ...], ...] = ()
    parts: tuple["Part", ...] = ()
    columns: tuple[int, ...] = ()

    def leaves(self) -> list["Part"]:
        return [leaf for part in self.parts for leaf in part.leaves()] if self.parts else [self]

    def words(self) -> list[int]:
        return [word for leaf in self.leaves() for line in leaf.lines for word in line]


def in_reading_order(
    words: Sequence[str], boxes: Boxes, from_file: bool = False
) -> tuple[list[str], list[Sequence[float]]]:
    """Words and boxes in reading order; arguments are those of `reading_order`."""
    order = reading_order(words, boxes, from_file)
    return [words[index] for index in order], [boxes[index] for index in order]


def reading_order(words: Sequence[str], boxes: Boxes, from_file: bool = False) -> list[int]:
    """Indices of the words of a page in reading order.

    Args:
        words: for the width of letters and the direction of lines.
        boxes: of the words.
        from_file: the order of the words is that of a text layer. If not, it has no influence.

    >>> reading_order(["due", "Total", "amount"], [[0, 10, 30, 19], [0, 0, 50, 9], [54, 0, 114, 9]])
    [1, 2, 0]
    """
    page = _cut_page(words, boxes, only_text=from_file)
    return _merged(page) if from_file else page.words()


def split_columns(words: Sequence[str], boxes: Boxes) -> list[list[int]]:
    """Indices of the words of each part of a page that is read across, such as a column, in reading order."""
    return [leaf.words() for leaf in _cut_page(words, boxes).leaves()]


def in_direction(line: Sequence[int], words: Sequence[str]) -> list[int]:
    """The words of a line, given from left to right, in the direction of most of them.

    >>> in_direction([0, 1, 2], ["3", "\u05d1", "\u05d0"])
    [2, 1, 0]
    """
    directions = {index: _direction(words[index]) for index in line}
    if sum(directions.values()) >= 0:
        return list(line)
    runs = [list(run) for _, run in groupby(reversed(line), key=lambda index: directions[index] > 0)]
    return [index for run in runs for index in (reversed(run) if directions[run[0]] > 0 else run)]


def _direction(word: str) -> int:
    """1 for a word from left to right, -1 from right to left, 0 for numbers and punctuation."""
    if word.isascii():
        return int(not word.isdigit() and any(map(str.isalpha, word)))
    kinds = (unicodedata.bidirectional(char) for char in word)
    return next((1 if kind == "L" else -1 for kind in kinds if kind in ("L", "R", "AL")), 0)


def _cut_page(words: Sequence[str], boxes: Boxes, only_text: bool = False) -> Part:
    """The parts of a page, or only its columns of text; words that run up or down come last.

    A page on its side is one part.
    """
    if not len(words):
        return Part()
    boxes = np.reshape(np.asarray(boxes, dtype=np.float64), (-1, 4))
    width, height = np.ptp(boxes[:, 0::2], axis=1), np.ptp(boxes[:, 1::2], axis=1)
    letters = np.array([max(len(word), 1) for word in words])
    long = letters >= MIN_WORD
    if long.any() and (height > width)[long].mean() > 0.5:  # the page is on its side: no lines to order
        return Part((tuple(range(len(words))),))
    is_vertical = (height > VERTICAL * width) & (height > VERTICAL * np.median(height)) & (letters > 1)
    min_gap = GUTTER * float(np.median(width / letters))
    runs = join_words(boxes, np.nonzero(~is_vertical)[0], min_gap)
    spans = [[*boxes[run, :2].min(0), *boxes[run, 2:].max(0)] for run in runs]
    pieces = Pieces(np.reshape(spans, (-1, 4)), np.array([len(run) for run in runs]), min_gap)
    is_leftward = sum(map(_direction, words)) < 0

    def cut(part: list[int], depth: int = 0, in_table: bool = False) -> Part:
        rows = [[part[index] for index in row] for row in group_lines(pieces.boxes[part])]
        found = find_cut(pieces, rows, only_text, in_table) if depth < MAX_DEPTH else None
        if found is None:
            lines = ([word for piece in row for word in runs[piece]] for row in rows)
            return Part(tuple(tuple(in_direction(line, words)) for line in lines))
        beside = (found.right, found.left) if is_leftward else (found.left, found.right)
        table = [cut(row, depth + 1, True) for row in found.rows]
        columns = [cut(side, depth + 1, in_table) for side in beside if side]
        above, below = ([cut(each, depth + 1)] if each else [] for each in (found.above, found.below))
        numbers = tuple(range(len(above), len(above) + len(columns)))
        return Part(parts=(*above, *columns, *table, *below), columns=numbers)

    vertical = np.nonzero(is_vertical)[0].tolist()
    vertical.sort(key=lambda index: (boxes[index, 0], -boxes[index, 3]))
    level = cut(list(range(len(runs))))
    return Part(parts=(level, Part(tuple((index,) for index in vertical)))) if vertical else level


def _merged(page: Part) -> list[int]:
    """The words of a part in the order of the file, except where it is contradicted."""
    if not page.parts:
        line_of = {word: number for number, line in enumerate(page.lines) for word in line}
        order = sorted(line_of)
        upward = sum(line_of[after] < line_of[before] for before, after in pairwise(order))
        return order if upward <= max(MIN_UPWARD, MAX_UPWARD * len(order)) else page.words()
    orders = [_merged(part) for part in page.parts]
    if page.columns:
        beside = [orders[number] for number in page.columns]
        returns = sum(1 for _ in groupby(_owners(beside))) - len(beside)
        lines = min(sum(len(leaf.lines) for leaf in page.parts[number].leaves()) for number in page.columns)
        if returns > max(MIN_RETURNS, MAX_RETURNS * lines):
            return [word for order in orders for word in order]
    turns = [iter(order) for order in orders]
    return [next(turns[owner]) for owner in _owners(orders)]


def _owners(orders: Sequence[Sequence[int]]) -> list[int]:
    """The number of the order that has each word, from the first word of the file to the last."""
    owners = {word: number for number, order in enumerate(orders) for word in order}
    return [owners[word] for word in sorted(owners)]
