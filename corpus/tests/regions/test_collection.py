"""`djepa-corpus regions`: PDFs to rows with questions about headings, sections, tables and other regions."""

import json
import shutil

import pyarrow.parquet
import pytest
import typst

from djepa_corpus.cli import main
from djepa_pages.folder import split_of
from transformers_djepa.data.rows import check_row


DOCUMENT = """
#set page(width: 400pt, height: 500pt)
#set heading(numbering: "1.1")
= {name} Introduction
#lorem(30)
== Installing the tool on an operating system that has a rather long name
#lorem(30) see Usage below.
#pagebreak()
= Usage
#lorem(30)
== Options and switches
#lorem(20)
#pagebreak()
Nothing here.
"""


def package(split: str) -> str:
    """A package name of a split."""
    return next(name for name in map("package{}".format, range(1000)) if split_of(name) == split)


def write_pdf(path, name: str = "First") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(typst.compile(DOCUMENT.format(name=name).encode(), format="pdf"))


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """Two documents of a train package, one of a test package, a copy and a damaged file."""
    folder = tmp_path_factory.mktemp("root")
    docs = folder / "usr/share/doc/texlive-doc/latex"
    write_pdf(docs / package("train") / "first.pdf", "First")
    write_pdf(docs / package("train") / "examples/second.pdf", "Second")
    write_pdf(docs / package("test") / "third.pdf", "Third")
    shutil.copy(docs / package("train") / "first.pdf", docs / package("train") / "examples/copy.pdf")
    (docs / package("train") / "broken.pdf").write_bytes(b"%PDF-1.5 nothing more")
    return folder


def rows_of(output, split: str = "train") -> list[dict]:
    return [row for file in sorted(output.glob(f"{split}-*")) for row in pyarrow.parquet.read_table(file).to_pylist()]


def write(folder, output, *flags) -> list[dict]:
    """The rows of a run."""
    assert (
        main(["regions", str(folder), "--output", str(output), "--num_proc", "0", "--image_size", "100", *flags]) == 0
    )
    return rows_of(output, "train") + rows_of(output, "test")


@pytest.fixture(scope="module")
def rows(root, tmp_path_factory):
    return write(root, tmp_path_factory.mktemp("rows") / "out", "--questions_per_page", "40")


def questions_of(rows, topic: str) -> list[tuple[dict, dict]]:
    return [(row, question) for row in rows for question in row["questions"] if question["topic"] == topic]


def test_headings_and_sections_are_answered_by_their_location(rows):
    asked = questions_of([row for row in rows if "second" in row["document_id"]], "heading")
    row, question = next((row, q) for row, q in asked if q["answers"] == ["2 Usage"])
    assert row["page_id"].endswith("second.pdf#2")
    x0, y0, x1, y1 = row["boxes"][row["words"].index("Usage")]
    box = question["answer_boxes"][0][0]
    assert abs(box[1] - y0) < 2 and abs(box[3] - y1) < 2 and box[2] == pytest.approx(x1, abs=1)
    sections = {q["answers"][0].split("Lorem")[0] for _, q in questions_of(rows, "section") if q["answers"]}
    assert any(section.endswith("Options and switches ") for section in sections)


def test_absent_headings_are_those_of_other_pages(rows):
    absent = [(row, q) for topic in ("heading", "section") for row, q in questions_of(rows, topic) if not q["answers"]]
    assert absent
    # The first page mentions "Usage" in a sentence, so it must not be asked for there.
    assert not [q for row, q in absent if row["page_id"].endswith("#1") and "usage" in q["question"].lower()]


def test_questions_are_valid_and_have_a_kind_and_a_topic(rows):
    for row in rows:
        check_row(row)
    questions = [question for row in rows for question in row["questions"]]
    assert {"region", "section", "unanswerable"} == {question["kind"] for question in questions}
    assert {"paragraph", "heading"} <= {question["topic"] for question in questions if question["answers"]}


def test_packages_lie_on_one_side_and_what_is_left_out_has_a_reason(root, tmp_path):
    write(root, tmp_path / "out")
    for split in ("train", "test"):
        assert {row["document_id"].split("/")[5] for row in rows_of(tmp_path / "out", split)} == {package(split)}
    left_out = map(json.loads, (tmp_path / "out" / "left_out.jsonl").read_text().splitlines())
    reasons = {entry["document_id"].rsplit("/", 1)[1]: entry["reason"] for entry in left_out}
    assert "The same file as" in reasons["first.pdf"] and "damaged" in reasons["broken.pdf"] and len(reasons) == 2


def test_rows_depend_on_the_seed_alone(root, tmp_path):
    first, second, other = (write(root, tmp_path / name, "--seed", name[0]) for name in ("1", "1 again", "2"))
    assert first == second
    assert [[q["question"] for q in row["questions"]] for row in first] != [
        [q["question"] for q in row["questions"]] for row in other
    ]


def test_folders_without_pdfs_and_flags_out_of_range_are_one_line(root, tmp_path, capsys):
    (tmp_path / "page.png").write_bytes(b"")
    for folder, flags, message in (
        (tmp_path, (), "There are no PDFs below"),
        (root, ("--max_pages", "0"), "max_pages must be at least 1"),
        (root, ("--max_items", "0"), "--max_items must be at least 1"),
    ):
        assert main(["regions", str(folder), "--output", str(tmp_path / "out"), *flags]) == 2
        error = capsys.readouterr().err
        assert message in error and error.count("\n") == 1 and not (tmp_path / "out").exists()
