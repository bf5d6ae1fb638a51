"""What annotators do: take a page, ask, decide, undo. Candidates and decisions go to the store as events.

What a browser sends is checked by its `Body`, and nowhere else.
"""

import secrets
from collections import defaultdict
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .ordering import Scorer
from .proposals import Candidate, Proposer, ShownPage
from .records import ASSISTED, Decision, Event, PageRef
from .security import NAME
from .stages import ANNOTATOR as MODEL
from .stages import accept_certain, stored
from .store import NOT_GIVEN, Store


Coordinate = Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]
Point = tuple[Coordinate, Coordinate]
Box = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]  # made by the client, once for each write
Question = Annotated[str, Field(pattern=r"\S", max_length=500)]
Id = Annotated[int, Field(ge=1, lt=2**63)]
Count = Annotated[int, Field(ge=0)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Open(Body):
    after: Id | None = None  # the page that is left


class Next(Open):
    review: bool = False  # a page whose decisions are reviewed, instead of one with open questions


class Rename(Body):
    name: Annotated[str, Field(pattern=NAME)]


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

    def rename(self, annotator: str, name: str) -> dict[str, Any]:
        """Go on under another name, with the leased pages; the decisions before keep theirs."""
        if name == MODEL:
            raise ValueError(f"The decisions of the model have the name {MODEL}; give another one.")
        self.store.hand_over(annotator, name)
        return self.session(name)

    def next(self, annotator: str, after: int | None, review: bool = False) -> dict[str, Any] | None:
        """The next page that can be read, leased to the annotator; `after` only if there is no other one.

        It has open questions, or, with `review`, unreviewed decisions of others.
        """
        left = self._left.setdefault(annotator, {})
        if after is not None:
            self.store.release(after, annotator)
            left.pop(after, None)
            left[after] = None
        while (page := self.store.lease(annotator, left, review)) is not None:
            self.ahead = self.store.first_free(left, review)
            try:
                self.proposer.read(page.path, page.number)
            except ValueError as error:
                self.store.set_unreadable(page.id, str(error))
                continue
            if self.accept_above is None or review:
                return self._shown(page, annotator)
            accept_certain(self.store, self.proposer, page, self.accept_above)
            shown = self._shown(page, annotator)
            if not all(task["decision"] for task in shown["tasks"]):
                return shown
            self.store.release(page.id, annotator)  # nothing is left to a person
        return None

    def open(self, page_id: int, annotator: str, after: int | None) -> dict[str, Any]:
        """A page, leased to the annotator unless another one has it, in place of the page `after`."""
        page = self._readable(page_id)
        self.proposer.read(page.path, page.number)
        if after is not None and after != page_id:
            self.store.release(after, annotator)
        self.store.renew(page_id, annotator)
        return self._shown(page, annotator)

    def pages(self) -> list[dict[str, Any]]:
        """All given pages with their state, document by document."""
        leases, questions, found = self.store.leases(), self.store.questions, []
        decisions: dict[int, list[Decision]] = defaultdict(list)
        for decision in self.store.decisions():
            decisions[decision.page_id].append(decision)
        for page in self.store.pages():
            if page.unreadable == NOT_GIVEN:
                continue
            decided = decisions[page.id]
            state = {
                "path": str(page.path),
                "lease": leases.get(page.id),
                "tasks": len({*questions, *(each.question for each in decided)}),
                "decided": len(decided),
                "reviewed": sum(each.review is not None for each in decided),
                "annotators": sorted({name for each in decided for name in (each.author, each.annotator)}),
                "last": max((each.created for each in decided), default=None),
            }
            found.append(vars(page) | state)
        return found

    def page(self, page_id: int, annotator: str) -> dict[str, Any]:
        """A page with its words, tasks and decisions."""
        return self._shown(self._readable(page_id), annotator)

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
        payload = decided.model_dump(mode="json", exclude={"key", "question"}) | {"stage": ASSISTED}
        before = self._decision(page_id, decided.question)
        if before is not None:
            is_same = (before.outcome, before.answer) == (decided.outcome, payload["answer"])
            payload["review"] = before.review_by(annotator, is_same)
            if is_same:  # the person took the same candidate
                payload |= {"candidate": before.candidate, "edits": before.edits}
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
        """Store a decision or an undo of a person; returns its event, the decision on the task, and the progress."""
        if self.read_only:
            raise ValueError("The server is read-only; start it without --read_only to decide.")
        if not self.store.has_event(key):  # one that is repeated is stored, whoever has the page now
            self.renew(page_id, annotator)
        event = self._record(page_id, annotator, key, question, kind, payload)
        decision = self._decision(page_id, question)
        return {"event": event, "decision": decision and vars(decision), "progress": self.store.progress()}

    def _decision(self, page_id: int, question: str) -> Decision | None:
        """The current decision on a task."""
        return next((each for each in self.store.decisions(page_id) if each.question == question), None)

    def _record(self, page_id: int, annotator: str, key: str, question: str, kind: str, payload: dict) -> int:
        return self.store.record(Event(page_id, question, kind, payload, annotator, self.proposer.name, key))

    def _shown(self, page: PageRef, annotator: str) -> dict[str, Any]:
        """A page as JSON; the candidates of its tasks are asked by the browser."""
        read = self.proposer.read(page.path, page.number)
        width, height = read.size
        decisions = {decision.question: vars(decision) for decision in self.store.decisions(page.id)}
        questions = dict.fromkeys([*self.store.questions, *decisions])
        holder = self.store.leases().get(page.id)
        return {
            "id": page.id,
            "document": page.path.name,
            "number": page.number,
            "num_pages": page.num_pages,
            "lease": None if holder == annotator else holder,  # of another annotator
            "width": width,
            "height": height,
            "image": f"/api/pages/{page.id}/image?version={read.version}",
            "words": [{"text": word, "box": box} for word, box in zip(read.words, read.boxes)],
            "tasks": [{"question": question, "decision": decisions.get(question)} for question in questions],
        }
