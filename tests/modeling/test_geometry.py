"""Coordinates on the page and in the letterboxed square."""

import torch
from torch.testing import assert_close

from transformers_djepa.modeling.geometry import (
    closeness,
    page_cells,
    page_to_square,
    share_inside,
    unit_centres,
)


def test_page_coordinates_map_to_the_letterboxed_page():
    square = page_to_square(torch.tensor([[[1000.0, 1000.0], [500.0, 0.0]]]), torch.tensor([[768, 384]]), 768)
    assert_close(square, torch.tensor([[[0.5, 1.0], [0.25, 0.0]]]))


def test_padding_cells_are_outside_the_page():
    cells = page_cells(torch.tensor([[128, 65]]), cells_per_side=4, image_size=128)
    assert_close(cells, torch.tensor([[[True, True, True, False]] * 4]))


def test_unit_centres_follow_raster_order():
    assert_close(
        unit_centres(torch.tensor([[0, 1, 4]]), 4), torch.tensor([[[0.125, 0.125], [0.375, 0.125], [0.125, 0.375]]])
    )


def test_closeness_is_one_inside_a_word_and_decays_quickly_outside():
    lines = torch.tensor([[[0.1, 0.10, 0.3, 0.12], [0.1, 0.13, 0.3, 0.15], [0.4, 0.10, 0.5, 0.12]]])
    near = closeness(torch.tensor([[[[0.2, 0.11], [0.2, 0.125]]]]), lines)[0, 0]  # in the first word; below it
    assert near[0, 0] == 1 and near[0, 1] < 0.05 and near[0, 2] < 1e-4
    assert 0.5 < near[1, 0] < 1 and near[1, 2] < 1e-4


def test_share_inside_is_the_covered_share_of_each_word():
    words = torch.tensor([[[0.0, 0.0, 0.2, 0.1], [0.2, 0.0, 0.4, 0.1], [0.6, 0.0, 0.8, 0.1]]])
    boxes = torch.tensor([[[0.0, 0.0, 0.3, 0.2], [-0.01, -0.01, -0.01, -0.01]]])  # the second: no box
    assert_close(share_inside(boxes, words), torch.tensor([[[1.0, 0.5, 0.0], [0.0, 0.0, 0.0]]]))
