"""Reads the words of a page image: Tesseract when it is installed, else RapidOCR.

Both return words and their boxes in 0..1000 of the page, in the engine's own order. A PDF's text layer is better than
either; `pages` reads it.
"""

import shutil
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

import numpy as np
from PIL import Image


Words = tuple[list[str], list[list[float]]]

READABLE_SIDE = 2000  # Tesseract wants letters of some 20 pixels; a page below this many pixels is enlarged first


def read_words(image: Image.Image, language: str = "eng") -> Words:
    """Runs the first OCR engine that is installed.

    Args:
        image: RGB page.
        language: Tesseract's name of the language, several joined by "+": "eng+deu". RapidOCR reads Latin script and
            Chinese whatever is given.

    Returns:
        words and one `[x0, y0, x1, y1]` a word, in 0..1000 of the page; both empty when nothing was found.

    Raises:
        ValueError: no engine is installed, or Tesseract lacks the language.
    """
    return find_engine(language)(image)


def find_engine(language: str = "eng") -> Callable[[Image.Image], Words]:
    """The first engine that is installed; raises `ValueError` with the commands that install one."""
    if find_spec("pytesseract") and _has_tesseract():
        return TesseractOcr(language)
    if find_spec("rapidocr"):
        return RapidOcr()
    raise ValueError(
        "The page has no text layer and no OCR engine is installed. Run `apt-get install tesseract-ocr && pip install "
        "pytesseract`, or `pip install rapidocr onnxruntime`, or give the words and boxes yourself."
    )


def _has_tesseract() -> bool:
    import pytesseract

    return shutil.which(pytesseract.pytesseract.tesseract_cmd) is not None


class TesseractOcr:
    """Words and boxes from `tesseract` through pytesseract."""

    def __init__(self, language: str = "eng"):
        self.language = language

    def __call__(self, image: Image.Image) -> Words:
        import pytesseract

        factor = min(3.0, READABLE_SIDE / max(image.size))
        scaled = (
            image
            if factor <= 1
            else image.resize([round(side * factor) for side in image.size], Image.Resampling.BICUBIC)
        )
        try:
            data = pytesseract.image_to_data(scaled, lang=self.language, output_type=pytesseract.Output.DICT)
        except pytesseract.TesseractError as error:
            raise ValueError(
                f"Tesseract failed for the language {self.language!r}: {' '.join(str(error.message).split())}"
            ) from None
        words, boxes = [], []
        for text, left, top, width, height in zip(*(data[key] for key in ("text", "left", "top", "width", "height"))):
            if text.strip() and width > 0 and height > 0:
                words.append(text.strip())
                boxes.append(_page_box((left, top, left + width, top + height), scaled.size))
        return words, boxes


class RapidOcr:
    """Words and boxes from RapidOCR, whose lines are shared among their words by their characters."""

    def __call__(self, image: Image.Image) -> Words:
        result = _rapid_engine()(np.asarray(image.convert("RGB")))
        words, boxes = [], []
        if result.boxes is None or result.txts is None:
            return words, boxes
        for corners, text in zip(result.boxes, result.txts):  # corners: (4, 2) pixels
            (x0, y0), (x1, y1) = np.min(corners, axis=0), np.max(corners, axis=0)
            for word, box in split_line(text, (x0, y0, x1, y1)):
                words.append(word)
                boxes.append(_page_box(box, image.size))
        return words, boxes


@cache
def _rapid_engine():
    """Loading takes a second and says so in its log."""
    from rapidocr import RapidOCR

    return RapidOCR(params={"Global.log_level": "critical"})


def split_line(
    text: str, box: tuple[float, float, float, float]
) -> list[tuple[str, tuple[float, float, float, float]]]:
    """Cuts the box of a line into those of its words, each as wide as its share of the characters (spaces count).

    >>> split_line("ab cd", (0, 0, 50, 10))
    [('ab', (0.0, 0, 20.0, 10)), ('cd', (30.0, 0, 50.0, 10))]
    """
    x0, y0, x1, y1 = box
    per_char = (x1 - x0) / max(len(text), 1)
    words, start = [], 0
    for word in text.split():
        start = text.index(word, start)
        words.append((word, (x0 + start * per_char, y0, x0 + (start + len(word)) * per_char, y1)))
        start += len(word)
    return words


def _page_box(box: tuple[float, float, float, float], size: tuple[int, int]) -> list[float]:
    """Pixels of an image of `size` (width, height) to 0..1000, clipped."""
    return [float(min(max(value * 1000 / side, 0), 1000)) for value, side in zip(box, (*size, *size))]
