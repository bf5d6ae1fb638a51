"""Questions to the prompt encoder's inputs: `prompt_input_ids`, `prompt_attention_mask`, both `(pages, questions,
tokens)`.

Pages may have different numbers of questions; a padded question is all zeros in both, and so is `None`, which is asked
by a click, a box or a mask alone. Questions are never cut.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from transformers import PreTrainedTokenizerBase

from .spelling import is_text


MAX_PROMPT_TOKENS = 77  # CLIP's context, start and end tokens included
QUESTIONS_PER_CALL = 32  # of a page, where it has many: each takes room of its own


def in_groups(questions: Sequence[Sequence], most: int) -> Iterator[tuple[list[int], list[Sequence]]]:
    """At most so many questions of each page at a time: the pages that have any left, and these questions of them."""
    for start in range(0, max(map(len, questions)), most):
        pages = [index for index, asked in enumerate(questions) if len(asked) > start]
        yield pages, [questions[index][start : start + most] for index in pages]


def encode_questions(
    tokenizer: PreTrainedTokenizerBase, questions: Sequence[Sequence[str | None]]
) -> dict[str, np.ndarray]:
    """Tokenizes the questions of a batch of pages.

    Args:
        tokenizer: CLIP's.
        questions: one list of questions a page; lists may differ in length and be empty, but not all of them.

    Returns:
        prompt_input_ids and prompt_attention_mask, int64 `(pages, questions, tokens)`.

    Raises:
        ValueError: no question at all, an empty one, or one beyond the tokenizer's 77 tokens.
    """
    places = [
        (page, place)
        for page, asked in enumerate(questions)
        for place, question in enumerate(asked)
        if question is not None
    ]
    texts = [check_question(questions[page][place]) for page, place in places]
    if not texts:
        raise ValueError("questions is empty; ask at least one question.")
    encoding = tokenizer(texts, padding=True, return_attention_mask=True, verbose=False)
    limit = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS)
    for text, mask in zip(texts, encoding["attention_mask"]):
        if sum(mask) > limit:
            raise ValueError(
                f"The question {_short(text)} has {sum(mask)} tokens, the limit is {limit}; ask it in fewer words."
            )
    shape = (len(questions), max(len(asked) for asked in questions), len(encoding["input_ids"][0]))
    encoded = {}
    for name in ("input_ids", "attention_mask"):
        encoded[f"prompt_{name}"] = np.zeros(shape, dtype=np.int64)
        encoded[f"prompt_{name}"][tuple(zip(*places))] = encoding[name]
    return encoded


def check_question(question: str) -> str:
    """The question without surrounding white space; raises `ValueError` if nothing is left."""
    if not is_text(question):
        raise ValueError(f"A question must be a text, got {question!r}.")
    if not question.strip():
        raise ValueError(
            f"The question {question!r} is empty; ask for something, such as 'What is the invoice number?'."
        )
    return question.strip()


def drop_long_questions(page: dict, tokenizer: PreTrainedTokenizerBase) -> dict:
    """A page with several questions without those that the prompt encoder cannot take: headings can be long."""
    if not page.get("questions"):
        return page
    limit = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS)
    lengths = map(len, tokenizer([q["question"] for q in page["questions"]], verbose=False)["input_ids"])
    return page | {"questions": [q for q, length in zip(page["questions"], lengths) if length <= limit]}


def nest_questions(
    questions: str | Sequence[str | None] | Sequence[Sequence[str | None]], num_pages: int | None
) -> list[list[str | None]]:
    """One list of questions a page.

    Args:
        questions: one question (asked of every page), a list for a single page, or one list a page.
        num_pages: how many pages there are; `None` when the pages are not given.

    Raises:
        ValueError: the lists do not fit the pages.
    """
    if isinstance(questions, str):
        return [[questions]] * (num_pages or 1)
    lists = [isinstance(asked, (list, tuple)) for asked in questions]
    if any(lists) and not all(lists):
        raise ValueError(
            "questions mix questions and lists of them; give one list of questions a page, [[...], [...]]."
        )
    nested = [list(asked) for asked in questions] if any(lists) else [list(questions)]
    if num_pages is not None and len(nested) != num_pages:
        raise ValueError(
            f"There are {num_pages} pages but questions for {len(nested)}; "
            "give one list of questions a page, [[...], [...]]."
        )
    return nested


def _short(question: str, length: int = 60) -> str:
    return repr(question if len(question) <= length else question[: length - 3] + "...")
