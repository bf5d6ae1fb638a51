from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from djepa_pages import ocr


needs_tesseract = pytest.mark.skipif(
    not ocr.find_spec("pytesseract") or not ocr._has_tesseract(), reason="no tesseract"
)


@pytest.fixture
def letter():
    """An image with the words "Invoice 42183017" at 40, 60."""
    image = Image.new("RGB", (500, 300), "white")
    ImageDraw.Draw(image).text((40, 60), "Invoice 42183017", fill="black", font=ImageFont.load_default(28))
    return image


@pytest.fixture
def installed(monkeypatch):
    """Pretends that OCR engines are installed."""

    def install(tesseract=False, rapid=False):
        found = {"pytesseract": tesseract, "rapidocr": rapid}
        monkeypatch.setattr(ocr, "find_spec", lambda name: found[name] or None)
        monkeypatch.setattr(ocr, "_has_tesseract", lambda: tesseract)

    lines = SimpleNamespace(boxes=np.array([[[50, 30], [450, 30], [450, 60], [50, 60]]]), txts=("ab cdef",))
    monkeypatch.setattr(ocr, "_rapid_engine", lambda: lambda image: lines)
    return install


@needs_tesseract
def test_tesseract_boxes_match_the_ink(letter):
    words, boxes = ocr.read_words(letter)
    assert words == ["Invoice", "42183017"]
    dark = np.nonzero(np.asarray(letter.convert("L")) < 128)
    expected = [dark[1].min() * 2, dark[0].min() / 0.3, dark[1].max() * 2, dark[0].max() / 0.3]
    np.testing.assert_allclose([*boxes[0][:2], *boxes[1][2:]], expected, atol=8)


@needs_tesseract
def test_blank_page_has_no_words():
    assert ocr.read_words(Image.new("RGB", (300, 400), "white")) == ([], [])


@needs_tesseract
def test_unknown_language_raises_one_line(letter):
    with pytest.raises(ValueError, match="'xyz'") as error:
        ocr.read_words(letter, "xyz")
    assert "\n" not in str(error.value)


def test_tesseract_comes_before_rapidocr(installed, letter, monkeypatch):
    monkeypatch.setattr(ocr, "read_with_tesseract", lambda image, language: f"tesseract {language}")
    monkeypatch.setattr(ocr, "read_with_rapidocr", lambda image: "rapidocr")
    installed(tesseract=True, rapid=True)
    assert ocr.read_words(letter, "deu") == "tesseract deu"
    installed(rapid=True)
    assert ocr.read_words(letter) == "rapidocr"


def test_rapidocr_lines_are_split_into_words(installed, letter):
    installed(rapid=True)
    words, boxes = ocr.read_words(letter)
    assert words == ["ab", "cdef"]
    np.testing.assert_allclose(boxes[0], [100, 100, 100 + 800 * 2 / 7, 200])
    np.testing.assert_allclose(boxes[1], [100 + 800 * 3 / 7, 100, 900, 200])


def test_without_an_engine_the_error_names_the_commands(installed, letter):
    installed()
    with pytest.raises(ValueError, match="apt-get install tesseract-ocr.*pip install rapidocr") as error:
        ocr.read_words(letter)
    assert "\n" not in str(error.value)


def test_repeated_words_of_a_line_have_different_boxes():
    assert ocr.split_line("a  a", (0, 5, 40, 9)) == [("a", (0, 5, 10, 9)), ("a", (30, 5, 40, 9))]
