"""`TargetEncoderCallback`: one update per optimizer step, on schedule, also after a resume."""

import followed
import pretraining_pages
import pytest
import torch
from followed import average, targets
from small_trainer import SmallModel, build_trainer

from transformers_djepa import TargetEncoderCallback


class MomentumRecorder(SmallModel):
    """Records the momentum of each update."""

    def __init__(self):
        super().__init__()
        self.momenta = []

    def update_targets(self, momentum):
        self.momenta.append(momentum)


def train(folder, model, steps=4, resume=None, **arguments):
    callbacks = {"callbacks": [TargetEncoderCallback()]}
    trainer = build_trainer(model, folder, steps=steps, trainer_settings=callbacks, **arguments)
    trainer.train(resume_from_checkpoint=resume)
    return model.momenta


def test_the_momentum_rises_linearly_over_the_steps(tmp_path):
    torch.manual_seed(0)
    assert train(tmp_path, MomentumRecorder()) == pytest.approx([0.996, 0.997, 0.998, 0.999])


def assert_average(model, recorded, first=0):
    for found, expected in zip(targets(model), average(recorded, first), strict=True):
        assert torch.equal(found, expected)
    assert any(not torch.equal(found, before) for found, before in zip(targets(model), recorded.start))


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
    recorded = followed.train(model, tmp_path, **arguments)
    assert len(recorded.encoders) == followed.STEPS
    assert_average(model, recorded)
    assert {value.dtype for value in targets(model)} == {torch.float32}


def test_accumulated_batches_give_the_targets_of_one_large_batch(tmp_path):
    whole, cut = pretraining_pages.build(), pretraining_pages.build()
    followed.train(whole, tmp_path / "whole", **followed.SGD)
    followed.train(cut, tmp_path / "cut", **followed.SGD, gradient_accumulation_steps=4, per_device_train_batch_size=1)
    for first, second in zip(targets(whole), targets(cut), strict=True):
        torch.testing.assert_close(second, first, rtol=1e-3, atol=1e-5)
