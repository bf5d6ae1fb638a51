"""Evaluation of a model or a baseline on page examples.

predict = model_predictor(model, processor)
scores = evaluate_pages(predict, generate_pages(seed=1, split="test", num_pages=200))
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image

from djepa_pages import Page

from ..processing.question_inputs import QUESTIONS_PER_CALL, in_groups
from .segmentation import Prediction, SegmentationScores
from .uncertainty import standard_errors


if TYPE_CHECKING:
    from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
    from ..processing.answers import Answer, QuestionOutput
    from ..processing.inputs import ReadPage
    from ..processing.processing_djepa import DJepaProcessor

IMAGES = ("page", "blank", "none")
GROUPS = ("by_kind", "by_topic", "by_document_kind")
A4 = (794, 1123)  # width and height, pixels at 96 dpi

Predictor = Callable[[list[dict]], list[list[Prediction]]]  # page examples to a prediction for each question
Watcher = Callable[[dict, list[Prediction], dict], None]  # gets a page, its predictions and its scores


def evaluate_pages(
    predict: Predictor, pages: Iterable[dict], batch_size: int = 4, watch: Watcher | None = None
) -> dict[str, Any]:
    """Score predictions on page examples.

    Args:
        predict: maps `batch_size` page examples to a list of predictions for each, one per question.
        pages: page examples (`image`, `words`, `boxes`, `questions`); a stream is read only once.
        batch_size: number of pages per call of `predict`.
        watch: called with every page, its predictions and its scores, such as `ExampleSheet.add`.

    Returns:
        `SegmentationScores.compute()` over all questions, `pages`, `standard_error` of each mean, with documents (or
        pages without a `document_id`) as clusters, and the scores `by_kind` of question ("value", "region", ...),
        `by_topic` ("table", "signature", ...) and `by_document_kind` ("invoice", "article", ...), where known.

    Raises:
        ValueError: there are no pages or no questions, or `predict` returns a wrong number of predictions.
    """
    overall, groups = SegmentationScores(), {group: defaultdict(SegmentationScores) for group in GROUPS}
    by_document = defaultdict(lambda: defaultdict(list))
    count, pages = 0, iter(pages)
    while batch := list(islice(pages, batch_size)):
        count += len(batch)
        for page, predictions in zip(batch, predict(batch), strict=True):
            if len(predictions) != len(page["questions"]):
                raise ValueError(
                    f"Page {page['page_id']} has {len(page['questions'])} questions but {len(predictions)} predictions."
                )
            page_scores = SegmentationScores()
            for question, prediction in zip(page["questions"], predictions, strict=True):
                names = _groups_of(page, question).items()
                for scores in (overall, page_scores, *(groups[group][name] for group, name in names)):
                    scores.update(prediction, question["answers"], question["answer_boxes"])
            for name, values in page_scores.values.items():
                by_document[page.get("document_id") or page["page_id"]][name] += values
            if watch is not None:
                watch(page, predictions, page_scores.compute())
    if not overall.answerable:
        raise ValueError(f"Nothing to evaluate: {count} pages with no questions; check the dataset and its split.")
    return {
        "pages": count,
        **overall.compute(),
        "standard_error": standard_errors([*by_document.values()]),
        **{group: {name: scores.compute() for name, scores in sorted(groups[group].items())} for group in GROUPS},
    }


def _groups_of(page: dict, question: dict) -> dict[str, str]:
    """The groups that a question counts in."""
    names = (question.get("kind") or "question", question.get("topic"), page.get("document_kind"))
    return {group: name for group, name in zip(GROUPS, names, strict=True) if name}


def model_predictor(
    model: "DJepaForPromptableSegmentation",
    processor: "DJepaProcessor",
    image: str = "page",
    questions_per_call: int = QUESTIONS_PER_CALL,
) -> Predictor:
    """Return a predictor that runs a model with its processor and `post_process_answers`.

    Args:
        model: in evaluation mode, on its device.
        processor: the model's processor.
        image: "page" passes the page's image, "blank" a white image of its size, "none" the words only, without mask
            scores.
        questions_per_call: longer lists of questions are split into several calls.

    Returns:
        Predictor whose texts and regions are the model's best guesses, even if it predicts that there is no answer.

    Raises:
        ValueError: unknown value of `image`.
    """
    if image not in IMAGES:
        raise ValueError(f"image must be one of {', '.join(IMAGES)}, got {image!r}.")

    def predict(pages: list[dict]) -> list[list[Prediction]]:
        predictions: list[list[Prediction]] = [[] for _ in pages]
        texts = [[question["question"] for question in page["questions"]] for page in pages]
        for numbers, questions in in_groups(texts, questions_per_call):
            found = _predict(model, processor, [pages[number] for number in numbers], questions, image)
            for number, page_predictions in zip(numbers, found, strict=True):
                predictions[number] += page_predictions
        return predictions

    return predict


def _predict(model: Any, processor: Any, pages: list[dict], questions: list[list[str]], image: str) -> list:
    """Return a list of predictions for each page."""
    import torch

    from ..processing.answers import split_outputs

    inputs = processor(
        images=[_input_page(page, image) for page in pages],
        text=[page["words"] for page in pages],
        boxes=[page["boxes"] for page in pages],
        questions=questions,
        return_tensors="pt",
    ).to(model.device)
    with torch.inference_mode():
        outputs = model(**inputs)
    # With a threshold of 0 every question gets its best guess; presence is scored separately.
    answers = processor.post_process_answers(outputs, inputs, presence_threshold=0.0)
    predictions = []
    for page, page_answers, page_outputs in zip(inputs.pages, answers, split_outputs(outputs), strict=True):
        pairs = zip(page_answers, page_outputs)  # outputs are padded to the page with most questions
        predictions.append([_prediction(answer, output, page, image != "none") for answer, output in pairs])
    return predictions


def _prediction(answer: "Answer", output: "QuestionOutput", page: "ReadPage", with_mask: bool) -> Prediction:
    presence = float(output.presence_logit.sigmoid())
    text = " ".join(answer.words)  # true answers have the punctuation of the page, too
    prediction = Prediction(text, answer.boxes, presence, presence >= 0.5, confidence=answer.score)
    if with_mask:
        prediction.mask = np.asarray(answer.mask) > 0
        prediction.point = _peak(output, page)
    return prediction


def _peak(output: "QuestionOutput", page: "ReadPage") -> list[float]:
    """Return the centre of the highest mask logit on the page, `[x, y]` in 0..1000."""
    from ..processing.letterbox import MASK_STRIDE, crop_padding, from_grid

    logits = crop_padding(output.mask_logits[int(output.iou_scores.argmax())], page.reshaped_size)  # (rows, columns)
    row, column = divmod(int(logits.argmax()), logits.shape[1])
    return from_grid([column + 0.5, row + 0.5], page.reshaped_size, MASK_STRIDE).tolist()


def _input_page(page: dict, image: str) -> Image.Image | Page:
    """Return the page for the processor."""
    if image == "page":
        if page["image"] is None:
            raise ValueError(f'Page {page["page_id"]} has no image; evaluate with image="none" or render the pages.')
        return page["image"]
    size = A4 if page["image"] is None else page["image"].size
    if image == "blank":
        return Image.new("RGB", size, "white")
    return Page(None, page["words"], page["boxes"], size)
