"""Streams of page examples for training: mixed by weight, batched by length, held out."""

from collections import Counter
from itertools import islice

import datasets
import pytest
from PIL import Image

from builders import build_prompt_tokenizer
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.data.segmentation_streams import (
    held_out_examples,
    is_askable,
    open_pages,
    training_pages,
)
from transformers_djepa.data.streams import GROUPED_BATCHES
from transformers_djepa.processing.question_inputs import drop_long_questions


BATCH = 4
PAGES = {"render": True, "image_size": 64, "max_questions": 12}


def pages(count, name="page"):
    asked = [{"question": "total?", "answers": ["9"], "answer_boxes": [[[0.0, 0.0, 9.0, 9.0]]]}]
    return [
        {
            "image": Image.new("RGB", (8, 8)),
            "words": ["word"] * (1 + 7 * index % 31),
            "boxes": [[0.0, 0.0, 9.0, 9.0]] * (1 + 7 * index % 31),
            "page_id": f"{name}-{index}",
            "document_id": name,
            "questions": asked,
        }
        for index in range(count)
    ]


@pytest.fixture
def streams(monkeypatch):
    """Names become streams of 64 pages of that name; the opened splits are noted."""
    opened = []

    def open_pages(name, split="train", *, seed, **settings):
        opened.append((name, split, seed))
        return datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 64, "name": name})

    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", open_pages)
    return opened


def train(names, **changes):
    return training_pages(names, build_prompt_tokenizer(), **{"seed": 5, "batch_size": BATCH, **PAGES, **changes})


def test_pages_wait_to_be_shuffled_with_their_images_undecoded(tmp_path, monkeypatch):
    rows = [page | {"page_id": f"{page['page_id']}"} for page in pages(20)]
    datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "train.parquet")
    waiting, shuffle = [], datasets.IterableDataset.shuffle

    def watch(stream, *args, **kwargs):
        waiting.append(next(iter(stream))["image"])
        return shuffle(stream, *args, **kwargs)

    monkeypatch.setattr(datasets.IterableDataset, "shuffle", watch)
    page = next(iter(open_pages(str(tmp_path), image_size=64, max_questions=12)))
    assert [type(image) for image in waiting] == [bytes] and page["image"].mode == "RGB"


def test_datasets_are_mixed_by_their_weights(streams):
    mixed = list(train(["a", "b"], weights=[3.0, 1.0]).take(200))
    assert 130 <= sum(page["document_id"] == "a" for page in mixed) <= 170
    assert len({page["page_id"] for page in mixed if page["document_id"] == "a"}) == 64  # and from the start again
    assert streams == [("a", "train", 5), ("b", "train", 5)]


@pytest.mark.parametrize("image", (None, Image.new("RGB", (8, 8))))
def test_generated_pages_have_images_if_the_other_pages_do(image, tmp_path):
    rows = [page | {"image": image} for page in pages(8)]
    datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "train.parquet")
    mixed = list(train([str(tmp_path), "generated"], batch_size=1).take(8))
    assert len({page["page_id"].partition("-")[0] for page in mixed}) == 2
    assert {page["image"] is None for page in mixed} == {image is None}


def test_pages_without_questions_are_left_out():
    assert is_askable({"question": "total?", "words": ["w"]}) and is_askable(pages(1)[0])
    assert not is_askable({"questions": [], "words": ["w"]}) and not is_askable(pages(1)[0] | {"words": [" "]})


def test_a_question_beyond_the_prompt_encoder_is_left_out_and_the_others_stay():
    page = pages(1)[0]
    short, long = page["questions"][0], page["questions"][0] | {"question": "where is " * 60}
    kept = drop_long_questions(page | {"questions": [long, short]}, build_prompt_tokenizer())
    assert kept["questions"] == [short]


def test_held_out_pages_are_the_first_of_the_test_split_each_time(streams):
    held_out = held_out_examples("generated", "test", 5, build_prompt_tokenizer(), **PAGES)
    assert [page["page_id"] for page in held_out] == [page["page_id"] for page in held_out]
    assert len(list(held_out)) == 5 and streams == [("generated", "test", 0)]


def test_held_out_pages_that_cannot_be_read_are_an_error_before_training(monkeypatch):
    def broken():
        raise ValueError("too few fonts")
        yield

    unread = datasets.IterableDataset.from_generator(broken)
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: unread)
    with pytest.raises(ValueError, match="too few fonts"):
        held_out_examples("generated", "test", 5, build_prompt_tokenizer(), **PAGES)


def test_a_split_without_questions_has_no_held_out_pages(monkeypatch):
    empty = datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 0})
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: empty)
    assert held_out_examples("generated", "test", 5, build_prompt_tokenizer(), **PAGES) is None


def test_pdfs_without_questions_are_an_error_at_the_first_page(pdf_file):
    with pytest.raises(ValueError, match="no pages with questions"):
        next(iter(train([f"outlines:{pdf_file.parent}"], render=False)))


def test_a_dataset_without_pages_is_an_error(monkeypatch):
    empty = datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 0})
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: empty)
    with pytest.raises(ValueError, match="no pages"):
        next(iter(train(["a", "b"])))


def test_one_kind_of_generated_questions_can_be_asked_alone():
    settings = {"seed": 3, "render": False, "image_size": 256, "max_questions": 4}
    stream = open_pages("generated:mark", **settings)
    kinds = [question["kind"] for page in stream.take(4) for question in page["questions"]]
    assert kinds.count("mark") >= 4 and set(kinds) <= {"mark", "unanswerable"}
    with pytest.raises(ValueError, match="generated:drawing is not a kind"):
        open_pages("generated:drawing", **settings)


def test_a_single_data_set_begins_again_pass_by_pass(streams):
    found = [page["page_id"] for page in train(["a"]).take(128)]
    everything = sorted(page["page_id"] for page in pages(64, "a"))
    assert sorted(found[:64]) == sorted(found[64:]) == everything


@pytest.mark.parametrize("names", (["a"], ["a", "b"]))
def test_a_page_has_the_epoch_of_its_dataset(streams, names):
    stream = train(names)
    seen = Counter((page["page_id"], page["epoch"]) for page in stream.take(200 * len(names)))
    assert set(seen.values()) == {1} and {0, 1, 2} <= {epoch for _, epoch in seen}


def test_the_parts_of_a_data_set_are_read_in_order_first_and_then_in_another_order_in_every_pass(monkeypatch):
    rows = [page | {"image": None} for name in "abcd" for page in pages(GROUPED_BATCHES, name)]
    stream = datasets.Dataset.from_list(rows).to_iterable_dataset(num_shards=4)
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: stream)
    endless = iter(train(["a"], batch_size=1))
    count = 4 * GROUPED_BATCHES
    first, *others = ("".join(page["document_id"] for page in islice(endless, count)) for _ in range(3))
    assert first == "".join(name * GROUPED_BATCHES for name in "abcd")
    assert all(sorted(other) == sorted(first) and other != first for other in others) and others[0] != others[1]


def test_pages_without_questions_are_an_error_and_not_an_endless_search(monkeypatch):
    unasked = [page | {"questions": []} for page in pages(3)]
    stream = datasets.IterableDataset.from_generator(lambda: iter(unasked))
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_, **settings: stream)
    with pytest.raises(ValueError, match="no pages with questions"):
        next(iter(train(["a"])))


def test_a_folder_of_rows_is_shuffled_anew_in_every_pass(tmp_path):
    stored = [page | {"image": None, "words": ["w"], "boxes": [[0.0, 0.0, 9.0, 9.0]]} for page in pages(32)]
    datasets.Dataset.from_list(stored, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "train-00000.parquet")

    def read(seed):
        return [page["page_id"] for page in train([str(tmp_path)], seed=seed, render=False).take(64)]

    first, second = read(5)[:32], read(5)[32:]
    assert sorted(first) == sorted(second) == sorted(page["page_id"] for page in stored)
    assert first != second and first != [page["page_id"] for page in stored]
    assert read(5) == first + second and read(6) != first + second
