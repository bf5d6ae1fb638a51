"""Variance and covariance losses: their values, and that they prevent collapse."""

import pytest
import torch
from pretraining_pages import batch_of, build
from torch.testing import assert_close

from transformers_djepa.modeling.losses import covariances, spread_terms


def all_valid(states: torch.Tensor) -> torch.Tensor:
    return torch.ones(states.shape[:2], dtype=torch.bool)


def losses_of(states: torch.Tensor, real: torch.Tensor | None = None) -> dict[str, torch.Tensor]:
    found = covariances(states, all_valid(states) if real is None else real)
    return dict(zip(("variance", "covariance", "spread"), spread_terms(found)))


def test_losses_ignore_scale_and_padding():
    states, real = torch.randn(2, 30, 8), torch.arange(30) < torch.tensor([[30], [20]])
    padded = torch.where(real.unsqueeze(-1), states, 100.0)
    for name, values in losses_of(7 * padded, real).items():
        assert_close(values[1:], losses_of(states[1:, :20])[name], rtol=1e-4, atol=1e-5, msg=name)


def test_gradients_are_finite_with_one_position_or_none():
    states = torch.randn(2, 5, 8, requires_grad=True)
    real = torch.tensor([[True, False, False, False, False], [False] * 5])
    sum(values.sum() for values in losses_of(states, real).values()).backward()
    assert torch.isfinite(states.grad).all()


@pytest.mark.parametrize("weight, holds", ((1.0, True), (0.0, False)))
def test_the_losses_restore_a_collapsed_encoder(weight, holds):
    """Training removes a large constant in the image encoder's last layer only with these losses."""
    batch = batch_of(12, 8)
    model = build(variance_loss_weight=weight, covariance_loss_weight=0.05 * weight)
    last = [name for name, _ in model.model.image_encoder.named_parameters() if name.endswith("fc2.bias")][-1]
    with torch.no_grad():
        model.model.image_encoder.get_parameter(last).copy_(3 * torch.linspace(-1, 1, 64))
    optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], lr=1e-3)
    for _ in range(60):
        output = model(**batch)
        optimizer.zero_grad()
        output.loss.backward()
        optimizer.step()
    assert (output.spreads["image"] > 0.4) == holds
