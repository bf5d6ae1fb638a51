"""`djepa finetune --resume_from_checkpoint True` after a finished run, a full disk, and a damaged checkpoint."""

import resource
import shutil
from contextlib import contextmanager
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


@pytest.fixture(params=("json", "safetensors"))
def disk(request, run):
    """`with disk():` has no space for one file of the last checkpoint, which is incomplete."""
    (run / "checkpoint-4" / "model.safetensors").unlink()

    @contextmanager
    def full():
        if request.param == "safetensors":
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, limits[1]))
            yield
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        else:
            file = run / "checkpoint-4" / "config.json"
            file.unlink()
            file.symlink_to("/dev/full")  # every write fails
            yield
            file.unlink()

    return full


def test_a_full_disk_is_one_line_and_the_run_resumes_bitwise_equal(djepa, finetuned, run, resume, caplog, disk):
    with disk():
        result = djepa("finetune", *resume)
    assert result.code == 2 and "Traceback" not in result.err
    assert result.err.splitlines()[-1].startswith(f"djepa: error: Writing to {run} failed, with ")
    assert not (run / "checkpoint-4" / "trainer_state.json").exists()  # it would say that the others are complete
    caplog.clear()
    assert main(resume) == 0
    assert f"{run / 'checkpoint-4'} is incomplete and passed over: trainer_state.json is missing" in caplog.text
    assert weights(run) == weights(finetuned)
