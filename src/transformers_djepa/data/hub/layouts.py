"""Published layouts of document datasets, as page examples: one generator of pages a layout, chosen by its columns."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from djepa_pages.geometry import scaled_box, union_box
from djepa_pages.ocr import read_words
from djepa_pages.page_text import PageText


class Adapter(NamedTuple):
    """One published layout.

    `pages` converts a row, and a fallback name for its page, to page examples. Questions whose answer is not found on
    the page are in `unlocated` instead of `questions`.
    """

    name: str  # in messages
    columns: set[str]  # that identify the layout; a dataset may have others
    pages: Callable[[dict, str], Iterator[dict]]
    images: tuple[str, ...] = ("image",)  # columns with images, which `pages` gets decoded


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


def ask(page: dict, question: str, answers: Sequence[str], regions: Sequence[Sequence[Sequence[float]]]) -> None:
    """Add a question with the boxes of each acceptable answer; empty boxes are dropped."""
    regions = [[list(map(float, box)) for box in region if has_area(box)] for region in regions]
    located = [(answer, boxes) for answer, boxes in zip(answers, regions, strict=True) if boxes]
    if answers and not located:
        page["unlocated"].append({"question": question, "answers": list(answers)})
    else:
        texts, boxes = [answer for answer, _ in located], [boxes for _, boxes in located]
        page["questions"].append({"question": question, "answers": texts, "answer_boxes": boxes})


def ask_by_text(page: dict, text: PageText, question: str, answers: str | Sequence[str] | None) -> None:
    """Add a question whose answers are texts, located wherever these words occur, ignoring case and punctuation.

    The page does not answer a question with the answers `[]`; with `None` they are unknown.
    """
    if answers == [] and page["words"]:
        return ask(page, question, [], [])
    answers = [answers] if isinstance(answers, str) else answers or []
    found = {tuple(run) for answer in answers for run in text.find(answer)}
    runs = sorted(run for run in found if not any(set(run) < set(other) for other in found))
    if runs:
        ask(page, question, [text.join(run) for run in runs], [text.line_boxes(run) for run in runs])
    else:
        page["unlocated"].append({"question": question, "answers": list(answers)})


def bounding_docs(row: dict, page_name: str) -> Iterator[dict]:
    """BoundingDocs (`letxbe/BoundingDocs`): multi-page documents with word boxes for every answer.

    `doc_ocr` is Amazon Textract's JSON of each page, boxes in 0..1. `Q&A` is a JSON object: by id a `question`, an
    optional `rephrased_question`, and `answers` with `value`, `page` (from 1) and `location`, one
    `[width, height, x, y]` in 0..1000 per word.
    """
    made = []
    for index, (image, ocr) in enumerate(zip(row["doc_images"], row["doc_ocr"]), start=1):
        blocks = [block for block in json.loads(ocr)["Blocks"] if block["BlockType"] == "WORD"]
        corners = [block["Geometry"]["BoundingBox"] for block in blocks]
        boxes = [(c["Left"], c["Top"], c["Left"] + c["Width"], c["Top"] + c["Height"]) for c in corners]
        words, boxes = [block["Text"] for block in blocks], [scaled_box(box, 1, 1) for box in boxes]
        made.append(page_example(image, words, boxes, f"{row['doc_id']}#{index}", str(row["doc_id"])))
    for entry in json.loads(row["Q&A"] or "{}").values():
        question = entry.get("rephrased_question") or entry["question"]
        for index, page in enumerate(made, start=1):
            here = [answer for answer in entry["answers"] if answer["page"] == index]
            if here:
                regions = [[scaled_box((x, y, x + w, y + h), 1000, 1000) for w, h, x, y in a["location"]] for a in here]
                ask(page, question, [answer["value"] for answer in here], regions)
    yield from made


# Names of CORD's categories in questions; others keep their own name.
CORD_NAMES = {
    "total.total_price": "total",
    "total.cashprice": "cash paid",
    "total.changeprice": "change",
    "total.creditcardprice": "amount paid by card",
    "total.emoneyprice": "amount paid by e-money",
    "total.menuqty_cnt": "number of items",
    "total.menutype_cnt": "number of kinds of items",
    "total.total_etc": "other total",
    "sub_total.subtotal_price": "subtotal",
    "sub_total.discount_price": "discount",
    "sub_total.service_price": "service charge",
    "sub_total.tax_price": "tax",
    "sub_total.othersvc_price": "other charge",
    "sub_total.etc": "rounding",
    "menu.price": "price",
    "menu.unitprice": "unit price",
    "menu.cnt": "quantity",
    "menu.discountprice": "discount",
}
ITEM_NAME = "menu.nm"


def cord(row: dict, page_name: str) -> Iterator[dict]:
    """CORD v2 (`naver-clova-ix/cord-v2`): receipts with `image` and JSON `ground_truth`.

    `valid_line` holds lines of `words` (`quad` in pixels, `text`, `is_key`) with a `category` such as
    "total.total_price" and a `group_id`. Unique fields become questions; fields of items are asked for with the name
    of the item.
    """
    truth, image = json.loads(row["ground_truth"]), row["image"]
    meta = truth.get("meta", {})
    size = meta.get("image_size") or {"width": image.width, "height": image.height}
    words, boxes, fields = [], [], defaultdict(list)  # fields: (group, category) to word indices, line by line
    for line in truth["valid_line"]:
        indices = []
        for word in line["words"]:
            if word["text"].strip():
                if not word.get("is_key"):
                    indices.append(len(words))
                words.append(word["text"])
                around = union_box([[word["quad"][f"{axis}{i}"] for axis in "xyxy"] for i in range(1, 5)])
                boxes.append(scaled_box(around, size["width"], size["height"]))
        if indices:
            fields[line.get("group_id"), line["category"]].append(indices)
    name = f"{meta.get('split', 'cord')}-{meta.get('image_id', page_name)}"
    page = page_example(image, words, boxes, name, name)
    for field, lines in _cord_fields(fields, words):
        text = " ".join(words[index] for line in lines for index in line)
        ask(page, f"What is the {field}?", [text], [[union_box([boxes[index] for index in line]) for line in lines]])
    yield page


def _cord_fields(fields: dict, words: Sequence[str]) -> Iterator[tuple[str, list[list[int]]]]:
    """The fields of a receipt that are asked for: what they are called, and their word indices by line."""
    by_category = defaultdict(list)
    for (group, category), lines in fields.items():
        by_category[category].append((group, lines))
    items = {
        group: " ".join(words[index] for line in lines for index in line) for group, lines in by_category[ITEM_NAME]
    }
    for category, found in by_category.items():
        if category.startswith("menu.") and category != ITEM_NAME and category in CORD_NAMES:
            for group, lines in found:
                if list(items.values()).count(items.get(group)) == 1:
                    yield f"{CORD_NAMES[category]} of {items[group]}", lines
        elif not category.startswith("menu.") and len(found) == 1:
            yield CORD_NAMES.get(category, category.rpartition(".")[2].replace("_", " ")), found[0][1]


def docvqa(row: dict, page_name: str) -> Iterator[dict]:
    """DocVQA: a page image, a question and acceptable answer texts, which are located among the words read by OCR.

    `lmms-lab/DocVQA` has `question`, `image`, `docId`, `ucsf_document_id`, `ucsf_document_page_no` and `answers`;
    datasets with `words` and `bounding_boxes`, such as `nielsr/docvqa_1200_examples`, need no OCR.
    """
    image = row["image"]
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


def linked_forms(row: dict, page_name: str) -> Iterator[dict]:
    """FUNSD and XFUND, whose annotations link the label of a field to its value.

    A page has `form` (FUNSD: a JSON file next to the image) or `document` (XFUND): entities with `id`, `text`, `label`
    ("question", "answer", "header", "other"), `linking` (pairs of ids) and `words` of `text` and `box` in pixels.
    """
    entities = row.get("form") or row.get("document")
    image = row.get("image")
    width, height = image.size if image is not None else (row["width"], row["height"])
    words, boxes, indices = [], [], defaultdict(list)  # indices: of the words of each entity
    for entity in entities:
        for word in entity["words"]:
            if word["text"].strip():
                indices[entity["id"]].append(len(words))
                words.append(word["text"])
                boxes.append(scaled_box(word["box"], width, height))
    name = str(row.get("id") or page_name)
    page = page_example(image, words, boxes, name, name)
    labels = {entity["id"]: entity["label"] for entity in entities}
    values = defaultdict(list)  # answers of each question
    for entity in entities:
        for first, second in entity["linking"]:
            linked = labels.get(first) == "question" and labels.get(second) == "answer"
            if linked and second not in values[first]:
                values[first].append(second)
    for question, answers in values.items():
        found = [index for answer in answers for index in indices[answer]]
        if indices[question] and found:
            text = " ".join(words[index] for index in found)
            ask(page, " ".join(words[i] for i in indices[question]), [text], [[boxes[index] for index in found]])
    yield page


def layoutlm(row: dict, page_name: str) -> Iterator[dict]:
    """Rows for LayoutLM's processors: `words` or `tokens`, `bboxes` or `boxes` in 0..1000, and an optional image.

    The answers of the row's `question`, if it has one, are located by `answer_boxes` or by their text.
    """
    words = row.get("words") if row.get("words") is not None else row["tokens"]
    boxes = row.get("bboxes") if row.get("bboxes") is not None else row["boxes"]
    name = str(row.get("page_id") or row.get("id") or page_name)
    page = page_example(row.get("image"), words, boxes, name, str(row.get("document_id") or name))
    if row.get("question") and row.get("answer_boxes") is not None:
        ask(page, row["question"], row.get("answers") or [], row["answer_boxes"])
    elif row.get("question"):
        ask_by_text(page, PageText(page["words"], page["boxes"]), row["question"], row.get("answers"))
    yield page


SROIE_QUESTIONS = {
    "company": "What is the name of the company?",
    "date": "What is the date of the receipt?",
    "address": "What is the address of the company?",
    "total": "What is the total?",
}


def sroie(row: dict, page_name: str) -> Iterator[dict]:
    """SROIE (`jsdnrs/ICDAR2019-SROIE`): receipts with `entities` (company, date, address, total).

    Each of its `words` is a line of text, and `bboxes` are in pixels of `image_size`. Entities are located by their
    text, or dropped.
    """
    image, size = row.get("image"), row["image_size"]
    parts = [part for line, box in zip(row["words"], row["bboxes"]) for part in split_line(line, box)]
    boxes = [scaled_box(box, size["width"], size["height"]) for _, box in parts]
    page = page_example(image, [word for word, _ in parts], boxes, page_name, page_name)
    text = PageText(page["words"], page["boxes"])
    for name, value in (row["entities"] or {}).items():
        if value:
            ask_by_text(page, text, SROIE_QUESTIONS.get(name, f"What is the {name}?"), [value])
    yield page


def split_line(text: str, box: Sequence[float]) -> list[tuple[str, tuple[float, ...]]]:
    """Split the box of a line into boxes of its words, in proportion to the characters (including spaces).

    >>> split_line("ab cd", (0, 0, 50, 10))
    [('ab', (0.0, 0, 20.0, 10)), ('cd', (30.0, 0, 50.0, 10))]
    """
    x0, y0, x1, y1 = box
    per_char = (x1 - x0) / max(len(text), 1)
    words = re.finditer(r"\S+", text)
    return [(word[0], (x0 + word.start() * per_char, y0, x0 + word.end() * per_char, y1)) for word in words]


OWN = Adapter("rows", {"page_id", "words", "boxes"}, lambda row, page_name: iter([row]), images=())
OWN_QUESTION = {"question", "answers", "answer_boxes"}  # of flat rows that ask
# The first adapter whose columns are present is used; specific ones come first.
ADAPTERS = (
    Adapter("BoundingDocs", {"doc_id", "doc_images", "doc_ocr", "Q&A"}, bounding_docs, images=("doc_images",)),
    Adapter("CORD", {"image", "ground_truth"}, cord),
    Adapter("FUNSD", {"form", "image"}, linked_forms),
    Adapter("XFUND", {"document", "image"}, linked_forms),
    Adapter("SROIE", {"entities", "image_size", "words", "bboxes"}, sroie),
    Adapter("rows for LayoutLM", {"words", "bboxes"}, layoutlm),
    Adapter("rows for LayoutLM", {"tokens", "bboxes"}, layoutlm),  # also FUNSD for LayoutLMv3, without questions
    Adapter("rows for LayoutLM", {"tokens", "boxes"}, layoutlm),
    Adapter("rows for LayoutLM", {"words", "boxes"}, layoutlm),
    Adapter("DocVQA with words", {"image", "query", "answers", "words", "bounding_boxes"}, docvqa),
    Adapter("DocVQA", {"image", "question", "answers"}, docvqa),  # last: it runs OCR
)


def adapter_of(columns: set[str], name: str) -> Adapter:
    """The adapter of a dataset with these columns, none if it is empty; raises `ValueError` for an unknown layout."""
    if not columns or OWN.columns <= columns and ("question" not in columns or OWN_QUESTION <= columns):
        return OWN
    for adapter in ADAPTERS:
        if adapter.columns <= columns:
            return adapter
    known = "; ".join(sorted({f"{a.name}: {', '.join(sorted(a.columns))}" for a in ADAPTERS}))
    raise ValueError(f"{name} has the columns {', '.join(sorted(columns))}; known layouts are {known}.")
