import pytest
import torch

from transformers_djepa.modeling.image_encoder import (
    absolute_win_table,
    convert_absolute_positions,
    interpolate_table,
)


def reconstruction_error(table, window, coarse):
    return ((absolute_win_table(window, coarse, (56, 56)) - table).norm() / table.norm()).item()


def test_absolute_win_tiles_the_window_table_and_interpolates_the_coarse_one():
    window, coarse = torch.randn(1, 3, 8, 8), torch.randn(1, 3, 7, 7)
    table = absolute_win_table(window, coarse, (16, 24)).view(16, 24, 3)
    stretched = torch.nn.functional.interpolate(coarse, size=(16, 24), mode="bicubic")[0]
    assert torch.allclose(table[9, 20], window[0, :, 1, 4] + stretched[:, 9, 20], atol=1e-6)


def test_window_and_coarse_parts_of_a_table_are_recovered_exactly():
    parts = torch.randn(1, 6, 8, 8), torch.randn(1, 6, 7, 7)
    table = absolute_win_table(*parts, (56, 56))
    window, coarse = convert_absolute_positions(table)
    assert window.shape == (1, 6, 8, 8) and coarse.shape == (1, 6, 7, 7)
    assert reconstruction_error(table, window, coarse) < 1e-5


def test_conversion_preserves_positions_at_a_larger_size_where_interpolation_fails():
    parts = torch.randn(1, 6, 8, 8), torch.randn(1, 6, 7, 7)
    learned, wanted = absolute_win_table(*parts, (56, 56)), absolute_win_table(*parts, (128, 128))
    converted = absolute_win_table(*convert_absolute_positions(learned), (128, 128))
    assert (converted - wanted).norm() / wanted.norm() < 1e-3
    assert (interpolate_table(learned, (128, 128)) - wanted).norm() / wanted.norm() > 0.5


def test_conversion_error_is_at_most_the_noise():
    parts = torch.randn(1, 6, 8, 8), torch.randn(1, 6, 7, 7)
    table = absolute_win_table(*parts, (56, 56))
    noise = 0.1 * torch.randn_like(table)
    error = reconstruction_error(table + noise, *convert_absolute_positions(table + noise))
    assert error <= noise.norm() / (table + noise).norm()


@pytest.mark.parametrize(("tokens", "message"), [(55, "55 tokens"), (60 * 60, "multiple of 8")])
def test_tables_of_partial_windows_raise(tokens, message):
    with pytest.raises(ValueError, match=message):
        convert_absolute_positions(torch.zeros(1, tokens, 4))
