"""Which page is asked next: one that the model doubts, whose candidates disagree, and whose layout is new.

Doubt and disagreement are means over the questions of a page; all three are in 0..1, and usefulness is their mean.
"""

from collections.abc import Sequence

import numpy as np

from ..regions import box_iou
from .proposals import Candidate, Proposer
from .records import PageRef
from .store import Store


DECIDED = 100  # pages with decisions of earlier sessions, the latest, whose layouts are known


def uncertainty(candidates: Sequence[Candidate]) -> float:
    """Sum of doubt and disagreement about a question.

    Doubt is 1 at a score of 0.5 of the best candidate, and 0 at scores of 0 and 1. Disagreement is 1 - the mean box IoU
    of the best candidate with the others; two candidates without boxes agree.
    """
    best, *others = (candidate["boxes"] for candidate in candidates)
    disagreement = 1 - float(np.mean([box_iou(best, boxes) for boxes in others])) if others else 0.0
    return 1 - abs(2 * candidates[0]["score"] - 1) + disagreement


def novelty(layouts: np.ndarray, decided: np.ndarray) -> np.ndarray:
    """How new `layouts` `(pages, width)` are, `(pages,)` in 0..1; 1 for all if nothing is decided.

    This is half the cosine distance to the nearest of `decided` `(n, width)`.
    """
    if not len(decided):
        return np.ones(len(layouts))
    layouts, decided = (each / np.linalg.norm(each, axis=1, keepdims=True) for each in (layouts, decided))
    return ((1 - (layouts @ decided.T).max(1)) / 2).clip(0, 1)


class Scorer:
    """Usefulness of the pages of a store, with one model."""

    def __init__(self, store: Store, proposer: Proposer):
        self.store, self.proposer = store, proposer
        # Ids of the pages with a decision that is not `skipped`; the latest last.
        self.decided = {each.page_id: None for each in store.decisions() if each.outcome != "skipped"}
        self._uncertainties: dict[int, float] = {}  # by page id
        self._layouts: dict[int, np.ndarray] = {}
        self._model, self._compared = proposer.name, 0

    def next_page(self) -> PageRef | None:
        """The page to score next: of the decided ones, then of the open ones, those never scored first."""
        if self._model != self.proposer.name:  # the old scores are another model's
            self._uncertainties.clear()
            self._layouts.clear()
            self._model = self.proposer.name
        if len(self.decided) != self._compared:
            self.write()
        pages = [page for page in self.store.pages() if page.unreadable is None and page.id not in self._layouts]
        known = set([*self.decided][-DECIDED:])
        pages = [page for page in pages if page.id in known or page.id not in self.decided]
        pages.sort(key=lambda page: (page.id not in known, page.usefulness > 0, -page.usefulness, page.id))
        return pages[0] if pages else None

    def score(self, page: PageRef, asked: Sequence[Sequence[Candidate]]) -> None:
        """Score an encoded page from the candidates for its questions."""
        self._layouts[page.id] = self.proposer.layout(page.path, page.number)
        self._uncertainties[page.id] = float(np.mean([uncertainty(each) for each in asked] or [0.0]))
        self.write()

    def write(self) -> None:
        """Write the usefulness of the scored pages."""
        self._compared = len(self.decided)
        seen = [self._layouts[page_id] for page_id in [*self.decided] if page_id in self._layouts]
        pages = [page_id for page_id in self._layouts if page_id not in self.decided]
        if pages:
            new = novelty(np.stack([self._layouts[page_id] for page_id in pages]), np.array(seen))
            uncertain = np.array([self._uncertainties[page_id] for page_id in pages])
            self.store.set_usefulness(dict(zip(pages, ((uncertain + new) / 3).tolist(), strict=True)))
