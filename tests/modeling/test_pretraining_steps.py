"""A training step of `DJepaForPreTraining`: split batches, activation checkpointing, bfloat16."""

import pytest
import torch
from pretraining_pages import batch_of, build, gradients, rows
from torch.testing import assert_close

from transformers_djepa import DJepaForPreTraining
from transformers_djepa.modeling.pretraining import TARGETS


WORDS = (40, 2, 1, 17)  # words per page; nothing can be hidden on the third page


@pytest.fixture(scope="module")
def batch():
    return batch_of(*WORDS)


def step(model, *batches) -> float:
    """Accumulate gradients over several batches and return their mean loss."""
    losses = [model(**each).loss / len(batches) for each in batches]
    for loss in losses:
        loss.backward()
    return sum(losses).detach()


@pytest.mark.parametrize("cut", (((0, 1), (2, 3)), ((0, 3), (2, 1)), ((0,), (1,), (2,), (3,))))
def test_loss_and_gradient_do_not_depend_on_how_a_batch_is_split(batch, cut):
    whole, parts = build(), build()
    loss = step(whole, batch)
    assert_close(step(parts, *(rows(batch, *numbers) for numbers in cut)), loss, rtol=1e-5, atol=1e-6)
    assert_close(gradients(parts), gradients(whole), rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("dropout", (0.0, 0.1))
@pytest.mark.parametrize("reentrant", (True, False))
def test_activation_checkpointing_changes_neither_loss_nor_gradient(batch, dropout, reentrant):
    kept, checkpointed = build(dropout=dropout), build(dropout=dropout)
    checkpointed.gradient_checkpointing_enable({"use_reentrant": reentrant})
    found = []
    for model in (kept, checkpointed):
        torch.manual_seed(1)
        found.append((step(model, batch), gradients(model)))
    assert torch.equal(found[0][0], found[1][0])
    assert_close(found[0][1], found[1][1], rtol=0, atol=0)


def in_bfloat16(way: str, folder) -> DJepaForPreTraining:
    model = build()
    if way == "from_pretrained":
        model.save_pretrained(folder)
        return DJepaForPreTraining.from_pretrained(folder, dtype=torch.bfloat16)
    if way == "from_config":
        return DJepaForPreTraining._from_config(model.config, dtype=torch.bfloat16)
    return model.to(torch.bfloat16) if way == "to" else model.bfloat16()


@pytest.mark.parametrize("way", ("from_pretrained", "from_config", "to", "bfloat16"))
def test_target_encoders_of_a_bfloat16_model_are_float32_and_updated(way, tmp_path, batch):
    model = in_bfloat16(way, tmp_path).train()
    assert next(model.model.parameters()).dtype == torch.bfloat16
    loss = step(model, batch)
    assert torch.isfinite(loss) and gradients(model)
    for name, source in TARGETS.items():
        target, encoder = getattr(model, name), getattr(model.model, source)
        assert {p.dtype for p in target.parameters()} == {torch.float32}
        before = next(target.parameters()).clone()
        with torch.no_grad():
            next(encoder.parameters()).add_(1.0)
    model.update_targets(0.996)
    expected = 0.996 * before + 0.004 * next(encoder.parameters()).float()
    assert_close(next(target.parameters()), expected, rtol=0, atol=1e-7)
    assert not torch.equal(next(target.parameters()), before)
