"""What a model is scored on while it trains: what its data set holds out, or what is named."""

import datasets
import pytest
from torch.utils.data import DataLoader

from transformers_djepa.training.held_out import first_pages, held_out_source


@pytest.mark.parametrize("workers", (0, 1, 2, 4))
def test_the_first_pages_are_the_same_whatever_the_number_of_loader_workers(workers):
    stream = datasets.Dataset.from_dict({"page_id": list(map(str, range(40)))}).to_iterable_dataset(num_shards=8)
    loader = DataLoader(first_pages(stream, 7), batch_size=1, num_workers=workers)
    assert [name for batch in loader for name in batch["page_id"]] == list("0123456")


@pytest.fixture
def saved(tmp_path):
    rows = datasets.Dataset.from_dict({"page_id": ["a"]})
    splits = {"tested": ("train", "validation", "test"), "validated": ("train", "validation"), "bare": ("train",)}
    for name, names in splits.items():
        datasets.DatasetDict(dict.fromkeys(names, rows)).save_to_disk(tmp_path / name)
    rows.to_json(tmp_path / "rows.jsonl")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "split"), [("tested", "test"), ("validated", "validation"), ("bare", None), ("rows.jsonl", None)]
)
def test_what_is_held_out_is_the_test_or_validation_split_of_the_data_set(saved, name, split):
    source = str(saved / name)
    assert held_out_source(None, source) == (None if split is None else (source, split))


def test_generated_pages_hold_their_test_split_out():
    assert held_out_source(None, "generated") == ("generated", "test")


def test_a_named_data_set_is_taken_in_place_of_what_is_held_out(saved):
    named = str(saved / "rows.jsonl")
    assert held_out_source(named, str(saved / "tested")) == (named, "test")


def test_the_split_that_is_trained_on_is_not_held_out(saved):
    assert held_out_source(None, str(saved / "validated"), "validation") is None
