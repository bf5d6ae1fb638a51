"""Tokenize the words of pages for the text encoder: `input_ids`, `attention_mask`, `bbox`, `word_ids`."""

import logging
import re
from collections.abc import Sequence
from functools import cache

import numpy as np

from djepa_pages import Page
from djepa_pages.damage import reading, shown
from djepa_pages.spelling import has_text, is_text

from .tokenizer import Tokenizer
from .validation import is_list, mend_boxes


logger = logging.getLogger(__name__)
warn_once = cache(logger.warning)

# Dot leaders and writing lines are single words of up to hundreds of characters, with a token for each.
LEADER = re.compile(r"([^\w\s]|_)\1{3,}")


def encode_words(
    tokenizer: Tokenizer,
    words: Sequence[Sequence[str]],
    boxes: Sequence[Sequence[Sequence[float]]],
    max_length: int = 1024,
    padding: bool | str = True,
    warn: bool = True,
) -> dict[str, np.ndarray]:
    """Tokenize the words of a batch of pages, each a list with one box in 0..1000 of the page per word.

    Runs of a punctuation mark are shortened to three. Pages of more than `max_length` tokens are truncated, with a
    warning if `warn`. `padding` is `True` (to the longest page) or `"max_length"`.

    Returns:
        input_ids, attention_mask and word_ids (index into the page's words, -1 for none), int64 `(pages, tokens)`, and
        bbox float32 `(pages, tokens, 4)`, zeros where there is no word.
    """
    page_boxes = [check_page_text(*page, index) for index, page in enumerate(zip(words, boxes, strict=True))]
    shortened = [[LEADER.sub(r"\1\1\1", word) for word in page] for page in words]
    with reading("The words cannot be tokenized"):
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
            warn_once(
                f"Page {index} has more than max_length={max_length} tokens: only the first "
                f"{word_ids[index].max() + 1} of its {len(words[index])} words are used."
            )
    encoded = {name: np.array(encoding[name], dtype=np.int64) for name in ("input_ids", "attention_mask")}
    return encoded | {"bbox": bbox, "word_ids": word_ids.astype(np.int64)}


class NoTextError(ValueError):
    """A page or document has no words; `page` is the page, or the last one, with its size."""

    def __init__(self, message: str, page: Page | None = None):
        super().__init__(message)
        self.page = page


def check_page_text(words: Sequence[str], boxes: Sequence[Sequence[float]], index: int) -> np.ndarray:
    """Return the boxes of a page as `(words, 4)`, rounding mended with a warning.

    Raises `ValueError` for a page without text or invalid boxes.
    """
    check_words(words, f"The words of page {index}")
    if not has_text(words):
        raise NoTextError(f"Page {index} has no text; the model needs at least one word.")
    checked, mended = mend_boxes(boxes, f"page {index}: boxes")
    if mended:
        logger.warning(f"Page {index}: {mended} of {len(checked)} boxes are clipped to the page or widened.")
    if len(checked) != len(words):
        raise ValueError(f"Page {index} has {len(words)} words but {len(checked)} boxes; give one box per word.")
    return checked


def check_words(words: Sequence[str], name: str) -> None:
    """Raise `ValueError` unless `words` is a list of strings; it may be empty."""
    if not is_list(words):
        raise ValueError(f"{name} must be a list of strings, got {shown(words)}.")
    for word in words:
        if not is_text(word):
            raise ValueError(f"{name} must be strings, got {shown(word)}; give one list of words per page.")
