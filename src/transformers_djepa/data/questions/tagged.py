"""Regions of tagged PDF pages: headings, paragraphs, figures, tables and their parts, lists, code, notes."""

from dataclasses import dataclass

from djepa_pages.tags import Element

from .page_text import PageText


@dataclass(frozen=True)
class Region:
    """A part of a page.

    Attributes:
        topic: one of `topics/en.yaml`: "heading", "table", "table_cell", "section", ...
        words: indices of its words in the order of the tags.
        boxes: in 0..1000 of the page: one for each line of text; one for a table or a figure; one for each block of a
            section.
        names: what it can be asked for by: the title of a heading or section, the subject of a caption, the head of a
            row or column; a pair of row and column for a cell.
        level: of a heading, from 1; otherwise 0.
    """

    topic: str
    words: tuple[int, ...]
    boxes: tuple[list[float], ...]
    names: tuple[str | tuple[str, str], ...] = ()
    level: int = 0


def tagged_regions(root: Element, text: PageText) -> list[Region]:
    """Regions of a page in the order of its tags, each followed by its parts: rows, columns, cells, items.

    Kinds of elements are the standard structure types, and "title", "header", "footer", "pagenumber" for what a
    producer marks besides them.
    """
    raise NotImplementedError
