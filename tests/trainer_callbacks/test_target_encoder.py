"""`TargetEncoderCallback`: one update per optimizer step, on schedule, also after a resume."""

import followed
import pretraining_pages
import pytest
import torch
from followed import average, targets
from small_trainer import SmallModel, build_trainer

from transformers_djepa import TargetEncoderCallback


class Followed(SmallModel):
    """Records the momentum of each update."""

    def __init__(self):
        super().__init__()
        self.moved = []

    def update_targets(self, momentum):
        self.moved.append(momentum)


def train(folder, model, steps=4, resume=None, **arguments):
    callbacks = {"callbacks": [TargetEncoderCallback()]}
    trainer = build_trainer(model, folder, steps=steps, trainer_settings=callbacks, **arguments)
    trainer.train(resume_from_checkpoint=resume)
    return model.moved


def test_the_momentum_rises_linearly_over_the_steps(tmp_path):
    torch.manual_seed(0)
    assert train(tmp_path, Followed()) == pytest.approx([0.996, 0.997, 0.998, 0.999])


def test_accumulated_batches_count_once(tmp_path):
    moved = train(tmp_path, Followed(), gradient_accumulation_steps=4, per_device_train_batch_size=2)
    assert moved == pytest.approx([0.996, 0.997, 0.998, 0.999])


def test_a_resumed_run_continues_the_schedule(tmp_path):
    train(tmp_path, Followed(), save_strategy="steps", save_steps=2)
    moved = train(tmp_path, Followed(), resume=str(tmp_path / "checkpoint-2"))
    assert moved == pytest.approx([0.998, 0.999])


def test_a_model_without_targets_is_a_clear_error(tmp_path):
    trainer = build_trainer(SmallModel(), tmp_path, trainer_settings={"callbacks": [TargetEncoderCallback()]})
    with pytest.raises(ValueError, match="needs a model with target encoders.*got SmallModel"):
        trainer.train()


@pytest.mark.parametrize("momenta", ((1.0, 0.9), (-0.1, 1.0), (0.9, 1.1)))
def test_invalid_momenta_are_refused(momenta):
    with pytest.raises(ValueError, match="start and end"):
        TargetEncoderCallback(*momenta)


def assert_average(model, notes, first=0):
    for found, expected in zip(targets(model), average(notes, first), strict=True):
        assert torch.equal(found, expected)
    assert any(not torch.equal(found, before) for found, before in zip(targets(model), notes.start))


@pytest.mark.parametrize(
    "arguments",
    (
        {},
        {"gradient_accumulation_steps": 2, "per_device_train_batch_size": 2},
        {"bf16": True},
        {"gradient_checkpointing": True},
    ),
    ids=("plain", "accumulation", "autocast", "checkpointing"),
)
def test_the_targets_are_the_average_of_the_encoders_after_each_optimizer_step(tmp_path, arguments):
    model = pretraining_pages.build()
    notes = followed.train(model, tmp_path, **arguments)
    assert len(notes.encoders) == followed.STEPS
    assert_average(model, notes)
    assert {value.dtype for value in targets(model)} == {torch.float32}


def test_the_average_of_a_bfloat16_model_is_taken_in_float32(tmp_path):
    model = pretraining_pages.build().bfloat16()
    notes = followed.train(model, tmp_path)
    assert_average(model, notes)
    assert {value.dtype for value in targets(model)} == {torch.float32}


def test_accumulated_batches_train_like_one(tmp_path):
    whole, cut = pretraining_pages.build(), pretraining_pages.build()
    followed.train(whole, tmp_path / "whole", **followed.SGD)
    followed.train(cut, tmp_path / "cut", **followed.SGD, gradient_accumulation_steps=4, per_device_train_batch_size=1)
    for first, second in zip(targets(whole), targets(cut), strict=True):
        torch.testing.assert_close(second, first, rtol=1e-3, atol=1e-5)


def test_a_resumed_run_ends_with_the_average_of_an_uninterrupted_one(tmp_path):
    whole, resumed = pretraining_pages.build(), pretraining_pages.build(seed=1)
    followed.train(whole, tmp_path, save_strategy="steps", save_steps=2)
    notes = followed.train(resumed, tmp_path, resume=str(tmp_path / "checkpoint-2"))
    assert len(notes.encoders) == followed.STEPS - 2
    for first, second in zip(targets(whole), targets(resumed), strict=True):
        assert torch.equal(first, second)
