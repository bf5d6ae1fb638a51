"""Encode questions: `prompt_input_ids` and `prompt_attention_mask`, both `(pages, questions, tokens)`.

Padded questions, and questions asked by a click, a box or a mask alone (`None`), are all zeros. Questions are never
truncated.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from transformers import PreTrainedTokenizerBase

from djepa_pages.damage import reading, shown
from djepa_pages.spelling import is_text

from .boxes import is_list
from .limits import MAX_CHARACTERS, check_limit


MAX_PROMPT_TOKENS = 77  # CLIP's context length, including start and end tokens
QUESTIONS_PER_CALL = 32  # per page and forward pass, to limit memory


def in_groups(questions: Sequence[Sequence], most: int) -> Iterator[tuple[list[int], list[Sequence]]]:
    """Yield groups of at most `most` questions per page: indices of pages that have questions left, and these."""
    for start in range(0, max(map(len, questions)), most):
        pages = [index for index, page_questions in enumerate(questions) if len(page_questions) > start]
        yield pages, [questions[index][start : start + most] for index in pages]


def encode_questions(
    tokenizer: PreTrainedTokenizerBase, questions: Sequence[Sequence[str | None]]
) -> dict[str, np.ndarray]:
    """Tokenize the questions of a batch of pages, one list per page; some of the lists may be empty.

    Raises `ValueError` for no questions, an empty question, or one with more than 10,000 characters or 77 tokens.
    """
    positions = [
        (page, index) for page, texts in enumerate(questions) for index, text in enumerate(texts) if text is not None
    ]
    texts = [questions[page][index] for page, index in positions]
    if not texts:
        raise ValueError("questions is empty; ask at least one question.")
    for text in texts:
        if not is_text(text):
            raise ValueError(f"A question must be a string, got {shown(text)}.")
        check_limit(len(text), MAX_CHARACTERS, f"characters in the question {shown(text)}", "use fewer words")
        if not text.strip():
            raise ValueError(f"The question {shown(text)} is empty; write one such as 'What is the invoice number?'.")
    with reading("The questions cannot be tokenized, the tokenizer is damaged"):
        encoding = tokenizer([text.strip() for text in texts], padding=True, return_attention_mask=True, verbose=False)
    limit = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS)
    for text, mask in zip(texts, encoding["attention_mask"]):
        if sum(mask) > limit:
            tokens = f"has {sum(mask)} tokens, the limit is {limit}"
            raise ValueError(f"The question {shown(text)} {tokens}; use fewer words.")
    shape = (len(questions), max(map(len, questions)), len(encoding["input_ids"][0]))
    encoded = {}
    for name in ("input_ids", "attention_mask"):
        encoded[f"prompt_{name}"] = np.zeros(shape, dtype=np.int64)
        encoded[f"prompt_{name}"][tuple(zip(*positions))] = encoding[name]
    return encoded


def drop_long_questions(page: dict, tokenizer: PreTrainedTokenizerBase) -> dict:
    """Drop questions of a page example that are too long for the prompt encoder, such as long headings."""
    if not page.get("questions"):
        return page
    limit = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS)
    questions = [question for question in page["questions"] if len(question["question"]) <= MAX_CHARACTERS]
    if not questions:
        return page | {"questions": []}
    with reading("The questions cannot be tokenized, the tokenizer is damaged"):
        tokens = tokenizer([question["question"] for question in questions], verbose=False)["input_ids"]
    return page | {"questions": [q for q, ids in zip(questions, tokens) if len(ids) <= limit]}


def nest_questions(
    questions: str | Sequence[str | None] | Sequence[Sequence[str | None]], num_pages: int | None
) -> list[list[str | None]]:
    """Nest one question for every page, a list for a single page, or one list per page as one list per page.

    Raises `ValueError` if the lists do not match `num_pages`, which is `None` if unknown.
    """
    if isinstance(questions, str):
        return [[questions]] * (num_pages or 1)
    if not is_list(questions):
        raise ValueError(f"questions must be a string or a list of strings, got {shown(questions)}.")
    lists = [isinstance(entry, (list, tuple)) for entry in questions]
    if any(lists) and not all(lists):
        raise ValueError("questions mix strings and lists; give one list of questions per page, [[...], [...]].")
    nested = [list(entry) for entry in questions] if any(lists) else [list(questions)]
    if num_pages is not None and len(nested) != num_pages:
        raise ValueError(
            f"There are {num_pages} pages but questions for {len(nested)}; "
            "give one list of questions per page, [[...], [...]]."
        )
    return nested
