"""The pipeline document-question-answering, with the inputs and results that users of LayoutLM know."""

import json
from pathlib import Path

import pytest
from transformers import pipeline

from builders import draw_page
from djepa_runtime.bundled import BUNDLED_FOLDER
from transformers_djepa.pipelines.question_answering import DJepaQuestionAnsweringPipeline


INVOICE = str(Path(__file__).parents[2] / "examples" / "invoice.pdf")
WORDS = ["Invoice", "number:", "42183017", "Total", "due", "1250.00"]
BOXES = [[100 + 150 * (index % 3), 100 + 100 * (index // 3), 220 + 150 * (index % 3), 130 + 100 * (index // 3)]
         for index in range(6)]  # fmt: skip
KEYS = ["score", "answer", "start", "end", "boxes", "page"]


@pytest.fixture(scope="module")
def ask(tiny_model_folder):
    return pipeline("document-question-answering", model=str(tiny_model_folder), device="cpu")


@pytest.fixture(scope="module")
def page():
    return {"image": draw_page(["Invoice number: 42183017"], (300, 400)), "word_boxes": list(zip(WORDS, BOXES))}


def test_bundled_model_answers_a_pdf_with_the_indices_of_its_words():
    ask = pipeline("document-question-answering", model=str(BUNDLED_FOLDER), device="cpu")
    assert type(ask) is DJepaQuestionAnsweringPipeline
    (result,) = ask(image=INVOICE, question="What is the invoice number?")
    assert result["answer"] == "HR-2025-0417" and result["score"] > 0.9 and len(result["boxes"]) == 1
    assert result["start"] == result["end"]
    ranked = ask(INVOICE, "What is the invoice number?", top_k=3)
    assert ranked[0]["answer"] == "HR-2025-0417" and 1 < len(ranked) <= 3
    possible, impossible = ask(
        [
            {"image": INVOICE, "question": question}
            for question in ("What is the invoice number?", "What is the passport number?")
        ],
        handle_impossible_answer=True,
        batch_size=2,
    )
    assert possible[0]["answer"] == "HR-2025-0417"
    nothing = {"answer": "", "start": None, "end": None, "boxes": [], "page": None}
    assert impossible == [{"score": pytest.approx(1, abs=0.1), **nothing}]


def test_all_ways_to_call_give_the_same_result(ask, page):
    expected = ask(**page, question="which number?")
    assert list(expected[0]) == KEYS and json.loads(json.dumps(expected)) == expected
    start, end = expected[0]["start"], expected[0]["end"]
    assert set(expected[0]["answer"].replace(":", "").split()) <= {word.strip(":") for word in WORDS[start : end + 1]}
    assert ask(page["image"], "which number?", page["word_boxes"]) == expected
    assert ask({**page, "question": "which number?"}) == expected
    assert ask([{**page, "question": "which number?"}] * 2) == [expected] * 2
    assert ask([page] * 2, "which number?", batch_size=2) == [expected] * 2


def test_several_questions_give_a_list_for_each_and_blank_pages_none(ask, page):
    each = [ask(**page, question=question) for question in ("a", "b")]
    assert ask(**page, question=["a", "b"]) == each
    blank = {"image": page["image"], "word_boxes": []}
    expected = {"score": 0.0, "answer": "", "start": None, "end": None, "boxes": [], "page": 1}
    assert ask([{**page, "question": "a"}, {**blank, "question": "a"}]) == [each[0], [expected]]
    absent = {**expected, "score": 1.0, "page": None}
    assert ask(**blank, question="a", handle_impossible_answer=True) == [absent]


def test_page_without_words_is_read(ask, image, no_ocr):
    assert ask(image=image, question="which number?") == ask({"image": image, "question": "which number?"})


def test_best_guess_is_returned_unless_impossible_answers_are_handled(ask, page, never_present):
    (guess,) = ask(**page, question="which number?")
    assert guess["answer"] and guess["score"] < 0.1
    for top_k in (1, 3):
        (result,) = ask(**page, question="which number?", handle_impossible_answer=True, top_k=top_k)
        assert result["answer"] == "" and result["score"] > 0.9


@pytest.mark.parametrize(
    "wrong, complaint",
    [
        ({"word_boxes": ["Invoice"]}, "word_boxes must be a list of"),
        ({"word_boxes": 5}, "word_boxes must be a list of"),
        ({"word_boxes": [("a", [0, 0, 1])]}, "boxes"),
        ({"question": None}, "Nothing is asked"),
        ({"top_k": 0}, "top_k must be"),
        ({"presence_threshold": 0.2}, "has no input presence_threshold"),
        ({"doc_stride": 2}, "document-question-answering has no input doc_stride"),
    ],
)
def test_invalid_input_raises_a_one_line_error(ask, page, wrong, complaint):
    with pytest.raises(ValueError, match=complaint) as error:
        ask(**{**page, "question": "which number?", **wrong})
    assert "\n" not in str(error.value)
