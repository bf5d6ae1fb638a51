"""Scores the pages of a store by their usefulness (`ordering.py`)."""

from collections.abc import Sequence

import numpy as np

from . import ordering
from .proposals import Candidate, Proposer
from .records import PageRef
from .store import Store


DECIDED = 100  # pages with decisions of earlier sessions, the latest, whose layouts are known
SMALLEST_CHANGE = 1e-3  # of the usefulness, that is written


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
        self._uncertainties[page.id] = ordering.uncertainty(asked)
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
        new = ordering.novelty(np.stack([self._layouts[page_id] for page_id in pages]), np.array(seen))
        values = ordering.usefulness(np.array([self._uncertainties[page_id] for page_id in pages]), new)
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
