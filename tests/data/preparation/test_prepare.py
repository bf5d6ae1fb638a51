"""`prepare`: documents to shards, whatever is wrong with some of them, and as if it had never been interrupted."""

import errno
import io
import json
import os
import shutil
import sys
from pathlib import Path

import datasets
import pyarrow.parquet
import pytest
import typst
from document_files import files_of, write_pdf
from PIL import Image

from builders import draw_page
from transformers_djepa.data.hub import load_document_dataset
from transformers_djepa.data.preparation import ReadSettings, prepare, shards
from transformers_djepa.data.preparation.reading import read_document
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES


SMALL = ReadSettings(image_size=200, ocr="never")


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


def test_copies_and_damaged_files_are_left_out_with_the_reason(folder, tmp_path):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    reasons = left_out(tmp_path / "out")
    assert reasons["copy.pdf"] == "The same file as alpha.pdf." and "damaged" in reasons["broken.pdf"]
    assert "no words" in reasons["scan.png"] and reasons.keys() == {"copy.pdf", "broken.pdf", "scan.png"}


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


def test_processes_give_the_rows_of_one_process(folder, tmp_path):
    for count in (0, 2):
        prepare(folder, tmp_path / str(count), SMALL, num_proc=count, rows_per_shard=4)
    assert files_of(tmp_path / "0") == files_of(tmp_path / "2")


def test_after_a_full_disk_the_run_can_go_on(folder, tmp_path, monkeypatch):
    write = pyarrow.parquet.write_table

    def fail(table, path, **settings):
        path.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(pyarrow.parquet, "write_table", fail)
    with pytest.raises(OSError, match="No space left on device"):
        prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    assert [path.name for path in (tmp_path / "out").iterdir()] == [shards.STATE]
    monkeypatch.setattr(pyarrow.parquet, "write_table", write)
    assert sum(prepare(folder, tmp_path / "out", SMALL, num_proc=0)["pages"].values()) == 12


@pytest.mark.parametrize(
    "change, message",
    (
        ({"settings": ReadSettings(image_size=300, ocr="never")}, r"image_size=200 \(now 300\)"),
        ({"test_share": 0.3}, r"started with source=.*, test_share=0.1 \(now 0.3\);"),
        ({"max_items": 2}, r"started with max_items=None \(now 2\)"),
    ),
)
def test_resuming_with_other_settings_is_refused(folder, tmp_path, change, message):
    prepare(folder, tmp_path / "out", SMALL, num_proc=0)
    with pytest.raises(ValueError, match=message):
        prepare(folder, tmp_path / "out", **({"settings": SMALL, "num_proc": 0} | change))


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


def test_questions_of_all_kinds_come_from_a_folder(folder, tmp_path):
    prepare(
        folder, tmp_path / "out", ReadSettings(image_size=100, ocr="never", questions="tags"), num_proc=0, test_share=0
    )
    pages = {page["page_id"]: page["questions"] for page in load_document_dataset(tmp_path / "out")}
    answers = {answer for question in pages["beta.pdf#1"] for answer in question["answers"]}
    assert "Beta begins" in answers and any(answer.startswith("Beta begins Lorem") for answer in answers)


def test_files_with_odd_names_and_no_files_cost_only_themselves(tmp_path):
    """The log and the rows are valid UTF-8; nothing waits for a pipe."""
    folder = tmp_path / "documents"
    folder.mkdir()
    for name in (b"good.pdf", b"caf\xe9.pdf", b"bad\xff.pdf", b"new\nline.pdf"):
        path = os.fsdecode(os.fsencode(folder) + b"/" + name)
        write_pdf(Path(path), repr(name))
    (Path(os.fsdecode(os.fsencode(folder) + b"/bad\xff.pdf"))).write_bytes(b"%PDF-1.5 nothing more")
    os.mkfifo(folder / "pipe.pdf")
    for name, target in (("broken.pdf", "nowhere"), ("loop.pdf", "loop.pdf"), ("zero.pdf", "/dev/zero")):
        (folder / name).symlink_to(target)
    (folder / "folder.pdf").mkdir()
    prepare(folder, tmp_path / "out", SMALL, num_proc=1, test_share=0)
    pages = {row["document_id"] for row in rows_of(tmp_path / "out")}
    assert pages == {"good.pdf", "caf\\xe9.pdf", "new\nline.pdf"}
    no_files = ("pipe.pdf", "broken.pdf", "loop.pdf", "zero.pdf")
    assert set(left_out(tmp_path / "out")) == {"bad\\xff.pdf", *no_files}
    assert "no regular file" in left_out(tmp_path / "out")["zero.pdf"]
    prepare(folder, tmp_path / "out", SMALL, num_proc=1, test_share=0)  # the same source


def test_images_of_all_kinds_are_read_or_left_out_with_a_reason(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    source = tmp_path / "source"
    source.mkdir()
    for name in ("a.gif", "b.bmp", "c.avif"):
        Image.new("RGB", (40, 30), "white").save(source / name)
    (source / "d.heic").write_bytes(bytes([0, 0, 0, 24]) + b"ftypheic" + bytes(4) + b"mif1heic" + bytes(99))
    with pytest.raises(ValueError, match="No page was kept"):
        prepare([source / "a.gif", source], tmp_path / "rows", ReadSettings(ocr="never"), num_proc=0)
    notes = [json.loads(line) for line in (tmp_path / "rows" / "left_out.jsonl").read_text().splitlines()]
    reasons = {note["document_id"]: note["reason"] for note in notes}
    assert [*reasons] == ["a.gif", "b.bmp", "c.avif", "d.heic"] and "transformers-djepa[heic]" in reasons["d.heic"]


def test_turned_text_becomes_a_row_as_it_is_read(tmp_path):
    text = "#set page(width: 200pt, height: 300pt)\n#rotate(90deg, reflow: true)[= Sideways letters]"
    (tmp_path / "turned.pdf").write_bytes(typst.compile(text.encode()))
    settings = ReadSettings(ocr="never", questions="tags")
    (row,) = read_document(tmp_path / "turned.pdf", "turned", settings).rows.to_pylist()
    width, height = Image.open(io.BytesIO(row["image"]["bytes"])).size
    answers = [box for question in row["questions"] for boxes in question["answer_boxes"] for box in boxes]
    assert row["words"] == ["Sideways", "letters"] and (width, height) == (1024, 683) and answers
    assert all(x1 - x0 > y1 - y0 for x0, y0, x1, y1 in [*row["boxes"], *answers])


def test_turned_scan_becomes_a_row_as_it_is_read(tmp_path, monkeypatch):
    upright = Image.new("RGB", (300, 200), "white")
    upright.paste("black", (30, 20, 150, 40))
    upright.rotate(180).save(tmp_path / "scan.png")
    read = (["word"], [[500, 800, 900, 900]], 180.0)
    monkeypatch.setattr("transformers_djepa.data.preparation.reading.read_page", lambda *args: read)
    (row,) = read_document(tmp_path / "scan.png", "scan", ReadSettings(image_format="PNG")).rows.to_pylist()
    assert row["boxes"] == [[100, 100, 500, 200]]
    image = Image.open(io.BytesIO(row["image"]["bytes"]))
    assert image.getpixel((90, 30)) == (0, 0, 0) and image.getpixel((210, 170)) == (255, 255, 255)
