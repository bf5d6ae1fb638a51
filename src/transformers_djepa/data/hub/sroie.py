"""SROIE (`jsdnrs/ICDAR2019-SROIE`): receipts with `entities` (company, date, address, total), `words` and `bboxes`.

Each of its "words" is a line of text with a box in pixels of `image_size`. Lines are split at spaces, and their boxes
in proportion to the characters. Entities are located by their text, or dropped.
"""

from collections.abc import Iterator, Sequence

from djepa_pages.page_text import PageText

from ..rows import decode_image
from .adapter import Adapter, ask_by_text, page_example, scaled_box


QUESTIONS = {
    "company": "What is the name of the company?",
    "date": "What is the date of the receipt?",
    "address": "What is the address of the company?",
    "total": "What is the total?",
}


def pages(row: dict, page_name: str) -> Iterator[dict]:
    image, size = decode_image(row.get("image")), row["image_size"]
    words, boxes = [], []
    for line, box in zip(row["words"], row["bboxes"]):
        for word, part in split_line(line, box):
            words.append(word)
            boxes.append(scaled_box(part, size["width"], size["height"]))
    page = page_example(image, words, boxes, page_name, page_name)
    text = PageText(page["words"], page["boxes"])
    for name, value in (row["entities"] or {}).items():
        if value:
            ask_by_text(page, text, QUESTIONS.get(name, f"What is the {name}?"), [value])
    yield page


def split_line(text: str, box: Sequence[float]) -> list[tuple[str, tuple[float, ...]]]:
    """Split the box of a line into boxes of its words, in proportion to the characters (including spaces).

    >>> split_line("ab cd", (0, 0, 50, 10))
    [('ab', (0.0, 0, 20.0, 10)), ('cd', (30.0, 0, 50.0, 10))]
    """
    x0, y0, x1, y1 = box
    per_char = (x1 - x0) / max(len(text), 1)
    words, start = [], 0
    for word in text.split():
        start = text.index(word, start)
        words.append((word, (x0 + start * per_char, y0, x0 + (start + len(word)) * per_char, y1)))
        start += len(word)
    return words


ADAPTERS = (Adapter("SROIE", frozenset(("entities", "image_size", "words", "bboxes")), pages),)
