import numpy as np
import pytest
from PIL import Image

from transformers_djepa.data_engine.masks import mask_of_runs, mask_runs


@pytest.mark.parametrize("first", [0, 255])
def test_runs_begin_with_the_zeros_and_give_the_mask_again(first):
    mask = Image.new("L", (256, 3), first)
    mask.paste(255 - first, (10, 1, 20, 2))
    runs = mask_runs(mask)
    assert runs["rows"][0] == (266 if first == 0 else 0) and sum(runs["rows"]) == 256 * 3
    np.testing.assert_array_equal(mask_of_runs(runs), np.asarray(mask) == 255)
