"""Annotations in published formats: page examples to a folder with images and JSON, and back.

This module has what the formats share; page examples are described in `data/rows.py`. What a format has no field for
(the ids, words and boxes of a page, its questions) is written as extra fields, so that a round trip loses nothing.
Boxes are `[x0, y0, x1, y1]` in 0..1000 of the page.
"""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Any

from PIL import ExifTags

from djepa_pages.damage import reading, shown
from djepa_pages.images import check_pixels, open_image
from djepa_pages.spelling import is_text

from ...data.rows import check_page, decode_image
from ...files import replacing
from ...processing.validation import as_numbers, check_boxes


Box = list[float]
IMAGES = "images"  # folder next to the JSON
TOLERANCE = 1.0  # by which other programs' boxes may exceed the page, in 0..1000; they are clipped
KINDS = {str: "a string", int: "an integer", list: "a list", dict: "an object"}


@dataclass(frozen=True)
class ExportedPage:
    """A page whose image is written and whose questions are checked.

    Attributes:
        image: path of the image, relative to the JSON.
        size: width and height of the image in pixels.
        fields: what no format has: `page_id`, `document_id`, `words`, `boxes`, and `questions` without answers.
        answers: question, text and boxes of each answer.
    """

    image: str
    size: tuple[int, int]
    fields: dict[str, Any]
    answers: list[tuple[str, str, list[Box]]]


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """Yield a temporary folder, which becomes `folder` at the end; after an error nothing is left.

    Raises:
        ValueError: `folder` exists, or the folder that it is in does not.
    """
    if folder.exists() or not folder.parent.is_dir():
        raise ValueError(f"{folder} must be a new folder in a folder that exists.")
    with replacing(folder) as partial:
        (partial / IMAGES).mkdir(parents=True)
        yield partial


def export_page(page: dict, number: int, folder: Path) -> ExportedPage:
    """Check a page example and write its image to `folder`, as PNG; names of images start with `number`.

    Raises:
        ValueError: no image, an invalid field, an answer without boxes, or a question that is twice on the page.
    """
    check_page(page)
    with reading(f"Page {page['page_id']!r} cannot be exported", keep=(OSError, MemoryError)):
        questions, answers = {}, []
        for question in page["questions"]:
            text = _add_question(questions, question)
            for answer, boxes in zip(question["answers"], question["answer_boxes"], strict=True):
                answers.append((text, _text(answer, "an answer"), check_boxes(boxes, "answer_boxes").tolist()))
                if not answers[-1][2]:
                    raise ValueError(f"answer {shown(answer)} has no boxes; an answer needs at least one.")
        fields = {"page_id": page["page_id"], "document_id": page.get("document_id"), "words": list(page["words"])}
        fields |= {"boxes": check_boxes(page["boxes"]).tolist(), "questions": list(questions.values())}
        image, name = _decoded(page["image"]), f"{IMAGES}/{number:06d}{_slug(page['page_id'])}.png"
        image.save(folder / name, icc_profile=None)  # the profile may be of other colours than RGB
        return ExportedPage(name, image.size, fields, answers)


def import_page(fields: dict, image: Path, answers: Iterable[tuple[str, str, list[Box]]]) -> dict:
    """Build a page example from the extra `fields` of a page, which may be missing, and its answers.

    Without extra fields the page has no words, its ids are the name of the image, and its questions are those that are
    answered. The image is the path as a string. Raises `ValueError` for an extra field of another type.
    """
    page = {"image": str(image), "words": fields.get("words", []), "boxes": fields.get("boxes", [])}
    page["page_id"] = fields.get("page_id", image.name)
    page["document_id"] = fields.get("document_id", page["page_id"])
    check_page(page)
    if page["document_id"] is not None:
        _text(page["document_id"], "document_id")
    questions = {}
    for question in field(fields, "questions", list) if "questions" in fields else []:
        _add_question(questions, question)
    answers = list(answers)
    for text in dict.fromkeys(text for text, _, _ in answers if text not in questions):
        _add_question(questions, {"question": text})
    page["questions"] = [question | {"answers": [], "answer_boxes": []} for question in questions.values()]
    places = dict(zip(questions, page["questions"], strict=True))
    for text, answer, boxes in answers:
        places[text]["answers"].append(_text(answer, "an answer"))
        places[text]["answer_boxes"].append(boxes)
    return page


def write_json(path: Path, content: Any) -> None:
    """Write JSON in UTF-8."""
    with reading(f"{path.name} cannot be written", keep=(OSError, MemoryError)):
        path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def read_json(path: Path) -> Any:
    """Read a JSON file; raises `ValueError` if there is none, or it is damaged."""
    with reading("it cannot be read as JSON"):
        return json.loads(path.read_bytes())


def field(entry: Any, name: str, kind: type) -> Any:
    """Return a field of a JSON object; raises `ValueError` if it is missing or not of type `kind`."""
    if not isinstance(entry, dict):
        raise ValueError(f"{shown(entry)} must be an object.")
    if name not in entry:
        raise ValueError(f"{name!r} is missing; it must be {KINDS[kind]}.")
    if not isinstance(entry[name], kind) or isinstance(entry[name], bool):
        raise ValueError(f"{name!r} is {shown(entry[name])}; it must be {KINDS[kind]}.")
    return entry[name]


def image_in(folder: Path, name: str) -> tuple[Path, tuple[int, int]]:
    """Return the path of an image, and its width and height in pixels as displayed.

    Raises:
        ValueError: `name` is not a relative path of an image in `folder`, or leads out of it, also by links.
    """
    parts = PureWindowsPath(name)  # knows both separators, and drives
    path = (folder / name).resolve()
    if parts.drive or parts.root or ".." in parts.parts or not path.is_relative_to(folder.resolve()):
        raise ValueError(f"image {shown(name)} must be a path relative to the folder of the file, and inside of it.")
    if not path.is_file():
        raise ValueError(f"image {shown(name)} is not a file in the folder.")
    with open_image(path, f"image {shown(name)}") as image:
        check_pixels(*image.size, f"image {shown(name)}")
        turned = image.getexif().get(ExifTags.Base.Orientation, 1) >= 5
        return path, image.size[::-1] if turned else image.size


def check_size(stated: tuple[Any, Any], size: tuple[int, int]) -> None:
    """Raise `ValueError` unless the stated width and height are those of the image."""
    if stated != size:
        raise ValueError(f"the image is {size[0]} x {size[1]} pixels, but {shown(stated)} is stated.")


def page_box(xywh: Any, width: float, height: float) -> Box:
    """Convert `[x, y, width, height]` of a page of `width` x `height` to `[x0, y0, x1, y1]` in 0..1000.

    Raises:
        ValueError: not four numbers, out of the page, or without area.
    """
    numbers = as_numbers(xywh)
    if numbers is None or numbers.shape != (4,):
        raise ValueError(f"box {shown(xywh)} must be four numbers: x, y, width and height.")
    x, y, w, h = numbers.tolist()
    box = [1000 * value / side for value, side in zip((x, y, x + w, y + h), (width, height) * 2, strict=True)]
    if not all(-TOLERANCE <= value <= 1000 + TOLERANCE for value in box):  # comparisons with NaN are false
        raise ValueError(f"box {shown(xywh)} is out of the page, which is {width:g} x {height:g}.")
    x0, y0, x1, y1 = box = [round(min(max(value, 0.0), 1000.0), 6) for value in box]
    if x0 >= x1 or y0 >= y1:
        raise ValueError(f"box {shown(xywh)} has no area.")
    return box


def _add_question(questions: dict[str, dict], question: Any) -> str:
    """Add a question without its answers to `questions`, which are by text; return its text."""
    text = _text(field(question, "question", str), "question")
    if not text.strip():
        raise ValueError(f"question {shown(text)} must have some text.")
    if text in questions:
        raise ValueError(f"question {shown(text)} is twice on the page; join its answers.")
    questions[text] = {name: value for name, value in question.items() if name not in ("answers", "answer_boxes")}
    return text


def _text(value: Any, name: str) -> str:
    if not is_text(value):
        raise ValueError(f"{name} is {shown(value)}; it must be a string.")
    return value


def _decoded(image: Any):
    decoded = decode_image(str(image) if isinstance(image, Path) else image)
    if decoded is None:
        raise ValueError("it has no image.")
    return decoded


def _slug(page_id: str) -> str:
    """The letters and digits of a page id, for people who look for an image."""
    letters = re.sub("[^A-Za-z0-9]+", "-", page_id).strip("-")[:40]
    return f"-{letters}" if letters else ""
