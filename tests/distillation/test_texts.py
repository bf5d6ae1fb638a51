"""Texts of pages."""

import random

import datasets
import pytest

from transformers_djepa.data.rows import PAGE_FEATURES
from transformers_djepa.distillation.texts import cut_page, fingerprint, read_texts, read_translations


WORDS = [f"w{number}" for number in range(203)]


@pytest.fixture
def pages(tmp_path):
    """A dataset of two pages with words, and one without."""
    rows = [
        {"image": None, "words": words, "boxes": boxes(len(words)), "page_id": name, "document_id": name}
        for name, words in (("a", WORDS), ("b", []), ("c", WORDS[:30]))
    ]
    datasets.Dataset.from_list(rows, features=PAGE_FEATURES).to_parquet(tmp_path / "pages" / "train.parquet")
    return str(tmp_path / "pages")


def boxes(count: int) -> list[list[int]]:
    """Boxes of lines of two cells, of three and two words."""
    lefts = [0, 11, 22, 60, 71]
    return [[lefts[n % 5], 20 * (n // 5), lefts[n % 5] + 9, 20 * (n // 5) + 9] for n in range(count)]


def test_texts_start_with_a_line_or_cell_and_short_ones_are_frequent():
    texts = [text.split() for text in cut_page(WORDS, boxes(len(WORDS)), 40, random.Random(0))]
    assert [word for text in texts for word in text] == WORDS
    assert all(int(text[0][1:]) % 5 in (0, 3) for text in texts)
    lengths = sorted(map(len, texts))
    assert lengths[0] <= 3 and 20 < lengths[-1] <= 40


def test_translations_are_rows_of_a_file(tmp_path):
    path = tmp_path / "pairs.jsonl"
    path.write_text('{"text": "yes", "translation": "ja"}\n')
    (row,) = read_translations(str(path))
    assert {row["text"].lower(), row["translation"].lower()} == {"yes", "ja"}  # some are upper-cased
    path.write_text('{"text": "yes", "german": "ja"}\n')
    with pytest.raises(ValueError, match=r"pairs.jsonl cannot be read: a row needs `text`, and `translation` or"):
        read_translations(str(path))
    path.write_text("cut{\n")
    with pytest.raises(ValueError, match="pairs.jsonl cannot be read") as error:
        read_translations(str(path))
    assert "\n" not in str(error.value)


def test_texts_of_a_group_are_translations_and_a_question_is_paired_with_its_answer(tmp_path):
    texts = [("total", "label"), ("Summe", "label"), ("What is the total?", "question")]
    rows = [{"text": text, "group": "a", "kind": kind} for text, kind in texts] + [{"text": "alone", "group": "b"}]
    datasets.Dataset.from_list(rows).to_parquet(tmp_path / "texts" / "train.parquet")
    pairs = list(read_translations(str(tmp_path / "texts")))
    assert {pair["group"] for pair in pairs} == {"a"}
    asked, labels = sorted(("?" not in pair["text"], "?" in pair["translation"]) for pair in pairs)
    assert asked == (False, False) and labels == (True, False)


def test_texts_are_the_same_ones_when_they_are_read_again(pages):
    first = read_texts((pages,), "train", pages=5, words_per_text=40, seed=0)
    read_texts.cache_clear()
    again = read_texts((pages,), "train", pages=5, words_per_text=40, seed=0)
    assert again["text"] == first["text"] and fingerprint(again) == fingerprint(first)
    assert fingerprint(read_texts((pages,), "train", 5, 30, 0)) != fingerprint(first)
