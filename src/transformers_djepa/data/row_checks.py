"""Validate rows of the format that `rows.py` describes."""

from ..processing.boxes import check_boxes
from ..processing.spelling import has_text, is_text


def questions_of(row: dict) -> list[dict]:
    """Return the questions of a page example; a flat row is its own question."""
    return [row] if row.get("questions") is None else row["questions"]


def page_id_of(row: dict) -> str:
    """Return the row's `page_id`; raises `ValueError` if it has none."""
    page_id = row.get("page_id")
    if not isinstance(page_id, str) or not page_id:
        raise ValueError(f"A row has page_id {page_id!r}; it must be a string, the same for all questions of a page.")
    return page_id


def check_row(row: dict) -> None:
    """Validate a flat row or a page example.

    Raises:
        ValueError: a missing field, a page without text, numbers of boxes that do not match, an answer without boxes,
            or an invalid box; the message names the page, the field and the value.
    """
    page_id = page_id_of(row)
    try:
        check_words(row)
        if not has_text(row["words"]):
            raise ValueError("words has no text; skip the page, or read it by OCR.")
        for index, question in enumerate(questions_of(row)):
            _check_question(question, "" if question is row else f"questions[{index}].")
    except ValueError as error:
        raise ValueError(f"Page {page_id!r}: {error}") from None


def check_words(row: dict) -> None:
    """Raise `ValueError` unless `words` is a list of strings, with a box for each; both may be empty."""
    words, boxes = (_get_list(row, name) for name in ("words", "boxes"))
    if len(words) != len(boxes):
        raise ValueError(f"words has {len(words)} entries and boxes {len(boxes)}; there must be one box per word.")
    for index, word in enumerate(words):
        if not is_text(word):
            raise ValueError(f"words[{index}] is {word!r}; it must be a string.")
    check_boxes(boxes)


def _check_question(question: dict, prefix: str) -> None:
    text = question.get("question")
    if not isinstance(text, str) or not text.strip():
        raise ValueError(f"{prefix}question is {text!r}; it must be a string with some text.")
    answers, answer_boxes = (_get_list(question, name, prefix) for name in ("answers", "answer_boxes"))
    if len(answers) != len(answer_boxes):
        raise ValueError(
            f"{prefix}answers has {len(answers)} entries and answer_boxes {len(answer_boxes)}; "
            "there must be one list of boxes per answer, and both must be empty for unanswerable questions."
        )
    for index, boxes in enumerate(answer_boxes):
        name = f"{prefix}answer_boxes[{index}]"
        if not len(boxes):
            raise ValueError(
                f"{name} is empty; an answer needs at least one box, "
                "so remove questions whose answer has no location on the page."
            )
        check_boxes(boxes, name)


def _get_list(row: dict, name: str, prefix: str = "") -> list:
    if not isinstance(row.get(name), (list, tuple)):
        raise ValueError(f"{prefix}{name} is {row.get(name)!r}; it must be a list.")
    return row[name]
