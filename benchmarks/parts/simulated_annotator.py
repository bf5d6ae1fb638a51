"""A simulated annotator: answers and clicks from ground truth, as a person would in `djepa annotate`.

The person takes the first candidate that is right. If none is, each click is on a word that the best candidate lacks,
or on one that it should not have (SAM's protocol, arXiv 2304.02643, section 7.1); after `MOST_CLICKS` the words are
dragged over, one drag per line.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import numpy as np

from djepa_runtime.annotation.records import PageRef
from djepa_runtime.annotation.workspace import Answer, Ask, Decide, Workspace
from transformers_djepa.data.simulated_prompts import words_inside
from transformers_djepa.metrics.functions import Prediction, box_iou, is_right


MOST_CLICKS = 3
ANNOTATOR = "simulated"
Box = Sequence[float]
Candidate = Mapping[str, Any]
Propose = Callable[[list[Box], list[int]], list[Candidate]]  # clicks and their labels -> candidates, the best first


@dataclass
class Solution:
    """How a question was decided.

    Args:
        at_once: the first candidate was right, or rightly absent.
        clicks: on the page, drags, and the choice of another candidate.
    """

    outcome: str  # of `Decide`
    answer: dict | None
    candidate: int | None
    at_once: bool
    clicks: int


def solve(question: dict, words: Sequence[str], boxes: Sequence[Box], propose: Propose) -> Solution:
    """Decide a question, with its acceptable answers, about a page of words."""
    candidates = propose([], [])
    at_once = is_candidate_right(question, candidates[0])
    if not question["answer_boxes"]:
        return Solution("absent", None, None, at_once, 0 if at_once else 1)
    points, labels = [], []
    while True:
        for index, candidate in enumerate(candidates):
            if is_candidate_right(question, candidate | {"present": index > 0 or bool(points) or candidate["present"]}):
                return Solution("accepted", answer_of(candidate), index, at_once, len(points) + (index > 0))
        wanted = nearest_answer(question, candidates[0])
        click = next_click(candidates[0], wanted_words(boxes, wanted), boxes, points)
        if click is None or len(points) == MOST_CLICKS:
            break
        points.append(click[0])
        labels.append(click[1])
        candidates = propose(points, labels)
    chosen = wanted_words(boxes, wanted)
    answer = {"text": " ".join(words[index] for index in chosen), "boxes": wanted, "word_ids": chosen}
    return Solution("accepted", answer, None, at_once, len(points) + len(wanted))


def is_candidate_right(question: dict, candidate: Candidate) -> bool:
    return is_right(question, Prediction(candidate["text"], candidate["boxes"], present=candidate["present"]))


def answer_of(candidate: Candidate) -> dict:
    return {name: candidate[name] for name in ("text", "boxes", "word_ids")}


def nearest_answer(question: dict, candidate: Candidate) -> list[Box]:
    """Boxes of the acceptable answer that overlaps a candidate most."""
    return max(question["answer_boxes"], key=lambda boxes: box_iou(candidate["boxes"], boxes))


def wanted_words(boxes: Sequence[Box], wanted: Sequence[Box]) -> list[int]:
    """Ids of the words whose centre is in one of the boxes."""
    return np.flatnonzero(words_inside(boxes, wanted)).tolist()


def next_click(
    candidate: Candidate, wanted: list[int], boxes: Sequence[Box], clicked: list[Box]
) -> tuple[Box, int] | None:
    """A click on a word that the candidate lacks (1), or on one that it should not have (0); None if all were tried."""
    lacking = [(centre(boxes[index]), 1) for index in wanted if index not in candidate["word_ids"]]
    wrong = [(centre(boxes[index]), 0) for index in candidate["word_ids"] if index not in wanted]
    return next((click for click in [*lacking, *wrong] if click[0] not in clicked), None)


def centre(box: Box) -> list[float]:
    return [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]


def annotate(work: Workspace, page: PageRef, questions: Iterable[dict]) -> list[Solution]:
    """Decide the questions of a page in a workspace; with `read_only`, nothing is stored."""
    shown, solutions = work.read(page.id), []
    for question in questions:
        text = question["question"]

        def propose(points, labels, text=text):
            return work.ask(page.id, ANNOTATOR, Ask(key=str(uuid4()), question=text, points=points, labels=labels))

        found = solve(question, shown.words, shown.boxes, propose)
        solutions.append(found)
        if not work.read_only:
            answer = found.answer and Answer(**found.answer)
            fields = {"outcome": found.outcome, "answer": answer, "candidate": found.candidate, "edits": found.clicks}
            work.decide(page.id, ANNOTATOR, Decide(key=str(uuid4()), question=text, **fields))
    return solutions


def summary(solutions: Sequence[Solution]) -> dict[str, float]:
    """Share of decisions that were right at once, and clicks per accepted answer."""
    accepted = [each.clicks for each in solutions if each.outcome == "accepted"]
    at_once = [each.at_once for each in solutions if each.outcome == "accepted"]
    return {
        "decisions": len(solutions),
        "right_at_once": round(sum(each.at_once for each in solutions) / max(1, len(solutions)), 4),
        "answers_right_at_once": round(sum(at_once) / max(1, len(at_once)), 4),
        "clicks_per_answer": round(sum(accepted) / max(1, len(accepted)), 4),
    }
