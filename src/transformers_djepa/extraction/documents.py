"""Extract the fields of one document; runs in the processes of an engine, each of which keeps a model."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import torch

from djepa_pages import Page, load_page, num_pages

from ..engines.processes import RunError
from ..loading import load_model, load_processor
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..pipelines.batches import ON_CPU
from ..processing.answers import Answer, answer_question, split_outputs
from ..processing.document_answers import rank_pages
from ..processing.pieces import answer_pieces
from ..processing.processing_djepa import DJepaProcessor
from ..processing.text_inputs import NoTextError
from .fields import Field
from .values import normalise, parse_amount


@dataclass(frozen=True)
class ExtractSettings:
    """How documents are extracted.

    Attributes:
        fields: what to extract.
        model: folder or Hub id; `None` is the bundled model.
        min_score: answers below are left out.
        max_pages: longer documents are left out.
    """

    fields: tuple[Field, ...]
    model: str | None = None
    min_score: float = 0.0
    max_pages: int = 1000


@dataclass
class Extracted:
    """One answer.

    Attributes:
        text: as printed.
        value: text, date, exact number or bool, by the type of the field; `None` if the text is not of that type.
        currency: of an amount, as printed.
        score: see `Answer`.
        page: number, from 1.
        boxes: `[x0, y0, x1, y1]` in 0..1000 of the page.
    """

    text: str
    value: Any
    currency: str | None
    score: float
    page: int
    boxes: list[list[float]]


@dataclass
class Row:
    """A document: the answers of each field, best first, and errors that name their page."""

    document: str
    pages: int | None  # None if it could not be read
    error: str | None
    answers: dict[str, list[Extracted]]


def extract_document(path: Path, document_id: str, settings: ExtractSettings, threads: int | None = None) -> Row:
    """Ask all fields of all pages of a document, with `threads` of PyTorch (default: as they are).

    Without fields that need the image (`Field.needs_image`), the pages' words are encoded alone. A page that cannot be
    read is noted as an error; the others are asked. Raises `ValueError` for an unreadable document.
    """
    count = num_pages(path)
    if count > settings.max_pages:
        raise ValueError(f"{count} pages are more than --max_pages {settings.max_pages}.")
    model, processor = open_model(settings, threads)
    errors, blank, numbers, pages = [], 0, [], []
    needs_image = any(field.needs_image for field in settings.fields)
    for number in range(1, count + 1):
        try:
            (page,) = processor.read_pages(load_page(path, number, render=needs_image))
        except NoTextError:
            blank += 1
            continue
        except (ValueError, RuntimeError) as error:  # pypdfium2 raises RuntimeErrors
            errors.append(f"page {number}: {error}" if count > 1 else str(error))
            continue
        page = page if needs_image else replace(page, image=None)
        numbers.append(number)
        pages.append(ask_fields(model, processor, page, settings.fields))
    if blank == count:
        errors.append("The document has no text.")
    answers = {
        field.name: [
            extracted(answer, numbers[index], field)
            for index, answer in document_answers([page[field] for page in pages], field, settings.min_score)
        ]
        for field in settings.fields
    }
    return Row(document_id, count, "; ".join(errors) or None, answers)


def document_answers(pages: list[list[Answer]], field: Field, min_score: float) -> list[tuple[int, Answer]]:
    """Page index and answer, the best first: one page has the answer, or with `multiple` each page may have some."""
    if not pages:
        return []
    if not field.multiple:
        return [(index, answer) for index, answer in rank_pages(pages, min_score=min_score) if answer.present][:1]
    found = [(index, answer) for index, answers in enumerate(pages) for answer in answers]
    found = [(index, answer) for index, answer in found if answer.present and answer.score >= min_score]
    return sorted(found, key=lambda each: each[1].score, reverse=True)


@cache
def open_model(
    settings: ExtractSettings, threads: int | None = None
) -> tuple[DJepaForPromptableSegmentation, DJepaProcessor]:
    """Load a model and its processor, once per process; raises `RunError`, also for questions that are too long."""
    if threads is not None:
        torch.set_num_threads(threads)
    try:
        model, processor = load_model(settings.model), load_processor(settings.model)
        processor(questions=[question for field in settings.fields for question in field.questions])
    except ValueError as error:
        raise RunError(str(error)) from None
    return model, processor


@torch.inference_mode()
def ask_fields(
    model: DJepaForPromptableSegmentation,
    processor: DJepaProcessor,
    page: Page,
    fields: tuple[Field, ...],
) -> dict[Field, list[Answer]]:
    """Return the answers on a page to the best wording of each field, at least one, which may not be `present`."""
    inputs = processor(images=[page], return_tensors="pt")
    embeddings = model.get_page_embeddings(**inputs)
    found: dict[Field, list[Answer]] = {}
    for of_fields, questions, question_embeddings in encode_questions(model, processor, fields):
        prompts = processor(questions=[questions], page_inputs=inputs, return_tensors="pt")
        del prompts["prompt_input_ids"]
        outputs = model(page_embeddings=embeddings, question_embeddings=question_embeddings, **prompts)
        for field, output in zip(of_fields, split_outputs(outputs)[0], strict=True):
            read = answer_pieces if field.multiple else answer_question
            answers = read(output, inputs.pages[0], rule=processor.answer_rule)
            answers = answers if field.multiple else [answers]
            found[field] = max(found.get(field, answers), answers, key=lambda each: (each[0].present, each[0].score))
    return found


@lru_cache(maxsize=1)
def encode_questions(
    model: DJepaForPromptableSegmentation, processor: DJepaProcessor, fields: tuple[Field, ...]
) -> list[tuple[list[Field], list[str], torch.Tensor]]:
    """Encode all wordings, once for all documents: groups of fields, questions and `get_question_embeddings`."""
    asked = [(field, question) for field in fields for question in field.questions]
    groups = []
    for start in range(0, len(asked), ON_CPU.questions):
        of_fields, questions = map(list, zip(*asked[start : start + ON_CPU.questions]))
        prompts = processor(questions=[questions], return_tensors="pt")
        encoded = model.get_question_embeddings(prompts["prompt_input_ids"], prompts["prompt_attention_mask"])
        groups.append((of_fields, questions, encoded))
    return groups


def extracted(answer: Answer, page: int, field: Field) -> Extracted:
    currency = parse_amount(answer.text, field.decimal)[1] if field.type == "amount" and answer.text else None
    value = True if field.type == "yes_no" else normalise(answer.text, field)
    return Extracted(answer.text, value, currency, answer.score, page, answer.boxes)
