import numpy as np
import pytest
import torch
from PIL import Image

from transformers_djepa.processing.letterbox import boxes_to_grid, letterbox_size
from transformers_djepa.processing.prompt_inputs import (
    count_questions,
    encode_boxes,
    encode_masks,
    encode_points,
    nest_prompts,
)


def test_clicks_are_padded_with_label_minus_ten():
    encoded = encode_points([[[[10, 20], [30, 40]], None], [[[50, 60]]]], [[[1, 0], None], [[0]]], [2, 1])
    assert encoded["input_points"].shape == (2, 2, 2, 2)
    assert encoded["input_points"][0, 0].tolist() == [[10, 20], [30, 40]]
    assert encoded["input_labels"].tolist() == [[[1, 0], [-10, -10]], [[0, -10], [-10, -10]]]


def test_clicks_without_labels_are_positive():
    assert encode_points([[[[10, 20]], []]], None, [2])["input_labels"].tolist() == [[[1], [-10]]]


@pytest.mark.parametrize("labels", [[1, 0], [], [2], [-10], None])
def test_invalid_click_labels_raise(labels):
    with pytest.raises(ValueError, match=r"input_labels\[0\]\[0\]"):
        encode_points([[[[10, 20]]]], [[labels]], [1])


def test_absent_box_is_minus_ten():
    encoded = encode_boxes([[[1, 2, 3, 4], None], [None]], [2, 1])["input_boxes"]
    assert encoded[0, 0].tolist() == [1, 2, 3, 4]
    assert (encoded[0, 1] == -10).all() and (encoded[1] == -10).all()


def test_invalid_box_prompt_raises():
    with pytest.raises(ValueError, match=r"input_boxes\[0\]\[1\].*inverted"):
        encode_boxes([[None, [3, 2, 1, 4]]], [2])


def test_page_mask_is_encoded_as_logits_on_the_letterboxed_grid():
    mask = np.zeros((300, 200), dtype=bool)
    mask[60:150, 50:100] = True
    reshaped = letterbox_size(300, 200, 128)
    expected = boxes_to_grid([[250, 200, 500, 500]], reshaped, 128)
    for same in (mask, Image.fromarray(mask), torch.from_numpy(mask), mask.astype(np.uint8) * 255):
        logits = encode_masks([[same, None]], [2], 128, [reshaped])["input_masks"]
        np.testing.assert_allclose(logits[0, 0] / 8 + 0.5, expected, atol=0.3)
        assert logits[0, 0].min() == -4 and logits[0, 0].max() == 4 and not logits[0, 1].any()


def test_logits_of_an_earlier_prediction_are_clamped():
    logits = torch.full((32, 32), 100.0, dtype=torch.bfloat16)
    assert (encode_masks([[logits]], [1], 128, None)["input_masks"] == 8).all()


def test_mask_of_wrong_size_raises():
    with pytest.raises(ValueError, match=r"input_masks\[0\]\[0\] has shape \(31, 32\)"):
        encode_masks([[np.zeros((31, 32), dtype=np.float32)]], [1], 128, None)
    with pytest.raises(ValueError, match="give the page"):
        encode_masks([[np.zeros((31, 32), dtype=bool)]], [1], 128, None)


def test_outer_level_is_optional_for_a_single_page():
    assert nest_prompts([[[1, 2]], None], 4, 1, "input_points") == [[[[1, 2]], None]]
    assert nest_prompts([[[[1, 2]], None]], 4, 1, "input_points") == [[[[1, 2]], None]]
    assert len(nest_prompts(torch.zeros(2, 3, 4), 3, 2, "input_boxes")[0]) == 3
    assert len(nest_prompts([np.zeros((5, 5)), None], 4, None, "input_masks")[0]) == 2


@pytest.mark.parametrize("values", [[None, None], [[None, None]], [[None], [None, None]]])
def test_prompts_without_values_are_none(values):
    assert nest_prompts(values, 3, 2 if len(values[0] or "") == 1 else 1, "input_boxes") is None


@pytest.mark.parametrize("values", [[1, 2], [[1, 2]], [[[[[1, 2]]]]]])
def test_wrong_nesting_raises(values):
    with pytest.raises(ValueError, match="input_points must be nested"):
        nest_prompts(values, 4, 1, "input_points")


def test_none_instead_of_a_page_raises():
    with pytest.raises(ValueError, match=r"input_points\[1\] is None; give a list with one entry per question"):
        nest_prompts([[[[500, 500]]], None], 4, 2, "input_points")


def test_numbers_of_questions_and_prompts_must_match():
    assert count_questions([["a", None], ["b"]], {"input_boxes": [[None, [1, 2, 3, 4]], [None]]}) == [2, 1]
    assert count_questions(None, {"input_boxes": [[[1, 2, 3, 4]]], "input_points": None}) == [1]
    assert count_questions(None, {"input_boxes": None}) is None
    with pytest.raises(ValueError, match="input_boxes has 1 entries for page 0, which has 2"):
        count_questions([["a", "b"]], {"input_boxes": [[None]]})
    with pytest.raises(ValueError, match="Question 1 of page 0 is None"):
        count_questions([["a", None]], {"input_boxes": [[None, None]]})


def nested(levels: int) -> list:
    value = [1, 2]
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize("values", [5, "abc", nested(10_000), [[[[1, 2]]], 5], [[[[1, 2]]], None]])
def test_prompts_of_other_types_and_any_depth_raise(values):
    with pytest.raises(ValueError, match="input_points"):
        nest_prompts(values, 4, 2, "input_points")


@pytest.mark.parametrize(("clicks", "labels"), [(0.5, None), ([[10, 20]], 1), ([[10, 20]], "1"), ("ab", None)])
def test_clicks_and_labels_that_are_no_lists_raise(clicks, labels):
    with pytest.raises(ValueError, match=r"input_(points|labels)\[0\]\[0\] is"):
        encode_points([[clicks]], [[labels]] if labels else None, [1])


def test_more_clicks_or_questions_than_the_limits_raise():
    assert encode_points([[[[10, 20]] * 1000]], None, [1])["input_points"].shape == (1, 1, 1000, 2)
    with pytest.raises(ValueError, match="1,001 clicks for question 0 of page 0, the limit is 1,000"):
        encode_points([[[[10, 20]] * 1001]], None, [1])
    assert count_questions([["a"] * 10_000], {}) == [10_000]
    with pytest.raises(ValueError, match="10,001 questions for page 1, the limit is 10,000"):
        count_questions([["a"], ["a"] * 10_001], {})


@pytest.mark.parametrize("mask", [None, "abc", [["a"]], [[1], [1, 2]], [[10**400]], {}, np.zeros((0, 0), dtype=bool)])
def test_what_is_no_mask_raises(mask):
    with pytest.raises(ValueError, match=r"input_masks\[0\]\[0\]"):
        encode_masks([[[mask] if mask is None else mask]], [1], 128, [(128, 128)])


def test_a_mask_of_logits_that_are_not_numbers_raises():
    with pytest.raises(ValueError, match="NaN"):
        encode_masks([[np.full((32, 32), np.nan, dtype=np.float32)]], [1], 128, None)
