"""`djepa finetune` in two processes equals one process with twice the batch size."""

import finetuned
import pytest
import torch

from processes import run_processes


WORLD = 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("finetune")
    finetuned.write_inputs(folder)
    return folder


@pytest.fixture(scope="module")
def alone(folder):
    """The run of one process, and the pages of its batches."""
    batches = finetuned.finetune(folder, "rows", "alone", "--max_steps", str(finetuned.STEPS))
    return finetuned.results(folder / "alone") | {"batches": batches}


@pytest.fixture(scope="module")
def runs(folder):
    return run_processes(finetuned.worker, WORLD, folder)


@pytest.fixture(scope="module")
def together(runs, folder):
    """Results of the first process."""
    return finetuned.results(folder / "whole" / f"0-of-{WORLD}")


def logged(result: dict, name: str) -> list[float]:
    return [entry[name] for entry in result["log"] if name in entry]


@pytest.mark.parametrize(
    "name", ("loss", "word_loss", "mask_loss", "dice_loss", "iou_loss", "presence_loss", "grad_norm")
)
def test_logged_steps_equal_those_of_one_process(alone, together, name):
    assert len(logged(alone, name)) == finetuned.STEPS
    assert logged(together, name) == pytest.approx(logged(alone, name), rel=1e-3, abs=2e-4)


def test_evaluation_equals_that_of_one_process(alone, together):
    names = [name for entry in alone["log"] for name in entry if name.startswith("eval_")]
    names = {name for name in names if not name.endswith(("runtime", "per_second", "loss"))}
    assert len(names) > 4
    for name in names:
        assert logged(together, name) == pytest.approx(logged(alone, name), abs=1e-4), name


def test_final_weights_equal_those_of_one_process(alone, together):
    torch.testing.assert_close(together["weights"], alone["weights"], rtol=1e-3, atol=1e-4)


def test_batches_are_split_without_repeats(alone, runs):
    steps = [[page for run in runs for page in run["batches"][step]] for step in range(finetuned.STEPS)]
    assert [set(step) for step in steps] == [set(step) for step in alone["batches"][: finetuned.STEPS]]
    for first, second in zip(steps[::2], steps[1::2]):  # a pass over the pages
        assert sorted(first + second) == [str(page) for page in range(finetuned.PAGES)]


def test_only_the_first_process_writes(runs, together, folder):
    written = [path.name for path in (folder / "whole" / f"1-of-{WORLD}").rglob("*") if path.is_file()]
    assert set(written) <= {"rng_state_1.pth"}  # Trainer keeps the state of each process's random numbers
    assert {"model.safetensors", "eval_results.json", "prompt_tokenizer/tokenizer.json"} <= set(together["files"])


def test_resumed_run_is_bitwise_equal(runs, together, folder):
    resumed = finetuned.results(folder / "cut")
    assert resumed["weights"].keys() == together["weights"].keys()
    for name, value in together["weights"].items():
        assert torch.equal(value, resumed["weights"][name]), name
