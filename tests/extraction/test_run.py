"""`djepa extract` from documents to table, with a model of random weights."""

import json
import os
import signal
import subprocess
import sys
import time
from decimal import Decimal

import pytest
import typst

from djepa_pages import Limits
from djepa_runtime.engines.processes import RunError
from djepa_runtime.extraction.documents import ExtractSettings, as_row, extract_document
from djepa_runtime.extraction.fields import Field
from djepa_runtime.extraction.run import extract
from djepa_runtime.processing.answers import Answer
from transformers_djepa.modeling.modeling_djepa import DJepaForPromptableSegmentation


FIELDS = (
    Field("number", ("What is the number?", "Which number?")),
    Field("total", ("What is the total?",), "amount"),
    Field("signed", ("Where is the signature?",), "yes_no"),
    Field("words", ("Which words?",), multiple=True),
)
FIELD_FILE = """
fields:
  number: ["What is the number?", "Which number?"]
  total: {question: total, type: amount}
"""
COMMAND = "import sys; from djepa_cli import main; sys.exit(main())"


def write_pdf(path, *texts):
    pages = "\n#pagebreak()\n".join(texts)
    path.write_bytes(typst.compile(f"#set page(width: 200pt, height: 260pt)\n{pages}".encode()))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Three PDFs, of one to three pages, one of them blank, a damaged PDF, and one without text."""
    folder = tmp_path_factory.mktemp("documents")
    write_pdf(folder / "a.pdf", "Number 17 Total 1.50")
    write_pdf(folder / "b.pdf", "Number 18", "Total 2.50", "End")
    write_pdf(folder / "c.pdf", "Number 19", "#hide[nothing]")
    (folder / "d.pdf").write_bytes(b"%PDF-1.5 nothing more")
    (folder / "notes.txt").write_text("not a document")
    return folder


@pytest.fixture
def settings(tiny_model_folder):
    return ExtractSettings(FIELDS, str(tiny_model_folder))


def test_images_are_encoded_only_if_a_field_may_have_no_words(folder, settings, always_present, monkeypatch):
    seen = []
    encode = DJepaForPromptableSegmentation.get_page_embeddings
    monkeypatch.setattr(
        DJepaForPromptableSegmentation,
        "get_page_embeddings",
        lambda model, **inputs: seen.append("pixel_values" in inputs) or encode(model, **inputs),
    )
    monkeypatch.setattr("djepa_runtime.inference.loop.is_text", lambda *_: False)
    texts = extract_document(folder / "a.pdf", "a", ExtractSettings(FIELDS[:2], settings.model))
    every = extract_document(folder / "a.pdf", "a", settings)
    assert seen == [False, True]
    for field in FIELDS[:2]:  # read from the words alone in both
        assert every[f"{field.name}.text"] == texts[f"{field.name}.text"]
        assert every[f"{field.name}.score"] == pytest.approx(texts[f"{field.name}.score"], abs=1e-5)


def test_a_row_has_the_best_answer_of_all_pages_and_wordings(folder, settings, always_present):
    row = extract_document(folder / "b.pdf", "b", settings)
    assert (row["document"], row["pages"], row["error"]) == ("b", 3, None)
    assert row["number.page"] in (1, 2, 3)
    assert set(row["number"].split()) <= {"Number", "18", "Total", "2.50", "End"}
    for question in FIELDS[0].questions:
        single = ExtractSettings((Field("number", (question,)), FIELDS[2]), settings.model)
        assert extract_document(folder / "b.pdf", "b", single)["number.score"] <= row["number.score"]
    assert row["signed"] is True
    assert {*row["words.page"]} == {1, 2, 3} and row["words.score"] == sorted(row["words.score"], reverse=True)


def test_answers_below_the_least_score_and_absent_ones_are_left_out(folder, settings, never_present):
    row = extract_document(folder / "a.pdf", "a", settings)
    assert (row["number"], row["total"], row["signed"], row["words"]) == (None, None, False, [])


def test_blank_pages_are_passed_over_and_long_documents_refused(folder, settings, no_ocr, monkeypatch):
    monkeypatch.setattr("djepa_runtime.processing.processor.read_page", lambda *args: ([], [], 0.0))
    assert extract_document(folder / "c.pdf", "c", settings)["error"] is None
    write_pdf(folder.parent / "blank.pdf", "#hide[nothing]")
    assert extract_document(folder.parent / "blank.pdf", "x", settings)["error"] == "The document has no text."
    with pytest.raises(ValueError, match="3 pages are more than --max_pages 2"):
        extract_document(folder / "b.pdf", "b", ExtractSettings(FIELDS, settings.model, max_pages=2))


def test_an_amount_with_half_of_its_parentheses_has_text_and_no_value():
    field = Field("total", ("q",), "amount")
    for words, value in ((["1,250.40)", "EUR"], None), (["(1,250.40", "EUR)"], Decimal("-1250.40"))):
        answer = Answer(text="1,250.40", score=1.0, present=True, boxes=[], words=words)
        row = as_row("a", 1, None, {field: [(1, answer)]})
        assert (row["total.text"], row["total"], row["total.currency"]) == ("1,250.40", value, "EUR")


@pytest.mark.parametrize("num_proc", [0, 1])
def test_a_question_that_is_too_long_ends_the_run(folder, tiny_model_folder, tmp_path, num_proc):
    settings = ExtractSettings((Field("a", ("total " * 80,)),), str(tiny_model_folder))
    with pytest.raises(RunError, match="77"):
        extract([folder], tmp_path / "t.csv", settings, Limits(megabytes=4000), num_proc=num_proc)
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_the_command_writes_table_and_sheet_and_goes_on_after_kills(folder, tiny_model_folder, tmp_path):
    (tmp_path / "fields.yaml").write_text(FIELD_FILE)
    many = tmp_path / "many"
    many.mkdir()
    for number in range(12):
        write_pdf(many / f"{number:02}.pdf", f"Number {number}", f"Total {number}.50")
    arguments = ["extract", many, folder / "d.pdf", "--fields", tmp_path / "fields.yaml", "--model", tiny_model_folder]

    def command(output, *flags):
        argv = map(str, [sys.executable, "-c", COMMAND, *arguments, "--output", tmp_path / output, *flags])
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([*argv], **streams, text=True, start_new_session=True)

    journal = tmp_path / "killed.jsonl.journal"
    for lines in (3, 7):
        killed = command("killed.jsonl")
        while not journal.exists() or journal.read_bytes().count(b"\n") < lines:
            assert killed.poll() is None
            time.sleep(0.02)
        os.killpg(killed.pid, signal.SIGKILL)
        killed.communicate()
    assert not (tmp_path / "killed.jsonl").exists()
    whole, killed = command("whole.jsonl", "--sheet", tmp_path / "check.html"), command("killed.jsonl")
    outputs = [process.communicate()[0] for process in (whole, killed)]
    assert outputs[0].endswith("whole.jsonl: 13 documents, 2 fields; with errors: 1\n")
    assert (tmp_path / "killed.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    rows = [json.loads(line) for line in (tmp_path / "whole.jsonl").read_text().splitlines()]
    assert len(rows) == 13 and not journal.exists()
    assert "data:image/webp" in (tmp_path / "check.html").read_text() or not any(row["number"] for row in rows)


@pytest.mark.parametrize(
    "flags, complaint",
    [
        (("--fields", "nowhere"), "There is no field file nowhere"),
        (("--output", "t.xlsx"), "must end in one of"),
        (("--min_score", "2"), "2 is not from 0 to 1"),
        (("--sheet", "no/where.html"), "does not exist"),
        (("--model", "no/where"), "no/where"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(djepa, folder, tmp_path, monkeypatch, flags, complaint):
    monkeypatch.chdir(tmp_path)
    good = {"--fields": "invoice", "--output": "t.csv", "--num_proc": "0"} | dict([flags])
    result = djepa("extract", folder, *(value for pair in good.items() for value in pair))
    lines = [line for line in result.err.splitlines() if line.startswith("djepa: error: ")]
    assert result.code == 2 and len(lines) == 1 and complaint in lines[0]
    assert not list(tmp_path.glob("t.*"))
