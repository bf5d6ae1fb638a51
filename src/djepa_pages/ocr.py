"""OCR of page images: words in reading order and one `[x0, y0, x1, y1]` per word, in 0..1000 of the page as given.

RapidOCR reads if it is installed, else Tesseract. Skewed pages are straightened for reading, and pages that are upside
down or on their side are turned.
"""

import logging
from collections.abc import Callable

from PIL import Image

from .ocr_engines import Box, OcrWord, has_rapidocr, has_tesseract, read_with_rapidocr, read_with_tesseract
from .orientation import find_skew, rotate, rotate_back
from .reading_order import reading_order


Words = tuple[list[str], list[list[float]]]

TURNS = (0, 180, 90, 270)  # degrees counterclockwise, in the order in which they are tried
MIN_WORD = 3  # letters; shorter words do not show the direction of their line
UPRIGHT_SHARE = 0.5  # of the letters; with less in sure, level words, other turns are tried
TURNED_GAIN, TURNED_LETTERS = 2, 10  # upright letters of a turned page: more than twice those as given, and ten

logger = logging.getLogger(__name__)


def read_words(image: Image.Image, language: str = "eng") -> Words:
    """Read an RGB page; both lists may be empty. A page that has to be turned is logged as a warning.

    `language` is Tesseract's, such as "eng+deu"; any other than "eng" is read with Tesseract if it is installed. Raises
    `ValueError` if no engine is installed or Tesseract lacks the language.
    """
    image = image.convert("RGB")
    turn, words = read_upright(image, _find_engine(language))
    if turn:
        logger.warning(f"The page is read turned by {turn} degrees counterclockwise; an upright image answers better.")
    return [word.text for word in words], [_page_box(word.box, image.size) for word in words]


def _find_engine(language: str) -> Callable[[Image.Image], list[OcrWord]]:
    if has_rapidocr() and (language == "eng" or not has_tesseract()):
        return read_with_rapidocr
    if has_tesseract():
        return lambda image: read_with_tesseract(image, language)
    raise ValueError(
        "The page has no text layer and no OCR engine is installed. Run `pip install rapidocr onnxruntime`, or "
        "`apt-get install tesseract-ocr && pip install pytesseract`, or pass words and boxes."
    )


def read_upright(image: Image.Image, read: Callable[[Image.Image], list[OcrWord]]) -> tuple[int, list[OcrWord]]:
    """Read a page straightened, and in other turns if few words look upright: the best turn and its words."""
    best_turn, best_words, best_letters = 0, [], -1
    for turn in TURNS:
        angle = turn + find_skew(rotate(image, turn))
        page = rotate(image, angle)
        words = read(page)
        letters = sum(len(word.text) for word in words if _is_upright(word))
        if turn == 0 or letters > TURNED_GAIN * best_letters + TURNED_LETTERS:
            words = [words[i] for i in reading_order([word.text for word in words], [word.box for word in words])]
            back = [word._replace(box=rotate_back(word.box, angle, page.size, image.size)) for word in words]
            best_turn, best_words, best_letters = turn, back, letters
        if letters >= UPRIGHT_SHARE * max(1, sum(len(word.text) for word in words if len(word.text) >= MIN_WORD)):
            break
    return best_turn, best_words


def _is_upright(word: OcrWord) -> bool:
    x0, y0, x1, y1 = word.box
    return len(word.text) >= MIN_WORD and word.is_sure and x1 - x0 > y1 - y0


def _page_box(box: Box, size: tuple[int, int]) -> list[float]:
    """Convert pixels of an image of `size` (width, height) to 0..1000, clipped."""
    return [float(min(max(value * 1000 / side, 0), 1000)) for value, side in zip(box, (*size, *size))]
