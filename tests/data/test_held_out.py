"""Held-out pages of a data set: many documents rather than many pages of one, and none is lost."""

import pytest
from datasets import Dataset

from transformers_djepa.data.held_out import held_out_pages
from transformers_djepa.data.rows import QUESTION_FEATURES


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
    return [page["page_id"] for page in held_out_pages(folder, count=count)]


def test_a_long_document_leaves_places_to_the_others(folder):
    assert ids(folder, 6) == ["a0", "a1", "a2", "a3", "b0", "c0"]


def test_further_pages_of_a_document_come_where_there_are_too_few_others(folder):
    assert ids(folder, 8) == ["a0", "a1", "a2", "a3", "b0", "c0", "d0", "a4"]


def test_a_data_set_with_fewer_pages_is_taken_whole_each_page_once(folder):
    assert sorted(ids(folder, 200)) == ["a0", "a1", "a2", "a3", "a4", "a5", "b0", "c0", "d0"]
