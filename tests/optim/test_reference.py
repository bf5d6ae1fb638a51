"""The fast optimizer takes the steps of the reference."""

import pytest
import torch
from gradients import SHAPES, Task
from tensorly import backend_context

from transformers_djepa.optim import NaturalGradient
from transformers_djepa.optim.reference import ReferenceNaturalGradient, natural_gradient


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
def test_the_reference_optimizer_trains_like_the_fast_one(shape):
    """Subspaces are found in different ways, and span nearly the same."""
    tasks = [Task(shape) for _ in range(2)]
    settings = {"lr": 0.02, "rank": 6, "refresh_interval": 5}
    optimizers = [
        NaturalGradient(tasks[0].parameters, low_rank=True, **settings),
        ReferenceNaturalGradient(tasks[1].parameters, **settings),
    ]
    starts = [task.values()[0] for task in tasks]
    for _ in range(10):
        for task, optimizer in zip(tasks, optimizers):
            task.next_gradients()
            optimizer.step()
    moves = [(task.values()[0] - start).flatten() for task, start in zip(tasks, starts)]
    assert torch.nn.functional.cosine_similarity(*moves, dim=0) > 0.95
