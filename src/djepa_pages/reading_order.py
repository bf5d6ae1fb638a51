"""Reading order of the words of a page, from their boxes: columns are read one after the other, tables across.

A page is cut at its gutters (`gutters.py`): the white strip that separates most lines comes first; what is above it, to
its left, to its right, and below it are cut again. This is the recursive XY-cut (Nagy and Seth, 1984) with strips that
may be shorter than the page.

A text layer also has the order of its file. It is kept where geometry does not contradict it: a part of the page is
sorted only if the file alternates between columns, or goes up again and again.
"""

import unicodedata
from collections.abc import Sequence
from itertools import groupby, pairwise

import numpy as np

from .gutters import Pieces, find_cut
from .lines import group_lines, join_words


MAX_DEPTH = 30  # of cuts
MAX_UPWARD = 0.25  # share of steps upwards in a part of a file that keeps its order
MAX_RETURNS, MIN_RETURNS = 1.0, 2  # returns of a file to a column, per line of the shorter one, and in any case
GUTTER = 1.8  # minimum width, in letter widths
VERTICAL = 3.0  # height / width, and height / median height, of words that run up or down the page

Lines = list[list[int]]  # indices of words


def reading_order(
    boxes: Sequence[Sequence[float]], words: Sequence[str], from_file: bool = False
) -> list[int]:
    """Indices of the words in reading order; arguments are those of `reading_lines`.

    >>> reading_order([[0, 0, 90, 9], [95, 0, 200, 9], [0, 10, 90, 19]], ["Total", "amount", "due"])
    [0, 1, 2]
    """
    return [index for line in reading_lines(boxes, words, from_file) for index in line]


def reading_lines(
    boxes: Sequence[Sequence[float]], words: Sequence[str], from_file: bool = False
) -> Lines:
    """Lines of words in reading order; a line ends at the edge of its column.

    Args:
        boxes: `[x0, y0, x1, y1]` of each word in 0..1000 of the page.
        words: their texts, for the width of letters and the direction of lines.
        from_file: the order of the words is that of a text layer. If not, it has no influence.
    """
    boxes = np.reshape(np.asarray(boxes, dtype=np.float64), (-1, 4))
    return _Page(boxes, words, from_file).lines() if len(boxes) else []


class _Page:
    """Words of a page; `pieces` are their runs without wide gaps."""

    def __init__(self, boxes: np.ndarray, words: Sequence[str], from_file: bool):
        self.boxes, self.from_file = boxes, from_file
        self.directions = np.array([_direction(word) for word in words])
        self.is_leftward = self.directions.sum() < 0
        width, height = np.ptp(boxes[:, 0::2], axis=1), np.ptp(boxes[:, 1::2], axis=1)
        letters = np.array([len(word) for word in words])
        is_vertical = (height > VERTICAL * width) & (height > VERTICAL * np.median(height)) & (letters > 1)
        self.vertical = np.nonzero(is_vertical)[0].tolist()
        min_gap = GUTTER * float(np.median(width / letters))
        self.members = join_words(boxes, np.nonzero(~is_vertical)[0], min_gap)
        piece_boxes = [[*boxes[run, :2].min(0), *boxes[run, 2:].max(0)] for run in self.members]
        counts = np.array([len(run) for run in self.members])
        self.pieces = Pieces(np.reshape(piece_boxes, (-1, 4)), counts, min_gap)

    def lines(self) -> Lines:
        level = self._read(list(range(len(self.members))))
        aside = sorted(self.vertical, key=lambda index: (self.boxes[index, 0], -self.boxes[index, 3]))
        parts = [level, [[index] for index in aside]]
        return _merge(parts) if self.from_file else [line for part in parts for line in part]

    def _read(self, part: list[int], depth: int = 0, in_table: bool = False) -> Lines:
        """Lines of some pieces in reading order."""
        rows = [[part[index] for index in row] for row in group_lines(self.pieces.boxes[part])]
        cut = find_cut(self.pieces, rows, in_table) if depth < MAX_DEPTH else None
        if cut is None:
            return self._read_rows(rows)
        columns = (cut.right, cut.left) if self.is_leftward else (cut.left, cut.right)
        above, below = (self._read(each, depth + 1) for each in (cut.above, cut.below))
        beside = [self._read(each, depth + 1, in_table) for each in columns]
        rows = [self._read(row, depth + 1, True) for row in cut.rows]
        parts = [above, *beside, *rows, below]
        if self.from_file and _returns(beside) <= max(MIN_RETURNS, MAX_RETURNS * min(map(len, beside))):
            return _merge(parts)
        return [line for lines in parts for line in lines]

    def _read_rows(self, rows: Lines) -> Lines:
        """Lines of rows of pieces, each read across."""
        lines = [[word for piece in row for word in self.members[piece]] for row in rows]
        if self.from_file:
            number_of = {word: number for number, line in enumerate(lines) for word in line}
            order = sorted(number_of)
            upward = sum(number_of[after] < number_of[before] for before, after in pairwise(order))
            if upward <= MAX_UPWARD * len(order):
                return [list(line) for _, line in groupby(order, key=number_of.get)]
        return [self._in_direction(line) for line in lines]

    def _in_direction(self, line: list[int]) -> list[int]:
        """The words of a line, sorted from left to right, in its direction; numbers do not turn a line."""
        if self.directions[line].sum() >= 0:
            return line
        runs = [list(run) for _, run in groupby(reversed(line), key=lambda word: self.directions[word] > 0)]
        return [word for run in runs for word in (reversed(run) if self.directions[run[0]] > 0 else run)]


def _direction(word: str) -> int:
    """1 for a word from left to right, -1 from right to left, 0 for numbers and punctuation."""
    for char in word:
        kind = unicodedata.bidirectional(char)
        if kind in ("L", "R", "AL"):
            return 1 if kind == "L" else -1
    return 0


def _owners(parts: Sequence[Lines]) -> list[int]:
    """The number of the part that has each word, in the order of the file."""
    owners = {word: number for number, lines in enumerate(parts) for line in lines for word in line}
    return [owners[word] for word in sorted(owners)]


def _returns(columns: Sequence[Lines]) -> int:
    """How often the file returns to a column that it has left."""
    return sum(1 for _ in groupby(_owners(columns))) - len(columns)


def _merge(parts: Sequence[Lines]) -> Lines:
    """Lines of all parts, in turns as the file has them: a part keeps its own order."""
    words = [iter([(word, number) for number, line in enumerate(lines) for word in line]) for lines in parts]
    merged = [(owner, *next(words[owner])) for owner in _owners(parts)]
    return [[word for _, word, _ in line] for _, line in groupby(merged, key=lambda each: (each[0], each[2]))]
