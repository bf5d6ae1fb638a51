"""Coordinates on the page and in the letterboxed square, their encoding, and simulated clicks."""

import torch
from torch.testing import assert_close

from transformers_djepa.modeling.geometry import (
    DJepaPositionEncoding,
    closeness,
    page_cells,
    page_to_square,
    sample_error_clicks,
    share_inside,
    unit_centres,
)


LINE = 1 / 60  # distance between two text lines, as a share of the page


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


def similarity(encoding, a, b):
    return torch.cosine_similarity(encoding(a), encoding(b), dim=-1).mean()


def sample_points(count=400):
    return torch.rand(count, 2, generator=torch.Generator().manual_seed(0))


def test_encoding_separates_neighbouring_lines_but_not_points_within_a_word():
    torch.manual_seed(0)
    encoding, points = DJepaPositionEncoding(192, 1.0, 16.0), sample_points()
    near = similarity(encoding, points, points + torch.tensor([0.002, 0.002]))
    next_line = similarity(encoding, points, points + torch.tensor([0.0, LINE]))
    assert near > 0.9
    assert next_line < 0.8
    assert near - next_line > 0.15


def test_autocast_does_not_round_points():
    torch.manual_seed(0)
    encoding, points = DJepaPositionEncoding(192, 1.0, 16.0), sample_points()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        rounded = encoding(points)
    assert torch.equal(rounded, encoding(points))


def click(predicted, labels, count=3):
    sizes = torch.tensor([[32, 32]])
    return sample_error_clicks(predicted[None, None], labels[None, None], torch.tensor([[count]]), sizes, 32)


def cells(points):
    return (points[0, 0] / 1000 * 8).long()  # 8 x 8 cells over the whole page


def test_missed_pixels_get_positive_clicks_and_surplus_pixels_negative_ones():
    label = torch.zeros(1, 8, 8)
    label[0, 2, 3:6] = 1
    points, labels = click(torch.full((8, 8), -5.0), label)
    assert labels.tolist() == [[[1, 1, 1]]]
    assert all(label[0, y, x] == 1 for x, y in cells(points).tolist())
    surplus = torch.where(label[0] > 0, 5.0, -5.0)
    surplus[7, 7] = 5.0
    points, labels = click(surplus, label)
    assert labels.tolist() == [[[0, 0, 0]]] and cells(points).tolist() == [[7, 7]] * 3


def test_click_count_is_as_requested_and_zero_without_an_answer():
    label = torch.zeros(1, 8, 8)
    assert click(torch.zeros(8, 8) - 5, label, count=2)[1].tolist() == [[[-10, -10]]]
    label[0, 0, 0] = 1
    stacked = label.expand(1, 2, 1, 8, 8)
    predicted = torch.full((1, 2, 8, 8), -5.0)
    labels = sample_error_clicks(predicted, stacked, torch.tensor([[1, 2]]), torch.tensor([[32, 32]]), 32)[1]
    assert labels.tolist() == [[[1, -10], [1, 1]]]


def test_clicks_stay_on_the_page():
    label = torch.zeros(1, 8, 8)
    label[0, 1, 1] = 1
    predicted = torch.full((8, 8), -5.0)
    predicted[:, 4:] = 5.0  # outside a page that fills the left half of the square
    sizes = torch.tensor([[32, 16]])
    points, labels = sample_error_clicks(predicted[None, None], label[None, None], torch.tensor([[3]]), sizes, 32)
    assert labels.tolist() == [[[1, 1, 1]]]
    assert torch.equal(points[0, 0], torch.tensor([[375.0, 187.5]] * 3))
