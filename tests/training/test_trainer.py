"""Plain `transformers.Trainer` with a list of pages and the models and collators of the package."""

import random

import followed
import numpy as np
import pytest
import torch
from batches import tiny_model
from fine_tuning import build_trainer, pages
from pretraining_pages import build
from torch.testing import assert_close
from transformers import Trainer, TrainerCallback, default_data_collator

from builders import build_processor
from transformers_djepa import (
    DJepaPreTrainingCollator,
    DJepaSegmentationCollator,
    NaturalGradient,
    TargetEncoderCallback,
)
from transformers_djepa.training.optimizers import DJepaTrainingArguments


ASKED = DJepaSegmentationCollator(build_processor(), only_questions=True)
LABELS = ["presence_labels"]
SGD = {"optim": "sgd", "learning_rate": 0.05, "max_grad_norm": 0.0}


def segmentation(dropout: float = 0.0):
    model = tiny_model()
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = dropout
    return model, {"data_collator": DJepaSegmentationCollator(build_processor())}


def pretraining(dropout: float = 0.0):
    collator = DJepaPreTrainingCollator(build_processor())
    return build(dropout=dropout), {"data_collator": collator, "callbacks": [TargetEncoderCallback(0.5)]}


OBJECTIVES = pytest.mark.parametrize("objective", (segmentation, pretraining))


class Gradients(TrainerCallback):
    """Gradients before the first optimizer step."""

    def on_pre_optimizer_step(self, args, state, control, model=None, **kwargs):
        if state.global_step == 0:
            self.found = {name: p.grad.clone() for name, p in model.named_parameters() if p.grad is not None}


def first_step(objective, folder, **arguments) -> tuple[float, dict[str, torch.Tensor]]:
    """Logged loss and gradients of one step on four pages, with the same questions and hidden words in any batch."""
    gradients = Gradients()
    settings = {"callbacks": [gradients], "train_dataset": pages(4), "data_collator": ASKED}
    if objective is pretraining:
        settings |= {"train_dataset": followed.examples()[:4], "data_collator": default_data_collator}
    arguments = {"max_steps": 1, "per_device_train_batch_size": 4} | SGD | arguments
    trainer = build_trainer(objective()[0], folder, settings=settings, **arguments)
    trainer.train()
    return trainer.state.log_history[0]["loss"], gradients.found


@OBJECTIVES
@pytest.mark.parametrize("size", (1, 2))
def test_accumulated_batches_give_loss_and_gradients_of_the_bigger_one(objective, size, tmp_path):
    whole = first_step(objective, tmp_path)
    cut = first_step(objective, tmp_path, per_device_train_batch_size=size, gradient_accumulation_steps=4 // size)
    assert cut[0] == pytest.approx(whole[0], rel=1e-5)
    assert_close(cut[1], whole[1], rtol=1e-4, atol=1e-5)


@OBJECTIVES
def test_checkpointed_activations_give_the_same_loss_and_gradients(objective, tmp_path):
    kept, checkpointed = (first_step(objective, tmp_path, gradient_checkpointing=on) for on in (False, True))
    assert checkpointed[0] == kept[0]
    # Two threads add the gradients of resized tables in any order: equal to their rounding.
    assert_close(checkpointed[1], kept[1], rtol=1e-5, atol=1e-7)


@OBJECTIVES
def test_bf16_trains_float32_weights_to_nearly_the_same_loss(objective, tmp_path):
    exact, mixed = first_step(objective, tmp_path), first_step(objective, tmp_path, bf16=True)
    assert {gradient.dtype for gradient in mixed[1].values()} == {torch.float32}
    assert mixed[0] == pytest.approx(exact[0], rel=0.05) and mixed[0] != exact[0]
    assert mixed[1].keys() == exact[1].keys()


def evaluated(folder, **settings) -> Trainer:
    """A trainer that evaluates on three batches with different numbers of questions."""
    model, _ = segmentation()
    given = {"eval_dataset": pages(6), "data_collator": ASKED, **settings.pop("settings", {})}
    defaults = {"per_device_eval_batch_size": 2, "label_names": LABELS}
    return build_trainer(model, folder, settings=given, **(defaults | settings))


def test_bf16_needs_no_further_flag_where_there_is_no_accelerator(tmp_path):
    arguments = DJepaTrainingArguments(output_dir=str(tmp_path), bf16=True)
    assert arguments.bf16 and arguments.use_cpu is not torch.accelerator.is_available()


def test_label_names_give_the_loss_of_an_evaluation_and_labels_to_predict(tmp_path):
    trainer = evaluated(tmp_path)
    losses = []
    with torch.no_grad():
        for start in (0, 2, 4):
            losses.append(trainer.model(**ASKED(pages(6)[start : start + 2])).loss.item())
    assert trainer.evaluate()["eval_loss"] == pytest.approx(np.mean(losses), rel=1e-5)
    prediction = trainer.predict(pages(6))
    assert prediction.metrics["test_loss"] == pytest.approx(np.mean(losses), rel=1e-5)
    assert prediction.label_ids.tolist() == ASKED(pages(6))["presence_labels"].tolist()
    masks, scores, presence, words, kinds = prediction.predictions
    assert masks.shape[:3] == (6, 3, 1) and scores.shape == (6, 3, 1) and presence.shape == (6, 3)
    assert words.shape == (6, 3, 1, 4) and kinds.shape == (6, 3, 1, 2)


def test_several_labels_come_as_a_tuple(tmp_path):
    prediction = evaluated(tmp_path, label_names=["mask_labels", "word_labels", "presence_labels"]).predict(pages(2))
    assert [labels.ndim for labels in prediction.label_ids] == [5, 4, 2]


def presence_accuracy(prediction) -> dict[str, float]:
    real = prediction.label_ids >= 0
    return {"accuracy": float(((prediction.predictions > 0) == (prediction.label_ids == 1))[real].mean())}


def keep_presence(logits, labels):
    return logits[2]


def test_compute_metrics_sees_what_preprocess_logits_keeps(tmp_path):
    chosen = {"compute_metrics": presence_accuracy, "preprocess_logits_for_metrics": keep_presence}
    trainer = evaluated(tmp_path, settings=chosen)
    inputs = ASKED(pages(6))
    right = (trainer.model(**inputs).presence_logits > 0) == (inputs["presence_labels"] == 1)
    expected = right[inputs["presence_labels"] >= 0].float().mean().item()
    assert trainer.evaluate()["eval_accuracy"] == pytest.approx(expected)
    assert trainer.predict(pages(6)).predictions.shape == (6, 3)


def test_the_best_model_is_loaded_at_the_end(tmp_path):
    # The "best" loss is the highest one, that of the first step.
    arguments = {"load_best_model_at_end": True, "metric_for_best_model": "loss", "greater_is_better": True}
    arguments |= {"save_strategy": "steps", "eval_strategy": "steps"}
    trainer = evaluated(tmp_path, max_steps=4, save_steps=1, eval_steps=1, learning_rate=1e-3, **arguments)
    trainer.train()
    losses = {row["step"]: row["eval_loss"] for row in trainer.state.log_history if "eval_loss" in row}
    best = max(losses, key=losses.get)
    assert len(losses) == 4 and best != 4
    assert trainer.state.best_model_checkpoint.endswith(f"checkpoint-{best}")
    assert trainer.evaluate()["eval_loss"] == pytest.approx(losses[best], rel=1e-6)


class Seen(TrainerCallback):
    """Records the tokens of each step and the random states after it."""

    def __init__(self, model):
        self.tokens, self.numbers = [], []
        model.register_forward_pre_hook(lambda _, __, kwargs: self.tokens.append(kwargs["input_ids"]), with_kwargs=True)

    def on_step_end(self, args, state, control, **kwargs):
        self.numbers.append((torch.get_rng_state().tolist(), np.random.get_state()[1].tolist(), random.getstate()))


def run(objective, optimizer: str, folder, resume=None, **arguments):
    """Six steps of two pages on seven pages, so that an epoch has four steps; dropout draws random numbers."""
    model, settings = objective(dropout=0.1)
    seen = Seen(model)
    settings |= {"callbacks": [*settings.get("callbacks", []), seen], "train_dataset": pages(7)}
    if optimizer == "natural_gradient":
        natural = NaturalGradient(model, lr=3e-3, rank=4, refresh_interval=2, state_dtype="int8")
        settings["optimizers"] = (natural, None)
    trainer = build_trainer(model, folder, settings=settings, max_steps=6, **arguments)
    trainer.train(resume_from_checkpoint=resume)
    return trainer, seen


@OBJECTIVES
@pytest.mark.parametrize("optimizer", ("adamw", "natural_gradient"))
def test_a_run_resumed_within_an_epoch_is_bitwise_the_uninterrupted_one(objective, optimizer, tmp_path):
    at = 3
    whole, seen = run(objective, optimizer, tmp_path / "whole", save_strategy="steps", save_steps=at)
    resumed, seen_again = run(objective, optimizer, tmp_path / "cut", str(tmp_path / "whole" / f"checkpoint-{at}"))
    assert_close(seen_again.tokens, seen.tokens[at:], rtol=0, atol=0)
    assert seen_again.numbers == seen.numbers[at:]
    assert_close(resumed.model.state_dict(), whole.model.state_dict(), rtol=0, atol=0)
    states = [trainer.optimizer.state_dict()["state"] for trainer in (resumed, whole)]
    assert states[0].keys() == states[1].keys() and len(states[0])
    assert_close(*[{key: tensors(value) for key, value in state.items()} for state in states], rtol=0, atol=0)
    losses = [[row["loss"] for row in trainer.state.log_history if "loss" in row] for trainer in (resumed, whole)]
    assert losses[0] == losses[1] and len(losses[0]) == 6


def tensors(state: dict) -> dict[str, torch.Tensor]:
    return {
        name: torch.as_tensor(value) for name, value in state.items() if isinstance(value, (torch.Tensor, int, float))
    }
