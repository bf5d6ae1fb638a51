import pytest
import torch

from transformers_djepa.modeling.mask_units import (
    assemble_map,
    cut_unit_windows,
    hide_pixels,
    pool_tokens,
    reroll_unit,
    select_units,
    unroll_unit,
)


def test_pooling_in_unroll_order_matches_max_pooling_of_neighbours():
    unit = torch.randn(3, 5, 8, 8)
    pooled = pool_tokens(unroll_unit(unit.permute(0, 2, 3, 1)), stride=4, dim=1)
    expected = torch.nn.functional.max_pool2d(unit, 2)
    assert torch.equal(reroll_unit(pooled).permute(0, 3, 1, 2), expected)


@pytest.mark.parametrize("side", [1, 2, 4, 8])
def test_reroll_undoes_unroll(side):
    unit = torch.randn(2, 3, side, side, 4)
    assert torch.equal(reroll_unit(unroll_unit(unit)), unit)


def test_units_are_selected_in_row_order_and_padded_with_hidden_ones():
    unit_mask = torch.tensor([[0, 1, 0, 1, 1, 0], [0, 0, 0, 1, 0, 0]]).bool()
    selection = select_units(unit_mask)
    assert selection.indices[0].tolist() == [1, 3, 4]
    assert selection.indices[1, 0] == 3
    assert not unit_mask[1, selection.indices[1, 1:]].any()
    assert selection.attention_mask.tolist() == [[True, True, True], [True, False, False]]


def test_equal_counts_need_no_attention_mask():
    assert select_units(torch.tensor([[0, 1, 1], [1, 0, 1]]).bool()).attention_mask is None


def test_a_page_without_units_raises():
    with pytest.raises(ValueError, match="hides all 3 units"):
        select_units(torch.tensor([[0, 0, 0], [1, 0, 1]]).bool())


def test_windows_contain_the_unit_and_its_margin_with_zeros_beyond_the_image():
    image = torch.arange(1.0, 65).view(1, 1, 8, 8)
    windows = cut_unit_windows(image, torch.tensor([[0, 3]]), unit_pixels=4, halo=(1, 0))
    assert windows.shape == (2, 1, 5, 5)
    assert torch.equal(windows[0, 0, 1:, 1:], image[0, 0, :4, :4])
    assert windows[0, 0, 0].eq(0).all()
    assert torch.equal(windows[1, 0], image[0, 0, 3:, 3:])


def test_hidden_pixels_are_zeroed_even_where_they_are_nan():
    image = torch.full((1, 2, 8, 8), torch.nan)
    image[..., :4, 4:] = 1.0
    shown = hide_pixels(image, torch.tensor([[False, True, False, False]]), unit_pixels=4)
    assert shown[..., :4, 4:].eq(1).all() and shown.sum() == 2 * 16


def test_assembled_map_has_kept_units_in_place_and_zeros_elsewhere():
    selection = select_units(torch.tensor([[0, 1, 1, 0], [0, 0, 0, 1]]).bool())
    tokens = torch.tensor([[1.0, 2.0], [3.0, 9.0]])[..., None, None].expand(2, 2, 4, 1)
    page = assemble_map(tokens, selection, (2, 2))[..., 0]  # (2, 4, 4)
    assert page[0, ::2, ::2].tolist() == [[0, 1], [2, 0]]
    assert page[1, ::2, ::2].tolist() == [[0, 0], [0, 3]]
