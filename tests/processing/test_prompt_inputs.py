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
