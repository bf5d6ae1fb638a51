"""`EpochCallback` sets the epoch of the training dataset, also when a run resumes mid-epoch."""

from types import SimpleNamespace

import pytest
from transformers import TrainerState

from transformers_djepa import EpochCallback


@pytest.mark.parametrize(("state", "epoch"), ((0, 0), (1.0, 1), (1.5, 1), (None, 0)))
def test_the_epoch_is_set_on_the_dataset(state, epoch):
    epochs = []
    loader = SimpleNamespace(dataset=SimpleNamespace(set_epoch=epochs.append))
    EpochCallback().on_epoch_begin(None, TrainerState(epoch=state), None, train_dataloader=loader)
    assert epochs == [epoch] and type(epochs[0]) is int


def test_datasets_without_set_epoch_are_ignored():
    for loader in (None, SimpleNamespace(dataset=[])):
        control = EpochCallback().on_epoch_begin(None, TrainerState(epoch=1.0), None, train_dataloader=loader)
        assert control is None  # `Trainer` keeps its control
