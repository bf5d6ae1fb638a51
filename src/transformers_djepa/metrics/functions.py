"""Metrics of one answer: regions, points, words, texts; scores of a question; and statistics of many answers.

Metrics compare a prediction with one true answer; of several acceptable answers, `best` takes the highest score. ANLS
is equation 1 of Biten et al. 2019 (Scene Text Visual Question Answering).
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rapidfuzz.distance import Levenshtein

from djepa_runtime.processing.letterbox import boxes_to_mask
from djepa_runtime.regions import box_iou, center_of_largest, mask_iou


THRESHOLDS = (0.25, 0.5, 0.75)
MIN_REGION_IOU = 0.5  # for a right region without words, such as a signature
Box = Sequence[float]  # x0, y0, x1, y1


def best(score: Callable[[Any, Any], float], predicted: Any, acceptable: Sequence) -> float:
    """Return the highest score of a prediction over the acceptable answers; 0 if there are none."""
    return max((float(score(predicted, truth)) for truth in acceptable), default=0.0)


def pointing(point: Sequence[float] | None, truth: Sequence[Box]) -> float:
    """1 if the point `(x, y)` is in one of the true boxes, else 0; 0 for no point."""
    x, y = point or (math.nan, math.nan)
    return float(any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in truth))


def normalise_text(text: str) -> str:
    """Fold case and collapse white space."""
    return " ".join(text.casefold().split())


def word_exact(predicted: str, truth: str) -> float:
    """1 if the texts are equal up to case and white space, else 0."""
    return float(normalise_text(predicted) == normalise_text(truth))


def word_f1(predicted: str, truth: str) -> float:
    """F1 of the words as a multiset; 1 if both texts are empty."""
    first, second = Counter(normalise_text(predicted).split()), Counter(normalise_text(truth).split())
    if not first and not second:
        return 1.0
    return 2 * (first & second).total() / (first.total() + second.total())


def anls(predicted: str, truth: str, threshold: float = 0.5) -> float:
    """Normalized Levenshtein similarity; 0 if the normalized distance reaches `threshold`."""
    distance = Levenshtein.normalized_distance(normalise_text(predicted), normalise_text(truth))
    return 1.0 - distance if distance < threshold else 0.0


def auroc(positive: Sequence[bool], scores: Sequence[float]) -> float:
    """Area under the ROC curve (Mann-Whitney statistic, ties count half); NaN without positives or negatives."""
    from scipy.stats import mannwhitneyu  # takes long to import

    positive, scores = np.asarray(positive, dtype=bool), np.asarray(scores, dtype=np.float64)
    pairs = np.count_nonzero(positive) * np.count_nonzero(~positive)
    return float(mannwhitneyu(scores[positive], scores[~positive]).statistic / pairs) if pairs else math.nan


def calibration_error(confidences: Sequence[float], right: Sequence[bool], bins: int = 10) -> float:
    """Expected calibration error (arXiv 1706.04599, equation 3) with bins of equal width; NaN without predictions."""
    confidences, right = np.asarray(confidences, dtype=np.float64), np.asarray(right, dtype=np.float64)
    if not len(confidences):
        return float("nan")
    index = np.minimum((confidences * bins).astype(int), bins - 1)
    gaps = np.bincount(index, weights=confidences - right, minlength=bins)  # summed over each bin
    return float(np.abs(gaps).sum() / len(confidences))


def standard_errors(documents: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
    """Return the standard error of each mean over all questions, with documents as clusters.

    Questions of one document are correlated, so documents are the sampling unit. This is the ratio estimate of cluster
    sampling (Cochran, Sampling Techniques, 1977, chapter 9A).

    `documents` are the scores of the questions of each document by name. Names with scores in fewer than two documents
    are left out.
    """
    errors = {}
    for name in dict.fromkeys(name for document in documents for name in document):
        scores = [document[name] for document in documents if document.get(name)]
        if len(scores) > 1:
            sums = np.array([np.sum(values) for values in scores])  # (documents,)
            counts = np.array([len(values) for values in scores])
            spread = np.square(sums - counts * sums.sum() / counts.sum()).sum() * len(scores) / (len(scores) - 1)
            errors[name] = math.sqrt(spread) / float(counts.sum())
    return errors


TEXT_SCORES = {"word_f1": word_f1, "word_exact": word_exact, "anls": anls}


@dataclass
class Prediction:
    """A predicted answer to be scored."""

    text: str  # "" for none
    boxes: list[list[float]] = field(default_factory=list)  # in 0..1000 of the page
    score: float = 1.0  # confidence that the page has an answer; only the order of scores counts
    present: bool = True  # whether the page is predicted to have an answer
    point: Sequence[float] | None = None  # peak of the mask in 0..1000; by default the centre of the largest box
    mask: np.ndarray | None = None  # boolean (height, width) over the page
    confidence: float | None = None  # probability that the answer is right, for the calibration error


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

    Text scores skip answers without words (a logo, a signature), region and text scores questions without an answer.
    `correct` is `is_right`.
    """
    answers, answer_boxes = question["answers"], question["answer_boxes"]
    if not answer_boxes:
        return dict.fromkeys(("correct", "presence_accuracy"), float(not prediction.present))
    iou = best(box_iou, prediction.boxes, answer_boxes)
    point = center_of_largest(prediction.boxes) if prediction.point is None else prediction.point
    scores = {"correct": is_right(question, prediction), "presence_accuracy": prediction.present, "mean_iou": iou}
    scores |= {f"iou@{threshold}": iou >= threshold for threshold in THRESHOLDS}
    scores["pointing"] = best(pointing, point, answer_boxes)
    if prediction.mask is not None:
        truths = [boxes_to_mask(boxes, *prediction.mask.shape) for boxes in answer_boxes]
        iou = best(mask_iou, prediction.mask, truths)
        scores |= {"mask_mean_iou": iou, "mask_iou@0.5": iou >= 0.5}
    if any(text.strip() for text in answers):
        scores |= {name: best(score, prediction.text, answers) for name, score in TEXT_SCORES.items()}
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
