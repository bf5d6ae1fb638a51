"""Page numbers, running heads and footers, from what the pages of a document have at the same place.

A page number is the number in the first or last row whose difference to the number of the page in the file is the same
on several pages. A running head is the first row, at the same height on several pages, apart from the text.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from djepa_pages.geometry import overlap_x

from ..content.content import PageContent, Word
from ..content.drawings import Drawing
from .lines import Line, rows_of
from .region import Layout, region_of


TOP, BOTTOM = "page_header", "page_footer"
MIN_PAGES = 3  # with a row at the same height, or a number with the same difference
SAME_HEIGHT = 2.0  # points
MARGIN = 0.14  # of the page's height: the rows of running heads and footers are in it
CENTRED = 0.03  # of the page's width, from its middle
APART = 1.7  # baseline distance between a running head and the text, in font sizes of the text
MAX_SIZE = 1.13  # of a running head, in font sizes of the text; larger rows are titles of slides
SMALL = 0.96  # a row in smaller letters differs from the text
MIN_LETTERS = 3  # of a running head or footer
TEXT_WORDS = 4  # of a row of text
RULE_GAP = 8.0  # points between a running head and its rule
ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
NUMBER = r"(\d{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7})"
NUMBER_LINE = re.compile(
    rf"^[-–—\[(|~]?\s*(?:(?:page|p\.|seite|s\.|pagina|página|blz\.?)\s*)?{NUMBER}"
    r"(?:\s*(?:/|of|von|sur|de|di|van|\|)\s*\d{1,4})?\s*[-–—\])|~]?$",
    re.IGNORECASE,
)
NUMBER_WORD = re.compile(rf"^{NUMBER}$")


class Row(NamedTuple):
    """The first or last row of a page, without the page number: its lines, and whether it is apart from the text."""

    lines: list[Line]
    is_apart: bool

    @property
    def height(self) -> float:
        return self.lines[0].baseline

    @property
    def wording(self) -> str:
        """Its text, with the same sign for all numbers."""
        return re.sub(r"\d+", "#", " ".join(line.text for line in self.lines))


class Margins:
    """What recurs in the margins of a document's pages.

    Args:
        layouts: pages of one document; a sample will do.
    """

    def __init__(self, layouts: Sequence[Layout]):
        self.num_pages = len(layouts)
        self.numbers = Counter(key for layout in layouts for key in {key for key, _ in _candidates(layout)})
        self.rows: dict[int, dict[str, Row]] = {}
        for layout in layouts:
            self.rows[layout.page.number] = _edge_rows(layout, self._number(layout))

    def find(self, layout: Layout) -> None:
        """Add the regions in the margins of a page; what is unclear makes their topics unsure."""
        number = self._number(layout)
        rows = _edge_rows(layout, number)
        if number:
            layout.add([region_of("page_number", [[Line(number)]])])
        elif not rows or any(_may_be_number(line) for row in rows.values() for line in row.lines):
            layout.unsure.add("page_number")
        for edge in (TOP, BOTTOM):
            row = rows.get(edge)
            numbered = row is not None and any(abs(word.baseline - row.height) < SAME_HEIGHT for word in number)
            if row and row.is_apart and self._recurs(layout, edge, row, numbered):
                layout.add([region_of(edge, [row.lines])])
            elif not rows or row and (row.is_apart or row.lines[0].size < SMALL * layout.size):
                layout.unsure.add(edge)
                if edge == BOTTOM and row and row.is_apart:
                    layout.lines = [line for line in layout.lines if not {*line.words} & {*_words(row.lines)}]

    def _number(self, layout: Layout) -> tuple[Word, ...]:
        """The words of the page number, if other pages confirm it."""
        needed = MIN_PAGES if self.num_pages > MIN_PAGES else 2
        key, words = max(_candidates(layout), key=lambda each: self.numbers[each[0]], default=(None, ()))
        lone = self.num_pages == 1 and key == (BOTTOM, False, 0) and _is_centred(layout.page, words)
        return words if key and (self.numbers[key] >= needed or lone) else ()

    def _recurs(self, layout: Layout, edge: str, row: Row, is_numbered: bool) -> bool:
        """Whether a row is at the height of rows of other pages, where no text starts, and differs from text."""
        others = [rows[edge] for number, rows in self.rows.items() if edge in rows and number != layout.page.number]
        level = [other for other in others if abs(other.height - row.height) <= SAME_HEIGHT]
        text = any(not other.is_apart and len(other.lines[0].words) >= TEXT_WORDS for other in level)
        level = [other for other in level if other.is_apart]
        if all(line.share("bold") > 0.9 and line.size > SMALL * layout.size for line in row.lines) and not is_numbered:
            return False  # a heading
        alike = any(other.wording == row.wording for other in level)
        distinct = edge == TOP and (is_numbered or _differs(layout, row.lines))
        return len(level) >= MIN_PAGES - 1 and (alike or distinct) and not text


def _candidates(layout: Layout) -> list[tuple[tuple[str, bool, int], tuple[Word, ...]]]:
    """Possible page numbers: keys of edge, whether it is Roman, and difference to the number in the file; and words."""
    rows = rows_of(layout.all_lines)
    found = []
    for edge, row in ((TOP, rows[0]), (BOTTOM, rows[-1])) if len(rows) > 2 else ():
        for line in row:
            match = NUMBER_LINE.match(line.text)
            words = [line.words] if match else [(word,) for word in (line.words[0], line.words[-1])]
            for each in words:
                text = match[1] if match else each[0].text
                if NUMBER_WORD.match(text):
                    value = int(text) if text.isdigit() else roman_value(text)
                    found.append(((edge, not text.isdigit(), value - layout.page.number), each))
    return found


def roman_value(text: str) -> int:
    """Value of a Roman number.

    >>> roman_value("xiv")
    14
    """
    values = [ROMAN[letter] for letter in text.lower()]
    return sum(-value if value < after else value for value, after in zip(values, [*values[1:], 0]))


def _is_centred(page: PageContent, words: Sequence[Word]) -> bool:
    """Whether words are in the middle of the foot of a page."""
    x = (words[0].box[0] + words[-1].box[2]) / 2
    return abs(x / page.width - 0.5) < CENTRED and words[0].baseline > (1 - MARGIN) * page.height


def _may_be_number(line: Line) -> bool:
    return any(char.isdigit() for char in line.text) or bool(NUMBER_LINE.match(line.text))


def _edge_rows(layout: Layout, number: Sequence[Word]) -> dict[str, Row]:
    """The first and last row of a page without its number; empty for a page with fewer than three rows."""
    rows = rows_of(layout.all_lines)
    if len(rows) < 3:
        return {}
    found = {}
    for edge, row, beside in ((TOP, rows[0], rows[1]), (BOTTOM, rows[-1], rows[-2])):
        rest = _without(row, number)
        if rest:
            found[edge] = Row(rest, _is_apart(layout, edge, rest, beside))
    return found


def _words(row: Sequence[Line]) -> list[Word]:
    return [word for line in row for word in line.words]


def _without(row: Sequence[Line], words: Sequence[Word]) -> list[Line]:
    """A row without some words."""
    kept = [tuple(word for word in line.words if word not in words) for line in row]
    return [line if len(words) == len(line.words) else Line(words) for line, words in zip(row, kept) if words]


def _is_apart(layout: Layout, edge: str, row: Sequence[Line], beside: Sequence[Line]) -> bool:
    """Whether a row is near its edge, apart from the next row, and not larger than the text."""
    letters = sum(char.isalpha() for line in row for char in line.text)
    if letters < MIN_LETTERS or max(line.size for line in row) > MAX_SIZE * layout.size:
        return False
    if edge == TOP and _is_ruled(layout.page, min(line.box[1] for line in row), row[0], above=True):
        return False  # the head of a table that continues from the page before
    y = row[0].baseline / layout.page.height
    apart = abs(row[0].baseline - beside[0].baseline) >= APART * layout.size
    return apart and (y < MARGIN if edge == TOP else y > 1 - MARGIN)


def _differs(layout: Layout, row: Sequence[Line]) -> bool:
    """Whether a row is small, italic, or above a rule."""
    small = all(line.size < SMALL * layout.size for line in row)
    italic = all(line.share("italic") > 0.8 for line in row)
    return small or italic or _is_ruled(layout.page, row[0].baseline, row[0], above=False)


def _is_ruled(page: PageContent, y: float, line: Line, above: bool) -> bool:
    """Whether a horizontal rule is closely above (or below) a height."""

    def gap(rule: Drawing) -> float:
        return y - rule.box[3] if above else rule.box[1] - y

    rules = (drawing for drawing in page.drawings or () if drawing.is_horizontal_rule)
    return any(0 < gap(rule) < RULE_GAP and overlap_x(rule.box, line.box) > 0 for rule in rules)
