"""Scores of predicted answers, and their means over questions."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from .functions import (
    anls,
    auroc,
    best,
    box_iou,
    boxes_to_mask,
    calibration_error,
    mask_iou,
    pointing,
    word_exact,
    word_f1,
)


THRESHOLDS = (0.25, 0.5, 0.75)
MIN_REGION_IOU = 0.5  # for a right region without words, such as a signature
TEXT_SCORES = {"word_f1": word_f1, "word_exact": word_exact, "anls": anls}


@dataclass
class Prediction:
    """A predicted answer to be scored.

    Attributes:
        text: the answer's text, "" for none.
        boxes: its region in 0..1000 of the page.
        score: confidence that the page has an answer; only the order of scores counts.
        confidence: probability that the answer is right, if known; for the calibration error.
        present: whether the page is predicted to have an answer.
        point: `(x, y)` of the peak of the mask logits in 0..1000; by default the centre of the largest box.
        mask: boolean `(height, width)` over the page, if any.
    """

    text: str
    boxes: list[list[float]] = field(default_factory=list)
    score: float = 1.0
    present: bool = True
    point: Sequence[float] | None = None
    mask: np.ndarray | None = None
    confidence: float | None = None


Scored = tuple[dict, Prediction, dict[str, float]]  # a question, its prediction and `question_scores`


def is_right(question: dict, prediction: Prediction) -> bool:
    """Return whether the words are right; if the answer has none, the region; if there is no answer, `present`."""
    if not question["answer_boxes"]:
        return not prediction.present
    texts = [text for text in question["answers"] if text.strip()]
    if texts:
        return prediction.present and best(word_exact, prediction.text, texts) == 1.0
    return prediction.present and best(box_iou, prediction.boxes, question["answer_boxes"]) >= MIN_REGION_IOU


def question_scores(question: dict, prediction: Prediction) -> dict[str, float]:
    """Scores of a prediction; only `presence_accuracy` and `correct` depend on whether it is `present`.

    Text scores and `correct` skip answers without words (a logo, a signature), region and text scores questions without
    an answer. `correct` means the right words and "present", or no answer and "not present".
    """
    answers, answer_boxes = question["answers"], question["answer_boxes"]
    if not answer_boxes:
        return dict.fromkeys(("presence_accuracy", "correct"), float(not prediction.present))
    iou = best(box_iou, prediction.boxes, answer_boxes)
    point = center_of_largest(prediction.boxes) if prediction.point is None else prediction.point
    scores = {"presence_accuracy": prediction.present, "mean_iou": iou}
    scores |= {f"iou@{threshold}": iou >= threshold for threshold in THRESHOLDS}
    scores["pointing"] = best(pointing, point, answer_boxes)
    if prediction.mask is not None:
        truths = [boxes_to_mask(boxes, *prediction.mask.shape) for boxes in answer_boxes]
        iou = best(mask_iou, prediction.mask, truths)
        scores |= {"mask_mean_iou": iou, "mask_iou@0.5": iou >= 0.5}
    if any(text.strip() for text in answers):
        scores |= {name: best(score, prediction.text, answers) for name, score in TEXT_SCORES.items()}
        scores["correct"] = prediction.present and scores["word_exact"] == 1.0
    return {name: float(value) for name, value in scores.items()}


def summarize(scored: Sequence[Scored]) -> dict[str, float]:
    """Means of the scores, counts of questions, and, where they are defined, statistics of presence and confidence."""
    answerable = [bool(question["answer_boxes"]) for question, _, _ in scored]
    names = dict.fromkeys(name for _, _, scores in scored for name in scores)
    means = {name: float(np.mean([scores[name] for *_, scores in scored if name in scores])) for name in names}
    given = [(p.confidence, is_right(q, p)) for q, p, _ in scored if p.present and p.confidence is not None]
    confidences = [*zip(*given)] or [(), ()]
    further = {"no_answer_auroc": auroc(answerable, [prediction.score for _, prediction, _ in scored])}
    further["calibration_error"] = calibration_error(*confidences)
    counts = {"questions": len(scored), "unanswerable": answerable.count(False)}
    return counts | means | {name: value for name, value in further.items() if not math.isnan(value)}


def center_of_largest(boxes: list[list[float]]) -> tuple[float, float] | None:
    if not boxes:
        return None
    x0, y0, x1, y1 = max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
    return (x0 + x1) / 2, (y0 + y1) / 2
