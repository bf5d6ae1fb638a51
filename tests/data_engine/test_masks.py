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


@pytest.mark.parametrize("size", [(1, 1), (5000, 2), (600, 800)])
def test_masks_of_any_size_keep_the_shape_of_the_page(size):
    mask = mask_of_runs(mask_runs(Image.new("L", size, 255)))
    assert mask.shape == (max(1, round(256 * size[1] / size[0])), 256) and mask.all()
