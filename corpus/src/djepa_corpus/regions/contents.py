"""Tables of contents: rows below their heading that end with page numbers at one right edge."""

import re
from collections.abc import Sequence

from .lines import Line, rows_of
from .region import Layout, Region, region_of


TITLE = re.compile(
    r"^(table of )?contents$|^inhalt(sverzeichnis|sübersicht)?$|^table des matières$|^sommaire$|^índice( general)?$|"
    r"^contenidos?$|^indice( generale)?$|^sommario$|^inhoud(sopgave)?$|^sumário$",
    re.IGNORECASE,
)
OTHER_LIST = re.compile(
    r"^list (of|der)|verzeichnis$|^(liste|table) des|^index$|^(índice|lista|elenco|lijst) d|^change history$",
    re.IGNORECASE,
)
NUMBER_PREFIX = re.compile(r"^(\d+(\.\d+)*\.?|[A-Z]\.?|[IVX]+\.?)\s+")
PAGE = re.compile(r"^(\d{1,4}|[ivxlc]{1,7}|[A-Z]-?\d{1,3})$")
LEADER = re.compile(r"(\.\s?){4,}|…{2,}|(·\s?){4,}")
TITLE_SIZE = 1.05  # of a heading, in font sizes of the text
MIN_COLUMN_ROWS = 2  # with page numbers within a row: contents in two columns
MIN_ENTRIES = 3
MAX_STEP = 5.0  # baseline distance of entries, in font sizes
SAME_EDGE = 3.0  # points
UNSURE = ("contents", "list", "table", "table_row", "table_column")


def find_contents(layout: Layout) -> list[Region]:
    """Tables of contents; leaders or a heading without entries make the topic, lists and tables unsure."""
    heading = heading_like(layout, TITLE)
    below = [row for row in rows_of(layout.lines) if heading and row[0].baseline > heading.baseline + 1]
    entries = _entries(layout, below)
    if len(entries) >= MIN_ENTRIES and is_distinct(layout, heading):
        return [region_of("contents", [[line for row in entries for line in row]])]
    if heading or any(LEADER.search(line.text) for line in layout.lines):
        layout.unsure.update(UNSURE)
    return []


def heading_like(layout: Layout, pattern: re.Pattern) -> Line | None:
    """The first line that reads like a pattern, apart from its number."""
    return next((line for line in layout.lines if pattern.match(NUMBER_PREFIX.sub("", line.text).strip(" .:"))), None)


def is_distinct(layout: Layout, line: Line) -> bool:
    """Whether a line is not set like the text."""
    return line.size > TITLE_SIZE * layout.size or line.share("bold") > 0.9 or line.text.isupper()


def _is_entry(row: Sequence[Line]) -> bool:
    return len(row[-1].words) + len(row) > 2 and _ends_with_page(row[-1])


def _ends_with_page(line: Line) -> bool:
    return bool(PAGE.match(line.words[-1].text)) and (len(line.words) > 1 or line.words[0].text.isdigit())


def _entries(layout: Layout, rows: Sequence[list[Line]]) -> list[list[Line]]:
    """The rows that end with page numbers at the usual right edge, and the first lines of long titles."""
    if sum(any(_ends_with_page(line) for line in row[1:-1]) for row in rows) >= MIN_COLUMN_ROWS:
        return []  # in two columns
    edges = sorted(row[-1].box[2] for row in rows if _is_entry(row))
    kept: list[list[Line]] = []
    pending: list[list[Line]] = []
    last = None
    for row in rows if edges else ():
        step = row[0].baseline - last if last is not None else 0.0
        is_entry = _is_entry(row) and abs(row[-1].box[2] - edges[len(edges) // 2]) < SAME_EDGE
        is_other = not is_entry and OTHER_LIST.search(" ".join(line.text for line in row))
        if is_other or step > MAX_STEP * max(row[0].size, layout.size):
            break
        if is_entry:
            kept += [*pending, row]
            pending = []
        elif pending:
            break
        else:
            pending.append(row)
        last = row[0].baseline
    return kept
