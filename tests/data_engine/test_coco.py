"""COCO detection files from page examples, and page examples from them."""

import copy
import json
import os

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
    read = read_coco(export(tmp_path, pages))
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


WRONG = {
    "annotations: Input should be a valid": lambda content: content.update(annotations={}),
    r"annotations.0: no image 7": set_first("annotations", image_id=7),
    r"annotations.0.bbox.3: Field required": set_first("annotations", bbox=[1, 2, 3]),
    "is out of the page, which is 200 x 300": set_first("annotations", bbox=[190, 0, 20, 20], segmentation=[]),
    r"box \[1, 1, .* is out of": set_first("annotations", segmentation=[[1, 1, 900, 1, 900, 9]]),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_a_malformed_entry_is_named(tmp_path, complaint):
    path = export(tmp_path)
    edit(path, WRONG[complaint])
    with pytest.raises(ValueError, match=complaint) as error:
        read_coco(path)
    assert str(error.value).startswith(f"{path}: ") and "\n" not in str(error.value)


@pytest.mark.parametrize(
    "name",
    ["../secret.png", "images/../../secret.png", "/etc/hostname", "link.png", "\0"],
)
def test_images_out_of_the_folder_are_refused(tmp_path, name):
    path = export(tmp_path)
    Image.new("RGB", (200, 300)).save(tmp_path / "secret.png")
    os.symlink(tmp_path / "secret.png", tmp_path / "out" / "link.png")
    edit(path, set_first("images", file_name=name))
    with pytest.raises(ValueError, match="image .* must be a path relative|null"):
        read_coco(path)
