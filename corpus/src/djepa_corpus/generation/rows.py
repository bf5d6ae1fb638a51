"""Rows of generated pages, made in a worker process."""

import io
from pathlib import Path

import pyarrow
from PIL import Image

from transformers_djepa.data.questions.wordings import load_groups
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES

from ..forms.dataset import generate_pages
from .settings import GenerateSettings


TRAINING = {"wordings": 3, "others": True}
UNANSWERABLE = "unanswerable"
QUALITY = 75  # of the JPEG images


def make_rows(path: Path, numbers: str, settings: GenerateSettings) -> pyarrow.Table:
    """Make the pages of the numbers `<first> <end>`; those without words or questions are left out."""
    pages = generate_pages(
        settings.seed,
        settings.split,
        numbers=range(*map(int, numbers.split())),
        render=settings.images,
        image_size=settings.image_size,
        questions_per_page=settings.questions_per_page,
        **(TRAINING if settings.split == "train" else {}),
    )
    rows = [row for page in pages if page["words"] and (row := _row(page, settings))["questions"]]
    schema = PAGE_EXAMPLE_FEATURES.arrow_schema
    return pyarrow.Table.from_pylist([{name: row[name] for name in schema.names} for row in rows], schema=schema)


def _row(page: dict, settings: GenerateSettings) -> dict:
    questions = page["questions"]
    if not settings.images:  # no word shows a signature, or that there is none
        marks = load_groups()["marks"]
        questions = [each for each in questions if each["kind"] != "mark" and each["topic"] not in marks]
    if settings.kind:
        questions = [each for each in questions if each["kind"] in (settings.kind, UNANSWERABLE)]
        questions = questions if any(each["kind"] == settings.kind for each in questions) else []
    image = page["image"] and {"bytes": _encode(page["image"]), "path": None}
    rounded = [each | {"answer_boxes": [_rounded(boxes) for boxes in each["answer_boxes"]]} for each in questions]
    name = f"{page['document_kind']}/{page['page_id']}"  # rows have no other place for the kind
    return page | {"image": image, "document_id": name, "boxes": _rounded(page["boxes"]), "questions": rounded}


def _rounded(boxes: list[list[float]]) -> list[list[float]]:
    return [[round(value, 1) for value in box] for box in boxes]


def _encode(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "JPEG", quality=QUALITY)
    return file.getvalue()
