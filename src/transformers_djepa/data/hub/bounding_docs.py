"""BoundingDocs (`letxbe/BoundingDocs`): multi-page documents with word boxes for every answer.

A row has `source`, `doc_id`, `doc_images`, `doc_ocr` (Amazon Textract's JSON of each page, boxes in 0..1) and `Q&A`, a
JSON object: by id a `question`, an optional `rephrased_question`, and `answers` with `value`, `page` (from 1) and
`location`, one `[width, height, x, y]` in 0..1000 per word.
"""

import json
from collections.abc import Iterator

from ..rows import decode_image
from .adapter import Adapter, ask, page_example, scaled_box


def pages(row: dict, page_name: str) -> Iterator[dict]:
    made = []
    for index, (image, ocr) in enumerate(zip(row["doc_images"], row["doc_ocr"]), start=1):
        blocks = [block for block in json.loads(ocr)["Blocks"] if block["BlockType"] == "WORD"]
        words, boxes = [block["Text"] for block in blocks], [_word_box(block) for block in blocks]
        made.append(page_example(decode_image(image), words, boxes, f"{row['doc_id']}#{index}", str(row["doc_id"])))
    for entry in json.loads(row["Q&A"] or "{}").values():
        question = entry.get("rephrased_question") or entry["question"]
        for index, page in enumerate(made, start=1):
            here = [answer for answer in entry["answers"] if answer["page"] == index]
            if here:
                regions = [[_answer_box(location) for location in answer["location"]] for answer in here]
                ask(page, question, [answer["value"] for answer in here], regions)
    yield from made


def _word_box(block: dict) -> list[float]:
    box = block["Geometry"]["BoundingBox"]
    left, top = box["Left"], box["Top"]
    return scaled_box([left, top, left + box["Width"], top + box["Height"]], 1, 1)


def _answer_box(location: list[float]) -> list[float]:
    width, height, x, y = location
    return scaled_box([x, y, x + width, y + height], 1000, 1000)


ADAPTERS = (Adapter("BoundingDocs", frozenset(("doc_id", "doc_images", "doc_ocr", "Q&A")), pages),)
