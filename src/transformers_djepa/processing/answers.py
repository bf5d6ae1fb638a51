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
from .spelling import normalise


# Chosen on generated pages of both splits, none of them among those that the model card's scores are of.
RUN_PROBABILITY, RUN_SHARE = 0.1, 0.5  # a word goes on with a run from this probability, or this share of the best one
RUN_GAP = 3.0  # of the words' height: a wider space ends a run
COLUMN_GAP, COLUMN_SHARE = 1.2, 0.4  # over a space this wide, as between columns, a run needs words about as probable
LINE_GAP, LINE_OVERLAP = 1.2, 0.5  # between lines of one answer, of the height of a line
SURE = 0.9  # mean probability of words that belong wherever they stand


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
    """Indices of the answer's words: the run of words around the best one, runs on the lines above and below that go on
    with it, and others only if they are nearly certain and do not say the same once more (a customer number in the head
    and in the slip); none when the best word misses `threshold` and the mask lies elsewhere.

    A model that is unsure gives all words of a date or an amount a low probability, but a similar one, and single words
    far away a high one now and then.

    Args:
        probabilities: `(words,)`.
        cells: bool `(rows, columns)`, the mask on the grid without padding.
        threshold: probability that a run on another line needs for its best word.
    """
    if not len(probabilities):
        return []
    best = int(probabilities.argmax())
    if not probabilities[best] > 0:  # words that the tokenizer reads nothing of
        return []
    missed = probabilities[best] < threshold
    if missed and cells.any() and not _touches(cells, page.boxes[best], page.reshaped_size):
        return []
    least = min(RUN_PROBABILITY, RUN_SHARE * probabilities[best])
    runs = word_runs(np.asarray(page.boxes[: len(probabilities)]), probabilities, least)
    answer = next(run for run in runs if best in run)
    likely = [run for run in runs if run is not answer and probabilities[run].max() >= threshold]
    answer = [index for run in going_on(answer, likely, page.boxes) for index in run]
    said = _spelled(page, answer)
    sure = [run for run in likely if probabilities[run].mean() >= SURE and _spelled(page, run) != said]
    return sorted({*answer, *(index for run in sure for index in run)})


def word_runs(boxes: np.ndarray, probabilities: np.ndarray, least: float) -> list[list[int]]:
    """Stretches of words, side by side on a line, that have at least this probability.

    A wide gap ends a stretch, and a gap as between columns does where one side is much less probable than the other: an
    account and the code of its bank in the next column.
    """
    belongs = probabilities >= least
    spans = boxes[belongs][:, [1, 3]]  # (candidates, 2) top and bottom
    beside = (boxes[:, None, 1] < spans[:, 1]) & (boxes[:, None, 3] > spans[:, 0])  # words on other lines need no look
    near = np.nonzero(beside.any(1) | belongs)[0]
    runs: list[list[int]] = []
    for line in group_lines(boxes[near]):
        last = None
        for index in near[line].tolist():
            if belongs[index]:
                if last is None or _ends_run(boxes[[last, index]], probabilities[[last, index]]):
                    runs.append([])
                runs[-1].append(index)
            last = index if belongs[index] else None
    return runs


def _ends_run(boxes: np.ndarray, probabilities: np.ndarray) -> bool:
    """Whether two words next to each other, `(2, 4)` and `(2,)`, are of two runs."""
    height, gap = np.ptp(boxes[:, [1, 3]]), boxes[1, 0] - boxes[0, 2]
    another_column = gap > COLUMN_GAP * height and probabilities.min() < COLUMN_SHARE * probabilities.max()
    return bool(gap > RUN_GAP * height or another_column)


def going_on(run: list[int], others: list[list[int]], boxes: Sequence[Sequence[float]]) -> list[list[int]]:
    """`run` and those of `others` that stand above or below it, or each other, as lines of one text do."""
    chosen, left = [run], list(others)
    for first in chosen:  # grows as it is gone through
        x0, y0, x1, y1 = union_box([boxes[index] for index in first])
        for other in list(left):
            left_edge, top, right_edge, bottom = union_box([boxes[index] for index in other])
            gap = max(top - y1, y0 - bottom) / (y1 - y0)
            if -LINE_OVERLAP < gap < LINE_GAP and min(x1, right_edge) > max(x0, left_edge):
                chosen.append(other)
                left.remove(other)
    return chosen


def visual_boxes(cells: np.ndarray, reshaped_size: tuple[int, int]) -> list[list[float]]:
    """Boxes, in 0..1000 of the page, of the connected regions of `cells`, see `choose_words`."""
    regions = np.reshape(region_boxes(cells), (-1, 4))
    return from_grid(regions, reshaped_size, MASK_STRIDE).tolist()


def _spelled(page: ReadPage, words: Sequence[int]) -> list[str]:
    return [normalise(page.words[index]) for index in sorted(words)]


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
