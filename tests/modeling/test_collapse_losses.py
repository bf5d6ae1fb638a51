"""Variance and covariance losses: their values, and that they prevent collapse."""

import pytest
import torch
from torch.testing import assert_close

from builders import build_config, build_processor, draw_page
from transformers_djepa import DJepaForPreTraining, DJepaPreTrainingCollator
from transformers_djepa.modeling.losses import MIN_DEVIATION, covariances, spread_terms


def all_valid(states: torch.Tensor) -> torch.Tensor:
    return torch.ones(states.shape[:2], dtype=torch.bool)


def losses_of(states: torch.Tensor, real: torch.Tensor | None = None) -> dict[str, torch.Tensor]:
    found = covariances(states, all_valid(states) if real is None else real)
    return dict(zip(("variance", "covariance", "spread"), spread_terms(found)))


def test_independent_channels_have_almost_no_loss():
    found = losses_of(torch.randn(2, 4000, 16))
    assert_close(found["variance"], torch.zeros(2))
    assert (found["covariance"] < 0.1).all()
    assert_close(found["spread"], torch.ones(2), atol=0.05, rtol=0)


def test_a_large_constant_reduces_the_spread():
    """The constant is a thousand times larger than the differences between positions."""
    states = torch.randn(1, 400, 16)
    found = losses_of(states + 1000 * torch.randn(16))
    assert found["spread"] < 0.01
    assert_close(found["variance"], MIN_DEVIATION - found["spread"], atol=0.01, rtol=0)


def test_losses_ignore_scale_and_padding():
    states, real = torch.randn(2, 30, 8), torch.arange(30) < torch.tensor([[30], [20]])
    padded = torch.where(real.unsqueeze(-1), states, 100.0)
    for name, values in losses_of(7 * padded, real).items():
        assert_close(values[1:], losses_of(states[1:, :20])[name], rtol=1e-4, atol=1e-5, msg=name)


def test_redundant_channels_have_a_higher_covariance_loss_than_independent_ones():
    few = torch.randn(1, 400, 4) @ torch.randn(4, 64)
    assert losses_of(few)["covariance"] > 4 * losses_of(torch.randn(1, 400, 64))["covariance"]


def test_covariance_is_computed_on_layer_normed_states():
    states = torch.randn(1, 50, 8)
    rows = torch.nn.functional.layer_norm(states[0], (8,), eps=1e-6)
    expected = torch.cov(rows.T, correction=0)
    found = covariances(states, all_valid(states))
    assert_close(found[0], expected, rtol=1e-4, atol=1e-5)
    off = expected - expected.diagonal().diag()
    assert_close(spread_terms(found)[1][0], off.square().sum() / 8, rtol=1e-4, atol=1e-5)


def test_gradients_are_finite_with_one_position_or_none():
    states = torch.randn(2, 5, 8, requires_grad=True)
    real = torch.tensor([[True, False, False, False, False], [False] * 5])
    sum(values.sum() for values in losses_of(states, real).values()).backward()
    assert torch.isfinite(states.grad).all()


def batch_of(*words: list[str], size: tuple[int, int] = (400, 500)) -> dict[str, torch.Tensor]:
    pages = []
    for number, page_words in enumerate(words):
        boxes = [[50.0, 40.0 + 70 * index, 400, 80.0 + 70 * index] for index in range(len(page_words))]
        page = {"image": draw_page(page_words, size), "words": page_words, "boxes": boxes}
        pages.append(page | {"page_id": str(number), "epoch": 0})
    return DJepaPreTrainingCollator(build_processor())(pages)


def build(**settings) -> DJepaForPreTraining:
    torch.manual_seed(0)
    small = {"predictor_hidden_size": 32, "predictor_num_layers": 1, "predictor_num_attention_heads": 2}
    return DJepaForPreTraining(build_config(**(small | settings)))


WORDS = [f"word{index}" for index in range(12)]


def add_large_constant(module, inputs, output):
    """Hook that adds a large constant to a module's image output."""
    if isinstance(output, tuple):
        return output[0] + 1000 * torch.linspace(-1, 1, output[0].shape[-1]), *output[1:]
    output.last_hidden_state = output.last_hidden_state + 1000 * torch.linspace(-1, 1, 64)
    return output


@pytest.mark.parametrize("part, name", (("image_encoder", "image"), ("fusion", "joint_image")))
def test_a_collapsed_part_has_a_low_spread_and_a_high_loss(part, name):
    batch = batch_of(WORDS, WORDS[:8])
    model = build().eval()
    before = model(**batch)
    assert before.spreads[name] > 0.1
    getattr(model.model, part).register_forward_hook(add_large_constant)
    after = model(**batch)
    assert after.spreads[name] < 0.02
    assert_close(after.spreads["text"], before.spreads["text"])
    assert after.loss_dict["variance"] > before.loss_dict["variance"] + 0.1


@pytest.mark.parametrize("weight, holds", ((1.0, True), (0.0, False)))
def test_the_losses_restore_a_collapsed_encoder(weight, holds):
    """Training removes a large constant in the image encoder's last layer only with these losses."""
    batch = batch_of(WORDS, WORDS[:8])
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
