"""`NaturalGradient` in several processes: DDP, FSDP2, and checkpoints loaded by a different number of processes."""

from functools import cache

import pytest
import torch
from distributed_runs import run_single_process, worker

from processes import run_processes


WORLDS = (2, pytest.param(4, marks=pytest.mark.slow))


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """`runs(world)` are the results by rank; four processes also load the checkpoint of two, which come first."""
    folder = tmp_path_factory.mktemp("processes")

    @cache
    def runs(world):
        if world == 4:
            runs(2)
        return run_processes(worker, world, folder)

    return runs


@pytest.fixture(scope="module")
def reference():
    return run_single_process()


def assert_close(found, expected):
    assert found.keys() == expected.keys()
    for name in found:
        torch.testing.assert_close(found[name], expected[name], rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("world", WORLDS)
def test_ddp_ranks_are_bitwise_equal(runs, world):
    first = runs(world)[0]
    for other in runs(world)[1:]:
        for name, value in first["ddp"].items():
            assert torch.equal(value, other["ddp"][name]), name
        for index, state in first["ddp_state"]["state"].items():
            for name, value in state.items():
                assert torch.equal(value, other["ddp_state"]["state"][index][name]), (index, name)


@pytest.mark.parametrize("world", WORLDS)
def test_ddp_matches_a_single_process_within_rounding(runs, reference, world):
    assert_close(runs(world)[0]["ddp"], reference)


@pytest.mark.parametrize("world", WORLDS)
def test_fsdp2_matches_a_single_process_within_rounding(runs, reference, world):
    assert_close(runs(world)[0]["fsdp"], reference)


@pytest.mark.parametrize("world", WORLDS)
def test_fsdp2_ranks_are_bitwise_equal(runs, world):
    for other in runs(world)[1:]:
        for name, value in runs(world)[0]["fsdp"].items():
            assert torch.equal(value, other["fsdp"][name]), name


def test_a_checkpoint_resumes_bitwise_equal_with_the_same_number_of_processes(runs):
    for name, value in runs(2)[0]["fsdp"].items():
        assert torch.equal(value, runs(2)[0]["saved-by-2-loaded"][name]), name


@pytest.mark.slow
def test_a_checkpoint_resumes_with_a_different_number_of_processes(runs, reference):
    assert_close(runs(4)[0]["saved-by-2-loaded"], reference)


@pytest.mark.parametrize("world", WORLDS)
def test_a_bad_entry_on_any_process_skips_the_step_on_all(runs, world):
    for found in runs(world):
        skipped, finite = zip(*found["bad"])
        assert skipped == (*range(1, 2 * world + 1), 2 * world, 2 * world) and all(finite)


@pytest.mark.parametrize("world", WORLDS)
def test_partial_gradients_of_tensor_parallelism_are_summed(runs, world):
    for found in runs(world):
        torch.testing.assert_close(*found["norms"])
