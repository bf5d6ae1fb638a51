"""The fast optimizer takes the steps of the reference."""

import pytest
import torch
from gradients import SHAPES, Task
from tensorly import backend_context

from transformers_djepa.optim import NaturalGradient
from transformers_djepa.optim.reference import natural_gradient


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_every_step_matches_the_reference(shape):
    task = Task(shape)
    (parameter,) = task.parameters
    optimizer = NaturalGradient(
        [parameter], lr=0.02, weight_decay=0.1, low_rank=True, rank=6, refresh_interval=5, betas=(0.8, 0.9)
    )
    expected, state = parameter.detach().clone(), {}
    for _ in range(14):
        task.next_gradients()
        optimizer.step()
        own = optimizer.state[parameter]
        scaled, basis = parameter.grad * own["gradient_scale"], own["basis"].clone()
        with backend_context("pytorch"):
            step = natural_gradient(scaled, state, optimizer.param_groups[0], basis)
        expected -= 0.02 * (step + 0.1 * expected)
        torch.testing.assert_close(parameter.detach(), expected, rtol=1e-10, atol=1e-12)
    assert optimizer.refreshes == 2


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_subspaces_that_are_found_in_different_ways_give_nearly_the_same_moves(shape):
    task = Task(shape)
    (parameter,) = task.parameters
    optimizer = NaturalGradient([parameter], lr=0.02, low_rank=True, rank=6, refresh_interval=5)
    start, move, state = parameter.detach().clone(), torch.zeros_like(parameter), {}
    for _ in range(10):
        task.next_gradients()
        optimizer.step()
        with backend_context("pytorch"):
            move -= 0.02 * natural_gradient(parameter.grad, state, optimizer.param_groups[0])
    moves = (parameter.detach() - start).flatten(), move.detach().flatten()
    assert torch.nn.functional.cosine_similarity(*moves, dim=0) > 0.95
