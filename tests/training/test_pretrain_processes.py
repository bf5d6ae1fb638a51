"""`djepa pretrain` in two processes: split pages, equal models and targets, exact resuming."""

import pretrained
import pytest
import torch
from safetensors.torch import load_file

from processes import run_processes


WORLD = 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pretrain")
    pretrained.write_inputs(folder)
    return folder


@pytest.fixture(scope="module")
def batches(folder):
    return run_processes(pretrained.worker, WORLD, folder)


@pytest.fixture(scope="module")
def run(batches, folder):
    return pretrained.results(folder / "whole")


def test_each_process_reads_its_own_pages(batches):
    epoch = pretrained.STEPS // 2
    first, second = ({page for batch in run[:epoch] for page in batch} for run in batches)
    assert len(first) == len(second) == pretrained.PAGES // WORLD and not first & second


def test_words_alone_trains_without_image_encoder_gradients(batches, folder):
    start = load_file(folder / "model" / "model.safetensors")
    trained = load_file(folder / "words" / "model.safetensors")
    changed = {name for name, value in start.items() if name in trained and not torch.equal(value, trained[name])}
    assert any(name.startswith("model.text_encoder.") for name in changed)
    assert not any(name.startswith("model.image_encoder.") for name in changed)


def test_the_targets_follow_the_trained_encoders(run, folder):
    start = load_file(folder / "model" / "model.safetensors")
    moved = 0
    for name, target in run["weights"].items():
        online = name.replace("target_image_encoder.", "model.image_encoder.")
        if name.startswith("target_image_encoder.") and not torch.equal(run["weights"][online], start[online]):
            assert (target - start[online]).norm() < (run["weights"][online] - start[online]).norm()
            moved += not torch.equal(target, start[online])
    assert moved > 5


def test_resumed_run_is_bitwise_equal(run, folder):
    resumed = load_file(folder / "cut" / "model.safetensors")
    assert resumed.keys() == run["weights"].keys()
    for name, value in run["weights"].items():
        assert torch.equal(value, resumed[name]), name
