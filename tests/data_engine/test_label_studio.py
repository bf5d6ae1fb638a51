"""Label Studio's tasks from page examples, and page examples from its JSON export."""

import copy
import json
from xml.etree import ElementTree

import pytest
from PIL import Image

from stored_rows import load_pages
from transformers_djepa.data.rows import with_image
from transformers_djepa.data_engine.formats.label_studio import read_label_studio, write_label_studio


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
    assert [{**page, "image": None} for page in read] == [{**page, "image": None} for page in pages]
    assert with_image(read[1])["image"].tobytes() == pages[1]["image"].tobytes()


def test_boxes_of_any_page_size_are_kept(tmp_path):
    boxes = [[0, 0, 1000, 1000], [333.3333, 0.01, 666.6667, 999.99], [0.1, 0.7, 0.3, 0.9]]
    question = {"question": "q", "answers": ["a"] * 3, "answer_boxes": [[box] for box in boxes]}
    (page,) = read_label_studio(export(tmp_path, [make_page(questions=[question], size=(173, 311))]))
    read = [box for (box,) in page["questions"][0]["answer_boxes"]]
    assert [value for box in read for value in box] == pytest.approx([v for box in boxes for v in box], abs=1e-5)


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


def test_images_have_safe_names_in_the_folder_of_the_file(tmp_path):
    path = export(tmp_path, [make_page("../../etc/passwd\0"), make_page("../../etc/passwd\0")])
    names = [task["data"]["image"] for task in json.loads(path.read_text(encoding="utf-8"))]
    assert names == ["images/000001-etc-passwd.png", "images/000002-etc-passwd.png"]
    assert all((path.parent / name).is_file() for name in names)


def test_the_url_of_images_is_a_prefix(tmp_path):
    prefix = "/data/local-files/?d=out/"
    path = export(tmp_path, image_prefix=prefix)
    assert json.loads(path.read_text(encoding="utf-8"))[0]["data"]["image"].startswith(prefix + "images/")
    assert read_label_studio(path, image_prefix=prefix)[0]["questions"] == QUESTIONS
    with pytest.raises(ValueError, match="must be a path relative to the folder"):
        read_label_studio(path)
    with pytest.raises(ValueError, match="must start with 'http"):
        read_label_studio(path, image_prefix="http://localhost/")


def test_predictions_are_not_read_as_annotations(tmp_path):
    path = export(tmp_path)
    edit(path, lambda tasks: tasks[0].update(predictions=tasks[0]["annotations"], annotations=[]))
    assert read_label_studio(path) == []


def test_the_ground_truth_or_else_the_last_annotation_that_is_not_skipped_is_read(tmp_path):
    path = export(tmp_path)
    edit(path, lambda tasks: tasks[0]["annotations"].append({"result": [], "was_cancelled": True}))
    assert read_label_studio(path)[0]["questions"] == QUESTIONS
    edit(path, lambda tasks: tasks[0]["annotations"].append({"result": [], "was_cancelled": False}))
    assert [question["answers"] for question in read_label_studio(path)[0]["questions"]] == [[], [], []]
    edit(path, lambda tasks: tasks[0]["annotations"][0].update(ground_truth=True))
    assert read_label_studio(path)[0]["questions"] == QUESTIONS


def test_lines_are_one_answer_if_they_are_linked(tmp_path):
    path = export(tmp_path)
    edit(path, lambda tasks: result_of(tasks[0]).remove(find(tasks, "relation")))
    question = read_label_studio(path)[0]["questions"][0]
    assert question["answers"] == ["1 Main St, Oslo", "", "Oslo"]
    assert question["answer_boxes"][:2] == [[LINES[0]], [LINES[1]]]
    ids = ("p1-1-0", "p1-0-1"), ("p1-0-1", "p1-0-0"), ("p1-0-0", "deleted"), ("p1-0-0", "p1-2-0")
    links = [{"type": "relation", "from_id": first, "to_id": second} for first, second in ids]
    edit(path, lambda tasks: result_of(tasks[0]).extend(links))
    question = read_label_studio(path)[0]["questions"][0]
    assert question["answers"] == ["1 Main St, Oslo Oslo"]
    assert question["answer_boxes"] == [[*LINES, [180, 140, 250, 170]]]


def test_a_rectangle_with_several_labels_answers_several_questions(tmp_path):
    path = export(tmp_path, [make_page(questions=QUESTIONS[:1])])
    labels = [QUESTIONS[0]["question"], "Street?"]
    edit(path, lambda tasks: find(tasks, "rectanglelabels")["value"].update(rectanglelabels=labels))
    known, new = read_label_studio(path)[0]["questions"]
    assert known == QUESTIONS[0]
    assert new == {"question": "Street?", "answers": ["1 Main St, Oslo"], "answer_boxes": [LINES[:1]]}


def test_a_task_without_extra_fields_has_the_answered_questions(tmp_path):
    path = export(tmp_path)
    edit(path, lambda tasks: tasks[0].update(data={"image": tasks[0]["data"]["image"]}))
    (page,) = read_label_studio(path)
    assert (page["words"], page["page_id"]) == ([], "000001-a-b-1.png")
    assert [question["question"] for question in page["questions"]] == ['Where is "A&B" <Ltd>?', "Stamp"]


def test_rectangles_slightly_out_of_the_page_are_clipped(tmp_path):
    path = export(tmp_path)
    edit(path, lambda tasks: find(tasks, "rectanglelabels")["value"].update(x=-0.05, width=100.1))
    assert read_label_studio(path)[0]["questions"][0]["answer_boxes"][0][0] == [0, 100, 1000, 130]


WRONG = {
    "7 must be an object": lambda tasks: tasks.clear() or tasks.append(7),
    "not as JSON_MIN": lambda tasks: tasks[0].pop("data"),
    "'annotations' is missing": lambda tasks: tasks[0].pop("annotations"),
    r"\[0\]: annotations: 5 must be an object": lambda tasks: tasks[0].update(annotations=[5]),
    "'result' is None; it must be a list": lambda tasks: tasks[0]["annotations"][0].update(result=None),
    "'image' is 1; it must be a string": lambda tasks: tasks[0]["data"].update(image=1),
    "must be a path relative to": lambda tasks: tasks[0]["data"].update(image="../out/images/000001-a-b-1.png"),
    "is not a file in": lambda tasks: tasks[0]["data"].update(image="https://example.com/1.png"),
    "words has 0 entries": lambda tasks: tasks[0]["data"].update(words=[]),
    "'questions' is 5; it must be": lambda tasks: tasks[0]["data"].update(questions=5),
    "'Stamp' is twice on the page": lambda tasks: tasks[0]["data"]["questions"].append({"question": "Stamp"}),
    r"result \[0\]: 'id' is missing": lambda tasks: find(tasks, "rectanglelabels").pop("id"),
    "is that of another rectangle": lambda tasks: result_of(tasks[0]).append(find(tasks, "rectanglelabels")),
    "type 'polygonlabels' must be": lambda tasks: find(tasks, "rectanglelabels").update(type="polygonlabels"),
    "at least one question": lambda tasks: find(tasks, "rectanglelabels")["value"].update(rectanglelabels=[]),
    "must be four numbers": lambda tasks: find(tasks, "rectanglelabels")["value"].update(width="1"),
    "is out of the page": lambda tasks: find(tasks, "rectanglelabels")["value"].update(x=99),
    "has no area": lambda tasks: find(tasks, "rectanglelabels")["value"].update(width=-1),
    "is rotated": lambda tasks: find(tasks, "rectanglelabels")["value"].update(rotation=5),
    r"200 x 300 pixels, but \(7, 300\)": lambda tasks: find(tasks, "rectanglelabels").update(original_width=7),
    "'text' is .5.; it must be a list of": lambda tasks: find(tasks, "textarea")["value"].update(text=[5]),
    "has no rectangle": lambda tasks: find(tasks, "textarea").update(id="other"),
    "'to_id' is missing": lambda tasks: find(tasks, "relation").pop("to_id"),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_a_malformed_entry_is_named(tmp_path, complaint):
    path = export(tmp_path)
    edit(path, WRONG[complaint])
    with pytest.raises(ValueError, match=complaint) as error:
        read_label_studio(path)
    assert str(error.value).startswith(f"{path}: task [0]: ") and "\n" not in str(error.value)


@pytest.mark.parametrize("content", [b"", b"{", b"{}", b"[" * 10**5, b"\xff\xfe\xff", b"null"])
def test_a_file_that_is_no_list_of_tasks_is_refused(tmp_path, content):
    path = tmp_path / "tasks.json"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="tasks.json: it (cannot be read as JSON|must be a list)"):
        read_label_studio(path)
    with pytest.raises(ValueError, match="cannot be read as JSON: .*No such file"):
        read_label_studio(tmp_path / "missing.json")


REFUSED = {
    "has no image": {"image": None},
    "is neither an image": {"image": b"no image"},
    "words has 0 entries": {"words": []},
    "has no boxes": {"questions": [{"question": "q", "answers": ["a"], "answer_boxes": [[]]}]},
    "longer than": {"questions": [{"question": "q", "answers": [], "answer_boxes": [LINES]}]},
    "inverted": {"questions": [{"question": "q", "answers": ["a"], "answer_boxes": [[[5, 5, 1, 1]]]}]},
    "twice on the page": {"questions": QUESTIONS[1:2] * 2},
    "cannot be written as XML": {"questions": [{"question": "\x01", "answers": [], "answer_boxes": []}]},
    "tasks.json cannot be written": {"questions": [QUESTIONS[1] | {"kind": {1, 2}}]},
}


@pytest.mark.parametrize("complaint", REFUSED)
def test_a_failed_export_leaves_nothing(tmp_path, complaint):
    with pytest.raises(ValueError, match=complaint):
        write_label_studio([make_page(), make_page() | REFUSED[complaint]], tmp_path / "out")
    assert not [*tmp_path.iterdir()]


def test_an_existing_folder_is_refused(tmp_path):
    path = export(tmp_path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="must be a new folder"):
        write_label_studio([], tmp_path / "out")
    with pytest.raises(ValueError, match="must be a new folder in a folder that exists"):
        write_label_studio([], tmp_path / "no" / "out")
    assert path.read_bytes() == before


def test_read_pages_are_rows_of_a_dataset(tmp_path):
    path = export(tmp_path)
    (tmp_path / "out" / "train.jsonl").write_text(json.dumps(read_label_studio(path)[0]), encoding="utf-8")
    (page,) = load_pages(tmp_path / "out" / "train.jsonl")
    assert page["image"].size == (200, 300) and page["questions"][0]["answers"] == ADDRESS["answers"]
