"""What an adapter is, and what all of them need: boxes in 0..1000, answers found among the words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..questions.page_text import PageText


@dataclass(frozen=True)
class Adapter:
    """A published layout.

    Attributes:
        name: for messages.
        columns: that tell it; others may be there too.
        pages: from a row, and a name for its page where it has none, to page examples. A question whose answer is
            nowhere on the page stands in the page's `unlocated`, not in its `questions`.
    """

    name: str
    columns: frozenset[str]
    pages: Callable[[dict, str], Iterator[dict]]


def page_example(image: Any, words: Sequence[str], boxes: Sequence, page_id: str, document_id: str) -> dict:
    """A page without questions yet; words without letters or without area are left out, boxes end at the page's edge.

    Raises:
        ValueError: another number of boxes than words.
    """
    if len(words) != len(boxes):
        raise ValueError(f"Page {page_id!r}: {len(words)} words and {len(boxes)} boxes; there must be one box a word.")
    on_page = [(word, scaled_box(box, 1000, 1000)) for word, box in zip(words, boxes) if word and word.strip()]
    kept = [(word, box) for word, box in on_page if box[2] > box[0] and box[3] > box[1]]
    return {
        "image": image,
        "words": [word for word, _ in kept],
        "boxes": [box for _, box in kept],
        "page_id": page_id,
        "document_id": document_id,
        "questions": [],
        "unlocated": [],
    }


def scaled_box(box: Sequence[float], width: float, height: float) -> list[float]:
    """Pixels `[x0, y0, x1, y1]` of a page of that size to 0..1000, clipped, corners in order."""
    x0, y0, x1, y1 = (min(max(v * 1000 / side, 0.0), 1000.0) for v, side in zip(box, (width, height, width, height)))
    return [min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)]


def ask(page: dict, question: str, answers: Sequence[str], regions: Sequence[Sequence[Sequence[float]]]) -> None:
    """Adds a question with the boxes of each acceptable answer; boxes without area are left out.

    Raises:
        ValueError: another number of lists of boxes than of answers.
    """
    located = []
    if len(answers) != len(regions):
        raise ValueError(
            f"Page {page['page_id']!r}: {len(answers)} answers and {len(regions)} lists of boxes; give one an answer."
        )
    for answer, region in zip(answers, regions):
        boxes = [list(map(float, box)) for box in region if box[2] > box[0] and box[3] > box[1]]
        if boxes:
            located.append((answer, boxes))
    if answers and not located:
        page["unlocated"].append({"question": question, "answers": list(answers)})
        return
    page["questions"].append(
        {
            "question": question,
            "answers": [answer for answer, _ in located],
            "answer_boxes": [boxes for _, boxes in located],
        }
    )


def ask_by_text(page: dict, text: PageText, question: str, answers: str | Sequence[str] | None) -> None:
    """Adds a question whose answer is known as a text: all places with these words, letter case and signs aside."""
    answers = [answers] if isinstance(answers, str) else answers or []
    found = {tuple(place) for answer in answers for place in text.find(answer)}
    places = sorted(place for place in found if not any(set(place) < set(other) for other in found))
    if places:
        texts = [" ".join(text.words[index] for index in place) for place in places]
        ask(page, question, texts, [text.line_boxes(list(place)) for place in places])
    else:
        page["unlocated"].append({"question": question, "answers": list(answers)})
