"""Places on the page and in the square, words and their tokens, words and their pixels."""

import math

import pytest
import torch
from torch.testing import assert_close

from transformers_djepa.modeling.geometry import (
    closeness,
    label_places,
    of_first_tokens,
    page_cells,
    page_to_square,
    paint_words,
    pool_words,
    read_words,
    share_inside,
    straighten,
    tokens_of_words,
    unit_centres,
)


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
    words, real = pool_words(tokens, tokens_of_words(torch.tensor([[0, 0, 2, -1]]), 3))
    assert_close(words, torch.tensor([[[2.0, 1], [0.0, 0], [10.0, 5]]]))
    assert_close(real, torch.tensor([[True, False, True]]))


def test_a_words_box_is_that_of_its_tokens_to_the_last_bit_under_autocast_too():
    boxes = torch.rand(1, 5, 4)
    boxes[0, 1] = boxes[0, 0]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        found = of_first_tokens(boxes, tokens_of_words(torch.tensor([[0, 0, 2, 3, -1]]), 4))
    assert torch.equal(found[0], torch.stack([boxes[0, 0], torch.zeros(4), boxes[0, 2], boxes[0, 3]]))


def test_words_paint_the_covered_share_of_each_cell():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0]]])
    painted = paint_words(torch.tensor([[[[2.0, -1.0]]]]), boxes, 4)
    expected = torch.zeros(4, 4)
    expected[0, 0], expected[0, 1], expected[2:, 2:] = 2.0, 1.0, -1.0
    assert_close(painted[0, 0, 0], expected)


def test_a_word_reads_the_mean_of_the_cells_under_it():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0], [0.3, 0.3, 0.3, 0.3]]])
    cells = torch.zeros(1, 1, 4, 4)
    cells[..., 0, 0], cells[..., 3, 3] = 3.0, 4.0
    assert_close(read_words(cells, boxes), torch.tensor([[[2.0, 1.0, 0.0]]]))  # 1.5 cells of which one is 3; 4 cells


def test_what_is_painted_over_whole_cells_is_read_again():
    boxes = torch.tensor([[[0.0, 0.25, 0.5, 0.5], [0.75, 0.5, 1.0, 1.0]]])
    values = torch.tensor([[[[2.0, -1.0]]]])
    assert_close(read_words(paint_words(values, boxes, 8)[:, :, 0], boxes), values[:, :, 0])


def test_a_point_is_closest_to_the_word_it_lies_in_and_hardly_to_the_next_line():
    lines = torch.tensor([[[0.1, 0.10, 0.3, 0.12], [0.1, 0.13, 0.3, 0.15], [0.4, 0.10, 0.5, 0.12]]])
    near = closeness(torch.tensor([[[[0.2, 0.11], [0.2, 0.125]]]]), lines)[0, 0]  # in the first word; below it
    assert near[0, 0] == 1 and near[0, 1] < 0.05 and near[0, 2] < 1e-4
    assert 0.5 < near[1, 0] < 1 and near[1, 2] < 1e-4


def test_words_lie_in_a_box_by_their_share():
    words = torch.tensor([[[0.0, 0.0, 0.2, 0.1], [0.2, 0.0, 0.4, 0.1], [0.6, 0.0, 0.8, 0.1]]])
    boxes = torch.tensor([[[0.0, 0.0, 0.3, 0.2], [-0.01, -0.01, -0.01, -0.01]]])  # the second: no box
    assert_close(share_inside(boxes, words), torch.tensor([[[1.0, 0.5, 0.0], [0.0, 0.0, 0.0]]]))


def test_labels_stand_beside_on_the_line_or_above_or_below_in_the_column_and_fade_with_distance():
    label, value, far, below, column = range(5)
    boxes = torch.tensor(
        [[10, 10, 20, 12], [21.5, 10, 28, 12], [50, 10, 60, 12], [10, 13, 20, 15], [50, 50, 60, 52]], dtype=torch.float
    )
    places = label_places(boxes[None] / 100)[0]
    near_left, near_above, near_right, near_below, left, above, right, under = places
    assert left.nonzero().tolist() == [[value, label], [far, label], [far, value]]
    assert near_left[value, label] > 0.7 and near_left[far, label] < near_left[far, value] < 0.1
    assert above.nonzero().tolist() == [[below, label], [below, value], [column, far]]
    assert near_above[below, label] > 0.7 and near_above[column, far] < 1e-3
    for there, back in [(left, right), (near_left, near_right), (above, under), (near_above, near_below)]:
        assert_close(there, back.T)  # all words here are of one height


def aslant(boxes: torch.Tensor, degrees: float) -> torch.Tensor:
    """The boxes with their centres turned about the page's corner."""
    slope = math.tan(math.radians(degrees))
    centres = (boxes[..., :2] + boxes[..., 2:]) / 2
    turn = torch.stack([-centres[..., 1], centres[..., 0]], dim=-1) * slope
    return boxes + turn.repeat(1, 1, 2)


def text_page(lines: int, words: int) -> torch.Tensor:
    """Boxes `(1, lines * words, 4)` of equal words in equal lines, over most of the page."""
    y, x = torch.meshgrid(torch.arange(lines), torch.arange(words), indexing="ij")
    corner = torch.stack([0.1 + 0.08 * x, 0.1 + 0.02 * y], dim=-1).flatten(0, 1)
    return torch.cat([corner, corner + torch.tensor([0.06, 0.012])], dim=-1).unsqueeze(0)


@pytest.mark.parametrize("degrees", [-3.0, -0.4, 0.0, 2.0])
def test_a_page_scanned_aslant_is_put_straight(degrees):
    level = text_page(lines=20, words=10)
    scanned = aslant(level, degrees)
    assert_close(straighten(scanned), level * (1 + math.tan(math.radians(degrees)) ** 2), atol=5e-4, rtol=0)
    assert_close(label_places(scanned)[:, 4:], label_places(level)[:, 4:])


def test_a_page_of_few_words_is_level():
    two = torch.tensor([[[0.1, 0.10, 0.2, 0.12], [0.21, 0.105, 0.3, 0.125], [0.5, 0.5, 0.6, 0.52]]])
    assert_close(straighten(two), two)


def test_padded_words_do_not_turn_a_page():
    page = aslant(text_page(lines=3, words=8), 1.5)
    padded = torch.cat([page, torch.zeros(1, 40, 4)], dim=1)
    assert_close(straighten(padded)[:, :24], straighten(page))


def test_words_of_no_height_have_finite_places():
    places = label_places(torch.zeros(1, 3, 4))
    assert places.isfinite().all() and (places <= 1).all()
