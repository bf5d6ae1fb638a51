from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from djepa_pages import ocr
from djepa_pages.ocr import OcrWord, has_rapidocr, has_tesseract
from djepa_pages.orientation import rotate


needs_tesseract = pytest.mark.skipif(not has_tesseract(), reason="no tesseract")
needs_rapidocr = pytest.mark.skipif(not has_rapidocr(), reason="no rapidocr")
LETTER = ["Invoice 42183017", "Please pay within thirty days", "Account holder Example Limited", "Total amount 123.45"]


@pytest.fixture
def letter():
    """An image with four lines of text, the first one at 60, 60."""
    image = Image.new("RGB", (700, 500), "white")
    for number, line in enumerate(LETTER):
        ImageDraw.Draw(image).text((60, 60 + 60 * number), line, fill="black", font=ImageFont.load_default(28))
    return image


@pytest.fixture
def installed(monkeypatch):
    """Pretends that OCR engines are installed; each reads its name and language."""

    def install(tesseract=False, rapidocr=False):
        monkeypatch.setattr(ocr, "has_tesseract", lambda: tesseract)
        monkeypatch.setattr(ocr, "has_rapidocr", lambda: rapidocr)

    box = (10, 10, 90, 20)
    monkeypatch.setattr(ocr, "read_with_tesseract", lambda image, language: [OcrWord(f"tesseract-{language}", box, 1)])
    monkeypatch.setattr(ocr, "read_with_rapidocr", lambda image: [OcrWord("rapidocr", box, 1)])
    return install


@pytest.fixture(
    params=[pytest.param("tesseract", marks=needs_tesseract), pytest.param("rapidocr", marks=needs_rapidocr)]
)
def engine(request, monkeypatch):
    """Reads with one engine, whatever is installed."""
    monkeypatch.setattr(ocr, f"has_{request.param}", lambda: True)
    monkeypatch.setattr(ocr, {"tesseract": "has_rapidocr", "rapidocr": "has_tesseract"}[request.param], lambda: False)
    return request.param


def test_boxes_match_the_ink(letter, engine):
    words, boxes = ocr.read_words(letter)
    assert words == " ".join(LETTER).split()
    dark = np.nonzero(np.asarray(letter.convert("L").crop((0, 0, 700, 100))) < 128)
    expected = [dark[1].min() / 0.7, dark[0].min() / 0.5, dark[1].max() / 0.7, dark[0].max() / 0.5]
    np.testing.assert_allclose([*boxes[0][:2], *boxes[1][2:]], expected, atol=15)  # RapidOCR's lines have margins


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_turned_pages_are_read_upright(letter, engine, angle):
    turned = letter.rotate(angle, expand=True)
    words, boxes, found = ocr.read_page(turned)
    assert words == " ".join(LETTER).split() and found == 360 - angle
    x0, y0, x1, y1 = (value * side / 1000 for value, side in zip(boxes[1], turned.size * 2))
    ink = np.asarray(turned.convert("L")) < 128
    assert ink[int(y0) : int(y1), int(x0) : int(x1)].mean() > 0.1  # the box of 42183017 in the image as given


@pytest.mark.parametrize("angle", [-10, 4])
def test_skewed_pages_are_straightened(letter, engine, angle):
    words, boxes, found = ocr.read_page(rotate(letter, angle))
    assert words == " ".join(LETTER).split() and abs(found + angle) < 1
    slope = np.diff([(y0 + y1) / 2 for x0, y0, x1, y1 in boxes[:2]])[0]
    assert np.sign(slope) == -np.sign(angle)  # counterclockwise: lines rise


@needs_tesseract
def test_unknown_language_raises_one_line(letter):
    with pytest.raises(ValueError, match="'xyz'") as error:
        ocr.read_words(letter, "xyz")
    assert "\n" not in str(error.value)


def test_rapidocr_comes_first_and_other_languages_are_read_with_tesseract(installed, letter):
    installed(tesseract=True, rapidocr=True)
    assert ocr.read_words(letter)[0] == ["rapidocr"]
    assert ocr.read_words(letter, "deu")[0] == ["tesseract-deu"]
    installed(rapidocr=True)
    assert ocr.read_words(letter, "deu")[0] == ["rapidocr"]
    installed(tesseract=True)
    assert ocr.read_words(letter)[0] == ["tesseract-eng"]


def test_without_an_engine_the_error_names_the_commands(installed, letter):
    installed()
    with pytest.raises(ValueError, match="pip install rapidocr.*apt-get install tesseract-ocr") as error:
        ocr.read_words(letter)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("size", [(2, 5000), (5000, 2), (1, 1)])
def test_pictures_without_room_for_text_have_no_words(engine, size):
    assert ocr.read_page(Image.new("RGB", size, "white")).words == []


@needs_rapidocr
def test_line_of_text_across_a_long_strip_is_read():
    strip, font = Image.new("RGB", (5000, 40), "white"), ImageFont.load_default(28)
    words = [f"number{index}" for index in range(100, 125)]
    for index, word in enumerate(words):
        ImageDraw.Draw(strip).text((20 + 195 * index, 2), word, fill="black", font=font)
    assert ocr.read_page(strip).words == words


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
    words = ocr.read_with_rapidocr(Image.new("RGB", (60, 20)))
    assert words == [(text, (x0, 0, x1, 20), True) for text, x0, x1 in expected]
