"""Pages that are turned or skewed: the model gets them as they are read, and answers are in the page as given."""

from dataclasses import replace

import numpy as np
import pytest
import torch
from PIL import Image, ImageDraw

from djepa_pages import Page
from djepa_pages.orientation import View, rotate
from djepa_runtime.processing.answers import QuestionOutput, ReadPage, answer_question
from djepa_runtime.processing.letterbox import boxes_to_grid


WORDS = ["Total:", "EUR", "1,234.50"]
BOXES = [[100, 100, 300, 150], [400, 100, 500, 150], [520, 100, 800, 150]]


def upright():
    page = Image.new("RGB", (300, 400), "white")
    for x0, y0, x1, y1 in BOXES:
        ImageDraw.Draw(page).rectangle((x0 * 0.3, y0 * 0.4, x1 * 0.3, y1 * 0.4), fill="black")
    return page


def given(angle):
    """The page turned clockwise by `angle`, with the boxes that OCR returns."""
    image = rotate(upright(), -angle)
    return Page(image, WORDS, View((300, 400), -angle).as_read(BOXES), image.size, angle=angle)


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_turned_page_gives_the_inputs_of_the_upright_one(processor, angle):
    prompts = {"questions": ["a"], "return_tensors": "pt"}
    mask = np.zeros((400, 300), dtype=bool)
    mask[20:80, 30:90] = True
    expected = processor(
        upright(), WORDS, BOXES, input_points=[[[200, 120], [700, 900]]], input_boxes=[BOXES[2]], input_masks=[mask],
        **prompts,
    )  # fmt: skip
    page = given(angle)
    turn = View((300, 400), -angle)
    clicks = [box[:2] for box in turn.as_read([[200, 120, 200, 120], [700, 900, 700, 900]])]
    turned = np.rot90(mask, -angle // 90).copy()
    inputs = processor(
        page, input_points=[clicks], input_boxes=turn.as_read([BOXES[2]]), input_masks=[turned], **prompts
    )
    assert set(inputs) == set(expected)
    for name, value in expected.items():
        torch.testing.assert_close(inputs[name], value, atol=1e-3, rtol=0, msg=name)
    later = processor(
        page_inputs=processor(page, return_tensors="pt"), input_points=[clicks], questions=["a"], return_tensors="pt"
    )
    torch.testing.assert_close(later.input_points, expected.input_points, atol=1e-3, rtol=0)


def test_skewed_page_is_straightened_with_its_words(processor):
    image = rotate(upright(), -8)
    view = View(image.size, 8)
    margins = np.tile((np.array(view.read_size) - (300, 400)) / 2, 2)
    straight = (np.multiply(BOXES, [0.3, 0.4, 0.3, 0.4]) + margins) / np.tile(view.read_size, 2) * 1000
    inputs = processor(Page(image, WORDS, view.as_given(straight), image.size, angle=8), return_tensors="pt")
    np.testing.assert_allclose(inputs.pages[0].boxes, straight, atol=0.1)
    height, width = inputs.reshaped_input_sizes[0].tolist()
    for x0, y0, x1, y1 in (straight / 1000 * [width, height, width, height]).round().astype(int):
        assert inputs.pixel_values[0, :, y0 + 1 : y1 - 1, x0 + 1 : x1 - 1].max() < 0  # ink


@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_answers_are_in_the_page_as_given(angle):
    view = View((300, 400) if angle % 180 == 0 else (400, 300), angle) if angle else None
    page = ReadPage(WORDS, BOXES, (300, 400), (128, 96), view)
    masks = boxes_to_grid(BOXES[1:], page.reshaped_size, 128)[None] * 20 - 10
    output = QuestionOutput(masks, np.ones(1), np.float32(4), np.array([[-5.0, 4.0, 4.0]]))
    answer = answer_question(output, page)
    assert answer.text == "EUR 1,234.50" and answer.word_ids == [1, 2]
    line = [400, 100, 800, 150]
    expected = line if view is None else view.as_given([line])[0]
    np.testing.assert_allclose(answer.boxes, [expected])
    width, height = answer.mask.size
    assert (width, height) == ((300, 400) if view is None else view.size)
    rows, columns = np.nonzero(np.asarray(answer.mask))
    around = [columns.min() / width, rows.min() / height, (columns.max() + 1) / width, (rows.max() + 1) / height]
    np.testing.assert_allclose(np.multiply(around, 1000), expected, atol=30)
    absent = answer_question(replace(output, presence_logit=np.float32(-4)), page)
    assert absent.mask.size == answer.mask.size and not absent.present


def test_lines_from_right_to_left_keep_their_order_beside_those_from_left_to_right():
    words = ["קיבלתי", "מאת", "דנה", "כהן", "Dana", "Cohen"]  # as they are read
    boxes = [[800 - 150 * index, 100, 900 - 150 * index, 130] for index in range(4)]
    boxes += [[300, 200, 400, 230], [420, 200, 520, 230]]
    page = ReadPage(words, boxes, (300, 400), (128, 96))

    def answer(chosen):
        logits = np.full((1, 6), -6.0)
        logits[0, chosen] = 4.0
        masks = np.full((1, 32, 32), -9.0)
        return answer_question(QuestionOutput(masks, np.ones(1), np.float32(4), logits), page).text

    assert answer([2, 3]) == "דנה כהן"
    assert answer([4, 5]) == "Dana Cohen"
