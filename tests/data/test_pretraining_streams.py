"""Streams of pages for pre-training."""

import itertools

import datasets
import pytest

from builders import draw_page
from transformers_djepa.data import pretraining_streams
from transformers_djepa.data.pretraining_streams import pretraining_pages
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES, with_image


FILES, PAGES = 4, 2


def about(number, words=("w",), image=None) -> dict:
    page = {"image": image, "words": list(words), "boxes": [[0.0, 0.0, 9.0, 9.0]] * len(words)}
    return page | {"document_id": str(number), "page_id": str(number), "questions": []}


def write(file, *rows: dict) -> None:
    datasets.Dataset.from_list(list(rows), features=PAGE_EXAMPLE_FEATURES).to_parquet(file)


def test_each_page_has_its_epoch(tmp_path):
    write(tmp_path / "train.parquet", *map(about, range(3)))
    pages = list(itertools.islice(pretraining_pages([str(tmp_path)]), 9))
    assert [page["epoch"] for page in pages] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_generated_pages_have_an_epoch():
    pages = list(itertools.islice(pretraining_pages(["generated"], with_images=False), 2))
    assert [page["epoch"] for page in pages] == [0, 0] and pages[0]["page_id"] != pages[1]["page_id"]


def test_pages_wait_to_be_shuffled_with_their_images_undecoded(tmp_path, monkeypatch):
    write(tmp_path / "train.parquet", *(about(number, image=draw_page(["page"], (60, 80))) for number in range(8)))
    decoded = []
    monkeypatch.setattr(pretraining_streams, "with_image", lambda page: decoded.append(page) or with_image(page))
    page = next(iter(pretraining_pages([str(tmp_path)])))
    assert len(decoded) == 1 and isinstance(decoded[0]["image"], bytes) and page["image"].mode == "RGB"


def test_pages_without_words_are_left_out_and_nothing_else_is_an_error(tmp_path):
    write(tmp_path / "train.parquet", about(0, words=()), about(1, words=(" ",)), about(2))
    assert next(iter(pretraining_pages([str(tmp_path)])))["page_id"] == "2"
    write(tmp_path / "train.parquet", about(0, words=()))
    with pytest.raises(ValueError, match="a loader's share of them, have no words"):
        next(iter(pretraining_pages([str(tmp_path)])))


def test_the_files_are_read_in_order_first_and_in_another_order_in_each_further_epoch(tmp_path):
    for file in range(FILES):
        rows = [about(file) | {"page_id": f"{file}-{number}"} for number in range(PAGES)]
        write(tmp_path / f"train-{file}.parquet", *rows)

    def read(seed):
        stream = iter(pretraining_pages([str(tmp_path)], "train", seed, 64))
        return [[page["document_id"] for page in itertools.islice(stream, FILES * PAGES)] for _ in range(4)]

    first, *others = read(5)
    assert first == [str(file) for file in range(FILES) for _ in range(PAGES)]
    assert all(sorted(epoch) == first and epoch != first for epoch in others) and others[0] != others[1]
    assert read(5) == [first, *others] and read(6)[1:] != others
