"""Complete the words of a page by OCR: all of them, or those that its text layer lacks or has wrong."""

import logging
from collections.abc import Callable, Sequence

from PIL import Image

from .geometry import overlap_x
from .ocr import NoEngineError, Reading
from .orientation import View
from .pages import Page
from .reading_order import reading_order
from .spelling import normalise


OCR = ("auto", "always", "never")
COVERED = 0.4  # of the width of a word of OCR, whose box has margins, by words of the text layer
LINE_OVERLAP = 0.5  # share of the lower of two boxes of a line
CONFIRMED = 0.5  # share of the doubtful words that OCR reads like them: their fonts are right

NOTHING = Reading([], [], 0.0)

logger = logging.getLogger(__name__)


def complete_words(page: Page, read: Callable[[Image.Image], Reading], ocr: str = "auto") -> None:
    """Fill in the words and boxes of a page, and how it is turned.

    Args:
        read: OCR of an image.
        ocr: "auto" reads pages without words, and completes those with `doubtful` words; "always" reads every page, and
            "never" none. Without OCR, doubtful words are left out.

    Raises:
        ValueError: `ocr` is none of these, or a page without words cannot be read for lack of an OCR engine.
    """
    if ocr not in OCR:
        raise ValueError(f"ocr must be one of {', '.join(OCR)}, got {ocr!r}.")
    if ocr == "always" and page.image is not None:
        page.words = None
    if page.words is None:
        page.words, page.boxes, page.angle = NOTHING if ocr == "never" else read(page.image)
    elif page.doubtful is not None:
        found = NOTHING
        if ocr == "auto":
            try:
                found = read(page.image)
            except NoEngineError as error:
                logger.warning(f"The page has text that its text layer lacks. {error}")
        page.words, page.boxes, page.angle = merge(page, found)
    page.doubtful = None


def merge(page: Page, found: Reading) -> Reading:
    """Words of a text layer and of OCR; OCR replaces doubtful words unless it reads most of them alike.

    Words of OCR follow the word before them on the page. If they are most of the words, all are sorted by position, and
    the page is turned as OCR reads it.
    """
    words, boxes, doubtful = page.words, page.boxes, page.doubtful
    ocr = list(zip(found.words, found.boxes))
    left_out: set[int] = set()
    for has_digits in (True, False):  # digits may be wrong where letters are right
        checked = [index for index in doubtful if any(map(str.isdigit, words[index])) == has_digits]
        confirmed = [any(_is_same(words[index], boxes[index], *other) for other in ocr) for index in checked]
        if sum(confirmed) < CONFIRMED * len(confirmed):
            left_out.update(checked)
    kept = [(word, box) for index, (word, box) in enumerate(zip(words, boxes)) if index not in left_out]
    every = kept + [(word, box) for word, box in ocr if not _is_covered(word, box, kept)]
    words, boxes = [word for word, _ in every], [box for _, box in every]
    is_scan = len(every) >= 2 * len(kept) and len(found.words) > 0
    angle = found.angle if is_scan else page.angle
    order = reading_order(words, View(page.size, angle).as_read(boxes) if angle else boxes)
    if not is_scan:
        places, last = [], -1
        for rank, index in enumerate(order):
            last = index if index < len(kept) else last
            places.append((last, index >= len(kept), rank))
        order = [order[rank] for _, _, rank in sorted(places)]
    return Reading([words[index] for index in order], [boxes[index] for index in order], angle)


def _is_same(word: str, box: Sequence[float], other: str, other_box: Sequence[float]) -> bool:
    return _overlap_x(box, other_box) > 0 and normalise(word) == normalise(other)


def _is_covered(word: str, box: Sequence[float], kept: list[tuple[str, list[float]]]) -> bool:
    """Whether a word of OCR, or most of its width, is among the words of the text layer."""
    covered = sum(_overlap_x(each, box) for _, each in kept)
    return covered >= COVERED * (box[2] - box[0]) or any(_is_same(*each, word, box) for each in kept)


def _overlap_x(box: Sequence[float], other: Sequence[float]) -> float:
    """Common width of two boxes of a line, 0 if they are not of one line."""
    height = min(box[3], other[3]) - max(box[1], other[1])
    is_line = height >= LINE_OVERLAP * min(box[3] - box[1], other[3] - other[1])
    return max(overlap_x(box, other), 0.0) if is_line else 0.0
