"""Representation health in the log of pre-training, and its warnings."""

import logging

import pytest
import torch
from pretraining_pages import build
from transformers import TrainingArguments

from transformers_djepa.training.metrics import effective_rank
from transformers_djepa.training.trainers import PreTrainingTrainer


@pytest.fixture
def warnings(caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("transformers_djepa.training.trainers"), "propagate", True)
    monkeypatch.setattr(logging.getLogger("transformers_djepa"), "propagate", True)
    return caplog


def trainer_with(image_targets: torch.Tensor, folder, spread: float = 0.6, **settings) -> PreTrainingTrainer:
    trainer = PreTrainingTrainer(build(**settings), TrainingArguments(folder, report_to="none", use_cpu=True))
    trainer.last_outputs = {
        "image_predictions": torch.randn(image_targets.shape),
        "image_targets": image_targets,
    }
    trainer.last_spreads = {"image": torch.tensor(0.6), "joint_image": torch.tensor(spread)}
    return trainer


def collapsed() -> torch.Tensor:
    """Equal rows plus a little noise along one direction."""
    return torch.ones(64, 100) + 1e-3 * torch.randn(64, 1) * torch.ones(1, 100)


def test_collapsed_targets_warn(tmp_path, warnings):
    trainer = trainer_with(collapsed(), tmp_path)
    trainer.log({"loss": 1.0})
    assert "The representation collapses: image_target_rank is 1.0" in warnings.text
    assert trainer.state.log_history[-1]["image_target_rank"] == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("count", (20, 64))
def test_healthy_targets_do_not_warn(tmp_path, warnings, count):
    trainer_with(torch.randn(count, 100), tmp_path).log({"loss": 1.0})
    assert not warnings.records


def test_effective_rank_is_the_dimension_of_an_even_spread():
    assert effective_rank(torch.linalg.qr(torch.randn(64, 8))[0]) == pytest.approx(8, rel=0.05)
    assert effective_rank(torch.ones(64, 8)) == 1.0
