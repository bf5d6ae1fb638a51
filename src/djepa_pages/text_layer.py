"""The words of a PDF page's text layer that a viewer shows, and what OCR has to add to them or to check.

A word is shown if the rendered page has contrast in its box, and a word that overlaps another one or an image if the
page looks different without it. Words on a scan, visible or not, are those of an OCR, and are kept.
"""

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from .geometry import union_box
from .glyphs import find_doubtful
from .orientation import INK, View, flatten_light
from .pdf import located_words, page_coordinates, text_angle
from .reading_order import reading_order


if TYPE_CHECKING:
    from pypdfium2 import PdfPage, PdfTextPage

SIDE = 900  # longer side of the rendered page in pixels
MIN_CONTRAST = 3  # of 255, between the pixels of a word and those around it
HIDING_SHARE = 0.3  # of a word under other words, one of which may hide the other
MAX_LEVEL = 3  # of words above each other
SCAN_SHARE = 0.4  # of a page under images
FEW_WORDS = 20  # a page without images that has fewer may show letters that are drawn as curves
LETTER_HEIGHTS, MAX_LENGTH = (3, 35), 8  # of letters, or of words whose letters touch: pixels, and width / height
MIN_UNREAD = 30  # letters outside of the words of a page that is read by OCR; they are at least as many as those inside

MIN_CELLS = 4  # drawn cells with a character in each, such as an account number on a form, that are a word
MAX_GAP = 2.0  # between the characters of two cells, in their heights
MIN_OVERLAP = 0.5  # of the heights of these characters
MIN_DARKER = 20  # of 255: the line between two cells than what surrounds it


Rect = tuple[slice, slice]  # rows and columns of pixels
Located = tuple[str, list[float], list[int]]  # a word as `located_words` yields it


@dataclass
class TextLayer:
    """Words in reading order, their boxes in 0..1000 of the page, and `doubtful` and `angle` as in `Page`."""

    words: list[str]
    boxes: list[list[float]]
    doubtful: list[int] | None
    angle: float = 0.0


def read_text_layer(pdf_page: "PdfPage") -> TextLayer:
    """Read the words that a page of a PDF shows.

    Words are left out if they are switched off, clipped away, transparent, of the color of the page, or under something
    else. Words without Unicode, and of fonts that draw other characters, are doubtful.
    """
    with closing(pdf_page.get_textpage()) as text_page:
        found = list(located_words(pdf_page, text_page))
        if not found:
            return TextLayer([], [], None)
        picture, angle = _render(pdf_page), text_angle(pdf_page, text_page)
        found = join_cells(found, _rects(np.array([box for _, box, _ in found]), picture.shape), picture)
        is_doubtful, has_unread = find_doubtful(text_page, [(text, chars) for text, _, chars in found])
        boxes = np.array([box for _, box, _ in found])  # (words, 4)
        rects = _rects(boxes, picture.shape)
        image_boxes = _image_boxes(pdf_page)
        images = _covered(_rects(image_boxes, picture.shape), picture.shape) > 0
        is_scan, on_images = images.mean() >= SCAN_SHARE, _overlap_any(boxes, image_boxes)
        first, of_ocr = [chars[0] for _, _, chars in found], is_scan & on_images
        around = (picture[rect] for rect in _rects(boxes, picture.shape, margin=1))
        shown = np.array([int(part.max()) - int(part.min()) >= MIN_CONTRAST for part in around])
        doubts = ~of_ocr & (on_images | (_share(_covered(rects, picture.shape) > 1, rects) > HIDING_SHARE))
        shown &= ~_find_covered(pdf_page, text_page, first, picture, rects, np.flatnonzero(doubts))
        shown |= of_ocr
    kept = np.flatnonzero(shown)
    words, boxes = [found[index][0] for index in kept], boxes[kept]
    if is_scan or len(words) < FEW_WORDS:
        has_unread |= _has_unread_letters(picture, images if is_scan else ~images, words, boxes)
    as_read = View(pdf_page.get_size(), angle).as_read(boxes) if angle else boxes
    order = reading_order(words, as_read, from_file=not angle)
    doubtful = [position for position, index in enumerate(order) if is_doubtful[kept[index]]]
    return TextLayer(
        [words[index] for index in order],
        [boxes[index].tolist() for index in order],
        doubtful if doubtful or has_unread else None,
        angle,
    )


def _find_covered(
    pdf_page: "PdfPage",
    text_page: "PdfTextPage",
    chars: Sequence[int],
    picture: np.ndarray,
    rects: Sequence[Rect],
    doubts: np.ndarray,
) -> np.ndarray:
    """Whether each word is one of `doubts` that is not drawn: the page looks the same without it.

    Args:
        chars: a character of each word.
        picture: the page.
        doubts: indices of words on images or other words.
    """
    import pypdfium2.raw as pdfium

    covered, counts = np.zeros(len(rects), bool), np.zeros(picture.shape, np.uint16)
    levels: dict[int, list[int]] = {}  # words that do not overlap
    for index in doubts.tolist():
        rect = rects[index]
        below = np.sort(counts[rect], axis=None)
        level = int(below[int((1 - HIDING_SHARE) * len(below))])
        counts[rect] = np.maximum(counts[rect], level + 1)
        levels.setdefault(min(level, MAX_LEVEL), []).append(index)
    objects = {index: pdfium.FPDFText_GetTextObject(text_page, chars[index]) for index in doubts.tolist()}
    for _, chosen in sorted(levels.items()):
        for index in chosen:
            pdfium.FPDFPageObj_SetIsActive(objects[index], False)
        differs = _render(pdf_page) != picture
        covered[chosen] = [not differs[rects[index]].any() for index in chosen]
        for index in chosen:
            if not covered[index]:  # the others have no influence on the next level
                pdfium.FPDFPageObj_SetIsActive(objects[index], True)
    for each in objects.values():
        pdfium.FPDFPageObj_SetIsActive(each, True)
    return covered


def _render(pdf_page: "PdfPage") -> np.ndarray:
    """A page as displayed, in gray, of shape `(height, width)`."""
    bitmap = pdf_page.render(scale=SIDE / max(pdf_page.get_size()), grayscale=True)
    return bitmap.to_numpy().reshape(bitmap.height, bitmap.width)


def _image_boxes(pdf_page: "PdfPage") -> np.ndarray:
    """Boxes of the images of a page, and of those in its forms, in 0..1000 of it, clipped to it, `(images, 4)`."""
    import pypdfium2
    import pypdfium2.raw as pdfium

    convert, boxes, matrices = page_coordinates(pdf_page), [], [pypdfium2.PdfMatrix()]  # of the forms around an object
    for each in pdf_page.get_objects([pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_FORM]):
        del matrices[each.level + 1 :]
        if each.type == pdfium.FPDF_PAGEOBJ_FORM:
            matrices.append(each.get_matrix().multiply(matrices[-1]))
        else:
            boxes.append(convert(matrices[-1].on_rect(*each.get_bounds())))
    return np.clip(np.reshape(boxes, (-1, 4)), 0, 1000)


def _rects(boxes: np.ndarray, shape: Sequence[int], margin: int = 0) -> list[Rect]:
    """Rows and columns of the pixels of boxes in 0..1000 on a page of this shape, at least one of each."""
    height, width = shape
    scaled = boxes * np.array([width, height, width, height]) / 1000
    first = np.clip(np.floor(scaled[:, :2]) - margin, 0, [width - 1, height - 1]).astype(int)
    last = np.maximum(np.ceil(scaled[:, 2:]).astype(int) + margin, first + 1)
    return [(slice(y0, y1), slice(x0, x1)) for (x0, y0), (x1, y1) in zip(first.tolist(), last.tolist())]


def _covered(rects: Iterable[Rect], shape: Sequence[int]) -> np.ndarray:
    """How many rectangles cover each pixel, `(height, width)`."""
    counts = np.zeros(shape, np.uint16)
    for rect in rects:
        counts[rect] += 1
    return counts


def _share(mask: np.ndarray, rects: Iterable[Rect]) -> np.ndarray:
    """Share of the pixels of each rectangle that are in a mask `(height, width)`."""
    in_rows = mask.any(1)
    return np.array([mask[rect].mean() if in_rows[rect[0]].any() else 0.0 for rect in rects])


def _overlap_any(boxes: np.ndarray, others: np.ndarray) -> np.ndarray:
    """Whether each box overlaps any of some others."""
    corners, others = boxes[:, None], others[None]
    return ((corners[..., :2] < others[..., 2:]) & (corners[..., 2:] > others[..., :2])).all(2).any(1)


def _has_unread_letters(picture: np.ndarray, region: np.ndarray, words: Sequence[str], boxes: np.ndarray) -> bool:
    """Whether most of what may be letters in a region `(height, width)` of a page is outside of its words."""
    from scipy.ndimage import find_objects, label  # slow to import, and few pages need it

    region = region & (_covered(_rects(boxes, picture.shape, margin=2), picture.shape) == 0)
    if np.count_nonzero(np.diff(picture.astype(np.int16), axis=1)[region[:, 1:]]) < MIN_UNREAD * LETTER_HEIGHTS[0]:
        return False  # nothing is drawn there
    ink = (np.asarray(flatten_light(Image.fromarray(picture))) < INK) & region
    sides = ([part.stop - part.start for part in parts] for parts in find_objects(label(ink)[0]))
    low, high = LETTER_HEIGHTS
    unread = sum(low <= height <= high and width <= MAX_LENGTH * height for height, width in sides)
    return unread >= max(MIN_UNREAD, sum(map(len, words)))


def join_cells(words: Sequence[Located], rects: Sequence[Rect], picture: np.ndarray) -> list[Located]:
    """Join runs of single letters and digits with vertical lines between them.

    Args:
        words: in the order of the file.
        rects: rows and columns of their pixels.
        picture: gray page `(height, width)`.
    """
    runs: list[list[int]] = []
    for index, (text, _, _) in enumerate(words):
        is_cell = len(text) == 1 and text.isalnum()
        if is_cell and runs and runs[-1][-1] == index - 1 and _are_cells(rects[index - 1], rects[index], picture):
            runs[-1].append(index)
        elif is_cell:
            runs.append([index])
    joined = list(words)
    for run in reversed([run for run in runs if len(run) >= MIN_CELLS]):
        joined[run[0] : run[-1] + 1] = [_joined(joined[run[0] : run[-1] + 1])]
    return joined


def _are_cells(left: Rect, right: Rect, picture: np.ndarray) -> bool:
    """Whether the second of two characters is to the right of the first, behind a vertical line."""
    (rows, columns), (next_rows, next_columns) = left, right
    top, bottom = max(rows.start, next_rows.start), min(rows.stop, next_rows.stop)
    height = max(rows.stop - rows.start, next_rows.stop - next_rows.start)
    between = picture[top:bottom, columns.stop : next_columns.start]
    if bottom - top < MIN_OVERLAP * height or not between.size or between.shape[1] > MAX_GAP * height:
        return False
    return bool((between.max(0) <= int(between.max()) - MIN_DARKER).any())


def _joined(words: Sequence[Located]) -> Located:
    texts, boxes, chars = zip(*words)
    return "".join(texts), union_box(boxes), [index for each in chars for index in each]
