"""Largest entries of gradients, by which they are checked and scaled."""

import pytest
import torch
from torch import nn

from transformers_djepa.optim.tensors import largest_entry


@pytest.mark.parametrize("size", (1e-45, 1e-39, 1.0, 1e38))
@pytest.mark.parametrize("shape", ((), (7,), (20, 30), (4, 5, 6)))
def test_the_largest_entry_of_any_size_is_exact(shape, size):
    parameter = nn.Parameter(torch.zeros(shape))
    parameter.grad = -torch.rand(shape) * 0.5 * size
    parameter.grad.view(-1)[-1] = -size
    assert largest_entry(parameter) == torch.tensor(size)


@pytest.mark.parametrize("value", (float("nan"), float("inf"), -float("inf")))
def test_a_non_finite_entry_gives_a_non_finite_result(value):
    parameter = nn.Parameter(torch.zeros(20, 30))
    parameter.grad = torch.ones(20, 30)
    parameter.grad[3, 4] = value
    assert not largest_entry(parameter) < torch.inf
