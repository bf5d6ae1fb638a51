"""Reading order of the words of a page, from their boxes: columns are read one after the other, tables across.

A page is cut at its gutters: the white strip that separates most lines comes first; what is above it, to its left, to
its right, and below it are cut again. This is the recursive XY-cut (Nagy and Seth, 1984) with strips that
may be shorter than the page.

A text layer also has the order of its file. It is kept where geometry does not contradict it: a part of the page is
sorted only if the file alternates between the lines of two columns of text, or goes up again and again.

A gutter is a white strip between texts that are read one after the other. Strips are found row by row: the free
intervals of a row are intersected with those of the rows above while what is left is wide enough. A strip between
labels and values, or between the columns of a table, is not a gutter: its sides are no running text, and their lines,
or the gaps between their blocks, are level. Tables with long cells are cut between their rows.

A piece is a run of words of a line without a wide gap.
"""

import math
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby, pairwise
from statistics import median

import numpy as np

from .lines import group_lines, join_words


MIN_LINES = 2  # at each side of a gutter
RIVER = 3.0  # white rivers run through few lines: a gutter of n lines is (1 + RIVER / n) minimum gaps wide
MAX_STRIPS = 12  # that are looked at, the longest first
FULL, FULL_SHARE = 0.7, 0.4  # full lines cover this share of the width of their column; their share in running text
TEXT_WORDS = 2.5  # mean number of words of a line of running text
LONG_WORDS = 4.0  # of text beside a note
MIN_LIST = 12  # lines of each side, if neither is running text: contents, code, tables in columns
LEVEL = 0.25  # in line heights, between the centres of level lines
LEVEL_SHARE = 0.6  # of the pieces of a side that are level with the other side, in a table or form
MIN_EVEN = 4  # lines of each side, if they may be labels and values
BLOCK_GAP = 0.4  # in line heights: so much more space than between lines separates blocks
BLOCK_SHARE = 0.6  # of the gaps between blocks that run through both sides, between the rows of a table
FAR = 1.5  # in line heights: more space separates a running header or footer

Row = list[int]  # indices of pieces, from left to right


@dataclass(frozen=True)
class Pieces:
    """Boxes `(pieces, 4)`, the number of words in each `(pieces,)`, and the width of the narrowest gutter."""

    boxes: np.ndarray
    counts: np.ndarray
    min_gap: float


@dataclass(frozen=True)
class Cut:
    """Pieces above a strip, at its left and right, and below it; or `rows` of a table between `above` and `below`."""

    above: list[int]
    left: list[int]
    right: list[int]
    below: list[int]
    rows: tuple[list[int], ...] = ()


def find_cut(pieces: Pieces, rows: list[Row], only_text: bool = False, in_table: bool = False) -> Cut | None:
    """Where to cut rows of pieces, from top to bottom: at the gutter with most lines, else between rows of a table.

    Args:
        only_text: only at gutters with running text on both sides.
        in_table: the pieces are a row of a table, in which cells of several lines are read one after the other.
    """
    found = []
    left_ends, tops, right_ends, bottoms = pieces.boxes.T.tolist()
    spans = np.array([(min(tops[piece] for piece in row), max(bottoms[piece] for piece in row)) for row in rows])
    for start, end, first, last in _strips(pieces, rows):
        width, count = end - start, last - first + 1
        if count < (len(rows) if in_table else MIN_LINES) or width < _least_width(pieces, count, in_table):
            continue
        first, last = (first, last) if in_table else _trim(spans, first, last)
        left = [[piece for piece in row if right_ends[piece] <= start] for row in rows[first : last + 1]]
        right = [[piece for piece in row if left_ends[piece] >= end] for row in rows[first : last + 1]]
        lines = min(sum(map(bool, left)), sum(map(bool, right)))
        if lines >= (1 if in_table else MIN_LINES) and width >= _least_width(pieces, lines, in_table):
            found.append((lines, width, first, last, left, right))
    found.sort(key=lambda each: each[:2], reverse=True)
    are_beside, table = are_cells if in_table else are_text if only_text else are_columns, None
    for _, _, first, last, *sides in found[:MAX_STRIPS]:
        left, right = (Side(pieces, side) for side in sides)
        if only_text and not are_text(left, right):
            continue
        cut = Cut(*map(_flat, (rows[:first], *sides, rows[last + 1 :])))
        gaps = () if in_table else table_gaps(left, right)
        if len(gaps) and not only_text:
            table = table or _between_rows(pieces, cut, gaps)
        elif not len(gaps) and are_beside(left, right):
            return cut
    return table


def _least_width(pieces: Pieces, lines: int, in_table: bool) -> float:
    """Minimum width of a gutter of some lines."""
    return (1 if in_table else 1 + RIVER / lines) * pieces.min_gap


def _flat(rows: list[Row]) -> list[int]:
    return [piece for row in rows for piece in row]


def _between_rows(pieces: Pieces, cut: Cut, gaps: np.ndarray) -> Cut:
    """Cut a table at the heights `gaps` between its rows."""
    table = cut.left + cut.right
    numbers = np.searchsorted(gaps, pieces.boxes[table, 1::2].mean(1)).tolist()
    rows = tuple([piece for piece, other in zip(table, numbers) if other == number] for number in range(len(gaps) + 1))
    return Cut(cut.above, [], [], cut.below, rows)


def _strips(pieces: Pieces, rows: list[Row]) -> Iterator[tuple[float, float, int, int]]:
    """Left and right end, first and last row of strips that cannot be extended to another row."""
    open_strips: dict[tuple[float, float], int] = {}  # interval -> first row
    boxes = pieces.boxes.tolist()
    for number, row in enumerate(rows):
        free, extended, kept = _free_intervals([boxes[piece] for piece in row], pieces.min_gap), {}, set()
        for (left, right), first in open_strips.items():
            for start, end in free:
                common = (left if left > start else start), (right if right < end else end)
                if common[1] - common[0] >= pieces.min_gap:
                    extended[common] = min(first, extended.get(common, first))
                    kept.add((left, right))
        for interval, first in open_strips.items():
            if interval not in kept and all(map(math.isfinite, interval)):
                yield *interval, first, number - 1
        open_strips = dict.fromkeys(free, number) | extended
    for interval, first in open_strips.items():
        if all(map(math.isfinite, interval)):
            yield *interval, first, len(rows) - 1


def _free_intervals(row: list[list[float]], min_gap: float) -> list[tuple[float, float]]:
    """White intervals of a row of boxes, the margins included."""
    intervals, end = [], -math.inf
    for x0, _, x1, _ in row:
        if x0 - end >= min_gap:
            intervals.append((end, x0))
        end = max(end, x1)
    return [*intervals, (end, math.inf)]


def _trim(spans: np.ndarray, first: int, last: int) -> tuple[int, int]:
    """First and last row of a strip, without a running header or footer; `spans` `(rows, 2)` are those of all rows."""
    spans = spans[first : last + 1]
    gaps = gaps_between(spans)
    if len(gaps) < 2:
        return first, last
    height = median((spans[:, 1] - spans[:, 0]).tolist())
    far = max(FAR * height, median(gaps.tolist()) + height)
    return first + bool(gaps[0] > far), last - bool(gaps[-1] > far)


class Side:
    """Lines of the pieces at one side of a strip."""

    def __init__(self, pieces: Pieces, rows: list[Row]):
        rows = [row for row in rows if row]
        self.boxes, self.counts, self.min_gap = pieces.boxes[_flat(rows)], pieces.counts[_flat(rows)], pieces.min_gap
        starts = np.cumsum([0, *map(len, rows[:-1])])
        tops, bottoms = np.minimum.reduceat(self.boxes[:, 1], starts), np.maximum.reduceat(self.boxes[:, 3], starts)
        self.spans = np.stack([tops, bottoms], axis=1)[tops.argsort(kind="stable")]  # (lines, 2)
        self.words = self.counts.sum() / len(rows)
        self.row_of = np.repeat(np.arange(len(rows)), [len(row) for row in rows])  # (pieces,)

    @cached_property
    def centres(self) -> np.ndarray:
        """Of the pieces, `(pieces,)`."""
        return self.boxes[:, 1::2].mean(1)

    @cached_property
    def height(self) -> float:
        return median((self.boxes[:, 3] - self.boxes[:, 1]).tolist())

    @cached_property
    def is_running(self) -> bool:
        """Whether all its columns are running text."""
        column_of = _columns(self.boxes, self.min_gap)
        columns = (column_of == column for column in range(column_of.max() + 1))
        return all(is_running(self.boxes[column], self.counts[column], self.row_of[column]) for column in columns)


def _columns(boxes: np.ndarray, min_gap: float) -> np.ndarray:
    """The number of the column of each of some boxes: strips of white between columns are free from top to bottom."""
    order = boxes[:, 0].argsort(kind="stable")
    ends = np.maximum.accumulate(boxes[order, 2])
    numbers = np.cumsum([0, *(boxes[order[1:], 0] - ends[:-1] >= min_gap)])
    return numbers[order.argsort()]


def is_running(boxes: np.ndarray, counts: np.ndarray, row_of: np.ndarray) -> bool:
    """Whether the pieces of a column, in rows of these numbers, are running text."""
    rows, line_of = np.unique(row_of, return_inverse=True)
    covered = np.bincount(line_of, boxes[:, 2] - boxes[:, 0])  # (lines,)
    width = boxes[:, 2].max() - boxes[:, 0].min()
    return bool(counts.sum() >= TEXT_WORDS * len(rows) and np.mean(covered >= FULL * width) >= FULL_SHARE)


def are_columns(left: Side, right: Side) -> bool:
    """Whether the sides of a strip are read one after the other, and not line by line across it."""
    if are_text(left, right):
        return True
    short, long = sorted((left, right), key=lambda side: len(side.spans))
    lines = len(short.spans)
    is_beside_text = (long.is_running and long.words >= LONG_WORDS) or (
        lines >= MIN_EVEN and (long.is_running or short.is_running)
    )
    is_list = lines >= MIN_LIST and level_share(long, short) < LEVEL_SHARE
    return (is_beside_text or is_list) and level_share(short, long) < LEVEL_SHARE


def are_text(left: Side, right: Side) -> bool:
    """Whether both sides are running text, and not labels and values."""
    is_long = min(left.words, right.words) >= LONG_WORDS or min(len(left.spans), len(right.spans)) >= MIN_EVEN
    return is_long and left.is_running and right.is_running


def are_cells(left: Side, right: Side) -> bool:
    """Whether the sides of a strip in a row of a table are cells of several lines, and not rows of their own."""
    short, long = sorted((left, right), key=lambda side: len(side.spans))
    is_text = all(is_running(side.boxes, side.counts, side.row_of) for side in (left, right))
    return len(short.spans) == 1 or is_text or level_share(short, long) < LEVEL_SHARE


def level_share(short: Side, long: Side) -> float:
    """Share of the pieces of `short` that are level with one of `long`."""
    distances = np.abs(short.centres[:, None] - long.centres).min(1)  # (pieces,)
    return float((distances < LEVEL * min(short.height, long.height)).mean())


def table_gaps(left: Side, right: Side) -> np.ndarray:
    """Heights of the gaps between the rows of a table: most gaps between blocks run through both sides. Else empty."""
    both = np.concatenate([left.spans, right.spans])
    both = both[both[:, 0].argsort(kind="stable")]
    inner = np.concatenate([gaps_between(left.spans), gaps_between(right.spans), [0.0]])
    least = max(np.quantile(inner, 0.2), 0.0) + BLOCK_GAP * min(left.height, right.height)
    is_wide = gaps_between(both) > least
    most = max((gaps_between(side.spans) > least).sum() for side in (left, right))
    if is_wide.sum() < 2 or is_wide.sum() < BLOCK_SHARE * most:
        return np.empty(0)
    return ((both[1:, 0] + np.maximum.accumulate(both[:, 1])[:-1]) / 2)[is_wide]


def gaps_between(spans: np.ndarray) -> np.ndarray:
    """Vertical gaps `(lines - 1,)` between lines `(lines, 2)` that are sorted by their tops."""
    return spans[1:, 0] - np.maximum.accumulate(spans[:, 1])[:-1]


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


@lru_cache(100_000)
def _direction(word: str) -> int:
    """1 for a word from left to right, -1 from right to left, 0 for numbers and punctuation."""
    if word.isascii():
        return int(any(map(str.isalpha, word)))
    kinds = (unicodedata.bidirectional(char) for char in word)
    return next((1 if kind == "L" else -1 for kind in kinds if kind in ("L", "R", "AL")), 0)


def is_leftward(word: str) -> bool:
    """Whether a word is in a script from right to left."""
    return _direction(word) < 0


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
