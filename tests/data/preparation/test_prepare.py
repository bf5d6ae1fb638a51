"""`prepare`: documents to shards, whatever is wrong with some of them, and as if it had never been interrupted."""

import errno
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import datasets
import pyarrow.parquet
import pytest
from document_files import files_of, write_pdf
from PIL import Image

from builders import draw_page
from djepa_cli import main
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.preparation import ReadSettings, prepare, shards, sources
from transformers_djepa.data.preparation.reading import read_document
from transformers_djepa.data.questions.outlined import sibling_titles
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES


SMALL = ReadSettings(image_size=200, ocr="none")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Four PDFs of three pages, a copy of one, a damaged one, and an image."""
    root = tmp_path_factory.mktemp("documents")
    for name in ("alpha", "beta", "gamma", "delta"):
        write_pdf(root / f"{name}.pdf", name.title())
    shutil.copy(root / "alpha.pdf", root / "copy.pdf")
    (root / "broken.pdf").write_bytes(b"%PDF-1.5 nothing more")
    draw_page(["printed", "words"]).save(root / "scan.png")
    return root


def rows_of(output, split: str = "train") -> list[dict]:
    return [
        row
        for file in sorted(output.glob(f"{split}-*.parquet"))
        for row in pyarrow.parquet.read_table(file).to_pylist()
    ]


def left_out(output) -> dict[str, str]:
    lines = (output / "left_out.jsonl").read_text().splitlines()
    return {entry["document_id"]: entry["reason"] for entry in map(json.loads, lines)}


def test_a_row_is_a_page_with_words_boxes_and_image(folder, tmp_path):
    counts = prepare(folder, tmp_path / "out", SMALL, num_proc=0, test_share=0)
    rows = {row["page_id"]: row for row in rows_of(tmp_path / "out")}
    assert counts["pages"] == {"train": 12} and len(rows) == 12
    row = rows["beta.pdf#2"]
    assert row["words"][:3] == ["Beta", "goes", "on"] and row["document_id"] == "beta.pdf"
    assert len(row["boxes"]) == len(row["words"]) and 0 < row["boxes"][0][1] < row["boxes"][-1][3] < 1000
    assert max(Image.open(io.BytesIO(row["image"]["bytes"])).size) == 200


def test_datasets_opens_the_folder_with_the_row_formats_features(folder, tmp_path):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0, test_share=0.5)
    found = datasets.load_dataset(str(tmp_path / "out"))
    assert set(found) == {"train", "test"} and found["train"].features == PAGE_EXAMPLE_FEATURES
    assert found["train"].num_rows + found["test"].num_rows == 12
    documents = [set(found[split]["document_id"]) for split in found]
    assert not documents[0] & documents[1]


def test_headings_become_questions_that_training_reads(folder, tmp_path):
    settings = ReadSettings(image_size=200, ocr="none", questions="outlines")
    prepare(folder, tmp_path / "out", settings, num_proc=0, test_share=0)
    pages = {page["page_id"]: page for page in load_document_dataset(tmp_path / "out")}
    assert ["Gamma begins"] in [question["answers"] for question in pages["gamma.pdf#1"]["questions"]]
    assert not pages["gamma.pdf#3"]["questions"]


def test_the_card_counts_pages_questions_and_what_was_left_out(folder, tmp_path):
    settings = ReadSettings(image_size=100, ocr="none", questions="outlines")
    counts = prepare(folder, tmp_path / "out", settings, num_proc=0, rows_per_shard=5)
    asked = sum(len(row["questions"]) for split in ("train", "test") for row in rows_of(tmp_path / "out", split))
    card = (tmp_path / "out" / "README.md").read_text()
    assert counts["questions"] == asked > 0 and f"{asked} questions" in card
    assert counts["left_out"] == 3 and "3 documents, pages and answers" in card


def test_copies_and_damaged_files_are_left_out_with_the_reason(folder, tmp_path):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    reasons = left_out(tmp_path / "out")
    assert reasons["copy.pdf"] == "The same file as alpha.pdf." and "damaged" in reasons["broken.pdf"]
    assert "no words" in reasons["scan.png"] and reasons.keys() == {"copy.pdf", "broken.pdf", "scan.png"}


def test_pages_without_a_text_layer_are_read_by_ocr(tmp_path):
    (tmp_path / "scans").mkdir()
    draw_page(["printed", "words"]).save(tmp_path / "scans" / "scan.png")
    prepare(tmp_path / "scans", tmp_path / "out", ReadSettings(), num_proc=0, test_share=0)
    assert rows_of(tmp_path / "out")[0]["words"] == ["printed", "words"]


def test_a_scan_in_a_pdf_is_read_at_a_higher_resolution_than_it_is_stored(tmp_path):
    (tmp_path / "scans").mkdir()
    draw_page(["printed", "words"]).save(tmp_path / "scans" / "scan.pdf", resolution=100)
    prepare(tmp_path / "scans", tmp_path / "out", ReadSettings(image_size=150), num_proc=0, test_share=0)
    (row,) = rows_of(tmp_path / "out")
    assert row["words"] == ["printed", "words"] and row["boxes"][0][3] < row["boxes"][1][1] < 300
    assert max(Image.open(io.BytesIO(row["image"]["bytes"])).size) == 150


def test_a_poster_without_text_layer_is_read_below_the_limit_of_pixels(tmp_path):
    (tmp_path / "scans").mkdir()
    draw_page(["printed", "words"]).save(tmp_path / "scans" / "poster.pdf", resolution=15)  # 53 x 67 inches
    prepare(tmp_path / "scans", tmp_path / "out", ReadSettings(), num_proc=0, test_share=0)
    assert rows_of(tmp_path / "out")[0]["words"] == ["printed", "words"]


def test_every_frame_of_a_tiff_is_a_page(tmp_path):
    (tmp_path / "scans").mkdir()
    frames = [draw_page([word]) for word in ("first", "second")]
    frames[0].save(tmp_path / "scans" / "two.tiff", save_all=True, append_images=frames[1:])
    prepare(tmp_path / "scans", tmp_path / "out", ReadSettings(), num_proc=0, test_share=0)
    assert [row["words"] for row in rows_of(tmp_path / "out")] == [["first"], ["second"]]


def test_of_long_documents_some_pages_are_drawn_always_the_same(folder, tmp_path):
    settings = ReadSettings(image_size=100, ocr="none", max_pages=2)
    found = []
    for output in (tmp_path / "a", tmp_path / "b"):
        prepare(folder, output, settings, num_proc=0, test_share=0)
        found.append([row["page_id"] for row in rows_of(output)])
    assert found[0] == found[1] and len(found[0]) == 8
    assert "1 of 3 pages are over the limit" in left_out(tmp_path / "a")["beta.pdf"]


@pytest.mark.parametrize("stop_after", (1, 2, 3))
def test_an_interrupted_run_ends_with_the_files_of_an_uninterrupted_one(folder, tmp_path, monkeypatch, stop_after):
    limits = {"num_proc": 0, "rows_per_shard": 4, "test_share": 0.4}
    prepare(folder, tmp_path / "whole", SMALL, **limits)
    replace, calls = shards.replace, []

    def replace_or_stop(path, content):
        replace(path, content)
        calls.append(path)
        if len(calls) == stop_after:
            raise KeyboardInterrupt

    monkeypatch.setattr(shards, "replace", replace_or_stop)
    with pytest.raises(KeyboardInterrupt):
        prepare(folder, tmp_path / "cut", SMALL, **limits)
    monkeypatch.setattr(shards, "replace", replace)
    prepare(folder, tmp_path / "cut", SMALL, **limits)
    assert files_of(tmp_path / "whole") == files_of(tmp_path / "cut")


def test_a_finished_run_has_nothing_left_to_do(folder, tmp_path):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    before = files_of(tmp_path / "out")
    assert prepare(folder, tmp_path / "out", SMALL, num_proc=0)["pages_read"] == 0
    assert files_of(tmp_path / "out") == before


def test_processes_give_the_rows_of_one_process(folder, tmp_path):
    for count in (0, 2):
        prepare(folder, tmp_path / str(count), SMALL, num_proc=count, rows_per_shard=4)
    assert files_of(tmp_path / "0") == files_of(tmp_path / "2")


def test_a_full_disk_is_one_clear_error_and_the_run_can_go_on(folder, tmp_path, monkeypatch):
    write = pyarrow.parquet.write_table

    def fail(table, path, **settings):
        path.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(pyarrow.parquet, "write_table", fail)
    with pytest.raises(OSError, match="is full after 0 documents; free some space and run the same command again"):
        prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    assert [path.name for path in (tmp_path / "out").iterdir()] == [shards.STATE]
    monkeypatch.setattr(pyarrow.parquet, "write_table", write)
    assert sum(prepare(folder, tmp_path / "out", SMALL, num_proc=0)["pages"].values()) == 12


@pytest.mark.parametrize("error", (OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()))
def test_a_run_that_fails_between_its_first_two_shards_can_go_on(folder, tmp_path, monkeypatch, error):
    write, written = pyarrow.parquet.write_table, []

    def fail_at_the_second(table, path, **settings):
        written.append(path)
        if len(written) == 2:
            raise error
        write(table, path, **settings)

    prepare(folder, tmp_path / "whole", SMALL, num_proc=0, test_share=0.5)
    with monkeypatch.context() as patch, pytest.raises(type(error)):
        patch.setattr(pyarrow.parquet, "write_table", fail_at_the_second)
        prepare(folder, tmp_path / "cut", SMALL, num_proc=0, test_share=0.5)
    assert len(list((tmp_path / "cut").glob("*.parquet"))) == 1
    prepare(folder, tmp_path / "cut", SMALL, num_proc=0, test_share=0.5)
    assert files_of(tmp_path / "cut") == files_of(tmp_path / "whole")


def test_a_half_written_file_of_a_killed_run_does_not_matter(folder, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / ".prepare.partial").write_bytes(b"half")
    (tmp_path / "out" / ".x.partial").mkdir()
    (tmp_path / "out" / ".x.partial" / "train-00000.parquet").write_bytes(b"half")
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    assert not list((tmp_path / "out").glob("*.partial"))


def test_a_data_set_of_unknown_layout_leaves_the_output_free_for_another(folder, tmp_path):
    datasets.Dataset.from_list([{"text": "no page"}]).to_parquet(tmp_path / "rows" / "train-0.parquet")
    with pytest.raises(ValueError, match="known layouts"):
        prepare(tmp_path / "rows", tmp_path / "out", SMALL, num_proc=0)
    assert sum(prepare(folder, tmp_path / "out", SMALL, num_proc=0)["pages"].values()) == 12


def test_a_run_that_keeps_no_page_says_why_and_begins_anew_once_that_is_mended(tmp_path, monkeypatch, capsys):
    (tmp_path / "scans").mkdir()
    for name in ("one", "two"):
        draw_page([name]).save(tmp_path / "scans" / f"{name}.png")
    command = ["prepare", str(tmp_path / "scans"), "--output", str(tmp_path / "out")]
    command += ["--num-proc", "0", "--test-share", "0"]
    with monkeypatch.context() as patch:
        patch.setattr("djepa_pages.ocr.find_spec", lambda name: None)
        for _ in range(2):
            assert main(command) == 2
            error = capsys.readouterr().err.splitlines()[-1]
            assert "No page was kept" in error and "no OCR engine is installed" in error
            assert str(tmp_path / "out" / "left_out.jsonl") in error and len(left_out(tmp_path / "out")) == 2
    assert main(command) == 0
    assert "2 train pages of 2 documents" in capsys.readouterr().out and not left_out(tmp_path / "out")


def test_a_document_whose_reader_fails_is_left_out_with_the_reason(folder, tmp_path, monkeypatch):
    def fail(path, document_id, settings):
        if document_id == "beta.pdf":
            raise KeyError("surprise")
        return read_document(path, document_id, settings)

    monkeypatch.setattr(sources, "read_document", fail)
    counts = prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    assert left_out(tmp_path / "out")["beta.pdf"] == "KeyError: 'surprise'"
    assert sum(counts["pages"].values()) == 9


@pytest.mark.parametrize(
    "change, message",
    (
        ({"settings": ReadSettings(image_size=300, ocr="none")}, r"image_size=200 \(now 300\)"),
        ({"test_share": 0.3}, r"started with test_share=0.1 \(now 0.3\);"),
        ({"max_items": 2}, r"started with max_items=None \(now 2\);"),
    ),
)
def test_resuming_with_other_settings_is_refused(folder, tmp_path, change, message):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    with pytest.raises(ValueError, match=message):
        prepare(folder, tmp_path / "out", **({"settings": SMALL, "num_proc": 0} | change))


def test_two_runs_into_one_folder_are_refused(folder, tmp_path):
    code = "import sys; from pathlib import Path; from transformers_djepa.data.preparation.shards import lock"
    code += "; lock(Path(sys.argv[1])); print(flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", code, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        other.stdout.readline()
        with pytest.raises(ValueError, match="Another run writes to"):
            prepare(folder, tmp_path, SMALL, num_proc=0)
        other.communicate(b"\n")
    prepare(folder, tmp_path, SMALL, num_proc=0)


def test_an_output_folder_with_other_files_is_refused(folder, tmp_path):
    (tmp_path / "thesis.tex").write_text("mine")
    with pytest.raises(ValueError, match="holds other files"):
        prepare(folder, tmp_path, SMALL, num_proc=0)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize("change", ({"max_items": 0}, {"test_share": 1.0}, {"num_proc": -1}))
def test_impossible_arguments_are_named(folder, tmp_path, change):
    (name,) = change
    with pytest.raises(ValueError, match=name):
        prepare(folder, tmp_path / "out", SMALL, **change)


@pytest.mark.parametrize("change", ({"image_format": "GIF"}, {"ocr": "magic"}, {"max_pages": 0}, {"quality": 0}))
def test_impossible_settings_are_named(change):
    (name,) = change
    with pytest.raises(ValueError, match=name):
        ReadSettings(**change)


def test_the_command_tells_how_many_pages_there_are(folder, tmp_path, capsys):
    flags = ["--output", str(tmp_path / "out"), "--num-proc", "0", "--ocr", "none", "--image-size", "100"]
    assert main(["prepare", str(folder), *flags, "--test-share", "0"]) == 0
    assert "12 train pages of 7 documents" in capsys.readouterr().out


def test_an_empty_folder_is_one_line(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    assert main(["prepare", str(tmp_path / "empty"), "--output", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert "holds no documents" in error and error.count("\n") == 1 and not (tmp_path / "out").exists()


def test_a_published_data_set_is_prepared_with_its_own_splits(tmp_path):
    image = draw_page(["receipt"], (400, 500))
    rows = [{"id": str(i), "words": ["Total", str(i)], "bboxes": [[1, 2, 30, 40], [50, 2, 60, 40]]} for i in range(3)]
    source = tmp_path / "published"
    source.mkdir()
    for split in ("train", "validation"):
        datasets.Dataset.from_list([row | {"image": image} for row in rows]).to_parquet(source / f"{split}-0.parquet")
    counts = prepare(source, tmp_path / "out", SMALL, max_items=5, rows_per_shard=2)
    assert counts["pages"] == {"train": 3, "validation": 2}
    row = rows_of(tmp_path / "out")[1]
    assert row["words"] == ["Total", "1"] and max(Image.open(io.BytesIO(row["image"]["bytes"])).size) == 200
    before = files_of(tmp_path / "out")
    assert prepare(source, tmp_path / "out", SMALL, max_items=5, rows_per_shard=2)["pages_read"] == 0
    assert files_of(tmp_path / "out") == before


def test_a_run_is_not_resumed_when_its_source_has_changed(tmp_path):
    write_pdf(tmp_path / "docs" / "a.pdf", "A")
    prepare(tmp_path / "docs", tmp_path / "out", SMALL, num_proc=0)
    write_pdf(tmp_path / "docs" / "b.pdf", "B")
    with pytest.raises(ValueError, match="documents were added, removed or renamed since"):
        prepare(tmp_path / "docs", tmp_path / "out", SMALL, num_proc=0)


def test_questions_of_all_kinds_come_from_a_folder_and_absent_headings_from_the_next_document_too(folder, tmp_path):
    prepare(
        folder, tmp_path / "out", ReadSettings(image_size=100, ocr="none", questions="all"), num_proc=0, test_share=0
    )
    pages = {page["page_id"]: page["questions"] for page in load_document_dataset(tmp_path / "out")}
    answers = {answer for question in pages["beta.pdf#1"] for answer in question["answers"]}
    assert "Beta begins" in answers and any(answer.startswith("Beta begins Lorem") for answer in answers)
    assert any(title.startswith("Beta") for title in sibling_titles(folder / "alpha.pdf"))
    assert sibling_titles(folder / "gamma.pdf")[0].startswith("Alpha")  # the first again, after the last


def test_tags_become_questions_about_regions(folder, tmp_path):
    settings = ReadSettings(image_size=100, ocr="none", questions="tags")
    prepare(folder, tmp_path / "out", settings, num_proc=0, test_share=0)
    asked = [question for row in rows_of(tmp_path / "out") for question in row["questions"]]
    answers = [answer for question in asked for answer in question["answers"]]
    assert "Beta begins" in answers and any(answer.startswith("Lorem") for answer in answers)
    assert all(all(question["answer_boxes"]) for question in asked) and not all(q["answers"] for q in asked)


def test_files_with_odd_names_and_no_files_cost_only_themselves(tmp_path):
    """The log and the rows are valid UTF-8; nothing waits for a pipe."""
    folder = tmp_path / "documents"
    folder.mkdir()
    for name in (b"good.pdf", b"caf\xe9.pdf", b"bad\xff.pdf", b"new\nline.pdf"):
        path = os.fsdecode(os.fsencode(folder) + b"/" + name)
        write_pdf(Path(path), repr(name))
    (Path(os.fsdecode(os.fsencode(folder) + b"/bad\xff.pdf"))).write_bytes(b"%PDF-1.5 nothing more")
    os.mkfifo(folder / "pipe.pdf")
    (folder / "broken.pdf").symlink_to("nowhere")
    prepare(folder, tmp_path / "out", SMALL, num_proc=1, test_share=0)
    pages = {row["document_id"] for row in rows_of(tmp_path / "out")}
    assert pages == {"good.pdf", "caf\\xe9.pdf", "new\nline.pdf"}
    assert set(left_out(tmp_path / "out")) == {"bad\\xff.pdf", "pipe.pdf", "broken.pdf"}
    prepare(folder, tmp_path / "out", SMALL, num_proc=1, test_share=0)  # the same source
