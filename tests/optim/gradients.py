"""Parameters with gradients that can be reproduced, and bitwise comparison of states."""

import copy

import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient


SHAPES = {"matrix": (20, 30), "tall matrix": (30, 20), "kernel": (12, 16, 3, 3), "order three": (12, 5, 14)}


class Task:
    """Parameters of `shapes` and a sequence of gradients, reproducible by seed."""

    def __init__(self, *shapes, dtype=torch.float64, seed: int = 0):
        self.draw = torch.Generator().manual_seed(seed)
        self.parameters = [nn.Parameter(torch.randn(shape, generator=self.draw).to(dtype)) for shape in shapes]
        self.means = [torch.randn(shape, generator=self.draw) for shape in shapes]

    def next_gradients(self, factor: float = 1.0) -> None:
        for parameter, mean in zip(self.parameters, self.means):
            noisy = mean + torch.randn(mean.shape, generator=self.draw)
            parameter.grad = (noisy.double() * factor).to(parameter.dtype)

    def values(self) -> list[torch.Tensor]:
        return [p.detach().clone() for p in self.parameters]


def snapshot(optimizer: NaturalGradient) -> dict:
    return copy.deepcopy(optimizer.state_dict())


def assert_same(one, other) -> None:
    """Assert bitwise equality, including dtypes."""
    assert type(one) is type(other)
    if isinstance(one, torch.Tensor):
        assert one.dtype == other.dtype and torch.equal(one, other)
    elif isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_same(one[key], other[key])
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for a, b in zip(one, other):
            assert_same(a, b)
    else:
        assert one == other
