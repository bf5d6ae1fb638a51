"""Prompts that users give, simulated from the answers: clicks on words, rough boxes and rough masks.

Random choices for a page with an `epoch` depend on (seed, epoch, page, question) alone: they differ between epochs, but
not with the number of workers or processes, nor after a restart. Where masks are trained, clicks depend on the model's
errors: only their number is drawn here, and the model places them (`modeling/geometry.py`).
"""

import random
from collections.abc import Sequence

import numpy as np

from djepa_runtime.conventions import ABSENT
from djepa_runtime.processing.letterbox import boxes_to_grid
from djepa_runtime.processing.prompt_inputs import DRAWN_LOGIT


PROMPT_SHARES = {
    "question": 0.65,
    "clicks": 0.12,
    "clicks_alone": 0.08,
    "box": 0.05,
    "question_box": 0.05,
    "question_mask": 0.05,
}
BY_TEXT = {"question": 1.0}
ALONE = ("clicks_alone", "box")  # kinds without the text of the question
WITH_MASKS = ("clicks", "clicks_alone", "question_mask")  # kinds with a rough mask, or clicks on the errors of a mask
MAX_ALTERNATIVES = 3  # acceptable answers of a question that are trained on
MAX_CLICKS = 3
OUTSIDE_SHARE = 0.3  # of clicks on words
MISTAKEN_SHARE = 0.5  # of the clicks outside: on the answer to another question about the page


def simulate_prompts(
    pages: Sequence,
    sizes: Sequence[tuple[int, int]],
    side: int,
    question_mask: np.ndarray,
    shares: dict[str, float],
    masked: int,
) -> dict[str, np.ndarray]:
    """Draw the prompts of a batch; return the inputs that were drawn for at least one question.

    Args:
        pages: `_Page`s of the collator; `boxes`, `questions` and `seed` are read.
        sizes: `(height, width)` of each page in the letterbox with this `side`.
        question_mask: `(pages, questions, tokens)`; set to 0 in place for questions asked by clicks or a box alone.
        shares: relative frequency of each kind of prompt.
        masked: number of questions with masks, the first ones; others are asked without. If it is 0, clicks are on
            words.
    """
    shape = question_mask.shape[:2]
    drawn = {
        "input_boxes": np.full((*shape, 4), ABSENT, dtype=np.float32),
        "input_masks": np.zeros((*shape, side // 4, side // 4), dtype=np.float32) if masked else None,
        "num_clicks": np.zeros(shape, dtype=np.int64),
        "input_points": np.zeros((*shape, MAX_CLICKS, 2), dtype=np.float32),
        "input_labels": np.full((*shape, MAX_CLICKS), ABSENT),
    }
    used = set()
    for b, page in enumerate(pages):
        answers = [box for question in page.questions for answer in question["answer_boxes"] for box in answer]
        for q, question in enumerate(page.questions):
            kind, rng = draw_kind(page, question, shares)
            if kind == "question" or not question["answer_boxes"]:
                continue
            if kind in WITH_MASKS and q >= masked and (masked or kind == "question_mask"):
                continue
            region = rng.choice(question["answer_boxes"][:MAX_ALTERNATIVES])
            if kind.startswith("clicks") and masked:
                values = {"num_clicks": rng.randint(1, MAX_CLICKS)}
            elif kind.startswith("clicks"):
                values = {name: drawn[name][b, q] for name in ("input_points", "input_labels")}
                for n in range(rng.randint(1, MAX_CLICKS)):
                    may_miss = n > 0 or kind not in ALONE
                    click = click_word(page.boxes, question["answer_boxes"], rng, answers, may_miss)
                    values["input_points"][n], values["input_labels"][n] = click
            elif kind == "question_mask":
                values = {"input_masks": rough_mask(region, sizes[b], side, rng)}
            else:
                values = {"input_boxes": rough_box(region, rng)}
            for name, value in values.items():
                drawn[name][b, q] = value
            used |= values.keys()
            if kind in ALONE:
                question_mask[b, q] = 0
    return {"prompt_attention_mask": question_mask, **{name: drawn[name] for name in drawn if name in used}}


def draw_kind(page, question: dict, shares: dict[str, float]) -> tuple[str, random.Random]:
    """The kind of prompt of a question, and the generator of its further random choices."""
    rng = random.Random(f"{page.seed}-{question['question']}")
    return rng.choices(list(shares), list(shares.values()))[0], rng


def words_inside(boxes: Sequence[Sequence[float]], region: Sequence[Sequence[float]]) -> np.ndarray:
    """Bool `(words,)`: whether a word's centre is in one of the region's boxes (both in 0..1000 of the page)."""
    boxes, region = np.reshape(boxes, (-1, 1, 4)), np.reshape(region, (1, -1, 4))
    centres = (boxes[..., :2] + boxes[..., 2:]) / 2
    return ((centres >= region[..., :2]) & (centres <= region[..., 2:])).all(-1).any(-1)


def fills_box(words: np.ndarray, region: Sequence[Sequence[float]]) -> bool | None:
    """Whether a region is rather the box around its words `(words, 4)` than the words; None without words."""
    if not len(words):
        return None
    region = np.reshape(region, (-1, 4))
    area = (region[:, 2:] - region[:, :2]).prod(-1).sum()
    around = np.r_[words[:, :2].min(0), words[:, 2:].max(0)]
    shared = (np.minimum(around[2:], region[:, 2:]) - np.maximum(around[:2], region[:, :2])).clip(0).prod(-1).sum()
    covered = (words[:, 2:] - words[:, :2]).prod(-1).sum()
    union = (around[2:] - around[:2]).prod() + area - shared
    return bool(shared * max(area, covered) > min(area, covered) * union)


def click_word(
    boxes: Sequence[Sequence[float]],
    answers: Sequence[Sequence[Sequence[float]]],
    rng: random.Random,
    mistakes: Sequence[Sequence[float]] = (),
    may_miss: bool = True,
) -> tuple[list[float], int]:
    """A click on a word, in 0..1000 of the page, and its label: 1 inside an acceptable answer, 0 outside.

    Clicks outside, only with `may_miss`, are on words in the boxes of `mistakes` or on any other words.
    """
    inside = words_inside(boxes, [box for answer in answers for box in answer])
    if may_miss and rng.random() < OUTSIDE_SHARE:
        likely = words_inside(boxes, mistakes) & ~inside if mistakes and rng.random() < MISTAKEN_SHARE else ~inside
        choices = np.nonzero(likely if likely.any() else ~inside)[0]
    else:
        choices = np.nonzero(inside)[0]
    chosen = rng.choice(choices if len(choices) else range(len(boxes)))
    x0, y0, x1, y1 = boxes[chosen]
    return [rng.uniform(x0, x1), rng.uniform(y0, y1)], int(inside[chosen])


def rough_box(region: Sequence[Sequence[float]], rng: random.Random) -> np.ndarray:
    """The box `(4,)` around a region, in 0..1000 of the page. Each side moves at random by up to a tenth of the width
    or height, or up to 5 if that is more.
    """
    region = np.asarray(region)
    x0, y0, x1, y1 = *region[:, :2].min(0), *region[:, 2:].max(0)
    dx, dy = max(5, (x1 - x0) / 10), max(5, (y1 - y0) / 10)
    moved = [value + rng.uniform(-1, 1) * step for value, step in zip((x0, y0, x1, y1), (dx, dy, dx, dy))]
    return np.clip([min(moved[0], x1), min(moved[1], y1), max(moved[2], x0), max(moved[3], y0)], 0, 1000)


def rough_mask(region: Sequence[Sequence[float]], size: tuple[int, int], side: int, rng: random.Random) -> np.ndarray:
    """Mask logits `(side / 4, side / 4)` in -4..4 of a region whose boxes are moved as in `rough_box`."""
    boxes = np.stack([rough_box([box], rng) for box in region])
    return (boxes_to_grid(boxes, size, side) * 2 - 1) * DRAWN_LOGIT
