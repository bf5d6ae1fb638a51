"""Results of the pipelines, as dictionaries."""

from collections.abc import Sequence
from typing import Any

from ..processing.answers import Answer


FIELDS = ("score", "boxes", "words", "mask", "present")


def as_result(answer: Answer, page: int = 1, masks: bool = True) -> dict[str, Any]:
    """Return an answer as the dictionary that `document-segmentation` returns; JSON can hold it without the mask."""
    fields = {name: getattr(answer, name) for name in FIELDS if masks or name != "mask"}
    return {"answer": answer.text, **fields, "page": page}


def best_of(pages: Sequence[Sequence[dict[str, Any]]], top_k: int) -> list[dict[str, Any]]:
    """Return at most `top_k` different results to a question by score, from the results of each page."""
    results = sorted((result for page in pages for result in page), key=lambda result: result["score"], reverse=True)
    different = {}
    for result in results:
        different.setdefault(result["answer"] or (result["page"], str(result["boxes"])), result)
    return list(different.values())[:top_k]


def rank_pages(pages: Sequence[Sequence[dict[str, Any]]], top_k: int) -> list[dict[str, Any]]:
    """Return at most `top_k` different answers to a question by score; if no page has one, the best guess alone."""
    found = [[result for result in page if result["present"]] for page in pages]
    return best_of(found, top_k) or best_of([page[:1] for page in pages], 1)
