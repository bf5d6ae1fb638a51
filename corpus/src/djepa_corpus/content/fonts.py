"""Fonts of the words of a PDF page: family, size, weight, colour, baseline.

PDFium has one text object per change of font or position; its properties hold for all of its characters.
"""

import ctypes
import math
import re
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from djepa_pages.pdf import char_text, located_words, page_coordinates


if TYPE_CHECKING:
    from pypdfium2 import PdfPage, PdfTextPage

FORCE_BOLD, ITALIC, FIXED_PITCH = 1 << 18, 1 << 6, 1 << 0  # flags of a font descriptor, PDF 32000-1, table 123
# Parts of PostScript names; `(?-i:...)` is case-sensitive.
BOLD_NAME = re.compile(
    r"bold|black|heavy|demi|cmbx|cmb\d|cmssbx|csbx|brbx|(sf|ec|la|t1)(bx|bi|bl|sx|so)|medi(ital)?$|[-_]bd|(?-i:[a-z][OT]?BI?Z?$)",
    re.IGNORECASE,
)
ITALIC_NAME = re.compile(
    r"ital|obli|slant|(cm|sf|ec|la|t1)(ti|sl|bi|bl|ssi|si|so|itt|sltt)|[-_]it$|(?-i:[a-z][OT]?B?I$)", re.IGNORECASE
)
MONO_NAME = re.compile(
    r"mono|nimbusmon|anonymous|typewriter|courier|consol|cursor|menlo|monaco|source ?code|fira ?code|^pcr|"
    r"(cm|sf|ec|la|rm|tx|px)[a-z]{0,2}tt\d*|(sf|ec)(st|it|vt)\d|(?-i:[a-z]tt\d*$|LibertineM)",
    re.IGNORECASE,
)
TEXT_ENCODING = re.compile(r"-(OT1|T1|TS1)")  # of text fonts of families whose name has "Math"
MATHS_NAME = re.compile(
    r"math|symbol|standardsym|cmmi|cmsy|cmex|cmbsy|msam|msbm|eu[fsr][mb]\d|euex|rsfs|stmary|wasy\d|mtmi|mtsy|mtex|newtxmi|newpxmi|"
    r"[tp]xb?(sy|ex|mi)|[rt]xr$|esint|bbold|dsrom|bbm\d|lasy|mnsymbol|pazo",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Font:
    """A font, judged by its PostScript name and its flags; all are False for fonts without a name."""

    name: str  # without subset prefix; "" if it has none
    bold: bool = False
    italic: bool = False
    mono: bool = False
    maths: bool = False


@dataclass(frozen=True)
class Style:
    """How a word is set.

    Attributes:
        font: of most of its characters.
        size: of the font in points as displayed.
        colour: fill colour, RGB in 0..255.
        visible: False for text without ink, such as the OCR text of scans.
        upright: whether the text runs from left to right on the page before its rotation.
        baseline: in points from the bottom of the page before its rotation.
        has_maths: whether any character is in a mathematical font.
    """

    font: Font
    size: float
    colour: tuple[int, int, int]
    visible: bool
    upright: bool
    baseline: float = 0.0
    has_maths: bool = False


@dataclass(frozen=True)
class StyledWords:
    """Words of a page in the order of the file.

    Attributes:
        words, boxes: those of `pdf_words`; boxes are in 0..1000 of the page.
        styles: one for each word.
        unread: boxes of characters without a Unicode value, such as symbols of some mathematical fonts.
    """

    words: list[str]
    boxes: list[list[float]]
    styles: list[Style]
    unread: list[list[float]]


def styled_words(pdf_page: "PdfPage") -> StyledWords:
    """Read the words of `pdf_words` with their styles."""
    with closing(pdf_page.get_textpage()) as text_page:
        reader = _StyleReader(text_page)
        found = [(text, box, reader.style(chars)) for text, box, chars in located_words(pdf_page, text_page)]
        unread = unread_boxes(pdf_page, text_page)
    return StyledWords([word[0] for word in found], [word[1] for word in found], [word[2] for word in found], unread)


def unread_boxes(pdf_page: "PdfPage", text_page: "PdfTextPage") -> list[list[float]]:
    """Boxes of visible characters that have no Unicode value, in 0..1000 of the page."""
    import pypdfium2.raw as pdfium

    raw, to_page = text_page.raw, page_coordinates(pdf_page)
    x0, x1, y0, y1 = (ctypes.c_double() for _ in range(4))
    boxes = []
    for index in range(text_page.count_chars()):
        if char_text(pdfium.FPDFText_GetUnicode(raw, index)) == "":
            pdfium.FPDFText_GetCharBox(raw, index, x0, x1, y0, y1)
            if x1.value > x0.value and y1.value > y0.value:
                boxes.append(to_page((x0.value, y0.value, x1.value, y1.value)))
    return boxes


class _StyleReader:
    """Reads styles of characters; caches those of text objects and fonts by address."""

    def __init__(self, text_page: "PdfTextPage"):
        self.raw = text_page.raw
        self.styles: dict[int, Style] = {}
        self.fonts: dict[int, Font] = {}
        self.same: dict[tuple, Style] = {}

    def style(self, chars: list[int]) -> Style:
        """The most frequent style of a word's characters, with the baseline of the first one that has it."""
        import pypdfium2.raw as pdfium

        found = [self._of_char(index) for index in chars]
        style = found[0] if len(set(map(id, found))) == 1 else Counter(found).most_common(1)[0][0]
        x, y = ctypes.c_double(), ctypes.c_double()
        pdfium.FPDFText_GetCharOrigin(self.raw, chars[found.index(style)], x, y)
        maths = any(each.font.maths for each in found)
        return Style(style.font, style.size, style.colour, style.visible, style.upright, y.value, maths)

    def _of_char(self, index: int) -> Style:
        import pypdfium2.raw as pdfium

        text_object = pdfium.FPDFText_GetTextObject(self.raw, index)
        if not text_object:
            return Style(Font(""), 0.0, (0, 0, 0), False, True)
        address = ctypes.addressof(text_object.contents)
        if address not in self.styles:
            style = self._of_object(text_object, index)
            self.styles[address] = self.same.setdefault(style, style)
        return self.styles[address]

    def _of_object(self, text_object, index: int) -> Style:
        import pypdfium2.raw as pdfium

        size, matrix, colour = ctypes.c_float(), pdfium.FS_MATRIX(), [ctypes.c_uint() for _ in range(4)]
        pdfium.FPDFTextObj_GetFontSize(text_object, size)
        pdfium.FPDFText_GetMatrix(self.raw, index, matrix)
        pdfium.FPDFPageObj_GetFillColor(text_object, *colour)
        visible = pdfium.FPDFTextObj_GetTextRenderMode(text_object) != pdfium.FPDF_TEXTRENDERMODE_INVISIBLE
        scale = math.hypot(matrix.c, matrix.d)
        return Style(
            self._font(pdfium.FPDFTextObj_GetFont(text_object)),
            round(abs(size.value) * scale, 2),
            tuple(part.value for part in colour[:3]),
            visible and colour[3].value > 0,
            matrix.a > 0 and abs(matrix.b) < 0.1 * abs(matrix.a),
        )

    def _font(self, font) -> Font:
        import pypdfium2.raw as pdfium

        if not font:
            return Font("")
        address = ctypes.addressof(font.contents)
        if address not in self.fonts:
            buffer = ctypes.create_string_buffer(256)
            pdfium.FPDFFont_GetBaseFontName(font, buffer, len(buffer))
            name = buffer.value.decode("latin-1").rpartition("+")[2]
            self.fonts[address] = named_font(name, max(0, pdfium.FPDFFont_GetFlags(font)))
        return self.fonts[address]


def named_font(name: str, flags: int = 0) -> Font:
    """Judge a font by its PostScript name and the flags of its descriptor.

    >>> named_font("CMBX12").bold, named_font("LMMono9-Regular").mono, named_font("CMMI10").maths
    (True, True, True)
    """
    if not name:
        return Font("")
    bold = bool(flags & FORCE_BOLD or BOLD_NAME.search(name))
    italic = bool(flags & ITALIC or ITALIC_NAME.search(name))
    mono = bool(MONO_NAME.search(name))
    maths = not mono and bool(MATHS_NAME.search(name)) and not TEXT_ENCODING.search(name)
    mono = mono or bool(flags & FIXED_PITCH) and not maths
    return Font(name, bold and not maths, italic and not maths, mono, maths)
