"""Held-out pages: which split they are from, and the same pages in each evaluation."""

import datasets
import pytest

from transformers_djepa.data.training_pages import held_out_source, spread


def test_held_out_pages_are_of_many_documents_and_then_all_of_them():
    names = [*(f"a{number}" for number in range(6)), "b0", "c0", "d0"]
    pages = datasets.Dataset.from_dict({"page_id": names, "document_id": [name[0] for name in names]})
    assert spread(pages, 6)["page_id"][:] == ["a0", "a1", "a2", "a3", "b0", "c0"]
    assert sorted(spread(pages, 200)["page_id"]) == names


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
