"""`djepa finetune --resume_from_checkpoint True` after a finished run."""

import shutil
from pathlib import Path

import pytest

from training_runs import FINETUNED, flags
from transformers_djepa.training.finetune import main


@pytest.fixture
def run(finetuned, tmp_path):
    """A copy of the finished run."""
    return shutil.copytree(finetuned, tmp_path / "run")


@pytest.fixture
def resume(tiny_model_folder, rows, run):
    """Flags that resume it."""
    return flags(tiny_model_folder, rows, run, *FINETUNED, "--resume_from_checkpoint", "True")


def weights(folder: Path) -> bytes:
    return (folder / "model.safetensors").read_bytes()


@pytest.mark.parametrize("steps", (4, 3))
def test_a_finished_run_is_not_trained_further(finetuned, run, resume, caplog, steps):
    assert main([*resume, "--max_steps", str(steps)]) == 0
    assert f"All {steps} steps are done; nothing is left to train." in caplog.text
    assert weights(run) == weights(finetuned)
    assert {path.name for path in run.glob("checkpoint-*")} == {"checkpoint-2", "checkpoint-4"}


def test_a_finished_run_saves_a_model_that_is_missing(finetuned, run, resume):
    (run / "model.safetensors").unlink()
    assert main(resume) == 0
    assert weights(run) == weights(finetuned)
