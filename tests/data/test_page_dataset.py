"""Finite rows as a map-style dataset: pages, their epoch, and that it arrives through `Trainer`."""

import pytest
from datasets import Dataset, load_from_disk
from torch.utils.data import DataLoader

from builders import draw_page
from transformers_djepa import DJepaPageDataset
from transformers_djepa.data.rows import QUESTION_FEATURES


BOX = [[[100.0, 50.0, 300.0, 90.0]]]
PAGES, QUESTIONS = 4, 3


def flat_rows() -> list[dict]:
    return [
        {
            "image": draw_page([f"page {page}"], (60, 80)),
            "words": ["total", str(page)],
            "boxes": [BOX[0][0], [310.0, 50.0, 380.0, 90.0]],
            "page_id": f"page-{page}",
            "document_id": "document",
            "question": f"question {question}?",
            "answers": ["total"],
            "answer_boxes": BOX,
        }
        for page in range(PAGES)
        for question in range(QUESTIONS)
    ]


@pytest.fixture(params=("list", "memory", "disk"))
def rows(request, tmp_path):
    if request.param == "list":
        return flat_rows()
    rows = Dataset.from_list(flat_rows(), features=QUESTION_FEATURES)
    if request.param == "disk":
        rows.save_to_disk(tmp_path / "rows")
        return load_from_disk(tmp_path / "rows")
    return rows


def test_rows_without_page_id_are_one_page_if_image_and_words_are_the_same(rows):
    without = rows.remove_columns("page_id") if isinstance(rows, Dataset) else [row | {"page_id": None} for row in rows]
    pages = DJepaPageDataset(without)
    assert [len(page["questions"]) for page in pages] == [QUESTIONS] * PAGES
    assert len({page["page_id"] for page in pages}) == PAGES
    assert [page["page_id"] for page in pages] == [page["page_id"] for page in DJepaPageDataset(without)]


def test_rows_with_no_answers_and_no_answer_boxes_are_negatives():
    rows = [row | {"answers": []} for row in flat_rows()]
    for row in rows:
        del row["answer_boxes"]
    page = DJepaPageDataset(rows)[0]
    assert [(each["answers"], each["answer_boxes"]) for each in page["questions"]] == [([], [])] * QUESTIONS
    with pytest.raises(ValueError, match="'page-0': answer_boxes is missing; .*load_document_dataset"):
        DJepaPageDataset([rows[0] | {"answers": ["total"]}])[0]


def test_consecutive_rows_of_a_page_are_one_example_with_its_image_and_epoch(rows):
    pages = DJepaPageDataset(rows)
    assert len(pages) == PAGES
    page = pages[2]
    assert page["page_id"] == "page-2" and page["epoch"] == 0
    assert [question["question"] for question in page["questions"]] == [f"question {n}?" for n in range(QUESTIONS)]
    assert page["image"].mode == "RGB" and page["image"].size == (60, 80)


def test_a_wrong_row_and_a_stream_are_errors():
    rows = flat_rows()
    rows[4]["answers"] = []
    with pytest.raises(ValueError, match="Page 'page-1'"):
        DJepaPageDataset(rows)[1]
    with pytest.raises(ValueError, match="without streaming"):
        DJepaPageDataset(Dataset.from_list([{"page_id": "a"}]).to_iterable_dataset())


def only_epochs(pages):
    return [page["epoch"] for page in pages]


@pytest.mark.parametrize("context", ("fork", "spawn"))
def test_the_epoch_reaches_persistent_workers(context):
    pages = DJepaPageDataset(flat_rows())
    settings = {"num_workers": 1, "persistent_workers": True, "multiprocessing_context": context}
    loader = DataLoader(pages, batch_size=PAGES, collate_fn=only_epochs, **settings)
    for epoch in range(3):
        pages.set_epoch(epoch)
        assert list(loader) == [[epoch] * PAGES]
