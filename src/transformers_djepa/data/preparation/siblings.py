"""Titles of a document's neighbour in its folder: likely on such a page, and not on this one."""

from functools import lru_cache
from pathlib import Path

from ...processing.pdf import open_pdf
from ..questions.bookmarks import read_bookmarks


@lru_cache(4)  # documents of a folder are read one after the other
def _pdfs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix.lower() == ".pdf" and path.is_file())


def sibling_titles(path: Path) -> tuple[str, ...]:
    """Titles in the outline of the PDF that follows in the folder (the first one follows the last); none where there is
    no other PDF, or it cannot be read.
    """
    siblings = _pdfs(path.parent)
    sibling = siblings[(siblings.index(path) + 1) % len(siblings)] if path in siblings else path
    if sibling == path:
        return ()
    try:
        with open_pdf(sibling) as document:
            return tuple(mark.title for marks in read_bookmarks(document).values() for mark in marks)
    except (ValueError, RuntimeError, OSError):  # it is reported when its own turn comes
        return ()
