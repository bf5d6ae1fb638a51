"""Image features at words: where they are sampled, against a float64 reference."""

import math

import pytest
import torch
from torch.testing import assert_close

from builders import SIDE, build_config
from transformers_djepa.modeling.fusion import BESIDE, SAMPLES, DJepaWordPixels


# A word in the middle of the page, one at its left edge, and one without size
BOXES = torch.tensor([[[0.40, 0.50, 0.52, 0.54], [0.00, 0.10, 0.10, 0.13], [0.7, 0.7, 0.7, 0.7]]])


@pytest.fixture(scope="module")
def word_pixels() -> DJepaWordPixels:
    torch.manual_seed(0)
    module = DJepaWordPixels(build_config())
    with torch.no_grad():
        for parameter in module.parameters():
            parameter.add_(0.1 * torch.randn_like(parameter))
    return module


def feature_maps(dtype: torch.dtype = torch.float32) -> tuple[torch.Tensor, ...]:
    """Random maps `(1, C, S/stride, S/stride)` at strides 4, 8, 16 and 32."""
    generator = torch.Generator().manual_seed(1)
    sizes = zip(build_config().vision_config.stage_dims, (4, 8, 16, 32))
    return tuple(torch.randn(1, dim, SIDE // s, SIDE // s, generator=generator).to(dtype) for dim, s in sizes)


def bilinear(feature_map: torch.Tensor, x: float, y: float) -> torch.Tensor:
    """The map `(C, H, W)` at a point in 0..1; each cell's value is at its centre, and zero outside."""
    column, row = x * feature_map.shape[2] - 0.5, y * feature_map.shape[1] - 0.5
    value = torch.zeros(len(feature_map), dtype=torch.float64)
    for i in (math.floor(row), math.floor(row) + 1):
        for j in (math.floor(column), math.floor(column) + 1):
            if 0 <= i < feature_map.shape[1] and 0 <= j < feature_map.shape[2]:
                value += (1 - abs(row - i)) * (1 - abs(column - j)) * feature_map[:, i, j].double()
    return value


def region_mean(feature_map: torch.Tensor, x0: float, y0: float, x1: float, y1: float) -> torch.Tensor:
    """Mean of the samples on a regular grid in a region."""
    rows, columns = SAMPLES
    points = [(x0 + (x1 - x0) * (c + 0.5) / columns, y0 + (y1 - y0) * (r + 0.5) / rows)
              for r in range(rows) for c in range(columns)]  # fmt: skip
    return torch.stack([bilinear(feature_map, x, y) for x, y in points]).mean(0)


def reference(module: DJepaWordPixels, maps: tuple[torch.Tensor, ...], box: list[float]) -> torch.Tensor:
    """Features `(fusion,)` of one word: its region, those at both sides, and the coarse map at its centre."""
    x0, y0, x1, y1 = box
    reach = BESIDE * (y1 - y0)
    spans = ((x0, x1), (x0 - reach, x0), (x1, x1 + reach))
    parts = [region_mean(maps[0][0], left, y0, right, y1) for left, right in spans]
    features = torch.cat([*parts, bilinear(maps[2][0], (x0 + x1) / 2, (y0 + y1) / 2)])
    norm, projection = module.norm, module.projection
    normed = torch.nn.functional.layer_norm(
        features, features.shape, norm.weight.double(), norm.bias.double(), norm.eps
    )
    return projection.weight.double() @ normed + projection.bias.double()


@torch.no_grad()
def test_features_match_the_float64_reference(word_pixels):
    maps = feature_maps()
    found = word_pixels(maps, BOXES)[0].double()
    expected = torch.stack([reference(word_pixels, maps, box) for box in BOXES[0].double().tolist()])
    assert_close(found, expected, atol=1e-4, rtol=1e-4)


def test_a_word_depends_on_the_pixels_under_and_next_to_it_and_on_no_others(word_pixels):
    maps = tuple(each.requires_grad_() for each in feature_maps())
    word_pixels(maps, BOXES[:, :1]).square().sum().backward()
    x0, y0, x1, y1 = BOXES[0, 0].tolist()
    reach = BESIDE * (y1 - y0)
    rows, columns = (maps[0].grad[0].abs().sum(0) > 0).nonzero().unbind(1)
    cell = 4 / SIDE
    assert rows.min() * cell >= y0 - cell and (rows.max() + 1) * cell <= y1 + cell
    assert x0 - reach - cell <= columns.min() * cell < x0 - reach / 2
    assert x1 + reach / 2 < (columns.max() + 1) * cell <= x1 + reach + cell
    assert (maps[2].grad[0].abs().sum(0) > 0).sum() <= 4  # cells around the centre
    assert maps[1].grad is None and maps[3].grad is None
