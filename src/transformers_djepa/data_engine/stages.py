"""The stages of section 4 of Segment Anything (arXiv 2304.02643), by who decides.

assisted   people decide every question (`workspace.py`)
semi       the model decides what it is sure of before a page is shown, and people the rest
auto       the model decides alone (`automatic.py`)

Documents of the checked set (`checked_set.py`) are for people: no model decides there.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from .checked_set import is_checked, known_names
from .proposals import Candidate, Proposer
from .records import Event, PageRef
from .store import Store


ANNOTATOR = "model"  # of its own decisions
ANSWER = ("text", "boxes", "word_ids")
STORED = (*ANSWER, "score", "present")  # of a candidate, without its mask


def stored(candidates: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Candidates as they are kept in events."""
    return [{name: candidate[name] for name in STORED} for candidate in candidates]


def untouched_questions(store: Store, page_id: int) -> list[str]:
    """Questions about the page that nobody has decided; a question that was reopened is left to people."""
    touched = {event.question for event in store.events(page_id) if event.kind in ("decision", "undo")}
    return [question for question in store.questions if question not in touched]


def is_for_people(store: Store, page: PageRef) -> bool:
    """Whether the document of a page is in the checked set."""
    return is_checked(page.path.name, known_names(store))


def is_certain(candidates: Sequence[Candidate], accept_above: float) -> bool:
    """Whether the best candidate is an answer with at least this calibrated score."""
    best = candidates[0]
    return best["present"] and bool(best["boxes"]) and best["score"] >= accept_above


def record_proposal(store: Store, model: str, page_id: int, question: str, candidates: Sequence[Candidate]) -> None:
    """Store the candidates of a question, once for each model."""
    key = sha256("\0".join((model, str(page_id), question)).encode()).hexdigest()[:32]
    payload = {"candidates": stored(candidates)}
    store.record(Event(page_id, question, "proposal", payload, ANNOTATOR, model, f"proposal-{key}"))


def record_acceptance(store: Store, model: str, page_id: int, question: str, best: Candidate, stage: str) -> None:
    """Store the best candidate as the model's decision."""
    answer = {name: best[name] for name in ANSWER}
    payload = {"outcome": "accepted", "answer": answer, "candidate": 0, "edits": 0, "seconds": None, "stage": stage}
    store.record(Event(page_id, question, "decision", payload, ANNOTATOR, model))


def accept_certain(store: Store, proposer: Proposer, page: PageRef, accept_above: float) -> None:
    """Decide the untouched questions of a page whose answers are certain (stage `semi`)."""
    if is_for_people(store, page):
        return
    for question in untouched_questions(store, page.id):
        candidates = proposer.ask(page.path, page.number, question)
        if is_certain(candidates, accept_above):
            record_proposal(store, proposer.name, page.id, question, candidates)
            record_acceptance(store, proposer.name, page.id, question, candidates[0], "semi")
