"""Label Studio: page examples to a file of tasks with its labelling configuration, and back from the JSON export.

A line of an answer is a rectangle whose label is the question; the text of the answer is the `textarea` of its first
rectangle, under the same id; its further rectangles are linked to the first by relations. Two rectangles of a question
that are not linked are two acceptable answers. A task without annotation is not read; a question of `data` that its
annotation has no rectangle for is unanswerable. JSON_MIN lacks the ids, so it cannot be read.

Formats: https://labelstud.io/guide/task_format, https://labelstud.io/guide/predictions,
https://labelstud.io/tags/rectanglelabels, https://labelstud.io/tags/textarea
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal
from xml.etree import ElementTree

from pydantic import BaseModel

from djepa_pages.damage import reading

from . import Box, ExportedPage, PageFields, exporting, import_page, page_box, read_json, write_json


TASKS, CONFIGURATION = "tasks.json", "labelling.xml"
QUESTION, ANSWER, IMAGE = "question", "answer", "image"  # names of the tags


class Value(BaseModel):
    x: float = 0  # in percent of the image
    y: float = 0
    width: float = 0
    height: float = 0
    rotation: float = 0
    rectanglelabels: list[str] = []
    text: list[str] | str = []


class Entry(BaseModel):
    type: Literal["rectanglelabels", "textarea", "relation"]
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
    image: str


class Task(BaseModel):
    data: Data
    annotations: list[Annotation]


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


def read_label_studio(path: Path, image_prefix: str = "") -> list[dict]:
    """Read pages from Label Studio's JSON export, or from `tasks.json`; see `import_page`.

    Of several annotations of a task the ground truth is read, else the last; skipped ones are not. Raises `ValueError`
    for an entry that is no answer to a question; the message names it.
    """
    pages = []
    for index, task in enumerate(read_json(path, list[Task])):
        kept = [annotation for annotation in task.annotations if not annotation.was_cancelled]
        truths = [annotation for annotation in kept if annotation.ground_truth]
        with reading(f"{path}: {index}"):
            if kept:
                result = (truths or kept)[-1].result
                size = next(
                    ((each.original_width, each.original_height) for each in result if each.original_width), None
                )
                name = task.data.image.removeprefix(image_prefix)
                pages.append(import_page(path.parent, name, size, task.data, _answers(result)))
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


def _answers(result: Sequence[Entry]) -> Iterator[tuple[str, str, list[Box]]]:
    """Question, text and boxes of each answer, in the order of their first rectangles."""
    texts, boxes, labels = {}, {}, {}
    for entry in result:
        value = entry.value
        if entry.type == "textarea":
            texts[entry.id] = value.text if isinstance(value.text, str) else " ".join(value.text)
        elif entry.type == "rectanglelabels":
            if entry.image_rotation or value.rotation:
                raise ValueError("a rectangle is rotated; draw it upright.")
            boxes[entry.id] = page_box(value.x, value.y, value.width, value.height, (100, 100))
            labels[entry.id] = value.rectanglelabels
    links = [(entry.from_id, entry.to_id) for entry in result if entry.type == "relation"]
    for question in dict.fromkeys(label for region in labels.values() for label in region):
        for regions in _linked([region for region in boxes if question in labels[region]], links):
            text = " ".join(texts[region] for region in regions if region in texts)
            yield question, text, [boxes[region] for region in regions]


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
