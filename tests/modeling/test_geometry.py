"""Places on the page and in the square, words and their tokens, words and their pixels."""

import torch
from torch.testing import assert_close

from transformers_djepa.modeling.geometry import page_cells, page_to_square, paint_words, pool_words, unit_centres


def test_page_coordinates_land_where_the_letterbox_puts_the_page():
    square = page_to_square(torch.tensor([[[1000.0, 1000.0], [500.0, 0.0]]]), torch.tensor([[768, 384]]), 768)
    assert_close(square, torch.tensor([[[0.5, 1.0], [0.25, 0.0]]]))


def test_cells_of_the_padding_are_outside():
    cells = page_cells(torch.tensor([[128, 65]]), cells_per_side=4, image_size=128)
    assert_close(cells, torch.tensor([[[True, True, True, False]] * 4]))


def test_unit_centres_follow_raster_order():
    assert_close(
        unit_centres(torch.tensor([[0, 1, 4]]), 4), torch.tensor([[[0.125, 0.125], [0.375, 0.125], [0.125, 0.375]]])
    )


def test_tokens_are_averaged_over_their_word_and_others_left_out():
    tokens = torch.tensor([[[1.0, 0], [3.0, 2], [10.0, 5], [99.0, 99]]])
    words, real = pool_words(tokens, torch.tensor([[0, 0, 2, -1]]), 3)
    assert_close(words, torch.tensor([[[2.0, 1], [0.0, 0], [10.0, 5]]]))
    assert_close(real, torch.tensor([[True, False, True]]))


def test_words_paint_the_covered_share_of_each_cell():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0]]])
    painted = paint_words(torch.tensor([[[[2.0, -1.0]]]]), boxes, 4)
    expected = torch.zeros(4, 4)
    expected[0, 0], expected[0, 1], expected[2:, 2:] = 2.0, 1.0, -1.0
    assert_close(painted[0, 0, 0], expected)
