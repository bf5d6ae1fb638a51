"""Validate rows of the format that `rows.py` describes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from djepa_pages.damage import reading, shown
from djepa_pages.spelling import has_text, is_text

from ..processing.text_inputs import check_words
from ..processing.validation import check_boxes


def questions_of(row: dict) -> list[dict]:
    """Return the questions of a page example; a flat row is its own question, if it has one."""
    if row.get("questions") is None:
        return [row] if "question" in row else []
    return row["questions"]


def page_id_of(row: dict) -> str:
    """Return the row's `page_id`; raises `ValueError` if it has none."""
    if not isinstance(row, Mapping):
        raise ValueError(f"A row is {shown(row)}; it must be a dictionary.")
    page_id = row.get("page_id")
    if not is_text(page_id) or not page_id:
        raise ValueError(
            f"A row has page_id {shown(page_id)}; it must be a string, the same for all questions of a page."
        )
    return page_id


def check_row(row: dict) -> None:
    """Validate a flat row or a page example.

    Raises:
        ValueError: a missing field, a page without text, numbers of boxes that do not match, an answer without boxes,
            or an invalid box; the message names the page, the field and the value.
    """
    with reading(f"Page {page_id_of(row)!r}"):
        _check_words(row)
        if not has_text(row["words"]):
            raise ValueError("words has no text; skip the page, or read it by OCR.")
        if row.get("questions") is not None:
            _get_list(row, "questions")
        for index, question in enumerate(questions_of(row)):
            _check_question(question, "" if question is row else f"questions[{index}].")


def check_page(row: dict) -> None:
    """Raise `ValueError` unless `words` is a list of strings, with a box for each; both may be empty."""
    with reading(f"Page {page_id_of(row)!r}"):
        _check_words(row)


def check_batch(rows: Sequence[dict], check: Callable[[dict], None]) -> None:
    """Raise `ValueError` unless `rows` is a list of at least one row, and each passes `check`."""
    if not isinstance(rows, (list, tuple)) or not rows:
        raise ValueError(f"A batch is {shown(rows)}; it must be a list of rows.")
    for row in rows:
        check(row)


def _check_words(row: dict) -> None:
    words, boxes = (_get_list(row, name) for name in ("words", "boxes"))
    if len(words) != len(boxes):
        raise ValueError(f"words has {len(words)} entries and boxes {len(boxes)}; there must be one box per word.")
    check_words(words, "words")
    check_boxes(boxes)


def _check_question(question: dict, prefix: str) -> None:
    if not isinstance(question, Mapping):
        raise ValueError(f"{prefix.rstrip('.')} is {shown(question)}; it must be a dictionary.")
    text = question.get("question")
    if not is_text(text) or not text.strip():
        raise ValueError(f"{prefix}question is {shown(text)}; it must be a string with some text.")
    answers, answer_boxes = (_get_list(question, name, prefix) for name in ("answers", "answer_boxes"))
    if len(answers) != len(answer_boxes):
        raise ValueError(
            f"{prefix}answers has {len(answers)} entries and answer_boxes {len(answer_boxes)}; "
            "there must be one list of boxes per answer, and both must be empty for unanswerable questions."
        )
    for index, answer in enumerate(answers):
        if not is_text(answer):
            raise ValueError(f"{prefix}answers[{index}] is {shown(answer)}; it must be a string.")
    for index, boxes in enumerate(answer_boxes):
        name = f"{prefix}answer_boxes[{index}]"
        if not len(check_boxes(boxes, name)):
            raise ValueError(
                f"{name} is empty; an answer needs at least one box, "
                "so remove questions whose answer has no location on the page."
            )


def _get_list(row: dict, name: str, prefix: str = "") -> list[Any]:
    if not isinstance(row.get(name), (list, tuple)):
        raise ValueError(f"{prefix}{name} is {shown(row.get(name))}; it must be a list.")
    return row[name]
