"""The words of an answer hang together: along a line, from line to line, and not with rivals elsewhere."""

import pytest
import torch
from torch.testing import assert_close

from transformers_djepa.modeling.answer_words import answer_words, answered_in_words, neighbours


LINE = 0.02  # height of a word; lines are 0.025 apart
# An address of two lines, a word far to the right of its first, and a word at the foot of the page.
BOXES = torch.tensor(
    [
        [0.10, 0.100, 0.16, 0.120],
        [0.17, 0.100, 0.25, 0.120],
        [0.10, 0.125, 0.20, 0.145],
        [0.70, 0.100, 0.80, 0.120],
        [0.10, 0.900, 0.20, 0.920],
    ]
).unsqueeze(0)


def belongs(*probabilities: float) -> torch.Tensor:
    return answer_words(torch.tensor(probabilities).logit()[None, None, None], BOXES)[0, 0, 0]


def test_a_words_neighbours_are_the_next_ones_on_its_line_and_on_the_lines_beside_it():
    none = BOXES.shape[1]
    line, _, block = neighbours(BOXES)
    assert line[0].sort().values.tolist() == [[1, none], [0, none], [none] * 2, [none] * 2, [none] * 2]
    found = [sorted(set(row) - {none}) for row in block[0].tolist()]
    assert found == [[2], [2], [0, 1], [], []]


def test_a_line_goes_on_with_words_that_are_less_probable():
    assert_close(belongs(0.8, 0.3, 0.01, 0.01, 0.01), torch.tensor([1.0, 1, 0, 0, 0]))


def test_the_next_line_belongs_only_if_it_is_likely():
    assert_close(belongs(0.8, 0.7, 0.65, 0.01, 0.01), torch.tensor([1.0, 1, 1, 0, 0]))
    assert_close(belongs(0.8, 0.7, 0.30, 0.01, 0.01), torch.tensor([1.0, 1, 0, 0, 0]))


@pytest.mark.parametrize("rival", [3, 4])
def test_a_rival_elsewhere_is_left_out_unless_it_is_certain(rival):
    probabilities = [0.7, 0.01, 0.01, 0.01, 0.01]
    for probability, expected in ((0.6, 0.0), (0.97, 1.0)):
        probabilities[rival] = probability
        assert belongs(*probabilities)[rival] == expected


def test_of_two_equal_rivals_one_is_the_answer():
    assert belongs(0.6, 0.01, 0.01, 0.01, 0.57)[4] == 0


@pytest.mark.parametrize(("gap", "belongs_too"), [(0.5 * LINE, 1.0), (2 * LINE, 0.0)])
def test_a_word_of_the_next_column_belongs_only_if_it_is_about_as_probable(gap, belongs_too):
    row = torch.tensor([[0.1, 0.1, 0.2, 0.1 + LINE], [0.2 + gap, 0.1, 0.3 + gap, 0.1 + LINE]]).unsqueeze(0)
    for first, second, expected in ((0.8, 0.2, belongs_too), (0.2, 0.8, belongs_too), (0.8, 0.6, 1.0)):
        logits = torch.tensor([first, second]).logit()[None, None, None]
        words = answer_words(logits, row)[0, 0, 0]
        assert words.max() == 1 and words[int(first > second)] == expected


def test_an_improbable_word_ends_a_line():
    row = torch.tensor([[0.05 * i, 0.1, 0.05 * i + 0.04, 0.12] for i in range(4)]).unsqueeze(0)
    logits = torch.tensor([0.8, 0.7, 0.001, 0.3]).logit()[None, None, None]
    assert_close(answer_words(logits, row)[0, 0, 0], torch.tensor([1.0, 1, 0, 0]))


def test_a_word_is_reached_through_others():
    row = torch.tensor([[0.05 * i, 0.1, 0.05 * i + 0.04, 0.12] for i in range(14)]).unsqueeze(0)
    logits = torch.full((1, 1, 1, 14), 0.3)
    logits[..., 0] = 3.0
    assert answer_words(logits, row).min() == 1


def test_unsure_answers_are_as_full_as_sure_ones_and_no_answer_is_faint():
    assert_close(belongs(0.2, 0.18, 0.01, 0.01, 0.01), belongs(0.99, 0.95, 0.01, 0.01, 0.01))
    assert belongs(0.01, 0.01, 0.01, 0.01, 0.01).max() < 0.11


@pytest.mark.parametrize("moving", [0, 3], ids=["on the line", "on the next line"])
def test_a_small_change_of_a_score_is_a_small_change_of_the_answer(moving):
    """Two lines of three words, the last word of the first line the best; one other word's score rises."""
    boxes = torch.tensor([[0.1 + 0.08 * (i % 3), 0.1 + 0.025 * (i // 3)] for i in range(6)])
    boxes = torch.cat([boxes, boxes + torch.tensor([0.07, LINE])], dim=-1).unsqueeze(0)
    logits = torch.tensor([0.5, 0.6, 0.8, 0.45, 0.35, 0.35]).logit().repeat(4001, 1)
    logits[:, moving] = torch.linspace(-6, 1.3, 4001)  # below the best one's 1.39
    values = answer_words(logits[None, :, None], boxes)[0, :, 0]
    assert values[:, moving].min() == 0 and values[:, moving].max() == 1
    assert values.diff(dim=0).abs().max() < 0.02


def test_words_do_not_learn_from_the_mask_and_a_page_may_have_none():
    assert not answer_words(torch.zeros(1, 1, 1, 5, requires_grad=True), BOXES).requires_grad
    assert answer_words(torch.zeros(1, 2, 4, 0), BOXES[:, :0]).shape == (1, 2, 4, 0)
    assert_close(answered_in_words(torch.zeros(1, 2, 4, 0)), torch.zeros(1, 2, 4))
