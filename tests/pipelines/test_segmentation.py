import base64
import io
from pathlib import Path

import numpy as np
import pytest
import torch
from PIL import Image
from torch.utils.data import Dataset
from transformers import pipeline

from builders import build_model, build_processor, draw_page
from djepa_pages import Limits, Worker, load_page, read_page
from djepa_runtime.bundled import BUNDLED_FOLDER
from djepa_runtime.inference import loop
from transformers_djepa import DJepaForPromptableSegmentation
from transformers_djepa.pipelines import DocumentSegmentationPipeline


FIELDS = ["answer", "score", "boxes", "words", "mask", "present", "page"]
WORDS = ["invoice", "42183017"]
BOXES = [[100, 100, 250, 130], [260, 100, 400, 130]]
INVOICE = Path(__file__).parents[2] / "examples" / "invoice.pdf"


@pytest.fixture(scope="module")
def ask(tiny_model_folder):
    return pipeline("document-segmentation", model=str(tiny_model_folder), device="cpu")


@pytest.fixture(scope="module")
def page():
    """An image with its words, as fields of a pipeline input."""
    return {"image": draw_page(["Invoice 42183017"], (300, 400)), "words": WORDS, "boxes": BOXES}


def assert_same(found, expected):
    """Assert equal results up to rounding."""
    for name in ("answer", "boxes", "words", "present", "page"):
        assert found[name] == expected[name], name
    assert found["score"] == pytest.approx(expected["score"], abs=1e-5)
    assert found["mask"].size == expected["mask"].size


def test_bundled_model_is_the_default_and_answers_a_pdf():
    ask = pipeline("document-segmentation")
    assert type(ask) is DocumentSegmentationPipeline and ask.model.name_or_path == str(BUNDLED_FOLDER)
    result = ask({"image": INVOICE, "page": 1, "question": "What is the invoice number?"})
    assert list(result) == FIELDS and result["present"] is True
    assert result["answer"] == " ".join(result["words"]) and result["score"] > 0.5
    assert len(result["boxes"]) == 1 and result["mask"].getbbox() is not None


def test_top_k_gives_a_list_of_different_answers(ask, page, always_present):
    words = list("abcdefgh")  # far apart
    boxes = [[400 * (index % 2), 120 * index, 400 * (index % 2) + 20, 120 * index + 15] for index in range(8)]
    page = {"image": page["image"], "words": words, "boxes": boxes}
    alone = ask(**page, question="which number?")
    for inputs in ({"question": "which number?"}, {"question": "which number?", "top_k": 3}):
        ranked = ask({**page, **inputs}, top_k=3)
        assert 1 < len(ranked) <= 3 and len({result["answer"] for result in ranked}) == len(ranked)
        assert_same(ranked[0], alone)
        assert all(result["score"] <= alone["score"] for result in ranked)
    assert_same(ask(**page, question="which number?", top_k=1), alone)
    several = ask(**page, questions=["a", "which number?"], top_k=2)
    assert [type(ranked) for ranked in several] == [list, list]
    assert_same(several[1][0], alone)


@pytest.mark.parametrize("is_text", [False, True], ids=["region", "text"])
def test_answers_match_model_and_processor(ask, page, always_present, is_text, monkeypatch):
    monkeypatch.setattr(loop, "is_text", lambda *_: is_text)
    model, processor = build_model(), build_processor()
    inputs = processor(images=page["image"], text=WORDS, boxes=BOXES, questions=["a b", "c"], return_tensors="pt")
    if is_text:
        del inputs["pixel_values"]
    with torch.no_grad():
        expected = processor.post_process_answers(model(**inputs), inputs)[0]
    for found, answer in zip(ask(**page, questions=["a b", "c"]), expected, strict=True):
        assert (found["answer"], found["boxes"]) == (answer.text, answer.boxes)
        assert found["score"] == pytest.approx(answer.score, abs=1e-5)


def test_page_of_a_pdf_is_read_from_its_text_layer(ask, pdf_file, always_present):
    result = ask({"image": str(pdf_file), "page": 2, "question": "which?"})
    assert result["words"] and set(result["words"]) <= {"Second", "page"}
    assert_same(ask(image=pdf_file, page=2, question="which?"), result)
    assert_same(ask(pdf_file, page=2, question="which?"), result)


def test_all_pages_of_a_document_are_asked_and_the_best_is_returned(ask, pdf_file, always_present):
    pages = [ask(pdf_file, "which?", page=number) for number in (1, 2)]
    best = max(pages, key=lambda result: result["score"])
    assert [result["page"] for result in pages] == [1, 2]
    assert ask(pdf_file, "which?")["score"] < best["score"]  # the other page may have the answer as well
    best["score"] = ask(pdf_file, "which?")["score"]
    for found in (
        ask(pdf_file, "which?"),
        ask({"document": pdf_file, "question": "which?"}),
        ask(document=str(pdf_file), question="which?"),
        ask(document=[pdf_file], question="which?", pages="1-2"),
        ask([{"document": pdf_file}], "which?", batch_size=3)[0],
    ):
        assert_same(found, best)
    ranked = ask(pdf_file, "which?", top_k=8)
    assert {result["page"] for result in ranked} == {1, 2} and len(ranked) > 2
    scores = [result["score"] for result in ranked]
    assert scores == sorted(scores, reverse=True)
    assert_same(ranked[0], best)


def test_an_answer_that_no_page_has_is_absent_from_the_document(ask, pdf_file, never_present):
    found = ask(pdf_file, "which?")
    assert not found["present"] and found["answer"] == "" and found["boxes"] == []
    assert [result["present"] for result in ask(pdf_file, "which?", top_k=3)] == [False]


def test_image_without_words_is_read_with_ocr(ask, image, no_ocr, always_present, tmp_path):
    image.save(tmp_path / "page.png")
    from_file = ask(image=tmp_path / "page.png", question="which?")
    assert set(from_file["words"]) <= {"Invoice", "No.", "42183017", "Total", "due", "1250.00"}
    assert_same(ask(image=image, question="which?"), from_file)
    assert_same(ask(image=np.asarray(image), question="which?"), from_file)


def test_a_list_of_questions_and_a_single_click_need_no_other_names(ask, page):
    expected = ask(**page, questions=["a", "b"])
    for found in (ask(page["image"], ["a", "b"], words=WORDS, boxes=BOXES), ask({**page, "question": ("a", "b")})):
        for result, right in zip(found, expected, strict=True):
            assert_same(result, right)
    expected = ask(**page, points=[[290, 620]], labels=[1])
    for click in ({"points": [290, 620]}, {"points": np.array([290, 620]), "labels": 1}):
        assert_same(ask(**page, **click), expected)


def test_bytes_and_base64_are_read_as_their_file(ask, page, pdf_file):
    file = io.BytesIO()
    page["image"].save(file, "PNG")
    text, expected = base64.b64encode(file.getvalue()).decode(), ask(**page, question="which?")
    wrapped = base64.encodebytes(file.getvalue()).decode()
    for image in (file.getvalue(), text, wrapped, f"data:image/png;base64,{text}", f"data:;base64,{text.rstrip('=')}"):
        assert_same(ask({**page, "image": image, "question": "which?"}), expected)
    pdf = base64.b64encode(pdf_file.read_bytes()).decode()
    found = ask(document=f"data:application/pdf;base64,{pdf}", question="which?", pages="1-2")
    assert_same(found, ask(document=pdf_file, question="which?"))


@pytest.mark.parametrize(
    ("image", "complaint"),
    [
        ("https://example.org/" + 33000 * "a", r"https://example.org/a+\.\.\.a+ is a URL, and nothing is downloaded"),
        ("HTTP://example.org/a.png", "HTTP://example.org/a.png is a URL"),
        ("s3://bucket/a.pdf", "is a URL"),
        (Path("http://example.org/a.png"), "is a URL"),
        ("data:image/png;base64,iVBORw0KGgo" + 9000 * "A", "neither an image nor a PDF"),
        (9000 * "./a", "File name too long"),
        ("gone.png", "There is no file gone.png."),
    ],
)
def test_what_is_no_file_is_named_in_a_short_line(ask, image, complaint):
    with pytest.raises(ValueError, match=complaint) as error:
        ask(image, "which?")
    assert len(str(error.value)) < 300 and "\n" not in str(error.value)


def test_a_blank_page_in_a_list_costs_no_other_page_its_answer(ask, page, always_present):
    blank = {"image": Image.new("RGB", (60, 80), "white"), "words": [" "], "boxes": [[0, 0, 0, 0]]}
    alone = ask({**page, "question": "which?"})
    for size in (1, 3):
        first, absent, last = ask([page, blank, page], "which?", batch_size=size)
        assert_same(first, alone)
        assert_same(last, alone)
        assert (absent["answer"], absent["present"], absent["boxes"], absent["score"]) == ("", False, [], 0)
        assert absent["mask"].size == (60, 80) and absent["mask"].getbbox() is None
    assert [found["present"] for found in ask(**blank, questions=["a", "b"])] == [False, False]


def test_boxes_and_words_as_rounding_leaves_them_are_mended(ask, page, always_present, caplog):
    expected = ask(image=page["image"], words=WORDS, boxes=[BOXES[0], [960, 100, 1000, 101]], question="which?")
    words, boxes = [*WORDS, ""], [BOXES[0], [960, 100, 1003, 100], [0, 0, 0, 0]]
    assert_same(ask(image=page["image"], words=words, boxes=boxes, question="which?"), expected)
    assert "2 of 3 boxes are clipped to the page or widened" in caplog.text


def test_datasets_and_generators_give_the_answers_of_a_list(ask, page):
    class Pages(Dataset):
        def __len__(self):
            return 3

        def __getitem__(self, index):
            return {**page, "question": "abc"[index % 3]}

    expected = ask([{**page, "question": question} for question in "abc"])
    for found in (ask(Pages(), batch_size=2), ask({**page, "question": question} for question in "abc")):
        for result, right in zip(found, expected, strict=True):
            assert_same(result, right)


def test_clicks_and_boxes_are_prompts_without_a_question(ask, page, monkeypatch):
    seen, forward = {}, DJepaForPromptableSegmentation.forward

    def recorded(self, **inputs):
        seen.update(inputs)
        return forward(self, **inputs)

    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", recorded)
    assert list(ask(**page, points=[[200, 110], [900, 900]], labels=[1, 0], box=[90, 90, 420, 140])) == FIELDS
    assert "question_embeddings" not in seen and seen["input_boxes"].tolist() == [[[90, 90, 420, 140]]]
    assert seen["input_points"].tolist() == [[[[200, 110], [900, 900]]]]
    assert seen["input_labels"].tolist() == [[[1, 0]]]
    ask(**page, question="which?", points=np.array([[200, 110]]))
    assert seen["input_labels"].tolist() == [[[1]]] and "question_embeddings" in seen


def test_presence_threshold_decides_whether_there_is_an_answer(ask, page):
    presence = ask(**page, question="which?", presence_threshold=0.0)
    assert presence["present"] is True and presence["boxes"]
    absent = ask(**page, question="which?", presence_threshold=1.0)
    assert absent["present"] is False and absent["answer"] == "" and absent["boxes"] == []
    assert absent["mask"].getbbox() is None
    seldom = pipeline("document-segmentation", ask.model, processor=ask.processor, presence_threshold=1.0)
    assert seldom(**page, question="which?")["present"] is False
    assert seldom(**page, question="which?", presence_threshold=0.0)["present"] is True
    with pytest.raises(ValueError, match="threshold must be a number from 0 to 1, got 1.5"):
        ask(**page, question="which?", threshold=1.5)


def test_saved_pipeline_loads_again(ask, page, tmp_path):
    ask.save_pretrained(tmp_path)
    assert not hasattr(ask.model.config, "custom_pipelines")
    again = pipeline("document-segmentation", model=str(tmp_path), device="cpu", local_files_only=True)
    assert_same(again(**page, question="which?"), ask(**page, question="which?"))


@pytest.mark.parametrize(
    "wrong, complaint",
    [
        ({}, "Nothing is asked"),
        ({"question": "  "}, "empty"),
        ({"question": "total " * 80}, "77"),
        ({"question": "a", "page": 2}, "There is no page 2; the document has 1"),
        ({"question": "a", "pages": "2-1"}, "pages must be numbers from 1"),
        ({"question": "a", "boxes": BOXES[:1]}, "2 words but 1 boxes"),
        ({"question": "a", "image": "nowhere.pdf"}, "no file nowhere.pdf"),
        ({"question": "a", "qestion": "b"}, "has no input qestion"),
        ({"question": "a", "points": [[1200, 2]]}, "0..1000"),
        ({"question": "a", "top_k": 0}, "top_k must be a number of answers from 1"),
        ({"question": "a", "image": None}, "image is missing"),
        ({"question": "a", "document": "a.pdf"}, "image and document were both given"),
        ({"question": "a", "image": None, "document": []}, "document has no pages"),
    ],
)
def test_invalid_input_raises_a_one_line_error(ask, page, wrong, complaint):
    with pytest.raises(ValueError, match=complaint) as error:
        ask({**page, **wrong})
    assert "\n" not in str(error.value)


def test_limits_apply_to_the_file_and_to_ocr(ask, pdf_file, image, tmp_path, monkeypatch):
    image.save(tmp_path / "page.png")
    called = []
    call = Worker.call

    def noted(self, function, *args):
        called.append(function)
        return call(self, function, *args)

    monkeypatch.setattr(Worker, "call", noted)
    for file in (pdf_file, tmp_path / "page.png"):
        limited = ask(str(file), "Which number?", page=1, limits=Limits())
        assert_same(limited, ask(str(file), "Which number?", page=1))
    assert called == [load_page, load_page, read_page]
