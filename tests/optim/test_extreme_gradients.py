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
@pytest.mark.parametrize("low_rank", (True, False))
def test_weights_stay_finite_and_skipped_steps_are_counted(low_rank, sizes, dtype):
    for kind in KINDS:
        optimizer = NaturalGradient(parameters(EVERY_KIND, dtype), lr=LR, refresh_interval=3, low_rank=low_rank)
        assert math.isfinite(train(optimizer, kind, sizes))


@pytest.mark.parametrize("sizes", SEQUENCES.values(), ids=SEQUENCES)
def test_weights_of_the_paper_preset_stay_finite(sizes):
    for kind in KINDS:
        assert train(NaturalGradient.paper(parameters(EVERY_KIND), rank=4, history=3), kind, sizes) < 1


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
