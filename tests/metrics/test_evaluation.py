"""Evaluation of predictors over pages: scores by kind, streams, models with their processors."""

from types import SimpleNamespace

import pytest
import torch
from PIL import Image

from builders import build_model, build_processor
from djepa_pages import Page
from transformers_djepa.metrics.evaluation import evaluate_pages, model_predictor
from transformers_djepa.metrics.segmentation import Prediction
from transformers_djepa.processing.inputs import DJepaInputs, ReadPage


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


class FakeProcessor:
    """Records its inputs and returns the questions as answers."""

    def __init__(self):
        self.calls = []

    def __call__(self, images, text, boxes, questions, return_tensors):
        self.calls.append({"images": images, "questions": questions})
        pages = [ReadPage(words, page_boxes, (40, 40), (40, 40)) for words, page_boxes in zip(text, boxes)]
        is_page = isinstance(images[0], Page)  # of words alone
        data = {} if is_page else {"pixel_values": torch.zeros(len(images), 3, 40, 40)}
        return DJepaInputs(data, pages=pages, num_questions=[len(page) for page in questions])

    def post_process_answers(self, outputs, inputs, presence_threshold):
        assert presence_threshold == 0
        mask = Image.new("L", (40, 40), 255)
        return [
            [SimpleNamespace(words=[text], boxes=[BOX], mask=mask, score=0.4) for text in page]
            for page in self.calls[-1]["questions"]
        ]


class FakeModel:
    """Masks with a peak at row 2, column 7 of the 10 x 10 grid; no question is answerable."""

    device, dtype = torch.device("cpu"), torch.float32

    def __init__(self, processor: FakeProcessor):
        self.processor, self.given = processor, []

    def __call__(self, **inputs):
        self.given.append(set(inputs))
        questions = self.processor.calls[-1]["questions"]
        shape = (len(questions), max(map(len, questions)))
        masks = torch.zeros(*shape, 1, 10, 10)
        masks[..., 2, 7] = 1
        presence = torch.full(shape, -1.0)
        one = torch.zeros(*shape, 1)
        return {"pred_masks": masks, "iou_scores": one, "presence_logits": presence, "word_logits": one[..., None]}


def test_model_outputs_become_predictions_with_peak_and_presence():
    processor = FakeProcessor()
    model = FakeModel(processor)
    predictions = model_predictor(model, processor)([page("easy", "hard")])
    assert [p.text for p in predictions[0]] == ["easy", "hard"]
    assert predictions[0][0].point == [750.0, 250.0]
    assert predictions[0][0].present is False and predictions[0][0].score == pytest.approx(0.2689, abs=1e-4)
    assert predictions[0][0].mask.all() and model.given == [{"pixel_values"}]
    assert predictions[0][0].confidence == 0.4


def test_image_none_passes_no_pixels_and_scores_no_mask():
    processor = FakeProcessor()
    model = FakeModel(processor)
    predictions = model_predictor(model, processor, image="none")([page("easy", image=False)])
    assert model.given == [set()] and predictions[0][0].mask is None and predictions[0][0].point is None


def test_a_blank_image_has_the_size_of_the_page():
    processor = FakeProcessor()
    model_predictor(FakeModel(processor), processor, image="blank")([page("easy")])
    shown = processor.calls[0]["images"][0]
    assert shown.size == (40, 40) and shown.getpixel((5, 5)) == (255, 255, 255)


def test_long_question_lists_are_split_into_several_calls_in_order():
    processor = FakeProcessor()
    model = FakeModel(processor)
    kinds = [f"q{number}" for number in range(5)]
    predictions = model_predictor(model, processor, questions_per_call=2)([page(*kinds), page("only")])
    assert [[p.text for p in found] for found in predictions] == [kinds, ["only"]]
    assert [[len(page) for page in call["questions"]] for call in processor.calls] == [[2, 1], [2], [1]]


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
