"""Scores of predicted answers, accumulated over questions."""

import math
from collections import defaultdict
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
    coverage_at,
    mask_iou,
    pointing,
    word_exact,
    word_f1,
)


THRESHOLDS = (0.25, 0.5, 0.75)
ACCURACIES = (0.95, 0.99)
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


def is_right(question: dict, prediction: Prediction) -> bool:
    """Return whether the words are right; if the answer has none, the region; if there is no answer, `present`."""
    if not question["answer_boxes"]:
        return not prediction.present
    texts = [text for text in question["answers"] if text.strip()]
    if texts:
        return prediction.present and best(word_exact, prediction.text, texts) == 1.0
    return prediction.present and best(box_iou, prediction.boxes, question["answer_boxes"]) >= MIN_REGION_IOU


class SegmentationScores:
    """Accumulates scores; `compute` returns their means.

    Region and text scores are means over the questions with an answer, whether or not it is predicted to be present.
    Text scores and `correct` skip answers without words (a logo, a signature). `correct` means the right words and
    "present", or no answer and "not present".
    """

    def __init__(self) -> None:
        self.values: dict[str, list[float]] = defaultdict(list)
        self.scores: list[float] = []
        self.answerable: list[bool] = []
        self.confidences: list[tuple[float, bool]] = []  # of the answers given, and whether they are right

    def update(self, prediction: Prediction, answers: list[str], answer_boxes: list[list[list[float]]]) -> None:
        """Add a question with its acceptable answers and the boxes of each; both are empty if there is none."""
        answerable = len(answer_boxes) > 0
        self.scores.append(float(prediction.score))
        self.answerable.append(answerable)
        self._add("presence_accuracy", prediction.present == answerable)
        if prediction.present and prediction.confidence is not None:
            right = is_right({"answers": answers, "answer_boxes": answer_boxes}, prediction)
            self.confidences.append((prediction.confidence, right))
        if not answerable:
            self._add("correct", not prediction.present)
            return
        self._add_region(prediction, answer_boxes)
        if any(text.strip() for text in answers):
            for name, score in TEXT_SCORES.items():
                self._add(name, best(score, prediction.text, answers))
            self._add("correct", prediction.present and self.values["word_exact"][-1] == 1.0)

    def _add_region(self, prediction: Prediction, answer_boxes: list[list[list[float]]]) -> None:
        iou = best(box_iou, prediction.boxes, answer_boxes)
        self._add("mean_iou", iou)
        for threshold in THRESHOLDS:
            self._add(f"iou@{threshold}", iou >= threshold)
        point = center_of_largest(prediction.boxes) if prediction.point is None else prediction.point
        self._add("pointing", best(pointing, point, answer_boxes))
        if prediction.mask is not None:
            truths = [boxes_to_mask(boxes, *prediction.mask.shape) for boxes in answer_boxes]
            iou = best(mask_iou, prediction.mask, truths)
            self._add("mask_mean_iou", iou)
            self._add("mask_iou@0.5", iou >= 0.5)

    def compute(self) -> dict[str, float]:
        """Return the means, counts of questions, and, where they are defined, statistics of the scores."""
        means: dict[str, float] = {"questions": len(self.answerable), "unanswerable": self.answerable.count(False)}
        means |= {name: float(np.mean(values)) for name, values in self.values.items()}
        further = {"no_answer_auroc": auroc(self.answerable, self.scores)}
        confidences = [*zip(*self.confidences)] or [(), ()]
        further["calibration_error"] = calibration_error(*confidences)
        further |= {f"coverage@{accuracy}": coverage_at(accuracy, *confidences) for accuracy in ACCURACIES}
        return means | {name: value for name, value in further.items() if not math.isnan(value)}

    def _add(self, name: str, value: float) -> None:
        self.values[name].append(float(value))


def center_of_largest(boxes: list[list[float]]) -> tuple[float, float] | None:
    if not boxes:
        return None
    x0, y0, x1, y1 = max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
    return (x0 + x1) / 2, (y0 + y1) / 2
