"""COCO object detection: page examples to a JSON file with images, and back.

A category is a question and an annotation is an answer: each of its boxes is a polygon of `segmentation`, `bbox`
encloses them, and the extra field `text` is the answer's text. The extra field `questions` of an image lists the
questions that were asked, with or without answer; a file without it has the answered ones only.

Format: https://cocodataset.org/#format-data
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel, FiniteFloat, PositiveInt

from . import (
    Box,
    ExportedPage,
    LeaveOut,
    PageFields,
    exporting,
    import_page,
    leaving_out,
    page_box,
    read_json,
    validated,
    write_json,
)


ANNOTATIONS = "annotations.json"
DIGITS = 6  # of pixels


class CocoImage(PageFields):
    id: int | str
    file_name: str
    width: PositiveInt
    height: PositiveInt


class Annotation(BaseModel):
    image_id: int | str
    category_id: int | str
    bbox: Any = None
    segmentation: Any = None  # polygons, or run lengths
    text: str = ""


class Category(BaseModel):
    id: int | str
    name: str


class Coco(BaseModel):
    images: list[Any]
    annotations: list[Any]
    categories: list[Category]


def write_coco(pages: Iterable[dict], folder: Path, image_prefix: str = "") -> int:
    """Write page examples to a new folder: `annotations.json` and `images/`; return how many."""
    images, annotations, categories = [], [], {}
    with exporting(pages, folder) as (partial, exported):
        for number, page in enumerate(exported, 1):
            width, height = page.size
            images.append(
                {"id": number, "file_name": image_prefix + page.image, "width": width, "height": height, **page.fields}
            )
            for asked in page.fields["questions"]:
                categories.setdefault(asked["question"], len(categories) + 1)
            annotations += _annotations(page, number, len(annotations) + 1, categories)
        named = [{"id": index, "name": text, "supercategory": "question"} for text, index in categories.items()]
        content = {"info": {"description": "Answers to questions about document pages"}, "licenses": []}
        content |= {"images": images, "annotations": annotations, "categories": named}
        write_json(partial / ANNOTATIONS, content)
    return len(images)


def read_coco(path: Path, leave_out: LeaveOut, image_prefix: str = "") -> list[dict]:
    """Read pages from a COCO detection file; see `import_page`.

    A polygon that is no rectangle is read as the box that encloses it; without polygons `bbox` is the box. An
    annotation without `text` has the answer "". `leave_out` gets each image and annotation that cannot be used. Raises
    `ValueError` for a file of another kind.
    """
    content = read_json(path, Coco)
    names = {category.id: category.name for category in content.categories}
    images, answers = {}, {}
    for index, entry in enumerate(content.images):
        with leaving_out(f"{path}: images.{index}", leave_out):
            image = validated(CocoImage, entry)
            images[image.id], answers[image.id] = image, []
    for index, entry in enumerate(content.annotations):
        with leaving_out(f"{path}: annotations.{index}", leave_out):
            annotation = validated(Annotation, entry)
            if annotation.image_id not in images or annotation.category_id not in names:
                raise ValueError(f"no image {annotation.image_id}, or no category {annotation.category_id}.")
            boxes, image = [], images[annotation.image_id]
            answers[image.id].append((names[annotation.category_id], annotation.text, boxes))
            boxes += _boxes(annotation, (image.width, image.height))
    pages = []
    for image in images.values():
        with leaving_out(f"{path}: {image.file_name}", leave_out):
            name, size = image.file_name.removeprefix(image_prefix), (image.width, image.height)
            pages.append(import_page(path.parent, name, size, image, answers[image.id]))
    return pages


def _annotations(page: ExportedPage, image: int, first: int, categories: dict[str, int]) -> list[dict[str, Any]]:
    """Annotations of the answers of a page, in pixels; their ids start at `first`."""
    width, height = page.size
    annotations = []
    for number, (question, text, boxes) in enumerate(page.answers, first):
        pixels = np.array(boxes) * [width, height, width, height] / 1000  # (boxes, 4)
        (x0, y0), (x1, y1) = pixels[:, :2].min(axis=0), pixels[:, 2:].max(axis=0)
        annotation = {"id": number, "image_id": image, "category_id": categories[question], "iscrowd": 0, "text": text}
        annotation["bbox"] = np.round([x0, y0, x1 - x0, y1 - y0], DIGITS).tolist()
        annotation["area"] = round(float((pixels[:, 2:] - pixels[:, :2]).prod(1).sum()), DIGITS)
        annotation["segmentation"] = np.round(pixels[:, [0, 1, 2, 1, 2, 3, 0, 3]], DIGITS).tolist()
        annotations.append(annotation)
    return annotations


def _boxes(annotation: Annotation, size: tuple[int, int]) -> list[Box]:
    """Boxes of the polygons of an annotation, else its `bbox`, in 0..1000 of the page."""
    polygons = annotation.segmentation if isinstance(annotation.segmentation, list) else []
    polygons = [validated(list[FiniteFloat], polygon) for polygon in polygons if isinstance(polygon, list) and polygon]
    corners = [[*zip(polygon[::2], polygon[1::2], strict=True)] for polygon in polygons]
    if not corners:
        x, y, width, height = validated(tuple[(FiniteFloat,) * 4], annotation.bbox)
        corners = [[(x, y), (x + width, y + height)]]
    return [page_box(each, size) for each in corners]
