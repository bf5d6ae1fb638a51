"""The row format of page datasets.

A *flat row* is a page (`image`, `words`, `boxes`, `page_id`, `document_id`) with one `question`, its acceptable
`answers` and, for each answer, its boxes. A *page example* is the page with a list of `questions`; models train on it.
All boxes are `[x0, y0, x1, y1]` in 0..1000 of the page. For an unanswerable question `answers` is empty, and
`answer_boxes` empty or missing. Rows without `page_id` that have the same image and words are one page. The answer ""
is a region, such as a table or a stamp, whose mask is trained without words. The `kind` of a question ("value",
"region", "mark", ...) and its `topic` ("total", "table", ...) are optional; scores are also given by kind.

A row is checked once, when its dataset is opened or, of a dataset that was opened elsewhere, when its page is read.
"""

import hashlib
import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType
from typing import Any

import pyarrow
import pyarrow.compute
from datasets import Dataset, Features, Image, IterableDataset, List, Value
from PIL import Image as PillowImage

from djepa_pages import Limits, load_page
from djepa_pages.damage import reading, shown
from djepa_pages.spelling import has_text, is_text
from djepa_runtime.processing.text_inputs import check_words
from djepa_runtime.processing.validation import mend_boxes

from ..processing.image_processing_djepa import to_image


BOXES = List(List(Value("float32"), length=4))
TEXT = Value("string")
PAGE_FEATURES = Features({"image": Image(), "words": List(TEXT), "boxes": BOXES, "page_id": TEXT, "document_id": TEXT})
QUESTION = {"question": TEXT, "answers": List(TEXT), "answer_boxes": List(BOXES)}
QUESTION_FEATURES = Features({**PAGE_FEATURES, **QUESTION})  # of flat rows
KINDS = {"kind": TEXT, "topic": TEXT}
PAGE_EXAMPLE_FEATURES = Features({**PAGE_FEATURES, "questions": List({**QUESTION, **KINDS})})
LIMITS = Limits()  # of decoding an image
CONTENT = ("words", "tokens", "boxes", "bboxes", "bounding_boxes")  # of a page, in all layouts
MAX_NAMED = 20  # questions in a message


def group_questions(rows: Iterable[dict], mended: list[str] | None = None) -> Iterator[dict]:
    """Group flat rows into page examples: consecutive rows with the same `page_id_of` are one page.

    `rows` may also be page examples, with questions that are `unlocated`. Rows are checked by `check_row`, which
    also gets `mended`.
    """
    for _, same_page in itertools.groupby(rows, key=page_id_of):
        page_rows, changed = list(same_page), []
        page, *others = (check_row(row, changed) for row in page_rows)
        page["questions"] += [question for other in others for question in other["questions"]]
        if unlocated := [question for row in page_rows for question in row.get("unlocated", ())]:
            page["unlocated"] = unlocated
        if mended is not None:
            mended += changed[:1]
        yield page


def decode_image(image: Any) -> PillowImage.Image | None:
    """Decode a stored image (as `datasets` stores it, bytes, a path, or decoded) to RGB; `None` stays `None`.

    The path of a PDF is read as its first page.
    """
    if isinstance(image, dict):
        image = image.get("bytes") or image.get("path")
    if isinstance(image, (str, bytes)):
        return load_page(image, limits=LIMITS).image
    return None if image is None else to_image(image)


def undecoded(rows: Dataset | IterableDataset) -> Dataset | IterableDataset:
    """Leave images encoded: a page's image is then decoded once, not once per question."""
    for name, feature in (rows.features or {}).items():
        if isinstance(feature, Image):
            rows = rows.cast_column(name, Image(decode=False))
        elif isinstance(feature, List) and isinstance(feature.feature, Image):
            rows = rows.cast_column(name, List(Image(decode=False)))
    return rows


def arrow_column(rows: Dataset, name: str) -> pyarrow.ChunkedArray:
    """A column, without decoding the others."""
    return rows.select_columns(name).with_format("arrow")[:][name]


def list_lengths(rows: Dataset, name: str) -> list[int]:
    """Lengths of the lists of a column."""
    return pyarrow.compute.list_value_length(arrow_column(rows, name)).to_pylist()


def questions_of(row: dict) -> list[dict]:
    """Return the questions of a page example; a flat row is its own question, if it has one.

    A question with the answers `[]` and without `answer_boxes` gets empty ones.
    """
    questions = row.get("questions")
    if questions is None:
        questions = [row] if "question" in row else []
    return [
        q | {"answer_boxes": []} if q.get("answers") == [] and q.get("answer_boxes") is None else q for q in questions
    ]


def page_id_of(row: dict) -> str:
    """Return the row's `page_id`, or `content_name`; raises `ValueError` for an empty one, or no row."""
    if not isinstance(row, dict):
        raise ValueError(f"A row must have columns by name, got {shown(row)}.")
    page_id = row.get("page_id")
    if page_id is None:
        return content_name(row)
    if not is_text(page_id) or not page_id:
        raise ValueError(
            f"A row has page_id {shown(page_id)}; it must be a string, the same for all questions of a page."
        )
    return page_id


def content_name(row: dict) -> str:
    """A name for the page of a row, the same for rows with the same image, words and boxes."""
    image, path = row.get("image"), "page"
    if isinstance(image, dict):
        image, path = image.get("bytes") or image.get("path"), image.get("path") or path
    if isinstance(image, str):
        path, image = image, image.encode(errors="surrogateescape")
    elif image is not None and not isinstance(image, bytes):
        image = to_image(image).tobytes()
    digest = hashlib.sha256(repr([row.get(name) for name in CONTENT]).encode(errors="replace"))
    digest.update(image or b"")
    return f"{Path(path).stem}-{digest.hexdigest()[:12]}"


def named(questions: Iterable[tuple[str, str]]) -> str:
    """Names of pages and their questions for a message, of the first ones if there are many."""
    names = [f"{page} {question!r}" for page, question in questions]
    return ", ".join(names[:MAX_NAMED]) + (f" and {len(names) - MAX_NAMED} more" if len(names) > MAX_NAMED else "")


def check_row(row: dict, mended: list[str] | None = None) -> dict:
    """Validate a flat row or a page example, and return it as a page example with boxes as in `mend_boxes`.

    Words without a letter, digit or sign are left out.

    If any box is changed, the id of the page is added to `mended`.

    Raises:
        ValueError: a missing field, numbers of boxes that do not match, questions about a page without text, an answer
            without boxes, or an invalid box; the message names the page, the field and the value.
    """
    page_id = page_id_of(row)
    with reading(f"Page {page_id!r}"):
        if not isinstance(document := row.get("document_id"), (str, NoneType)):
            raise ValueError(f"document_id must be a string, got {shown(document)}.")
        words, boxes = (_get_list(row, name) for name in ("words", "boxes"))
        if len(words) != len(boxes):
            raise ValueError(f"words has {len(words)} entries and boxes {len(boxes)}; there must be one box per word.")
        check_words(words, "words")
        if blank := {index for index, word in enumerate(words) if not has_text([word])}:
            words, boxes = ([each for index, each in enumerate(of) if index not in blank] for of in (words, boxes))
        page = {name: row.get(name) for name in PAGE_FEATURES} | {"page_id": page_id}
        page |= {"words": words, "boxes": _mended(boxes)}
        is_flat = row.get("questions") is None
        questions = questions_of(row if is_flat else {"questions": _get_list(row, "questions")})
        if questions and not has_text(words):
            raise ValueError("words has no text; skip the page, or read it by OCR.")
        prefixes = ("" if is_flat else f"questions[{index}]." for index in range(len(questions)))
        page["questions"] = [*map(_checked_question, questions, prefixes)]
    given = [boxes, *(boxes for question in questions for boxes in question["answer_boxes"])]
    found = [page["boxes"], *(boxes for question in page["questions"] for boxes in question["answer_boxes"])]
    if mended is not None and any(new is not old for new, old in zip(found, given)):
        mended.append(page_id)
    return page


def _mended(boxes: list, name: str = "boxes") -> list:
    """Mended boxes, the same list if there is nothing to mend."""
    checked, count = mend_boxes(boxes, name)
    return checked.tolist() if count else boxes


def _checked_question(question: dict, prefix: str) -> dict:
    text = question.get("question")
    if not is_text(text) or not text.strip():
        raise ValueError(f"{prefix}question is {shown(text)}; it must be a string with some text.")
    if _get_list(question, "answers", prefix) and question.get("answer_boxes") is None:
        raise ValueError(
            f"{prefix}answer_boxes is missing; give the boxes of each answer, or open rows without this column with "
            "load_document_dataset, which looks for the answers among the words."
        )
    answers, answer_boxes = question["answers"], _get_list(question, "answer_boxes", prefix)
    if len(answers) != len(answer_boxes):
        raise ValueError(
            f"{prefix}answers has {len(answers)} entries and answer_boxes {len(answer_boxes)}; "
            "there must be one list of boxes per answer, and both must be empty for unanswerable questions."
        )
    found = []
    for index, (answer, boxes) in enumerate(zip(answers, answer_boxes)):
        if not is_text(answer):
            raise ValueError(f"{prefix}answers[{index}] is {shown(answer)}; it must be a string.")
        name = f"{prefix}answer_boxes[{index}]"
        found.append(_mended(boxes, name))
        if not len(boxes):
            raise ValueError(
                f"{name} is empty; an answer needs at least one box, "
                "so remove questions whose answer has no location on the page."
            )
    return {name: question[name] for name in question if name not in PAGE_FEATURES} | {"answer_boxes": found}


def _get_list(row: dict, name: str, prefix: str = "") -> list[Any]:
    if not isinstance(row.get(name), (list, tuple)):
        raise ValueError(f"{prefix}{name} is {shown(row.get(name))}; it must be a list.")
    return row[name]
