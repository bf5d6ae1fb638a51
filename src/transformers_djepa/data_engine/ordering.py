"""Which page is asked next: one that the model doubts, whose candidates disagree, and whose layout is new.

Doubt and disagreement are means over the questions of a page; all three are in 0..1, and usefulness is their mean.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from ..metrics.functions import box_iou
from .proposals import Candidate, Proposer
from .records import PageRef
from .store import Store


DECIDED = 100  # pages with decisions of earlier sessions, the latest, whose layouts are known
SMALLEST_CHANGE = 1e-3  # of the usefulness, that is written


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


class Scorer:
    """Usefulness of the pages of a store, with one model."""

    def __init__(self, store: Store, proposer: Proposer):
        self.store, self.proposer = store, proposer
        self.decided = decided_ids(store)  # ids; the latest last
        self._uncertainties: dict[int, tuple[float, float]] = {}  # by page id
        self._layouts: dict[int, np.ndarray] = {}
        self._written: dict[int, float] = {}
        self._model, self._compared = proposer.name, 0

    def next_page(self) -> PageRef | None:
        """The page to score next: of the decided ones, then of the open ones, those never scored first."""
        if self._model != self.proposer.name:  # the old scores are another model's
            self._uncertainties.clear()
            self._layouts.clear()
            self._model = self.proposer.name
        pages = [page for page in self.store.pages() if page.unreadable is None and page.id not in self._layouts]
        known = set([*self.decided][-DECIDED:])
        pages = [page for page in pages if page.id in known or page.id not in self.decided]

        def order(page: PageRef) -> tuple:
            return page.id not in known, page.usefulness > 0, -page.usefulness, page.id

        return min(pages, key=order, default=None)

    def score(self, page: PageRef, asked: Sequence[Sequence[Candidate]]) -> None:
        """Score an encoded page from the candidates for its questions."""
        self._layouts[page.id] = self.proposer.layout(page.path, page.number)
        self._uncertainties[page.id] = uncertainty(asked)
        self.write()

    def add_decided(self, page_id: int) -> None:
        """Count a page as decided; its layout is not new any more."""
        self.decided[page_id] = None

    def update(self) -> None:
        """Write the usefulness again if pages were decided since."""
        if len(self.decided) != self._compared:
            self.write()

    def write(self) -> None:
        """Write the usefulness of the scored pages where it has changed."""
        self._compared = len(self.decided)
        seen = [self._layouts[page_id] for page_id in [*self.decided] if page_id in self._layouts]
        pages = [page_id for page_id in self._layouts if page_id not in self.decided]
        if not pages:
            return
        new = novelty(np.stack([self._layouts[page_id] for page_id in pages]), np.array(seen))
        values = usefulness(np.array([self._uncertainties[page_id] for page_id in pages]), new)
        changed = {
            page_id: value
            for page_id, value in zip(pages, values.tolist(), strict=True)
            if abs(value - self._written.get(page_id, -1)) > SMALLEST_CHANGE
        }
        self.store.set_usefulness(changed)
        self._written |= changed


def decided_ids(store: Store) -> dict[int, None]:
    """Ids of the pages with a decision that is not `skipped`, the latest last."""
    return {decision.page_id: None for decision in store.decisions() if decision.outcome != "skipped"}
