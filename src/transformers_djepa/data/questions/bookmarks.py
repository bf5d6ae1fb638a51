"""The outline of a PDF: which title starts on which page, at what height."""

import itertools
from typing import TYPE_CHECKING, NamedTuple

from ...processing.spelling import normalise
from .page_text import split_number


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

MAX_BOOKMARKS = 2000  # of one document; indices of long manuals have more
MIN_TITLE = 3  # letters and digits


class Bookmark(NamedTuple):
    """An entry of an outline.

    Attributes:
        title: with its number, if it has one.
        y: height of its target: points from the bottom as the file has it, 0..1000 from the top as `on_page` gives it;
            `None` where the target is the whole page.
        level: 0 for the outermost.
    """

    title: str
    y: float | None
    level: int


def read_bookmarks(document: "PdfDocument") -> dict[int, list[Bookmark]]:
    """Titles and the heights they point at, by page index."""
    import pypdfium2.raw as pdfium

    found: dict[int, list[Bookmark]] = {}
    for bookmark in itertools.islice(document.get_toc(max_depth=15), MAX_BOOKMARKS):
        target = bookmark.get_dest()
        title = " ".join(bookmark.get_title().split())
        index = target.get_index() if target else None
        if index is None or not 0 <= index < len(document) or not _is_askable(split_number(title)[1]):
            continue
        mode, view = target.get_view()
        top = {pdfium.PDFDEST_VIEW_XYZ: 1, pdfium.PDFDEST_VIEW_FITH: 0}.get(mode)
        y = view[top] if top is not None and len(view) > top else None
        found.setdefault(index, []).append(Bookmark(title, y, bookmark.level))
    return found


def on_page(pdf_page: "PdfPage", marks: list[Bookmark]) -> list[Bookmark]:
    """The bookmarks of a page with the heights at which it displays them; a turned page's are left without."""
    _, bottom, _, top = pdf_page.get_bbox()
    scale = 1000 / (top - bottom)
    turned = bool(pdf_page.get_rotation())
    return [mark._replace(y=None if turned or mark.y is None else (top - mark.y) * scale) for mark in marks]


def _is_askable(title: str) -> bool:
    """Long enough and in Latin letters: the vocabularies of the towers know few others."""
    return len(normalise(title)) >= MIN_TITLE and all(char < "\u0250" for char in normalise(title))
