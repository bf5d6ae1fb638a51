"""Which page is asked next: one that the model doubts, whose candidates disagree, and whose layout is new.

Doubt and disagreement are means over the questions of a page; all three are in 0..1, and usefulness is their mean.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from ..metrics.functions import box_iou


def doubt(candidates: Sequence[Mapping]) -> float:
    """Uncertainty of the best candidate: 1 at a score of 0.5, 0 at 0 and 1."""
    return 1 - abs(2 * candidates[0]["score"] - 1) if candidates else 1.0


def disagreement(candidates: Sequence[Mapping]) -> float:
    """1 - the mean box IoU of the best candidate with the others."""
    if len(candidates) < 2:
        return 0.0
    best, *others = (candidate["boxes"] for candidate in candidates)
    return 1 - float(np.mean([box_iou(best, boxes) if best and boxes else 0.0 for boxes in others]))


def novelty(layouts: np.ndarray, decided: np.ndarray) -> np.ndarray:
    """Cosine distance, halved, of each layout `(pages, width)` to the nearest decided one `(n, width)`; 1 without any."""
    if not len(decided):
        return np.ones(len(layouts))
    units, seen = (values / np.linalg.norm(values, axis=1, keepdims=True) for values in (layouts, decided))
    return (1 - (units @ seen.T).max(1)).clip(0, 2) / 2


def usefulness(questions: Sequence[Sequence[Mapping]], novelty: float) -> float:
    """Usefulness of a page from the candidates of each of its questions, and the novelty of its layout."""
    doubts, gaps = ([measure(each) for each in questions] for measure in (doubt, disagreement))
    return float(np.mean([np.mean(doubts or [0]), np.mean(gaps or [0]), novelty]))
