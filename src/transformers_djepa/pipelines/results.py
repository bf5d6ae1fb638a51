"""Results of the pipelines, as dictionaries."""

from typing import Any

from ..processing.answers import Answer


FIELDS = ("score", "boxes", "words", "mask", "present")


def as_result(answer: Answer, masks: bool = True) -> dict[str, Any]:
    """Return an answer as the dictionary that `document-segmentation` returns; JSON can hold it without the mask."""
    return {"answer": answer.text, **{name: getattr(answer, name) for name in FIELDS if masks or name != "mask"}}
