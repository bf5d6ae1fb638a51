"""Rows for LayoutLM's processors: `words` or `tokens`, `bboxes` or `boxes` in 0..1000, and an optional image."""

from collections.abc import Iterator

from djepa_pages.page_text import PageText

from ..rows import decode_image
from .adapter import Adapter, ask, ask_by_text, page_example


def pages(row: dict, page_name: str) -> Iterator[dict]:
    """A page, with the row's `question` if it has one; answers are located by `answer_boxes` or by their text."""
    words = row.get("words") if row.get("words") is not None else row["tokens"]
    boxes = row.get("bboxes") if row.get("bboxes") is not None else row["boxes"]
    name = str(row.get("page_id") or row.get("id") or page_name)
    page = page_example(decode_image(row.get("image")), words, boxes, name, str(row.get("document_id") or name))
    if row.get("question") and row.get("answer_boxes") is not None:
        ask(page, row["question"], row.get("answers") or [], row["answer_boxes"])
    elif row.get("question"):
        ask_by_text(page, PageText(page["words"], page["boxes"]), row["question"], row.get("answers"))
    yield page


ADAPTERS = tuple(
    Adapter("rows for LayoutLM", frozenset(pair), pages)
    for pair in (("words", "bboxes"), ("tokens", "bboxes"), ("tokens", "boxes"), ("words", "boxes"))
)
