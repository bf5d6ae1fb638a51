import pytest
import torch

from transformers_djepa import DJepaConfig
from transformers_djepa.configuration import DJepaPromptConfig
from transformers_djepa.modeling.geometry import DJepaPositionEncoding


LINE = 1 / 60  # distance between two text lines, as a share of the page


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


def test_equal_scales_give_the_coarse_frequencies_of_sam():
    torch.manual_seed(0)
    encoding, points = DJepaPositionEncoding(192, 1.0, 1.0), sample_points()
    assert similarity(encoding, points, points + torch.tensor([0.0, LINE])) > 0.9
    assert encoding.positional_embedding.std().item() == pytest.approx(1.0, abs=0.15)


def test_half_precision_encoding_matches_float32():
    torch.manual_seed(0)
    encoding = DJepaPositionEncoding(192, 1.0, 16.0)
    half, points = DJepaPositionEncoding(192, 1.0, 16.0).to(torch.bfloat16), sample_points()
    half.positional_embedding.copy_(encoding.positional_embedding)
    rounded = encoding.positional_embedding.to(torch.bfloat16).float()
    encoding.positional_embedding.copy_(rounded)
    assert half(points).dtype == torch.bfloat16
    torch.testing.assert_close(half(points).float(), encoding(points), atol=4e-3, rtol=0)  # rounding of the result


@pytest.mark.parametrize("scales", [(0.0, 1.0), (2.0, 1.0)])
def test_invalid_scales_raise(scales):
    with pytest.raises(ValueError, match="frequency_scale"):
        DJepaPromptConfig(frequency_scale=scales[0], fine_frequency_scale=scales[1])


def test_base_size_uses_fine_frequencies():
    assert DJepaConfig.from_size("base").prompt_config.fine_frequency_scale == 16
