"""DocVQA: a page image, a question and acceptable answer texts, which are located among the words read by OCR.

`lmms-lab/DocVQA` has `questionId, question, question_types, image, docId, ucsf_document_id, ucsf_document_page_no,
answers, data_split`; datasets with `words` and `bounding_boxes`, such as `nielsr/docvqa_1200_examples`, need no OCR.
"""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from djepa_pages.ocr import read_words
from djepa_pages.page_text import PageText

from ..rows import decode_image
from .adapter import Adapter, ask_by_text, page_example


def pages(row: dict, page_name: str) -> Iterator[dict]:
    image = decode_image(row["image"])
    document = str(row.get("ucsf_document_id") or row.get("docId") or row.get("id") or page_name)
    page_id = f"{document}#{row.get('ucsf_document_page_no') or row.get('docId') or page_name}"
    if row.get("words") and row.get("bounding_boxes"):
        words, boxes = row["words"], row["bounding_boxes"]
    else:
        words, boxes = _read(image.size, image.tobytes())
    page = page_example(image, words, boxes, page_id, document)
    question = row.get("question") or row["query"]
    if isinstance(question, dict):  # by language
        question = question.get("en") or next(iter(question.values()))
    if page["words"]:
        ask_by_text(page, PageText(page["words"], page["boxes"]), question, row.get("answers"))
    yield page


@lru_cache(maxsize=4)
def _read(size: tuple[int, int], pixels: bytes):
    """Cached OCR: questions about a page are consecutive rows."""
    return read_words(Image.frombytes("RGB", size, pixels))


ADAPTERS = (
    Adapter("DocVQA with words", frozenset(("image", "query", "answers", "words", "bounding_boxes")), pages),
    Adapter("DocVQA", frozenset(("image", "question", "answers")), pages),
)
