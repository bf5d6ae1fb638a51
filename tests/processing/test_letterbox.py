import math

import numpy as np
import pytest
from scipy.special import logit

from djepa_runtime.processing.letterbox import (
    boxes_to_grid,
    from_grid,
    letterbox_size,
    mask_to_page,
    to_grid,
)


SIDE = 768
SIZES = [(2339, 1654), (1654, 2339), (768, 768), (500, 333), (3000, 200), (97, 1001)]  # height, width


@pytest.mark.parametrize("size", SIZES)
def test_longer_side_fills_the_square_and_aspect_ratio_is_kept(size):
    height, width = letterbox_size(*size, SIDE)
    assert max(height, width) == SIDE and min(height, width) >= 1
    assert height / size[0] == pytest.approx(width / size[1], abs=0.5 / min(size))


def test_extreme_aspect_ratio_keeps_one_pixel():
    assert letterbox_size(1, 5000, SIDE) == (1, SIDE)


@pytest.mark.parametrize("size", SIZES)
def test_from_grid_inverts_to_grid(size):
    boxes = np.array([[0, 0, 1000, 1000], [12.5, 3, 900, 4.25]])
    reshaped = letterbox_size(*size, SIDE)
    grid = to_grid(boxes, reshaped, stride=4)
    np.testing.assert_allclose(grid[0], [0, 0, reshaped[1] / 4, reshaped[0] / 4])
    np.testing.assert_allclose(from_grid(grid, reshaped, stride=4), boxes)


@pytest.mark.parametrize("size", SIZES)
def test_box_goes_to_a_mask_and_back_to_the_page_within_a_pixel_of_the_square(size):
    reshaped = letterbox_size(*size, SIDE)
    box = np.array([200.0, 300.0, 700.0, 650.0])
    logits = boxes_to_grid([box], reshaped, SIDE) - 0.5
    mask = mask_to_page(logits, reshaped, size)
    rows, columns = np.nonzero(mask)
    found = np.array([columns.min(), rows.min(), columns.max() + 1, rows.max() + 1])
    expected = box * [size[1], size[0], size[1], size[0]] / 1000
    pixel = max(size[0] / reshaped[0], 1)  # pixels of the page for one of the square
    np.testing.assert_allclose(found, expected, atol=pixel + 0.5)


def test_partly_covered_cells_hold_their_covered_share():
    mask = boxes_to_grid([[0, 0, 375, 250]], (16, 16), side=16)  # 6 x 4 pixels
    np.testing.assert_allclose(mask[0], [1, 0.5, 0, 0])
    assert mask[1:].sum() == 0


def test_logits_in_the_padding_do_not_affect_the_page():
    reshaped = letterbox_size(100, 50, 64)  # 64 x 32
    logits = np.full((16, 16), -5.0)
    logits[:, 8:] = 1000.0
    assert not mask_to_page(logits, reshaped, (100, 50)).any()


@pytest.mark.parametrize("size", [(50, 37), (37, 50), (16, 13)])
@pytest.mark.parametrize("share", [0.02, 0.5])
def test_mask_to_page_matches_bilinear_interpolation(size, share):
    reshaped = letterbox_size(*size, 64)
    logits = np.random.default_rng(0).normal(size=(16, 16)) + logit(share)
    rows, columns = (math.ceil(side / 4) for side in reshaped)

    def weights(pixel, axis):
        """Weights of the cells of one axis at the centre of each pixel."""
        count = (rows, columns)[axis]
        position = min(max((pixel + 0.5) * reshaped[axis] / 4 / size[axis] - 0.5, 0), count - 1)
        return [max(0, 1 - abs(position - cell)) for cell in range(count)]

    vertical = np.array([weights(y, 0) for y in range(size[0])])
    horizontal = np.array([weights(x, 1) for x in range(size[1])])
    expected = vertical @ logits[:rows, :columns] @ horizontal.T > 0
    assert np.array_equal(mask_to_page(logits, reshaped, size), expected)
