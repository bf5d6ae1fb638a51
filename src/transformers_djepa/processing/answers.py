"""From the model's outputs for one question to an `Answer`: which words, which region, how sure.

The mask of the highest predicted IoU is chosen, and the word scores that go with it. Words say the text; where no word
scores and the mask lies elsewhere, the answer is visual (a stamp, a signature) and its boxes are the mask's regions.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image
from torch import Tensor
from transformers.utils import ModelOutput

from .inputs import ReadPage
from .letterbox import MASK_STRIDE, crop_padding, from_grid, mask_to_page, to_grid
from .reading_order import group_lines, union_box
from .regions import region_boxes


NEIGHBOUR_SHARE = 0.5  # of the best word's probability, from which the words beside it belong to the answer


@dataclass
class Answer(ModelOutput):
    """Answer to one question about one page; fields are attributes and keys.

    Attributes:
        text: the answer's words joined by spaces, "" for a visual answer and for none.
        score: 0..1, presence probability times the mean probability of the words (visual: times the predicted IoU).
        present: whether the page holds an answer.
        boxes: one `[x0, y0, x1, y1]` a line of words, or a region of a visual answer; 0..1000 of the page.
        words: the answer's words in reading order.
        mask: PIL image of the page's size, mode "L", 255 inside the answer and 0 elsewhere.
    """

    text: str  # the others are always set too; `ModelOutput` allows one field without a default
    score: float | None = None
    present: bool | None = None
    boxes: list[list[float]] | None = None
    words: list[str] | None = None
    mask: Image.Image | None = None


@dataclass
class QuestionOutput:
    """The model's outputs for one question, on the CPU.

    Attributes:
        mask_logits: `(masks, rows, columns)` on the letterboxed grid.
        iou_scores: `(masks,)`.
        presence_logit: scalar.
        word_logits: `(masks, words)`; words beyond the page's last one that the model read are left out.
    """

    mask_logits: Tensor
    iou_scores: Tensor
    presence_logit: Tensor
    word_logits: Tensor


def answer_question(
    output: QuestionOutput,
    page: ReadPage,
    threshold: float = 0.5,
    presence_threshold: float = 0.5,
) -> Answer:
    """Reads one question's answer off the outputs.

    Args:
        output: the model's outputs.
        page: its words, boxes and sizes.
        threshold: probability from which a word belongs to the answer, see `choose_words`.
        presence_threshold: probability from which the page holds an answer at all.
    """
    best = int(output.iou_scores.argmax())
    logits = output.mask_logits[best]  # (rows, columns)
    probabilities = output.word_logits[best].sigmoid().numpy()[: len(page.words)]  # (words,)
    presence = float(output.presence_logit.sigmoid())
    cells = (crop_padding(logits, page.reshaped_size) > 0).numpy()
    chosen = choose_words(probabilities, cells, page, threshold)
    certainty = float(probabilities[chosen].mean()) if chosen else float(output.iou_scores[best].clamp(0, 1))
    original_size = page.size[::-1]
    if presence < presence_threshold:
        return Answer("", presence * certainty, False, [], [], _mask_image(np.zeros(original_size, dtype=bool)))
    mask = mask_to_page(logits, page.reshaped_size, original_size)  # (height, width)
    lines = [[chosen[index] for index in line] for line in group_lines([page.boxes[index] for index in chosen])]
    words = [page.words[index] for line in lines for index in line]
    boxes = [union_box([page.boxes[index] for index in line]) for line in lines] or visual_boxes(
        cells, page.reshaped_size
    )
    return Answer(" ".join(words), presence * certainty, True, boxes, words, _mask_image(mask.numpy()))


def choose_words(probabilities: np.ndarray, cells: np.ndarray, page: ReadPage, threshold: float) -> list[int]:
    """Indices of the answer's words: all that reach `threshold`, and the best one with its neighbours on the line that
    are at least half as probable; none when the best word misses the threshold and the mask lies elsewhere.

    A model that is unsure gives all words of a date or an amount a low probability, but a similar one.

    Args:
        probabilities: `(words,)`.
        cells: bool `(rows, columns)`, the mask on the grid without padding.
    """
    if not len(probabilities):
        return []
    best = int(probabilities.argmax())
    missed = probabilities[best] < threshold
    if missed and cells.any() and not _touches(cells, page.boxes[best], page.reshaped_size):
        return []
    line = next(line for line in group_lines(page.boxes[: len(probabilities)]) if best in line)
    run = neighbours(line, best, probabilities >= NEIGHBOUR_SHARE * probabilities[best])
    return sorted({*np.nonzero(probabilities >= threshold)[0].tolist(), *run})


def neighbours(line: list[int], start: int, belongs: np.ndarray) -> list[int]:
    """The unbroken run of words of `line` around `start` that `belongs` `(words,)` is true for; `start` always is."""
    left = right = line.index(start)
    while left > 0 and belongs[line[left - 1]]:
        left -= 1
    while right + 1 < len(line) and belongs[line[right + 1]]:
        right += 1
    return line[left : right + 1]


def visual_boxes(cells: np.ndarray, reshaped_size: tuple[int, int]) -> list[list[float]]:
    """Boxes, in 0..1000 of the page, of the connected regions of `cells`, see `choose_words`."""
    regions = np.reshape(region_boxes(cells), (-1, 4))
    return from_grid(regions, reshaped_size, MASK_STRIDE).tolist()


def _touches(cells: np.ndarray, box: Sequence[float], reshaped_size: tuple[int, int]) -> bool:
    x0, y0, x1, y1 = to_grid(box, reshaped_size, MASK_STRIDE)
    return bool(cells[int(y0) : int(np.ceil(y1)), int(x0) : int(np.ceil(x1))].any())


def _mask_image(mask: np.ndarray) -> Image.Image:
    return Image.fromarray(mask.astype(np.uint8) * 255)


def split_outputs(outputs: ModelOutput) -> list[list[QuestionOutput]]:
    """Outputs of a batch, `(pages, questions, ...)`, to one `QuestionOutput` a page and question."""
    names = ("pred_masks", "iou_scores", "presence_logits", "word_logits")
    tensors = [outputs[name].detach().float().cpu() for name in names]
    pages, questions = tensors[0].shape[:2]
    return [
        [QuestionOutput(*(tensor[page, index] for tensor in tensors)) for index in range(questions)]
        for page in range(pages)
    ]
