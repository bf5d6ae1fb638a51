"""The soft form of the answer rule (`djepa_runtime/answer_rule.py`), with which the mask of an answer is painted.

Its weights in 0..1 change smoothly with the scores.

Legend: B pages, Q questions per page, M masks, W words, N = Q * M.
"""

import torch
from torch import nn

from djepa_runtime.answer_rule import AnswerRule


LINKS = 2  # words of the line above, and of the line below, that each word is linked to
STEPS = 16  # number of links followed from the best word, about the words of an address


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
