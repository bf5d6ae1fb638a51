"""Which checkpoint training resumes from if some are incomplete."""

import json
import logging

import pytest
from transformers import TrainingArguments

from transformers_djepa.training.command import last_checkpoint


def write_checkpoint(folder, step: int):
    """Write the file that `Trainer` writes last."""
    folder = folder / f"checkpoint-{step}"
    folder.mkdir()
    (folder / "trainer_state.json").write_text(json.dumps({"global_step": step}))
    return folder


@pytest.fixture
def run(tmp_path):
    """A run with complete checkpoints after 9, 80 and 100 steps, and a folder with another name."""
    (tmp_path / "checkpoint-best").mkdir()
    return {step: write_checkpoint(tmp_path, step) for step in (9, 80, 100)}


@pytest.fixture
def warnings(caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("transformers_djepa"), "propagate", True)
    caplog.set_level("WARNING", logger="transformers_djepa.training.command")
    return caplog


def resumed(folder, resume: str = "True") -> str | None:
    return last_checkpoint(TrainingArguments(folder, resume_from_checkpoint=resume, report_to="none", use_cpu=True))


def test_the_newest_complete_checkpoint_is_taken(run, tmp_path, warnings):
    assert resumed(tmp_path) == str(run[100]) and resumed(tmp_path, "False") is None
    assert not warnings.records


@pytest.mark.parametrize("share", (0, 0.5, None))
def test_a_checkpoint_without_its_whole_state_is_passed_over(run, tmp_path, warnings, share):
    state = run[100] / "trainer_state.json"
    if share is None:
        state.unlink()
    else:
        state.write_bytes(state.read_bytes()[: int(state.stat().st_size * share)])
    assert resumed(tmp_path) == str(run[80])
    assert f"{run[100]} is incomplete and passed over" in warnings.text


def test_without_a_complete_checkpoint_training_starts_anew(run, tmp_path, warnings):
    for folder in run.values():
        (folder / "trainer_state.json").write_text("")
    assert resumed(tmp_path) is None
    assert [str(folder) in warnings.text for folder in run.values()] == [True] * 3
    assert resumed(tmp_path / "new") is None
