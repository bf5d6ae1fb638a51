"""Which words make up an answer, as far as its mask goes: those that hang together with the most probable one.

A decoder that is unsure spreads its probability over rivals all over the page: the total, the same total in the slip,
the sum without tax. The answer is one of them, and so is its mask. From the best word on, words are taken along a line
and from one line to the next, as long as they are probable; words that are certain belong wherever they stand. It is
what `processing/answers.py` does for the text, in tensors, and without a jump: a small change of a score is a small
change of the mask.
"""

import torch


LEAST_BEST_WORD = 0.1  # where no word is more probable than this, the answer is no word, and words are painted faintly
ON_LINE, ON_LINE_SHARE = 0.1, 0.5  # a line goes on with words from this probability, or this share of the best one's
ON_NEXT_LINE = 0.5  # the next line begins with a word from this probability
CERTAIN = 0.9
WORD_GAP = 3.0  # of the words' height: a wider space ends a line's part in the answer
LINE_GAP, LINE_OVERLAP = 1.2, 0.5  # between lines of one text, of the height of a line
STEPS = 16  # from word to word: an address has about as many


def answer_words(word_logits: torch.Tensor, word_boxes: torch.Tensor) -> torch.Tensor:
    """How much each word belongs to the answer, 0..1.

    Without gradient: words learn from the words of the answer, not from the cells at their edges.

    Args:
        word_logits: `(B, Q, M, W)`.
        word_boxes: `(B, W, 4)`.
    """
    if word_logits.shape[-1] == 0:
        return word_logits
    probability = word_logits.detach().float().sigmoid().flatten(1, 2)  # (B, Q * M, W)
    best = probability.amax(-1, keepdim=True)
    line, block = neighbours(word_boxes)  # (B, W, W)
    least = (ON_LINE_SHARE * best).clamp(min=1e-9, max=ON_LINE)
    on_line = _ramp(probability / least, 1.0, 0.25)
    on_next_line = _ramp(probability, ON_NEXT_LINE, 0.1)
    chosen = _ramp(probability / best.clamp(min=1e-9), 0.95, 0.05)
    for _ in range(STEPS):
        reached = torch.maximum((chosen @ line).clamp(max=1) * on_line, (chosen @ block).clamp(max=1) * on_next_line)
        chosen = torch.maximum(chosen, reached)
    chosen = torch.maximum(chosen, _ramp(probability, CERTAIN, 0.05))
    chosen = chosen * (best / LEAST_BEST_WORD).clamp(max=1)
    return chosen.view_as(word_logits).to(word_logits.dtype)


def neighbours(boxes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Which words `(B, W, 4)` stand beside each other on a line, and which on two lines of a text: `(B, W, W)`."""
    left, top, right, bottom = boxes.float().unbind(-1)  # (B, W)
    height = bottom - top
    tall = torch.maximum(height.unsqueeze(1), height.unsqueeze(2))  # (B, W, W)
    across = _gap(left, right)
    down = _gap(top, bottom)
    beside = (down < -0.5 * torch.minimum(height.unsqueeze(1), height.unsqueeze(2))) & (across < WORD_GAP * tall)
    below = (down > -LINE_OVERLAP * tall) & (down < LINE_GAP * tall) & (across < 0)
    return beside.to(boxes.dtype), below.to(boxes.dtype)


def _gap(low: torch.Tensor, high: torch.Tensor) -> torch.Tensor:
    """Space between two intervals `(B, W)`, negative where they overlap: `(B, W, W)`."""
    return torch.maximum(low.unsqueeze(1), low.unsqueeze(2)) - torch.minimum(high.unsqueeze(1), high.unsqueeze(2))


def _ramp(values: torch.Tensor, middle: float, half_width: float) -> torch.Tensor:
    """0 below `middle - half_width`, 1 above `middle + half_width`, straight between them."""
    return ((values - middle) / (2 * half_width) + 0.5).clamp(0, 1)
