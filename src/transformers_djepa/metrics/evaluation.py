"""Runs anything that answers questions over pages and scores it: a model with its processor, or a baseline without one.

predict = model_predictor(model, processor)
scores = evaluate_pages(predict, generate_pages(seed=1, split="test", num_pages=200))
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image

from ..processing.question_inputs import QUESTIONS_PER_CALL, in_groups
from .segmentation import Prediction, SegmentationScores
from .uncertainty import standard_errors


if TYPE_CHECKING:
    from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
    from ..processing.answers import Answer, QuestionOutput
    from ..processing.inputs import ReadPage
    from ..processing.processing_djepa import DJepaProcessor

IMAGES = ("page", "blank", "none")
A4 = (794, 1123)  # width and height, pixels at 96 dpi

# From page examples to one prediction for each of their questions.
Predictor = Callable[[list[dict]], list[list[Prediction]]]
Watcher = Callable[[dict, list[Prediction], dict], None]


def evaluate_pages(
    predict: Predictor, pages: Iterable[dict], batch_size: int = 4, watch: Watcher | None = None
) -> dict[str, Any]:
    """Scores predictions on page examples.

    Args:
        predict: gets `batch_size` page examples, gives a list of predictions for each, one a question.
        pages: page examples (`image`, `words`, `boxes`, `questions`); a stream is read only once.
        batch_size: pages a call.
        watch: gets every page with its predictions and its own scores, such as `ExampleSheet.add`.

    Returns:
        `SegmentationScores.compute()` over all questions, `pages`, `standard_error` of each mean over other such
        documents (pages, where they do not say which document they are of), and `by_kind`: the same scores for each
        question kind ("value", "heading", ...).

    Raises:
        ValueError: there are no pages or no questions, or `predict` gives another number of answers than there are
            questions.
    """
    overall, by_kind = SegmentationScores(), defaultdict(SegmentationScores)
    count, of_documents = 0, defaultdict(lambda: defaultdict(list))
    for batch in _batches(pages, batch_size):
        count += len(batch)
        for page, predictions in zip(batch, predict(batch), strict=True):
            _check_count(page, predictions)
            of_page = SegmentationScores()
            for question, prediction in zip(page["questions"], predictions, strict=True):
                for scores in (overall, of_page, by_kind[question.get("kind") or "question"]):
                    scores.update(prediction, question["answers"], question["answer_boxes"])
            for name, values in of_page.values.items():
                of_documents[page.get("document_id") or page["page_id"]][name] += values
            if watch is not None:
                watch(page, predictions, of_page.compute())
    if not overall.answerable:
        raise ValueError(f"Nothing to evaluate: {count} pages with no questions; check the data set and its split.")
    return {
        "pages": count,
        **overall.compute(),
        "standard_error": standard_errors([*of_documents.values()]),
        "by_kind": {kind: scores.compute() for kind, scores in sorted(by_kind.items())},
    }


def model_predictor(
    model: "DJepaForPromptableSegmentation",
    processor: "DJepaProcessor",
    image: str = "page",
    questions_per_call: int = QUESTIONS_PER_CALL,
) -> Predictor:
    """Predictions of a model through its processor and `post_process_answers`.

    Args:
        model: put on its device and into evaluation mode by the caller.
        processor: the model's processor.
        image: "page" shows the model the page's image, "blank" a white page of its size, "none" the words alone (no
            mask is scored then).
        questions_per_call: longer lists of questions are asked in several calls.

    Returns:
        Predictor whose regions and texts are the model's best guesses even where it says that there is no answer.

    Raises:
        ValueError: another value of `image`.
    """
    if image not in IMAGES:
        raise ValueError(f"image must be one of {', '.join(IMAGES)}, got {image!r}.")

    def predict(pages: list[dict]) -> list[list[Prediction]]:
        predictions: list[list[Prediction]] = [[] for _ in pages]
        texts = [[question["question"] for question in page["questions"]] for page in pages]
        for asked, part in in_groups(texts, questions_per_call):
            answers = _ask(model, processor, [pages[index] for index in asked], part, image)
            for index, found in zip(asked, answers, strict=True):
                predictions[index] += found
        return predictions

    return predict


def _ask(
    model: Any, processor: Any, pages: list[dict], questions: list[list[str]], image: str
) -> list[list[Prediction]]:
    import torch

    from ..processing.answers import split_outputs

    inputs = processor(
        images=[_shown(page, image) for page in pages],
        text=[page["words"] for page in pages],
        boxes=[page["boxes"] for page in pages],
        questions=questions,
        return_tensors="pt",
    ).to(model.device)
    pixel_values = inputs.pop("pixel_values")
    if image != "none":
        inputs["pixel_values"] = pixel_values.to(model.dtype)
    with torch.inference_mode():
        outputs = model(**inputs)
    # The threshold of 0 asks for the best guess of every question; presence is scored apart.
    answers = processor.post_process_answers(outputs, inputs, presence_threshold=0.0)
    return [
        [
            _prediction(answer, output, page, image != "none")
            for answer, output in zip(page_answers, page_outputs, strict=False)
        ]
        for page_answers, page_outputs, page in zip(answers, split_outputs(outputs), inputs.pages, strict=True)
    ]


def _prediction(answer: "Answer", output: "QuestionOutput", page: "ReadPage", with_mask: bool) -> Prediction:
    presence = float(output.presence_logit.sigmoid())
    prediction = Prediction(answer.text, answer.boxes, presence, presence >= 0.5)
    if with_mask:
        prediction.mask = np.asarray(answer.mask) > 0
        prediction.point = _peak(output, page)
    return prediction


def _peak(output: "QuestionOutput", page: "ReadPage") -> list[float]:
    """Centre of the highest cell of the chosen mask that lies on the page, 0..1000."""
    from ..processing.letterbox import MASK_STRIDE, crop_padding, from_grid

    logits = crop_padding(output.mask_logits[int(output.iou_scores.argmax())], page.reshaped_size)  # (rows, columns)
    row, column = divmod(int(logits.argmax()), logits.shape[1])
    return from_grid([column + 0.5, row + 0.5], page.reshaped_size, MASK_STRIDE).tolist()


def _shown(page: dict, image: str) -> Image.Image:
    """What the processor gets; without the image it still needs the page's shape."""
    if image == "page":
        if page["image"] is None:
            raise ValueError(f'Page {page["page_id"]} has no image; evaluate with image="none" or render the pages.')
        return page["image"]
    return Image.new("RGB", A4 if page["image"] is None else page["image"].size, "white")


def _check_count(page: dict, predictions: list[Prediction]) -> None:
    if len(predictions) != len(page["questions"]):
        raise ValueError(
            f"Page {page['page_id']} has {len(page['questions'])} questions but {len(predictions)} predictions."
        )


def _batches(pages: Iterable[dict], size: int) -> Iterator[list[dict]]:
    stream = iter(pages)
    while batch := list(islice(stream, size)):
        yield batch
