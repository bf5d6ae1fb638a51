"""The stages of section 4 of Segment Anything (arXiv 2304.02643), by who decides.

assisted   people decide every question (`workspace.py`)
semi       the model decides what it is sure of before a page is shown, and people the rest
auto       the model decides alone: answers that are certain and stable are kept. An answer is stable if the model gives
           it again when it is asked with a jittered box around it, and with a click inside

Documents of the checked set (`checked.py`) are for people: no model decides there.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from djepa_pages.geometry import union_box

from ..regions import center_of_largest, mask_iou
from .checked import is_checked, known_names
from .proposals import Candidate, Proposer, mask_of_runs
from .records import Event, PageRef
from .store import Store


ANNOTATOR = "model"  # of its own decisions
ANSWER = ("text", "boxes", "word_ids")
STORED = (*ANSWER, "score", "present")  # of a candidate, without its mask
LEAST_SCORE = 0.9
LEAST_IOU = 0.9  # of the masks of two answers that are the same
JITTER = 0.1  # of the sides of the box, as in section A of Segment Anything


def stored(candidates: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Candidates as they are kept in events."""
    return [{name: candidate[name] for name in STORED} for candidate in candidates]


def untouched_questions(store: Store, page_id: int) -> list[str]:
    """Questions about the page that nobody has decided; a question that was reopened is left to people."""
    touched = {event.question for event in store.events(page_id) if event.kind in ("decision", "undo")}
    return [question for question in store.questions if question not in touched]


def is_certain(candidates: Sequence[Candidate], accept_above: float) -> bool:
    """Whether the best candidate is an answer with at least this calibrated score."""
    best = candidates[0]
    return best["present"] and bool(best["boxes"]) and best["score"] >= accept_above


def record(store: Store, model: str, page_id: int, question: str, candidates: Sequence[Candidate], stage: str | None):
    """Store the candidates of a question, once for each model; with a stage, the best one is the model's decision."""
    key = f"proposal-{sha256(f'{model} {page_id} {question}'.encode()).hexdigest()[:32]}"
    store.record(Event(page_id, question, "proposal", {"candidates": stored(candidates)}, ANNOTATOR, model, key))
    if stage is not None:
        answer = {name: candidates[0][name] for name in ANSWER}
        payload = {"outcome": "accepted", "answer": answer, "candidate": 0, "edits": 0, "seconds": None, "stage": stage}
        store.record(Event(page_id, question, "decision", payload, ANNOTATOR, model))


def accept_certain(store: Store, proposer: Proposer, page: PageRef, accept_above: float) -> None:
    """Decide the untouched questions of a page whose answers are certain (stage `semi`)."""
    if is_checked(page.path.name, known_names(store)):
        return
    for question in untouched_questions(store, page.id):
        candidates = proposer.ask(page.path, page.number, question)
        if is_certain(candidates, accept_above):
            record(store, proposer.name, page.id, question, candidates, "semi")


def annotate_pages(store: Store, proposer: Proposer, pages: Iterable[PageRef], accept_above: float) -> Counter:
    """Ask the untouched questions of pages; store the answers that are kept, and the others as proposals.

    Returns the numbers of `pages`, `kept` and `left` questions, and pages `unreadable` and `busy`, leased to a person.
    """
    counts = Counter()
    for page in pages:
        if not store.renew(page.id, ANNOTATOR):
            counts["busy"] += 1
            continue
        counts["pages"] += 1
        try:
            for question in untouched_questions(store, page.id):
                is_kept = decide(store, proposer, page, question, accept_above)
                counts["kept" if is_kept else "left"] += 1
        except ValueError as error:
            store.set_unreadable(page.id, str(error))
            counts["unreadable"] += 1
        finally:
            store.release(page.id, ANNOTATOR)
    return counts


def decide(store: Store, proposer: Proposer, page: PageRef, question: str, accept_above: float) -> bool:
    """Ask a question; store the answer if it is certain and stable, else as a proposal; returns whether it is kept."""
    candidates = proposer.ask(page.path, page.number, question)
    is_kept = not is_checked(page.path.name, known_names(store)) and is_certain(candidates, accept_above)
    is_kept = is_kept and is_stable(proposer, page, question, candidates[0])
    record(store, proposer.name, page.id, question, candidates, "auto" if is_kept else None)
    return is_kept


def is_stable(proposer: Proposer, page: PageRef, question: str, best: Candidate) -> bool:
    """Whether an answer stays the same with a jittered box around it, and with a click inside."""
    box = jittered(union_box(best["boxes"]), random.Random(f"{page.id} {question}"))
    prompts = ({"box": box}, {"points": [list(center_of_largest(best["boxes"]))], "labels": [1]})
    return all(is_same(best, proposer.ask(page.path, page.number, question, **each)[0]) for each in prompts)


def is_same(first: Candidate, second: Candidate) -> bool:
    """Whether two answers have the same words, or nearly the same mask."""
    if first["word_ids"] and first["word_ids"] == second["word_ids"]:
        return True
    masks = mask_of_runs(first["mask"]), mask_of_runs(second["mask"])
    return bool(masks[0].any()) and mask_iou(*masks) >= LEAST_IOU


def jittered(box: Sequence[float], jitter: random.Random) -> list[float]:
    """A box whose edges move by at most `JITTER` of its sides, inside the page."""
    x0, y0, x1, y1 = box
    sides = (x1 - x0, y1 - y0) * 2
    return [min(1000.0, max(0.0, edge + jitter.uniform(-JITTER, JITTER) * side)) for edge, side in zip(box, sides)]
