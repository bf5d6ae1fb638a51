"""Encode prompts: nested lists of questions, clicks, boxes and rough masks to padded arrays `(pages, questions, ...)`.

prompt_input_ids, prompt_attention_mask   (pages, questions, tokens)   all 0: no text, or padding
input_points                              (pages, questions, clicks, 2)   0..1000 of the page
input_labels                              (pages, questions, clicks)   1 inside the answer, 0 outside, -10 padding
input_boxes                               (pages, questions, 4)   0..1000 of the page, all -10: no box
input_masks                               (pages, questions, S/4, S/4)   logits on the letterboxed grid, all 0: no mask
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from PIL import Image

from djepa_pages.damage import reading, shown
from djepa_pages.orientation import View
from djepa_pages.spelling import is_text

from ..conventions import ABSENT, MAX_MASK_PROMPT
from .letterbox import MASK_STRIDE, mask_to_grid
from .tokenizer import Tokenizer
from .validation import as_array, check_points, is_list, mend_boxes


MAX_PROMPT_TOKENS = 77  # CLIP's context length, including start and end tokens
DRAWN_LOGIT = 4.0  # of a binary mask, as in training
INSIDE = 1  # label of a click inside the answer


def encode_questions(tokenizer: Tokenizer, questions: Sequence[Sequence[str | None]]) -> dict[str, np.ndarray]:
    """Tokenize the questions of a batch of pages, one list per page; some of the lists may be empty.

    Raises `ValueError` for no questions, an empty question, or one with more than 77 tokens.
    """
    positions = [
        (page, index) for page, texts in enumerate(questions) for index, text in enumerate(texts) if text is not None
    ]
    texts = [questions[page][index] for page, index in positions]
    if not texts:
        raise ValueError("questions is empty; ask at least one question.")
    for text in texts:
        if not is_text(text):
            raise ValueError(f"A question must be a string, got {shown(text)}.")
        if not text.strip():
            raise ValueError(f"The question {shown(text)} is empty; write one such as 'What is the invoice number?'.")
    with reading("The questions cannot be tokenized"):
        encoding = tokenizer([text.strip() for text in texts], padding=True, return_attention_mask=True, verbose=False)
    limit = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS)
    for text, mask in zip(texts, encoding["attention_mask"]):
        if sum(mask) > limit:
            tokens = f"has {sum(mask)} tokens, the limit is {limit}"
            raise ValueError(f"The question {shown(text)} {tokens}; use fewer words.")
    shape = (len(questions), max(map(len, questions)), len(encoding["input_ids"][0]))
    encoded = {}
    for name in ("input_ids", "attention_mask"):
        encoded[f"prompt_{name}"] = np.zeros(shape, dtype=np.int64)
        encoded[f"prompt_{name}"][tuple(zip(*positions))] = encoding[name]
    return encoded


def drop_long_questions(page: dict, tokenizer: Tokenizer) -> dict:
    """Drop questions of a page example that are too long for the prompt encoder, such as long headings."""
    if not page.get("questions"):
        return page
    limit, questions = min(tokenizer.model_max_length, MAX_PROMPT_TOKENS), page["questions"]
    with reading("The questions cannot be tokenized"):
        tokens = tokenizer([question["question"] for question in questions], verbose=False)["input_ids"]
    return page | {"questions": [q for q, ids in zip(questions, tokens) if len(ids) <= limit]}


def nest_questions(
    questions: str | Sequence[str | None] | Sequence[Sequence[str | None]], num_pages: int | None
) -> list[list[str | None]]:
    """Nest one question for every page, a list for a single page, or one list per page as one list per page.

    Raises `ValueError` if the lists do not match `num_pages`, which is `None` if unknown.
    """
    if isinstance(questions, str):
        return [[questions]] * (num_pages or 1)
    return nest_prompts(questions, 2, num_pages, "questions")


def nest_prompts(values: Sequence, depth: int, num_pages: int | None, name: str) -> list[list]:
    """Nest prompts as page > question > value, `depth` levels down to the texts or numbers.

    For a single page the outer level is optional. Values are lists, arrays, tensors or `None`. Raises `ValueError` for
    other nestings or numbers of pages.
    """
    nested = [values] if num_pages in (None, 1) and _depth(values) == depth - 1 else values
    is_nested = _depth(nested) == depth and all(map(is_list, nested))
    if not is_nested or (num_pages is not None and len(nested) != num_pages):
        raise ValueError(
            f"{name} must be nested page > question > value, with a list for each of {num_pages or 'the'} pages, "
            f"[[...], [...]]; got {shown(values)}."
        )
    return [list(page) for page in nested]


def count_questions(questions: list[list[str | None]] | None, prompts: dict[str, list[list]]) -> list[int] | None:
    """Number of questions per page, from the texts or else from the other prompts; `None` without any prompts.

    Raises `ValueError` for kinds of prompts with different numbers of entries, or a question without any prompt.
    """
    given = prompts if questions is None else {"questions": questions, **prompts}
    if not given:
        return None
    counts = [len(page) for page in next(iter(given.values()))]
    for page, count in enumerate(counts):
        for name, entries in given.items():
            if len(entries[page]) != count:
                raise ValueError(
                    f"{name} has {len(entries[page])} entries for page {page}, which has {count} questions; "
                    "give one per question."
                )
        for question in range(count):
            if all(entries[page][question] is None for entries in given.values()):
                raise ValueError(f"Question {question} of page {page} is None; give a text, clicks, a box or a mask.")
    return counts


def encode_points(points: list[list], labels: list[list] | None, counts: list[int]) -> dict[str, np.ndarray]:
    """Encode clicks and their labels, padded; raises `ValueError` for clicks outside 0..1000 or invalid labels."""
    labels = labels or [[None if clicks is None else [1] * len(clicks) for clicks in page] for page in points]
    most = max((0 if clicks is None else len(clicks) for page in points for clicks in page), default=0)
    coordinates = np.zeros((len(counts), max(counts), max(most, 1), 2), dtype=np.float32)
    signs = np.full(coordinates.shape[:-1], ABSENT, dtype=np.int64)
    for page, question, clicks in _given(points):
        count, own, name = len(clicks), labels[page][question], f"[{page}][{question}]"
        if not count:
            continue
        if not is_list(own) or len(own) != count or any(label not in (0, 1) for label in own):
            raise ValueError(
                f"input_labels{name} is {shown(own)}; give 1 (inside the answer) or 0 (outside) for each of the "
                f"{count} clicks."
            )
        coordinates[page, question, :count] = check_points(clicks, f"input_points{name}")
        signs[page, question, :count] = own
    return {"input_points": coordinates, "input_labels": signs}


def encode_boxes(boxes: list[list], counts: list[int]) -> dict[str, np.ndarray]:
    """Encode one box per question, or `None`; raises `ValueError` for an invalid box."""
    encoded = np.full((len(counts), max(counts), 4), ABSENT, dtype=np.float32)
    for page, question, box in _given(boxes):
        encoded[page, question] = mend_boxes([box], f"input_boxes[{page}][{question}]")[0][0]
    return {"input_boxes": encoded}


def prompts_as_read(prompts: Mapping[str, list[list]], views: Sequence[View | None]) -> dict[str, list[list]]:
    """Clicks and boxes on the pages as given, converted to those on the pages as read."""

    def clicks_as_read(view: View, clicks: Sequence) -> list[list[float]]:
        return [corners[:2] for corners in view.as_read(np.tile(np.asarray(clicks, dtype=np.float64), 2))]

    def box_as_read(view: View, box: Sequence[float]) -> list[float]:
        return view.as_read([box])[0]

    converted = dict(prompts)
    for name, convert in (("input_points", clicks_as_read), ("input_boxes", box_as_read)):
        if name in prompts:
            converted[name] = [
                asked if view is None else [None if value is None else convert(view, value) for value in asked]
                for view, asked in zip(views, prompts[name])
            ]
    return converted


def encode_masks(
    masks: list[list],
    counts: list[int],
    side: int,
    reshaped_sizes: list[tuple[int, int]] | None,
    views: Sequence[View | None] = (),
) -> dict[str, np.ndarray]:
    """Encode one rough mask per question, or `None`; raises `ValueError` for other shapes.

    A mask is float logits `(side / 4, side / 4)` on the letterboxed grid, or a mask of the page (PIL image, bool or
    integer array), which needs `reshaped_sizes`: `(height, width)` of each page in the letterbox; `views` of the pages.
    """
    grid = side // MASK_STRIDE
    encoded = np.zeros((len(counts), max(counts), grid, grid), dtype=np.float32)
    for page, question, mask in _given(masks):
        reshaped_size = reshaped_sizes and reshaped_sizes[page]
        view = views[page] if views else None
        encoded[page, question] = _mask_logits(mask, side, reshaped_size, view, f"input_masks[{page}][{question}]")
    return {"input_masks": encoded}


def _given(prompts: list[list]) -> Iterator[tuple[int, int, Any]]:
    """Page, question and value of each prompt that is not `None`."""
    for page, questions in enumerate(prompts):
        for question, value in enumerate(questions):
            if value is not None:
                yield page, question, value


def _mask_logits(
    mask: Any,  # image, array or tensor
    side: int,
    reshaped_size: tuple[int, int] | None,
    view: View | None,
    name: str,
) -> np.ndarray:
    grid = side // MASK_STRIDE
    with reading(f"{name} is not a mask"):
        values = np.array(mask.convert("L")) if isinstance(mask, Image.Image) else as_array(mask)
    if values.dtype.kind == "f" and values.shape == (grid, grid):
        return values.clip(-MAX_MASK_PROMPT, MAX_MASK_PROMPT)
    if values.ndim != 2 or not values.size or values.dtype.kind not in "biu":
        raise ValueError(
            f"{name} has shape {values.shape}; "
            f"give float logits ({grid}, {grid}), or a mask of the page (height, width) of bools or integers."
        )
    if reshaped_size is None:
        raise ValueError(f"{name} is a mask of the page; give the page too, as images or page_inputs.")
    values = values > 0
    if view is not None:  # a mask of any resolution
        values = np.array(View(values.shape[::-1], view.angle).mask_as_read(Image.fromarray(values)))
    return (mask_to_grid(values, reshaped_size, side) * 2 - 1) * DRAWN_LOGIT


def is_empty(values: object) -> bool:
    """Whether nested lists hold only `None`."""
    return values is None or (isinstance(values, (list, tuple)) and len(values) > 0 and all(map(is_empty, values)))


def _depth(values: object) -> int:
    """Number of list levels and array axes."""
    if isinstance(values, Image.Image):
        return 2
    if not isinstance(values, (list, tuple)):
        return getattr(values, "ndim", 0)
    return 1 + max((_depth(value) for value in values if value is not None), default=0)


def pointed_boxes(inputs: Mapping[str, Any], page: int, question: int) -> list[list[float]]:
    """The box of a question, and each of its clicks inside the answer as a box without area; in 0..1000 of the page.

    >>> pointed_boxes({"input_points": [[[[200, 110], [9, 9]]]], "input_labels": [[[1, 0]]]}, 0, 0)
    [[200.0, 110.0, 200.0, 110.0]]
    """
    boxes = []
    if "input_boxes" in inputs:
        box = [float(value) for value in inputs["input_boxes"][page][question]]
        boxes += [box] if any(value != ABSENT for value in box) else []
    if "input_points" in inputs:
        clicks = zip(inputs["input_points"][page][question], inputs["input_labels"][page][question], strict=True)
        boxes += [[float(x), float(y)] * 2 for (x, y), label in clicks if label == INSIDE]
    return boxes
