"""`PaperNaturalGradient` is the algorithm of the paper's section 2."""

import pytest
import torch
from gradients import Task, assert_same, snapshot
from torch import nn

from transformers_djepa.optim import NaturalGradient, paper
from transformers_djepa.optim.paper import PaperNaturalGradient, find_factors


@pytest.mark.parametrize("shape", ((20, 30), (12, 10, 9), (10, 9, 3, 3)))
def test_a_step_matches_the_formula_of_the_paper(shape):
    task = Task(shape)
    (parameter,) = task.parameters
    optimizer = PaperNaturalGradient([parameter], lr=0.1, rank=6, history=4, damping=1e-3)
    history = []
    for _ in range(9):
        task.next_gradients()
        before = parameter.detach().clone()
        optimizer.step()
        state = optimizer.state[parameter]
        bases = [state.get(f"basis_{mode}") for mode in range(len(shape))]
        identities = [torch.eye(n).double() if b is None else b for b, n in zip(bases, shape)]
        letters = "abcd"[: len(shape)]
        down = ",".join(x + x.upper() for x in letters)
        low = torch.einsum(f"{letters},{down}->{letters.upper()}", parameter.grad, *identities)
        history = [*history, low.flatten()][-4:]
        matrix = torch.stack(history, dim=1)
        fisher = 1e-3 * torch.eye(len(matrix)).double() + matrix @ matrix.T
        natural = torch.linalg.solve(fisher, low.flatten()).view_as(low)
        step = torch.einsum(f"{letters.upper()},{down}->{letters}", natural, *identities)
        assert ((before - parameter.detach()) / 0.1 - step).norm() <= 1e-6 * step.norm()


def test_a_step_of_a_vector_matches_the_formula_of_the_paper():
    task = Task((12,))
    (parameter,) = task.parameters
    before = parameter.detach().clone()
    task.next_gradients()
    optimizer = NaturalGradient.paper([parameter], lr=0.1, damping=0.5)  # the other way to the class
    assert isinstance(optimizer, PaperNaturalGradient)
    optimizer.step()
    gradient = parameter.grad
    expected = torch.linalg.solve(0.5 * torch.eye(12).double() + torch.outer(gradient, gradient), gradient)
    torch.testing.assert_close(before - parameter.detach(), 0.1 * expected)


def test_the_subspace_matches_tensorly():
    task = Task((20, 30))
    (parameter,) = task.parameters
    optimizer = PaperNaturalGradient([parameter], rank=6)
    task.next_gradients()
    optimizer.step()
    for mode, exact in enumerate(find_factors(parameter.grad, (0, 1), (6, 6))):
        torch.testing.assert_close(optimizer.state[parameter][f"basis_{mode}"], exact)


@pytest.mark.parametrize("dtype", (torch.float32, torch.bfloat16))
def test_a_resumed_run_is_bitwise_equal_to_an_uninterrupted_one(dtype, monkeypatch):
    monkeypatch.setattr(paper, "REFRESH_INTERVAL", 4)
    runs = [Task((20, 30), (9,), dtype=dtype) for _ in range(2)]
    optimizers = [PaperNaturalGradient(task.parameters, rank=6, history=3) for task in runs]
    for step in range(11):
        for task, optimizer in zip(runs, optimizers):
            task.next_gradients()
            optimizer.step()
        if step in (2, 5):
            saved = snapshot(optimizers[1])
            optimizers[1] = PaperNaturalGradient(runs[1].parameters, rank=6, history=3)
            optimizers[1].load_state_dict(saved)
    assert_same(runs[0].values(), runs[1].values())
    assert_same(snapshot(optimizers[0]), snapshot(optimizers[1]))


@pytest.mark.parametrize("name, value", (("history", 0), ("history", "x"), ("damping", 0.0), ("damping", None)))
def test_a_setting_out_of_range_raises(name, value):
    with pytest.raises(ValueError, match=f"{name} must be .*got {value!r}"):
        PaperNaturalGradient([nn.Parameter(torch.zeros(10, 10))], **{name: value})
