import logging

import numpy as np
import pytest

from djepa_runtime.processing.text_inputs import NoTextError, encode_words


def test_tokens_have_the_index_and_box_of_their_word(tokenizer, words, boxes):
    encoded = encode_words(tokenizer, [words], [boxes])
    word_ids = encoded["word_ids"][0]
    assert word_ids.tolist() == [-1, *[0] * 7, *[1] * 3, *[2] * 8, -1]  # one token a character
    for index, box in enumerate(boxes):
        assert (encoded["bbox"][0, word_ids == index] == np.float32(box)).all()
    assert (encoded["bbox"][0, word_ids < 0] == 0).all()
    assert tokenizer.convert_ids_to_tokens(encoded["input_ids"][0])[8:11] == ["n", "##o", "."]


def test_shorter_page_is_padded_with_masked_tokens_without_word_or_box(tokenizer, words, boxes):
    encoded = encode_words(tokenizer, [words, words[1:2]], [boxes, boxes[1:2]])
    padding = encoded["attention_mask"][1] == 0
    assert encoded["attention_mask"].sum(axis=1).tolist() == [20, 5]
    assert (encoded["word_ids"][1, padding] == -1).all() and (encoded["bbox"][1, padding] == 0).all()
    alone = encode_words(tokenizer, [words[1:2]], [boxes[1:2]])
    for name, value in alone.items():
        np.testing.assert_array_equal(encoded[name][1, :5], value[0])


def test_long_page_is_truncated_with_a_warning(tokenizer, words, boxes, caplog):
    with caplog.at_level(logging.WARNING, logger="transformers_djepa"):
        encoded = encode_words(tokenizer, [words], [boxes], max_length=10)
    assert encoded["input_ids"].shape == (1, 10) and encoded["word_ids"].max() == 1
    assert "max_length=10" in caplog.text and "2 of its 3 words" in caplog.text


def test_punctuation_runs_are_shortened_to_three(tokenizer):
    long, short = (
        encode_words(tokenizer, [[f"a{dots}no", line]], [[[0, 0, 9, 9]] * 2])
        for dots, line in (("." * 200, "_" * 90), ("...", "___"))
    )
    np.testing.assert_array_equal(long["input_ids"], short["input_ids"])


@pytest.mark.parametrize(
    ("page", "message"),
    [
        (["a", 5], "must be strings, got 5"),
        (5, "must be a list"),
        ("text", "must be a list"),
    ],
)
def test_words_that_are_no_list_of_strings_raise(tokenizer, page, message):
    with pytest.raises(ValueError, match=message):
        encode_words(tokenizer, [page], [[[0, 0, 1, 1]]])


@pytest.mark.parametrize("word", [" ", "\u200b", "\x00", "\ufffd", "\u0301"])
def test_a_page_of_words_without_tokens_has_no_text(tokenizer, word):
    with pytest.raises(NoTextError):
        encode_words(tokenizer, [[word]], [[[0, 0, 1, 1]]])
    encode_words(tokenizer, [[word, "—"]], [[[0, 0, 1, 1]] * 2])
