"""OCR of page images: words in reading order and one `[x0, y0, x1, y1]` per word, in 0..1000 of the page as given.

RapidOCR reads if it is installed, else Tesseract. RapidOCR finds lines on a small copy of an image, so large and long
pages are read in overlapping tiles, as large as letters in their copies allow; words at a seam are kept once.

Skewed pages are straightened for reading, and pages that are upside down or on their side are turned; the engines get
upright pages and return boxes in pixels.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import product
from typing import NamedTuple

import numpy as np
from PIL import Image

from .damage import reading
from .geometry import Box, scaled_box, union
from .orientation import View, find_skew, flatten_light, letter_height, rotate
from .reading_order import reading_order


RAPIDOCR_SIDE, RAPIDOCR_GRID = 2000, 32  # pixels: larger images are reduced to this side, and to multiples of 32
RAPIDOCR = {
    "Global.log_level": "critical",
    "EngineConfig.onnxruntime.intra_op_num_threads": 1,  # pages are read in several processes
    "Global.max_side_len": RAPIDOCR_SIDE,
    "Global.use_cls": False,  # pages are turned as a whole
    "Det.limit_type": "max",
    "Rec.rec_batch_num": 1,  # lines of a batch are padded to the longest
    "Rec.rec_img_shape": [3, 48, 96],  # shorter lines are padded to this width; by default to 320, which takes longer
}

# Confidence of words that are probably right: of receipts, almost all words have it, and of receipts upside down few.
TESSERACT_SURE, RAPIDOCR_SURE = 0.7, 0.85

LETTER_HEIGHT = 20  # pixels; pages of smaller letters are enlarged for Tesseract
READABLE_SIDE, MAX_ENLARGED = 2000, 3.0  # but to this longer side at most, and this many times
LINES, ONE_COLUMN = 6, 4  # Tesseract's page segmentation modes
NARROW = 1.6  # height / width of pages, such as receipts, that have one column and large letters
WIDE_SIDE, NARROW_SIDE = 960, 736  # RapidOCR finds lines on a copy with this longer side, and reads them at full size
FOUND, WANTED = 4.5, 6.0  # pixels of letters in a copy: lower ones are not found; those in the copy of a tile
MIN_TILE = 1000  # pixels
MAX_REDUCED = 3.7  # pages that are reduced less in their copy are not measured
WORD, LINE = 16, 6  # overlap of tiles next to and below each other, in letter heights
LEGIBLE = 12  # height of words in pixels of the copy of the whole page, which reads titles larger than a tile
SHARED = 0.5  # of the smaller box of a word that was read twice
CONTRAST = 40  # of gray values, in a tile that is not blank


class OcrWord(NamedTuple):
    """A word, its box in pixels, and whether the engine is confident of it."""

    text: str
    box: Box
    is_sure: bool


def has_rapidocr() -> bool:
    return bool(find_spec("rapidocr") and find_spec("onnxruntime"))


def has_tesseract() -> bool:
    if not find_spec("pytesseract"):
        return False
    import pytesseract

    return shutil.which(pytesseract.pytesseract.tesseract_cmd) is not None


class NoEngineError(ValueError):
    """No OCR engine is installed."""


def read_with_rapidocr(image: Image.Image) -> list[OcrWord]:
    """Read the words of an RGB page; without tiles, line by line from the top."""
    side = NARROW_SIDE if is_narrow(image) else WIDE_SIDE
    return read_in_tiles(image, side, lambda part: _read_lines(part, side))


def _read_lines(image: Image.Image, side: int) -> list[OcrWord]:
    if min(image.size) * RAPIDOCR_SIDE <= RAPIDOCR_GRID / 2 * max(image.size):  # no line of text fits
        return []
    with reading("RapidOCR cannot read the page", keep=(MemoryError,)):
        result = _rapidocr(side)(image, return_word_box=True)
    if result.boxes is None or result.txts is None:
        return []
    lines = zip(result.txts, result.scores, result.word_results)
    return [
        OcrWord(word, box, score >= RAPIDOCR_SURE)
        for text, score, pieces in lines
        for word, box in line_words(text, pieces)
    ]


@cache
def _rapidocr(longest_side: int):
    os.environ.setdefault("ORT_DISABLE_TELEMETRY", "1")  # ONNX Runtime keeps a record of its use by default
    from rapidocr import RapidOCR

    return RapidOCR(params={**RAPIDOCR, "Det.limit_side_len": longest_side})


def is_narrow(image: Image.Image) -> bool:
    return image.height > NARROW * image.width


def line_words(text: str, pieces) -> Iterator[tuple[str, Box]]:
    """Words and boxes of a line of RapidOCR.

    `pieces` are (text, confidence, corners) of its words, or of its characters if one of them is Chinese.
    """
    if any(len(piece) > 1 for piece, _, _ in pieces):
        for piece, _, corners in pieces:
            yield piece, union((*corner, *corner) for corner in corners)
        return
    characters = iter(pieces)
    for word in text.split():
        yield word, union((*corner, *corner) for _, (_, _, corners) in zip(word, characters) for corner in corners)


def read_with_tesseract(image: Image.Image, language: str = "eng") -> list[OcrWord]:
    """Read the words of an RGB page in Tesseract's order.

    Raises `ValueError` if Tesseract fails, such as for a language that it lacks.
    """
    import pytesseract

    mode = LINES if is_narrow(image) else ONE_COLUMN
    page = flatten_light(image)
    wanted = LETTER_HEIGHT / (letter_height(page) or LETTER_HEIGHT)
    factor = max(1.0, min(wanted, READABLE_SIDE / max(image.size), MAX_ENLARGED))
    page = page.resize([round(side * factor) for side in image.size], Image.Resampling.BICUBIC)
    try:
        data = pytesseract.image_to_data(page, language, f"--psm {mode}", output_type=pytesseract.Output.DICT)
    except pytesseract.TesseractError as error:
        reason = " ".join(str(error.message).split())
        raise ValueError(f"Tesseract failed for the language {language!r}: {reason}") from None
    columns = (data[name] for name in ("text", "conf", "left", "top", "width", "height"))
    return [
        OcrWord(text.strip(), tuple(v / factor for v in (x, y, x + width, y + height)), score >= 100 * TESSERACT_SURE)
        for text, score, x, y, width, height in zip(*columns)
        if text.strip() and width > 0 and height > 0
    ]


class Reading(NamedTuple):
    """Words of a page in reading order, their boxes in 0..1000 of the page as given, and the angle of its `View`."""

    words: list[str]
    boxes: list[list[float]]
    angle: float


TURNS = (0, 180, 90, 270)  # degrees counterclockwise, in the order in which they are tried
MIN_WORD = 3  # letters; shorter words do not show the direction of their line
UPRIGHT_SHARE = 0.5  # of the letters; with less in sure, level words, other turns are tried
TURNED_GAIN, TURNED_LETTERS = 2, 10  # upright letters of a turned page: more than twice those as given, and ten


def read_words(image: Image.Image, language: str = "eng") -> tuple[list[str], list[list[float]]]:
    """The words and boxes of `read_page`."""
    return read_page(image, language)[:2]


def read_page(image: Image.Image, language: str = "eng") -> Reading:
    """Read an RGB page; both lists may be empty.

    `language` is Tesseract's, such as "eng+deu"; any other than "eng" is read with Tesseract if it is installed. Raises
    `ValueError` if no engine is installed or Tesseract lacks the language.
    """
    image = image.convert("RGB")
    angle, size, words = read_upright(image, _find_engine(language))
    texts, boxes = [word.text for word in words], [scaled_box(word.box, *size) for word in words]
    if angle:
        boxes = View(image.size, angle).as_given(boxes)
        inside = [index for index, (x0, y0, x1, y1) in enumerate(boxes) if x0 < x1 and y0 < y1]
        texts, boxes = [texts[index] for index in inside], [boxes[index] for index in inside]
    return Reading(texts, boxes, angle)


def _find_engine(language: str) -> Callable[[Image.Image], list[OcrWord]]:
    if has_rapidocr() and (language == "eng" or not has_tesseract()):
        return read_with_rapidocr
    if has_tesseract():
        return lambda image: read_with_tesseract(image, language)
    raise NoEngineError(
        "The page has no text layer and no OCR engine is installed. Run `pip install rapidocr onnxruntime`, or "
        "`apt-get install tesseract-ocr && pip install pytesseract`, or pass words and boxes."
    )


def read_upright(
    image: Image.Image, read: Callable[[Image.Image], list[OcrWord]]
) -> tuple[float, tuple[int, int], list[OcrWord]]:
    """Read a page straightened, and in other turns if few words look upright.

    Returns the best angle, the size of the page rotated by it, and its words there.
    """
    best, best_letters = (0.0, image.size, []), -1
    for turn in TURNS:
        angle = turn + find_skew(rotate(image, turn))
        page = rotate(image, angle)
        words = read(page)
        letters = sum(len(word.text) for word in words if _is_upright(word))
        if turn == 0 or letters > TURNED_GAIN * best_letters + TURNED_LETTERS:
            words = [words[i] for i in reading_order([word.text for word in words], [word.box for word in words])]
            best, best_letters = (angle, page.size, words), letters
        if letters >= UPRIGHT_SHARE * max(1, sum(len(word.text) for word in words if len(word.text) >= MIN_WORD)):
            break
    return best


def _is_upright(word: OcrWord) -> bool:
    x0, y0, x1, y1 = word.box
    return len(word.text) >= MIN_WORD and word.is_sure and x1 - x0 > y1 - y0


def read_in_tiles(image: Image.Image, copy_side: int, read: Callable[[Image.Image], list[OcrWord]]) -> list[OcrWord]:
    """Read an RGB page whole, or in tiles if its letters are too low in a copy with this longer side."""
    scale = copy_side / max(image.size)
    letters = letter_height(flatten_light(image)) if scale * MAX_REDUCED < 1 else 0.0
    if not letters or letters * scale >= FOUND:
        return read(image)
    margin, found = letters, [(0, 0, word) for word in read(image) if word.is_sure and _height(word) * scale >= LEGIBLE]
    for number, tile in enumerate(_tiles(image.size, letters, copy_side), 1):
        part = image.crop(tile)
        low, high = part.convert("L").getextrema()
        if high - low < CONTRAST:
            continue
        inner = [side if side in (0, *image.size) else side + sign * margin for side, sign in zip(tile, (1, 1, -1, -1))]
        for word in read(part):
            box = tuple(value + tile[axis % 2] for axis, value in enumerate(word.box))
            is_cut = any(sign * box[i] > sign * inner[i] for i, sign in enumerate((-1, -1, 1, 1)))
            found.append((1 + is_cut, number, word._replace(box=box)))
    return _once(found)


def _height(word: OcrWord) -> float:
    return word.box[3] - word.box[1]


def _tiles(size: tuple[int, int], letters: float, copy_side: int) -> Iterator[tuple[int, int, int, int]]:
    """Boxes in pixels that cover a page of `size` with letters of this height."""
    longest = max(MIN_TILE, copy_side * letters / WANTED)
    axes = [list(_spans(side, longest, overlap * letters)) for side, overlap in zip(size, (WORD, LINE))]
    for (top, bottom), (left, right) in product(*axes[::-1]):
        yield left, top, right, bottom


def _spans(side: int, longest: float, overlap: float) -> Iterator[tuple[int, int]]:
    """Equal parts of a side that overlap."""
    count = max(1, int(np.ceil((side - overlap) / (longest - overlap))))
    length = (side + (count - 1) * overlap) / count
    for start in np.arange(count) * (length - overlap):
        yield int(start), min(side, int(np.ceil(start + length)))


def _once(found: list[tuple[int, int, OcrWord]]) -> list[OcrWord]:
    """Drop words that were read in another tile, too. Those `(rank, tile, word)` of low rank, then large ones stay."""
    boxes = np.reshape([word.box for _, _, word in found], (-1, 4))
    areas = np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)
    tiles = np.array([tile for _, tile, _ in found])
    is_kept = np.zeros(len(found), bool)
    for index in sorted(range(len(found)), key=lambda index: (found[index][0], -areas[index])):
        sides = np.minimum(boxes[:, 2:], boxes[index, 2:]) - np.maximum(boxes[:, :2], boxes[index, :2])
        is_shared = sides.clip(0).prod(1) > SHARED * np.minimum(areas, areas[index])
        is_kept[index] = not (is_shared & is_kept & (tiles != tiles[index])).any()
    return [word for (_, _, word), kept in zip(found, is_kept) if kept]
