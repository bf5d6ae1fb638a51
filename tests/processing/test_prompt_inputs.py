import numpy as np
import pytest
import torch
from PIL import Image

from djepa_runtime.processing.letterbox import boxes_to_grid, letterbox_size
from djepa_runtime.processing.prompt_inputs import (
    count_questions,
    encode_boxes,
    encode_masks,
    encode_points,
    encode_questions,
    nest_prompts,
    nest_questions,
)


def test_clicks_are_padded_with_label_minus_ten():
    encoded = encode_points([[[[10, 20], [30, 40]], None], [[[50, 60]]]], [[[1, 0], None], [[0]]], [2, 1])
    assert encoded["input_points"].shape == (2, 2, 2, 2)
    assert encoded["input_points"][0, 0].tolist() == [[10, 20], [30, 40]]
    assert encoded["input_labels"].tolist() == [[[1, 0], [-10, -10]], [[0, -10], [-10, -10]]]


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


@pytest.mark.parametrize("values", [[1, 2], [[1, 2]], [[[[[1, 2]]]]]])
def test_wrong_nesting_raises(values):
    with pytest.raises(ValueError, match="input_points must be nested"):
        nest_prompts(values, 4, 1, "input_points")


def test_numbers_of_questions_and_prompts_must_match():
    assert count_questions([["a", None], ["b"]], {"input_boxes": [[None, [1, 2, 3, 4]], [None]]}) == [2, 1]
    assert count_questions(None, {"input_boxes": [[[1, 2, 3, 4]]]}) == [1]
    assert count_questions(None, {}) is None
    with pytest.raises(ValueError, match="input_boxes has 1 entries for page 0, which has 2"):
        count_questions([["a", "b"]], {"input_boxes": [[None]]})
    with pytest.raises(ValueError, match="Question 1 of page 0 is None"):
        count_questions([["a", None]], {"input_boxes": [[None, None]]})


def test_questions_are_padded_with_zeros(prompt_tokenizer):
    encoded = encode_questions(prompt_tokenizer, [["the"], ["the total", "a"], []])
    ids, mask = encoded["prompt_input_ids"], encoded["prompt_attention_mask"]
    assert ids.shape == mask.shape == (3, 2, 8)
    assert mask.sum(axis=-1).tolist() == [[3, 0], [8, 3], [0, 0]]
    assert ids[0, 0, :3].tolist() == prompt_tokenizer("the")["input_ids"] == ids[1, 0, [0, 1, -1]].tolist()
    assert not ids[0, 1].any() and not ids[2].any()


@pytest.mark.parametrize("question", ["", "  ", "\n"])
def test_empty_question_raises(prompt_tokenizer, question):
    with pytest.raises(ValueError, match="is empty"):
        encode_questions(prompt_tokenizer, [["a", question]])


def test_question_of_78_tokens_raises(prompt_tokenizer):
    encoded = encode_questions(prompt_tokenizer, [["a " * 75]])
    assert encoded["prompt_input_ids"].shape == (1, 1, 77)
    with pytest.raises(ValueError, match="78 tokens, the limit is 77") as error:
        encode_questions(prompt_tokenizer, [["b", "a " * 76]])
    assert len(str(error.value)) < 200


def test_nesting_follows_the_pages():
    assert nest_questions("q", None) == [["q"]]
    assert nest_questions("q", 2) == [["q"], ["q"]]
    assert nest_questions(["q", "r"], 1) == [["q", "r"]]
    assert nest_questions([["q"], ["r", "s"]], 2) == [["q"], ["r", "s"]]
    assert nest_questions([["q"], ["r"]], None) == [["q"], ["r"]]
