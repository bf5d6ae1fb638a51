"""Which words form the answer: the most probable word and the probable words connected to it.

An uncertain model spreads probability over candidates all over the page: the total, the same total in the payment slip,
the net amount. The answer is one of them. It grows from the most probable word along its line and to the lines above
and below while words are probable enough. Words of a high probability are included wherever they are.

The rule has two forms. `choose_words` reads the text of an answer with hard decisions, in numpy. `answer_weights`
paints its mask with weights in 0..1 that change smoothly with the scores, in torch.

Legend: B pages, Q questions per page, M masks, W words, N = Q * M.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn


LINKS = 2  # words of the line above, and of the line below, that each word is linked to
STEPS = 16  # number of links followed from the best word, about the words of an address


@dataclass(frozen=True)
class AnswerRule:
    """Constants of the rule, chosen on generated pages that are not in any test set."""

    run_probability: float = 0.2  # minimum probability of a word that continues a run of words on a line
    run_share: float = 0.5  # or this share of the best word's probability, if that is lower
    line_probability: float = 0.5  # minimum probability of the best word of another line that continues the answer
    certain_probability: float = 0.7  # words of this probability belong to the answer wherever they are
    text_probability: float = 0.1  # below, the answer is visual: the less probable its best word, the fainter its words
    word_gap: float = 3.0  # a wider gap ends a run; gaps are in word heights
    column_gap: float = 1.2  # a wider gap may separate columns
    column_share: float = 0.4  # minimum ratio of two words' probabilities for a run to continue across columns
    line_gap: float = 1.2  # maximum vertical gap between two lines of one answer
    line_overlap: float = 0.5  # maximum vertical overlap of two lines of one answer
    # Calibrated score: sigmoid(slope * logit(score) + offset), for answers with words and for those without.
    text_slope: float = 1.0
    text_offset: float = 0.0
    region_slope: float = 1.0
    region_offset: float = 0.0
    least_score: float = 0.0  # an answer with a lower calibrated score counts as absent

    @classmethod
    def create(cls, values: "AnswerRule | Mapping[str, float] | None") -> "AnswerRule":
        """Create a rule from the dictionary of a JSON file; `None` gives the default rule."""
        return values if isinstance(values, cls) else cls(**{name: float(values[name]) for name in values or ()})

    def calibrated(self, score: float, is_text: bool) -> float:
        """Return the probability that an answer is right, from its uncalibrated score (Platt scaling)."""
        slope, offset = (self.text_slope, self.text_offset) if is_text else (self.region_slope, self.region_offset)
        if (slope, offset) == (1.0, 0.0) or not 0 < score < 1:
            return score
        return 1 / (1 + math.exp(-slope * math.log(score / (1 - score)) - offset))

    def spans_columns(self, gap, height):
        """Whether a horizontal gap is wide enough to separate columns; takes numbers, arrays or tensors."""
        return gap > self.column_gap * height

    def is_next_line(self, gap, height):
        """Whether two lines with this vertical gap, negative if they overlap, are consecutive lines of one text."""
        return (gap > -self.line_overlap * height) & (gap < self.line_gap * height)


# Hard form: the text of an answer


def choose_words(
    probabilities: np.ndarray,  # (W,)
    boxes: np.ndarray,  # (W, 4) in any unit
    group_lines: Callable[[np.ndarray], list[list[int]]],  # indices of boxes by line, from left to right
    rule: AnswerRule,
    threshold: float,
) -> tuple[list[int], list[list[int]]]:
    """Return the indices of the answer's words, and probable runs of words elsewhere. Needs at least one word.

    An uncertain model gives the words of a date or an amount similar low probabilities, so runs of words are chosen. A
    run on another line continues the answer if its best word has at least the probability `threshold`.
    """
    best = int(probabilities.argmax())
    least = min(rule.run_probability, rule.run_share * probabilities[best])
    runs = find_runs(boxes, probabilities, least, group_lines, rule)
    first = next(run for run in runs if best in run)
    likely = [run for run in runs if run is not first and probabilities[run].max() >= threshold]
    answer, likely = _join_lines(first, likely, boxes, rule)
    return answer, [run for run in likely if probabilities[run].mean() >= rule.certain_probability]


def find_runs(
    boxes: np.ndarray,  # (W, 4)
    probabilities: np.ndarray,  # (W,)
    least: float,
    group_lines: Callable[[np.ndarray], list[list[int]]],
    rule: AnswerRule,
) -> list[list[int]]:
    """Find runs of adjacent words on a line with a probability of at least `least`, see `choose_words`.

    A wide gap ends a run. So does a column gap if one word is much less probable than the other: an account number and
    the bank code in the next column.
    """
    candidates = probabilities >= least
    spans = boxes[candidates][:, [1, 3]]  # (candidates, 2) top and bottom
    same_line = (boxes[:, None, 1] < spans[:, 1]) & (boxes[:, None, 3] > spans[:, 0])  # (W, candidates)
    near = np.nonzero(same_line.any(1) | candidates)[0]  # words on other lines cannot interrupt a run
    runs: list[list[int]] = []
    for line in group_lines(boxes[near]):
        last = None
        for index in near[line].tolist():
            if not candidates[index]:
                last = None
                continue
            pair = [index if last is None else last, index]
            height, gap = np.ptp(boxes[pair][:, [1, 3]]), boxes[index, 0] - boxes[pair[0], 2]
            unlike = probabilities[pair].min() < rule.column_share * probabilities[pair].max()
            is_cut = gap > rule.word_gap * height or (unlike and rule.spans_columns(gap, height))
            if last is None or is_cut:
                runs.append([])
            runs[-1].append(index)
            last = index
    return runs


def _join_lines(
    first: list[int], others: list[list[int]], boxes: np.ndarray, rule: AnswerRule
) -> tuple[list[int], list[list[int]]]:
    """Join runs that continue `first`, or each other, on the next line; return its words and the other runs."""
    joined, remaining = [first], list(others)
    for run in joined:  # grows during the loop
        x0, y0 = boxes[run, :2].min(0)
        x1, y1 = boxes[run, 2:].max(0)
        for other in list(remaining):
            gap = max(boxes[other, 1].min() - y1, y0 - boxes[other, 3].max())
            overlaps = min(x1, boxes[other, 2].max()) > max(x0, boxes[other, 0].min())
            if overlaps and rule.is_next_line(gap, y1 - y0):
                joined.append(other)
                remaining.remove(other)
    return [index for run in joined for index in run], remaining


# Soft form: the mask of an answer


def answer_weights(
    word_logits: torch.Tensor,  # (B, Q, M, W)
    word_boxes: torch.Tensor,  # (B, W, 4) in 0..1 of the square
    rule: AnswerRule,
) -> torch.Tensor:  # (B, Q, M, W)
    """Weight of each word in the answer, 0..1, without gradient: words are trained by word labels, not by mask cells.

    Weights are continuous in the scores, except for the choice of the best word.
    """
    if word_logits.shape[-1] == 0:
        return word_logits
    probability = word_logits.detach().float().sigmoid().flatten(1, 2)  # (B, N, W) with N = Q * M
    best, best_index = probability.max(-1, keepdim=True)  # (B, N, 1)
    on_line, spans_columns, on_next_lines = neighbours(word_boxes.float(), rule)
    least = (rule.run_share * best).clamp(min=1e-9, max=rule.run_probability)
    continues_run = _ramp(probability / least, 1.0, 0.25)
    continues_line = _ramp(probability, rule.line_probability, 0.1)
    adjacent = _gather_neighbours(probability, on_line)  # (2, B, N, W)
    share = torch.minimum(adjacent, probability) / torch.maximum(adjacent, probability).clamp(min=1e-9)
    same_column = ~spans_columns.permute(2, 0, 1).unsqueeze(2)  # (2, B, 1, W)
    connected = _ramp(share, rule.column_share, 0.1).masked_fill(same_column, 1.0)  # (2, B, N, W)
    links = torch.cat([on_line, on_next_lines], dim=-1)  # (B, W, 2 + 2 * LINKS)
    passes = torch.cat([connected.minimum(continues_run), continues_line.expand(2 * LINKS, -1, -1, -1)])
    weights = torch.zeros_like(probability).scatter(-1, best_index, 1.0)
    for _ in range(STEPS):  # a word gets the highest weight of its neighbours, at most what its link passes
        weights = torch.maximum(weights, _gather_neighbours(weights, links).minimum(passes).amax(0))
    weights = torch.maximum(weights, _ramp(probability, rule.certain_probability, 0.05))
    return weights.view_as(word_logits).to(word_logits.dtype)


def text_weight(word_logits: torch.Tensor, rule: AnswerRule) -> torch.Tensor:
    """Weight of all words: 1 for a text answer, down to 0 for a visual one. `(B, Q, M, W)` -> `(B, Q, M)`."""
    padded = nn.functional.pad(word_logits.detach(), (0, 1), value=-torch.inf)  # a page may have no words
    return (padded.amax(-1).sigmoid() / rule.text_probability).clamp(max=1)


def neighbours(boxes: torch.Tensor, rule: AnswerRule) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Find the neighbours of each word from `boxes` `(B, W, 4)`; index W if there is none.

    Returns `(B, W, 2)` the left and right neighbours on the line, `(B, W, 2)` whether the gaps to them span columns,
    and `(B, W, 2 * LINKS)` the neighbours on the lines above and below.
    """
    left, top, right, bottom = boxes.unbind(-1)  # (B, W)
    height = bottom - top
    tall = torch.maximum(height.unsqueeze(1), height.unsqueeze(2))  # (B, W, W)
    short = torch.minimum(height.unsqueeze(1), height.unsqueeze(2))
    across, down = _gaps(left, right), _gaps(top, bottom)  # (B, W, W)
    same_line = (down < -0.5 * short) & (across < rule.word_gap * tall)
    same_text = rule.is_next_line(down, tall) & (across < 0)
    after = (left + right).unsqueeze(1) > (left + right).unsqueeze(2)  # (B, W, W) the second word is to the right
    below = (top + bottom).unsqueeze(1) > (top + bottom).unsqueeze(2)
    on_line = torch.cat([_nearest(across, same_line & side, 1) for side in (after, after.mT)], dim=-1)
    on_next_lines = torch.cat([_nearest(down, same_text & side, LINKS) for side in (below, below.mT)], dim=-1)
    spans_columns = nn.functional.pad(rule.spans_columns(across, tall), (0, 1))  # index W: no neighbour
    return on_line, spans_columns.gather(-1, on_line), on_next_lines


def _nearest(distance: torch.Tensor, allowed: torch.Tensor, count: int) -> torch.Tensor:
    """Indices `(B, W, count)` of the nearest allowed words, W if there are fewer."""
    words = distance.shape[-1]
    distance = distance.masked_fill(~allowed, torch.inf)
    nearest = nn.functional.pad(distance, (0, count), value=torch.inf).topk(count, largest=False)
    return nearest.indices.masked_fill(nearest.values.isinf(), words)


def _gather_neighbours(values: torch.Tensor, indices: torch.Tensor) -> torch.Tensor:
    """Values `(B, N, W)` at neighbours `(B, W, links)`: `(links, B, N, W)`, 0 if there is no neighbour."""
    padded = nn.functional.pad(values, (0, 1))  # index W: no neighbour
    flat = indices.mT.flatten(1).unsqueeze(1).expand(-1, values.shape[1], -1)  # (B, N, links * W)
    return padded.gather(-1, flat).unflatten(-1, (-1, values.shape[-1])).movedim(2, 0)


def _gaps(low: torch.Tensor, high: torch.Tensor) -> torch.Tensor:
    """Gaps `(B, W, W)` between intervals `(B, W)`, negative if they overlap."""
    return torch.maximum(low.unsqueeze(1), low.unsqueeze(2)) - torch.minimum(high.unsqueeze(1), high.unsqueeze(2))


def _ramp(values: torch.Tensor, middle: float, half_width: float) -> torch.Tensor:
    """0 below `middle - half_width`, 1 above `middle + half_width`, linear in between."""
    return ((values - middle) / (2 * half_width) + 0.5).clamp(0, 1)
