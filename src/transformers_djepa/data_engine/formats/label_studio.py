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
from typing import Any
from xml.etree import ElementTree

from djepa_pages.damage import reading, shown
from djepa_pages.paths import local_path

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


TASKS, CONFIGURATION = "tasks.json", "labelling.xml"
QUESTION, ANSWER, IMAGE = "question", "answer", "image"  # names of the tags


def write_label_studio(pages: Iterable[dict], folder: str | Path, image_prefix: str = "") -> int:
    """Write page examples to a new folder: `tasks.json`, `labelling.xml` and `images/`; return how many.

    Args:
        pages: page examples.
        folder: must not exist.
        image_prefix: before the paths of images, which are relative to `folder`: Label Studio shows images by URL,
            such as "/data/local-files/?d=" with its local storage.

    Raises:
        ValueError: a folder that exists, or a page that cannot be exported; nothing is written.
    """
    tasks, questions = [], {}
    with new_folder(local_path(folder)) as partial:
        for number, example in enumerate(pages, 1):
            page = export_page(example, number, partial)
            data = {"image": image_prefix + page.image, **page.fields}
            tasks.append({"data": data, "annotations": [{"result": _result(page, f"p{number}")}], "predictions": []})
            questions |= dict.fromkeys(asked["question"] for asked in page.fields["questions"])
        (partial / CONFIGURATION).write_text(labelling_configuration(questions), encoding="utf-8")
        write_json(partial / TASKS, tasks)
    return len(tasks)


def read_label_studio(path: str | Path, image_prefix: str = "") -> list[dict]:
    """Read page examples from Label Studio's JSON export, or from `tasks.json`; images are paths.

    Of several annotations of a task the ground truth is read, else the last; skipped ones are not.

    Args:
        path: the JSON file; images must be in its folder.
        image_prefix: before the paths of images, as in `write_label_studio`.

    Raises:
        ValueError: a file that cannot be read, or an entry that is no answer to a question; the message names both.
    """
    path, pages = local_path(path), []
    with reading(str(path)):
        tasks = read_json(path)
        if not isinstance(tasks, list):
            raise ValueError("it must be a list of tasks.")
        for index, task in enumerate(tasks):
            with reading(f"task [{index}]"):
                data = _data(task)
                with reading("annotations"):
                    result = _chosen(field(task, "annotations", list))
                if result is not None:
                    image, size = image_in(path.parent, _without(image_prefix, field(data, "image", str)))
                    pages.append(import_page(data, image, _answers(result, size)))
    return pages


def labelling_configuration(questions: Iterable[str]) -> str:
    """Labelling configuration (XML) with a label for each question; raises `ValueError` for control characters."""
    view = ElementTree.Element("View")
    ElementTree.SubElement(view, "Image", name=IMAGE, value="$image", zoom="true")
    labels = ElementTree.SubElement(view, "RectangleLabels", name=QUESTION, toName=IMAGE, canRotate="false")
    for question in questions:
        ElementTree.SubElement(labels, "Label", value=question)
    per_region = {"perRegion": "true", "editable": "true", "maxSubmissions": "1", "displayMode": "region-list"}
    ElementTree.SubElement(view, "TextArea", name=ANSWER, toName=IMAGE, **per_region)
    ElementTree.indent(view)
    xml = ElementTree.tostring(view, encoding="unicode")
    with reading("The questions cannot be written as XML"):
        ElementTree.fromstring(xml)
    return xml


def _result(page: ExportedPage, prefix: str) -> list[dict]:
    """Rectangles, texts and relations of the answers of a page; ids start with `prefix`."""
    result, relations = [], []
    size = {"original_width": page.size[0], "original_height": page.size[1], "image_rotation": 0}
    for index, (question, text, boxes) in enumerate(page.answers):
        first = f"{prefix}-{index}-0"
        for line, (x0, y0, x1, y1) in enumerate(boxes):
            entry = {"id": f"{prefix}-{index}-{line}", "to_name": IMAGE, **size}
            place = {"x": x0 / 10, "y": y0 / 10, "width": (x1 - x0) / 10, "height": (y1 - y0) / 10, "rotation": 0}
            labelled = {
                "from_name": QUESTION,
                "type": "rectanglelabels",
                "value": {**place, "rectanglelabels": [question]},
            }
            result.append(entry | labelled)
            if line:
                relations.append({"type": "relation", "from_id": first, "to_id": entry["id"], "direction": "right"})
            elif text:
                result.append(entry | {"from_name": ANSWER, "type": "textarea", "value": {**place, "text": [text]}})
    return result + relations


def _data(task: Any) -> dict:
    if isinstance(task, dict) and "data" not in task:
        raise ValueError("'data' is missing; export as JSON, not as JSON_MIN.")
    return field(task, "data", dict)


def _chosen(entries: list) -> list | None:
    """Result of the ground truth, else of the last entry that is not cancelled; `None` if all are."""
    results = [field(entry, "result", list) for entry in entries]
    kept = [index for index, entry in enumerate(entries) if not entry.get("was_cancelled")]
    truths = [index for index in kept if entries[index].get("ground_truth")]
    return results[(truths or kept)[-1]] if kept else None


def _without(prefix: str, name: str) -> str:
    if not name.startswith(prefix):
        raise ValueError(f"image {shown(name)} must start with {shown(prefix)}.")
    return name.removeprefix(prefix)


def _answers(result: list, size: tuple[int, int]) -> Iterator[tuple[str, str, list[Box]]]:
    """Question, text and boxes of each answer, in the order of their first rectangles."""
    labels, boxes, texts, links = {}, {}, {}, []
    for index, entry in enumerate(result):
        with reading(f"result [{index}]"):
            kind = field(entry, "type", str)
            if kind == "relation":
                links.append((field(entry, "from_id", str), field(entry, "to_id", str)))
                continue
            region, value = field(entry, "id", str), field(entry, "value", dict)
            if kind == "textarea":
                texts[region] = _submitted(value)
            elif kind == "rectanglelabels" and region not in boxes:
                labels[region], boxes[region] = _labels(value), _box(entry, value, size)
            elif kind == "rectanglelabels":
                raise ValueError(f"id {shown(region)} is that of another rectangle.")
            else:
                raise ValueError(f"type {shown(kind)} must be rectanglelabels, textarea or relation.")
    if alone := texts.keys() - boxes.keys():
        raise ValueError(f"the textarea with id {shown(min(alone))} has no rectangle; use perRegion.")
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


def _submitted(value: dict) -> str:
    texts = [value["text"]] if isinstance(value.get("text"), str) else field(value, "text", list)
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(f"'text' is {shown(texts)}; it must be a list of strings.")
    return " ".join(texts)


def _labels(value: dict) -> list[str]:
    labels = field(value, "rectanglelabels", list)
    if not labels or not all(isinstance(label, str) for label in labels):
        raise ValueError(f"'rectanglelabels' is {shown(labels)}; it must be a list of at least one question.")
    return labels


def _box(entry: dict, value: dict, size: tuple[int, int]) -> Box:
    check_size((entry.get("original_width", size[0]), entry.get("original_height", size[1])), size)
    if entry.get("image_rotation") or value.get("rotation"):
        raise ValueError("the rectangle is rotated; draw it upright.")
    return page_box([value.get(name) for name in ("x", "y", "width", "height")], 100, 100)
