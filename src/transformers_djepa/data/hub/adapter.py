"""The adapter interface, and helpers shared by the adapters."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from djepa_pages.page_text import PageText


@dataclass(frozen=True)
class Adapter:
    """One published layout.

    Attributes:
        name: used in messages.
        columns: that identify the layout; a dataset may have others.
        pages: converts a row, and a fallback name for its page, to page examples. Questions whose answer is not found
            on the page are in `unlocated` instead of `questions`.
    """

    name: str
    columns: frozenset[str]
    pages: Callable[[dict, str], Iterator[dict]]


def page_example(image: Any, words: Sequence[str], boxes: Sequence, page_id: str, document_id: str) -> dict:
    """A page example without questions. Boxes are clipped to the page; blank words and empty boxes are dropped.

    Raises:
        ValueError: the numbers of words and boxes differ.
    """
    if len(words) != len(boxes):
        raise ValueError(
            f"Page {page_id!r}: {len(words)} words and {len(boxes)} boxes; there must be one box per word."
        )
    clipped = [(word, scaled_box(box, 1000, 1000)) for word, box in zip(words, boxes) if word and word.strip()]
    kept = [(word, box) for word, box in clipped if has_area(box)]
    page = {"image": image, "words": [word for word, _ in kept], "boxes": [box for _, box in kept]}
    return page | {"page_id": page_id, "document_id": document_id, "questions": [], "unlocated": []}


def has_area(box: Sequence[float]) -> bool:
    return box[2] > box[0] and box[3] > box[1]


def scaled_box(box: Sequence[float], width: float, height: float) -> list[float]:
    """Pixels `[x0, y0, x1, y1]` of a page of this size to 0..1000, clipped, corners ordered."""
    x0, y0, x1, y1 = (min(max(v * 1000 / side, 0.0), 1000.0) for v, side in zip(box, (width, height, width, height)))
    return [min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)]


def ask(page: dict, question: str, answers: Sequence[str], regions: Sequence[Sequence[Sequence[float]]]) -> None:
    """Add a question with the boxes of each acceptable answer; empty boxes are dropped.

    Raises:
        ValueError: the numbers of answers and of their lists of boxes differ.
    """
    if len(answers) != len(regions):
        raise ValueError(
            f"Page {page['page_id']!r}: {len(answers)} answers and {len(regions)} lists of boxes; give one per answer."
        )
    regions = [[list(map(float, box)) for box in region if has_area(box)] for region in regions]
    located = [(answer, boxes) for answer, boxes in zip(answers, regions) if boxes]
    if answers and not located:
        page["unlocated"].append({"question": question, "answers": list(answers)})
    else:
        texts, boxes = [answer for answer, _ in located], [boxes for _, boxes in located]
        page["questions"].append({"question": question, "answers": texts, "answer_boxes": boxes})


def ask_by_text(page: dict, text: PageText, question: str, answers: str | Sequence[str] | None) -> None:
    """Add a question whose answers are texts, located wherever these words occur, ignoring case and punctuation."""
    answers = [answers] if isinstance(answers, str) else answers or []
    found = {tuple(run) for answer in answers for run in text.find(answer)}
    runs = sorted(run for run in found if not any(set(run) < set(other) for other in found))
    if runs:
        ask(page, question, [text.join(run) for run in runs], [text.line_boxes(run) for run in runs])
    else:
        page["unlocated"].append({"question": question, "answers": list(answers)})
