"""OCR of page images with Tesseract if it is installed, else RapidOCR.

Both return words and one `[x0, y0, x1, y1]` per word, in 0..1000 of the page and in the engine's own order.
"""

import shutil
from functools import cache
from importlib.util import find_spec

import numpy as np
from PIL import Image


Words = tuple[list[str], list[list[float]]]
Box = tuple[float, float, float, float]

READABLE_SIDE = 2000  # smaller pages are enlarged: Tesseract needs letters of about 20 pixels


def read_words(image: Image.Image, language: str = "eng") -> Words:
    """Read an RGB page with the first OCR engine that is installed; both lists may be empty.

    `language` is Tesseract's, such as "eng+deu"; RapidOCR ignores it. Raises `ValueError` if no engine is installed or
    Tesseract lacks the language.
    """
    if find_spec("pytesseract") and _has_tesseract():
        return read_with_tesseract(image, language)
    if find_spec("rapidocr"):
        return read_with_rapidocr(image)
    raise ValueError(
        "The page has no text layer and no OCR engine is installed. Run `apt-get install tesseract-ocr && pip install "
        "pytesseract`, or `pip install rapidocr onnxruntime`, or pass words and boxes."
    )


def _has_tesseract() -> bool:
    import pytesseract

    return shutil.which(pytesseract.pytesseract.tesseract_cmd) is not None


def read_with_tesseract(image: Image.Image, language: str = "eng") -> Words:
    import pytesseract

    factor = min(3.0, READABLE_SIDE / max(image.size))
    if factor > 1:
        image = image.resize([round(side * factor) for side in image.size], Image.Resampling.BICUBIC)
    try:
        data = pytesseract.image_to_data(image, lang=language, output_type=pytesseract.Output.DICT)
    except pytesseract.TesseractError as error:
        reason = " ".join(str(error.message).split())
        raise ValueError(f"Tesseract failed for the language {language!r}: {reason}") from None
    words, boxes = [], []
    for text, left, top, width, height in zip(*(data[key] for key in ("text", "left", "top", "width", "height"))):
        if text.strip() and width > 0 and height > 0:
            words.append(text.strip())
            boxes.append(_page_box((left, top, left + width, top + height), image.size))
    return words, boxes


def read_with_rapidocr(image: Image.Image) -> Words:
    """Read lines with RapidOCR, and split them into words in proportion to their characters."""
    result = _rapid_engine()(np.asarray(image.convert("RGB")))
    if result.boxes is None or result.txts is None:
        return [], []
    words, boxes = [], []
    for corners, text in zip(result.boxes, result.txts):  # corners: (4, 2) pixels
        for word, box in split_line(text, (*np.min(corners, axis=0), *np.max(corners, axis=0))):
            words.append(word)
            boxes.append(_page_box(box, image.size))
    return words, boxes


@cache
def _rapid_engine():
    """Cached RapidOCR engine with logging off."""
    from rapidocr import RapidOCR

    return RapidOCR(params={"Global.log_level": "critical"})


def split_line(text: str, box: Box) -> list[tuple[str, Box]]:
    """Split the box of a line into boxes of its words, in proportion to the characters (including spaces).

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


def _page_box(box: Box, size: tuple[int, int]) -> list[float]:
    """Convert pixels of an image of `size` (width, height) to 0..1000, clipped."""
    return [float(min(max(value * 1000 / side, 0), 1000)) for value, side in zip(box, (*size, *size))]
