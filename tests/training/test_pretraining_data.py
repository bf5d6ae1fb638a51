"""Streams of pages for pre-training."""

import itertools

import datasets

from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.training.pretraining_data import pretraining_pages


FILES, PAGES = 4, 2


def test_the_files_are_read_in_order_first_and_in_another_order_in_each_further_epoch(tmp_path):
    for file in range(FILES):
        about = {"image": None, "words": ["w"], "boxes": [[0.0, 0.0, 9.0, 9.0]], "document_id": str(file)}
        rows = [about | {"page_id": f"{file}-{number}", "questions": []} for number in range(PAGES)]
        datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / f"train-{file}.parquet")

    def read(seed):
        stream = iter(pretraining_pages(str(tmp_path), "train", seed, 64))
        return [[page["document_id"] for page in itertools.islice(stream, FILES * PAGES)] for _ in range(4)]

    first, *others = read(5)
    assert first == [str(file) for file in range(FILES) for _ in range(PAGES)]
    assert all(sorted(epoch) == first and epoch != first for epoch in others) and others[0] != others[1]
    assert read(5) == [first, *others] and read(6)[1:] != others
