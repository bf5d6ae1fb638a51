"""Label Studio's tasks from page examples, and page examples from its JSON export."""

import copy
import json
from xml.etree import ElementTree

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
    read = read_label_studio(export(tmp_path, pages))
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


WRONG = {
    "0.data: Field required": lambda tasks: tasks[0].pop("data"),
    "must be a path relative to": lambda tasks: tasks[0]["data"].update(image="../secret.png"),
    "0.annotations.0.result.0.type: Input should be": lambda tasks: find(tasks, "rectanglelabels").update(type="brush"),
    "is out of the page": lambda tasks: find(tasks, "rectanglelabels")["value"].update(x=99),
    "draw it upright": lambda tasks: find(tasks, "rectanglelabels")["value"].update(rotation=9),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_a_malformed_entry_is_named(tmp_path, complaint):
    path = export(tmp_path)
    edit(path, WRONG[complaint])
    with pytest.raises(ValueError, match=complaint) as error:
        read_label_studio(path)
    assert str(error.value).startswith(f"{path}: 0") and "\n" not in str(error.value)
