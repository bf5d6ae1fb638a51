"""Streams of page examples for training: mixed by weight, batched by length, held out."""

from collections import Counter
from itertools import islice

import datasets
import pytest
from PIL import Image

from builders import build_prompt_tokenizer
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.data.segmentation_streams import (
    GROUPED_BATCHES,
    group_by_length,
    held_out_pages,
    is_asked,
    open_pages,
    training_pages,
)
from transformers_djepa.processing.question_inputs import drop_long_questions
from transformers_djepa.training.arguments import DataArguments


BATCH = 4


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

    def open_pages(name, split, seed, *_):
        opened.append((name, split, seed))
        return datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 64, "name": name})

    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", open_pages)
    return opened


def columns(rows):
    return {name: [row[name] for row in rows] for name in rows[0]}


def test_pages_wait_to_be_shuffled_with_their_images_undecoded(tmp_path, monkeypatch):
    rows = [page | {"page_id": f"{page['page_id']}"} for page in pages(20)]
    datasets.Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "train.parquet")
    waiting, shuffle = [], datasets.IterableDataset.shuffle

    def watch(stream, *args, **kwargs):
        waiting.append(next(iter(stream))["image"])
        return shuffle(stream, *args, **kwargs)

    monkeypatch.setattr(datasets.IterableDataset, "shuffle", watch)
    page = next(iter(open_pages(str(tmp_path), "train", 0, DataArguments(), True, 64)))
    assert [type(image) for image in waiting] == [bytes] and page["image"].mode == "RGB"


def test_batches_hold_pages_of_about_the_same_length_and_no_page_is_lost():
    window = columns(pages(BATCH * GROUPED_BATCHES))
    grouped = group_by_length(window, BATCH)
    assert sorted(grouped["page_id"]) == sorted(window["page_id"])
    lengths = [len(words) for words in grouped["words"]]
    runs = sorted(sorted(lengths[start : start + BATCH]) for start in range(0, len(lengths), BATCH))
    assert sum(runs, []) == sorted(lengths)
    assert grouped == group_by_length(window, BATCH)
    assert lengths != sorted(lengths)


def test_columns_of_a_page_stay_together():
    grouped = group_by_length(columns(pages(16)), BATCH)
    for page_id, words, boxes in zip(grouped["page_id"], grouped["words"], grouped["boxes"]):
        assert len(words) == len(boxes) == 1 + 7 * int(page_id.split("-")[1]) % 31


def test_datasets_are_mixed_by_their_weights(streams):
    arguments = DataArguments(dataset=["a", "b"], dataset_weights=[3.0, 1.0])
    mixed = list(training_pages(arguments, 5, True, 64, BATCH, build_prompt_tokenizer()).take(200))
    assert 130 <= sum(page["document_id"] == "a" for page in mixed) <= 170
    assert len({page["page_id"] for page in mixed if page["document_id"] == "a"}) == 64  # and from the start again
    assert streams == [("a", "train", 5), ("b", "train", 5)]


def test_another_offset_is_another_seed(streams):
    training_pages(DataArguments(dataset=["a"], data_seed_offset=7), 5, True, 64, BATCH, build_prompt_tokenizer())
    assert streams == [("a", "train", 12)]


def test_pages_without_questions_are_left_out():
    assert is_asked({"question": "total?"}) and is_asked(pages(1)[0])
    assert not is_asked({"questions": []})


def test_a_question_beyond_the_prompt_encoder_is_left_out_and_the_others_stay():
    page = pages(1)[0]
    short, long = page["questions"][0], page["questions"][0] | {"question": "where is " * 60}
    kept = drop_long_questions(page | {"questions": [long, short]}, build_prompt_tokenizer())
    assert kept["questions"] == [short]


def test_held_out_pages_are_the_first_of_the_test_split_each_time(streams):
    held_out = held_out_pages(DataArguments(dataset=["generated"], eval_pages=5), True, 64, build_prompt_tokenizer())
    assert [page["page_id"] for page in held_out] == [page["page_id"] for page in held_out]
    assert len(list(held_out)) == 5 and streams == [("generated", "test", 0)]


def test_held_out_pages_that_cannot_be_read_are_an_error_before_training(monkeypatch):
    def broken():
        raise ValueError("too few fonts")
        yield

    unread = datasets.IterableDataset.from_generator(broken)
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: unread)
    with pytest.raises(ValueError, match="too few fonts"):
        held_out_pages(DataArguments(), True, 64, build_prompt_tokenizer())


def test_named_held_out_data_without_pages_are_an_error_and_the_default_is_then_none(monkeypatch):
    empty = datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 0})
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: empty)
    assert held_out_pages(DataArguments(), True, 64, build_prompt_tokenizer()) is None
    with pytest.raises(ValueError, match="--eval_dataset generated: its split 'test' has no pages with questions"):
        held_out_pages(DataArguments(eval_dataset="generated"), True, 64, build_prompt_tokenizer())


def test_pdfs_without_outlines_are_an_error_at_the_first_page(pdf_file):
    arguments = DataArguments(dataset=[f"outlines:{pdf_file.parent}"])
    with pytest.raises(ValueError, match="no pages with questions"):
        next(iter(training_pages(arguments, 0, False, 64, BATCH, build_prompt_tokenizer())))


def test_a_dataset_without_pages_is_an_error(monkeypatch):
    empty = datasets.IterableDataset.from_generator(pages, gen_kwargs={"count": 0})
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: empty)
    with pytest.raises(ValueError, match="no pages"):
        next(iter(training_pages(DataArguments(dataset=["a", "b"]), 0, True, 64, BATCH, build_prompt_tokenizer())))


def test_as_many_weights_as_datasets():
    with pytest.raises(ValueError, match="1 numbers for 2 datasets"):
        training_pages(
            DataArguments(dataset=["a", "b"], dataset_weights=[1.0]), 0, True, 64, BATCH, build_prompt_tokenizer()
        )


def test_one_kind_of_generated_questions_can_be_asked_alone():
    arguments = DataArguments(max_questions=4)
    stream = open_pages("generated:visual", "train", 3, arguments, render=False, image_size=256)
    kinds = [question["kind"] for page in stream.take(4) for question in page["questions"]]
    assert kinds.count("visual") >= 4 and set(kinds) <= {"visual", "unanswerable"}
    with pytest.raises(ValueError, match="generated:drawing is no kind"):
        open_pages("generated:drawing", "train", 3, arguments, render=False, image_size=256)


def test_a_single_data_set_begins_again_pass_by_pass(streams):
    arguments = DataArguments(dataset=["a"])
    found = [
        page["page_id"] for page in training_pages(arguments, 5, True, 64, BATCH, build_prompt_tokenizer()).take(128)
    ]
    everything = sorted(page["page_id"] for page in pages(64, "a"))
    assert sorted(found[:64]) == sorted(found[64:]) == everything


@pytest.mark.parametrize("names", (["a"], ["a", "b"]))
def test_a_page_is_told_in_which_pass_over_its_data_set_it_is(streams, names):
    stream = training_pages(DataArguments(dataset=names), 5, True, 64, BATCH, build_prompt_tokenizer())
    seen = Counter((page["page_id"], page["epoch"]) for page in stream.take(200 * len(names)))
    assert set(seen.values()) == {1} and {0, 1, 2} <= {epoch for _, epoch in seen}


def test_the_parts_of_a_data_set_are_read_in_order_first_and_then_in_another_order_in_every_pass(monkeypatch):
    rows = [page | {"image": None} for name in "abcd" for page in pages(GROUPED_BATCHES, name)]
    stream = datasets.Dataset.from_list(rows).to_iterable_dataset(num_shards=4)
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: stream)
    endless = iter(training_pages(DataArguments(dataset=["a"]), 5, True, 64, 1, build_prompt_tokenizer()))
    count = 4 * GROUPED_BATCHES
    first, *others = ("".join(page["document_id"] for page in islice(endless, count)) for _ in range(3))
    assert first == "".join(name * GROUPED_BATCHES for name in "abcd")
    assert all(sorted(other) == sorted(first) and other != first for other in others) and others[0] != others[1]


def test_pages_without_questions_are_an_error_and_not_an_endless_search(monkeypatch):
    unasked = [page | {"questions": []} for page in pages(3)]
    stream = datasets.IterableDataset.from_generator(lambda: iter(unasked))
    monkeypatch.setattr("transformers_djepa.data.segmentation_streams.open_pages", lambda *_: stream)
    with pytest.raises(ValueError, match="no pages with questions"):
        next(iter(training_pages(DataArguments(dataset=["a"]), 5, True, 64, BATCH, build_prompt_tokenizer())))


def test_a_folder_of_rows_is_shuffled_anew_in_every_pass(tmp_path):
    stored = [page | {"image": None, "words": ["w"], "boxes": [[0.0, 0.0, 9.0, 9.0]]} for page in pages(32)]
    datasets.Dataset.from_list(stored, features=PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / "train-00000.parquet")

    def read(seed):
        arguments = DataArguments(dataset=[str(tmp_path)])
        stream = training_pages(arguments, seed, False, 64, BATCH, build_prompt_tokenizer())
        return [page["page_id"] for page in stream.take(64)]

    first, second = read(5)[:32], read(5)[32:]
    assert sorted(first) == sorted(second) == sorted(page["page_id"] for page in stored)
    assert first != second and first != [page["page_id"] for page in stored]
    assert read(5) == first + second and read(6) != first + second
