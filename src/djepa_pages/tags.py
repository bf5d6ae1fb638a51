"""The structure of tagged PDFs (ISO 32000-1, section 14.8), page by page.

Each structure element names the marked content that it holds; the words of `pdf_words` and the images and paths of the
page are assigned to elements by the marked content that draws them. Content without an element, such as the artifacts
that a header or footer is, belongs to no element.
"""

import ctypes
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .pdf import located_words, open_text, page_boxes


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
MAX_FORM_DEPTH = 8  # of nested form XObjects


@dataclass(frozen=True)
class Element:
    """A structure element of one page; an element that runs over several pages has one on each.

    Attributes:
        kind: standard structure type after role mapping, in lower case: "h1", "p", "figure", "td", "lbody".
        content: indices of words that lie directly in the element, and its children, in the order of the tags.
        boxes: of images and paths directly in the element, in 0..1000 of the page.
        attributes: those present of title, alt, actual_text, language, id, row_span, col_span, scope.
    """

    kind: str
    content: tuple["int | Element", ...] = ()
    boxes: tuple[list[float], ...] = ()
    attributes: dict[str, Any] = field(default_factory=dict)

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


def read_tags(pdf_page: "PdfPage") -> Element | None:
    """The root of a page's structure tree, or `None` if the page is untagged or its tree is empty.

    Words are indices into `pdf_words`. Raises `ValueError` for a page above `MAX_CHARS`, as `pdf_words` does.
    """
    return read_tagged_page(pdf_page)[2]


def read_tagged_page(pdf_page: "PdfPage") -> tuple[list[str], list[list[float]], Element | None]:
    """The words and boxes of `pdf_words`, and the root of the structure tree, if there is one."""
    with open_text(pdf_page) as text_page:
        found = list(located_words(pdf_page, text_page))
        words, boxes = [text for text, _, _ in found], [box for _, box, _ in found]
        inherited, drawn = _read_marks(pdf_page)
        held: dict[int, list[int]] = defaultdict(list)  # marked-content id -> words
        for index, (_, _, chars) in enumerate(found):
            mark = _mark_of(text_page, chars, inherited)
            if mark >= 0:
                held[mark].append(index)
        return words, boxes, _read_tree(pdf_page, held, drawn)


def _mark_of(text_page, chars: list[int], inherited: dict[int, int]) -> int:
    """Marked-content id of a word: that of its first character that has one, else -1."""
    import pypdfium2.raw as pdfium

    for index in chars:
        raw = pdfium.FPDFText_GetTextObject(text_page.raw, index)
        mark = inherited.get(_address(raw), -1) if inherited else -1
        mark = mark if mark >= 0 or not raw else pdfium.FPDFPageObj_GetMarkedContentID(raw)
        if mark >= 0:
            return mark
    return -1


def _read_marks(pdf_page: "PdfPage") -> tuple[dict[int, int], dict[int, list[list[float]]]]:
    """Ids that texts have from the marked forms they are in, by address, and the boxes of images and paths by id."""
    import pypdfium2.raw as pdfium

    inherited, drawn = {}, defaultdict(list)
    for raw, kind, outer, matrix in _objects(pdf_page):
        if kind == pdfium.FPDF_PAGEOBJ_TEXT:
            if outer >= 0:
                inherited[_address(raw)] = outer
        elif kind in (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH):
            mark = outer if outer >= 0 else pdfium.FPDFPageObj_GetMarkedContentID(raw)
            if mark >= 0:
                drawn[mark] += page_boxes(pdf_page, [_bounds(raw, matrix)])
    return inherited, drawn


def _objects(pdf_page: "PdfPage") -> Iterator[tuple[Any, int, int, Matrix]]:
    """The objects of a page: type, the marked-content id of the forms that hold them or -1, and their matrices.

    The mark of a form holds for all in it: marks inside may be left over from another document.
    """
    import pypdfium2.raw as pdfium

    page = pdf_page.raw
    found = (pdfium.FPDFPage_GetObject(page, index) for index in range(pdfium.FPDFPage_CountObjects(page)))
    stack = [(raw, -1, IDENTITY, 0) for raw in found][::-1]
    while stack:
        raw, outer, matrix, depth = stack.pop()
        kind = pdfium.FPDFPageObj_GetType(raw)
        yield raw, kind, outer, matrix
        if kind == pdfium.FPDF_PAGEOBJ_FORM and depth < MAX_FORM_DEPTH:
            own = pdfium.FS_MATRIX()
            pdfium.FPDFPageObj_GetMatrix(raw, own)
            inner = _multiply((own.a, own.b, own.c, own.d, own.e, own.f), matrix)
            mark = outer if outer >= 0 else pdfium.FPDFPageObj_GetMarkedContentID(raw)
            count = max(pdfium.FPDFFormObj_CountObjects(raw), 0)
            parts = [pdfium.FPDFFormObj_GetObject(raw, index) for index in range(count)]
            stack += [(part, mark, inner, depth + 1) for part in reversed(parts)]


def _bounds(raw: Any, matrix: Matrix) -> tuple[float, float, float, float]:
    """`(left, bottom, right, top)` of an object in points of the page."""
    import pypdfium2.raw as pdfium

    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    pdfium.FPDFPageObj_GetBounds(raw, left, bottom, right, top)
    a, b, c, d, e, f = matrix
    corners = [
        (a * x + c * y + e, b * x + d * y + f) for x in (left.value, right.value) for y in (bottom.value, top.value)
    ]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _multiply(first: Matrix, second: Matrix) -> Matrix:
    """The matrix that applies `first`, then `second`."""
    a, b, c, d, e, f = first
    u, v, w, x, y, z = second
    return (a * u + b * w, a * v + b * x, c * u + d * w, c * v + d * x, e * u + f * w + y, e * v + f * x + z)


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
    kind = _string(pdfium.FPDF_StructElement_GetType, raw).lower() or "nonstruct"
    return Element(kind, tuple(content), tuple(boxes), _attributes(raw))


def _attributes(raw: Any) -> dict[str, Any]:
    """The attributes of an element that are present."""
    import pypdfium2.raw as pdfium

    strings = {
        "title": pdfium.FPDF_StructElement_GetTitle,
        "alt": pdfium.FPDF_StructElement_GetAltText,
        "actual_text": pdfium.FPDF_StructElement_GetActualText,
        "language": pdfium.FPDF_StructElement_GetLang,
        "id": pdfium.FPDF_StructElement_GetID,
    }
    found: dict[str, Any] = {name: value for name, read in strings.items() if (value := _string(read, raw))}
    for index in range(max(pdfium.FPDF_StructElement_GetAttributeCount(raw), 0)):
        attribute = pdfium.FPDF_StructElement_GetAttributeAtIndex(raw, index)
        if not attribute:
            continue
        for name, key in (("row_span", b"RowSpan"), ("col_span", b"ColSpan")):
            number = ctypes.c_float()
            value = pdfium.FPDF_StructElement_Attr_GetValue(attribute, key)
            if value and pdfium.FPDF_StructElement_Attr_GetNumberValue(value, number):
                found[name] = int(number.value)
    scope = _string(lambda *args: pdfium.FPDF_StructElement_GetStringAttribute(raw, b"Scope", *args[1:]), raw)
    return found | ({"scope": scope.lower()} if scope else {})


def _string(read: Any, raw: Any) -> str:
    """A string that PDFium writes as UTF-16LE into a buffer of the caller's; "" if it is absent."""
    length = read(raw, None, 0)
    if length <= 2:
        return ""
    buffer = ctypes.create_string_buffer(length)
    read(raw, buffer, length)
    return buffer.raw[:length].decode("utf-16-le", errors="replace").rstrip("\0")


def _address(pointer: Any) -> int:
    return ctypes.cast(pointer, ctypes.c_void_p).value or 0
