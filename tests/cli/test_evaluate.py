"""`djepa evaluate`: table, JSON, sheet and errors."""

import json

import pytest
from datasets import Dataset

from builders import draw_page
from djepa_cli import main
from transformers_djepa.data.rows import QUESTION_FEATURES


@pytest.fixture(scope="module")
def evaluated(tmp_path_factory, tiny_model_folder, generated_rows):
    folder = tmp_path_factory.mktemp("evaluated")
    written = ["--output", str(folder / "scores.json"), "--sheet", str(folder / "pages.html")]
    assert (
        main(["evaluate", str(generated_rows), "--model", str(tiny_model_folder), "--baseline", "all", *written]) == 0
    )
    return folder


def test_models_and_baselines_are_scored_on_the_same_questions(evaluated, tiny_model_folder):
    results = json.loads((evaluated / "scores.json").read_text())["results"]
    assert list(results) == [tiny_model_folder.name, "label-match", "heading-match"]
    assert len({scores["questions"] for scores in results.values()}) == 1
    assert "mask_mean_iou" in results[tiny_model_folder.name] and "by_kind" in results["label-match"]


def test_the_sheet_shows_pages_and_every_question(evaluated):
    sheet = (evaluated / "pages.html").read_text()
    questions = json.loads((evaluated / "scores.json").read_text())["results"]["label-match"]["questions"]
    assert sheet.count("data:image/jpeg;base64,") == 4  # both pages, among the worst and among the best
    assert sheet.count("<tr class=") == 2 * questions


def test_questions_too_long_for_a_model_are_skipped_for_all_and_reported(tmp_path, tiny_model_folder, capsys):
    box = [[[100.0, 100.0, 200.0, 120.0]]]
    page = {"image": draw_page(["Total"]), "words": ["Total"], "boxes": box[0], "document_id": "d"}
    rows = [
        page | {"page_id": page_id, "question": question, "answers": ["Total"], "answer_boxes": box}
        for page_id, question in (("p1", "what is due"), ("p1", "what " * 80), ("p2", "what is due"))
    ]
    Dataset.from_list(rows, QUESTION_FEATURES).to_parquet(tmp_path / "rows" / "test-0.parquet")
    who = ["--model", str(tiny_model_folder), "--baseline", "label-match"]
    assert main(["evaluate", str(tmp_path / "rows"), *who, "--output", str(tmp_path / "scores.json")]) == 0
    results = json.loads((tmp_path / "scores.json").read_text())["results"].values()
    assert [(scores["pages"], scores["questions"], scores["too_long"]) for scores in results] == [(2, 2, 1)] * 2
    assert "1 questions are left out, because they are too long: p1 'what what" in capsys.readouterr().err


@pytest.mark.parametrize(
    "flags, message",
    (
        (["nowhere/at-all"], "nowhere/at-all is neither a local folder nor a readable dataset"),
        (["ROWS", "--output", "no/such/folder.json"], "The folder no/such"),
        (["ROWS", "--model", "nowhere"], "nowhere"),
        (["ROWS", "--device", "cuda:99"], "--device cuda:99 cannot be used"),
        (["ROWS", "--device", "gpu"], "--device gpu cannot be used"),
    ),
)
def test_invalid_evaluations_fail_in_one_line(flags, message, generated_rows, capsys):
    assert main(["evaluate", *(str(generated_rows) if flag == "ROWS" else flag for flag in flags)]) == 2
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1
