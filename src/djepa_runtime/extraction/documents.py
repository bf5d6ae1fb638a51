"""Extract the fields of one document; runs in the processes of an engine, each of which keeps a model."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from djepa_pages import Page, load_page, num_pages

from ..answer_rule import AnswerRule
from ..engines.processes import RunError
from ..inference.loop import Inference, Prompts
from ..loading import load_inference
from ..processing.answers import Answer, QuestionOutput, ReadPage, answer_pieces, answer_question
from ..processing.document_answers import rank_pages
from ..processing.text_inputs import NoTextError
from .amounts import parse_amount
from .fields import Field
from .values import find_date_order, parse_value


NO_TEXT = "The document has no text."


@dataclass(frozen=True)
class ExtractSettings:
    """How documents are extracted."""

    fields: tuple[Field, ...]
    model: str | None = None  # folder or Hub id; None is the bundled model
    min_score: float = 0.0  # answers below are left out
    max_pages: int = 1000  # longer documents are left out
    escape: bool = True  # texts in CSV that a spreadsheet would run as formulas
    ocr: str = "auto"  # of `Request`
    engine: str | None = None  # of `load_inference`


def extract_document(
    path: Path, document_id: str, settings: ExtractSettings, threads: int | None = None
) -> dict[str, Any]:
    """Ask all fields of all pages of a document, with `threads` (default: one for each CPU); return its row.

    The words of pages are asked alone, but with the image for fields of type `yes_no`: a signature, a stamp or a tick.
    A page that cannot be read is noted as an error; the others are asked. Raises `ValueError` for an unreadable
    document.
    """
    count = num_pages(path)
    if count > settings.max_pages:
        raise ValueError(f"{count} pages are more than --max_pages {settings.max_pages}.")
    inference, errors = open_inference(settings, threads), []
    use_image = any(field.type == "yes_no" for field in settings.fields)

    def read_pages() -> Iterator[Page]:
        for number in range(1, count + 1):
            try:
                page = load_page(path, number, render=use_image or settings.ocr == "always")
                (page,) = inference.processor.read_pages(page, ocr=settings.ocr)
                yield replace(page, number=number)
            except NoTextError:
                continue
            except (ValueError, RuntimeError) as error:  # pypdfium2 raises RuntimeErrors
                errors.append(f"page {number}: {error}" if count > 1 else str(error))

    return ask_fields(document_id, count, read_pages(), errors, settings.fields, inference, settings.min_score)


def ask_fields(
    document_id: str | None,
    count: int,
    pages: Iterable[Page],
    errors: list[str],
    fields: Sequence[Field],
    inference: Inference,
    min_score: float = 0.0,
) -> dict[str, Any]:
    """Ask all fields of the pages of a document, and return its row.

    Args:
        document_id: its name in the row.
        count: number of its pages.
        pages: those with words; a page that cannot be read is left out, and added to `errors`.
        min_score: answers below are left out.
    """
    seen = [field for field in fields if field.type == "yes_no"]
    texts = [field for field in fields if field.type != "yes_no"]
    rule = inference.processor.answer_rule
    numbers, words, found = [], [], []
    for page in pages:
        (encoded,) = inference.encode([page if seen else replace(page, image=None)])
        numbers.append(page.number)
        words.extend(page.words)
        found.append({})
        for group, use_image in ((texts, False), (seen, True)):
            prompts = Prompts([question for field in group for question in field.questions])
            found[-1] |= field_answers(encoded.page, inference.ask(encoded, prompts, use_image), group, rule)
    if not numbers and not errors:
        errors.append(NO_TEXT)
    order, least, answers = find_date_order(words), max(min_score, rule.least_score), {}
    for field in fields:
        chosen = choose_answers([page[field] for page in found], field, least)
        answers[replace(field, date_order=field.date_order or order)] = [(numbers[at], answer) for at, answer in chosen]
    return as_row(document_id, count, "; ".join(errors) or None, answers)


@cache
def open_inference(settings: ExtractSettings, threads: int | None = None) -> Inference:
    """Load a model, once per process; raises `RunError`, also for questions that are too long."""
    try:
        inference = load_inference(settings.model, settings.engine, threads)
        inference.processor.prepare(questions=[question for field in settings.fields for question in field.questions])
    except ValueError as error:
        raise RunError(str(error)) from None
    return inference


def field_answers(
    page: ReadPage, outputs: Iterable[QuestionOutput], fields: Iterable[Field], rule: AnswerRule
) -> dict[Field, list[Answer]]:
    """Return the answers on a page to the best wording of each field, at least one, which may not be `present`."""
    found: dict[Field, list[Answer]] = {}
    asked = (field for field in fields for _ in field.questions)
    for field, output in zip(asked, outputs, strict=True):
        answers = answer_pieces(output, page, rule) if field.multiple else [answer_question(output, page, rule=rule)]
        found[field] = max(found.get(field, answers), answers, key=lambda each: (each[0].present, each[0].score))
    return found


def choose_answers(pages: list[list[Answer]], field: Field, min_score: float) -> list[tuple[int, Answer]]:
    """Page index and answer, the best first: one page has the answer, or with `multiple` each page may have some."""
    if pages and not field.multiple:
        return [(index, answer) for index, answer in rank_pages(pages, min_score=min_score) if answer.present][:1]
    found = [(index, answer) for index, answers in enumerate(pages) for answer in answers]
    found = [(index, answer) for index, answer in found if answer.present and answer.score >= min_score]
    return sorted(found, key=lambda each: each[1].score, reverse=True)


def as_row(
    document: str | None, pages: int | None, error: str | None, answers: Mapping[Field, list[tuple[int, Answer]]]
) -> dict[str, Any]:
    """The row of a document by column: of each field the value, text, currency, score, page and boxes.

    Args:
        pages: their number, `None` if the document could not be read.
        error: of the document or of some pages.
        answers: page from 1 and answer, the best first.
    """
    row: dict[str, Any] = {"document": document, "pages": pages, "error": error}
    for field, found in answers.items():
        is_number = field.type in ("amount", "number")
        printed = [" ".join(answer.words) if is_number else answer.text for _, answer in found]  # with all parentheses
        parts = {"": [parse_value(text, field) for text in printed], ".text": [answer.text for _, answer in found]}
        if field.type == "yes_no" and not found and error is None:
            parts[""] = [False]
        if field.type == "amount":
            parts[".currency"] = [parse_amount(text)[1] for text in printed]
        parts |= {".score": [answer.score for _, answer in found], ".page": [page for page, _ in found]}
        parts |= {".boxes": [answer.boxes for _, answer in found]}
        for suffix, values in parts.items():
            row[field.name + suffix] = values if field.multiple else (values or [None])[0]
    return row


def rounded(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with one decimal in boxes."""

    def shorten(boxes: Any) -> Any:
        return [*map(shorten, boxes)] if isinstance(boxes, list) else boxes and round(boxes, 1)

    return {name: shorten(value) if name.endswith(".boxes") else value for name, value in row.items()}


def row_as_json(value: Any) -> Any:
    """A row with the types of JSON: dates in ISO form, and exact numbers as numbers."""
    if isinstance(value, dict):
        return {name: row_as_json(each) for name, each in value.items()}
    if isinstance(value, list):
        return [*map(row_as_json, value)]
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() and abs(value) < 2**53 else float(value)
    return str(value) if isinstance(value, date) else value
