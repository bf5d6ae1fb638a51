"""Outlines of PDFs: titles, with the pages and heights at which they start."""

import itertools
from typing import TYPE_CHECKING, NamedTuple


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

MAX_BOOKMARKS = 2000  # per document; indices of long manuals have more


class Bookmark(NamedTuple):
    """An entry of an outline.

    Attributes:
        title: with its number, if it has one.
        y: height of its target: in points from the bottom in the file, 0..1000 from the top after `on_page`; `None` if
            the target is the whole page.
        level: 0 for the outermost.
    """

    title: str
    y: float | None
    level: int


def read_outline(document: "PdfDocument") -> dict[int, list[Bookmark]]:
    """Bookmarks by page index."""
    import pypdfium2.raw as pdfium

    found: dict[int, list[Bookmark]] = {}
    for bookmark in itertools.islice(document.get_toc(max_depth=15), MAX_BOOKMARKS):
        target = bookmark.get_dest()
        index = target.get_index() if target else None
        if index is None or not 0 <= index < len(document):
            continue
        mode, view = target.get_view()
        top = {pdfium.PDFDEST_VIEW_XYZ: 1, pdfium.PDFDEST_VIEW_FITH: 0}.get(mode)
        y = view[top] if top is not None and len(view) > top else None
        found.setdefault(index, []).append(Bookmark(" ".join(bookmark.get_title().split()), y, bookmark.level))
    return found


def on_page(pdf_page: "PdfPage", marks: list[Bookmark]) -> list[Bookmark]:
    """Convert the heights of a page's bookmarks to page coordinates; those of rotated pages become `None`."""
    _, bottom, _, top = pdf_page.get_bbox()
    scale = 1000 / (top - bottom)
    rotated = bool(pdf_page.get_rotation())
    return [mark._replace(y=None if rotated or mark.y is None else (top - mark.y) * scale) for mark in marks]
