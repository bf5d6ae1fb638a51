"""Plain `transformers.Trainer` with a list of pages and the models and collators of the package."""

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
    TargetEncoderCallback,
)


ASKED = DJepaSegmentationCollator(build_processor(), only_questions=True)
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
def test_bf16_trains_float32_weights_to_nearly_the_same_loss(objective, tmp_path):
    exact, mixed = first_step(objective, tmp_path), first_step(objective, tmp_path, bf16=True)
    assert {gradient.dtype for gradient in mixed[1].values()} == {torch.float32}
    assert mixed[0] == pytest.approx(exact[0], rel=0.05) and mixed[0] != exact[0]
    assert mixed[1].keys() == exact[1].keys()


def evaluated(folder, **settings) -> Trainer:
    """A trainer that evaluates on three batches with different numbers of questions."""
    model, _ = segmentation()
    given = {"eval_dataset": pages(6), "data_collator": ASKED, **settings.pop("settings", {})}
    return build_trainer(model, folder, settings=given, **({"per_device_eval_batch_size": 2} | settings))


def test_evaluation_gives_the_loss_and_predict_the_labels_without_label_names(tmp_path):
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


def test_the_best_model_is_loaded_at_the_end(tmp_path):
    # The "best" loss is the highest one, that of the first step.
    arguments = {"load_best_model_at_end": True, "metric_for_best_model": "eval_loss", "greater_is_better": True}
    arguments |= {"save_strategy": "steps", "eval_strategy": "steps"}
    trainer = evaluated(tmp_path, max_steps=4, save_steps=1, eval_steps=1, learning_rate=1e-3, **arguments)
    trainer.train()
    losses = {row["step"]: row["eval_loss"] for row in trainer.state.log_history if "eval_loss" in row}
    best = max(losses, key=losses.get)
    assert len(losses) == 4 and best != 4
    assert trainer.state.best_model_checkpoint.endswith(f"checkpoint-{best}")
    assert trainer.evaluate()["eval_loss"] == pytest.approx(losses[best], rel=1e-6)


@pytest.mark.parametrize("words_alone", (False, True))
def test_evaluation_of_batches_without_masks_or_clicks_has_a_loss(words_alone, tmp_path):
    collator = DJepaSegmentationCollator(build_processor(), use_image=not words_alone, label_masks=False)
    assert evaluated(tmp_path, settings={"data_collator": collator}).evaluate()["eval_loss"] > 0


@OBJECTIVES
def test_columns_that_trainer_removes_are_an_error_that_names_the_setting(objective, tmp_path):
    model, settings = objective()
    trainer = build_trainer(model, tmp_path, settings=settings, remove_unused_columns=True)
    with pytest.raises(ValueError, match="remove_unused_columns=False"):
        trainer.train()
