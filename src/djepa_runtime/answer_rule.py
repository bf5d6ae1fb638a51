"""Which words form the answer: the most probable word and the probable words connected to it.

An uncertain model spreads probability over candidates all over the page: the total, the same total in the payment slip,
the net amount. The answer is one of them. It grows from the most probable word along its line and to the lines above
and below while words are probable enough. Words of a high probability are included wherever they are.

This is the hard form, which reads the text of an answer. The soft form, which paints its mask, is
`transformers_djepa/modeling/answer_weights.py`.

Legend: W words.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np


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
