"""Regions of tagged PDF pages: headings, paragraphs, figures, tables and their parts, lists, code, notes, sections."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from .geometry import overlap_x, union
from .page_text import PageText, is_latin, split_number
from .region_names import first_clause, kind_of, paragraph_names, split_label
from .spelling import normalise
from .tags import Element


HEADING = re.compile(r"h([1-9]?)")
TOPICS = {  # of kinds of elements that are regions with everything in them
    "title": "title",
    "caption": "caption",
    "blockquote": "quote",
    "aside": "note",
    "note": "footnote",
    "fenote": "footnote",
    "toc": "contents",
    "header": "page_header",
    "footer": "page_footer",
    "pagenumber": "page_number",
}
LONE = {"code": "code", "formula": "equation"}  # regions unless they are in a line of text
DETACHED = ("figure", "note", "fenote")  # do not interrupt the text in which they are anchored
BLOCKS = ("p", "l", "li", "table", "tr", "div", "sect", "part", "art", "document", *(f"h{n or ''}" for n in range(10)))
MARGINS = ("page_header", "page_footer", "page_number", "footnote")  # are in no section
MIN_SIDES = 30.0, 60.0  # of 1000: shorter and longer side of a figure; smaller ones may be icons
MAX_NAME = 6, 60  # words and characters of a row or column that is asked for by name
MAX_TITLE = 12  # words
MIN_SECTION = 8  # words below the heading
MAYBE = "maybe_"  # begins topics of regions that are not asked for, and not called absent
Name = str | tuple[str, str]  # of a cell: its row and column


@dataclass(frozen=True)
class Region:
    """A part of a page.

    Boxes are in 0..1000 of the page: one for each block of text, table or figure, and for each line of a cell.
    """

    topic: str  # "heading", "table", "table_cell", "section", ...; or "maybe_figure" for what may be a figure
    words: tuple[int, ...]  # indices of its words in the order of reading
    boxes: tuple[list[float], ...]
    names: tuple[Name, ...] = ()  # titles of headings and sections, subjects of captions, heads of rows and columns
    level: int = 0  # of a heading, from 1


def tagged_regions(root: Element, text: PageText) -> list[Region]:
    """Regions of a page in the order of its tags, then the parts of tables and lists, then sections.

    Kinds of elements are the standard structure types, and "header", "footer" and "pagenumber" for what a producer
    marks besides them. "aside" is a note in a box, "note" a footnote.
    """
    reader = _Reader(text)
    reader.visit(root)
    levels = {region.level for region in reader.regions if region.topic == "heading"}
    for index, region in enumerate(reader.regions):
        if region.topic == "heading" and region.level > min(levels):
            reader.regions[index] = replace(region, topic="subheading")
    maybe = _name_by_captions(reader.regions, text)
    return [*reader.regions, *maybe, *reader.parts, *_sections(reader.regions, text)]


class _Reader:
    """Collects regions, and parts of regions, from elements."""

    def __init__(self, text: PageText):
        self.text = text
        self.regions: list[Region] = []
        self.parts: list[Region] = []

    def visit(self, element: Element) -> None:
        heading, words = HEADING.fullmatch(element.kind), element.all_words()
        if heading or element.kind == "title":
            level = int(heading[1] or 1) if heading else 1
            self.add("heading" if heading else "title", words, _title_names(self.text.join(words)), level)
        elif element.kind == "table":
            self._table(element)
        elif element.kind == "l":
            self._list(element)
        elif element.kind == "figure" and not any(element.of_kind("table", "l", "code")):
            self._figure(element)
        elif element.kind in TOPICS | LONE:
            label = split_label(self.text.join(words))[0] if element.kind == "caption" else ""
            self.add((TOPICS | LONE)[element.kind], words, (label,) if label else ())
            self._visit_all(each for each in element.of_kind("figure") if each is not element)
        else:
            self._container(element)

    def add(self, topic: str, words: Sequence[int], names: tuple[str, ...] = (), level: int = 0) -> None:
        if words:
            self.regions.append(Region(topic, tuple(words), tuple(self.text.block_boxes(words)), names, level))

    def _visit_all(self, elements: Iterable[Element]) -> None:
        for element in elements:
            self.visit(element)

    def _container(self, element: Element) -> None:
        """Runs of words and of elements without blocks are paragraphs; blocks are visited."""
        run: list[int | Element] = []
        detached: list[Element] = []
        for item in (*element.content, None):
            if isinstance(item, Element) and item.kind in DETACHED:
                detached.append(item)
            elif item is not None and (isinstance(item, int) or not any(item.of_kind(*BLOCKS, *TOPICS, "figure"))):
                run.append(item)
            else:
                self._paragraph(run)
                self._visit_all(detached)
                run, detached = [], []
                if item is not None:
                    self.visit(item)

    def _paragraph(self, run: Sequence[int | Element]) -> None:
        words = [word for item in run for word in ([item] if isinstance(item, int) else item.all_words())]
        kinds = {item.kind if isinstance(item, Element) else "" for item in run}
        if len(kinds) == 1 and kinds <= LONE.keys():
            self.add(LONE[kinds.pop()], words)
            return
        code = {
            word for item in run if isinstance(item, Element) for each in item.of_kind("code") for word in each.words
        }
        self.add("paragraph", words, paragraph_names(self.text.words, self.text.counts, words, code))

    def _figure(self, element: Element) -> None:
        captions = list(element.of_kind("caption"))
        boxes = element.all_boxes()
        if not boxes:
            self._container(element)
            return
        words = _words_without(element, captions)
        box = list(union([*boxes, *(self.text.boxes[word] for word in words)]))
        sides = sorted((box[2] - box[0], box[3] - box[1]))
        topic = "maybe_figure" if sides[0] < MIN_SIDES[0] or sides[1] < MIN_SIDES[1] else "figure"
        subject = first_clause(element.attributes.get("alt", ""))
        self.regions.append(Region(topic, words, (box,), (subject,) if " " in subject else ()))
        self._visit_all(captions)

    def _list(self, element: Element) -> None:
        words = element.all_words()
        self.add("list", words)
        nested = any(each is not element for each in element.of_kind("l"))
        for item in () if nested else element.of_kind("li"):
            own = item.all_words()
            if own:
                names = paragraph_names(self.text.words, self.text.counts, own)
                self.parts.append(Region("list_item", tuple(own), tuple(self.text.block_boxes(own)), names))
        self._visit_all(element.of_kind("figure", "table"))

    def _table(self, element: Element) -> None:
        captions = [caption for caption in element.children if caption.kind == "caption"]
        words = _words_without(element, captions)
        if words:
            boxes = [*(self.text.boxes[word] for word in words), *element.all_boxes()]
            self.regions.append(Region("table", words, (list(union(boxes)),)))
        self._visit_all(captions)
        rows = ([cell for cell in row.children if cell.kind in ("th", "td")] for row in element.of_kind("tr"))
        rows = [row for row in rows if row]
        spans = (cell.attributes.get(name, 1) for row in rows for cell in row for name in ("row_span", "col_span"))
        nested = any(each is not element for each in element.of_kind("table"))
        cells = None if nested or max(spans, default=1) > 1 else _grid(rows, self.text)
        if cells:
            self.parts += _table_parts(cells, all(cell.kind == "th" for cell in rows[0]), self.text)


def _words_without(element: Element, captions: Sequence[Element]) -> tuple[int, ...]:
    apart = {word for caption in captions for word in caption.all_words()}
    return tuple(word for word in element.all_words() if word not in apart)


def _grid(rows: Sequence[Sequence[Element]], text: PageText) -> list[list[list[int]]] | None:
    """Words of the cells by row and column; `None` for a table of one row or column, or one that is unclear.

    A page's tags leave out empty cells: the cells of such rows are in the columns above or below.
    """
    found = [words for row in rows if (words := [each for cell in row if (each := cell.all_words())])]
    width = max(map(len, found), default=0)
    if width < 2 or len(found) < 2:
        return None
    full = [row for row in found if len(row) == width]
    columns = [union([text.box(cell) for cell in column]) for column in zip(*full, strict=True)]
    grid = []
    for row in found:
        if len(row) < width:
            overlaps = [[at for at in range(width) if overlap_x(columns[at], text.box(cell)) > 0] for cell in row]
            places = {at[0]: cell for at, cell in zip(overlaps, row, strict=True) if len(at) == 1}
            if len(places) < len(row):  # cells over several columns, or over none
                return None
            row = [places.get(at, []) for at in range(width)]
        grid.append(row)
    return grid


def _table_parts(cells: Sequence[Sequence[Sequence[int]]], headed: bool, text: PageText) -> Iterator[Region]:
    """Rows and columns, named by their heads, and cells, named by both."""
    heads = [_short(text, words) for words in cells[0]] if headed else [""] * len(cells[0])
    for row in cells[headed:]:
        name, words = _short(text, row[0]), [word for cell in row for word in cell]
        if words:
            yield Region("table_row", tuple(words), (text.box(words),), (name,) if name else ())
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if name and head and cell:
                yield Region("table_cell", tuple(cell), tuple(text.line_boxes(cell)), ((name, head),))
    for number, head in enumerate(heads if headed else ()):
        words = [word for row in cells for word in row[number]]
        if words:
            yield Region("table_column", tuple(words), (text.box(words),), (head,) if head else ())


def _short(text: PageText, words: Sequence[int]) -> str:
    """Words as a name, or "" if they are long, signs, or not in Latin letters."""
    name = text.join(words)
    fits = len(words) <= MAX_NAME[0] and len(name) <= MAX_NAME[1] and normalise(name) and is_latin(name)
    return name if fits else ""


def _title_names(title: str) -> tuple[str, ...]:
    """A title without and with its number."""
    number, name = split_number(title)
    if len(title.split()) > MAX_TITLE or len(normalise(name)) < 3 or not is_latin(name):
        return ()
    return (name, title) if number else (name,)


def _name_by_captions(regions: list[Region], text: PageText) -> list[Region]:
    """Name figures and tables by the subjects of captions next to them; return what other captions may belong to."""
    owned: set[int] = set()
    maybe = []
    for index, region in enumerate(regions):
        if region.topic != "caption":
            continue
        kind = kind_of(*(text.words[word] for word in (*region.words, *region.words)[:2]))
        kinds = [kind] if kind in ("figure", "table") else ["figure", "table"]
        near = (near for near in (index - 1, index + 1) if 0 <= near < len(regions) and near not in owned)
        owner = next((near for near in near if regions[near].topic in kinds), None)
        subject = first_clause(split_label(text.join(region.words))[1])
        if owner is None:
            maybe += [Region(f"maybe_{kind}", (), ()) for kind in kinds]
        else:
            owned.add(owner)
            regions[owner] = replace(regions[owner], names=(subject,) if subject else regions[owner].names)
    return maybe


def _sections(regions: Sequence[Region], text: PageText) -> Iterator[Region]:
    """The part of the page from each heading to the next one of the same or an outer level, if its title is unique."""
    flow = [region for region in regions if region.topic not in (*MARGINS, "maybe_figure")]
    titles = Counter(name for region in flow if region.level for name in region.names[:1])
    for index, heading in enumerate(flow):
        names = [name for name in heading.names[:1] if heading.level and titles[name] == 1]
        body: list[Region] = []
        for region in flow[index + 1 :]:
            if 0 < region.level <= heading.level:
                break
            body.append(region)
        words = tuple(dict.fromkeys(word for region in (heading, *body) for word in region.words))
        if names and len(words) - len(heading.words) >= MIN_SECTION:
            figures = [box for region in body if region.topic == "figure" for box in region.boxes]
            yield Region("section", words, (*text.block_boxes(words), *figures), tuple(names))
