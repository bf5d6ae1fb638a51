"""Evaluation of predictors over pages: scores by kind, streams, models with their processors."""

import numpy as np
import pytest
import torch
from PIL import Image

from builders import build_model, build_processor
from transformers_djepa.metrics.evaluation import evaluate_pages, model_predictor, table
from transformers_djepa.metrics.functions import Prediction
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


def test_pages_of_one_document_count_as_one_for_the_standard_error():
    ids = [("a", "1"), ("b", "2"), ("a", "3"), ("b", "4")]
    pages = [
        page("easy" if document == "a" else "hard", document_id=document, page_id=number) for document, number in ids
    ]
    assert evaluate_pages(answer_by_kind, pages)["standard_error"]["word_exact"] == pytest.approx(0.5)


def test_the_table_has_80_columns_and_begins_with_what_is_correct():
    scores = evaluate_pages(answer_by_kind, [page("easy", "hard", "a kind with a long name")]) | {"seconds": 123.4}
    title, header, *rows = table("djepa-nano", scores).splitlines()
    assert max(map(len, (header, *rows))) <= 80
    assert header.split()[:2] == ["correct", "asked"] and rows[0].split()[:3] == ["all", "0.333", "3"]
    assert {row[:14].strip() for row in rows} >= {"easy", "hard", "a kind with a"}


class FakeModel:
    """Masks with a peak at row 2, column 7 of the grid; no question is answerable."""

    device = torch.device("cpu")

    def __init__(self):
        self.given = []

    def get_page_embeddings(self, **inputs):
        self.given.append(inputs)
        return DJepaModelOutput(word_ids=inputs["word_ids"])

    def without_image(self, page_embeddings):
        return page_embeddings

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
