"""Which page is asked next: one that the model doubts, whose candidates disagree, and whose layout is new.

Doubt and disagreement are means over the questions of a page; all three are in 0..1, and usefulness is their mean.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from ..metrics.functions import box_iou


def doubt(candidates: Sequence[Mapping]) -> float:
    """Uncertainty of the best candidate: 1 at a score of 0.5 or without candidates, 0 at scores of 0 and 1."""
    return 1 - abs(2 * candidates[0]["score"] - 1) if candidates else 1.0


def disagreement(candidates: Sequence[Mapping]) -> float:
    """1 - the mean box IoU of the best candidate with the others; two candidates without boxes agree."""
    if len(candidates) < 2:
        return 0.0
    best, *others = (candidate["boxes"] for candidate in candidates)
    return 1 - float(np.mean([box_iou(best, boxes) for boxes in others]))


def novelty(layouts: np.ndarray, decided: np.ndarray) -> np.ndarray:
    """How new layouts are: half the cosine distance to the nearest decided one.

    Args:
        layouts: `(pages, width)`.
        decided: `(n, width)`.

    Returns:
        `(pages,)` in 0..1; 1 for all if nothing is decided. A zero vector is at 0.5 of every other one.

    >>> novelty(np.array([[2.0, 0.0], [0.0, 3.0]]), np.array([[1.0, 0.0]]))
    array([0. , 0.5])
    """
    if not len(decided):
        return np.ones(len(layouts))
    return ((1 - (_units(layouts) @ _units(decided).T).max(1)) / 2).clip(0, 1)


def _units(vectors: np.ndarray) -> np.ndarray:
    """Vectors `(n, width)` of length 1; those of length 0 stay."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return vectors / np.where(lengths > 0, lengths, 1)


def uncertainty(questions: Sequence[Sequence[Mapping]]) -> tuple[float, float]:
    """Mean doubt and mean disagreement over the candidates of each question of a page; 0 without questions."""
    if not questions:
        return 0.0, 0.0
    doubts, gaps = ([measure(each) for each in questions] for measure in (doubt, disagreement))
    return float(np.mean(doubts)), float(np.mean(gaps))


def usefulness(uncertainties: np.ndarray, novelties: np.ndarray) -> np.ndarray:
    """Usefulness `(pages,)` from doubt and disagreement `(pages, 2)`, and novelty `(pages,)`."""
    return (uncertainties.sum(1) + novelties) / 3
