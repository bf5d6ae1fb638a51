"""What annotators do: take a page, ask, decide, undo. Candidates and decisions go to the store as events.

What a browser sends is checked by its `Body`, and nowhere else.
"""

import secrets
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .ordering import Scorer
from .proposals import Candidate, Proposer, ShownPage
from .records import ASSISTED, Event, PageRef
from .stages import accept_certain, stored
from .store import Store


Coordinate = Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]
Point = tuple[Coordinate, Coordinate]
Box = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]  # made by the client, once for each write
Question = Annotated[str, Field(pattern=r"\S", max_length=500)]
Id = Annotated[int, Field(ge=1, lt=2**63)]
Count = Annotated[int, Field(ge=0)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Next(Body):
    after: Id | None = None  # the page that is left


class Ask(Body):
    key: Key
    question: Question
    points: list[Point] = []
    labels: list[Literal[0, 1]] = []
    box: Box | None = None


class Answer(Body):
    text: str
    boxes: Annotated[list[Box], Field(min_length=1)]
    word_ids: list[Count]


class Decide(Body):
    key: Key
    question: Question
    outcome: Literal["accepted", "absent", "skipped"]
    answer: Answer | None = None
    candidate: Count | None = None
    edits: Count = 0
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0

    @model_validator(mode="after")
    def _check(self):
        if (self.outcome == "accepted") != (self.answer is not None):
            raise ValueError("An accepted question needs an answer, and no other one has it.")
        return self


class Undo(Body):
    key: Key
    event: Id


class LeasedError(RuntimeError):
    """A page that another annotator works on."""


class Workspace:
    """The operations of the server, for all annotators.

    With `read_only`, questions and clicks are answered, but decisions refused. Answers with a score of at least
    `accept_above` are accepted when a page is given to an annotator; None accepts none.

    Methods raise `KeyError` for no such page, `LeasedError` for one that is leased to another annotator, `ValueError`
    for one that cannot be read, and `OSError` if an event could not be stored.
    """

    def __init__(self, store: Store, proposer: Proposer, read_only: bool = False, accept_above: float | None = None):
        self.store, self.proposer, self.read_only = store, proposer, read_only
        self.accept_above = None if read_only else accept_above
        # What a browser has kept for the store must not go to a demonstration, which refuses it.
        self.id = f"read-only-{secrets.token_hex(8)}" if read_only else store.id
        self.scorer = Scorer(store, proposer)
        self.ahead: PageRef | None = None  # the page that is probably shown next
        self._left: dict[str, dict[int, None]] = {}  # ids of the pages that each annotator has left, the latest last

    def session(self, annotator: str) -> dict[str, Any]:
        """What the browser needs at its start."""
        return {
            "store": self.id,
            "annotator": annotator,
            "read_only": self.read_only,
            "questions": self.store.questions,
            "model": Path(self.proposer.name).name,
            "progress": self.store.progress(),
        }

    def next(self, annotator: str, after: int | None) -> dict[str, Any] | None:
        """The next page that can be read, leased to the annotator; `after` only if there is no other one."""
        while (page := self._lease(annotator, after)) is not None:
            try:
                self.proposer.read(page.path, page.number)
            except ValueError as error:
                self.store.set_unreadable(page.id, str(error))
                continue
            if self.accept_above is not None:
                accept_certain(self.store, self.proposer, page, self.accept_above)
            shown = self._shown(page)
            if self.accept_above is None or not all(task["decision"] for task in shown["tasks"]):
                return shown
            self.store.release(page.id, annotator)  # nothing is left to a person
        return None

    def _lease(self, annotator: str, after: int | None) -> PageRef | None:
        """Lease a page: the most useful one that this annotator has not left, then the one left first."""
        left = self._left.setdefault(annotator, {})
        if after is not None:
            self.store.release(after, annotator)
            left.pop(after, None)
            left[after] = None
        page = self.store.lease(annotator, left)
        self.ahead = self.store.first_free(left)
        return page

    def page(self, page_id: int) -> dict[str, Any]:
        """A page with its words, tasks and decisions."""
        return self._shown(self._readable(page_id))

    def read(self, page_id: int) -> ShownPage:
        """The image and the words of a page."""
        page = self._readable(page_id)
        return self.proposer.read(page.path, page.number)

    def _readable(self, page_id: int) -> PageRef:
        page = self.store.page(page_id)
        if page.unreadable is not None:
            raise ValueError(page.unreadable)
        return page

    def renew(self, page_id: int, annotator: str) -> None:
        """Keep the lease of a page."""
        if not self.store.renew(page_id, annotator):
            raise LeasedError("Another annotator works on this page; take the next one.")

    def ask(self, page_id: int, annotator: str, asked: Ask) -> list[Candidate]:
        """Candidates for a question with its prompts."""
        page = self._readable(page_id)
        kind = "edit" if asked.points or asked.box is not None else "proposal"
        pointing = asked.model_dump(include={"points", "labels", "box"}) if kind == "edit" else {}
        candidates = self.proposer.ask(page.path, page.number, asked.question, **pointing)
        payload = {"candidates": stored(candidates), **pointing}
        self._record(page_id, annotator, asked.key, asked.question, kind, payload)
        return candidates

    def decide(self, page_id: int, annotator: str, decided: Decide) -> dict[str, Any]:
        """Store a decision; it is on the disk when this returns."""
        payload = decided.model_dump(exclude={"key", "question"}) | {"stage": ASSISTED}
        result = self._write(page_id, annotator, decided.key, decided.question, "decision", payload)
        if decided.outcome != "skipped":
            self.scorer.decided[page_id] = None  # its layout is not new any more
        return result

    def undo(self, page_id: int, annotator: str, undone: Undo) -> dict[str, Any]:
        """Undo a decision, or the undoing of one."""
        questions = [event.question for event in self.store.events(page_id) if event.id == undone.event]
        if not questions:
            raise KeyError(f"There is no event {undone.event} on page {page_id}.")
        return self._write(page_id, annotator, undone.key, questions[0], "undo", {"event": undone.event})

    def _write(self, page_id: int, annotator: str, key: str, question: str, kind: str, payload: dict) -> dict[str, Any]:
        """Store a decision or an undo of a person; returns its event and the progress."""
        if self.read_only:
            raise ValueError("The server is read-only; start it without --read_only to decide.")
        if not self.store.has_event(key):  # one that is repeated is stored, whoever has the page now
            self.renew(page_id, annotator)
        event = self._record(page_id, annotator, key, question, kind, payload)
        return {"event": event, "progress": self.store.progress()}

    def _record(self, page_id: int, annotator: str, key: str, question: str, kind: str, payload: dict) -> int:
        return self.store.record(Event(page_id, question, kind, payload, annotator, self.proposer.name, key))

    def _shown(self, page: PageRef) -> dict[str, Any]:
        """A page as JSON; the candidates of its tasks are asked by the browser."""
        read = self.proposer.read(page.path, page.number)
        width, height = read.size
        decisions = {decision.question: vars(decision) for decision in self.store.decisions(page.id)}
        questions = dict.fromkeys([*self.store.questions, *decisions])
        return {
            "id": page.id,
            "document": page.path.name,
            "number": page.number,
            "num_pages": page.num_pages,
            "width": width,
            "height": height,
            "image": f"/api/pages/{page.id}/image?version={read.version}",
            "words": [{"text": word, "box": box} for word, box in zip(read.words, read.boxes)],
            "tasks": [{"question": question, "decision": decisions.get(question)} for question in questions],
        }
