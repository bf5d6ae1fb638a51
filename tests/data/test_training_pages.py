"""Pages of training: which ones are kept, how datasets are mixed, and what each pass over them reads."""

from collections import Counter
from functools import partial

import pytest
from datasets import Dataset
from PIL import Image

from builders import build_prompt_tokenizer
from djepa_runtime.processing.prompt_inputs import drop_long_questions
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES
from transformers_djepa.data.training_pages import has_questions, has_words, held_out_pages, training_pages


ASKED = {"question": "total?", "answers": ["9"], "answer_boxes": [[[0.0, 0.0, 9.0, 9.0]]]}
LONG = ASKED | {"question": "where is " * 60}


def page(name, words=1, questions=(ASKED,), size=None) -> dict:
    image = Image.radial_gradient("L").resize(size).convert("RGB") if size else None
    found = {"image": image, "words": ["word"] * words, "boxes": [[0.0, 0.0, 9.0, 9.0]] * words}
    return found | {"page_id": name, "document_id": name, "questions": list(questions)}


@pytest.fixture
def write(tmp_path):
    """Writes pages as a dataset and returns its name."""

    def write(name, pages, split="train"):
        Dataset.from_list(list(pages), PAGE_EXAMPLE_FEATURES).to_parquet(tmp_path / name / f"{split}.parquet")
        return str(tmp_path / name)

    return write


def ids(pages) -> list[str]:
    return [page["page_id"] for page in pages]


def test_pages_with_a_question_that_fits_the_prompt_encoder_are_kept_and_others_named(write, caplog):
    tokenizer = build_prompt_tokenizer()
    pages = [page("a"), page("b", questions=()), page("c", questions=[LONG]), page("d", questions=[LONG, ASKED])]
    settings = {"transform": partial(drop_long_questions, tokenizer=tokenizer)}
    kept = training_pages([write("rows", pages)], partial(has_questions, tokenizer=tokenizer), **settings)
    assert ids(kept) == ["a", "d"]
    assert [question["question"] for question in kept[1]["questions"]] == ["total?"]
    assert "2 questions are left out" in caplog.text
    assert all(f"{name} {LONG['question']!r}" in caplog.text for name in "cd")


def test_a_dataset_that_keeps_no_page_is_an_error_and_no_held_out_pages(write):
    name = write("rows", [page("a", words=0, questions=())])
    with pytest.raises(ValueError, match="rows: no page of its split 'train' can be trained on"):
        training_pages([name], has_words)
    assert held_out_pages(name, "train", 4, has_words) is None


def test_an_epoch_of_a_mixture_reads_every_page_and_repeats_those_of_small_datasets(write):
    names = [
        write(name, [page(f"{name}{n}", words=n % 7 + 1) for n in range(size)]) for name, size in (("a", 90), ("b", 3))
    ]
    pages = training_pages(names, has_words, weights=[3.0, 1.0], seed=1)
    counts = Counter(ids(pages))
    share = sum(count for name, count in counts.items() if name[0] == "b") / len(pages)
    assert len(counts) == 93 and 0.2 < share < 0.3
    assert pages.lengths == [len(each["words"]) for each in pages]
    assert ids(training_pages(names, has_words, weights=[3.0, 1.0], seed=1)) == ids(pages)
    assert ids(training_pages(names, has_words, weights=[3.0, 1.0], seed=2)) != ids(pages)


def test_an_epoch_ends_with_the_pages_that_are_not_sampled_and_the_next_one_samples_others(write):
    names = [write(name, [page(f"{name}{n}") for n in range(size)]) for name, size in (("a", 6), ("b", 90))]
    pages, sampled = training_pages(names, has_words, weights=[0.5, 0.5], seed=1, sampled=1), []
    for epoch in range(3):
        pages.set_epoch(epoch)
        assert len(pages) < 20 and {name for name in ids(pages) if name[0] == "a"} == {f"a{n}" for n in range(6)}
        sampled += [name for name in ids(pages) if name[0] == "b"]
    assert len(sampled) == len({*sampled}) > 6


def test_a_page_of_a_mixture_has_another_epoch_each_time(write):
    names = [write(name, [page(name)] * 1) for name in "ab"] + [write("c", [page(f"c{n}") for n in range(20)])]
    pages, seen = training_pages(names, has_words, seed=1), Counter()
    for epoch in range(3):
        pages.set_epoch(epoch)
        seen.update((each["page_id"], each["epoch"]) for each in pages)
    assert set(seen.values()) == {1} and len(seen) == 3 * len(pages)
