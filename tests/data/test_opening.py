"""Opened datasets: their splits, where their images may be, and damaged files, which are named."""

import json

import pytest
from datasets import Dataset, DatasetDict

from stored_rows import load_pages
from transformers_djepa.data.opening import dataset_splits
from transformers_djepa.data.rows import QUESTION_FEATURES


WORDS, BOXES = ["alpha", "beta"], [[10, 20, 60, 30], [10, 35, 40, 45]]


def row(number: int = 0, image: str | None = None) -> dict:
    return {
        "image": image,
        "words": WORDS,
        "boxes": BOXES,
        "page_id": f"doc#{number}",
        "document_id": "doc",
        "question": "alpha?",
        "answers": ["alpha"],
        "answer_boxes": [BOXES[:1]],
    }


def write_jsonl(path, rows):
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


def test_splits_of_a_file_of_a_saved_split_and_of_saved_splits_are_known(tmp_path):
    data = Dataset.from_list([row()], features=QUESTION_FEATURES)
    data.to_parquet(tmp_path / "rows.parquet")
    data.save_to_disk(tmp_path / "saved")
    DatasetDict({"train": data, "validation": data}).save_to_disk(tmp_path / "splits")
    assert dataset_splits(tmp_path / "rows.parquet") == dataset_splits(tmp_path / "saved") == ["train"]
    assert dataset_splits(tmp_path / "splits") == ["train", "validation"]


@pytest.fixture
def secret(tmp_path, gradient):
    """An image that is not in the folder of the dataset."""
    gradient.save(tmp_path / "secret.png")
    return tmp_path / "secret.png"


@pytest.fixture(params=["absolute", "parent", "link"])
def outside(request, tmp_path, secret):
    """A folder with a row whose image is outside."""
    (tmp_path / "rows").mkdir()
    (tmp_path / "rows" / "link.png").symlink_to(secret)
    image = {"absolute": str(secret), "parent": "../secret.png", "link": "link.png"}[request.param]
    write_jsonl(tmp_path / "rows" / "train.jsonl", [row(0, image)])
    return tmp_path / "rows"


def test_an_image_outside_of_the_folder_is_refused_with_page_path_and_flag(outside, monkeypatch):
    monkeypatch.chdir(outside)
    for source in (outside, outside / "train.jsonl", "train.jsonl"):
        with pytest.raises(ValueError, match=r"Page 'doc#0': image .*\.png' is outside of .*--allow_outside"):
            load_pages(source)


def test_images_in_the_folder_are_read_by_relative_and_absolute_paths(tmp_path, gradient):
    (tmp_path / "rows" / "images").mkdir(parents=True)
    gradient.save(tmp_path / "rows" / "images" / "a.png")
    paths = ["images/a.png", "images/../images/a.png", str(tmp_path / "rows" / "images" / "a.png")]
    rows = [row(number, path) for number, path in enumerate(paths)]
    write_jsonl(tmp_path / "rows" / "train.jsonl", rows)
    assert [page["image"].size for page in load_pages(tmp_path / "rows")] == [gradient.size] * 3


def test_commands_refuse_images_outside_unless_they_are_allowed(tmp_path, secret, djepa):
    folder = tmp_path / "rows"
    for split in ("train", "test"):
        write_jsonl(folder / f"{split}.jsonl", [row(0, "../secret.png")])
    for command in (
        ["evaluate", folder, "--baseline", "label-match"],
        ["prepare", folder, "--output", tmp_path / "out"],
    ):
        result = djepa(*command)
        assert result.code == 2 and "--allow_outside" in result.err.splitlines()[-1]
        assert djepa(*command, "--allow_outside").code == 0


def test_a_damaged_file_of_a_folder_is_named(tmp_path):
    data = Dataset.from_list([row(number) for number in range(100)], features=QUESTION_FEATURES)
    for name in ("train-0.parquet", "train-1.parquet"):
        data.to_parquet(tmp_path / name)
    content = bytearray((tmp_path / "train-1.parquet").read_bytes())
    content[100:400] = b"\xff" * 300
    (tmp_path / "train-1.parquet").write_bytes(content)
    with pytest.raises(ValueError, match="train-1.parquet cannot be read"):
        load_pages(tmp_path)


@pytest.mark.parametrize("line", ["{{{", "[" * 2000, "null"])
@pytest.mark.parametrize("position", ["first", "last"])
def test_a_line_that_is_no_row_is_an_error_that_names_the_file(tmp_path, line, position, capfd):
    lines = [json.dumps(row(number)) for number in range(3)]
    lines = [line, *lines] if position == "first" else [*lines, line]
    (tmp_path / "train.jsonl").write_text("\n".join(lines))
    with pytest.raises(ValueError, match=str(tmp_path)) as error:
        load_pages(tmp_path)
    assert "\n" not in str(error.value) and not capfd.readouterr().err


@pytest.mark.parametrize("file", ["state.json", "dataset_info.json", "data-00000-of-00001.arrow"])
@pytest.mark.parametrize("content", [b"", b"garbage"])
def test_damaged_files_of_a_saved_split_are_errors_that_name_its_folder(tmp_path, file, content):
    Dataset.from_list([row()], features=QUESTION_FEATURES).save_to_disk(tmp_path / "saved")
    (tmp_path / "saved" / file).write_bytes(content)
    with pytest.raises(ValueError, match="saved") as error:
        load_pages(tmp_path / "saved")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("image", ["a\0b", "x" * 5000, 5, {"bytes": "x"}])
def test_an_image_that_cannot_be_one_is_an_error_that_names_the_page(tmp_path, image):
    write_jsonl(tmp_path / "rows" / "train.jsonl", [row(7, image)])
    with pytest.raises(ValueError, match="doc#7") as error:
        load_pages(tmp_path / "rows")
    assert "\n" not in str(error.value)
