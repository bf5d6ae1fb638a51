import copy
import pickle

import numpy as np
import pytest
import torch
from PIL import Image

from transformers_djepa.processing.letterbox import answer_mask, boxes_to_grid, mask_to_page


SIZE, RESHAPED_SIZE = (200, 300), (128, 85)


def logits(*boxes):
    return torch.from_numpy(boxes_to_grid(np.array(boxes), RESHAPED_SIZE, 128)) * 20 - 10


@pytest.mark.parametrize(
    "boxes", [[[100, 700, 700, 900]], [[0, 0, 1000, 1000]], [[0, 0, 9, 9], [600, 400, 640, 410]], [[0, 0, 0, 0]]]
)
def test_pixels_are_those_of_the_whole_mask(boxes):
    mask = answer_mask(logits(*boxes), RESHAPED_SIZE, SIZE)
    assert isinstance(mask, Image.Image) and mask.mode == "L" and mask.size == SIZE
    expected = mask_to_page(logits(*boxes), RESHAPED_SIZE, SIZE[::-1]).numpy()
    assert np.array_equal(np.asarray(mask), expected * np.uint8(255))


@pytest.mark.parametrize(
    "use",
    [
        lambda mask: mask.getbbox(),
        lambda mask: mask.resize((50, 75)).getbbox(),
        lambda mask: mask.copy().getbbox(),
        lambda mask: mask.point(lambda value: value // 2).getbbox(),
        lambda mask: mask.getpixel((70, 240)),
        lambda mask: mask.tobytes(),
        lambda mask: mask.convert("1").histogram(),
        lambda mask: Image.composite(Image.new("L", SIZE, 9), Image.new("L", SIZE, 0), mask).getbbox(),
    ],
)
def test_every_use_computes_the_pixels_first(use):
    mask = answer_mask(logits([100, 700, 700, 900]), RESHAPED_SIZE, SIZE)
    plain = Image.fromarray(np.asarray(answer_mask(logits([100, 700, 700, 900]), RESHAPED_SIZE, SIZE)))
    assert use(mask) == use(plain)


def test_a_pickled_or_copied_mask_has_the_same_pixels():
    mask = answer_mask(logits([100, 700, 700, 900]), RESHAPED_SIZE, SIZE)
    assert pickle.loads(pickle.dumps(mask)).getbbox() == copy.deepcopy(mask).getbbox() == mask.getbbox() != None  # noqa: E711
