from dataclasses import replace

import numpy as np
import pytest
import torch
from PIL import Image
from scipy.special import expit, logit

from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.processing.answers import QuestionOutput, ReadPage, answer_question, rank_answers, split_outputs
from djepa_runtime.processing.letterbox import boxes_to_grid


SIDE = 128
WORDS = ["17", "Total:", "EUR", "1,234.50", "thanks"]
BOXES = [[100, 120, 200, 140], [100, 80, 200, 100], [400, 80, 480, 100], [500, 81, 700, 101], [500, 700, 700, 720]]


@pytest.fixture
def page():
    return ReadPage([*WORDS], [*BOXES], size=(200, 300), reshaped_size=(128, 85))  # tests change words and boxes


def output(page, words=(), mask=(), probability=0.95, presence=3.0, iou=0.8):
    """What a model would say that is sure of `words` and of the boxes of `mask`."""
    logits = np.full((1, len(page.words)), -4.0)
    logits[0, list(words)] = logit(probability)
    masks = boxes_to_grid(mask, page.reshaped_size, SIDE)[None] * 20 - 10
    masks[..., page.reshaped_size[1] // 4 + 2 :] = 30.0  # the padding may say what it likes
    return QuestionOutput(masks, np.array([iou]), np.float32(presence), logits)


def test_text_is_the_words_in_reading_order_with_a_box_a_line(page):
    answer = answer_question(output(page, [0, 3, 2], [BOXES[2], BOXES[3]]), page)
    assert answer.text == "EUR 1,234.50 17" and answer.words == ["EUR", "1,234.50", "17"]
    assert answer.boxes == [[400, 80, 700, 101], [100, 120, 200, 140]]
    assert answer.present and answer["text"] == answer.text
    assert answer.score == pytest.approx(0.95 * expit(3.0))


def test_text_and_boxes_of_an_answer_in_two_columns_are_read_by_column():
    lines = [(x, 100 + 20 * number) for number in range(8) for x in (60, 400)]
    boxes = [[x + 70 * part, y, x + 70 * part + 64, y + 12] for x, y in lines for part in range(4)]
    words = [f"{'left' if x < 400 else 'right'}{part}" for x, _ in lines for part in range(4)]
    page = ReadPage(words, boxes, size=(200, 300), reshaped_size=(128, 85))
    answer = answer_question(output(page, range(16), boxes[:16]), page)  # two lines of each column
    assert answer.words == [*words[:4] * 2, *words[4:8] * 2] and len(answer.boxes) == 4
    assert [box[2] < 400 for box in answer.boxes] == [True, True, False, False]


def test_the_mask_of_a_text_is_its_lines_and_the_spaces_in_them():
    boxes = [[100, 100, 300, 300], [350, 100, 500, 300], [100, 600, 300, 800]]
    page = ReadPage(["Total", "17.50", "end"], boxes, size=(200, 300), reshaped_size=(128, 85))
    answer = answer_question(
        output(page, [0, 1], [[80, 90, 310, 420]]), page
    )  # the model's has the first word and more
    expected = Image.new("L", (200, 300))
    expected.paste(255, (20, 30, 100, 90))
    assert answer.mask.mode == "L" and answer.mask.tobytes() == expected.tobytes()


def test_best_word_alone_answers_when_none_is_sure(page):
    answer = answer_question(output(page, [3], [BOXES[3]], probability=0.3), page)
    assert answer.text == "1,234.50" and answer.score == pytest.approx(0.3 * expit(3.0))
    assert answer_question(output(page, [3], probability=0.3), page).text == "1,234.50"  # nor is the mask


def test_mask_away_from_every_word_is_a_visual_answer(page):
    region = [300, 400, 600, 550]
    answer = answer_question(output(page, [3], [region], probability=0.3), page)
    assert answer.present and answer.text == "" and answer.words == []
    np.testing.assert_allclose(answer.boxes, [region], atol=25)
    assert answer.word_ids == [] and answer.presence == pytest.approx(expit(3.0))


@pytest.mark.parametrize(("region", "text"), (([90, 70, 720, 150], "Total: EUR 1,234.50 17"), (BOXES[3], "1,234.50")))
def test_a_mask_with_many_more_words_is_read_in_place_of_the_words(page, region, text):
    """The words of a paragraph are too many to follow from the most probable one."""
    answer = answer_question(output(page, [3], [region], probability=0.6), page)
    assert answer.text == text
    presence = expit(3.0)
    assert answer.score == pytest.approx(presence * (0.6 if text == "1,234.50" else 1.0), abs=0.01)


@pytest.mark.parametrize(("probability", "text"), ((0.12, "1,234.50"), (0.08, "")))
def test_an_improbable_best_word_inside_the_mask_is_not_the_answer(page, probability, text):
    """A table holds many words, none of which is probable."""
    table = [380, 60, 720, 500]
    answer = answer_question(output(page, [3], [table], probability=probability), page)
    assert answer.present and answer.text == text
    if not text:
        assert answer.word_ids == [] and answer.score > 0.9
        np.testing.assert_allclose(answer.boxes, [table], atol=25)


@pytest.mark.parametrize("pointed", ([300, 400, 600, 550], [450, 475, 450, 475]))
def test_answer_that_is_pointed_at_is_present(page, pointed):
    region = [300, 400, 600, 550]
    found = output(page, [3], [region], probability=0.3, presence=-3.0)
    assert not answer_question(found, page).present
    answer = answer_question(replace(found, pointed=[pointed]), page)
    assert answer.present and answer.presence == 1 and answer.score == pytest.approx(1, abs=0.01)
    np.testing.assert_allclose(answer.boxes, [region], atol=25)


def test_word_that_is_pointed_at_is_the_answer_even_if_it_is_improbable(page):
    improbable = with_word(output(page, [3], probability=0.02), 2, 0.015)
    assert answer_question(replace(improbable, pointed=[BOXES[3]]), page).text == "EUR 1,234.50"
    assert answer_question(replace(improbable, pointed=[BOXES[4]]), page).text == ""


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["NM-88214/C:"], "NM-88214/C"),
        (["(42183017)"], "(42183017)"),
        (["42183017)."], "42183017)."),
        (["42183017)", ","], "42183017"),
        (["Acme", "Inc."], "Acme Inc."),
        (["Acme", "S.A.", "(Lyon);"], "Acme S.A. (Lyon)"),
        (["19", "%"], "19 %"),
        (["[€", "5.00"], "€ 5.00"),
        ([",50", "€"], ",50 €"),
        ([":"], ":"),
    ],
)
def test_text_has_no_loose_punctuation_at_its_ends(page, words, text):
    boxes = [[100 + 60 * index, 120, 150 + 60 * index, 140] for index in range(len(words))]
    page = ReadPage(words, boxes, page.size, page.reshaped_size)
    answer = answer_question(output(page, range(len(words)), boxes), page)
    assert answer.text == text and answer.words == words


def two_masks(page, first, second):
    return QuestionOutput(
        np.concatenate([first.mask_logits, second.mask_logits]),
        np.concatenate([first.iou_scores, second.iou_scores]),
        first.presence_logit,
        np.concatenate([first.word_logits, second.word_logits]),
    )


def test_ranked_answers_begin_with_the_first_mask_and_differ(page):
    first, second = output(page, [1], [BOXES[1]], 0.9, iou=0.4), output(page, [3], [BOXES[3]], 0.95, iou=0.7)
    answers = rank_answers(two_masks(page, first, second), page, 3)
    assert [answer.text for answer in answers] == ["Total", "1,234.50"]
    assert answers[0].score == pytest.approx(0.9 * expit(3.0)) == answers[1].score
    assert len(rank_answers(two_masks(page, first, first), page, 3)) == 1
    assert len(rank_answers(two_masks(page, first, second), page, 1)) == 1
    wider = output(page, [2, 3], [BOXES[3]], 0.95, iou=0.3)  # the same answer with a further word
    assert len(rank_answers(two_masks(page, second, wider), page, 3)) == 1
    assert len(rank_answers(two_masks(page, second, wider), page, 3, max_shared=1.0)) == 2


def test_a_visual_answer_is_one_region_without_gaps_unless_several_are_asked(page):
    halves, island = [[400, 600, 500, 900], [600, 600, 760, 900]], [50, 650, 160, 800]
    given = output(page, mask=[*halves, island])
    answer = answer_question(given, page)
    np.testing.assert_allclose(answer.boxes, [[400, 600, 760, 900]], atol=35)
    places = [(int(x * page.size[0]), int(y * page.size[1])) for x, y in ((0.55, 0.75), (0.08, 0.67))]
    assert [answer.mask.getpixel(place) for place in places] == [255, 0]
    assert len(answer_question(given, page, several=True).boxes) == 3


def test_a_mask_that_is_scattered_over_the_page_is_no_answer(page):
    scattered = output(page, mask=[[x, y, x + 120, y + 100] for x in (50, 650) for y in (400, 800)])
    answer = answer_question(scattered, page)
    assert (answer.present, answer.boxes) == (False, []) and answer.presence > 0.9
    assert answer_question(replace(scattered, pointed=[[50, 400, 170, 500]]), page).present


def with_word(output, index, probability):
    output.word_logits[0, index] = logit(probability)
    return output


def test_absent_answer_is_empty_and_says_so(page):
    answer = answer_question(output(page, [3], [BOXES[3]], presence=-3.0), page)
    assert (answer.text, answer.words, answer.boxes, answer.present) == ("", [], [], False)
    assert answer.score < 0.1 and answer.mask.size == (200, 300) and answer.mask.getbbox() is None
    assert answer_question(output(page, [3], presence=-3.0), page, presence_threshold=0.01).present


def test_an_answer_below_the_least_score_counts_as_absent(page):
    found = answer_question(output(page, [3], [BOXES[3]]), page)
    assert answer_question(output(page, [3], [BOXES[3]]), page, min_score=found.score).present
    absent = answer_question(output(page, [3], [BOXES[3]]), page, min_score=found.score + 0.01)
    assert (absent.present, absent.text, absent.score) == (False, "", found.score)


def test_the_rule_s_least_score_applies_unless_the_user_points_or_gives_another(page):
    given, rule = output(page, [3], [BOXES[3]]), AnswerRule(least_score=0.95)
    assert not answer_question(given, page, rule=rule).present
    assert answer_question(given, page, rule=rule, min_score=0.0).present
    assert answer_question(replace(given, pointed=[BOXES[3]]), page, rule=rule).present


def test_batch_is_split_into_pages_and_questions():
    outputs = {
        "pred_masks": torch.zeros(2, 3, 1, 32, 32, dtype=torch.bfloat16, requires_grad=True),
        "iou_scores": torch.zeros(2, 3, 1),
        "presence_logits": torch.arange(6.0).view(2, 3),
        "word_logits": torch.zeros(2, 3, 1, 7),
    }
    split = split_outputs(outputs)
    assert [[float(question.presence_logit) for question in page] for page in split] == [[0, 1, 2], [3, 4, 5]]
    assert split[0][0].mask_logits.dtype == np.float32


def test_scores_are_calibrated_by_whether_the_answer_has_words(page):
    rule = AnswerRule(text_offset=-1.0, region_offset=1.0)
    for given, offset in ((output(page, [3], [BOXES[3]]), -1.0), (output(page, mask=[[500, 300, 700, 500]]), 1.0)):
        plain, found = answer_question(given, page).score, answer_question(given, page, rule=rule).score
        assert found == pytest.approx(expit(logit(plain) + offset))
