"""Convert the model's outputs for one question to an `Answer` with text, boxes, mask and score.

The mask with the highest predicted IoU and its word scores are used. The text is read from the words
(`answer_rule.py`). If the mask is not empty and the best word is improbable, or uncertain and outside the mask, the
answer is visual (a table, a stamp, a logo): the largest region of the mask, closed and filled.

With a box or a click inside the answer, presence is 1. If no mask cell is positive, the mask is the box or the clicked
cells.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
from PIL import Image

from djepa_pages.geometry import union_box
from djepa_pages.lines import group_lines
from djepa_pages.orientation import View
from djepa_pages.reading_order import is_leftward, split_columns
from djepa_pages.spelling import normalise, trim

from ..answer_rule import AnswerRule, choose_words
from .answer_masks import (
    cells_of,
    drawn_logits,
    empty_mask,
    largest_region,
    region_boxes,
    region_mask,
    stability,
    text_mask,
)
from .letterbox import crop_padding
from .prompt_inputs import pointed_boxes
from .validation import as_array


DEFAULT_RULE = AnswerRule()
PRESENT = 0.5  # minimum probability that the page has an answer
GUESS = {"presence_threshold": 0.0, "min_score": 0.0}  # arguments of `answer_question` for the best guess in any case
REGION_RATIO = 2  # the answer is read from the mask if it contains more than this many times the words
MIN_INSIDE = 0.5  # share of the cells under a word that belong to the mask
MIN_SUPPORT = 0.5  # share of the mask's cells in its largest region; a mask scattered over the page answers nothing
SAME_ANSWER = 0.5
MAX_PIECES = 100
# Outputs of the model, (pages, questions, ...), in the order of `QuestionOutput`; those of masks in dimension 2
OUTPUTS = ("pred_masks", "iou_scores", "presence_logits", "word_logits", "kind_logits")
MASK_OUTPUTS = tuple(name for name in OUTPUTS if name != "presence_logits")


def expit(logits: np.ndarray) -> np.ndarray:
    """The logistic function; scipy's takes long to import."""
    with np.errstate(over="ignore"):
        return 1 / (1 + np.exp(-logits))


@dataclass
class ReadPage:
    """Words and sizes of a page as it is read; answers are in the page as given."""

    words: list[str]  # all words, including those beyond `max_length`
    boxes: list[list[float]]  # one [x0, y0, x1, y1] per word, 0..1000 of the page
    size: tuple[int, int]  # (width, height) of the page's image in pixels
    reshaped_size: tuple[int, int]  # (height, width) in the letterbox
    view: View | None = None  # None: the page is read as given

    @cached_property
    def columns(self) -> list[list[int]]:
        """Indices of the words by column, in reading order."""
        return split_columns(self.words, self.boxes)

    @cached_property
    def is_leftward(self) -> bool:
        """Whether a word of the page is in a script from right to left."""
        return any(map(is_leftward, self.words))

    @property
    def given_size(self) -> tuple[int, int]:
        """`(width, height)` in pixels of the page as given."""
        return self.size if self.view is None else self.view.size


@dataclass
class Answer:
    """Answer to one question about one page; fields are attributes and keys.

    Attributes:
        text: words of the answer joined by spaces, without `:;,` and unpaired brackets at the ends; "" for a visual
            answer or none.
        score: 0..1, `presence` times the mean probability of the words, or times the stability of the mask if the
            answer is read from it: the share of the cells above -1 that are above 1 (SAM); calibrated by
            `AnswerRule.calibrated`.
        present: whether the page has an answer.
        boxes: `[x0, y0, x1, y1]` of each line of words, or of each region of a visual answer; 0..1000 of the page.
        words: words of the answer in reading order.
        mask: PIL image of the page's size, mode "L", 255 inside the answer and 0 elsewhere. Its pixels are computed
            when they are first used.
        presence: probability that the page has an answer; 1 if a box or a click inside points at it.
        word_ids: indices of `words` among the words of the page.
    """

    text: str
    score: float
    present: bool
    boxes: list[list[float]]
    words: list[str]
    mask: Image.Image | None = None
    presence: float | None = None
    word_ids: list[int] | None = None

    def keys(self) -> Iterable[str]:
        return vars(self).keys()

    def __getitem__(self, name: str) -> Any:
        if name in vars(self):
            return vars(self)[name]
        raise KeyError(name)


@dataclass
class QuestionOutput:
    """The model's outputs for one question, float32 arrays."""

    mask_logits: np.ndarray  # (masks, rows, columns) on the letterboxed grid
    iou_scores: np.ndarray  # (masks,)
    presence_logit: np.ndarray  # scalar
    word_logits: np.ndarray  # (masks, words) without truncated words
    kind_logits: np.ndarray | None = None  # (masks, 2) None if the words and the mask decide whether it is text
    pointed: Sequence[Sequence[float]] = ()  # boxes in 0..1000 that the user points at, see `pointed_boxes`

    @property
    def best(self) -> int:
        """Index of the mask with the highest predicted IoU."""
        return int(self.iou_scores.argmax())

    @property
    def presence(self) -> float:
        """Probability that the page has an answer."""
        return 1.0 if self.pointed else float(expit(self.presence_logit))

    def of_mask(self, index: int) -> "QuestionOutput":
        """Return the outputs of one mask."""
        names = ("mask_logits", "iou_scores", "word_logits", "kind_logits")
        values = {name: getattr(self, name) for name in names}
        return replace(self, **{name: value[index : index + 1] for name, value in values.items() if value is not None})


def split_outputs(outputs: Mapping[str, Any], inputs: Mapping[str, Any] | None = None) -> list[list[QuestionOutput]]:
    """Split outputs of a batch, tensors or arrays, into one `QuestionOutput` per page and question.

    `kind_logits` may be missing or `None`. `inputs` are the question inputs, for the boxes and clicks.
    """
    arrays = [as_array(outputs[name]) for name in OUTPUTS if outputs.get(name) is not None]
    pages, questions = arrays[0].shape[:2]
    return [
        [
            QuestionOutput(
                *(array[page, question] for array in arrays), pointed=pointed_boxes(inputs or {}, page, question)
            )
            for question in range(questions)
        ]
        for page in range(pages)
    ]


def answer_question(
    output: QuestionOutput,
    page: ReadPage,
    threshold: float | None = None,
    presence_threshold: float = PRESENT,
    rule: AnswerRule = DEFAULT_RULE,
    min_score: float | None = None,
    several: bool = False,
) -> Answer:
    """Read the answer to one question from the model's outputs.

    Args:
        output: outputs for the question.
        page: words, boxes and sizes of the page.
        threshold: minimum probability of the best word outside the mask, and of the best word of each further line;
            `rule.line_probability` by default. A best word inside the mask needs at most `rule.text_probability`. With
            an empty mask, the best word is always taken.
        presence_threshold: minimum probability that the page has an answer.
        rule: the model's `config.answer_rule`.
        min_score: an answer with a lower score counts as absent; `rule.least_score` by default, unless the user points
            at the answer.
        several: a visual answer is all regions of the mask instead of the largest one.

    Raises:
        ValueError: an output is NaN.
    """
    check_numbers(output)
    logits = crop_padding(output.mask_logits[output.best], page.reshaped_size)  # (rows, columns)
    mask_threshold = rule.text_probability
    if output.pointed and not (logits > 0).any():  # nothing is recognised: the best word there, however improbable
        mask_threshold, logits = 0.0, drawn_logits(output.pointed, logits.shape, page.reshaped_size)
    cells = logits > 0
    threshold = rule.line_probability if threshold is None else threshold
    chosen, confidence = choose_answer(output, page, cells, threshold, mask_threshold, rule)
    if confidence is None:
        confidence = stability(logits)
    score = rule.calibrated(output.presence * confidence, is_text=bool(chosen))
    if min_score is None:
        min_score = 0.0 if output.pointed else rule.least_score
    if output.presence < presence_threshold or score < min_score:
        return absent_answer(score, output.presence, page.given_size)
    region = cells if chosen or several else largest_region(cells)
    is_supported = bool(chosen or output.pointed) or (cells & region).sum() >= MIN_SUPPORT * cells.sum() > 0
    if not is_supported:
        return absent_answer(score, output.presence, page.given_size)
    lines = lines_of(chosen, page)
    word_ids = [index for line in lines for index in line]
    words = [page.words[index] for index in word_ids]
    if chosen:
        boxes = [union_box([page.boxes[index] for index in line]) for line in lines]
        mask = text_mask(boxes, rule, page.size, page.view)
    else:
        boxes = region_boxes(region, page.reshaped_size)
        mask = region_mask(region, page.reshaped_size, page.size, page.view)
    boxes = boxes if page.view is None else page.view.as_given(boxes)
    return Answer(trim(" ".join(words)), score, True, boxes, words, mask, output.presence, word_ids)


def is_given(guess: Answer, output: QuestionOutput, rule: AnswerRule) -> bool:
    """Whether `answer_question` gives an answer by default, from its best guess with `GUESS`."""
    least_score = 0.0 if output.pointed else rule.least_score
    return guess.present and guess.presence >= PRESENT and guess.score >= least_score


def choose_answer(
    output: QuestionOutput,
    page: ReadPage,
    cells: np.ndarray,  # (rows, columns) bool, the mask on the grid without padding
    threshold: float,
    mask_threshold: float,
    rule: AnswerRule,
) -> tuple[list[int], float | None]:
    """Indices of the answer's words, none of a visual answer, and their mean probability, `None` if the mask decides.

    Without `kind_logits`, an answer of which the mask has many more words is read from the mask.
    """
    probabilities = expit(output.word_logits[output.best])[: len(page.words)]  # (words,)
    if output.kind_logits is None:
        chosen = answer_words(probabilities, cells, page, threshold, mask_threshold, rule)
        inside = words_inside_mask(cells, page, len(probabilities)) if chosen else []
        if len(inside) > REGION_RATIO * len(chosen):
            return inside, None
    elif output.kind_logits[output.best, 0] > 0 or not cells.any():
        chosen = answer_words(probabilities, np.zeros_like(cells), page, threshold, mask_threshold, rule)
    else:
        chosen = []
    return chosen, float(probabilities[chosen].mean()) if chosen else None


def is_text(output: QuestionOutput, page: ReadPage, rule: AnswerRule = DEFAULT_RULE) -> bool:
    """Whether the answer by the first mask is words that the model chose, not a region of the page."""
    output = output.of_mask(0)
    cells = crop_padding(output.mask_logits[0], page.reshaped_size) > 0
    _, confidence = choose_answer(output, page, cells, rule.line_probability, rule.text_probability, rule)
    return confidence is not None


def lines_of(chosen: Sequence[int], page: ReadPage) -> list[list[int]]:
    """Lines of the chosen words in reading order."""
    lines = _group(chosen, page)
    if len(lines) > 1 or page.is_leftward:  # perhaps of several columns
        known = set(chosen)
        columns = [[index for index in column if index in known] for column in page.columns]
        lines = [line for column in columns for line in _group(column, page)]
        if page.is_leftward:
            places = {index: place for place, index in enumerate(chain(*columns))}
            lines = [sorted(line, key=places.__getitem__) for line in lines]
    return lines


def _group(chosen: Sequence[int], page: ReadPage) -> list[list[int]]:
    return [[chosen[index] for index in line] for line in group_lines([page.boxes[index] for index in chosen])]


def absent_answer(score: float, presence: float, size: tuple[int, int]) -> Answer:
    """The answer of a page that has none, with the score and presence of the best guess; `size` is that of the page."""
    return Answer("", score, False, [], [], empty_mask(size), presence, [])


def rank_answers(
    output: QuestionOutput, page: ReadPage, top_k: int, max_shared: float = SAME_ANSWER, **settings
) -> list[Answer]:
    """Return the answer of the first mask, then the different answers of the others by score; at most `top_k`.

    Answers with the same text, or that share more than the part `max_shared` of the smaller one, are the same.
    Each other mask answers one reading of an ambiguous question, so its score is at most that of the first.
    """
    first, *others = [
        answer_question(output.of_mask(index), page, **settings) for index in range(len(output.iou_scores))
    ]
    ranked = [first]
    for answer in sorted(others, key=lambda answer: answer.score, reverse=True):
        answer.score = min(answer.score, first.score)
        if not any(is_same(answer, other, max_shared) for other in ranked):
            ranked.append(answer)
    return ranked[:top_k]


def is_same(first: Answer, second: Answer, max_shared: float) -> bool:
    """Whether two answers of a page have the same text, or share words or, of two visual ones, area."""
    if first.words or second.words:
        shared, sizes = len({*first.word_ids} & {*second.word_ids}), (len(first.word_ids), len(second.word_ids))
        return first.text == second.text or shared > max_shared * min(sizes)
    if not (first.boxes and second.boxes):
        return bool(first.boxes) == bool(second.boxes)
    boxes = np.asarray([union_box(first.boxes), union_box(second.boxes)])
    sides = np.minimum(*boxes[:, 2:]) - np.maximum(*boxes[:, :2])
    return sides.clip(0).prod() > max_shared * (boxes[:, 2:] - boxes[:, :2]).prod(-1).min()


def check_numbers(output: QuestionOutput) -> None:
    """Raise `ValueError` if an output is NaN."""
    for name, values in vars(output).items():
        if isinstance(values, (np.ndarray, np.floating)) and np.isnan(values).any():
            reason = "the weights of the model are damaged, or too large for its dtype"
            raise ValueError(f"{name} of the model has values that are not numbers (NaN): {reason}.")


def answer_words(
    probabilities: np.ndarray,  # (words,)
    cells: np.ndarray,  # (rows, columns) bool, the mask on the grid without padding
    page: ReadPage,
    threshold: float,
    mask_threshold: float,
    rule: AnswerRule,
) -> list[int]:
    """Return the indices of the answer's words.

    Empty if the mask has a cell and the best word is below `threshold` (outside the mask), or below both `threshold`
    and `mask_threshold` (inside). Probable runs elsewhere are added unless they repeat the text of the answer (a
    customer number in the head and in the payment slip).
    """
    if not probabilities.any():  # no words, or only words without tokens
        return []
    best = int(probabilities.argmax())
    left, top, right, bottom = cells_of(page.boxes[best], cells.shape, page.reshaped_size)
    is_inside = cells[top:bottom, left:right].any()
    least = min(threshold, mask_threshold) if is_inside else threshold
    if cells.any() and probabilities[best] < least:
        return []
    boxes = np.asarray(page.boxes[: len(probabilities)])
    answer, certain = choose_words(probabilities, boxes, group_lines, rule, threshold)
    text = _spelling(page, answer)
    return sorted({*answer, *(index for run in certain if _spelling(page, run) != text for index in run)})


def words_inside_mask(cells: np.ndarray, page: ReadPage, count: int) -> list[int]:
    """Indices, below `count`, of the words that are at least half inside the mask `cells` `(rows, columns)`."""
    if not cells.any():
        return []
    left, top, right, bottom = cells_of(page.boxes[:count], cells.shape, page.reshaped_size).T  # (words,) each
    sums = np.pad(cells.cumsum(0).cumsum(1), ((1, 0), (1, 0)))  # of the cells above and to the left
    inside = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
    return np.nonzero(inside >= MIN_INSIDE * (right - left) * (bottom - top))[0].tolist()


def _spelling(page: ReadPage, words: Sequence[int]) -> list[str]:
    return [normalise(page.words[index]) for index in sorted(words)]


def answer_pieces(output: QuestionOutput, page: ReadPage, rule: AnswerRule = DEFAULT_RULE, **settings) -> list[Answer]:
    """Return every piece of an answer, the most probable first; each has its own text, boxes and score.

    A piece of text is a run of words, with the lines that continue it, whose mean probability is at least
    `rule.line_probability`. A visual answer has a piece for each region of its mask. Without an answer, the only piece
    is not present. `settings` are arguments of `answer_question`.
    """
    runs = replace(rule, certain_probability=1.0)  # probable words elsewhere are pieces of their own
    logits, pieces = output.word_logits.copy(), []
    while len(pieces) < MAX_PIECES:
        left = replace(output, word_logits=logits, kind_logits=None)
        piece = answer_question(left, page, rule=runs, several=True, **settings)
        likely = float(expit(logits[output.best, piece.word_ids]).mean()) if piece.word_ids else 0.0
        is_new = not any({*piece.word_ids} & {*other.word_ids} for other in pieces)  # a region is read whole each time
        if not piece.word_ids or not is_new or (pieces and likely < rule.line_probability):
            return pieces or regions_of(piece)
        pieces.append(piece)
        logits[:, piece.word_ids] = -np.inf
    return pieces


def regions_of(answer: Answer) -> list[Answer]:
    """Split a visual answer into one for each of its boxes; the mask stays whole."""
    if len(answer.boxes) < 2:
        return [answer]
    areas = [np.prod(np.subtract(box[2:], box[:2])) for box in answer.boxes]
    order = np.argsort(areas)[::-1]
    return [Answer(**{**answer, "boxes": [answer.boxes[index]]}) for index in order]
