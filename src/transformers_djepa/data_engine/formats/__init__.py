"""Annotations in published formats: page examples to a folder with images and JSON, and back.

This module has what the formats share; page examples are described in `data/rows.py`, and checked where they become
rows. What a format has no field for (the ids, words and boxes of a page, its questions) is written as extra fields, so
that a round trip loses nothing. Boxes are `[x0, y0, x1, y1]` in 0..1000 of the page.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from djepa_pages.damage import DamagedError, reading, shown
from djepa_runtime.files import replacing

from ...data.rows import decode_image


Box = list[float]
IMAGES = "images"  # folder next to the JSON
LeaveOut = Callable[[str], None]  # gets the place of what cannot be used, and the reason


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

    A `name` with escapes of URLs, such as %20, or backslashes is found as well. Without extra fields the ids are the
    path of the image. A question all of whose answers have no boxes is left out. Raises `ValueError` for an image out
    of the folder.
    """
    folder = folder.resolve()
    spellings = [name, unquote(name), name.replace("\\", "/")]
    image = (folder / next((each for each in spellings if (folder / each).is_file()), name)).resolve()
    if not image.is_relative_to(folder):
        raise ValueError(f"image {shown(name)} must be a path relative to the folder of the file, and inside of it.")
    questions = {asked.question: asked.model_dump() | {"answers": [], "answer_boxes": []} for asked in fields.questions}
    lost = set()
    for question, text, boxes in answers:
        place = questions.setdefault(question, {"question": question, "answers": [], "answer_boxes": []})
        if boxes:
            place["answers"].append(text)
            place["answer_boxes"].append(boxes)
        else:
            lost.add(question)
    kept = [asked for question, asked in questions.items() if asked["answers"] or question not in lost]
    page_id = fields.page_id or image.relative_to(folder).as_posix()
    document_id = fields.document_id if "document_id" in fields.model_fields_set else page_id
    page = {"page_id": page_id, "document_id": document_id, "words": fields.words, "boxes": fields.boxes}
    page |= {"path": image, "number": 1, "questions": kept}
    return page if size is None else page | {"size": size}


@contextmanager
def leaving_out(place: str, leave_out: LeaveOut) -> Iterator[None]:
    """Report an error of the block, which is about one entry of a file, as left out."""
    try:
        with reading(place):
            yield
    except DamagedError as error:
        leave_out(str(error))


def write_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def read_json(path: Path, kind: type) -> Any:
    """Read a JSON file as a type that pydantic knows; raises `ValueError`, which names the first wrong entry."""
    with reading(str(path), keep=(OSError,)):
        return validated(kind, path.read_bytes())


def validated(kind: type, content: Any) -> Any:
    """Convert bytes of JSON, or what was read from it; raises `ValueError`, which names the first wrong entry."""
    adapter = TypeAdapter(kind)
    try:
        return adapter.validate_json(content) if isinstance(content, bytes) else adapter.validate_python(content)
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"{'.'.join(map(str, first['loc'])) or 'file'}: {first['msg']}.") from None


def page_box(corners: Iterable[tuple[float, float]], page: tuple[float, float]) -> Box:
    """The box in 0..1000 that encloses points on a page of `page` (width, height), clipped to the page.

    Raises `ValueError` if the box has no area, or more than half of it is out of the page.
    """
    xs, ys = zip(*corners, strict=True)
    box = [1000 * value / side for value, side in zip((min(xs), min(ys), max(xs), max(ys)), page * 2, strict=True)]
    clipped = [round(min(max(value, 0.0), 1000.0), 6) for value in box]
    area, inside = ((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in (box, clipped))
    place = ", ".join(f"{value:g}" for value in (min(xs), min(ys), max(xs), max(ys)))
    if not area:
        raise ValueError(f"box [{place}] has no area.")
    if not inside > area / 2:
        raise ValueError(f"box [{place}] is out of the page, which is {page[0]:g} x {page[1]:g}.")
    return clipped
