"""Annotations of other programs as datasets, through the command."""

import json
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from stored_rows import load_pages
from transformers_djepa.data_engine.formats.coco import write_coco
from transformers_djepa.data_engine.formats.label_studio import write_label_studio


BOX = [100.0, 100.0, 400.0, 200.0]
ASKED = [
    {"question": "Total?", "answers": ["12.50", ""], "answer_boxes": [[BOX], [BOX, [0.0, 0.0, 50.0, 50.0]]]},
    {"question": "IBAN?", "answers": [], "answer_boxes": []},
]
PREFIX = "/data/local-files/?d="
COCO = {"images": [], "annotations": [], "categories": [{"id": 1, "name": "Total"}]}


@pytest.fixture(autouse=True)
def pages(tmp_path, monkeypatch):
    """Two page examples; the tests run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    page = {"image": Image.new("RGB", (60, 80), "white"), "words": ["Total", "12.50"], "boxes": [BOX, BOX]}
    return [page | {"page_id": f"{name}#1", "document_id": name, "questions": ASKED} for name in ("a.pdf", "b.pdf")]


def write_scan(boxes):
    """A COCO file of a scanned page of 800 x 200 pixels, as another program writes it."""
    image = Image.new("RGB", (800, 200), "white")
    ImageDraw.Draw(image).text((40, 60), "Total  1250", "black", font_size=60)
    image.save("scan.png")
    images = [{"id": 7, "file_name": "scan.png", "width": 800, "height": 200}]
    annotations = [{"id": index, "image_id": 7, "category_id": 1, "bbox": box} for index, box in enumerate(boxes, 1)]
    with open("scan.json", "w", encoding="utf-8") as file:
        json.dump(COCO | {"images": images, "annotations": annotations}, file)


@pytest.mark.parametrize("prefix", ["", PREFIX])
def test_tasks_of_label_studio_are_rows_with_the_same_questions(djepa, pages, prefix):
    write_label_studio(pages, Path("tasks"), image_prefix=prefix)
    flags = ("--format", "label_studio", "--output", "rows", *(("--image_prefix", prefix) if prefix else ()))
    result = djepa("annotate", "import", "tasks/tasks.json", *flags)
    assert (result.code, result.out) == (0, "rows: 2 pages with annotations\n")
    check_rows(load_pages("rows", "train"), pages)


def test_a_file_of_coco_is_rows_with_the_same_questions(djepa, pages):
    write_coco(pages, Path("coco"))
    result = djepa("annotate", "import", "coco/annotations.json", "--format", "coco", "--output", "rows.parquet")
    assert (result.code, result.out) == (0, "rows.parquet: 2 pages with annotations\n")
    check_rows(load_pages("rows.parquet", "train"), pages)


def check_rows(rows, pages):
    names = ("page_id", "document_id", "words", "boxes", "questions")
    assert [{name: row[name] for name in names} for row in rows] == [
        {name: page[name] for name in names} for page in pages
    ]
    assert all(row["image"].size == (60, 80) for row in rows)


def test_a_task_that_cannot_be_taken_costs_itself_and_is_counted(djepa, pages, tmp_path):
    write_label_studio(pages, Path("tasks"))
    path = tmp_path / "tasks" / "tasks.json"
    tasks = json.loads(path.read_text(encoding="utf-8"))
    tasks[0]["data"]["image"] = "images/gone.png"
    path.write_text(json.dumps([*tasks, {"id": 3}]), encoding="utf-8")
    result = djepa("annotate", "import", "tasks/tasks.json", "--format", "label_studio", "--output", "rows")
    assert (result.code, result.out) == (0, "rows: 1 pages with annotations; left out: 2\n")
    assert (
        result.err.count("djepa: left out: ") == 2 and "gone.png" in result.err and "tasks.json: 2: data" in result.err
    )


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("no.json", "--format", "coco", "--output", "rows"), "There is no file no.json"),
        (("scan.json", "--format", "coco", "--output", "scan.png"), "--output scan.png exists; give a new name"),
        (("empty.json", "--format", "coco", "--output", "rows"), "No page can be used. There are no annotated pages."),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(djepa, tmp_path, flags, complaint):
    write_scan([])
    (tmp_path / "empty.json").write_text(json.dumps(COCO), encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    result = djepa("annotate", "import", *flags)
    assert result.code == 2 and result.err.count("\n") == 1 and complaint in result.err
    assert sorted(tmp_path.iterdir()) == before
