"""Every page of a data set of several parts is read, whoever shares it out."""

from itertools import islice

import datasets
import pytest
from torch.utils.data import DataLoader

from builders import build_prompt_tokenizer
from transformers_djepa.data.loaders import deal_parts
from transformers_djepa.data.segmentation_streams import training_pages
from transformers_djepa.training.arguments import DataArguments


PAGES = 32


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
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: stream(8))
    arguments = DataArguments(dataset=names)
    endless = training_pages(arguments, 5, False, 64, 1, build_prompt_tokenizer(), workers=workers)
    loader = DataLoader(endless, batch_size=None, num_workers=workers)
    passes = 1 if len(names) == 1 else 4  # pages of a mix are drawn
    assert {page["page_id"] for page in islice(loader, PAGES * passes)} == set(map(str, range(PAGES)))
