"""What is hidden of a page in pre-training: blocks of its mask units, and words (paper section 3.4).

Every function draws from the generator it is given and from nothing else. Blocks lie on a grid that is closed to a ring
both ways: a block that leaves at the right comes in at the left, so that every unit of the page is hidden equally
often, those of the last row and column too.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


KEPT, RANDOM = 0.1, 0.1  # of the hidden tokens: left as they are, replaced by any; the rest become [MASK] (BERT)


@dataclass(frozen=True)
class BlockSizes:
    """Sizes of the blocks, as in I-JEPA (arXiv 2301.08243, section 4).

    Args:
        targets: how many blocks are to be predicted; they may overlap.
        target_scale: least and greatest share of the page that a block covers.
        target_aspect: least and greatest ratio of its height to its width, in units.
        context_scale: share of the page that the context may see, before the targets are taken out of it.
    """

    targets: int = 4
    target_scale: tuple[float, float] = (0.15, 0.2)
    target_aspect: tuple[float, float] = (0.75, 1.5)
    context_scale: tuple[float, float] = (0.85, 1.0)

    def __post_init__(self):
        if self.targets < 1:
            raise ValueError(f"targets must be at least 1, got {self.targets}.")
        for name, most in (("target_scale", 1.0), ("target_aspect", np.inf), ("context_scale", 1.0)):
            low, high = getattr(self, name)
            if not 0 < low <= high <= most:
                raise ValueError(f"{name} must be two rising numbers above 0 (at most {most:g}), got {(low, high)}.")


def draw_block(rng: np.random.Generator, grid: tuple[int, int], scale, aspect) -> np.ndarray:
    """One block as bool `grid`, its share of the page drawn from `scale` and its height to width from `aspect`."""
    rows, columns = grid
    area, ratio = rng.uniform(*scale) * rows * columns, np.exp(rng.uniform(*np.log(aspect)))
    height = int(np.clip(round(np.sqrt(area * ratio)), 1, rows))
    width = int(np.clip(round(area / height), 1, columns))
    height = int(np.clip(round(area / width), 1, rows))  # what a page too narrow for the ratio lacks in width
    block = np.zeros(grid, dtype=bool)
    block[:height, :width] = True
    return np.roll(block, (rng.integers(rows), rng.integers(columns)), axis=(0, 1))


def draw_units(rng: np.random.Generator, grid: tuple[int, int], sizes: BlockSizes) -> tuple[np.ndarray, np.ndarray]:
    """Which units of a page of `grid` units the context sees, and which are to be predicted: two bool `grid`.

    They never overlap. A page so small that nothing would be visible is hidden by fewer blocks; a page of one unit is
    not hidden at all.
    """
    blocks = [draw_block(rng, grid, sizes.target_scale, sizes.target_aspect) for _ in range(sizes.targets)]
    context = draw_block(rng, grid, sizes.context_scale, (1.0, 1.0))
    for count in range(len(blocks), 0, -1):
        targets = np.logical_or.reduce(blocks[:count])
        if (context & ~targets).any():
            return context & ~targets, targets
    if not blocks[0].all():
        return ~blocks[0], blocks[0]
    return np.ones(grid, dtype=bool), np.zeros(grid, dtype=bool)


def keep_equally_many(visible: Sequence[np.ndarray], orders: Sequence[np.ndarray]) -> list[np.ndarray]:
    """As many visible units on every page as on that with the fewest; which ones go is decided by random orders.

    Args:
        visible: bool, one a page.
        orders: for each page a number for every unit; those with the largest numbers go first.
    """
    fewest = min(int(mask.sum()) for mask in visible)
    kept = []
    for mask, order in zip(visible, orders):
        ranks = np.where(mask, order, np.inf).ravel()
        chosen = np.zeros(mask.size, dtype=bool)
        chosen[np.argsort(ranks, kind="stable")[:fewest]] = True
        kept.append(chosen.reshape(mask.shape))
    return kept


def draw_words(rng: np.random.Generator, count: int, share: float) -> np.ndarray:
    """Which of a page's words are hidden, bool `(count,)`: `share` of them, one at least, and never all."""
    hidden = np.zeros(count, dtype=bool)
    if count > 1:
        hidden[rng.choice(count, min(max(1, round(share * count)), count - 1), replace=False)] = True
    return hidden


def replace_tokens(
    rng: np.random.Generator, tokens: np.ndarray, hidden: np.ndarray, mask_token: int, vocabulary: Sequence[int]
) -> np.ndarray:
    """`tokens` `(L,)` with the `hidden` ones replaced: 80% by the mask token, 10% by any, 10% left (BERT)."""
    draws, other = rng.random(len(tokens)), rng.choice(np.asarray(vocabulary), len(tokens))
    replaced = np.where(draws < RANDOM, other, np.where(draws < RANDOM + KEPT, tokens, mask_token))
    return np.where(hidden, replaced, tokens)
