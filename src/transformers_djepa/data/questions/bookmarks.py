"""Outlines of PDFs: titles, with the pages and heights at which they start."""

import itertools
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from djepa_pages.pdf import open_pdf

from ...processing.spelling import normalise
from .page_text import is_latin, split_number


MAX_BOOKMARKS = 2000  # per document; indices of long manuals have more
MIN_TITLE = 3  # letters and digits


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


def read_bookmarks(document: "PdfDocument") -> dict[int, list[Bookmark]]:  # noqa: F821
    """Bookmarks by page index."""
    import pypdfium2.raw as pdfium

    found: dict[int, list[Bookmark]] = {}
    for bookmark in itertools.islice(document.get_toc(max_depth=15), MAX_BOOKMARKS):
        target = bookmark.get_dest()
        title = " ".join(bookmark.get_title().split())
        index = target.get_index() if target else None
        name = split_number(title)[1]
        if index is None or not 0 <= index < len(document) or len(normalise(name)) < MIN_TITLE or not is_latin(name):
            continue
        mode, view = target.get_view()
        top = {pdfium.PDFDEST_VIEW_XYZ: 1, pdfium.PDFDEST_VIEW_FITH: 0}.get(mode)
        y = view[top] if top is not None and len(view) > top else None
        found.setdefault(index, []).append(Bookmark(title, y, bookmark.level))
    return found


def on_page(pdf_page: "PdfPage", marks: list[Bookmark]) -> list[Bookmark]:  # noqa: F821
    """Convert the heights of a page's bookmarks to page coordinates; those of rotated pages become `None`."""
    _, bottom, _, top = pdf_page.get_bbox()
    scale = 1000 / (top - bottom)
    rotated = bool(pdf_page.get_rotation())
    return [mark._replace(y=None if rotated or mark.y is None else (top - mark.y) * scale) for mark in marks]


def sibling_titles(path: Path) -> tuple[str, ...]:
    """Titles in the outline of the next PDF in the folder (the first follows the last); empty if it cannot be read."""
    siblings = _pdfs(path.parent)
    sibling = siblings[(siblings.index(path) + 1) % len(siblings)] if path in siblings else path
    if sibling == path:
        return ()
    try:
        with open_pdf(sibling) as document:
            return tuple(mark.title for marks in read_bookmarks(document).values() for mark in marks)
    except (ValueError, RuntimeError, OSError):  # reported when that document is read
        return ()


@lru_cache(4)  # documents of a folder are read one after the other
def _pdfs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix.lower() == ".pdf" and path.is_file())
