"""Label Studio: page examples to a file of tasks with its labelling configuration, and back from the JSON export.

A line of an answer is a region whose label is the question; the text of the answer is the `textarea` of its first
region, under the same id; its further regions are linked to the first by relations. Two regions of a question that are
not linked are two acceptable answers. We write upright rectangles; turned ones, polygons and ellipses are read as the
boxes that enclose them. A task without annotation is not read; a question of `data` that its annotation has no region
for is unanswerable. JSON_MIN lacks the ids, so it cannot be read.

Formats: https://labelstud.io/guide/task_format, https://labelstud.io/guide/predictions,
https://labelstud.io/tags/rectanglelabels, https://labelstud.io/tags/textarea
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, FiniteFloat

from djepa_pages.folder import SUFFIXES

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


TASKS, CONFIGURATION = "tasks.json", "labelling.xml"
QUESTION, ANSWER, IMAGE = "question", "answer", "image"  # names of the tags
SHAPES = ("rectangle", "polygon", "ellipse", "brush", "bitmask", "keypoint", "vector")


class Value(BaseModel):
    """Of a region: upright or turned by `rotation` degrees clockwise, lengths in percent of the image."""

    x: FiniteFloat | None = None  # left, or the centre of an ellipse; a turned rectangle is turned about x, y
    y: FiniteFloat | None = None
    width: FiniteFloat | None = None
    height: FiniteFloat | None = None
    radius_x: FiniteFloat | None = Field(None, alias="radiusX")
    radius_y: FiniteFloat | None = Field(None, alias="radiusY")
    points: list[tuple[FiniteFloat, FiniteFloat]] = []  # of a polygon
    rotation: FiniteFloat = 0
    labels: list[str] = Field([], validation_alias=AliasChoices("labels", *(f"{shape}labels" for shape in SHAPES)))
    text: list[str] | str = []


class Entry(BaseModel):
    """Of a region; entries with the same id, of any `type`, are of the same region."""

    type: str
    id: str = ""
    value: Value = Value()
    from_id: str = ""  # of a relation
    to_id: str = ""
    original_width: int | None = None
    original_height: int | None = None
    image_rotation: float = 0


class Annotation(BaseModel):
    result: list[Entry]
    was_cancelled: bool = False
    ground_truth: bool = False


class Data(PageFields):
    model_config = ConfigDict(extra="allow")
    image: str | None = None


class Task(BaseModel):
    data: Data
    annotations: list[Annotation] = []


def write_label_studio(pages: Iterable[dict], folder: Path, image_prefix: str = "") -> int:
    """Write page examples to a new folder: `tasks.json`, `labelling.xml` and `images/`; return how many.

    `image_prefix` comes before the paths of images, which are relative to `folder`: Label Studio shows images by URL,
    such as "/data/local-files/?d=" with its local storage.
    """
    tasks, questions = [], {}
    with exporting(pages, folder) as (partial, exported):
        for number, page in enumerate(exported, 1):
            data = {"image": image_prefix + page.image, **page.fields}
            tasks.append({"data": data, "annotations": [{"result": _result(page, f"p{number}")}], "predictions": []})
            questions |= dict.fromkeys(asked["question"] for asked in page.fields["questions"])
        (partial / CONFIGURATION).write_text(labelling_configuration(questions), encoding="utf-8")
        write_json(partial / TASKS, tasks)
    return len(tasks)


def read_label_studio(path: Path, leave_out: LeaveOut, image_prefix: str = "") -> list[dict]:
    """Read pages from Label Studio's JSON export, or from `tasks.json`; see `import_page`.

    Of several annotations of a task the ground truth is read, else the last; skipped ones are not. `leave_out` gets
    each task and region that cannot be used. Raises `ValueError` for a file that is no list.
    """
    pages = []
    for index, entry in enumerate(read_json(path, list[Any])):
        place = f"{path}: {index}"
        with leaving_out(place, leave_out):
            task = validated(Task, entry)
            kept = [annotation for annotation in task.annotations if not annotation.was_cancelled]
            truths = [annotation for annotation in kept if annotation.ground_truth]
            if kept:
                result = (truths or kept)[-1].result
                size = next(
                    ((each.original_width, each.original_height) for each in result if each.original_width), None
                )
                name, answers = _image_name(task.data).removeprefix(image_prefix), _answers(result, place, leave_out)
                pages.append(import_page(path.parent, name, size, task.data, answers))
    return pages


def labelling_configuration(questions: Iterable[str]) -> str:
    """Labelling configuration (XML) with a label for each question."""
    view = ElementTree.Element("View")
    ElementTree.SubElement(view, "Image", name=IMAGE, value="$image", zoom="true")
    labels = ElementTree.SubElement(view, "RectangleLabels", name=QUESTION, toName=IMAGE, canRotate="false")
    for question in questions:
        ElementTree.SubElement(labels, "Label", value=question)
    per_region = {"perRegion": "true", "editable": "true", "maxSubmissions": "1", "displayMode": "region-list"}
    ElementTree.SubElement(view, "TextArea", name=ANSWER, toName=IMAGE, **per_region)
    ElementTree.indent(view)
    return ElementTree.tostring(view, encoding="unicode")


def _result(page: ExportedPage, prefix: str) -> list[dict[str, Any]]:
    """Rectangles, texts and relations of the answers of a page; ids start with `prefix`."""
    result, relations = [], []
    size = {"original_width": page.size[0], "original_height": page.size[1], "image_rotation": 0}
    for index, (question, text, boxes) in enumerate(page.answers):
        first = f"{prefix}-{index}-0"
        for line, (x0, y0, x1, y1) in enumerate(boxes):
            entry = {"id": f"{prefix}-{index}-{line}", "to_name": IMAGE, **size}
            place = {"x": x0 / 10, "y": y0 / 10, "width": (x1 - x0) / 10, "height": (y1 - y0) / 10, "rotation": 0}
            value = {**place, "rectanglelabels": [question]}
            result.append(entry | {"from_name": QUESTION, "type": "rectanglelabels", "value": value})
            if line:
                relations.append({"type": "relation", "from_id": first, "to_id": entry["id"], "direction": "right"})
            elif text:
                result.append(entry | {"from_name": ANSWER, "type": "textarea", "value": {**place, "text": [text]}})
    return result + relations


def _image_name(data: Data) -> str:
    """The `image` of a task, else its only value that names one, such as `ocr` of Label Studio's OCR template."""
    values = (data.model_extra or {}).values()
    names = [each for each in values if isinstance(each, str) and Path(unquote(each)).suffix.lower() in SUFFIXES]
    names = [data.image] if data.image else names
    if len(names) != 1:
        raise ValueError(f"data names {len(names)} images; it must have one, as {IMAGE!r}.")
    return names[0]


def _answers(result: Sequence[Entry], place: str, leave_out: LeaveOut) -> Iterator[tuple[str, str, list[Box]]]:
    """Question, text and boxes of each answer, in the order of their first regions; no boxes if none can be used."""
    texts, labels = {}, {}
    boxes: dict[str, Box] = {}
    for entry in result:
        value = entry.value
        if entry.type == "textarea":
            texts[entry.id] = value.text if isinstance(value.text, str) else " ".join(value.text)
        elif value.labels:
            labels[entry.id] = value.labels
            with leaving_out(f"{place}, region {entry.id} ({', '.join(value.labels)})", leave_out):
                boxes[entry.id] = _box(entry)
    for region in [entry.id for entry in result if entry.type == "textarea" and entry.value.width is not None]:
        if region not in labels:
            leave_out(f"{place}, region {region} ({texts[region]}): it has no label, which is the question.")
    links = [(entry.from_id, entry.to_id) for entry in result if entry.type == "relation"]
    for question in dict.fromkeys(label for region in labels.values() for label in region):
        for regions in _linked([region for region in labels if question in labels[region]], links):
            text = " ".join(texts[region] for region in regions if region in texts)
            yield question, text, [boxes[region] for region in regions if region in boxes]


def _box(entry: Entry) -> Box:
    """The box that encloses a region; raises `ValueError` if it has none, or its image was turned."""
    value, size = entry.value, (entry.original_width or 100, entry.original_height or 100)
    if entry.image_rotation:
        raise ValueError(f"its image was turned by {entry.image_rotation:g} degrees; annotate it as it is.")
    if value.rotation and not (entry.original_width and entry.original_height):
        raise ValueError("it is turned, but original_width and original_height are missing.")
    if not value.points and (value.x is None or value.y is None or value.width is value.radius_x is None):
        raise ValueError(f"{entry.type} has no box; draw a rectangle or a polygon.")
    across, down = (side / 100 for side in size)  # pixels of a percent
    if value.points:
        return page_box([(x * across, y * down) for x, y in value.points], size)
    x, y, sine, cosine = value.x * across, value.y * down, sin(radians(value.rotation)), cos(radians(value.rotation))
    if value.radius_x is not None:
        right, bottom = value.radius_x * across, (value.radius_y or 0) * down
        right, bottom = hypot(right * cosine, bottom * sine), hypot(right * sine, bottom * cosine)
        return page_box([(x - right, y - bottom), (x + right, y + bottom)], size)
    right, bottom = value.width * across, (value.height or 0) * down
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    return page_box([(x + u * cosine - v * sine, y + u * sine + v * cosine) for u, v in corners], size)


def _linked(regions: Sequence[str], links: Sequence[tuple[str, str]]) -> list[list[str]]:
    """Group regions that relations link, directly or by other regions of the group."""
    groups = {region: [region] for region in regions}
    for first, second in links:
        group, other = groups.get(first), groups.get(second)
        if group is not None and other is not None and group is not other:
            group += other
            groups |= dict.fromkeys(other, group)
    order = {region: index for index, region in enumerate(regions)}
    return [sorted(group, key=order.get) for group in {id(group): group for group in groups.values()}.values()]
