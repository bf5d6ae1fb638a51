import json

import pytest
from PIL import Image

from djepa_cli.segment import LONGEST_SIDE
from transformers_djepa import DJepaForPromptableSegmentation


@pytest.fixture
def segment(djepa, tiny_model_folder):
    return lambda *argv: djepa("segment", *argv, "--model", tiny_model_folder)


def one_line(result):
    assert result.code == 2 and result.out == ""
    lines = [line for line in result.err.splitlines() if line.startswith("djepa: error: ")]
    assert len(lines) == 1, result.err
    return lines[0]


@pytest.mark.parametrize("suffix", ["png", "jpg", "tiff", "webp"])
def test_image_is_answered_and_drawn(segment, image, always_present, tmp_path, suffix):
    page, output = tmp_path / f"page.{suffix}", tmp_path / "answers.png"
    image.save(page)
    result = segment(page, "--question", "What is the total?", "--output", output)
    assert result.code == 0, result.err
    assert f"{page}, page 1 of 1" in result.out and "What is the total?" in result.out and str(output) in result.out
    with Image.open(output) as picture:
        assert picture.width == 960 and picture.height > 1200  # the page enlarged, and the legend


def test_json_output_is_one_documented_object(segment, pdf_file, always_present, tmp_path):
    questions = ["What is the total?", "Wie lautet die Rechnungsnummer?"]
    flags = [flag for question in questions for flag in ("--question", question)]
    result = segment(pdf_file, "--page", 1, *flags, "--json", "--output", tmp_path / "answers.webp")
    assert result.code == 0 and result.out.count("\n") == 1
    found = json.loads(result.out)
    assert list(found) == ["page", "answers"] and found["page"] == 1
    assert [answer["question"] for answer in found["answers"]] == questions
    for answer in found["answers"]:
        assert list(answer) == ["question", "answer", "score", "present", "boxes", "words", "page"]
        assert answer["page"] == 1
        assert answer["answer"] == " ".join(answer["words"]) and answer["present"] is True
        assert 0 <= answer["score"] <= 1
        assert answer["boxes"] and all(0 <= value <= 1000 for box in answer["boxes"] for value in box)
    assert (tmp_path / "answers.webp").exists()


@pytest.mark.parametrize(
    "flags",
    [
        ("What?", "Who?", "--json"),
        ("--json", "What?", "--page", 2, "Who?"),
        ("What?", "--json", "-q", "Who?"),
        ("--json", "-q", "What?", "--question", "Who?"),
    ],
)
def test_questions_may_be_arguments_or_flags(segment, pdf_file, flags):
    result = segment(pdf_file, *flags)
    assert result.code == 0, result.err
    assert [answer["question"] for answer in json.loads(result.out)["answers"]] == ["What?", "Who?"]


def test_a_page_that_an_image_lacks_is_refused(segment, image, tmp_path):
    image.save(tmp_path / "page.png")
    assert "page must be an integer from 1 to 1" in one_line(segment(tmp_path / "page.png", "Which?", "--page", 3))


def test_answers_are_printed_before_a_picture_that_its_format_cannot_hold(segment, image, tmp_path, monkeypatch):
    monkeypatch.setitem(LONGEST_SIDE, ".webp", 1000)
    image.save(tmp_path / "page.png")
    result = segment(tmp_path / "page.png", "Which?", "--output", tmp_path / "answers.webp")
    assert result.code == 2 and "page 1 of 1" in result.out and "holds 1000 pixels" in result.err
    assert not (tmp_path / "answers.webp").exists()


def test_an_absent_answer_is_reported_as_such(segment, pdf_file, never_present):
    result = segment(pdf_file, "--page", 1, "--question", "What is the total?")
    assert result.code == 0 and "not on this page" in result.out


def test_clicks_and_boxes_reach_the_model_with_the_question(segment, pdf_file, monkeypatch):
    seen = {}

    def forward(self, **inputs):
        seen.update(inputs)
        raise ValueError("enough")

    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", forward)
    flags = "--page 1 --question Which? --click 200 150 --outside 800 900 --box 80 90 420 180"
    segment(pdf_file, *flags.split())
    assert seen["question_embeddings"].shape[:2] == (1, 1)
    assert seen["input_points"].tolist() == [[[[200, 150], [800, 900]]]]
    assert seen["input_labels"].tolist() == [[[1, 0]]]
    assert seen["input_boxes"].tolist() == [[[80, 90, 420, 180]]]


def test_a_document_is_asked_whole_and_its_answers_name_their_pages(segment, pdf_file, always_present, tmp_path):
    output = tmp_path / "answers.png"
    result = segment(pdf_file, "Which page?", "--top_k", 9, "--json", "--output", output)
    found = json.loads(result.out)
    assert found["page"] is None and {answer["page"] for answer in found["answers"]} == {1, 2}
    assert {answer["question"] for answer in found["answers"]} == {"Which page?"}
    with Image.open(output) as picture:
        assert picture.height > 2 * 1200  # both pages
    best = json.loads(segment(pdf_file, "Which page?", "--json").out)["answers"]
    assert best == found["answers"][:1]
    printed = segment(pdf_file, "Which page?").out
    assert f"{pdf_file}, 2 pages" in printed and f", page {best[0]['page']})" in printed


def test_some_pages_of_a_document_are_asked(segment, pdf_file, always_present):
    found = json.loads(segment(pdf_file, "Which page?", "--pages", "2", "--top_k", 9, "--json").out)
    assert {answer["page"] for answer in found["answers"]} == {2}
    assert "pages 1-2 of 2" in segment(pdf_file, "Which page?", "--pages", "1-2").out
    assert "There is no page 3; the document has 2" in one_line(segment(pdf_file, "Which?", "--pages", "2-3"))
    assert "not allowed with" in segment(pdf_file, "Which?", "--pages", "2", "--page", "2").err


@pytest.mark.parametrize(
    "name, content, complaint",
    [
        ("nowhere.png", None, "no file"),
        ("letter.png", b"Dear Sir or Madam", "neither an image nor a PDF"),
        ("broken.pdf", b"%PDF-1.7 and then nothing", "damaged"),
    ],
)
def test_unreadable_files_fail_in_one_line(segment, tmp_path, name, content, complaint):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    result = segment(tmp_path / name, "--question", "Where?", "--output", tmp_path / "answers.png")
    assert complaint in one_line(result) and not (tmp_path / "answers.png").exists()


@pytest.mark.parametrize(
    "flags, complaint",
    [
        ((), "Nothing is asked"),
        (("--question", "  "), "empty"),
        (("--question", "total " * 80), "77"),
        (("--question", "A?", "--question", "B?", "--click", 1, 2), "several"),
        (("--question", "A?", "--click", 1200, 2), "0..1000"),
        (("--question", "A?", "--click", "nan", 2), "0..1000"),
        (("--box", 300, 10, 200, 50), "inverted"),
        (("--question", "A?", "--output", "answers.gif"), ".png"),
        (("--question", "A?", "--output", "no/such/answers.png"), "The folder no/such of --output does not exist"),
        (("--question", "A?", "--output", "folder.png"), "is a folder; give the name of a file"),
    ],
)
def test_invalid_questions_fail_in_one_line(segment, pdf_file, tmp_path, monkeypatch, flags, complaint):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.png").mkdir()
    assert complaint in one_line(segment(pdf_file, "--page", 1, *flags))


def test_page_is_not_overwritten(segment, image, tmp_path):
    image.save(tmp_path / "page.png")
    before = (tmp_path / "page.png").read_bytes()
    result = segment(tmp_path / "page.png", "--question", "Where?", "--output", tmp_path / "page.png")
    assert "page itself" in one_line(result) and (tmp_path / "page.png").read_bytes() == before
