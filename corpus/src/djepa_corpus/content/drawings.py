"""What is drawn on a PDF page besides text, with form XObjects opened and boxes clipped to what is visible."""

import ctypes
import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from djepa_pages.geometry import Box, union

from ..geometry import area, intersection


if TYPE_CHECKING:
    from pypdfium2 import PdfPage

MAX_OBJECTS = 6000  # of a page, and opened per form XObject
MAX_DEPTH = 5  # of form XObjects in each other
MAX_SEGMENTS = 12  # of a path that is a rule or a box
MAX_RULE = 3.0  # points: a thicker one is a box
SLOPE = 0.1  # points: a segment that is less wide (or high) is vertical (or horizontal)
SAME_HEIGHT, TOUCHING = 0.8, 1.5  # points, of pieces of one rule
WHITE = 250  # of 255: minimum of each part of a colour that cannot be seen on paper
IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A visible object that is not text.

    Attributes:
        kind: "image", "path", "shading", or "form" for a form XObject with too many objects to open.
        box: in points of the page, y downwards.
        filled: whether a path is filled.
        straight: whether a path has few segments, all of them horizontal or vertical.
        form: number of the outermost form XObject that the object is in; 0 if in none.
    """

    kind: str
    box: Box
    filled: bool = False
    straight: bool = False
    form: int = 0

    @property
    def width(self) -> float:
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        return self.box[3] - self.box[1]

    @property
    def is_horizontal_rule(self) -> bool:
        return self.straight and self.height <= MAX_RULE and self.width > 2 * MAX_RULE

    @property
    def is_vertical_rule(self) -> bool:
        return self.straight and self.width <= MAX_RULE and self.height > 2 * MAX_RULE


def read_drawings(pdf_page: "PdfPage") -> list[Drawing] | None:
    """Visible objects of a page in the order of drawing; `None` if there are more than `MAX_OBJECTS`."""
    left, bottom, right, top = pdf_page.get_bbox()
    reader = _Reader(left, top, (0.0, 0.0, right - left, top - bottom))
    found = list(itertools.islice(reader.page_objects(pdf_page), MAX_OBJECTS + 1))
    return found if len(found) <= MAX_OBJECTS else None


def horizontal_rules(drawings: Iterable[Drawing], min_width: float) -> list[Box]:
    """Boxes of horizontal rules of a minimum width in points, from top to bottom; pieces that touch are joined."""
    pieces = [drawing.box for drawing in drawings if drawing.is_horizontal_rule]
    rules: list[Box] = []
    for piece in sorted(pieces, key=lambda box: (round(box[1]), box[0])):
        last = rules[-1] if rules else None
        if last and abs(last[1] - piece[1]) < SAME_HEIGHT and piece[0] - last[2] < TOUCHING:
            rules[-1] = union([last, piece])
        else:
            rules.append(piece)
    return [rule for rule in rules if rule[2] - rule[0] >= min_width]


class _Reader:
    """Walks through the objects of a page whose upper left corner is `(left, top)` in points of the file."""

    def __init__(self, left: float, top: float, page: Box):
        self.left, self.top, self.page = left, top, page
        self.forms = itertools.count(1)

    def page_objects(self, pdf_page: "PdfPage") -> Iterator[Drawing]:
        import pypdfium2.raw as pdfium

        for index in range(pdfium.FPDFPage_CountObjects(pdf_page.raw)):
            yield from self._visible(pdfium.FPDFPage_GetObject(pdf_page.raw, index), IDENTITY, self.page, 0, 0)

    def _visible(self, item, matrix: Matrix, clip: Box, form: int, depth: int) -> Iterator[Drawing]:
        """Drawings of a page object; `matrix` maps its coordinates to the page."""
        import pypdfium2.raw as pdfium

        kind = pdfium.FPDFPageObj_GetType(item)
        if kind in (pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_UNKNOWN):
            return
        clip = intersection(clip, self._clip(item, matrix) or clip)
        if clip[2] <= clip[0] or clip[3] <= clip[1]:
            return
        if kind == pdfium.FPDF_PAGEOBJ_FORM:
            yield from self._form(item, matrix, clip, form or next(self.forms), depth)
            return
        box = intersection(self._box(item, matrix), clip)
        if box[2] < box[0] or box[3] < box[1]:
            return
        if kind == pdfium.FPDF_PAGEOBJ_PATH:
            if _is_painted(item):
                yield Drawing("path", box, _is_filled(item), _is_straight(item), form)
        elif area(box) > 0:
            yield Drawing("image" if kind == pdfium.FPDF_PAGEOBJ_IMAGE else "shading", box, form=form)

    def _form(self, item, matrix: Matrix, clip: Box, form: int, depth: int) -> Iterator[Drawing]:
        import pypdfium2.raw as pdfium

        count = pdfium.FPDFFormObj_CountObjects(item)
        if count > MAX_OBJECTS or depth >= MAX_DEPTH:
            yield Drawing("form", intersection(self._box(item, matrix), clip), form=form)
            return
        raw = pdfium.FS_MATRIX()
        pdfium.FPDFPageObj_GetMatrix(item, raw)
        inner = multiply((raw.a, raw.b, raw.c, raw.d, raw.e, raw.f), matrix)
        for index in range(count):
            yield from self._visible(pdfium.FPDFFormObj_GetObject(item, index), inner, clip, form, depth + 1)

    def _box(self, item, matrix: Matrix) -> Box:
        import pypdfium2.raw as pdfium

        bounds = [ctypes.c_float() for _ in range(4)]
        pdfium.FPDFPageObj_GetBounds(item, *bounds)
        x0, y0, x1, y1 = (value.value for value in bounds)
        return self._displayed([(x0, y0), (x1, y1), (x0, y1), (x1, y0)], matrix)

    def _displayed(self, points: list[tuple[float, float]], matrix: Matrix) -> Box:
        """Bounding box on the page of points in the coordinates of an object."""
        a, b, c, d, e, f = matrix
        xs = [a * x + c * y + e - self.left for x, y in points]
        ys = [self.top - (b * x + d * y + f) for x, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def _clip(self, item, matrix: Matrix) -> Box | None:
        """Bounding box of what an object's clip paths leave, or `None` without clip paths."""
        import pypdfium2.raw as pdfium

        clip = pdfium.FPDFPageObj_GetClipPath(item)
        count = pdfium.FPDFClipPath_CountPaths(clip) if clip else 0
        box, x, y = None, ctypes.c_float(), ctypes.c_float()
        for path in range(max(0, count)):
            points = []
            for index in range(max(0, pdfium.FPDFClipPath_CountPathSegments(clip, path))):
                pdfium.FPDFPathSegment_GetPoint(pdfium.FPDFClipPath_GetPathSegment(clip, path, index), x, y)
                points.append((x.value, y.value))
            if points:
                visible = self._displayed(points, matrix)
                box = intersection(box, visible) if box else visible
        return box


def multiply(first: Matrix, second: Matrix) -> Matrix:
    """The PDF matrix `(a, b, c, d, e, f)` that applies `first` and then `second`."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def _is_painted(item) -> bool:
    """Whether a path is filled or stroked in a colour that differs from white paper."""
    import pypdfium2.raw as pdfium

    stroke = ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(item, ctypes.c_int(), stroke)
    return _is_filled(item) or bool(stroke.value) and _is_coloured(item, pdfium.FPDFPageObj_GetStrokeColor)


def _is_filled(item) -> bool:
    import pypdfium2.raw as pdfium

    mode = ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(item, mode, ctypes.c_int())
    return mode.value != pdfium.FPDF_FILLMODE_NONE and _is_coloured(item, pdfium.FPDFPageObj_GetFillColor)


def _is_coloured(item, read: Callable) -> bool:
    """Whether a colour is neither transparent nor white; patterns, which have no colour, are."""
    parts = [ctypes.c_uint() for _ in range(4)]
    if not read(item, *parts):
        return True
    red, green, blue, alpha = (part.value for part in parts)
    return alpha > 0 and min(red, green, blue) < WHITE


def _is_straight(item) -> bool:
    """Whether a path has few segments, all of them horizontal or vertical."""
    import pypdfium2.raw as pdfium

    count = pdfium.FPDFPath_CountSegments(item)
    if count > MAX_SEGMENTS:
        return False
    x, y, last = ctypes.c_float(), ctypes.c_float(), (0.0, 0.0)
    for index in range(count):
        segment = pdfium.FPDFPath_GetPathSegment(item, index)
        kind = pdfium.FPDFPathSegment_GetType(segment)
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        point = x.value, y.value
        sloped = min(abs(point[0] - last[0]), abs(point[1] - last[1])) > SLOPE
        if kind == pdfium.FPDF_SEGMENT_BEZIERTO or kind == pdfium.FPDF_SEGMENT_LINETO and sloped:
            return False
        last = point
    return True
