"""What annotators do: take a page, ask, decide, undo. Candidates and decisions go to the store as events."""

import io
from pathlib import Path
from typing import Any

from PIL import Image, ImageOps

from .bodies import Ask, Decide, Undo
from .proposals import Pointing, Proposer
from .records import Decision, Event, PageRef
from .store import Store


IMAGE_SIDE = 2000  # pixels of the longer side of a page
QUALITY = 85
STORED = ("text", "boxes", "word_ids", "score", "present")  # of a candidate, without its mask


class LeasedError(RuntimeError):
    """A page that another annotator works on."""


class Workspace:
    """The operations of the server, for all annotators.

    Raises:
        KeyError: no such page.
        LeasedError: a page is leased to another annotator.
        ValueError: a page cannot be read, or an answer is not one of the page.
        OSError: an event could not be stored.
    """

    def __init__(self, store: Store, proposer: Proposer, read_only: bool = False):
        self.store, self.proposer, self.read_only = store, proposer, read_only

    def session(self, annotator: str) -> dict[str, Any]:
        """What the page shows at its start."""
        model = self.store.in_service()
        name = Path(model.folder).name if model else "djepa-nano"
        known = {"annotator": annotator, "read_only": self.read_only, "questions": self.store.questions, "model": name}
        return known | {"progress": self.store.progress().as_json()}

    def documents(self) -> list[dict[str, Any]]:
        """All pages by document, with the number of their tasks, and of those that are decided."""
        return self.store.documents()

    def next(self, annotator: str, after: int | None) -> dict[str, Any] | None:
        """Lease the next page that can be read, and read the one after it ahead."""
        if after is not None and not self.read_only:
            self.store.release(after, annotator)
        while (page := self.store.lease(annotator)) is not None:
            try:
                return self._shown(page)
            except ValueError as error:
                self.store.set_unreadable(page.id, str(error))
        return None

    def page(self, page_id: int) -> dict[str, Any]:
        """A page with its words, tasks and decisions."""
        return self._shown(self.store.page(page_id))

    def image(self, page_id: int) -> bytes:
        """A page as WebP."""
        page = self.store.page(page_id)
        image = self.proposer.read(page.path, page.number).image
        image = ImageOps.contain(image, (IMAGE_SIDE, IMAGE_SIDE), Image.Resampling.LANCZOS)
        file = io.BytesIO()
        image.save(file, "WEBP", quality=QUALITY)
        return file.getvalue()

    def renew(self, page_id: int, annotator: str) -> None:
        """Keep the lease of a page."""
        if not self.read_only and not self.store.renew(page_id, annotator):
            raise LeasedError("Another annotator works on this page; take the next one.")

    def ask(self, page_id: int, annotator: str, asked: Ask) -> list[dict[str, Any]]:
        """Candidates for a question with its prompts."""
        page = self.store.page(page_id)
        candidates = self.proposer.ask(
            page.path, page.number, asked.question, Pointing(asked.points, asked.labels, asked.box)
        )
        if not self.read_only:
            is_edit = bool(asked.points) or asked.box is not None
            prompts = {"points": asked.points, "labels": asked.labels, "box": asked.box} if is_edit else {}
            stored = [{name: candidate[name] for name in STORED} for candidate in candidates]
            kind = "edit" if is_edit else "proposal"
            self._record(page_id, annotator, asked.key, asked.question, kind, prompts | {"candidates": stored})
        return candidates

    def decide(self, page_id: int, annotator: str, decided: Decide) -> dict[str, Any]:
        """Store a decision; it is on the disk when this returns."""
        self.renew(page_id, annotator)
        if decided.answer is not None:
            page = self.store.page(page_id)
            count = len(self.proposer.read(page.path, page.number).words)
            if any(index >= count for index in decided.answer.word_ids):
                raise ValueError(f"The page has {count} words; word_ids must be below.")
        payload = decided.model_dump(exclude={"key", "question"}) | {"stage": "assisted"}
        event = self._record(page_id, annotator, decided.key, decided.question, "decision", payload)
        return {"event": event, "progress": self.store.progress().as_json()}

    def undo(self, page_id: int, annotator: str, undone: Undo) -> dict[str, Any]:
        """Undo a decision, or the undoing of one."""
        self.renew(page_id, annotator)
        question = self.store.question_of(page_id, undone.event)
        event = self._record(page_id, annotator, undone.key, question, "undo", {"event": undone.event})
        (decision,) = [each for each in self.store.decisions(page_id) if each.question == question] or [None]
        return {"event": event, "task": as_task(question, decision), "progress": self.store.progress().as_json()}

    def _record(
        self, page_id: int, annotator: str, key: str, question: str, kind: str, payload: dict[str, Any]
    ) -> int:
        if self.read_only:
            raise ValueError("This is a demonstration; nothing is stored.")
        model = self.store.in_service()
        return self.store.record(Event(page_id, question, kind, payload, annotator, model and model.folder, key))

    def _shown(self, page: PageRef) -> dict[str, Any]:
        read = self.proposer.read(page.path, page.number)
        decisions = {decision.question: decision for decision in self.store.decisions(page.id)}
        questions = dict.fromkeys([*self.store.questions, *decisions])
        width, height = read.size
        return {
            "id": page.id,
            "document": page.path.name,
            "number": page.number,
            "num_pages": page.num_pages,
            "width": width,
            "height": height,
            "image": f"/api/pages/{page.id}/image",
            "words": [{"text": word, "box": box} for word, box in zip(read.words, read.boxes)],
            "tasks": [as_task(question, decisions.get(question)) for question in questions],
        }


def as_task(question: str, decision: Decision | None) -> dict[str, Any]:
    """A task as JSON; its candidates are asked by the page."""
    return {"question": question, "decision": decision and decision.as_json(), "candidates": []}
