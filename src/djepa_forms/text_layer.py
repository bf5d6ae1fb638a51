"""Words and image of a typeset page, read from its PDF with pypdfium2.

Characters are in the order of the file. A word ends at white space, at a gap wider than half the font's height, and
where the line changes. Typeset pages have neither rotation nor a crop box.
"""

import math
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

MAX_WORD_GAP = 0.5  # of the font's height
MIN_LINE_OVERLAP = 0.3  # of the lower of two characters, across the line
LINE_END_HYPHEN = "\x02"  # PDFium's own mark
INVISIBLE_CATEGORIES = ("Cc", "Cf", "Cn", "Co", "Cs")


class Char(NamedTuple):
    """A character with its ink and font boxes, `(left, bottom, right, top)` in points."""

    text: str
    ink: tuple[float, float, float, float]
    font_box: tuple[float, float, float, float]
    upright: bool  # otherwise its line runs up or down the page


def render(pdf_page: "PdfPage", longest_side: int) -> Image.Image:
    """Render the page on white; `longest_side` is the longer side in pixels."""
    # The renderer rounds up; the small offset avoids an additional pixel.
    scale = (longest_side - 1e-3) / max(pdf_page.get_size())
    return pdf_page.render(scale=scale, rev_byteorder=True).to_pil().convert("RGB")


def words_and_boxes(pdf_page: "PdfPage") -> tuple[list[str], list[list[float]]]:
    """Return the words on the page and their boxes `[x0, y0, x1, y1]` in 0..1000 of the page."""
    left, bottom, right, top = pdf_page.get_bbox()
    words, boxes = [], []
    for text, ink in _split_words(_characters(pdf_page)):
        x0, x1 = ((x - left) / (right - left) * 1000 for x in (ink[0], ink[2]))
        y0, y1 = ((top - y) / (top - bottom) * 1000 for y in (ink[3], ink[1]))
        if 0 <= (x0 + x1) / 2 <= 1000 and 0 <= (y0 + y1) / 2 <= 1000:
            words.append(unicodedata.normalize("NFC", text))
            boxes.append([min(max(value, 0.0), 1000.0) for value in (x0, y0, x1, y1)])
    return words, boxes


def _characters(pdf_page: "PdfPage") -> Iterator[Char | None]:
    """Yield characters with an extent; `None` is white space."""
    import pypdfium2.raw as pdfium

    text_page = pdf_page.get_textpage()
    for index in range(text_page.count_chars()):
        text = _char_text(pdfium.FPDFText_GetUnicode(text_page, index))
        if text is None:
            yield None
        elif text:
            ink, font_box = text_page.get_charbox(index), text_page.get_charbox(index, loose=True)
            ink = ink if ink[2] > ink[0] and ink[3] > ink[1] else font_box
            if ink[2] > ink[0] and ink[3] > ink[1]:
                yield Char(text, ink, font_box, abs(math.cos(pdfium.FPDFText_GetCharAngle(text_page, index))) > 0.5)
    text_page.close()


@cache
def _char_text(code: int) -> str | None:
    """Return the text of a code point: `None` for white space, "" for invisible characters."""
    text = chr(code)
    if text == LINE_END_HYPHEN:
        return "-"
    if text.isspace():
        return None
    return "" if text == "\ufffd" or unicodedata.category(text) in INVISIBLE_CATEGORIES else text


def _split_words(chars: Iterator[Char | None]) -> Iterator[tuple[str, list[float]]]:
    """Join characters into words, and their ink boxes into one box (points)."""
    text, box, last = "", [], None
    for char in chars:
        if text and (char is None or _is_apart(last, char)):
            yield text, box
            text = ""
        if char is not None:
            box = _union(box, char.ink) if text else list(char.ink)
            text, last = text + char.text, char
    if text:
        yield text, box


def _is_apart(last: Char, char: Char) -> bool:
    """Return whether a character is on another line than the last one, or too far from it for the same word."""
    if last.upright != char.upright:
        return True
    along, across = (0, 1) if char.upright else (1, 0)
    (start, end), (next_start, next_end) = last.font_box[along::2], char.font_box[along::2]
    (low, high), (next_low, next_high) = last.font_box[across::2], char.font_box[across::2]
    overlap = min(high, next_high) - max(low, next_low)
    if overlap < MIN_LINE_OVERLAP * min(high - low, next_high - next_low):
        return True
    return max(next_start - end, start - next_end) > MAX_WORD_GAP * (high - low)


def _union(first: list[float], second: tuple[float, ...]) -> list[float]:
    return [min(first[0], second[0]), min(first[1], second[1]), max(first[2], second[2]), max(first[3], second[3])]
