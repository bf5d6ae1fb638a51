"""Rows made for LayoutLM's processors: `words` or `tokens`, `bboxes` or `boxes` in 0..1000, perhaps an image."""

from collections.abc import Iterator

from .adapter import Adapter, ask, page_example
from .images import opened


def pages(row: dict, number: int) -> Iterator[dict]:
    """A page; with a question if the row has `question` and `answer_boxes` too."""
    words = row.get("words") if row.get("words") is not None else row["tokens"]
    boxes = row.get("bboxes") if row.get("bboxes") is not None else row["boxes"]
    name = str(row.get("page_id") or row.get("id") or number)
    page = page_example(opened(row.get("image")), words, boxes, name, str(row.get("document_id") or name))
    if row.get("question") and row.get("answer_boxes") is not None:
        ask(page, row["question"], row["answers"], row["answer_boxes"])
    yield page


ADAPTERS = tuple(
    Adapter("rows for LayoutLM", frozenset(pair), pages)
    for pair in (("words", "bboxes"), ("tokens", "bboxes"), ("tokens", "boxes"), ("words", "boxes"))
)
