"""Clicks, boxes and rough masks that go with the questions: ragged lists of users to padded arrays `(pages, questions,
...)`.

input_points  (pages, questions, clicks, 2)   0..1000 of the page
input_labels  (pages, questions, clicks)      1 inside the answer, 0 outside, -10 padding
input_boxes   (pages, questions, 4)           0..1000 of the page, all -10: no box
input_masks   (pages, questions, S/4, S/4)    logits on the letterboxed grid, all 0: no mask
"""

from collections.abc import Sequence

import numpy as np
import torch
from PIL import Image

from ..configuration.conventions import ABSENT, MAX_MASK_PROMPT
from .boxes import check_boxes, check_points
from .letterbox import MASK_STRIDE, mask_to_grid


DRAWN_LOGIT = 4.0  # how sure a drawn mask is, as in training


def nest_prompts(values: Sequence | None, depth: int, num_pages: int | None, name: str) -> list[list] | None:
    """Lists page > question > value; a single page may leave out the outer level.

    Args:
        values: lists, arrays or tensors, with `None` for a question without such a prompt.
        depth: levels down to the numbers, pages included.
        num_pages: how many pages there are; `None` when the pages are not given.

    Returns:
        the lists; `None` where no question has such a prompt.

    Raises:
        ValueError: another nesting, or another number of pages.
    """
    if _is_empty(values):
        return None
    nested = [values] if num_pages in (None, 1) and _depth(values) == depth - 1 else values
    if _depth(nested) != depth or (num_pages is not None and len(nested) != num_pages):
        raise ValueError(
            f"{name} must be nested page > question > value, one entry for each of {num_pages or 'the'} pages."
        )
    for index, page in enumerate(nested):
        if page is None:
            raise ValueError(f"{name}[{index}] is None; give a list with an entry for each question, None for none.")
    return [list(page) for page in nested]


def count_questions(
    questions: list[list[str | None]] | None, prompts: dict[str, list[list] | None]
) -> list[int] | None:
    """How much is asked of each page, from the questions or, without any, from the other prompts; `None` when nothing
    is asked.

    Raises:
        ValueError: a prompt with more or fewer entries than there are questions, or a question of nothing at all.
    """
    given = {"questions": questions, **prompts}
    given = {name: entries for name, entries in given.items() if entries is not None}
    if not given:
        return None
    counts = [len(page) for page in next(iter(given.values()))]
    for name, entries in given.items():
        for page, count in enumerate(counts):
            if len(entries[page]) != count:
                raise ValueError(
                    f"{name} has {len(entries[page])} entries for page {page}, where {count} are asked; "
                    "give one a question."
                )
    for page, count in enumerate(counts):
        for place in range(count):
            if all(entries[page][place] is None for entries in given.values()):
                raise ValueError(f"Question {place} of page {page} is None; give a text, clicks, a box or a mask.")
    return counts


def encode_points(points: list[list], labels: list[list] | None, counts: list[int]) -> dict[str, np.ndarray]:
    """Clicks and their labels, padded; a question may have none.

    Raises:
        ValueError: a click outside 0..1000, or labels that are not one 0 or 1 a click.
    """
    labels = labels or [[None if clicks is None else [1] * len(clicks) for clicks in page] for page in points]
    most = max((0 if clicks is None else len(clicks) for page in points for clicks in page), default=0)
    coordinates = np.zeros((len(counts), max(counts), max(most, 1), 2), dtype=np.float32)
    signs = np.full(coordinates.shape[:-1], ABSENT, dtype=np.int64)
    for page, questions in enumerate(points):
        for question, clicks in enumerate(questions):
            if clicks is not None and len(clicks):
                name = f"[{page}][{question}]"
                coordinates[page, question, : len(clicks)] = check_points(clicks, f"input_points{name}")
                signs[page, question, : len(clicks)] = _check_labels(
                    labels[page][question], len(clicks), f"input_labels{name}"
                )
    return {"input_points": coordinates, "input_labels": signs}


def encode_boxes(boxes: list[list], counts: list[int]) -> dict[str, np.ndarray]:
    """One box a question, `None` for none; raises `ValueError` for a wrong box."""
    encoded = np.full((len(counts), max(counts), 4), ABSENT, dtype=np.float32)
    for page, questions in enumerate(boxes):
        for question, box in enumerate(questions):
            if box is not None:
                encoded[page, question] = check_boxes([box], f"input_boxes[{page}][{question}]")[0]
    return {"input_boxes": encoded}


def encode_masks(
    masks: list[list], counts: list[int], side: int, reshaped_sizes: list[tuple[int, int]] | None
) -> dict[str, np.ndarray]:
    """One rough mask a question, `None` for none.

    Args:
        masks: logits `(side / 4, side / 4)` on the letterboxed grid (floats), or a mask over the page (PIL image, bool
            or integer array).
        counts: questions of each page.
        side: side of the letterbox in pixels.
        reshaped_sizes: `(height, width)` of each page in the letterbox; needed for masks over the page.

    Raises:
        ValueError: a mask that is neither.
    """
    grid = side // MASK_STRIDE
    encoded = np.zeros((len(counts), max(counts), grid, grid), dtype=np.float32)
    for page, questions in enumerate(masks):
        for question, mask in enumerate(questions):
            if mask is not None:
                reshaped = None if reshaped_sizes is None else reshaped_sizes[page]
                encoded[page, question] = _mask_logits(mask, side, reshaped, f"input_masks[{page}][{question}]")
    return {"input_masks": encoded}


def _mask_logits(
    mask: Image.Image | np.ndarray | torch.Tensor, side: int, reshaped_size: tuple[int, int] | None, name: str
) -> np.ndarray:
    grid = side // MASK_STRIDE
    if isinstance(mask, Image.Image):
        mask = np.array(mask.convert("L"))
    values = torch.as_tensor(mask).detach().cpu()
    values = (values.float() if values.is_floating_point() else values).numpy()
    if values.dtype.kind == "f" and values.shape == (grid, grid):
        return values.clip(-MAX_MASK_PROMPT, MAX_MASK_PROMPT)
    if values.ndim != 2 or values.dtype.kind == "f":
        raise ValueError(
            f"{name} has shape {values.shape}; "
            f"give float logits ({grid}, {grid}), or a mask over the page (height, width) of bools or integers."
        )
    if reshaped_size is None:
        raise ValueError(
            f"{name} is a mask over the page; give the page too, as images or page_inputs, or logits ({grid}, {grid})."
        )
    share = mask_to_grid(torch.from_numpy(values > 0), reshaped_size, side, MASK_STRIDE)
    return ((share * 2 - 1) * DRAWN_LOGIT).numpy()


def _check_labels(labels: Sequence[int] | None, count: int, name: str) -> list[int]:
    if labels is None or len(labels) != count or any(label not in (0, 1) for label in labels):
        raise ValueError(
            f"{name} is {labels!r}; give 1 (inside the answer) or 0 (outside) for each of the {count} clicks."
        )
    return list(labels)


def _is_empty(values: object) -> bool:
    """Whether there is nothing but `None` in the lists."""
    return values is None or (isinstance(values, (list, tuple)) and len(values) > 0 and all(map(_is_empty, values)))


def _depth(values: object) -> int:
    """Levels of lists above numbers, or of an array's or image's axes."""
    if isinstance(values, Image.Image):
        return 2
    if not isinstance(values, (list, tuple)):
        return getattr(values, "ndim", 0)
    return 1 + max((_depth(value) for value in values if value is not None), default=0)
