"""Results of the pipelines, as dictionaries."""

from collections.abc import Iterable
from typing import Any

from ..processing.answers import Answer


FIELDS = ("score", "boxes", "words", "mask", "present")


def as_result(answer: Answer, page: int = 1, masks: bool = True) -> dict[str, Any]:
    """Return an answer as the dictionary that `document-segmentation` returns; JSON can hold it without the mask."""
    fields = {name: getattr(answer, name) for name in FIELDS if masks or name != "mask"}
    return {"answer": answer.text, **fields, "page": page}


def different(ranked: Iterable[tuple[int, Answer]], top_k: int) -> list[tuple[int, Answer]]:
    """The first `top_k` pairs of page number and answer whose texts, or pages and regions, differ."""
    found = {}
    for number, answer in ranked:
        found.setdefault(answer.text or (number, str(answer.boxes)), (number, answer))
    return list(found.values())[:top_k]
