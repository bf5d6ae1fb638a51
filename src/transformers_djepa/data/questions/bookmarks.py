"""Bookmarks of PDFs whose titles make questions."""

from functools import lru_cache
from pathlib import Path

from djepa_pages.outlines import Bookmark, read_outline
from djepa_pages.page_text import is_latin, split_number
from djepa_pages.pdf import open_pdf
from djepa_pages.spelling import normalise


MIN_TITLE = 3  # letters and digits


def usable(outline: dict[int, list[Bookmark]]) -> dict[int, list[Bookmark]]:
    """The bookmarks by page index whose titles are long enough and in Latin letters."""
    kept = {index: [mark for mark in marks if _makes_questions(mark.title)] for index, marks in outline.items()}
    return {index: marks for index, marks in kept.items() if marks}


def _makes_questions(title: str) -> bool:
    name = split_number(title)[1]
    return len(normalise(name)) >= MIN_TITLE and is_latin(name)


def sibling_titles(path: Path) -> tuple[str, ...]:
    """Titles in the outline of the next PDF in the folder (the first follows the last); empty if it cannot be read."""
    siblings = _pdfs(path.parent)
    sibling = siblings[(siblings.index(path) + 1) % len(siblings)] if path in siblings else path
    if sibling == path:
        return ()
    try:
        with open_pdf(sibling) as document:
            return tuple(mark.title for marks in usable(read_outline(document)).values() for mark in marks)
    except (ValueError, RuntimeError, OSError):  # reported when that document is read
        return ()


@lru_cache(4)  # documents of a folder are read one after the other
def _pdfs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix.lower() == ".pdf" and path.is_file())
