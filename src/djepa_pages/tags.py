"""The structure of tagged PDFs (ISO 32000-1, section 14.8), page by page.

Each structure element names the marked content that it holds; the words of `pdf_words` and the images and paths of the
page are assigned to elements by the marked content that draws them. Content without an element, such as the artifacts
that a header or footer is, belongs to no element.
"""

import ctypes
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .pdf import located_words, page_coordinates


if TYPE_CHECKING:
    from pypdfium2 import PdfPage, PdfTextPage

MAX_DEPTH = 9  # of objects in nested form XObjects


@dataclass(frozen=True)
class Element:
    """A structure element of one page; an element that runs over several pages has one on each."""

    kind: str  # standard structure type after role mapping, in lower case: "h1", "p", "figure", "td", "lbody"
    content: tuple["int | Element", ...] = ()  # indices of words directly in it, and its children, in the tags' order
    boxes: tuple[list[float], ...] = ()  # of images and paths directly in it, in 0..1000 of the page
    attributes: dict[str, Any] = field(default_factory=dict)  # those present of alt, row_span, col_span

    @property
    def words(self) -> tuple[int, ...]:
        """Indices of the page's words directly in the element."""
        return tuple(item for item in self.content if isinstance(item, int))

    @property
    def children(self) -> tuple["Element", ...]:
        return tuple(item for item in self.content if isinstance(item, Element))

    def walk(self) -> Iterator["Element"]:
        """The element and all below it, in the order of the tags."""
        yield self
        for child in self.children:
            yield from child.walk()

    def of_kind(self, *kinds: str) -> Iterator["Element"]:
        """The elements of some kinds, itself included."""
        return (element for element in self.walk() if element.kind in kinds)

    def all_words(self) -> list[int]:
        """Indices of the words in the element and below it, in the order of the tags."""
        return [word for item in self.content for word in (item.all_words() if isinstance(item, Element) else [item])]

    def all_boxes(self) -> list[list[float]]:
        """Boxes of the images and paths in the element and below it."""
        return [box for element in self.walk() for box in element.boxes]


def read_tagged_page(pdf_page: "PdfPage") -> tuple[list[str], list[list[float]], Element | None]:
    """The words and boxes of `pdf_words`, and the root of the page's structure tree, or `None` if it has none."""
    with closing(pdf_page.get_textpage()) as text_page:
        found = list(located_words(pdf_page, text_page))
        words, boxes = [text for text, _, _ in found], [box for _, box, _ in found]
        inherited, drawn = _read_marks(pdf_page)
        held: dict[int, list[int]] = defaultdict(list)  # marked-content id -> words
        for index, (_, _, chars) in enumerate(found):
            mark = _mark_of(text_page, chars, inherited)
            if mark >= 0:
                held[mark].append(index)
        return words, boxes, _read_tree(pdf_page, held, drawn)


def _mark_of(text_page: "PdfTextPage", chars: list[int], inherited: dict[int, int]) -> int:
    """Marked-content id of a word: that of its first character that has one, else -1."""
    import pypdfium2.raw as pdfium

    for index in chars:
        raw = pdfium.FPDFText_GetTextObject(text_page.raw, index)
        if raw:
            mark = inherited.get(ctypes.addressof(raw.contents), -1)
            mark = mark if mark >= 0 else pdfium.FPDFPageObj_GetMarkedContentID(raw)
            if mark >= 0:
                return mark
    return -1


def _read_marks(pdf_page: "PdfPage") -> tuple[dict[int, int], dict[int, list[list[float]]]]:
    """Ids that texts have from the marked forms they are in, by address, and the boxes of images and paths by id.

    The mark of a form holds for all in it: marks inside may be left over from another document.
    """
    import pypdfium2
    import pypdfium2.raw as pdfium

    inherited, drawn, to_page = {}, defaultdict(list), page_coordinates(pdf_page)
    kinds = [pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH]
    for item in pdf_page.get_objects(kinds, MAX_DEPTH):
        matrix, mark, form = pypdfium2.PdfMatrix(), -1, item.container
        while form:  # the outermost mark wins
            matrix = matrix.multiply(form.get_matrix())
            own = pdfium.FPDFPageObj_GetMarkedContentID(form)
            mark, form = own if own >= 0 else mark, form.container
        if item.type == pdfium.FPDF_PAGEOBJ_TEXT:
            inherited[ctypes.addressof(item.raw.contents)] = mark
            continue
        mark = mark if mark >= 0 else pdfium.FPDFPageObj_GetMarkedContentID(item)
        box = to_page(matrix.on_rect(*item.get_bounds())) if mark >= 0 else None
        if box and box[0] <= 1000 and box[1] <= 1000 and box[2] >= 0 and box[3] >= 0:
            drawn[mark].append([min(max(value, 0.0), 1000.0) for value in box])
    return inherited, drawn


def _read_tree(pdf_page: "PdfPage", held: dict[int, list[int]], drawn: dict[int, list[list[float]]]) -> Element | None:
    """The elements of a page as one tree; several roots get one parent of kind "document"."""
    import pypdfium2.raw as pdfium

    tree = pdfium.FPDF_StructTree_GetForPage(pdf_page.raw)
    if not tree:
        return None
    try:
        count = pdfium.FPDF_StructTree_CountChildren(tree)
        tops = [pdfium.FPDF_StructTree_GetChildAtIndex(tree, index) for index in range(count)]
        roots = [root for top in tops if (root := _read_element(top, held, drawn))]
    finally:
        pdfium.FPDF_StructTree_Close(tree)
    if not roots:
        return None
    return roots[0] if len(roots) == 1 else Element("document", tuple(roots))


def _read_element(raw: Any, held: dict[int, list[int]], drawn: dict[int, list[list[float]]]) -> Element | None:
    """An element with all below it (PDFium limits the depth to 32); `None` for one of another page."""
    import pypdfium2.raw as pdfium

    if not raw:
        return None
    content, boxes = [], []
    for index in range(max(pdfium.FPDF_StructElement_CountChildren(raw), 0)):
        mark = pdfium.FPDF_StructElement_GetChildMarkedContentID(raw, index)
        if mark >= 0:
            content += held.get(mark, ())
            boxes += drawn.get(mark, ())
            continue
        child = _read_element(pdfium.FPDF_StructElement_GetChildAtIndex(raw, index), held, drawn)
        if child:
            content.append(child)
    kind = read_string(pdfium.FPDF_StructElement_GetType, raw).lower() or "nonstruct"
    return Element(kind, tuple(content), tuple(boxes), _attributes(raw))


def _attributes(raw: Any) -> dict[str, Any]:
    """The attributes of an element that are present."""
    import pypdfium2.raw as pdfium

    alt = read_string(pdfium.FPDF_StructElement_GetAltText, raw)
    found: dict[str, Any] = {"alt": alt} if alt else {}
    for index in range(max(pdfium.FPDF_StructElement_GetAttributeCount(raw), 0)):
        attribute = pdfium.FPDF_StructElement_GetAttributeAtIndex(raw, index)
        for name, key in (("row_span", b"RowSpan"), ("col_span", b"ColSpan")):
            number = ctypes.c_float()
            value = pdfium.FPDF_StructElement_Attr_GetValue(attribute, key)
            if value and pdfium.FPDF_StructElement_Attr_GetNumberValue(value, number):
                found[name] = int(number.value)
    return found


def read_string(read: Any, raw: Any) -> str:
    """A string that PDFium writes as UTF-16LE into a buffer of the caller's; "" if it is absent."""
    length = read(raw, None, 0)
    if length <= 2:
        return ""
    buffer = (ctypes.c_ushort * (length // 2))()
    read(raw, buffer, length)
    return bytes(buffer).decode("utf-16-le", errors="replace").rstrip("\0")
