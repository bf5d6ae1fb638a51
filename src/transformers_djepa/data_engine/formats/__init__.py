"""Annotations in published formats: page examples to a folder with images and JSON, and back.

This module has what the formats share; page examples are described in `data/rows.py`, and checked where they become
rows. What a format has no field for (the ids, words and boxes of a page, its questions) is written as extra fields, so
that a round trip loses nothing. Boxes are `[x0, y0, x1, y1]` in 0..1000 of the page.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from djepa_pages.damage import shown

from ...data.rows import decode_image
from ...files import replacing


Box = list[float]
IMAGES = "images"  # folder next to the JSON
TOLERANCE = 1.0  # by which other programs' boxes may exceed the page, in 0..1000; they are clipped


class Asked(BaseModel):
    """A question without its answers."""

    model_config = ConfigDict(extra="allow")
    question: str


class PageFields(BaseModel):
    """The extra fields of a page, which files of other programs lack."""

    page_id: str | None = None
    document_id: str | None = None
    words: list[str] = []
    boxes: list[Box] = []
    questions: list[Asked] = []


class ExportedPage(NamedTuple):
    """A page whose image is written."""

    image: str  # its path, relative to the JSON
    size: tuple[int, int]  # in pixels
    fields: dict[str, Any]  # of `PageFields`
    answers: list[tuple[str, str, list[Box]]]  # question, text and boxes of each


@contextmanager
def exporting(pages: Iterable[dict], folder: Path) -> Iterator[tuple[Path, Iterator[ExportedPage]]]:
    """Yield a temporary folder, which becomes `folder` at the end, and the pages, whose images are written to it."""
    with replacing(folder) as partial:
        (partial / IMAGES).mkdir(parents=True)
        yield partial, (export_page(page, number, partial) for number, page in enumerate(pages, 1))


def export_page(page: dict, number: int, folder: Path) -> ExportedPage:
    """Write the image of a page example to `folder`, as PNG."""
    image, name = decode_image(page["image"]), f"{IMAGES}/{number:06d}.png"
    image.save(folder / name, icc_profile=None)  # the profile may be of other colours than RGB
    fields = {field: page[field] for field in ("page_id", "document_id", "words", "boxes")} | {"questions": []}
    answers = []
    for question in page["questions"]:
        asked = dict(question)
        found = zip(asked.pop("answers"), asked.pop("answer_boxes"), strict=True)
        answers += [(asked["question"], text, boxes) for text, boxes in found]
        fields["questions"].append(asked)
    return ExportedPage(name, image.size, fields, answers)


def import_page(
    folder: Path, name: str, size: tuple[int, int] | None, fields: PageFields, answers: Iterable[tuple[str, str, list]]
) -> dict:
    """Build a page for `page_examples`; `size` is the stated width and height of the image.

    Without extra fields its ids are the name of the image. Raises `ValueError` for an image out of the folder.
    """
    image = (folder / name).resolve()
    if not image.is_relative_to(folder.resolve()):
        raise ValueError(f"image {shown(name)} must be a path relative to the folder of the file, and inside of it.")
    questions = {asked.question: asked.model_dump() | {"answers": [], "answer_boxes": []} for asked in fields.questions}
    for question, text, boxes in answers:
        place = questions.setdefault(question, {"question": question, "answers": [], "answer_boxes": []})
        place["answers"].append(text)
        place["answer_boxes"].append(boxes)
    page_id = fields.page_id or image.name
    document_id = fields.document_id if "document_id" in fields.model_fields_set else page_id
    page = {"page_id": page_id, "document_id": document_id, "words": fields.words, "boxes": fields.boxes}
    page |= {"path": image, "number": 1, "questions": [*questions.values()]}
    return page if size is None else page | {"size": size}


def write_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def read_json(path: Path, kind: type) -> Any:
    """Read a JSON file as a type that pydantic knows; raises `ValueError`, which names the first wrong entry."""
    try:
        return TypeAdapter(kind).validate_json(path.read_bytes())
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "file"
        raise ValueError(f"{path}: {place}: {first['msg']}.") from None


def page_box(x: float, y: float, width: float, height: float, page: tuple[float, float]) -> Box:
    """Convert a box on a page of `page` (width, height) to 0..1000; raises `ValueError` if it is out of the page."""
    box = [1000 * value / side for value, side in zip((x, y, x + width, y + height), page * 2, strict=True)]
    if not all(-TOLERANCE <= value <= 1000 + TOLERANCE for value in box):  # comparisons with NaN are false
        place = f"{x:g}, {y:g}, {width:g}, {height:g}"
        raise ValueError(f"box [{place}] is out of the page, which is {page[0]:g} x {page[1]:g}.")
    return [round(min(max(value, 0.0), 1000.0), 6) for value in box]
