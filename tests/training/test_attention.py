"""The attention of bfloat16 training on CPUs."""

import pytest
import torch
from torch import nn
from torch.testing import assert_close
from transformers.models.bert.modeling_bert import eager_attention_forward

from builders import SIDE, build_model
from transformers_djepa.training.attention import bfloat16_attention, use_cpu_attention


def results(attend, mask: torch.Tensor | None) -> list[torch.Tensor]:
    """Output and gradients for 5 queries and 70 keys."""
    torch.manual_seed(0)
    states = [torch.randn(2, length, 3, 4).transpose(1, 2).requires_grad_() for length in (5, 70, 70)]
    output, _ = attend(nn.Module(), *states, mask, scaling=0.5)
    mask = [mask] if mask is not None and mask.requires_grad else []
    return [output, *torch.autograd.grad(output, [*states, *mask], torch.randn(output.shape))]


@pytest.mark.parametrize("shape", (None, (2, 1, 1, 70), (2, 1, 5, 70), (2, 3, 5, 70)))
def test_outputs_and_gradients_are_those_of_eager_attention_with_that_of_a_bias(shape):
    bias = None if shape is None else torch.randn(shape, requires_grad=True)
    assert_close(results(bfloat16_attention, bias), results(eager_attention_forward, bias))


@torch.no_grad()
def test_an_encoded_page_does_not_depend_on_the_mask_units_of_the_others_in_its_batch():
    model, pixel_values = build_model(), torch.randn(2, 3, SIDE, SIDE)
    use_cpu_attention(model, bf16=True)
    unit_mask = torch.arange(16) < torch.tensor([[16], [5]])
    together = model.model.image_encoder(pixel_values, unit_mask).last_hidden_state
    alone = model.model.image_encoder(pixel_values[1:], unit_mask[1:]).last_hidden_state
    assert_close(together[1:, :5], alone)
