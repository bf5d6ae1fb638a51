"""Find words of a PDF's text layer that do not mean what is drawn.

A font without Unicode values leaves characters unmapped, private or controls. A font with wrong values is found by its
outlines: the glyph drawn for a character has as many closed curves as that letter or digit, such as one for "7", two
for "0" and three for "8".
"""

import ctypes
import unicodedata
from collections.abc import Container, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from .page_text import is_latin
from .pdf import LINE_END_HYPHEN
from .spelling import normalise


if TYPE_CHECKING:
    from pypdfium2 import PdfTextPage

CURVES = dict.fromkeys("12357CEFGHIJKLMNSTUVWXYZcfhklmnrstuvwxyz", 1) | dict.fromkeys("069ADOPRabdeopq", 2)
CURVES |= dict.fromkeys("8B", 3)
MIN_WRONG, WRONG_SHARE = 2, 0.25  # glyphs of a font with other curves, and their share; script fonts have few
MAX_LETTERS = 12  # that are looked at
MAX_CURVES = 3  # strokes of bold letters may be curves of their own
MIN_GLYPHS = 6  # that all have one curve: a font of thin strokes, or one of OCR that draws nothing
PRIVATE, UNREADABLE = "Co", {"Cc", "Cn", "Co", "Cs"}
MIN_RUN = 3  # neighbouring characters without Unicode may be a word; fewer are bullets and icons


def find_doubtful(text_page: "PdfTextPage", words: Sequence[tuple[str, list[int]]]) -> tuple[list[bool], bool]:
    """Whether each word may differ from what is drawn, and whether the page has further text without Unicode.

    Args:
        words: texts and the indices of their characters in `text_page`; those of other than Latin letters are trusted.
    """
    unreadable = _unreadable_chars(text_page, {index for _, chars in words for index in chars})
    fonts = [_drawing_font(text_page, chars[0]) for _, chars in words]
    wrong = _wrong_fonts(text_page, words, fonts)
    if not unreadable and not wrong:
        return [False] * len(words), False
    runs = groupby(enumerate(sorted(unreadable)), lambda each: each[1] - each[0])  # of consecutive indices
    has_text = any(len([*run]) >= MIN_RUN for _, run in runs)
    icons = set() if has_text else {index for index, may_be_icon in unreadable.items() if may_be_icon}
    doubtful = [
        is_latin(text) and (font in wrong or bool(has_text or normalise(text)) and _is_mixed(chars, unreadable, icons))
        for (text, chars), font in zip(words, fonts)
    ]
    return doubtful, has_text


def _unreadable_chars(text_page: "PdfTextPage", read: set[int]) -> dict[int, bool]:
    """Indices of drawn characters without a Unicode value, and whether they may be icons; `read` are those of words."""
    import pypdfium2.raw as pdfium

    raw, found = text_page.raw, {}
    x0, x1, y0, y1 = (ctypes.c_double() for _ in range(4))
    for index in range(text_page.count_chars()):
        if index in read:
            if pdfium.FPDFText_HasUnicodeMapError(raw, index) == 1:
                found[index] = False
        elif (category := _unreadable_category(pdfium.FPDFText_GetUnicode(raw, index))) is not None:
            pdfium.FPDFText_GetCharBox(raw, index, x0, x1, y0, y1)
            if x1.value > x0.value and y1.value > y0.value and not pdfium.FPDFText_IsGenerated(raw, index):
                found[index] = category == PRIVATE
    return found


@cache
def _unreadable_category(code: int) -> str | None:
    """Unicode category of a code point that stands for no character, `None` for others."""
    text = chr(code) if code < 0x110000 else "\ufffd"
    category = unicodedata.category(text)
    return category if text == "\ufffd" or (category in UNREADABLE and text != LINE_END_HYPHEN) else None


def _is_mixed(chars: Sequence[int], unreadable: Container[int], icons: Container[int]) -> bool:
    """Whether a word has or touches characters without Unicode, except for icons at its ends."""
    if any(index in unreadable for index in range(chars[0], chars[-1] + 1)):
        return True
    return any(index in unreadable and index not in icons for index in (chars[0] - 1, chars[-1] + 1))


def _drawing_font(text_page: "PdfTextPage", index: int) -> int | None:
    """Address of the font of a character, `None` if it is drawn invisibly."""
    import pypdfium2.raw as pdfium

    text = pdfium.FPDFText_GetTextObject(text_page.raw, index)
    if not text or pdfium.FPDFTextObj_GetTextRenderMode(text) == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE:
        return None
    font = pdfium.FPDFTextObj_GetFont(text)
    return ctypes.addressof(font.contents) if font else None


def _wrong_fonts(
    text_page: "PdfTextPage", words: Iterable[tuple[str, list[int]]], fonts: Iterable[int | None]
) -> set[int]:
    """Those of the `fonts` of words whose outlines are those of other characters."""
    used: dict[int, tuple[int, set[str]]] = {}  # by font: a character's index, and the letters and digits
    for (text, chars), font in zip(words, fonts):
        if font is not None:
            used.setdefault(font, (chars[0], set()))[1].update(text)
    return {font for font, (index, letters) in used.items() if _is_wrong(text_page, index, letters & CURVES.keys())}


def _is_wrong(text_page: "PdfTextPage", index: int, letters: set[str]) -> bool:
    """Whether the digits, or some of the letters, in the font of a character are drawn as others."""
    digits = sorted(filter(str.isdigit, letters))
    counts = [
        [(char, count) for char in chars if 0 < (count := _count_curves(text_page, index, char)) <= MAX_CURVES]
        for chars in (digits, sorted(letters.difference(digits))[-MAX_LETTERS:])
    ]
    every = [count for group in counts for _, count in group]
    if len(every) >= MIN_GLYPHS and len(set(every)) == 1:
        return False
    differing = [sum(count != CURVES[char] for char, count in group) for group in counts]
    return any(wrong >= max(MIN_WRONG, WRONG_SHARE * len(group)) for wrong, group in zip(differing, counts))


def _count_curves(text_page: "PdfTextPage", index: int, char: str) -> int:
    """Number of curves of the glyph of `char` in the font of a character; 0 if it has no outlines."""
    import pypdfium2.raw as pdfium

    font = pdfium.FPDFTextObj_GetFont(pdfium.FPDFText_GetTextObject(text_page.raw, index))
    path = pdfium.FPDFFont_GetGlyphPath(font, ord(char), 1000.0)
    segment_at, type_of = pdfium.FPDFGlyphPath_GetGlyphPathSegment, pdfium.FPDFPathSegment_GetType
    segments = range(pdfium.FPDFGlyphPath_CountGlyphSegments(path)) if path else ()
    return [type_of(segment_at(path, index)) for index in segments].count(pdfium.FPDF_SEGMENT_MOVETO)
