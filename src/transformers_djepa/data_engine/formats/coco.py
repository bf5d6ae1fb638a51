"""COCO object detection: page examples to a JSON file with images, and back.

A category is a question and an annotation is an answer: each of its boxes is a polygon of `segmentation`, `bbox`
encloses them, and the extra field `text` is the answer's text. The extra field `questions` of an image lists the
questions that were asked, with or without answer; a file without it has the answered ones only.

Format: https://cocodataset.org/#format-data
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from djepa_pages.damage import reading, shown
from djepa_pages.paths import local_path

from ...processing.validation import as_numbers
from . import (
    Box,
    ExportedPage,
    check_size,
    export_page,
    field,
    image_in,
    import_page,
    new_folder,
    page_box,
    read_json,
    write_json,
)


ANNOTATIONS = "annotations.json"
DIGITS = 6  # of pixels


def write_coco(pages: Iterable[dict], folder: str | Path) -> int:
    """Write page examples to a new folder: `annotations.json` and `images/`; return how many.

    Raises:
        ValueError: a folder that exists, or a page that cannot be exported; nothing is written.
    """
    images, annotations, categories = [], [], {}
    with new_folder(local_path(folder)) as partial:
        for number, example in enumerate(pages, 1):
            page = export_page(example, number, partial)
            width, height = page.size
            images.append({"id": number, "file_name": page.image, "width": width, "height": height, **page.fields})
            for asked in page.fields["questions"]:
                categories.setdefault(asked["question"], len(categories) + 1)
            annotations += _annotations(page, number, len(annotations) + 1, categories)
        named = [{"id": index, "name": text, "supercategory": "question"} for text, index in categories.items()]
        content = {"info": {"description": "Answers to questions about document pages"}, "licenses": []}
        content |= {"images": images, "annotations": annotations, "categories": named}
        write_json(partial / ANNOTATIONS, content)
    return len(images)


def read_coco(path: str | Path) -> list[dict]:
    """Read page examples from a COCO detection file; images are paths, in the order of the file.

    A polygon that is no rectangle is read as the box that encloses it; without polygons `bbox` is the box. An
    annotation without `text` has the answer "".

    Args:
        path: the JSON file; images must be in its folder.

    Raises:
        ValueError: a file that cannot be read, or a malformed entry; the message names both.
    """
    path, pages = local_path(path), []
    with reading(str(path)):
        content = read_json(path)
        categories = {number: field(entry, "name", str) for number, entry in _by_id(content, "categories").items()}
        images = _by_id(content, "images")
        files = {}
        for index, (number, entry) in enumerate(images.items()):
            with reading(f"images [{index}]"):
                files[number] = image_in(path.parent, field(entry, "file_name", str))
                check_size((field(entry, "width", int), field(entry, "height", int)), files[number][1])
        answers = {number: [] for number in images}
        for index, entry in enumerate(field(content, "annotations", list)):
            with reading(f"annotations [{index}]"):
                number = _known(entry, "image_id", images)
                question = categories[_known(entry, "category_id", categories)]
                text = field(entry, "text", str) if "text" in entry else ""
                answers[number].append((question, text, _boxes(entry, files[number][1])))
        for index, (number, entry) in enumerate(images.items()):
            with reading(f"images [{index}]"):
                pages.append(import_page(entry, files[number][0], answers[number]))
    return pages


def _annotations(page: ExportedPage, image: int, first: int, categories: dict[str, int]) -> list[dict]:
    """Annotations of the answers of a page, in pixels; their ids start at `first`."""
    width, height = page.size
    annotations = []
    for number, (question, text, boxes) in enumerate(page.answers, first):
        pixels = np.array(boxes) * [width, height, width, height] / 1000  # (boxes, 4)
        (x0, y0), (x1, y1) = pixels[:, :2].min(axis=0), pixels[:, 2:].max(axis=0)
        annotation = {"id": number, "image_id": image, "category_id": categories[question], "iscrowd": 0, "text": text}
        annotation["bbox"] = np.round([x0, y0, x1 - x0, y1 - y0], DIGITS).tolist()
        annotation["area"] = round(_area(pixels), DIGITS)
        annotation["segmentation"] = np.round(pixels[:, [0, 1, 2, 1, 2, 3, 0, 3]], DIGITS).tolist()
        annotations.append(annotation)
    return annotations


def _area(boxes: np.ndarray) -> float:
    """Area of the union of boxes `(boxes, 4)`, summed over the cells between their edges."""
    xs, ys = np.unique(boxes[:, 0::2]), np.unique(boxes[:, 1::2])
    covered = np.zeros((len(ys) - 1, len(xs) - 1))
    for (x0, x1), (y0, y1) in zip(np.searchsorted(xs, boxes[:, 0::2]), np.searchsorted(ys, boxes[:, 1::2])):
        covered[y0:y1, x0:x1] = 1
    return float(np.diff(ys) @ covered @ np.diff(xs))


def _by_id(content: Any, name: str) -> dict[int, dict]:
    entries = {}
    for index, entry in enumerate(field(content, name, list)):
        with reading(f"{name} [{index}]"):
            number = field(entry, "id", int)
            if number in entries:
                raise ValueError(f"'id' {number} is that of another entry.")
            entries[number] = entry
    return entries


def _known(entry: Any, name: str, entries: dict[int, Any]) -> int:
    number = field(entry, name, int)
    if number not in entries:
        raise ValueError(f"{name!r} {shown(number)} does not exist.")
    return number


def _boxes(annotation: dict, size: tuple[int, int]) -> list[Box]:
    """Boxes of the polygons of an annotation, else its `bbox`, in 0..1000 of the page."""
    whole = page_box(field(annotation, "bbox", list), *size)
    polygons = annotation.get("segmentation")
    if not polygons or not isinstance(polygons, list):  # none, or run lengths
        return [whole]
    return [page_box(_enclosing(polygon), *size) for polygon in polygons]


def _enclosing(polygon: Sequence[float]) -> list[float]:
    """Enclosing `[x, y, width, height]` of a polygon `[x, y, x, y, ...]`."""
    numbers = as_numbers(polygon)
    if numbers is None or numbers.ndim != 1 or len(numbers) < 6 or len(numbers) % 2:
        raise ValueError(f"polygon {shown(polygon)} must be x and y of at least three points.")
    points = numbers.reshape(-1, 2)
    (x0, y0), (x1, y1) = points.min(axis=0).tolist(), points.max(axis=0).tolist()
    return [x0, y0, x1 - x0, y1 - y0]
