import pytest
import torch

from transformers_djepa import DJepaConfig
from transformers_djepa.configuration import DJepaPromptConfig
from transformers_djepa.modeling.position_encoding import DJepaPositionEncoding


LINE = 1 / 60  # distance of two lines of print, as a share of the page


def similarity(encoding, a, b):
    return torch.cosine_similarity(encoding(a), encoding(b), dim=-1).mean()


def sample_points(count=400):
    return torch.rand(count, 2, generator=torch.Generator().manual_seed(0))


def test_neighbouring_lines_differ_and_points_within_a_word_do_not():
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


def test_equal_scales_are_the_coarse_waves_of_sam():
    torch.manual_seed(0)
    encoding, points = DJepaPositionEncoding(192, 1.0, 1.0), sample_points()
    assert similarity(encoding, points, points + torch.tensor([0.0, LINE])) > 0.9
    assert encoding.positional_embedding.std().item() == pytest.approx(1.0, abs=0.15)


def test_half_precision_distinguishes_lines_as_well():
    torch.manual_seed(0)
    encoding = DJepaPositionEncoding(192, 1.0, 16.0)
    half, points = DJepaPositionEncoding(192, 1.0, 16.0).to(torch.bfloat16), sample_points()
    half.positional_embedding.copy_(encoding.positional_embedding)
    rounded = encoding.positional_embedding.to(torch.bfloat16).float()
    encoding.positional_embedding.copy_(rounded)
    assert half(points).dtype == torch.bfloat16
    torch.testing.assert_close(half(points).float(), encoding(points), atol=4e-3, rtol=0)  # rounding of the result


@pytest.mark.parametrize("scales", [(0.0, 1.0), (2.0, 1.0)])
def test_impossible_scales_are_refused(scales):
    with pytest.raises(ValueError, match="frequency_scale"):
        DJepaPromptConfig(frequency_scale=scales[0], fine_frequency_scale=scales[1])


def test_every_size_has_fine_waves():
    assert DJepaConfig.from_size("base").prompt_config.fine_frequency_scale == 16
