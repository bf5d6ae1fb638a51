import torch

from transformers_djepa.modeling.image_encoder import (
    absolute_win_table,
)


def test_absolute_win_tiles_the_window_table_and_interpolates_the_coarse_one():
    window, coarse = torch.randn(1, 3, 8, 8), torch.randn(1, 3, 7, 7)
    table = absolute_win_table(window, coarse, 24).view(24, 24, 3)
    stretched = torch.nn.functional.interpolate(coarse, size=(24, 24), mode="bicubic")[0]
    assert torch.allclose(table[9, 20], window[0, :, 1, 4] + stretched[:, 9, 20], atol=1e-6)
