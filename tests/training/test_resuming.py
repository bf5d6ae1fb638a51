"""`djepa finetune --resume_from_checkpoint True` after a finished run, a full disk, and a damaged checkpoint."""

import resource
import shutil
from contextlib import contextmanager
from pathlib import Path

import finetuned
import pytest

from transformers_djepa.training.finetune import main


STEPS = 4


@pytest.fixture(scope="module")
def inputs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("inputs")
    finetuned.write_inputs(folder)
    return folder


@pytest.fixture(scope="module")
def finished(inputs):
    """The folder of a finished run, with checkpoints after two and four steps."""
    assert main(flags(inputs, inputs / "finished")) == 0
    return inputs / "finished"


@pytest.fixture
def run(finished, tmp_path):
    """A copy of the finished run."""
    return shutil.copytree(finished, tmp_path / "run")


def flags(inputs: Path, output: Path, *more: str) -> list[str]:
    """Train for four steps, or resume."""
    given = f"--model {inputs}/model --dataset {inputs}/rows --eval_strategy no --output_dir {output}".split()
    return [*finetuned.FLAGS, *given, "--max_steps", str(STEPS), "--resume_from_checkpoint", "True", *more]


def weights(folder: Path) -> bytes:
    return (folder / "model.safetensors").read_bytes()


@pytest.mark.parametrize("steps", (STEPS, STEPS - 1))
def test_a_finished_run_is_not_trained_further(inputs, finished, run, caplog, steps):
    assert main(flags(inputs, run, "--max_steps", str(steps))) == 0
    assert f"All {steps} steps are done; nothing is left to train." in caplog.text
    assert weights(run) == weights(finished)
    assert {path.name for path in run.glob("checkpoint-*")} == {"checkpoint-2", "checkpoint-4"}


def test_a_finished_run_saves_a_model_that_is_missing(inputs, finished, run):
    (run / "model.safetensors").unlink()
    assert main(flags(inputs, run)) == 0
    assert weights(run) == weights(finished)


@pytest.fixture(params=("json", "tokenizers", "torch", "safetensors"))
def disk(request, run):
    """`with disk():` has no space for one file of the last checkpoint, which is incomplete."""
    names = {"json": "config.json", "tokenizers": "tokenizer.json", "torch": "optimizer.pt"}
    (run / "checkpoint-4" / "model.safetensors").unlink()

    @contextmanager
    def full():
        if request.param == "safetensors":
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, limits[1]))
            yield
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        else:
            file = run / "checkpoint-4" / names[request.param]
            file.unlink()
            file.symlink_to("/dev/full")  # every write fails
            yield
            file.unlink()

    return full


def test_a_full_disk_is_one_line_and_the_run_resumes_bitwise_equal(djepa, inputs, finished, run, caplog, disk):
    with disk():
        result = djepa("finetune", *flags(inputs, run))
    assert result.code == 2 and "Traceback" not in result.err
    assert result.err.splitlines()[-1].startswith(f"djepa: error: Writing to {run} failed, with ")
    assert not (run / "checkpoint-4" / "trainer_state.json").exists()  # it would say that the others are complete
    caplog.clear()
    assert main(flags(inputs, run)) == 0
    assert f"{run / 'checkpoint-4'} is incomplete and passed over: trainer_state.json is missing" in caplog.text
    assert weights(run) == weights(finished)
