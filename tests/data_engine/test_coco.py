"""COCO detection files from page examples, and page examples from them."""

import copy
import json
import os
import re

import pytest
from PIL import Image

from transformers_djepa.data_engine.formats.coco import read_coco, write_coco


FIELDS = ("page_id", "document_id", "words", "boxes", "questions")
LINES = [[100, 100, 300, 130], [200, 120, 250, 170]]
QUESTIONS = [
    {"question": "Where?", "answers": ["1 Main St, Oslo", "Oslo"], "answer_boxes": [LINES, LINES[1:]], "kind": "value"},
    {"question": "IBAN?", "answers": [], "answer_boxes": [], "kind": "unanswerable", "topic": None},
    {"question": "Stamp", "answers": [""], "answer_boxes": [[[700, 700.25, 1000, 1000]]], "kind": "region"},
]


def make_page(page_id="a/../b: 1", questions=QUESTIONS, size=(200, 300)):
    page = {"image": Image.new("RGB", size, "navy"), "page_id": page_id, "document_id": None}
    return page | {"words": ["Oslo"], "boxes": [[180, 140, 250, 170]], "questions": copy.deepcopy(questions)}


def export(tmp_path, pages=None):
    write_coco(pages or [make_page()], tmp_path / "out")
    return tmp_path / "out" / "annotations.json"


def content_of(path):
    return json.loads(path.read_text(encoding="utf-8"))


def edit(path, change):
    content = content_of(path)
    change(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def test_an_export_is_read_as_the_same_pages(tmp_path):
    pages = [make_page(), make_page("ø", QUESTIONS[1:2], (40, 30)), make_page("2", [QUESTIONS[2]], (40, 30))]
    read = read_coco(export(tmp_path, pages), pytest.fail)
    assert (
        [page["size"] for page in read]
        == [Image.open(page["path"]).size for page in read]
        == [page["image"].size for page in pages]
    )
    assert [{name: each[name] for name in FIELDS} for each in read] == [
        {name: each[name] for name in FIELDS} for each in pages
    ]


def test_an_answer_is_an_annotation_in_pixels(tmp_path):
    content = content_of(export(tmp_path, [make_page(), make_page("2")]))
    first = content["annotations"][0]
    assert first["bbox"] == [20, 30, 40, 21] and first["iscrowd"] == 0 and first["text"] == "1 Main St, Oslo"
    assert first["segmentation"] == [[20, 30, 60, 30, 60, 39, 20, 39], [40, 36, 50, 36, 50, 51, 40, 51]]
    assert first["area"] == 40 * 9 + 10 * 15
    assert [(entry["id"], entry["image_id"]) for entry in content["annotations"]] == [
        *((1, 1), (2, 1), (3, 1)),
        *((4, 2), (5, 2), (6, 2)),
    ]
    names = {category["id"]: category["name"] for category in content["categories"]}
    assert names == {1: "Where?", 2: "IBAN?", 3: "Stamp"}
    assert [names[entry["category_id"]] for entry in content["annotations"][:3]] == ["Where?", "Where?", "Stamp"]
    assert content["images"][0]["file_name"] == "images/000001.png"
    assert (content["images"][0]["width"], content["images"][0]["height"]) == (200, 300)


def set_first(name, **values):
    return lambda content: content[name][0].update(values)


def test_a_file_of_another_kind_is_refused(tmp_path):
    path = export(tmp_path)
    edit(path, lambda content: content.update(annotations={}))
    with pytest.raises(ValueError, match="annotations: Input should be a valid") as error:
        read_coco(path, pytest.fail)
    assert str(error.value).startswith(f"{path}: ") and "\n" not in str(error.value)


ANNOTATIONS = {
    "annotations.0: no image 7": {"image_id": 7},
    "or no category 9": {"category_id": 9},
    "annotations.0: 3: Field required": {"bbox": [1, 2, 3]},
    "annotations.0: file: Input should be a valid tuple": {"bbox": None},
    "has no area": {"bbox": [20, 20, 30, 0]},
    "0: 2: Input should be a finite number": {"bbox": [20, 20, float("nan"), 5]},
    r"box \[190, 0, 290, 20\] is out of the page, which is 200 x 300": {"bbox": [190, 0, 100, 20]},
    r"box \[1, 1, .* is out of": {"segmentation": [[1, 1, 900, 1, 900, 9]]},
}


@pytest.mark.parametrize("complaint", ANNOTATIONS)
def test_an_annotation_that_cannot_be_used_costs_itself_and_is_named(tmp_path, complaint):
    path, left_out = export(tmp_path), []
    edit(path, set_first("annotations", **{"segmentation": [], **ANNOTATIONS[complaint]}))
    (page,) = read_coco(path, left_out.append)
    (reason,) = left_out
    assert re.search(complaint, reason) and reason.startswith(f"{path}: ") and "\n" not in reason
    assert [question["answers"] for question in page["questions"]] == [["Oslo"], [], [""]]


def test_an_annotation_without_another_answer_costs_its_question(tmp_path):
    path, left_out = export(tmp_path), []
    edit(path, lambda content: content["annotations"][2].update(segmentation=[], bbox=[20, 20, 0, 30]))
    (page,) = read_coco(path, left_out.append)
    assert [question["question"] for question in page["questions"]] == ["Where?", "IBAN?"] and len(left_out) == 1


def test_boxes_are_clipped_to_the_page_and_run_lengths_replaced_by_their_box(tmp_path):
    path = export(tmp_path)
    edit(path, set_first("annotations", bbox=[185, 30, 20, 60], segmentation={"counts": "abc", "size": [300, 200]}))
    (page,) = read_coco(path, pytest.fail)
    assert page["questions"][0]["answer_boxes"][0] == [[925, 100, 1000, 300]]


def test_an_image_without_size_costs_itself(tmp_path):
    path, left_out = export(tmp_path, [make_page("1"), make_page("2")]), []
    edit(path, lambda content: content["images"][0].pop("width"))
    assert [page["page_id"] for page in read_coco(path, left_out.append)] == ["2"]
    assert left_out[0].startswith(f"{path}: images.0: width: Field required") and len(left_out) == 1 + 3


@pytest.mark.parametrize(
    "name",
    ["../secret.png", "images/../../secret.png", "/etc/hostname", "link.png", "\0"],
)
def test_images_out_of_the_folder_are_refused(tmp_path, name):
    path = export(tmp_path)
    Image.new("RGB", (200, 300)).save(tmp_path / "secret.png")
    os.symlink(tmp_path / "secret.png", tmp_path / "out" / "link.png")
    edit(path, set_first("images", file_name=name))
    left_out = []
    assert read_coco(path, left_out.append) == []
    assert re.search("image .* must be a path relative|null", left_out[0])
