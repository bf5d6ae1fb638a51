"""Finite gradients of any size leave finite weights and take steps of ordinary size, or are counted as skipped."""

import math
from functools import partial

import pytest
import torch
from torch import nn

from transformers_djepa.optim import NaturalGradient


LR = 0.01
LARGEST_STEP = 50 * LR  # root mean square of one step of a normalized direction
MATRICES = ((12, 20), (9, 10, 3))
EVERY_KIND = (*MATRICES, (12,), (), (0, 10))

SEQUENCES = {
    "denormal": [1e-45] * 4 + [1e-39] * 4,
    "1e37": [1e37] * 5,
    "1 then 1e19": [1, 1, 1e19, 1e19, 1, 1, 1],
    "1e-20 then 1": [1e-20, 1, 1, 1, 1, 1],
    "1e37 then 1": [1e37, 1, 1, 1, 1, 1],
    "growing": [1, 1e4, 1e8, 1e12, 1e16, 1e20, 1e24, 1e28],
    "alternating": [1e-45, 1e37] * 4,
    "with zeros": [0, 1, 0, 1e19, 0, 1e-30, 1],
}
NORMALIZED = {
    "default": {},
    "without Fisher matrix": {"rank": 4, "fisher": False},
    "int8": {"rank": 4, "state_dtype": "int8"},
    "full rank": {"rank": 100},
    "little damping": {"rank": 4, "damping": 1e-12},
}
OTHERS = {
    "low rank": {"low_rank": True},
    "AdamW": {"low_rank": False},
}


def noise(shape, step):
    return torch.randn(shape, generator=torch.Generator().manual_seed(step), dtype=torch.float64)


def equal(shape, step):
    return noise(shape, 0)


def one_entry(shape, step):
    gradient = torch.zeros(shape, dtype=torch.float64)
    if gradient.numel():
        gradient.view(-1)[37 * step % gradient.numel()] = 1
    return gradient


def one_entry_in_noise(shape, step):
    return one_entry(shape, step) + 1e-12 * noise(shape, step)


def one_row(shape, step):
    gradient = torch.zeros(shape, dtype=torch.float64)
    gradient[step % len(gradient) if gradient.numel() and gradient.dim() else ...] = 1
    return gradient


KINDS = (noise, equal, one_entry, one_entry_in_noise, one_row)


def parameters(shapes, dtype=torch.float32) -> list[nn.Parameter]:
    return [nn.Parameter(noise(shape, 100).to(dtype)) for shape in shapes]


def train(optimizer, kind, sizes) -> float:
    """Take a step with a gradient of each size; return the largest step (root mean square over a parameter).

    Every step must leave finite weights, and move something if and only if it is not counted as skipped.
    """
    chosen, largest = optimizer.param_groups[0]["params"], 0.0
    for step, size in enumerate(sizes):
        before, skipped = [p.detach().clone() for p in chosen], optimizer.skipped_steps
        for p in chosen:
            p.grad = (kind(tuple(p.shape), step) * size).to(p.dtype)
        is_finite = all(p.grad.isfinite().all() for p in chosen)
        optimizer.step()
        moves = [(p.detach() - old).double() for p, old in zip(chosen, before) if p.numel()]
        assert all(move.isfinite().all() for move in moves), f"step {step}"
        is_skipped = optimizer.skipped_steps > skipped
        assert is_skipped or is_finite
        assert not (is_skipped and any(move.any() for move in moves))
        largest = max(largest, *(move.norm().item() / math.sqrt(move.numel()) for move in moves))
    return largest


@pytest.mark.parametrize("sizes", SEQUENCES.values(), ids=SEQUENCES)
@pytest.mark.parametrize("settings", NORMALIZED.values(), ids=NORMALIZED)
def test_matrices_take_steps_of_ordinary_size_at_any_gradient_scale(settings, sizes):
    for kind in KINDS:
        optimizer = NaturalGradient(parameters(MATRICES), lr=LR, refresh_interval=3, **settings)
        assert 0.05 * LR < train(optimizer, kind, sizes) < LARGEST_STEP
        assert optimizer.skipped_steps == 0


@pytest.mark.parametrize("dtype", (torch.float32, torch.float16))
@pytest.mark.parametrize("sizes", SEQUENCES.values(), ids=SEQUENCES)
@pytest.mark.parametrize("settings", OTHERS.values(), ids=OTHERS)
def test_weights_stay_finite_and_skipped_steps_are_counted(settings, sizes, dtype):
    for kind in KINDS:
        train(NaturalGradient(parameters(EVERY_KIND, dtype), lr=LR, refresh_interval=3, **settings), kind, sizes)


@pytest.mark.parametrize("sizes", SEQUENCES.values(), ids=SEQUENCES)
def test_weights_of_the_paper_preset_stay_finite(sizes):
    for kind in KINDS:
        assert train(NaturalGradient.paper(parameters(EVERY_KIND), rank=4, history=3), kind, sizes) < 1


@pytest.mark.parametrize("settings", ({}, {"rank": 4}, {"damping": 1e-12}, {"damping": 2e-38}, {"state_dtype": "int8"}))
@pytest.mark.parametrize("shape", ((32, 64), (12, 16, 5, 5), (12, 4, 5, 6, 3)))
def test_gradients_of_rows_that_wake_outside_the_subspace_take_steps_of_ordinary_size(shape, settings):
    (parameter,) = parameters([shape])
    optimizer = NaturalGradient([parameter], lr=LR, low_rank=True, **settings)
    for step in range(30):
        gradient = noise(shape, step % 3).float()
        gradient[..., 3:] *= step == 29  # of the last mode, three entries are awake before
        before = parameter.detach().clone()
        parameter.grad = gradient
        optimizer.step()
        move = parameter.detach() - before
        assert move.norm() / move.numel() ** 0.5 < 1.5 * LR


@pytest.mark.parametrize("size", (1e-200, 1e150))
@pytest.mark.parametrize("settings", (NORMALIZED | OTHERS).values(), ids=NORMALIZED | OTHERS)
def test_float64_weights_stay_finite(settings, size):
    for kind in KINDS:
        optimizer = NaturalGradient(parameters(EVERY_KIND, torch.float64), lr=LR, refresh_interval=3, **settings)
        train(optimizer, kind, [size] * 4)


@pytest.mark.parametrize("sizes", ((1, 1e19), (1e-20, 1), (1e-39, 1e-39), (1e37, 1e-3)))
def test_steps_follow_the_gradient_after_a_jump_of_scale(sizes):
    (parameter,) = parameters([(12, 20)])
    optimizer = NaturalGradient([parameter], lr=LR, rank=6)
    for size in (sizes[0], *[sizes[1]] * 40):
        before = parameter.detach().clone()
        parameter.grad = (noise((12, 20), 0) * size).float()
        optimizer.step()
    move = (parameter.detach() - before).double()
    assert torch.nn.functional.cosine_similarity(move.flatten(), -noise((12, 20), 0).flatten(), dim=0) > 0.7
    assert 0.1 * LR < move.norm() / move.numel() ** 0.5 < 5 * LR


@pytest.mark.parametrize(
    "build", (partial(NaturalGradient, lr=LR, low_rank=False), partial(NaturalGradient.paper, lr=LR))
)
def test_gradients_whose_squares_overflow_are_skipped_and_training_goes_on(build):
    (parameter,) = parameters([(12, 20)])
    optimizer = build([parameter])
    assert train(optimizer, noise, [1, 1e30, 1e30]) > 0
    assert optimizer.skipped_steps == 2
    assert train(optimizer, noise, [1, 1]) > 0
    assert optimizer.skipped_steps == 2


@pytest.mark.parametrize("size", (1.0, 1e3, 1e6))
@pytest.mark.parametrize("spread", (1.0, 1e-2))
def test_the_paper_preset_is_exact_in_float32_for_large_and_nearly_equal_gradients(size, spread):
    (parameter,) = parameters([(40, 30)])
    nn.init.zeros_(parameter)
    optimizer, history = NaturalGradient.paper([parameter], lr=1.0, rank=8, history=5), []
    for step in range(8):
        gradient = equal((40, 30), 0) + spread * noise((40, 30), step)
        parameter.grad = (gradient / gradient.norm() * size).float()
        nn.init.zeros_(parameter)
        optimizer.step()
        left, right = (optimizer.state[parameter][f"basis_{mode}"].double() for mode in range(2))
        low = left.T @ parameter.grad.double() @ right
        history = [*history, low.flatten()][-5:]
        matrix = torch.stack(history, dim=1)
        gram = 1e-3 * torch.eye(len(history), dtype=torch.float64) + matrix.T @ matrix
        natural = matrix @ torch.linalg.inv(gram)[:, -1]  # F⁻¹g for the newest gradient g
        expected = left @ natural.view(8, 8) @ right.T
        assert (parameter.double() + expected).norm() < 1e-3 * expected.norm()


@pytest.mark.parametrize("shape", ((0,), (0, 10), (10, 0, 20), (0, 100, 100)))
@pytest.mark.parametrize("low_rank", (True, False, None))
def test_tensors_without_elements_are_passed_through(shape, low_rank):
    empty, full = nn.Parameter(torch.zeros(shape)), nn.Parameter(torch.zeros(20, 20))
    optimizer = NaturalGradient([empty, full], low_rank=low_rank)
    for _ in range(2):
        empty.grad, full.grad = torch.zeros(shape), torch.ones(20, 20)
        optimizer.step()
    assert full.any() and empty.shape == shape
    twin = NaturalGradient([empty, full], low_rank=low_rank)
    twin.load_state_dict(optimizer.state_dict())
    alone = NaturalGradient([empty], low_rank=low_rank)
    alone.step()
    assert alone.skipped_steps == 0
