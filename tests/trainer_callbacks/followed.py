"""A run of `PreTrainingTrainer` that records the encoders after every optimizer step, and the expected average."""

import torch
from pretraining_pages import batch_of, rows
from transformers import TrainerCallback, default_data_collator

from training_runs import arguments
from transformers_djepa import TargetEncoderCallback
from transformers_djepa.modeling.pretraining import TARGETS
from transformers_djepa.training.optimizers import DJepaTrainingArguments
from transformers_djepa.training.trainers import PreTrainingTrainer


STEPS, START = 4, 0.5  # low, so that one extra or missing update shows
# SGD, because Adam turns rounding errors of a zero gradient into full-size steps.
SGD = {"optim": "sgd", "learning_rate": 0.05, "max_grad_norm": 0.0, "dataloader_drop_last": True}
WORDS = (24, 2, 17, 9, 30, 5, 12, 3)


def examples() -> list[dict[str, torch.Tensor]]:
    """Return pages masked in advance, so that results do not depend on the batches."""
    batch = batch_of(*WORDS)
    return [{name: value[0] for name, value in rows(batch, number).items()} for number in range(len(WORDS))]


def encoders(model) -> list[torch.Tensor]:
    """Return copies of the parameters that the targets average."""
    return [
        p.detach().float().clone() for source in TARGETS.values() for p in getattr(model.model, source).parameters()
    ]


def targets(model) -> list[torch.Tensor]:
    return [p.detach().clone() for name in TARGETS for p in getattr(model, name).parameters()]


class EncoderRecorder(TrainerCallback):
    """Records the target encoders before training and the encoders after each optimizer step."""

    def __init__(self):
        self.encoders, self.start = [], []

    def on_train_begin(self, args, state, control, model=None, **kwargs):
        self.start = targets(model)

    def on_optimizer_step(self, args, state, control, model=None, **kwargs):
        self.encoders.append(encoders(model))


def train(model, folder, resume=None, **changes) -> EncoderRecorder:
    """Train for `STEPS` steps with changed `arguments`."""
    recorded = EncoderRecorder()
    trainer = PreTrainingTrainer(
        model=model,
        args=arguments(folder, DJepaTrainingArguments, **{"max_steps": STEPS} | changes),
        train_dataset=examples(),
        data_collator=default_data_collator,
        callbacks=[recorded, TargetEncoderCallback(START)],
    )
    trainer.train(resume_from_checkpoint=resume)
    return recorded


def average(recorded: EncoderRecorder, first: int = 0) -> list[torch.Tensor]:
    """Return the expected targets after the recorded steps; `first` is the number of the first one."""
    momentum, values = TargetEncoderCallback(START).momentum, recorded.start
    for number, encoder in enumerate(recorded.encoders, start=first):
        values = [value.lerp(new, 1 - momentum(number, STEPS)) for value, new in zip(values, encoder, strict=True)]
    return values
