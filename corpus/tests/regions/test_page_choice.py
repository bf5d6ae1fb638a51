"""Pages with more than text are read more often than others."""

import random

import pytest

from djepa_corpus.content.glances import Glance
from djepa_corpus.regions.page_choice import MIN_PAGES, PLAIN_SHARE, choose_pages, is_varied


PLAIN = Glance("Lorem ipsum dolor sit amet.", 0, 1)


@pytest.mark.parametrize(
    "glance",
    [
        Glance("text", 1, 0),
        Glance("text", 0, 9),
        Glance("text\nFigure 3: A boat\nmore", 0, 0),
        Glance("text\nTabelle 2.1 Preise", 0, 0),
        Glance("text\n4 References\nmore", 0, 0),
        Glance("α + β ≤ γ · ∑ ∂ → ∞", 0, 0),
    ],
)
def test_pages_with_drawings_captions_titles_or_symbols_are_varied(glance):
    assert is_varied(glance) and not is_varied(PLAIN)


def test_all_varied_pages_and_the_first_are_chosen_and_few_others():
    glances = {number: PLAIN for number in range(1, 101)} | {50: Glance("text", 2, 0)}
    chosen = [choose_pages(glances, random.Random(seed), 100) for seed in range(20)]
    assert all({1, 50} <= set(numbers) for numbers in chosen)
    assert 0.8 * PLAIN_SHARE < sum(map(len, chosen)) / 2000 < 1.2 * PLAIN_SHARE


def test_documents_of_few_pages_are_read_whole():
    glances = {number: PLAIN for number in range(1, MIN_PAGES + 1)}
    assert choose_pages(glances, random.Random(0), 24) == list(glances)
