import numpy as np
import pytest
from PIL import Image

from transformers_djepa.inference.request import as_result
from transformers_djepa.overlay import (
    COLOURS,
    LARGEST,
    SMALLEST,
    draw_answers,
    load_font,
    shorten,
)
from transformers_djepa.processing.answers import Answer


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


def test_legend_grows_with_the_questions():
    page = Image.new("RGB", SIZE, "white")
    heights = [draw_answers(page, ["?"] * n, [absent()] * n).height for n in (1, 2, 3)]
    assert heights[0] > 1200 and heights[2] - heights[1] == pytest.approx(heights[1] - heights[0], abs=1)


@pytest.mark.parametrize("size, longest", [((300, 200), SMALLEST), ((3000, 4000), LARGEST), ((1500, 1000), 1500)])
def test_small_and_huge_pages_are_scaled_to_be_readable(size, longest):
    picture = draw_answers(Image.new("RGB", size, "white"), ["?"], [absent(size)])
    assert max(picture.width, picture.width * size[1] // size[0]) == pytest.approx(longest, abs=2)


@pytest.mark.parametrize("size", [(20, 1000), (1000, 20)])
def test_extreme_pages_and_boxes_at_the_edge_can_be_drawn(size):
    answers = [found([0, 0, 1000, 1000], size), found([990, 0, 1000, 10], size)]
    assert draw_answers(Image.new("RGB", size, "white"), ["?", None], answers).mode == "RGB"


def test_line_breaks_in_questions_and_answers_are_spaces_in_the_legend():
    pages = [Image.new("RGB", SIZE, "white")] * 2
    box = [200, 400, 500, 450]
    broken = draw_answers(pages[0], ["What is\nthe total?"], [found(box, text="42\r\n18\u2029x")])
    assert broken == draw_answers(pages[1], ["What is the total?"], [found(box, text="42 18 x")])


def test_very_long_text_is_shortened_with_few_measurements():
    class Font:
        measured = 0

        def getlength(self, text):
            self.measured += 1
            return 10.0 * len(text)

    font = Font()
    assert shorten("a" * 5000, font, 200) == "a" * 19 + "…" and font.measured < 20
    assert shorten("aa", font, 15) == "…" and shorten("", font, 15) == ""


def test_long_text_is_cut_to_the_available_width():
    font = load_font((), 20)
    assert shorten("short", font, 1000) == "short"
    cut = shorten("a rather long question " * 5, font, 200)
    assert cut.endswith("…") and font.getlength(cut) <= 200
