from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from djepa_pages import ocr
from djepa_pages.ocr import has_rapidocr, has_tesseract, read_with_rapidocr, read_with_tesseract


LINES = ["CORNER SHOP", "Market Street", "Bread    3.00", "Coffee beans    12.90", "TOTAL    17.10", "CASH    20.00"]
needs_tesseract = pytest.mark.skipif(not has_tesseract(), reason="no tesseract")
needs_rapidocr = pytest.mark.skipif(not has_rapidocr(), reason="no rapidocr")


@pytest.fixture
def receipt():
    """A receipt with items on the left and prices on the right, and the texts of its words."""
    page = Image.new("RGB", (400, 700), "white")
    font = ImageFont.load_default(18)
    for number, line in enumerate(LINES):
        for anchor, x, text in zip("lr", (30, 370), line.split("    ")):
            ImageDraw.Draw(page).text((x, 60 + 40 * number), text, fill="black", font=font, anchor=f"{anchor}s")
    return page, " ".join(LINES).split()


@needs_tesseract
def test_tesseract_reads_a_receipt_line_by_line(receipt):
    page, words = receipt
    assert [word.text for word in read_with_tesseract(page)] == words


@needs_rapidocr
def test_rapidocr_separates_words_and_bounds_their_ink(receipt):
    page, words = receipt
    read = {word.text: word.box for word in read_with_rapidocr(page)}
    assert read.keys() == set(words)
    ink = np.asarray(page.convert("L")) < 128
    for name in ("CORNER", "beans", "12.90"):
        x0, y0, x1, y1 = (round(value) for value in read[name])
        assert ink[y0:y1, x0:x1].any()
    assert read["Coffee"][2] < read["beans"][0] < 200 < read["12.90"][0]


def corners(x0, x1):
    return [[x0, 0], [x1, 0], [x1, 20], [x0, 20]]


@pytest.mark.parametrize(
    "text, pieces, expected",
    [
        ("ab cd", [("ab", 1.0, corners(0, 20)), ("cd", 1.0, corners(30, 50))], [("ab", 0, 20), ("cd", 30, 50)]),
        # With Chinese characters RapidOCR returns characters.
        (
            "ab \u8ba1",
            [("a", 1.0, corners(0, 10)), ("b", 1.0, corners(10, 20)), ("\u8ba1", 1.0, corners(30, 50))],
            [("ab", 0, 20), ("\u8ba1", 30, 50)],
        ),
    ],
)
def test_rapidocr_words_have_their_own_boxes(monkeypatch, text, pieces, expected):
    result = SimpleNamespace(boxes=np.zeros((1, 4, 2)), txts=(text,), scores=(0.9,), word_results=(tuple(pieces),))
    monkeypatch.setattr(ocr, "_rapidocr", lambda longest_side: lambda image, return_word_box: result)
    words = read_with_rapidocr(Image.new("RGB", (60, 20)))
    assert words == [(text, (x0, 0, x1, 20), True) for text, x0, x1 in expected]
