"""PDF pages with pypdfium2: open, read the text layer, render.

Word boxes are in 0..1000 of the displayed page: the crop box, with `/Rotate` applied. Characters are in file order;
words end at white space, at gaps wider than half the font height, and at line breaks.
"""

import ctypes
import math
import os
import threading
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from PIL import Image

from .geometry import union
from .images import MAX_PIXELS, check_pixels
from .orientation import MAX_SKEW, MIN_SKEW


if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage, PdfTextPage

DPI = 200  # of rendered pages
MIN_DPI = 150  # of large sheets, such as A0
MAX_WORD_GAP = 0.5  # in font heights
ANGLED_CHARS = 200  # whose angle is looked at
MIN_LINE_OVERLAP = 0.3  # share of the shorter of two characters of a line
LINE_END_HYPHEN, SOFT_HYPHEN = "\x02", "\xad"  # PDFium's own mark; soft hyphens are visible at line ends only
# Controls, zero-width marks, unassigned, private (icons), lone surrogates
DROPPED_CATEGORIES = {"Cc", "Cf", "Cn", "Co", "Cs"}
_PDFIUM = threading.RLock()  # PDFium is not thread-safe
if hasattr(os, "register_at_fork"):  # a fork waits for PDFium, whose state and lock it copies
    os.register_at_fork(before=_PDFIUM.acquire, after_in_parent=_PDFIUM.release, after_in_child=_PDFIUM.release)

COMB = 1 << 24  # flag of form fields with a cell for each character
MAX_STEP = 1.5  # in cells; the next but one follows an empty cell, which is a space
Rect = tuple[float, float, float, float]  # (left, bottom, right, top) in points


@dataclass(slots=True)
class Char:
    """A character."""

    index: int  # in PDFium's text page
    text: str
    ink: Rect
    font_box: Rect  # touches that of the next character
    upright: bool  # False: the line runs up or down the unrotated page
    comb: Rect | None = None  # field of cells around it


@contextmanager
def open_pdf(source: str | Path | bytes) -> "Iterator[PdfDocument]":
    """Open a PDF in a `with` block, and lock PDFium until its end.

    Raises `ValueError` if the file is missing, encrypted, damaged, or has no pages, or PDFium fails in the block.
    """
    import pypdfium2
    import pypdfium2.raw as pdfium

    name = "the PDF" if isinstance(source, bytes) else str(source)
    with _PDFIUM:
        try:
            pdfium.FPDF_LoadDocument(b"", None)  # a file without pages leaves the error code of the last failure
            document = pypdfium2.PdfDocument(source)
        except FileNotFoundError:
            raise ValueError(f"There is no file {name}.") from None
        except pypdfium2.PdfiumError as error:
            if error.err_code in (pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY):
                raise ValueError(f"{name} is encrypted; save it without a password first.") from None
            raise ValueError(f"{name} is not a PDF that can be read; it is damaged or has no pages.") from None
        with document:
            try:
                if document.get_formtype():
                    document.init_forms()
                yield document
            except RuntimeError as error:  # of pypdfium2, about a damaged part
                raise ValueError(f"{name} is damaged: {error}") from None


def get_pdf_page(document: "PdfDocument", number: int) -> "PdfPage":
    """Return page `number` (from 1) with form fields and annotations flattened, so that they are read like other text.

    Raises `ValueError` if PDFium cannot load the page.
    """
    import pypdfium2
    import pypdfium2.raw as pdfium

    try:
        pdf_page = document[number - 1]
        has_text, combs = _prepare_annotations(pdf_page)
        if has_text or pdf_page.formenv is not None:
            pdfium.FPDFPage_Flatten(pdf_page, pdfium.FLAT_NORMALDISPLAY)
            pdf_page.close()
            pdf_page = document[number - 1]
    except (pypdfium2.PdfiumError, IndexError):
        raise ValueError(f"Page {number} of the PDF is damaged and cannot be loaded.") from None
    pdf_page.combs = combs  # for `_read_chars`: flattened fields have no flags
    return pdf_page


def _prepare_annotations(pdf_page: "PdfPage") -> tuple[bool, list[Rect]]:
    """Whether a page has annotations that may show text, such as text boxes and stamps, and where its comb fields are.

    Those that viewers never show are removed: PDFium would flatten them.
    """
    import pypdfium2.raw as pdfium

    has_text, combs, rect = False, [], pdfium.FS_RECTF()
    for index in reversed(range(pdfium.FPDFPage_GetAnnotCount(pdf_page))):
        annotation = pdfium.FPDFPage_GetAnnot(pdf_page, index)
        has_text |= pdfium.FPDFAnnot_GetSubtype(annotation) not in (pdfium.FPDF_ANNOT_LINK, pdfium.FPDF_ANNOT_POPUP)
        is_never_shown = pdfium.FPDFAnnot_GetFlags(annotation) & pdfium.FPDF_ANNOT_FLAG_NOVIEW
        if pdf_page.formenv is not None and pdfium.FPDFAnnot_GetFormFieldFlags(pdf_page.formenv, annotation) & COMB:
            pdfium.FPDFAnnot_GetRect(annotation, rect)
            combs.append((rect.left, rect.bottom, rect.right, rect.top))
        pdfium.FPDFPage_CloseAnnot(annotation)
        if is_never_shown:
            pdfium.FPDFPage_RemoveAnnot(pdf_page, index)
    return has_text, combs


def render_pdf_page(pdf_page: "PdfPage", longest_side: int | None = None, dpi: float | None = None) -> Image.Image:
    """Render a page as displayed, on white, to RGB.

    `longest_side` is in pixels; `None` renders at `dpi`, by default 200, and down to 150 for large sheets. Raises
    `ValueError` above 50 megapixels (checked before rendering), or for a page without area.
    """
    scale = _scale(pdf_page, longest_side, dpi)
    check_pixels(*pixel_size(pdf_page, longest_side, dpi), "The rendered PDF page")
    bitmap = pdf_page.render(scale=scale, rev_byteorder=True)
    return bitmap.to_pil()  # RGB: the bitmap has no alpha


def pixel_size(pdf_page: "PdfPage", longest_side: int | None = None, dpi: float | None = None) -> tuple[int, int]:
    """`(width, height)` of the image that `render_pdf_page` makes; raises `ValueError` for a page without area."""
    scale = _scale(pdf_page, longest_side, dpi)
    width, height = pdf_page.get_size()  # points
    return math.ceil(width * scale), math.ceil(height * scale)


def _scale(pdf_page: "PdfPage", longest_side: int | None, dpi: float | None) -> float:
    """Pixels per point."""
    width, height = pdf_page.get_size()
    if not min(width, height) > 0:
        raise ValueError(f"The PDF page has no area: {width:g} x {height:g} points.")
    if longest_side is not None:  # the renderer rounds up: subtract a little, so that `longest_side` is exact
        return (longest_side - 1e-3) / max(width, height)
    if dpi is None:
        dpi = max(MIN_DPI, min(DPI, 72 * math.sqrt(0.98 * MAX_PIXELS / (width * height))))
    return dpi / 72


def pdf_words(pdf_page: "PdfPage") -> tuple[list[str], list[list[float]]]:
    """Read the words of a page's text layer and their boxes, in the order of the file.

    Words are NFC, without control or zero-width characters. Invisible text (OCR of scanners) is included; characters
    off the page or without area are not.
    """
    with closing(pdf_page.get_textpage()) as text_page:
        found = [(text, box) for text, box, _ in located_words(pdf_page, text_page)]
    return [text for text, _ in found], [box for _, box in found]


def text_angle(pdf_page: "PdfPage", text_page: "PdfTextPage") -> float:
    """Degrees by which a page as displayed is turned counterclockwise so that most of its text is upright and level."""
    import pypdfium2.raw as pdfium

    count = text_page.count_chars()
    chars = range(0, count, 1 + count // ANGLED_CHARS)
    angles = [math.degrees(pdfium.FPDFText_GetCharAngle(text_page.raw, index)) for index in chars]
    turns = Counter(round(angle / 90) % 4 for angle in angles)  # clockwise
    if not turns:
        return 0.0
    turn = turns.most_common(1)[0][0]
    skews = [(angle - 90 * turn + 180) % 360 - 180 for angle in angles if round(angle / 90) % 4 == turn]
    skew = median(skews)
    return (90.0 * turn + pdf_page.get_rotation() + (skew if MIN_SKEW <= abs(skew) <= MAX_SKEW else 0.0)) % 360


def located_words(pdf_page: "PdfPage", text_page: "PdfTextPage") -> Iterator[tuple[str, list[float], list[int]]]:
    """Yield the words of `pdf_words` with their boxes and the indices of their characters in the text page."""
    to_page = page_coordinates(pdf_page)
    for text, ink, chars in _split_words(_read_chars(text_page)):
        box = to_page(ink)
        if 0 <= box[0] + box[2] <= 2000 and 0 <= box[1] + box[3] <= 2000:
            yield text, [min(max(value, 0.0), 1000.0) for value in box], chars


def page_coordinates(pdf_page: "PdfPage") -> Callable[[Sequence[float]], list[float]]:
    """The function from `(left, bottom, right, top)` in points to a box in 0..1000 of the page as displayed.

    Raises `ValueError` for a page without area.
    """
    left, bottom, right, top = pdf_page.get_bbox()
    turns = pdf_page.get_rotation() // 90  # clockwise
    if not (right > left and top > bottom):
        raise ValueError("The PDF page has no area.")

    def convert(box: Sequence[float]) -> list[float]:
        x0, x1 = (box[0] - left) / (right - left) * 1000, (box[2] - left) / (right - left) * 1000
        y0, y1 = (top - box[3]) / (top - bottom) * 1000, (top - box[1]) / (top - bottom) * 1000
        for _ in range(turns):
            x0, y0, x1, y1 = 1000 - y1, x0, 1000 - y0, x1
        return [x0, y0, x1, y1]

    return convert


def _read_chars(text_page: "PdfTextPage") -> Iterator[Char | None]:
    """Characters in the order of the file; `None` is white space."""
    import pypdfium2.raw as pdfium

    raw, rect = text_page.raw, pdfium.FS_RECTF()
    x0, x1, y0, y1 = (ctypes.c_double() for _ in range(4))
    combs, last, is_held = getattr(text_page.page, "combs", ()), None, False
    at, pitch = 0.0, math.inf  # the character before in a field of cells, and the least distance of two
    for index in range(text_page.count_chars()):
        text = char_text(pdfium.FPDFText_GetUnicode(raw, index))
        if text is None and last is not None and pdfium.FPDFText_IsGenerated(raw, index):
            is_held = True  # the gap between two cells, or the end of the field
        elif text is None:
            yield None
        elif text and pdfium.FPDFText_GetLooseCharBox(raw, index, rect):
            pdfium.FPDFText_GetCharBox(raw, index, x0, x1, y0, y1)
            font_box = (rect.left, rect.bottom, rect.right, rect.top)
            ink = (x0.value, y0.value, x1.value, y1.value)
            # Invisible text has no ink: use its font box.
            ink = ink if ink[2] > ink[0] and ink[3] > ink[1] else font_box
            if ink[2] > ink[0] and ink[3] > ink[1]:
                upright = abs(math.cos(pdfium.FPDFText_GetCharAngle(raw, index))) > 0.5
                comb = None
                if combs:
                    comb = next((comb for comb in combs if _is_in(ink, comb)), None)
                    step = (ink[0] + ink[2]) / 2 - at if comb == last else math.inf
                    if is_held and (comb != last or step > MAX_STEP * pitch):
                        yield None
                    at, pitch = (ink[0] + ink[2]) / 2, min(pitch, step) if comb == last else math.inf
                    last, is_held = comb, False
                yield Char(index, text, ink, font_box, upright, comb)


@cache
def char_text(code: int) -> str | None:
    """Text of a code point: `None` for white space, "" for dropped characters."""
    text = chr(code) if code < 0x110000 else ""
    if text in (LINE_END_HYPHEN, SOFT_HYPHEN):
        return "-" if text == LINE_END_HYPHEN else SOFT_HYPHEN
    if text.isspace():
        return None
    return "" if not text or text == "\ufffd" or unicodedata.category(text) in DROPPED_CATEGORIES else text


def _split_words(chars: Iterator[Char | None]) -> Iterator[tuple[str, Rect, list[int]]]:
    """Join characters to words with their bounding boxes in points, and the indices of the characters."""
    word: list[Char] = []
    for char in chain(chars, [None]):
        if word and (char is None or _is_apart(word[-1], char)):
            text = "".join(char.text for char in word)
            yield _clean(text), union(char.ink for char in word), [char.index for char in word]
            word = []
        if char is not None:
            word.append(char)


def _clean(text: str) -> str:
    visible = text[:-1] + "-" if text.endswith(SOFT_HYPHEN) else text
    return unicodedata.normalize("NFC", visible.replace(SOFT_HYPHEN, ""))


def _is_in(ink: Rect, around: Rect) -> bool:
    x, y = (ink[0] + ink[2]) / 2, (ink[1] + ink[3]) / 2
    return around[0] <= x <= around[2] and around[1] <= y <= around[3]


def _is_apart(last: Char, char: Char) -> bool:
    """Whether a character is on another line than the last one, or too far from it to continue its word."""
    if last.upright != char.upright or last.comb != char.comb:
        return True
    if char.comb is not None:
        return False
    (start, low, end, high), (next_start, next_low, next_end, next_high) = last.font_box, char.font_box
    if not char.upright:
        start, low, end, high = low, start, high, end
        next_start, next_low, next_end, next_high = next_low, next_start, next_high, next_end
    overlap = min(high, next_high) - max(low, next_low)
    if overlap < MIN_LINE_OVERLAP * min(high - low, next_high - next_low):
        return True
    return max(next_start - end, start - next_end) > MAX_WORD_GAP * (high - low)
