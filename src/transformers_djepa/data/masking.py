"""Random masks for pre-training: blocks of mask units, and words (paper section 3.4).

Blocks wrap around the edges of the page, so that all units are hidden equally often. Every function draws only from the
generator it is given.
"""

import hashlib
from collections.abc import Sequence

import numpy as np


# Block sizes of I-JEPA (arXiv 2301.08243, section 4)
TARGET_SCALE = 0.15, 0.2  # share of the page that a target block covers
TARGET_ASPECT = 0.75, 1.5  # height of a target block over its width, in units
CONTEXT_SCALE = 0.85, 1.0  # share of the page that the context block covers, before the targets are removed
KEPT, RANDOM = 0.1, 0.1  # shares of the hidden tokens; the others become [MASK]


def draw_block(rng: np.random.Generator, grid: tuple[int, int], scale, aspect) -> np.ndarray:
    """One block as bool `grid`, with area and aspect ratio drawn from `scale` and `aspect`."""
    rows, columns = grid
    area, ratio = rng.uniform(*scale) * rows * columns, np.exp(rng.uniform(*np.log(aspect)))
    height = int(np.clip(round(np.sqrt(area * ratio)), 1, rows))
    width = int(np.clip(round(area / height), 1, columns))
    height = int(np.clip(round(area / width), 1, rows))  # keep the area if the page is too narrow for the aspect ratio
    block = np.zeros(grid, dtype=bool)
    block[:height, :width] = True
    return np.roll(block, (rng.integers(rows), rng.integers(columns)), axis=(0, 1))


def draw_units(rng: np.random.Generator, grid: tuple[int, int], target_blocks: int) -> tuple[np.ndarray, np.ndarray]:
    """Disjoint context and target units of a page, two bool `grid`; target blocks may overlap.

    Pages that are too small for all target blocks get fewer of them, and a page of one unit gets none.
    """
    blocks = [draw_block(rng, grid, TARGET_SCALE, TARGET_ASPECT) for _ in range(target_blocks)]
    context = draw_block(rng, grid, CONTEXT_SCALE, (1.0, 1.0))
    for count in range(len(blocks), 0, -1):
        targets = np.logical_or.reduce(blocks[:count])
        if (context & ~targets).any():
            return context & ~targets, targets
    if not blocks[0].all():
        return ~blocks[0], blocks[0]
    return np.ones(grid, dtype=bool), np.zeros(grid, dtype=bool)


def keep_equally_many(visible: Sequence[np.ndarray], orders: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Reduce the visible units of all pages to the minimum over the pages; those with the largest `orders` go first."""
    fewest = min(int(mask.sum()) for mask in visible)
    kept = [np.zeros_like(mask) for mask in visible]
    for chosen, mask, order in zip(kept, visible, orders):
        ranks = np.where(mask, order, np.inf)
        chosen.flat[np.argsort(ranks, axis=None, kind="stable")[:fewest]] = True
    return kept


def draw_words(rng: np.random.Generator, count: int, share: float) -> np.ndarray:
    """Choose the hidden words of a page, bool `(count,)`: a share of them, at least one and never all."""
    hidden = np.zeros(count, dtype=bool)
    if count > 1:
        hidden[rng.choice(count, min(max(1, round(share * count)), count - 1), replace=False)] = True
    return hidden


def replace_tokens(
    rng: np.random.Generator, tokens: np.ndarray, hidden: np.ndarray, mask_token: int, vocabulary: Sequence[int]
) -> np.ndarray:
    """Replace `hidden` tokens `(L,)` as BERT does: 80% by the mask token, 10% by a random one, 10% unchanged."""
    draws, other = rng.random(len(tokens)), rng.choice(np.asarray(vocabulary), len(tokens))
    replaced = np.where(draws < RANDOM, other, np.where(draws < RANDOM + KEPT, tokens, mask_token))
    return np.where(hidden, replaced, tokens)


def generator(seed: int, epoch: int, page_id: str) -> np.random.Generator:
    """A random generator that depends on these three alone, on every machine."""
    digest = hashlib.sha256(f"{seed}-{epoch}-{page_id}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
