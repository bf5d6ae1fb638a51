"""The pixel decoder: which mask cells depend on a unit, a word and a feature map."""

import pytest
import torch

from builders import SIDE, build_config
from transformers_djepa.modeling.mask_decoder import DJepaPixelDecoder


UNITS, CELLS = SIDE // 32, SIDE // 4  # per side
UNIT_REACH, WORD_REACH = 7, 3  # mask cells that three or two convolutions of 3 x 3 reach beyond a unit or a word


@pytest.fixture(scope="module")
def decoder() -> DJepaPixelDecoder:
    torch.manual_seed(0)
    module = DJepaPixelDecoder(build_config())
    with torch.no_grad():
        for parameter in module.parameters():
            parameter.normal_(std=0.2)
    return module


def page(units: int = UNITS**2, words: int = 2) -> dict[str, torch.Tensor]:
    """A page with its first units computed, and words of 16 x 8 cells in different units."""
    generator = torch.Generator().manual_seed(1)
    sizes = zip(build_config().vision_config.stage_dims, (4, 8, 16, 32))
    return {
        "image_embeds": torch.randn(1, UNITS**2, 32, generator=generator)[:, :units],
        "unit_indices": torch.arange(units)[None],
        "unit_mask": torch.ones(1, units, dtype=torch.bool),
        "feature_maps": tuple(torch.randn(1, dim, SIDE // s, SIDE // s, generator=generator) for dim, s in sizes),
        "words": torch.randn(1, 2, 32, generator=generator)[:, :words],
        "word_boxes": torch.tensor([[[0.0, 0.0, 0.5, 0.25], [0.5, 0.75, 1.0, 1.0]]])[:, :words],
    }


def changed_cells(decoder, before: dict, after: dict) -> torch.Tensor:
    """Bool `(S/4, S/4)`: cells whose vectors differ."""
    with torch.no_grad():
        return (decoder(**before) - decoder(**after))[0].abs().amax(0) > 1e-5


def area(top: int, left: int, bottom: int, right: int, margin: int = 0) -> torch.Tensor:
    """Bool `(S/4, S/4)`: the cells of a rectangle with a margin."""
    inside = torch.zeros(CELLS, CELLS, dtype=torch.bool)
    inside[max(0, top - margin) : bottom + margin, max(0, left - margin) : right + margin] = True
    return inside


@pytest.mark.parametrize("unit", (0, 6, 15))
def test_a_unit_changes_its_own_cells_and_those_next_to_it(decoder, unit):
    after = page()
    after["image_embeds"][0, unit] += 1
    row, column = 8 * (unit // UNITS), 8 * (unit % UNITS)
    corners = (row, column, row + 8, column + 8)
    changed = changed_cells(decoder, page(), after)
    assert changed[area(*corners)].all() and not changed[~area(*corners, margin=UNIT_REACH)].any()


def test_padding_units_are_ignored(decoder):
    before, after = page(), page()
    for inputs in (before, after):
        inputs["unit_mask"][0, 4:] = False
    after["image_embeds"][0, 4:] += 1
    assert not changed_cells(decoder, before, after).any()
    assert not changed_cells(decoder, before, page(units=4) | {"feature_maps": before["feature_maps"]}).any()


def test_a_word_changes_the_cells_under_its_box(decoder):
    after = page()
    after["words"][0, 1] += 1
    changed = changed_cells(decoder, page(), after)
    assert changed[area(24, 16, 32, 32)].all() and not changed[~area(24, 16, 32, 32, margin=WORD_REACH)].any()


@pytest.mark.parametrize(("stage", "reach"), ((0, 1), (1, 3), (2, 7)))
def test_a_feature_map_changes_the_cells_at_its_place(decoder, stage, reach):
    """Maps at strides 4, 8 and 16 change 1, 2 and 4 cells per side and those that the convolutions reach."""
    before, after = page(), page()
    size = 2**stage
    after["feature_maps"][stage][0, :, 16 // size, 8 // size] += 1
    changed = changed_cells(decoder, before, after)
    corners = (16, 8, 16 + size, 8 + size)
    assert changed[area(*corners)].all() and not changed[~area(*corners, margin=reach)].any()
