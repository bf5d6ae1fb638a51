"""Which words make up an answer, as far as its mask goes: those that hang together with the most probable one.

A decoder that is unsure spreads its probability over rivals all over the page: the total, the same total in the slip,
the sum without tax. The answer is one of them, and so is its mask. From the best word on, words are taken along a line
and from one line to the next, as long as they are probable; words that are certain belong wherever they stand. It is
the rule by which `processing/answers.py` reads the text, in tensors, word by word instead of run by run.
"""

import torch
from torch import nn


LEAST_BEST_WORD = 0.1  # where no word is more probable than this, the answer is no word, and words are painted faintly
# As in `processing/answers.py`: a line goes on with words from this probability, or this share of the best word's.
ON_LINE, ON_LINE_SHARE = 0.1, 0.5
ON_NEXT_LINE = 0.5  # the next line begins with a word from this probability
CERTAIN = 0.9
WORD_GAP = 3.0  # of the words' height: a wider space ends a line's part in the answer
COLUMN_GAP, COLUMN_SHARE = 1.2, 0.4  # over a space as between columns a word needs that share of the other's score
LINE_GAP, LINE_OVERLAP = 1.2, 0.5  # between lines of one text, of the height of a line
LINKS = 2  # words of the line above, and of the line below, that a word leads to
STEPS = 16  # from word to word: an address has about as many


def answer_words(word_logits: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """How much each word belongs to the answer, 0..1.

    Without gradient: words learn from the words of the answer, not from the cells at their edges. Which word is best
    decides at once; from there on a small change of a score is a small change of the answer.

    Args:
        word_logits: `(B, Q, M, W)`.
        word_boxes: `(B, W, 4)` in 0..1 of the square.
    """
    if word_logits.shape[-1] == 0:
        return word_logits
    probability = word_logits.detach().float().sigmoid().flatten(1, 2)  # (B, Q * M, W)
    best, where = probability.max(-1, keepdim=True)
    line, between_columns, block = neighbours(word_boxes.float())
    least = (ON_LINE_SHARE * best).clamp(min=1e-9, max=ON_LINE)
    on_line = _ramp(probability / least, 1.0, 0.25)
    on_next_line = _ramp(probability, ON_NEXT_LINE, 0.1)
    beside = _follow(probability, line)  # (2, B, N, W) with N = Q * M
    share = torch.minimum(beside, probability) / torch.maximum(beside, probability).clamp(min=1e-9)
    narrow = ~between_columns.permute(2, 0, 1).unsqueeze(2)  # (2, B, 1, W)
    same_column = _ramp(share, COLUMN_SHARE, 0.1).masked_fill(narrow, 1.0)
    chosen = torch.zeros_like(probability).scatter(-1, where, 1.0)
    for _ in range(STEPS):
        along = _follow(chosen, line).minimum(same_column).amax(0).minimum(on_line)
        chosen = torch.maximum(chosen, along.maximum(_follow(chosen, block).amax(0).minimum(on_next_line)))
    chosen = torch.maximum(chosen, _ramp(probability, CERTAIN, 0.05))
    chosen = chosen.view_as(word_logits).to(word_logits.dtype)
    return chosen * answered_in_words(word_logits).unsqueeze(-1)


def answered_in_words(word_logits: torch.Tensor) -> torch.Tensor:
    """How far the answer is words at all, 0..1: `(B, Q, M)` of `(B, Q, M, W)`; without gradient."""
    padded = nn.functional.pad(word_logits.detach(), (0, 1), value=-torch.inf)  # a page may have no words
    return (padded.amax(-1).sigmoid() / LEAST_BEST_WORD).clamp(max=1)


def neighbours(boxes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The next words of each of the words `(B, W, 4)`, as indices, W where there is none.

    Returns:
        On its line, to the left and to the right, `(B, W, 2)`; whether the space to them is as wide as between columns,
        `(B, W, 2)`; on the lines above and below, `(B, W, 2 * LINKS)`.
    """
    left, top, right, bottom = boxes.unbind(-1)  # (B, W)
    height = bottom - top
    tall = torch.maximum(height.unsqueeze(1), height.unsqueeze(2))  # (B, W, W)
    short = torch.minimum(height.unsqueeze(1), height.unsqueeze(2))
    across, down = _gap(left, right), _gap(top, bottom)
    beside = (down < -0.5 * short) & (across < WORD_GAP * tall)
    stacked = (down > -LINE_OVERLAP * tall) & (down < LINE_GAP * tall) & (across < 0)
    after = (left + right).unsqueeze(1) > (left + right).unsqueeze(2)  # (B, W, W): the second stands right of the first
    below = (top + bottom).unsqueeze(1) > (top + bottom).unsqueeze(2)
    line = torch.cat([_nearest(across, beside & side, 1) for side in (after, after.transpose(1, 2))], dim=-1)
    block = torch.cat([_nearest(down, stacked & side, LINKS) for side in (below, below.transpose(1, 2))], dim=-1)
    wide = nn.functional.pad(across > COLUMN_GAP * tall, (0, 1))  # index W: no neighbour
    return line, wide.gather(-1, line), block


def _nearest(distance: torch.Tensor, possible: torch.Tensor, count: int) -> torch.Tensor:
    """Indices `(B, W, count)` of the nearest possible words, W in place of those there are not."""
    words = distance.shape[-1]
    distance = distance.masked_fill(~possible, torch.inf)
    nearest = nn.functional.pad(distance, (0, count), value=torch.inf).topk(count, largest=False)
    return nearest.indices.masked_fill(nearest.values.isinf(), words)


def _follow(values: torch.Tensor, links: torch.Tensor) -> torch.Tensor:
    """What the neighbours of each word have: `(links, B, N, W)`, from `(B, N, W)` and indices `(B, W, links)`."""
    padded = nn.functional.pad(values, (0, 1))  # index W: no neighbour
    return torch.stack([padded.gather(-1, link.unsqueeze(1).expand_as(values)) for link in links.unbind(-1)])


def _gap(low: torch.Tensor, high: torch.Tensor) -> torch.Tensor:
    """Space between two intervals `(B, W)`, negative where they overlap: `(B, W, W)`."""
    return torch.maximum(low.unsqueeze(1), low.unsqueeze(2)) - torch.minimum(high.unsqueeze(1), high.unsqueeze(2))


def _ramp(values: torch.Tensor, middle: float, half_width: float) -> torch.Tensor:
    """0 below `middle - half_width`, 1 above `middle + half_width`, straight between them."""
    return ((values - middle) / (2 * half_width) + 0.5).clamp(0, 1)
