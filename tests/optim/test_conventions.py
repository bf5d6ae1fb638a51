"""`NaturalGradient` keeps to the conventions of `torch.optim`."""

import os
import shutil
import sysconfig
from pathlib import Path

import pytest
import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient


COMPILER = os.environ.get("CXX", "g++")
HAS_COMPILER = shutil.which(COMPILER) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def layer(seed: int = 0, dtype=torch.float32) -> nn.Module:
    torch.manual_seed(seed)
    return nn.Sequential(nn.Linear(20, 30), nn.Tanh(), nn.Linear(30, 1)).to(dtype)


def backward(model: nn.Module, step: int, sign: float = 1.0) -> None:
    inputs = torch.randn(16, 20, generator=torch.Generator().manual_seed(step)).to(model[0].weight.dtype)
    model.zero_grad()
    (sign * model(inputs).square().mean()).backward()


def train(model, optimizer, steps: int = 4, sign: float = 1.0, scheduler=None) -> None:
    for step in range(steps):
        backward(model, step, sign)
        optimizer.step()
        if scheduler is not None:
            scheduler.step()


def test_maximize_takes_the_steps_of_minimizing_the_negated_objective():
    one, other = layer(), layer()
    train(one, NaturalGradient(one.parameters(), lr=0.01, rank=6, weight_decay=0.1, maximize=True))
    train(other, NaturalGradient(other.parameters(), lr=0.01, rank=6, weight_decay=0.1), sign=-1)
    for mine, theirs in zip(one.parameters(), other.parameters()):
        torch.testing.assert_close(mine, theirs)


@pytest.mark.parametrize("name, value", (("damping", 10.0), ("betas", (0.1, 0.2)), ("refresh_interval", 1)))
def test_settings_may_change_between_steps(name, value):
    models = [layer() for _ in range(2)]
    optimizers = [NaturalGradient(model.parameters(), lr=0.01, rank=6) for model in models]
    for model, optimizer in zip(models, optimizers):
        train(model, optimizer, 2)
    optimizers[0].param_groups[0][name] = value
    for model, optimizer in zip(models, optimizers):
        train(model, optimizer, 3)
    assert not torch.equal(models[0][0].weight, models[1][0].weight)


def test_small_steps_move_bfloat16_parameters_as_far_as_float32_ones():
    moves = []
    for dtype in (torch.float32, torch.bfloat16):
        parameter = nn.Parameter(torch.ones(40, 50, dtype=dtype))
        optimizer = NaturalGradient([parameter], lr=1e-4, rank=10)  # the spacing of bfloat16 at 1 is 4e-3 to 8e-3
        for _ in range(50):
            parameter.grad = torch.ones_like(parameter)
            optimizer.step()
        moves.append((1 - parameter.detach().float()).mean())
    torch.testing.assert_close(moves[1], moves[0], rtol=0.1, atol=0)


def test_rounding_errors_take_no_part_of_a_step_of_rank_one():
    parameter = nn.Parameter(torch.ones(40, 50))
    optimizer = NaturalGradient([parameter], lr=1e-3, rank=10)
    for _ in range(20):
        parameter.grad = torch.ones_like(parameter)
        optimizer.step()
    expected = 20 * 1e-3 * (10 / 40) ** 0.5  # of the energy of a step, the subspace has its share of all directions
    torch.testing.assert_close(1 - parameter.detach(), torch.full((40, 50), expected), rtol=0.1, atol=0)


@pytest.mark.slow
@pytest.mark.skipif(not HAS_COMPILER, reason=f"torch.compile needs {COMPILER} and the headers of Python")
@pytest.mark.parametrize("settings", ({}, {"state_dtype": "int8"}))
def test_compiled_steps_are_those_of_eager_mode_in_one_graph(settings):
    torch._dynamo.utils.counters.clear()
    models = [layer(), layer()]
    for model, compiled in zip(models, (False, True)):
        train(
            model,
            NaturalGradient(model.parameters(), lr=0.01, rank=6, compile=compiled, refresh_interval=2, **settings),
        )
    for eager, compiled in zip(*(model.parameters() for model in models)):
        torch.testing.assert_close(compiled, eager, rtol=1e-3, atol=1e-4)
    assert not torch._dynamo.utils.counters["graph_break"]


def test_arguments_of_other_optimizers_are_refused_by_name_and_settings_are_checked_before_parameters():
    with pytest.raises(TypeError, match="has no foreach, differentiable: it updates tensors of equal shape together"):
        NaturalGradient(layer().parameters(), foreach=True, differentiable=True)
    with pytest.raises(ValueError, match="lr must not be negative"):
        NaturalGradient(None, lr=-1.0)
    with pytest.raises(TypeError):
        NaturalGradient(None)
