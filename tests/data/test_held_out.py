"""Held-out pages: which split they are from, and the same pages in each evaluation."""

import datasets
import pytest
from datasets import Dataset

from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.rows import QUESTION_FEATURES
from transformers_djepa.data.training_pages import held_out_source, spread


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A document of six pages, then three of one page each."""
    root = tmp_path_factory.mktemp("rows")
    box, asked = [[10.0, 10.0, 20.0, 20.0]], {"question": "What is due?", "answers": ["9"]}
    page = {"image": None, "words": ["9"], "boxes": box, **asked, "answer_boxes": [box]}
    rows = [
        page | {"page_id": f"{document}{number}", "document_id": document}
        for document, pages in (("a", 6), ("b", 1), ("c", 1), ("d", 1))
        for number in range(pages)
    ]
    Dataset.from_list(rows, QUESTION_FEATURES).to_parquet(root / "test-0.parquet")
    return str(root)


def ids(folder: str, count: int) -> list[str]:
    return spread(load_document_dataset(folder, "test"), count)["page_id"][:]


def test_a_long_document_leaves_places_to_the_others(folder):
    assert ids(folder, 6) == ["a0", "a1", "a2", "a3", "b0", "c0"]


def test_a_data_set_with_fewer_pages_is_taken_whole_each_page_once(folder):
    assert sorted(ids(folder, 200)) == ["a0", "a1", "a2", "a3", "a4", "a5", "b0", "c0", "d0"]


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
