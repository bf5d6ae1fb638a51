"""Every page of a dataset with several parts is read, and batches hold pages of similar length."""

from itertools import islice

import datasets
import pytest
from torch.utils.data import DataLoader

from builders import build_prompt_tokenizer
from transformers_djepa.data.segmentation_streams import training_pages
from transformers_djepa.data.streams import GROUPED_BATCHES, deal_parts, group_by_length


PAGES, BATCH = 32, 4


def stream(parts):
    rows = [
        {
            "image": None,
            "words": ["total"],
            "boxes": [[0.0, 0.0, 9.0, 9.0]],
            "page_id": str(number),
            "questions": [{"question": "total?", "answers": [], "answer_boxes": []}],
        }
        for number in range(PAGES)
    ]
    return datasets.Dataset.from_list(rows).to_iterable_dataset(num_shards=parts)


@pytest.mark.parametrize(
    ("parts", "processes", "workers", "loaders"),
    ((16, 1, 1, 1), (16, 1, 0, 1), (16, 2, 3, 6), (3, 2, 2, 2), (5, 2, 2, 4), (1, 1, 4, 1), (1, 2, 1, 1), (2, 4, 1, 1)),
)
def test_parts_are_dealt_out_to_as_many_loaders_as_can_have_some(parts, processes, workers, loaders):
    dealt = deal_parts([stream(parts)], processes, workers)
    read = [sorted(page["page_id"] for part in own for page in part) for (own,) in dealt]
    assert len(read) == loaders and all(read)
    assert sorted(sum(read, [])) == sorted(map(str, range(PAGES)))


@pytest.mark.parametrize("names", (["a"], ["a", "b"]))
@pytest.mark.parametrize("workers", (0, 1, 2, 4))
def test_training_reads_every_part_of_a_data_set(monkeypatch, names, workers):
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: stream(8))
    endless = training_pages(names, build_prompt_tokenizer(), seed=5, batch_size=1, workers=workers)
    loader = DataLoader(endless, batch_size=None, num_workers=workers)
    passes = 1 if len(names) == 1 else 4  # pages of a mix are drawn
    assert {page["page_id"] for page in islice(loader, PAGES * passes)} == set(map(str, range(PAGES)))


def columns(count):
    """Columns of pages of different lengths."""
    lengths = [1 + 7 * index % 31 for index in range(count)]
    return {
        "words": [["word"] * length for length in lengths],
        "boxes": [[[0.0, 0.0, 9.0, 9.0]] * length for length in lengths],
        "page_id": [f"page-{index}" for index in range(count)],
    }


def test_batches_hold_pages_of_about_the_same_length_and_no_page_is_lost():
    window = columns(BATCH * GROUPED_BATCHES)
    grouped = group_by_length(window, BATCH)
    assert sorted(grouped["page_id"]) == sorted(window["page_id"])
    lengths = [len(words) for words in grouped["words"]]
    runs = sorted(sorted(lengths[start : start + BATCH]) for start in range(0, len(lengths), BATCH))
    assert sum(runs, []) == sorted(lengths)
    assert grouped == group_by_length(window, BATCH)
    assert lengths != sorted(lengths)


def test_columns_of_a_page_stay_together():
    grouped = group_by_length(columns(16), BATCH)
    for page_id, words, boxes in zip(grouped["page_id"], grouped["words"], grouped["boxes"]):
        assert len(words) == len(boxes) == 1 + 7 * int(page_id.split("-")[1]) % 31
