"""Target encoder updates in two processes: `Trainer` under DDP, and FSDP2 with sharded parameters."""

import followed
import pytest
import torch
from pretraining_pages import build
from target_encoder_runs import WORLD, train, worker

from processes import run_processes, snapshot
from transformers_djepa.modeling.pretraining import TARGETS


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Results of the processes."""
    return run_processes(worker, WORLD, tmp_path_factory.mktemp("processes"))


@pytest.fixture(scope="module")
def ddp_reference(tmp_path_factory):
    model = build()
    followed.train(model, tmp_path_factory.mktemp("alone"), **followed.SGD)
    return snapshot(model)


@pytest.fixture(scope="module")
def fsdp_reference():
    model = build()
    train(model, range(followed.STEPS))
    return snapshot(model)


def targets_of(found: dict[str, torch.Tensor]) -> list[torch.Tensor]:
    return [value for name, value in found.items() if name.startswith(tuple(TARGETS))]


def assert_close(found, expected):
    torch.testing.assert_close(found, expected, rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("way", ("ddp", "fsdp", "fsdp_resumed"))
def test_ranks_are_bitwise_equal(runs, way):
    for name, value in runs[0][way].items():
        assert torch.equal(value, runs[1][way][name]), name


def test_ddp_matches_a_single_process_within_rounding(runs, ddp_reference):
    assert runs[0]["processes"] == WORLD
    assert_close(runs[0]["ddp"], ddp_reference)


def test_fsdp2_matches_a_single_process_within_rounding(runs, fsdp_reference):
    assert runs[0]["sharded"]
    assert_close(runs[0]["fsdp"], fsdp_reference)


def test_ddp_updates_the_targets_once_per_step(runs):
    recorded = followed.EncoderRecorder()
    recorded.start, recorded.encoders = runs[0]["ddp_recorded"]
    assert len(recorded.encoders) == followed.STEPS
    for found, expected in zip(targets_of(runs[0]["ddp"]), followed.average(recorded), strict=True):
        assert torch.equal(found, expected)


def test_fsdp2_updates_the_targets_once_per_step(runs):
    recorded = followed.EncoderRecorder()
    recorded.start, recorded.encoders = runs[0]["fsdp_start"], runs[0]["fsdp_encoders"]
    for found, expected in zip(targets_of(runs[0]["fsdp"]), followed.average(recorded), strict=True):
        assert torch.equal(found, expected)
