"""Decisions as datasets, through the command and `load_dataset`."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from datasets import load_dataset
from PIL import Image

from djepa_pages import num_pages
from djepa_runtime.annotation.store import Store
from stores import QUESTION, make_decision, make_undo
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data_engine.formats.coco import read_coco
from transformers_djepa.data_engine.formats.label_studio import read_label_studio


BOX = [100.0, 100.0, 400.0, 200.0]
ANSWER = {"text": "Second", "boxes": [BOX], "word_ids": [0]}


@pytest.fixture
def store(tmp_path, monkeypatch, pdf_file):
    """annotations.djepa with a/invoice.pdf, of two pages, and b/invoice.pdf; pages 1, 2 and 3 are decided."""
    monkeypatch.chdir(tmp_path)
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "invoice.pdf").write_bytes(pdf_file.read_bytes())
    paths = [tmp_path / folder / "invoice.pdf" for folder in ("a", "b")]
    with Store("annotations.djepa") as opened:
        opened.add_documents([(path, num_pages(path)) for path in paths])
        review = {"event": 1, "annotator": "ann", "result": "confirmed"}
        opened.record(make_decision("absent", page_id=1, annotator="bob", review=review))
        opened.record(make_decision("accepted", page_id=2, answer=ANSWER))
        opened.record(make_decision("skipped", page_id=2, question="Who?"))
        opened.record(make_decision("accepted", page_id=3, answer=ANSWER, question="Where?"))
        opened.record(make_undo(opened.record(make_decision("absent", page_id=4)), page_id=4))
        yield opened


def test_current_decisions_are_read_by_load_dataset_while_a_server_has_the_file_open(djepa, store):
    result = djepa("annotate", "export", "--output", "rows")
    assert (result.code, result.out) == (0, "rows: 3 pages with decisions\n")
    rows = load_dataset("rows", split="train", cache_dir="cache")
    assert rows["page_id"] == ["a/invoice.pdf#1", "a/invoice.pdf#2", "b/invoice.pdf#1"]
    assert set(rows["document_id"]) == {"a/invoice.pdf", "b/invoice.pdf"}
    assert isinstance(rows[0]["image"], Image.Image) and max(rows[0]["image"].size) <= 1024
    assert rows[1]["words"] == ["Second", "page"] and len(rows[1]["boxes"]) == 2
    questions = [question for row in rows for question in row["questions"]]
    decided = [datetime.fromisoformat(question.pop("decided")) for question in questions]
    assert all(abs((datetime.now(UTC) - time).total_seconds()) < 3600 for time in decided)
    others = {"kind": None, "topic": None, "annotator": "ann", "reviewer": None}
    assert questions == [
        {"question": QUESTION, "answers": [], "answer_boxes": [], **others, "reviewer": "bob"},
        {"question": QUESTION, "answers": ["Second"], "answer_boxes": [[BOX]], **others},
        {"question": "Where?", "answers": ["Second"], "answer_boxes": [[BOX]], **others},
    ]
    assert len(load_document_dataset("rows")) == 3


@pytest.mark.parametrize(
    ("form", "read"),
    [
        ("label_studio", lambda: read_label_studio(Path("out/tasks.json"), pytest.fail)),
        ("coco", lambda: read_coco(Path("out/annotations.json"), pytest.fail)),
    ],
)
def test_other_formats_hold_the_same_questions(djepa, store, form, read):
    assert djepa("annotate", "export", "--output", "out", "--format", form).code == 0
    asked = [(page["page_id"], each["question"], each["answers"]) for page in read() for each in page["questions"]]
    assert asked == [
        ("a/invoice.pdf#1", QUESTION, []),
        ("a/invoice.pdf#2", QUESTION, ["Second"]),
        ("b/invoice.pdf#1", "Where?", ["Second"]),
    ]


def test_pages_that_cannot_be_read_or_have_no_words_are_left_out_in_a_line_each(djepa, store, tmp_path):
    (tmp_path / "a" / "invoice.pdf").write_bytes(b"%PDF-1.4 nothing")
    result = djepa("annotate", "export", "--output", "rows.parquet")
    assert result.out == "rows.parquet: 1 pages with decisions; left out: 2\n"
    assert result.err.count("djepa: left out: ") == result.err.count("\n") == 2
    (tmp_path / "b" / "invoice.pdf").unlink()
    result = djepa("annotate", "export", "--output", "again.parquet")
    assert result.code == 2 and "No page can be used. " in result.err.splitlines()[-1]
    assert sorted(path.name for path in tmp_path.glob("*again*")) == []


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--output", "a"), "--output a exists; give a new name, or remove it."),
        (("--output", "no/rows"), "The folder no of --output does not exist."),
        (("--output", "rows", "--store", "no.djepa"), "There is no file no.djepa."),
        (("--output", "rows", "--store", "empty.djepa"), "empty.djepa has no decisions yet; accept or correct"),
        (("--output", "rows", "--format", "csv"), "invalid choice: 'csv'"),
    ],
)
def test_bad_input_is_one_line(djepa, store, flags, complaint):
    Store("empty.djepa").close()
    result = djepa("annotate", "export", *flags)
    assert result.code == 2 and result.err.count("\n") == 1 and complaint in result.err
