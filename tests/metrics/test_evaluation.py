"""Evaluation of predictors over pages: scores by kind, streams, models with their processors."""

import numpy as np
import pytest
import torch
from PIL import Image

from builders import build_model, build_processor
from transformers_djepa.metrics.evaluation import GROUPS, evaluate_pages, model_predictor
from transformers_djepa.metrics.report import table
from transformers_djepa.metrics.segmentation import Prediction
from transformers_djepa.modeling.outputs import DJepaModelOutput


BOX = [100.0, 100.0, 200.0, 200.0]


def page(*kinds: str, image: bool = True, **ids: str) -> dict:
    asked = [{"question": kind, "answers": ["right"], "answer_boxes": [[BOX]], "kind": kind} for kind in kinds]
    return {
        "page_id": "p",
        "image": Image.new("RGB", (40, 40)) if image else None,
        "words": ["right"],
        "boxes": [BOX],
        "questions": asked,
        **ids,
    }


def answer_by_kind(pages: list[dict]) -> list[list[Prediction]]:
    return [[Prediction("right" if q["kind"] == "easy" else "wrong", [BOX]) for q in p["questions"]] for p in pages]


def test_kinds_are_scored_separately():
    scores = evaluate_pages(answer_by_kind, iter([page("easy", "hard"), page("easy")]), batch_size=1)
    assert (scores["pages"], scores["questions"]) == (2, 3)
    assert scores["word_exact"] == pytest.approx(2 / 3)
    assert {kind: row["word_exact"] for kind, row in scores["by_kind"].items()} == {"easy": 1.0, "hard": 0.0}


def test_topics_and_kinds_of_documents_are_scored_separately_where_known():
    table, other = page("easy", "hard", document_kind="invoice"), page("hard")
    table["questions"][0]["topic"] = table["questions"][1]["topic"] = "table"
    scores = evaluate_pages(answer_by_kind, [table, other])
    found = {group: {name: row["word_exact"] for name, row in scores[group].items()} for group in GROUPS[1:]}
    assert found == {"by_topic": {"table": 0.5}, "by_document_kind": {"invoice": 0.5}}


def test_the_standard_error_is_over_pages_and_shown_in_the_table():
    pages = [page("easy", "easy", page_id="p1"), page("hard", "hard", page_id="p2")]
    scores = evaluate_pages(answer_by_kind, pages)
    assert scores["standard_error"]["word_exact"] == pytest.approx(0.5)
    lines = table("model", scores | {"seconds": 1.0}).splitlines()
    assert lines[3].startswith("+/-") and "0.500" in lines[3] and len(lines) == 6


def test_pages_of_one_document_count_as_one_for_the_standard_error():
    ids = [("a", "1"), ("b", "2"), ("a", "3"), ("b", "4")]
    pages = [
        page("easy" if document == "a" else "hard", document_id=document, page_id=number) for document, number in ids
    ]
    assert evaluate_pages(answer_by_kind, pages)["standard_error"]["word_exact"] == pytest.approx(0.5)


def test_missing_predictions_and_missing_pages_raise():
    with pytest.raises(ValueError, match="Page p has 2 questions but 1 predictions"):
        evaluate_pages(lambda pages: [[Prediction("a")]], [page("easy", "hard")])
    with pytest.raises(ValueError, match="0 pages with no questions"):
        evaluate_pages(answer_by_kind, [])


class FakeModel:
    """Masks with a peak at row 2, column 7 of the grid; no question is answerable."""

    device = torch.device("cpu")

    def __init__(self):
        self.given = []

    def get_page_embeddings(self, **inputs):
        self.given.append(inputs)
        return DJepaModelOutput(word_ids=inputs["word_ids"])

    def get_question_embeddings(self, input_ids, attention_mask):
        return input_ids

    def __call__(self, page_embeddings, question_embeddings, **inputs):
        shape = question_embeddings.shape[:2]
        masks, one = torch.zeros(*shape, 1, 32, 32), torch.zeros(*shape, 1)
        masks[..., 2, 7] = 1
        presence = torch.full(shape, -1.0)
        return {"pred_masks": masks, "iou_scores": one, "presence_logits": presence, "word_logits": one[..., None]}


def test_model_outputs_become_predictions_with_peak_and_presence():
    (first, second), (third,) = model_predictor(FakeModel(), build_processor())([page("easy", "hard"), page("only")])
    assert first.text == second.text == third.text == "right"
    assert first.point == pytest.approx([1000 * 7.5 / 32, 1000 * 2.5 / 32])
    assert first.present is False and first.score == pytest.approx(0.2689, abs=1e-4)
    assert first.mask.shape == (40, 40) and first.confidence == pytest.approx(0.2689 * 0.5, abs=1e-4)


def test_image_none_passes_no_pixels_and_scores_no_mask():
    model = FakeModel()
    ((prediction,),) = model_predictor(model, build_processor(), image="none")([page("easy", image=False)])
    assert "pixel_values" not in model.given[0] and prediction.mask is None and prediction.point is None


def test_a_blank_image_is_white_and_has_the_size_of_the_page():
    model, white = FakeModel(), build_processor()(images=Image.new("RGB", (40, 40), "white"), text=["a"], boxes=[BOX])
    black = page("easy") | {"image": Image.new("RGB", (40, 40))}
    model_predictor(model, build_processor(), image="blank")([black])
    np.testing.assert_array_equal(model.given[0]["pixel_values"], white["pixel_values"])


def test_a_page_without_image_and_an_unknown_image_mode_raise():
    with pytest.raises(ValueError, match='Page p has no image; evaluate with image="none"'):
        model_predictor(FakeModel(), build_processor())([page("easy", image=False)])
    with pytest.raises(ValueError, match="one of page, blank, none, got 'grey'"):
        model_predictor(FakeModel(), build_processor(), image="grey")


@pytest.mark.parametrize("image", ["page", "blank", "none"])
def test_a_real_model_is_evaluated_end_to_end(image):
    asked = [
        {"question": text, "answers": ["12"], "answer_boxes": [[[500, 100, 600, 120]]]} for text in ("total", "date")
    ]
    words, boxes = ["total", "12"], [[100, 100, 200, 120], [500, 100, 600, 120]]
    example = {"page_id": "p", "image": Image.new("RGB", (90, 120)), "words": words, "boxes": boxes, "questions": asked}
    predict = model_predictor(build_model(), build_processor(), image)
    first, second = predict([example, {**example, "questions": asked[:1]}])
    assert (len(first), len(second)) == (2, 1)
    assert set(first[0].text.split()) <= set(words) and first[0].score == pytest.approx(second[0].score, abs=1e-5)
    if image != "none":
        assert first[0].mask.shape == (120, 90) and 0 <= min(first[0].point) <= max(first[0].point) <= 1000
    scores = evaluate_pages(predict, [example])
    assert scores["questions"] == 2 and ("mask_mean_iou" in scores) == (image != "none")
