"""What a model is scored on while it trains: what its data set holds out, or what is named."""

import datasets
import pytest

from transformers_djepa.training.held_out import held_out_source


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
