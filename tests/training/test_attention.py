"""The attention of bfloat16 training on CPUs against eager attention."""

import pytest
import torch
from torch import nn
from torch.testing import assert_close
from transformers.models.bert.modeling_bert import eager_attention_forward

from transformers_djepa.training.attention import training_attention


def results(attend, mask) -> list[torch.Tensor]:
    """Output and gradients for 5 queries and 70 keys."""
    torch.manual_seed(0)
    states = [torch.randn(2, length, 3, 4).transpose(1, 2).requires_grad_() for length in (5, 70, 70)]
    output, _ = attend(nn.Module(), *states, mask, scaling=0.5)
    mask = [mask] if mask is not None and mask.requires_grad else []
    return [output, *torch.autograd.grad(output, [*states, *mask], torch.randn(output.shape))]


@pytest.mark.parametrize("shape", (None, (2, 1, 1, 70), (2, 1, 5, 70)))
def test_results_are_those_of_eager_attention(shape):
    kept = None if shape is None else torch.rand(shape) > 0.3
    additive = kept if kept is None else torch.zeros(shape).masked_fill(~kept, torch.finfo(torch.float32).min)
    expected = results(eager_attention_forward, additive)
    assert_close(results(training_attention, kept), expected)
    assert_close(results(training_attention, additive), expected)


def test_a_bias_gets_its_gradient():
    bias = torch.randn(2, 3, 5, 70, requires_grad=True)
    assert_close(results(training_attention, bias), results(eager_attention_forward, bias))
