"""What a store holds: pages, events, current decisions and models.

A task is a question about a page. Its events are kept in order; the last decision that is not undone is its state.

    proposal   {"candidates": [...]}
    edit       {"points": [[x, y]], "labels": [0 | 1], "box": [x0, y0, x1, y1] | null, "candidates": [...]}
    decision   {"outcome": "accepted" | "absent" | "skipped", "answer": {...} | null, "candidate": int | null,
                "edits": int, "seconds": float | null, "stage": "assisted" | "semi" | "auto",
                "review": {"event": id, "annotator": str, "result": "confirmed" | "corrected"}}
    undo       {"event": id of the decision, or of an undo, which redoes the decision}

A decision that replaces one of another annotator is a review of it: `review` names that event and who gave its answer.
The reviewer's further decisions keep it.

An answer is `{"text": str, "boxes": [[x0, y0, x1, y1], ...], "word_ids": [int, ...]}`, boxes in 0..1000 of the page.
What people send is checked in `workspace.py`. Times are in seconds since 1970.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4


ASSISTED = "assisted"  # the stage of people's decisions


@dataclass(frozen=True)
class PageRef:
    """A page of a document."""

    id: int
    path: Path  # of the document
    number: int  # from 1
    num_pages: int
    usefulness: float  # pages with a higher value are annotated earlier
    unreadable: str | None  # why the page cannot be read


@dataclass(frozen=True)
class Event:
    """What a person or a model did on a task; recorded events have `id` and `created`.

    The client makes the `key`, for example a UUID. A second event with the same key is not recorded.
    """

    page_id: int
    question: str
    kind: str
    payload: dict[str, Any]
    annotator: str
    model: str | None = None
    key: str = field(default_factory=lambda: str(uuid4()))
    id: int | None = None
    created: float | None = None


@dataclass(frozen=True)
class Decision:
    """The current decision on a task; the fields from `outcome` on are the payload of its event."""

    event: int  # its id
    page_id: int
    question: str
    annotator: str
    model: str | None
    created: float
    outcome: str
    answer: dict[str, Any] | None
    candidate: int | None = None  # index of the one that was taken; None for an answer that is none of the model's
    edits: int = 0  # before the decision
    seconds: float | None = None  # that the person needed
    stage: str = ASSISTED
    review: dict[str, Any] | None = None  # what it reviewed; None for the first decision on the task

    @property
    def author(self) -> str:
        """Who gave the answer: of a confirmed one, whose decision was confirmed."""
        is_confirmed = self.review is not None and self.review["result"] == "confirmed"
        return self.review["annotator"] if is_confirmed else self.annotator

    def review_by(self, annotator: str, is_same: bool) -> dict[str, Any] | None:
        """The `review` of a decision by `annotator` that replaces this one, with the same answer or another."""
        if self.outcome == "skipped" or self.author == annotator and self.annotator != annotator:
            return None
        if self.annotator == annotator:
            return self.review and self.review | ({} if is_same else {"result": "corrected"})
        return {"event": self.event, "annotator": self.author, "result": "confirmed" if is_same else "corrected"}


@dataclass(frozen=True)
class ModelRecord:
    """A model that has been in service, or could be, with its scores by name and the model it was trained from."""

    id: int
    folder: Path
    created: float
    scores: dict[str, Any]
    parent: int | None
