"""Lists of references: the lines below their heading, to the next heading or the end of the page."""

import re
from collections.abc import Sequence

from .contents import heading_like, is_distinct
from .lines import Line
from .region import Layout, Region, region_of


TITLE = re.compile(
    r"^(references?|bibliography|works cited|literature( cited)?|literatur(verzeichnis)?|quellen(verzeichnis)?|"
    r"références( bibliographiques)?|bibliographie|referencias|bibliografía|bibliografia|riferimenti( bibliografici)?|"
    r"referenties|literatuur(lijst)?|referências( bibliográficas)?|cited literature)$",
    re.IGNORECASE,
)
LABEL = re.compile(r"^\[[\w+\-.*’']{1,12}\]|^\d{1,3}\.$")
YEAR = re.compile(r"\b(1[89]|20)\d\d\b")
MIN_ITEMS, MIN_YEARS = 2, 0.2  # labelled items; share of lines with a year
MAX_STEP, MAX_RISE = 2.6, 3.0  # baseline distance in font sizes; points, of the parts of a row
FIRST_STEP = 4.0  # baseline distance from the heading, in font sizes
TITLE_SIZE = 1.05  # of a heading, in font sizes of the text


def find_references(layout: Layout) -> list[Region]:
    """Lists of references; labels in brackets, or a heading without items, make the topic and lists unsure."""
    heading = heading_like(layout, TITLE)
    lines = _lines_below(layout, heading) if heading else []
    if _are_items(lines) and is_distinct(layout, heading):
        return [region_of("references", _columns(lines))]
    if heading or any(LABEL.match(line.words[0].text) for line in layout.lines):
        layout.unsure.update(("references", "list"))
    return []


def _lines_below(layout: Layout, heading: Line) -> list[Line]:
    """The lines after a heading in the order of the file, up to the next heading or a gap."""
    kept: list[Line] = []
    for line in layout.lines[layout.lines.index(heading) + 1 :]:
        last = kept[-1] if kept else heading
        step = line.baseline - last.baseline
        new_column = step < 0 and line.box[0] > last.box[2]
        large = line.size > TITLE_SIZE * layout.size and line.share("mono") < 0.5
        limit = MAX_STEP * layout.size if kept else FIRST_STEP * max(layout.size, heading.size)
        if large or line.share("bold") > 0.9 or not new_column and not -MAX_RISE < step < limit:
            break
        kept.append(line)
    return kept


def _are_items(lines: Sequence[Line]) -> bool:
    """Whether several lines start with labels, or many name a year."""
    labels = sum(bool(LABEL.match(line.words[0].text)) for line in lines)
    years = sum(bool(YEAR.search(line.text)) for line in lines)
    return labels >= MIN_ITEMS or years >= max(MIN_ITEMS, MIN_YEARS * len(lines))


def _columns(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines by column: a line that is higher than the last one starts the next column."""
    columns: list[list[Line]] = []
    for line in lines:
        if columns and line.baseline > columns[-1][-1].baseline - MAX_RISE:
            columns[-1].append(line)
        else:
            columns.append([line])
    return columns
