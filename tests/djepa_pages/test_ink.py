import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from djepa_pages.orientation import INK, flatten_light, letter_height


@pytest.fixture
def text():
    """A white page of eight lines with capitals 20 pixels high."""
    page = Image.new("L", (500, 400), "white")
    for line in range(8):
        ImageDraw.Draw(page).text(
            (40, 40 + 40 * line), "HEIGHT IN PIXELS", fill="black", font=ImageFont.load_default(28)
        )
    return page


def test_letters_in_the_shade_and_in_the_light_are_told_from_paper(text):
    shade = np.linspace(0.2, 1, text.width)
    shaded = Image.fromarray((np.asarray(text) * shade).astype(np.uint8))
    ink = np.asarray(flatten_light(shaded)) < INK
    assert (ink == (np.asarray(text) < INK)).mean() > 0.98


def test_letter_height_is_in_pixels(text):
    assert abs(letter_height(flatten_light(text)) - 20) <= 2
    larger = text.resize((1000, 800))
    assert abs(letter_height(flatten_light(larger)) - 40) <= 3


def test_a_blank_page_has_no_letters():
    assert letter_height(flatten_light(Image.new("RGB", (3, 2), "white"))) == 0
