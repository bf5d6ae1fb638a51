"""The regions of a printed page: its tags, with the kinds that Chromium has no tag for, and what its margins hold."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from djepa_pages.geometry import union
from djepa_pages.tags import Element

from .margins import Margins


MARK = "djepa:"  # begins the alternative text of an element of another kind, which follows
KINDS = {"note": "aside", "image": "figure", "footnote": "note"}
HIDDEN = {  # topics of kinds that may lie in others
    "l": "list",
    "code": "code",
    "table": "table",
    "figure": "figure",
    "aside": "note",
    "blockquote": "quote",
}
MAX_GAP = 1.5  # in word heights, between words of one text in a margin
MIN_HEIGHT = 6.0  # of 1000, of a word: dashes are low


def read_marks(element: Element) -> Element:
    """Give marked elements, and all below them, their kinds."""
    alt, kind, attributes = element.attributes.get("alt", ""), element.kind, element.attributes
    if alt.startswith(MARK):
        kind = alt.removeprefix(MARK)
        kind, attributes = KINDS.get(kind, kind), {key: value for key, value in attributes.items() if key != "alt"}
    content = tuple(read_marks(item) if isinstance(item, Element) else item for item in element.content)
    return replace(element, kind=kind, content=content, attributes=attributes)


def split_tables(element: Element, boxes: Sequence[Sequence[float]]) -> Element:
    """Make a table that goes on in another column, or higher on the page, one table for each part."""
    content: list[int | Element] = []
    for item in element.content:
        if isinstance(item, int):
            content.append(item)
        elif item.kind == "table":
            content += _table_parts(item, boxes)
        else:
            content.append(split_tables(item, boxes))
    return replace(element, content=tuple(content))


def _table_parts(table: Element, boxes: Sequence[Sequence[float]]) -> list[Element]:
    """A table, cut before each row that begins above the row before it; rules go to the part that they lie in."""
    parts: list[list[Element]] = [[]]
    frames: list[list[float]] = []
    last = None
    for item in table.children:
        words = item.all_words() if item.kind == "tr" else []
        if words:
            frame = union([boxes[word] for word in words])
            if last and frame[1] < last[1]:
                parts.append([])
            frames += [list(frame)] if len(frames) < len(parts) else []
            frames[-1] = list(union([frames[-1], frame]))
            last = frame
        parts[-1].append(item)
    if len(parts) == 1:
        return [table]
    rules: list[list[list[float]]] = [[] for _ in parts]
    for box in table.boxes:
        middle = (box[0] + box[2]) / 2
        near = [max(frame[0] - middle, middle - frame[2], 0) for frame in frames]
        rules[near.index(min(near))].append(box)
    return [replace(table, content=tuple(rows), boxes=tuple(lines)) for rows, lines in zip(parts, rules, strict=True)]


def hidden_topics(root: Element) -> set[str]:
    """Topics of which regions may lie in other regions, where they are not labelled."""
    outer = [each for each in root.walk() if each.kind in ("aside", "blockquote", "toc", "note", "l", "table")]
    pairs = {(each.kind, inner.kind) for each in outer for child in each.children for inner in child.walk()}
    labelled = {("l", "l"), ("l", "table"), ("l", "figure"), ("table", "figure")}
    return {HIDDEN[inner] for each, inner in pairs - labelled if inner in HIDDEN}


def add_margins(
    root: Element, words: Sequence[str], boxes: Sequence[Sequence[float]], margins: Margins, number: int, count: int
) -> Element:
    """Add the words in the margins of page `number` of `count`: "header", "footer" and "pagenumber"."""
    tagged = {*root.all_words()}
    found = []
    for kind, inside in (
        ("header", lambda box: box[3] <= margins.top),
        ("footer", lambda box: box[1] >= margins.bottom),
    ):
        rest = []
        indices = [index for index in range(len(words)) if index not in tagged and inside(boxes[index])]
        for run in _runs(indices, boxes):
            printed, rest_of_run = _split_number(run, words, margins.number_words(number, count))
            found += [Element("pagenumber", tuple(printed))] if printed else []
            rest += rest_of_run
        found += [Element(kind, tuple(rest))] if rest else []
    return Element("document", (*root.content, *found), root.boxes, root.attributes)


def _runs(indices: Sequence[int], boxes: Sequence[Sequence[float]]) -> Iterator[list[int]]:
    """Words of one line without wide gaps."""
    run: list[int] = []
    for index in indices:
        if run:
            last, box = boxes[run[-1]], boxes[index]
            height = max(last[3] - last[1], box[3] - box[1], MIN_HEIGHT)
            if not 0 <= box[0] - last[2] < MAX_GAP * height or abs(box[3] - last[3]) > height:
                yield run
                run = []
        run.append(index)
    if run:
        yield run


def _split_number(run: list[int], words: Sequence[str], number: list[str]) -> tuple[list[int], list[int]]:
    """The words of the page number, if they are all of a run or at one of its ends, and the others."""
    count = len(number)
    if count and [words[index] for index in run[:count]] == number:
        return run[:count], run[count:]
    if count and [words[index] for index in run[-count:]] == number:
        return run[-count:], run[:-count]
    return [], run
