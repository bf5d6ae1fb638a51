"""Evaluation of a model or a baseline on page examples.

scores = evaluate_pages(model_predictor(model, processor), pages)
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
from PIL import Image

from djepa_pages import Page
from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.inference.loop import Inference, Prompts
from djepa_runtime.processing.answers import GUESS, QuestionOutput, ReadPage, answer_question, is_given
from djepa_runtime.processing.letterbox import MASK_STRIDE, crop_padding, from_grid
from djepa_runtime.processing.processor import as_page

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.processing_djepa import DJepaProcessor
from ..torch_engine import TorchEngine
from .functions import Prediction, Scored, question_scores, standard_errors, summarize


GROUPS = ("by_kind", "by_topic", "by_document_kind")
A4 = (794, 1123)  # width and height, pixels at 96 dpi
COLUMNS = {  # score -> header of the table
    "correct": "correct",
    "questions": "asked",
    "word_exact": "exact",
    "word_f1": "F1",
    "anls": "ANLS",
    "iou@0.5": "boxes",
    "mask_iou@0.5": "masks",
    "pointing": "point",
    "no_answer_auroc": "auroc",
}
NAME_WIDTH, WIDTH = 14, 7  # characters of a column
LEGEND = "boxes, masks: IoU >= 0.5; point: peak of the mask; auroc: answered or not"

Predictor = Callable[[list[dict]], list[list[Prediction]]]  # page examples to a prediction for each question
Watcher = Callable[[dict, list[Prediction], dict], None]  # gets a page, its predictions and its scores


def evaluate_pages(
    predict: Predictor, pages: Iterable[dict], batch_size: int = 4, watch: Watcher | None = None
) -> dict[str, Any]:
    """Score predictions on page examples, a list or a stream, with `batch_size` of them per call of `predict`.

    Returns:
        `summarize` over all questions, `pages`, `standard_error` of each mean, with documents (or
        pages without a `document_id`) as clusters, and the scores `by_kind` of question ("value", "region", ...),
        `by_topic` ("table", "signature", ...) and `by_document_kind` ("invoice", "article", ...), where known.

    Raises:
        ValueError: there are no pages or no questions, or `predict` returns another number of predictions.
    """
    groups = {group: defaultdict(list) for group in GROUPS}
    overall: list[Scored] = []
    by_document = defaultdict(lambda: defaultdict(list))
    count, pages = 0, iter(pages)
    while batch := list(islice(pages, batch_size)):
        count += len(batch)
        for page, predictions in zip(batch, predict(batch), strict=True):
            on_page = []
            for question, prediction in zip(page["questions"], predictions, strict=True):
                scores = question_scores(question, prediction)
                on_page.append((question, replace(prediction, mask=None), scores))
                names = (question.get("kind") or "question", question.get("topic"), page.get("document_kind"))
                for group, name in zip(GROUPS, names, strict=True):
                    if name:
                        groups[group][name].append(on_page[-1])
                for name, value in scores.items():
                    by_document[page.get("document_id") or page["page_id"]][name].append(value)
            overall += on_page
            if watch is not None:
                watch(page, predictions, summarize(on_page))
    if not overall:
        raise ValueError(f"Nothing to evaluate: {count} pages with no questions; check the dataset and its split.")
    return {
        "pages": count,
        **summarize(overall),
        "standard_error": standard_errors([*by_document.values()]),
        **{group: {name: summarize(scored) for name, scored in sorted(groups[group].items())} for group in GROUPS},
    }


def table(name: str, scores: dict) -> str:
    """Format the scores of `evaluate_pages`, with `seconds`: for all questions, standard errors, for each kind.

    Lines of the table have at most 80 characters.
    """
    rows = {"all": scores, "+/-": scores["standard_error"], **scores["by_kind"]}
    lines = [f"{name} ({scores['pages']} pages, {scores['seconds']} s)", _line("", COLUMNS.values())]
    lines += [_line(kind, (_cell(row.get(column)) for column in COLUMNS)) for kind, row in rows.items()]
    return "\n".join([*lines, LEGEND, ""])


def _line(name: str, cells: Iterable[str]) -> str:
    return f"{name[:NAME_WIDTH]:{NAME_WIDTH}}" + "".join(f"{cell:>{WIDTH}}" for cell in cells)


def rounded(value: Any) -> Any:
    """Round floats to five digits, also in nested dictionaries."""
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    return round(value, 5) if isinstance(value, float) else value


def _cell(value: float | int | None) -> str:
    return "-" if value is None else str(value) if isinstance(value, int) else f"{value:.3f}"


def model_predictor(model: DJepaForPromptableSegmentation, processor: DJepaProcessor, image: str = "page") -> Predictor:
    """The `predictor` of a model with torch."""
    return predictor(Inference(TorchEngine(model), processor), image)


def predictor(inference: Inference, image: str = "page") -> Predictor:
    """Return a predictor of a model's best guesses, even if it predicts that there is no answer.

    `image` is "page" for the page's image, "blank" for a white image of its size, "none" for the words only, without
    mask scores.
    """

    def predict(pages: list[dict]) -> list[list[Prediction]]:
        prompts = [Prompts([question["question"] for question in page["questions"]]) for page in pages]
        asked = zip([_input_page(page, image) for page in pages], prompts)
        return [
            [_prediction(output, page, inference.processor.answer_rule, image != "none") for output in outputs]
            for page, outputs in inference.run(asked)
        ]

    return predict


def _prediction(output: QuestionOutput, page: ReadPage, rule: AnswerRule, with_mask: bool) -> Prediction:
    # Every question gets its best guess; presence is scored separately
    answer = answer_question(output, page, **GUESS, rule=rule)
    text = " ".join(answer.words)  # true answers have the punctuation of the page, too
    prediction = Prediction(
        text, answer.boxes, output.presence, is_given(answer, output, rule), confidence=answer.score
    )
    if with_mask:
        prediction.mask = np.asarray(answer.mask) > 0
        logits = crop_padding(output.mask_logits[output.best], page.reshaped_size)
        row, column = divmod(int(logits.argmax()), logits.shape[1])
        prediction.point = from_grid([column + 0.5, row + 0.5], page.reshaped_size, MASK_STRIDE).tolist()
    return prediction


def _input_page(page: dict, image: str) -> Page:
    """Return the page that the model gets."""
    if image == "page" and page["image"] is None:
        raise ValueError(f'Page {page["page_id"]} has no image; evaluate with image="none" or render the pages.')
    if image == "page":
        return replace(as_page(page["image"]), words=page["words"], boxes=page["boxes"])
    size = A4 if page["image"] is None else page["image"].size
    return Page(Image.new("RGB", size, "white") if image == "blank" else None, page["words"], page["boxes"], size)
