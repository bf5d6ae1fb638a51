"""Regions of a page, and the page as the finders of regions see it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from djepa_pages.geometry import Box, union
from djepa_pages.tagged_regions import Name

from ..content.content import PageContent
from ..geometry import has_centre
from .columns import Column, find_columns
from .lines import Line, group_words


Body = tuple[str, float]  # name and size in points of the font of most of a document's text


@dataclass(frozen=True)
class Region:
    """A part of a page.

    Attributes:
        topic: one of the `regions` of the questions' `topics/groups.yaml`, or "table_cell".
        boxes: one for each block and column, in points.
        words: indices of its words in the order of reading.
        names: what it can be named by; a cell by its row and column.
    """

    topic: str
    boxes: tuple[Box, ...]
    words: tuple[int, ...] = ()
    names: tuple[Name, ...] = ()

    @property
    def box(self) -> Box:
        return union(self.boxes)


def region_of(topic: str, blocks: Iterable[Sequence[Line]], names: Sequence[str] = ()) -> Region:
    """A region of blocks of lines, with a box around the ink of each block."""
    blocks = [list(block) for block in blocks]
    boxes = tuple(union([line.box for line in block]) for block in blocks)
    words = tuple(index for block in blocks for line in block for index in line.indices)
    return Region(topic, boxes, words, tuple(names))


@dataclass
class Layout:
    """A page, and what has been found on it so far.

    Attributes:
        page: words and drawings.
        body: font of the document's text.
        lines: lines that are in no region yet, in the order of the file.
        regions: those found.
        unsure: topics that the page may have besides those found.
        left_out: lines in something unclear, such as a drawing that may be a figure.
    """

    page: PageContent
    body: Body
    lines: list[Line] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    unsure: set[str] = field(default_factory=set)
    left_out: list[Line] = field(default_factory=list)

    def __post_init__(self):
        self.lines = list(self.all_lines)

    @cached_property
    def all_lines(self) -> tuple[Line, ...]:
        return tuple(group_words(self.page.words))

    @cached_property
    def columns(self) -> list[Column]:
        """Columns of text, from the narrowest to the widest."""
        return find_columns(self.all_lines)

    @property
    def size(self) -> float:
        """Font size of the document's text in points."""
        return self.body[1]

    def add(self, regions: Iterable[Region]) -> None:
        """Add regions and take their words, and the lines in their boxes, out of `lines`."""
        regions = list(regions)
        self.regions += regions
        taken = {index for region in regions for index in region.words}
        boxes = [box for region in regions for box in region.boxes]
        self.lines = [
            line
            for line in self.lines
            if not taken.issuperset(line.indices) and not any(has_centre(box, line.box) for box in boxes)
        ]

    def leave_out(self, box: Box) -> None:
        """Move the lines in a box from `lines` to `left_out`."""
        self.left_out += [line for line in self.lines if has_centre(box, line.box)]
        self.lines = [line for line in self.lines if not has_centre(box, line.box)]

    def found(self, *topics: str) -> list[Region]:
        return [region for region in self.regions if region.topic in topics]
