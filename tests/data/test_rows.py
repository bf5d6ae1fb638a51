"""Row format: what is stored comes back, what is wrong is named."""

import json

import pytest
from datasets import Dataset, DatasetDict
from PIL import ExifTags, Image

from builders import build_processor
from stored_rows import load_pages
from transformers_djepa.data.rows import (
    PAGE_EXAMPLE_FEATURES,
    PAGE_FEATURES,
    QUESTION,
    QUESTION_FEATURES,
    check_row,
)
from transformers_djepa.data.segmentation_collator import DJepaSegmentationCollator


def page(number: int = 0, questions: int = 3, image: bool = True) -> dict:
    asked = [
        {
            "question": f"Where is {n}?",
            "answers": ["alpha beta"],
            "answer_boxes": [[[10, 20, 60, 30], [10, 35, 40, 45.5]]],
        }
        for n in range(questions - 1)
    ]
    return {
        "image": Image.new("RGB", (30, 40), (number, 0, 0)) if image else None,
        "words": ["alpha", "beta"],
        "boxes": [[10, 20, 60, 30], [10, 35, 40, 45.5]],
        "page_id": f"doc#{number}",
        "document_id": "doc",
        "questions": [*asked, {"question": "Nothing?", "answers": [], "answer_boxes": []}],
    }


def flatten_questions(page: dict) -> list[dict]:
    """Flat rows of a page example, one per question."""
    shared = {name: page[name] for name in PAGE_FEATURES}
    return [shared | {name: question[name] for name in QUESTION} for question in page["questions"]]


def same(first: dict, second: dict) -> bool:
    """Pages with equal contents, images compared by pixels."""
    pictures = [p["image"] and p["image"].tobytes() for p in (first, second)]
    return pictures[0] == pictures[1] and {**first, "image": None} == {**second, "image": None}


@pytest.mark.parametrize("form", ["parquet", "saved", "saved_splits", "dataset", "file"])
@pytest.mark.parametrize("nested", [False, True])
def test_stored_pages_come_back(tmp_path, form, nested):
    pages = [page(number) for number in range(4)]
    rows = pages if nested else [row for example in pages for row in flatten_questions(example)]
    stored = Dataset.from_list(rows, features=PAGE_EXAMPLE_FEATURES if nested else QUESTION_FEATURES)
    source = tmp_path
    if form == "parquet":
        stored.to_parquet(tmp_path / "test-00000-of-00001.parquet")
    elif form == "saved":
        stored.save_to_disk(tmp_path)
    elif form == "saved_splits":
        DatasetDict({"test": stored, "train": stored.select([0])}).save_to_disk(tmp_path)
    elif form == "dataset":
        source = stored
    else:
        source = tmp_path / "rows.parquet"
        stored.to_parquet(source)
    found = load_pages(source, "test")
    assert len(found) == 4 and all(map(same, found, pages))


def test_jsonl_rows_may_lack_an_image_or_name_its_file(tmp_path):
    first, second = page(0), page(1, image=False)
    first["image"].save(tmp_path / "first.png")
    rows = [row for example in (first, second) for row in flatten_questions(example)]
    lines = [json.dumps({**row, "image": "first.png" if row["image"] else None}) for row in rows]
    (tmp_path / "rows.jsonl").write_text("\n".join(lines))
    found = load_pages(tmp_path / "rows.jsonl")
    assert len(found) == 2 and same(found[0], first) and same(found[1], second)


def test_an_image_above_the_limit_is_named_before_it_is_decoded(tmp_path):
    row = flatten_questions(page(7))[0] | {"image": Image.new("1", (8000, 8000))}
    Dataset.from_list([row], features=QUESTION_FEATURES).to_parquet(tmp_path / "train.parquet")
    with pytest.raises(ValueError, match="Page 'doc#7': image cannot be read: The file has 64.0 megapixels"):
        load_pages(tmp_path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"boxes": [[10, 20, 60, 30]]}, "words has 2 entries and boxes 1"),
        ({"boxes": [[10, 20, 60, 30], [10, float("nan"), 40, 45]]}, r"boxes\[1\] is \[10, nan, 40, 45\]"),
        ({"boxes": [[10, 20, 60, 30], [40, 35, 10, 45]]}, r"boxes\[1\] is \[40, 35, 10, 45\]"),
        ({"boxes": [[10, 20, 60, 30], [10, 35, 40, 1200]]}, r"boxes\[1\] is \[10, 35, 40, 1200\]"),
        ({"words": None}, "words is None"),
        ({"question": " "}, "question is ' '"),
        ({"answer_boxes": [[]]}, r"answer_boxes\[0\] is empty"),
        ({"answer_boxes": [0.5]}, r"answer_boxes\[0\] is 0.5"),
        ({"answer_boxes": 0.5}, "answer_boxes is 0.5"),
        ({"boxes": [[10, 20, 60, 30], [[10, 35, 40, 45]]]}, r"boxes\[1\] is \[\[10"),
    ],
)
def test_a_wrong_row_is_named_with_page_field_and_value(change, message):
    row = {**flatten_questions(page(7))[0], **change}
    with pytest.raises(ValueError, match=f"Page 'doc#7': {message}") as error:
        check_row(row)
    assert "\n" not in str(error.value)


def test_words_without_tokens_are_left_out_of_a_row():
    row = flatten_questions(page(7))[0]
    added = {"words": ["\u200b", *row["words"], " "], "boxes": [[0, 0, 1, 1], *row["boxes"], [0, 0, 1, 1]]}
    assert check_row(row | added) == check_row(row)


def test_boxes_of_rows_are_clipped_and_widened_and_their_pages_counted(tmp_path, caplog):
    rows = flatten_questions(page(1, image=False)) + flatten_questions(page(2, image=False))
    for row in rows[:3]:
        row["boxes"] = [[10, 20, 60, 20], [10, 35, 1003, 45.5]]
    rows[0]["answer_boxes"] = [[[-1, 30, 5, 30]]]
    Dataset.from_list(rows, features=QUESTION_FEATURES).to_parquet(tmp_path / "train.parquet")
    first, second = load_pages(tmp_path)
    assert first["boxes"] == [[10, 20, 60, 21], [10, 35, 1000, 45.5]]
    assert [question["answer_boxes"] for question in first["questions"][::2]] == [[[[0, 30, 5, 31]]], []]
    assert same(second, page(2, image=False))
    assert "Boxes of 1 pages, such as 'doc#1', are clipped to the page or widened." in caplog.text


@pytest.mark.parametrize(
    ("name", "message"),
    [("rows.csv", "rows.csv is not a dataset"), ("missing.jsonl", "missing.jsonl cannot be opened")],
)
def test_what_is_no_data_set_is_refused(tmp_path, monkeypatch, name, message):
    monkeypatch.setattr("datasets.config.HF_HUB_OFFLINE", True)
    (tmp_path / "rows.csv").write_text("a,b")
    with pytest.raises(ValueError, match=message):
        load_pages(tmp_path / name)


def test_exif_orientation_is_applied(tmp_path):
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = 6  # to be turned by a quarter
    Image.new("RGB", (60, 20)).save(tmp_path / "photo.jpg", exif=exif)
    row = flatten_questions(page(image=False))[0] | {"image": {"bytes": (tmp_path / "photo.jpg").read_bytes()}}
    (found,) = load_pages(Dataset.from_list([row], features=QUESTION_FEATURES))
    assert found["image"].size == (20, 60)
    turned = Image.open(tmp_path / "photo.jpg")
    batch = DJepaSegmentationCollator(build_processor())([row | {"image": turned}])
    assert batch["reshaped_input_sizes"][0, 0] > batch["reshaped_input_sizes"][0, 1]
