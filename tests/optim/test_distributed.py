"""`NaturalGradient` in several processes: DDP, FSDP2, and checkpoints loaded by a different number of processes."""

from functools import cache

import pytest
import torch
from distributed_runs import run_single_process, worker
from gradients import assert_same

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


@pytest.mark.parametrize("name", ("ddp", "ddp_state", "fsdp"))
@pytest.mark.parametrize("world", WORLDS)
def test_ranks_are_bitwise_equal(runs, world, name):
    for other in runs(world)[1:]:
        assert_same(other[name], runs(world)[0][name])


@pytest.mark.parametrize("way", ("ddp", "fsdp"))
@pytest.mark.parametrize("world", WORLDS)
def test_weights_match_those_of_a_single_process_within_rounding(runs, reference, world, way):
    assert_close(runs(world)[0][way], reference)


def test_a_checkpoint_resumes_bitwise_equal_with_the_same_number_of_processes(runs):
    assert_same(runs(2)[0]["saved-by-2-loaded"], runs(2)[0]["fsdp"])


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
