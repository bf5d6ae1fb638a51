"""`TargetEncoderCallback`: once an optimizer step, on schedule, and the same after a resume."""

import pytest
import torch
from small_trainer import SmallModel, build_trainer

from transformers_djepa import TargetEncoderCallback


class Followed(SmallModel):
    """Notes the momentum of each update."""

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


def test_a_resumed_run_goes_on_with_the_schedule(tmp_path):
    train(tmp_path, Followed(), save_strategy="steps", save_steps=2)
    moved = train(tmp_path, Followed(), resume=str(tmp_path / "checkpoint-2"))
    assert moved == pytest.approx([0.998, 0.999])


def test_a_model_without_targets_is_one_clear_error(tmp_path):
    trainer = build_trainer(SmallModel(), tmp_path, trainer_settings={"callbacks": [TargetEncoderCallback()]})
    with pytest.raises(ValueError, match="needs a model with target encoders.*got SmallModel"):
        trainer.train()


@pytest.mark.parametrize("momenta", ((1.0, 0.9), (-0.1, 1.0), (0.9, 1.1)))
def test_impossible_momenta_are_refused(momenta):
    with pytest.raises(ValueError, match="start and end"):
        TargetEncoderCallback(*momenta)
