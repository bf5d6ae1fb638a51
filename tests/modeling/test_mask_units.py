import pytest
import torch

from transformers_djepa.modeling.mask_units import (
    pool_tokens,
    reroll_unit,
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
