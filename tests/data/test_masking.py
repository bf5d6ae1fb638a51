"""What is hidden: blocks of the right size, every unit equally often, words never all of them."""

import numpy as np
import pytest

from transformers_djepa.data.masking import (
    CONTEXT_SCALE,
    draw_block,
    draw_units,
    draw_words,
    replace_tokens,
)


GRID = (24, 17)


def generator(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


@pytest.mark.parametrize("grid", (GRID, (17, 24), (24, 24), (24, 6), (3, 40)))
def test_the_context_has_its_share_of_a_page_of_any_shape(grid):
    rng, scale = generator(), CONTEXT_SCALE
    shares = [draw_block(rng, grid, scale, (1.0, 1.0)).mean() for _ in range(300)]
    assert min(shares) > 0.8 and np.mean(shares) == pytest.approx(0.925, abs=0.02)


def test_every_unit_is_hidden_and_seen_equally_often():
    rng, hidden, seen = generator(), np.zeros(GRID), np.zeros(GRID)
    for _ in range(4000):
        context, targets = draw_units(rng, GRID, 4)
        hidden += targets
        seen += context
    for counts in (hidden, seen):
        assert counts.std() / counts.mean() < 0.05
        edges = np.concatenate([counts[-1], counts[:, -1], counts[0], counts[:, 0]])
        assert edges.mean() == pytest.approx(counts.mean(), rel=0.02)


def test_context_and_targets_never_overlap_and_are_drawn_by_the_generator_alone():
    first, again = (draw_units(generator(5), GRID, 4) for _ in range(2))
    assert (first[0] == again[0]).all() and (first[1] == again[1]).all()
    assert not (first[0] & first[1]).any() and first[1].any()
    assert (draw_units(generator(6), GRID, 4)[1] != first[1]).any()


@pytest.mark.parametrize("grid", ((1, 1), (1, 2), (2, 2), (1, 9)))
def test_small_pages_keep_something_to_see(grid):
    for seed in range(50):
        context, targets = draw_units(generator(seed), grid, 4)
        assert context.any() and not (context & targets).any()
        assert targets.any() or grid == (1, 1)


@pytest.mark.parametrize(("count", "expected"), ((0, 0), (1, 0), (2, 1), (3, 1), (100, 15)))
def test_a_share_of_the_words_is_hidden_but_never_all(count, expected):
    assert draw_words(generator(), count, 0.15).sum() == expected


def test_hidden_tokens_are_replaced_as_in_bert():
    tokens, hidden = np.full(20_000, 7), np.arange(20_000) % 2 == 0
    replaced = replace_tokens(generator(), tokens, hidden, mask_token=3, vocabulary=range(100, 200))
    assert (replaced[~hidden] == 7).all()
    shares = [np.mean(replaced[hidden] == 3), np.mean(replaced[hidden] == 7), np.mean(replaced[hidden] >= 100)]
    np.testing.assert_allclose(shares, [0.8, 0.1, 0.1], atol=0.02)
