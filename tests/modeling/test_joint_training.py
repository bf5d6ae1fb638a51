"""DDP and FSDP2 on several processes: losses and parameters match a single process for any page split."""

import pytest
import torch
from joint_training import (
    BATCH,
    LEARNING_RATES,
    STEPS,
    make,
    run_rank,
    run_single_process,
)
from pretraining_pages import rows

from processes import run_processes


WORLDS = (2, pytest.param(4, marks=pytest.mark.slow))


@pytest.fixture(scope="module", params=WORLDS)
def runs(request, tmp_path_factory):
    """Results of each process."""
    return run_processes(run_rank, request.param, tmp_path_factory.mktemp("joint"))


@pytest.fixture(scope="module")
def reference():
    return {kind: run_single_process(kind) for kind in LEARNING_RATES}


@pytest.mark.parametrize("way", ("ddp", "fsdp", "from_pretrained"))
@pytest.mark.parametrize("kind", LEARNING_RATES)
class TestTraining:
    def test_mean_loss_matches_a_single_process(self, runs, reference, kind, way):
        mean = torch.tensor([run[kind, way]["losses"] for run in runs]).mean(0)
        expected = torch.tensor(reference[kind]["losses"])
        torch.testing.assert_close(mean, expected, rtol=0, atol=1e-4)
        assert len(mean) == STEPS and expected[-2:].mean() < 0.98 * expected[:2].mean()  # the model learns

    def test_all_ranks_end_with_the_parameters_of_a_single_process(self, runs, reference, kind, way):
        first = runs[0][kind, way]["parameters"]
        for name, value in first.items():
            for other in runs[1:]:
                assert torch.equal(value, other[kind, way]["parameters"][name]), name
        torch.testing.assert_close(first, reference[kind]["parameters"], rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("given", (set(), {"input_boxes"}, {"input_points", "input_labels"}, {"input_masks"}))
def test_every_parameter_has_a_gradient_for_any_kind_of_prompt(given):
    model, pages = make("segmentation")
    given = given | {"input_ids"}
    kept = {name: value for name, value in pages.items() if not name.startswith("input_") or name in given}
    model(**rows(kept, *range(BATCH))).loss.backward()
    assert [name for name, p in model.named_parameters() if p.grad is None] == []
