"""Tokenize the words of pages for the text encoder: `input_ids`, `attention_mask`, `bbox`, `word_ids`."""

import re
from collections.abc import Sequence
from numbers import Integral

import numpy as np
from transformers import PreTrainedTokenizerBase
from transformers.utils import logging

from djepa_pages.damage import reading, shown
from djepa_pages.spelling import has_text, is_text

from .validation import MAX_CHARACTERS, MAX_PAGE_TOKENS, MAX_WORDS, check_boxes, check_limit, is_list


logger = logging.get_logger(__name__)

MIN_PAGE_TOKENS = 3  # a word between two special tokens
CHUNK = 20_000  # characters that are tokenized at once, to find where a long page is truncated
# Dot leaders and writing lines are single words of up to hundreds of characters, with a token for each.
LEADER = re.compile(r"([^\w\s]|_)\1{3,}")


def encode_words(
    tokenizer: PreTrainedTokenizerBase,
    words: Sequence[Sequence[str]],
    boxes: Sequence[Sequence[Sequence[float]]],
    max_length: int = 1024,
    padding: bool | str = True,
    warn: bool = True,
) -> dict[str, np.ndarray]:
    """Tokenize the words of a batch of pages.

    Args:
        tokenizer: a fast tokenizer (BERT's).
        words: one list of words per page. Runs of a punctuation mark are shortened to three.
        boxes: one `[x0, y0, x1, y1]` per word, 0..1000 of the page.
        max_length: maximum number of tokens per page; longer pages are truncated, with a warning if `warn`.
        padding: `True` to the longest page, `"max_length"` to `max_length`.

    Returns:
        input_ids, attention_mask and word_ids (index into the page's words, -1 for none), int64 `(pages, tokens)`, and
        bbox float32 `(pages, tokens, 4)`, zeros where there is no word.

    Raises:
        ValueError: a page without text, numbers of words and boxes that differ, an invalid box, or more words,
            characters or tokens than the limits of `limits.py`.
    """
    if not isinstance(max_length, Integral) or not MIN_PAGE_TOKENS <= max_length <= MAX_PAGE_TOKENS:
        allowed = f"{MIN_PAGE_TOKENS} to {MAX_PAGE_TOKENS:,}"
        raise ValueError(f"max_length must be an integer from {allowed}, got {shown(max_length)}.")
    page_boxes = [check_page_text(*page, index) for index, page in enumerate(zip(words, boxes, strict=True))]
    shortened = [[LEADER.sub(r"\1\1\1", word) for word in page] for page in words]
    with reading("The words cannot be tokenized, the tokenizer is damaged"):
        shortened = [first_words(tokenizer, page, max_length) for page in shortened]
        encoding = tokenizer(
            shortened,
            is_split_into_words=True,
            truncation=True,
            max_length=max_length,
            padding=padding or "longest",
            return_attention_mask=True,
        )
    pages = [encoding.word_ids(index) for index in range(len(words))]
    word_ids = np.array([[-1 if word is None else word for word in page] for page in pages])  # (pages, tokens)
    bbox = np.zeros((*word_ids.shape, 4), dtype=np.float32)
    for index, checked in enumerate(page_boxes):
        inside = word_ids[index] >= 0
        bbox[index, inside] = checked[word_ids[index, inside]]
        if warn and encoding[index].overflowing:
            logger.warning_once(
                f"Page {index} has more than max_length={max_length} tokens: only the first "
                f"{word_ids[index].max() + 1} of its {len(words[index])} words are used."
            )
    encoded = {name: np.array(encoding[name], dtype=np.int64) for name in ("input_ids", "attention_mask")}
    return encoded | {"bbox": bbox, "word_ids": word_ids.astype(np.int64)}


def first_words(tokenizer: PreTrainedTokenizerBase, words: list[str], most: int) -> list[str]:
    """Return enough words of a page for `most` tokens, so that a long page takes no longer than one of `most` tokens.

    Pages of up to `CHUNK` characters are returned unchanged.
    """
    ends = np.cumsum([len(word) for word in words])
    start = tokens = 0
    while len(words) > start and ends[-1] > CHUNK and tokens < most:
        end = max(start + 1, int(np.searchsorted(ends, CHUNK + (ends[start - 1] if start else 0), side="right")))
        chunk = tokenizer(words[start:end], is_split_into_words=True, add_special_tokens=False, verbose=False)
        start, tokens = end, tokens + len(chunk["input_ids"])
    return words[:start] if start else words


class NoTextError(ValueError):
    """A page has no words."""


def check_page_text(words: Sequence[str], boxes: Sequence[Sequence[float]], index: int = 0) -> np.ndarray:
    """Return the boxes of a page as `(words, 4)`; raises `ValueError` for a page without text or invalid boxes."""
    check_words(words, f"The words of page {index}")
    if not has_text(words):
        raise NoTextError(f"Page {index} has no text; the model needs at least one word.")
    if not is_list(boxes) or len(boxes) != len(words):
        number = len(boxes) if is_list(boxes) else "no"
        raise ValueError(f"Page {index} has {len(words)} words but {number} boxes; give one box per word.")
    return check_boxes(boxes, f"page {index}: boxes")


def check_words(words: Sequence[str], name: str) -> None:
    """Raise `ValueError` unless `words` is a list of strings within the limits; it may be empty."""
    if not is_list(words):
        raise ValueError(f"{name} must be a list of strings, got {shown(words)}.")
    check_limit(len(words), MAX_WORDS, "words on a page", "cut it into several")
    for word in words:
        if not is_text(word):
            raise ValueError(f"{name} must be strings, got {shown(word)}; give one list of words per page.")
    longest = max(words, key=len, default="")
    check_limit(len(longest), MAX_CHARACTERS, f"characters in the word {shown(longest)}", "split it at its spaces")
