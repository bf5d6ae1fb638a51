"""Convert the model's outputs for one question to an `Answer` with text, boxes, mask and score.

The mask with the highest predicted IoU and its word scores are used. The text is read from the words
(`answer_rule.py`). If no word has a high score and the mask is elsewhere, the answer is visual (a stamp, a signature),
and its boxes are the regions of the mask.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image
from torch import Tensor
from transformers.utils import ModelOutput

from ..answer_rule import AnswerRule, choose_words
from .inputs import ReadPage
from .letterbox import MASK_STRIDE, crop_padding, from_grid, mask_to_page, to_grid
from .reading_order import group_lines, union_box
from .regions import region_boxes
from .spelling import normalise


DEFAULT_RULE = AnswerRule()


@dataclass
class Answer(ModelOutput):
    """Answer to one question about one page; fields are attributes and keys.

    Attributes:
        text: words of the answer joined by spaces; "" for a visual answer or none.
        score: 0..1, presence probability times the mean probability of the words (visual: times the predicted IoU).
        present: whether the page has an answer.
        boxes: `[x0, y0, x1, y1]` of each line of words, or of each region of a visual answer; 0..1000 of the page.
        words: words of the answer in reading order.
        mask: PIL image of the page's size, mode "L", 255 inside the answer and 0 elsewhere.
    """

    text: str  # all fields are set, but `ModelOutput` allows only one without a default
    score: float | None = None
    present: bool | None = None
    boxes: list[list[float]] | None = None
    words: list[str] | None = None
    mask: Image.Image | None = None


@dataclass
class QuestionOutput:
    """The model's outputs for one question, on the CPU."""

    mask_logits: Tensor  # (masks, rows, columns) on the letterboxed grid
    iou_scores: Tensor  # (masks,)
    presence_logit: Tensor  # scalar
    word_logits: Tensor  # (masks, words) without truncated words


def split_outputs(outputs: ModelOutput) -> list[list[QuestionOutput]]:
    """Split the outputs of a batch, `(pages, questions, ...)`, into one `QuestionOutput` per page and question."""
    names = ("pred_masks", "iou_scores", "presence_logits", "word_logits")
    tensors = [outputs[name].detach().float().cpu() for name in names]
    pages, questions = tensors[0].shape[:2]
    return [
        [QuestionOutput(*(tensor[page, question] for tensor in tensors)) for question in range(questions)]
        for page in range(pages)
    ]


def answer_question(
    output: QuestionOutput,
    page: ReadPage,
    threshold: float | None = None,
    presence_threshold: float = 0.5,
    rule: AnswerRule = DEFAULT_RULE,
) -> Answer:
    """Read the answer to one question from the model's outputs.

    Args:
        output: outputs for the question.
        page: words, boxes and sizes of the page.
        threshold: minimum probability of an answer's best word; `rule.line_probability` by default.
        presence_threshold: minimum probability that the page has an answer.
        rule: the model's `config.answer_rule`.
    """
    threshold = rule.line_probability if threshold is None else threshold
    check_numbers(output)
    best = int(output.iou_scores.argmax())
    logits = output.mask_logits[best]  # (rows, columns)
    probabilities = output.word_logits[best].sigmoid().numpy()[: len(page.words)]  # (words,)
    presence = float(output.presence_logit.sigmoid())
    cells = (crop_padding(logits, page.reshaped_size) > 0).numpy()
    chosen = answer_words(probabilities, cells, page, threshold, rule)
    certainty = float(probabilities[chosen].mean()) if chosen else float(output.iou_scores[best].clamp(0, 1))
    score = presence * certainty
    if presence < presence_threshold:
        return Answer("", score, False, [], [], Image.new("L", page.size))
    mask = mask_to_page(logits, page.reshaped_size, page.size[::-1]).numpy()  # (height, width)
    lines = [[chosen[index] for index in line] for line in group_lines([page.boxes[index] for index in chosen])]
    words = [page.words[index] for line in lines for index in line]
    boxes = [union_box([page.boxes[index] for index in line]) for line in lines]
    if not chosen:  # visual: the connected regions of the mask
        boxes = from_grid(np.reshape(region_boxes(cells), (-1, 4)), page.reshaped_size, MASK_STRIDE).tolist()
    return Answer(" ".join(words), score, True, boxes, words, Image.fromarray(mask.astype(np.uint8) * 255))


def check_numbers(output: QuestionOutput) -> None:
    """Raise `ValueError` if an output is NaN."""
    for name, values in vars(output).items():
        if values.isnan().any():
            reason = "the weights of the model are damaged, or too large for its dtype"
            raise ValueError(f"{name} of the model has values that are not numbers (NaN): {reason}.")


def answer_words(
    probabilities: np.ndarray,  # (words,)
    cells: np.ndarray,  # (rows, columns) bool, the mask on the grid without padding
    page: ReadPage,
    threshold: float,
    rule: AnswerRule,
) -> list[int]:
    """Return the indices of the answer's words.

    There are none if the best word is below `threshold` and outside the mask. A nearly certain run elsewhere is dropped
    if it repeats the text of the answer (a customer number in the head and in the payment slip).
    """
    if not probabilities.any():  # no words, or only words without tokens
        return []
    best = int(probabilities.argmax())
    if probabilities[best] < threshold and cells.any() and not _touches(cells, page.boxes[best], page.reshaped_size):
        return []
    boxes = np.asarray(page.boxes[: len(probabilities)])
    answer, certain = choose_words(probabilities, boxes, group_lines, rule, threshold)
    text = _spelling(page, answer)
    return sorted({*answer, *(index for run in certain if _spelling(page, run) != text for index in run)})


def _spelling(page: ReadPage, words: Sequence[int]) -> list[str]:
    return [normalise(page.words[index]) for index in sorted(words)]


def _touches(cells: np.ndarray, box: Sequence[float], reshaped_size: tuple[int, int]) -> bool:
    x0, y0, x1, y1 = to_grid(box, reshaped_size, MASK_STRIDE)
    return bool(cells[int(y0) : int(np.ceil(y1)), int(x0) : int(np.ceil(x1))].any())
