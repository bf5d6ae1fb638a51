"""The content of PDF pages: words with fonts, and what is drawn, as data without PDFium."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from djepa_pages.geometry import Box, overlap_x, union
from djepa_pages.pdf import get_pdf_page, open_pdf

from ..geometry import overlap_y
from .drawings import Drawing, read_drawings
from .fonts import Style, styled_words
from .outlines import Bookmark, on_page


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

TOUCHING = 1.0  # points, between the characters of a word


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a page.

    Attributes:
        index: in the words of the page.
        text: as `pdf_words` reads it.
        box: in points, around all of its ink: also characters that have no Unicode value.
        style: its font.
        baseline: in points from the top of the page.
    """

    index: int
    text: str
    box: Box
    style: Style
    baseline: float


@dataclass(frozen=True)
class PageContent:
    """Content of a page that is not rotated; lengths are in points, y downwards from the top of the crop box.

    Attributes:
        number: page number in the file, from 1.
        width, height: of the crop box.
        words: in the order of the file.
        boxes: of the words as `pdf_words` returns them, in 0..1000 of the page.
        unread: boxes of characters without a Unicode value.
        drawings: what is drawn besides text; `None` if that is too much to look at.
    """

    number: int
    width: float
    height: float
    words: list[Word]
    boxes: list[list[float]]
    unread: list[Box]
    drawings: list[Drawing] | None

    @property
    def texts(self) -> list[str]:
        return [word.text for word in self.words]

    def scaled(self, box: Sequence[float]) -> list[float]:
        """Convert a box from points to 0..1000 of the page."""
        scales = (1000 / self.width, 1000 / self.height) * 2
        return [min(max(value * scale, 0.0), 1000.0) for value, scale in zip(box, scales, strict=True)]


def read_content(pdf_page: "PdfPage", number: int) -> PageContent | None:
    """Read a page; `None` for a page that is rotated, has no area or no words."""
    left, bottom, right, top = pdf_page.get_bbox()
    if pdf_page.get_rotation() or not (right > left and top > bottom):
        return None
    styled = styled_words(pdf_page)
    if not styled.words:
        return None
    across, down = (right - left) / 1000, (top - bottom) / 1000
    unread = [(x0 * across, y0 * down, x1 * across, y1 * down) for x0, y0, x1, y1 in styled.unread]
    words = []
    for text, (x0, y0, x1, y1), style in zip(styled.words, styled.boxes, styled.styles, strict=True):
        box = _with_unread((x0 * across, y0 * down, x1 * across, y1 * down), unread)
        words.append(Word(len(words), text, box, style, top - style.baseline))
    return PageContent(number, right - left, top - bottom, words, styled.boxes, unread, read_drawings(pdf_page))


def _with_unread(box: Box, unread: Sequence[Box]) -> Box:
    """The box of a word with the characters that touch it, such as a ligature at its start."""
    touching = [other for other in unread if overlap_x(box, other) > -TOUCHING and overlap_y(box, other) > 0]
    return union([box, *touching]) if touching else box


def load_contents(
    path: Path, numbers: Iterable[int], bookmarks: dict[int, list[Bookmark]]
) -> list[tuple[PageContent, list[Bookmark]]]:
    """Read pages of a PDF (from 1) with their bookmarks in page coordinates.

    Pages that `read_content` does not read, and damaged ones, are left out. `bookmarks` are those of all pages, by
    index. Raises `ValueError` like `load_page` if the file cannot be read.
    """
    found = []
    with open_pdf(path) as document:
        for number in numbers:
            try:
                pdf_page = get_pdf_page(document, number)
                content = read_content(pdf_page, number)
                if content is not None:
                    found.append((content, on_page(pdf_page, bookmarks.get(number - 1, []))))
                pdf_page.close()
            except (ValueError, RuntimeError):  # of this page; pypdfium2 raises RuntimeErrors
                continue
    return found
