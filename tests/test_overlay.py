import numpy as np
import pytest
from PIL import Image

from djepa_runtime.inference.request import as_result
from djepa_runtime.overlay import (
    COLOURS,
    LARGEST,
    SMALLEST,
    draw_answers,
    load_font,
    shorten,
)
from djepa_runtime.processing.answers import Answer


SIZE = (850, 1200)


def found(box, size=SIZE, text="42183017"):
    x0, y0, x1, y1 = box
    mask = Image.new("L", size)
    mask.paste(255, [round(value * side / 1000) for value, side in zip(box, (*size, *size))])
    return as_result(Answer(text, 0.9, True, [[x0, y0, x1, y1]], text.split(), mask))


def absent(size=SIZE):
    return as_result(Answer("", 0.1, False, [], [], Image.new("L", size)))


def test_answer_is_tinted_and_the_rest_of_the_page_is_not():
    page = Image.new("RGB", SIZE, "white")
    picture = np.asarray(draw_answers(page, ["Where?"], [found([200, 400, 500, 450])]))
    inside, outside = picture[int(0.425 * 1200), int(0.35 * 850)], picture[100:400, 100:700]
    assert tuple(inside) != (255, 255, 255) and np.argmax(inside) == np.argmax(COLOURS[0])
    assert (outside == 255).all()
    assert page.getpixel((300, 510)) == (255, 255, 255), "the caller's page must stay as it is"


def test_every_answer_has_its_own_colour():
    boxes = [[100, 100 * n, 300, 100 * n + 40] for n in range(1, 5)]
    picture = draw_answers(Image.new("RGB", SIZE, "white"), ["?"] * 4, [found(box) for box in boxes])
    centres = {picture.getpixel((170, round((box[1] + 20) * 1.2))) for box in boxes}
    assert len(centres) == 4


def test_page_without_an_answer_stays_blank_above_the_legend():
    picture = draw_answers(Image.new("RGB", SIZE, "white"), ["Where?"], [absent()])
    assert (np.asarray(picture)[:1199] == 255).all()
    assert (np.asarray(picture)[1203:] != 255).any(), "the legend shows that there is no answer"


@pytest.mark.parametrize("size, longest", [((300, 200), SMALLEST), ((3000, 4000), LARGEST), ((1500, 1000), 1500)])
def test_small_and_huge_pages_are_scaled_to_be_readable(size, longest):
    picture = draw_answers(Image.new("RGB", size, "white"), ["?"], [absent(size)])
    assert max(picture.width, picture.width * size[1] // size[0]) == pytest.approx(longest, abs=2)


def test_long_text_is_cut_to_the_available_width():
    font = load_font((), 20)
    assert shorten("short", font, 1000) == "short"
    cut = shorten("a rather long question " * 5, font, 200)
    assert cut.endswith("…") and font.getlength(cut) <= 200
