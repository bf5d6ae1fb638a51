"""Label Studio's tasks from page examples, and page examples from its JSON export."""

import copy
import json
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from transformers_djepa.data_engine.formats.label_studio import read_label_studio, write_label_studio


FIELDS = ("page_id", "document_id", "words", "boxes", "questions")
LINES = [[100, 100, 300.5, 130], [100, 140, 250, 170]]
ADDRESS = {"answers": ["1 Main St, Oslo", "Oslo"], "answer_boxes": [LINES, [[180, 140, 250, 170]]]}
QUESTIONS = [
    {"question": 'Where is "A&B" <Ltd>?', **ADDRESS, "kind": "value", "topic": "address"},
    {"question": "IBAN?", "answers": [], "answer_boxes": [], "kind": "unanswerable", "topic": None},
    {"question": "Stamp", "answers": [""], "answer_boxes": [[[700, 700.25, 1000, 1000]]], "kind": "region"},
]


def make_page(page_id="a/../b: 1", questions=QUESTIONS, size=(200, 300)):
    page = {"image": Image.new("RGB", size, "navy"), "page_id": page_id, "document_id": "a.pdf"}
    return page | {"words": ["Oslo"], "boxes": [[180, 140, 250, 170]], "questions": copy.deepcopy(questions)}


def export(tmp_path, pages=None, **settings):
    write_label_studio(pages or [make_page()], tmp_path / "out", **settings)
    return tmp_path / "out" / "tasks.json"


def edit(path, change):
    tasks = json.loads(path.read_text(encoding="utf-8"))
    change(tasks)
    path.write_text(json.dumps(tasks), encoding="utf-8")


def result_of(task):
    return task["annotations"][0]["result"]


def find(tasks, kind):
    return next(entry for entry in result_of(tasks[0]) if entry["type"] == kind)


def test_an_export_is_read_as_the_same_pages(tmp_path):
    pages = [make_page(), make_page("ø", QUESTIONS[1:2], (40, 30)), make_page("x" * 300, [])]
    read = read_label_studio(export(tmp_path, pages), pytest.fail)
    assert read[0]["size"] == (200, 300) and "size" not in read[1]  # that of rectangles
    assert [{name: each[name] for name in FIELDS} for each in read] == [
        {name: each[name] for name in FIELDS} for each in pages
    ]
    with Image.open(read[1]["path"]) as image:
        assert image.tobytes() == pages[1]["image"].tobytes()


def test_tasks_and_configuration_have_the_names_that_label_studio_expects(tmp_path):
    path = export(tmp_path)
    (task,) = json.loads(path.read_text(encoding="utf-8"))
    first, text = result_of(task)[:2]
    assert first["value"] == {
        **{"x": 10.0, "y": 10.0, "width": 20.05, "height": 3.0, "rotation": 0},
        "rectanglelabels": [QUESTIONS[0]["question"]],
    }
    assert (first["original_width"], first["original_height"]) == (200, 300)
    assert text["id"] == first["id"] and text["value"]["text"] == ["1 Main St, Oslo"]
    view = ElementTree.fromstring((path.parent / "labelling.xml").read_text(encoding="utf-8"))
    tags = {tag.get("name"): tag for tag in view}
    assert [label.get("value") for label in tags["question"]] == [question["question"] for question in QUESTIONS]
    for entry in (first, text):
        assert tags[entry["from_name"]].tag.lower() == entry["type"]
        assert tags[entry["from_name"]].get("toName") == entry["to_name"] == "image"
    assert view.find("Image").get("value") == "$image" and view.find("TextArea").get("perRegion") == "true"


def read_edited(tmp_path, change, pages=2):
    """Pages of an export whose first task is changed, and what was left out."""
    path, left_out = export(tmp_path, [make_page(f"{number}") for number in range(pages)]), []
    edit(path, lambda tasks: change(tasks[0]))
    return read_label_studio(path, left_out.append), left_out


def first_region(task):
    return next(entry for entry in result_of(task) if entry["type"] == "rectanglelabels")


TASKS = {
    "0: data: Field required": lambda task: task.pop("data"),
    "0: data names 0 images": lambda task: task["data"].pop("image"),
    "must be a path relative to": lambda task: task["data"].update(image="../secret.png"),
    "0: annotations.0.result: Input should be": lambda task: task["annotations"][0].update(result=3),
}


@pytest.mark.parametrize("complaint", TASKS)
def test_a_task_that_cannot_be_read_costs_itself_and_is_named(tmp_path, complaint):
    pages, left_out = read_edited(tmp_path, TASKS[complaint])
    assert [page["page_id"] for page in pages] == ["1"]
    (reason,) = left_out
    assert complaint in reason and reason.startswith(f"{tmp_path}/out/tasks.json: 0: ") and "\n" not in reason


REGIONS = {
    "is out of the page": lambda region: region["value"].update(x=99),
    "has no area": lambda region: region["value"].update(width=0),
    "image was turned by 90 degrees": lambda region: region.update(image_rotation=90),
    "brushlabels has no box": lambda region: region.update(
        type="brushlabels", value={"format": "rle", "rle": [1], "brushlabels": region["value"]["rectanglelabels"]}
    ),
}


@pytest.mark.parametrize("complaint", REGIONS)
def test_a_region_without_box_costs_its_question_if_there_is_no_other_answer(tmp_path, complaint):
    def change(task):  # the stamp, and the only line of the second address
        for region in [entry for entry in result_of(task) if entry["type"] == "rectanglelabels"][-2:]:
            REGIONS[complaint](region)

    pages, left_out = read_edited(tmp_path, change)
    asked = {question["question"]: question["answers"] for question in pages[0]["questions"]}
    assert asked == {QUESTIONS[0]["question"]: ["1 Main St, Oslo"], "IBAN?": []}
    assert len(left_out) == 2 and all(complaint in reason for reason in left_out) and "(Stamp)" in left_out[1]


QUARTER = {"x": 50, "y": 10, "width": 30, "height": 10, "rotation": 90}  # of 200 x 300 pixels
SHAPES = {
    "turned by half a degree": ({**QUARTER, "x": 10, "rotation": 0.5}, [98.691, 100.0, 399.989, 201.742]),
    "turned by a quarter": (QUARTER, [350, 100, 500, 300]),
    "polygon": ({"points": [[10, 20], [30, 25], [20, 40]]}, [100, 200, 300, 400]),
    "ellipse": ({"x": 50, "y": 50, "radiusX": 10, "radiusY": 5}, [400, 450, 600, 550]),
    "ellipse turned by a quarter": (
        {"x": 50, "y": 50, "radiusX": 15, "radiusY": 5, "rotation": 90},
        [425, 400, 575, 600],
    ),
    "over the edge": ({"x": -1, "y": 10, "width": 11, "height": 5}, [0, 100, 100, 150]),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_read_as_the_box_that_encloses_it(tmp_path, shape):
    def change(task):
        stamp = [entry for entry in result_of(task) if entry["type"] == "rectanglelabels"][-1]
        stamp.update(type="polygonlabels", value=SHAPES[shape][0] | {"polygonlabels": ["Stamp"]})

    pages, left_out = read_edited(tmp_path, change)
    (found,) = pages[0]["questions"][-1]["answer_boxes"]
    np.testing.assert_allclose(found, [SHAPES[shape][1]], atol=1e-3)
    assert left_out == []


def test_the_ocr_template_and_entries_that_are_no_regions_are_read(tmp_path):
    def change(task):
        name = task["data"].pop("image").replace("images/", "images%2F")
        task["data"]["ocr"] = name
        region = first_region(task)
        place = {"x": 10, "y": 20, "width": 30, "height": 5, "rotation": 0}
        common = {"id": "r1", "to_name": "image", "original_width": 200, "original_height": 300}
        task["annotations"][0]["result"] = [
            common | {"type": "rectangle", "from_name": "bbox", "value": place},
            common | {"type": "labels", "from_name": "label", "value": {**place, "labels": ["Text"]}},
            common | {"type": "textarea", "from_name": "transcription", "value": {**place, "text": ["Oslo"]}},
            region | {"id": "r2", "type": "rectangle", "value": place},
            region | {"id": "r2", "type": "textarea", "value": {**place, "text": ["no label"]}},
            {"id": "c", "type": "choices", "value": {"choices": ["invoice"]}},
            {"id": "n", "type": "number", "value": {"number": 3}},
        ]

    pages, left_out = read_edited(tmp_path, change)
    assert len(left_out) == 1 and "r2 (no label): it has no label" in left_out[0]
    assert pages[0]["path"].name == "000001.png"
    found = pages[0]["questions"][-1]
    assert (found["question"], found["answers"], found["answer_boxes"]) == ("Text", ["Oslo"], [[[100, 200, 400, 250]]])


def test_names_with_escapes_of_urls_are_found(tmp_path):
    path = export(tmp_path)
    (path.parent / "images" / "000001.png").rename(path.parent / "images" / "a scan 100%.png")
    edit(path, lambda tasks: tasks[0]["data"].update(image="images/a%20scan%20100%25.png"))
    (page,) = read_label_studio(path, pytest.fail)
    assert page["path"].is_file()
