import torch

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
