"""Texts of pages."""

import random

import datasets
import pytest

from transformers_djepa.data.rows import PAGE_FEATURES
from transformers_djepa.distillation.texts import cut_words, fingerprint, read_texts, saved_texts


WORDS = [f"w{number}" for number in range(203)]
SETTINGS = {"pages": 5, "words_per_text": 40, "seed": 0}


@pytest.fixture
def pages(tmp_path):
    """A dataset of two pages with words, and one without."""
    rows = [
        {"image": None, "words": words, "boxes": [[0, 0, 9, 9]] * len(words), "page_id": name, "document_id": name}
        for name, words in (("a", WORDS), ("b", []), ("c", WORDS[:30]))
    ]
    for split in ("train", "test"):
        saved = datasets.Dataset.from_list(rows, features=PAGE_FEATURES)
        saved.to_parquet(tmp_path / "pages" / f"{split}.parquet")
    return str(tmp_path / "pages")


def test_the_texts_of_a_page_are_its_words_in_order_without_a_short_end():
    texts = list(cut_words(WORDS, 40, random.Random(0)))
    assert all(10 <= len(text) <= 40 for text in texts[:-1]) and len({len(text) for text in texts}) > 3
    joined = [word for text in texts for word in text]
    assert joined == WORDS[: len(joined)] and len(WORDS) - len(joined) < 4


def test_texts_come_from_all_sources_in_random_order(pages):
    texts = read_texts(["generated", pages], "train", **SETTINGS)
    assert {name.split("-")[0] for name in texts["text_id"]} == {"a", "c", "train"}  # of generated pages
    assert texts["text_id"] != sorted(texts["text_id"])
    assert read_texts(["generated", pages], "train", **SETTINGS)["text"] == texts["text"]


def test_texts_are_read_once_and_other_settings_are_refused(pages, tmp_path, monkeypatch):
    first = saved_texts(tmp_path / "texts", "train", sources=[pages], **SETTINGS)
    monkeypatch.setattr("transformers_djepa.distillation.texts.read_texts", None)
    again = saved_texts(tmp_path / "texts", "train", sources=[pages], **SETTINGS)
    assert again["text"] == first["text"] and fingerprint(again) == fingerprint(first)
    with pytest.raises(ValueError, match=r"words_per_text=40 \(now 30\); give another --output_dir"):
        saved_texts(tmp_path / "texts", "train", sources=[pages], **SETTINGS | {"words_per_text": 30})


def test_the_fingerprint_differs_for_another_order(pages):
    texts = read_texts([pages], "train", **SETTINGS)
    assert fingerprint(texts) != fingerprint(texts.select(range(len(texts))[::-1]))


def test_pages_without_texts_are_named(tmp_path):
    row = {"image": None, "words": ["a"], "boxes": [[0, 0, 9, 9]], "page_id": "a", "document_id": "a"}
    datasets.Dataset.from_list([row], features=PAGE_FEATURES).to_parquet(tmp_path / "pages" / "train.parquet")
    with pytest.raises(ValueError, match="split 'train' has no page with 4 words"):
        read_texts([str(tmp_path / "pages")], "train", **SETTINGS)
