"""Simulated clicks are placed where the first prediction is wrong."""

import torch

from transformers_djepa.modeling.geometry import sample_error_clicks


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
