"""Answer words are connected along a line and between lines; competing words elsewhere are left out."""

import math

import pytest
import torch
from torch.testing import assert_close

from djepa_runtime.answer_rule import AnswerRule
from transformers_djepa import DJepaConfig
from transformers_djepa.modeling.answer_weights import answer_weights, text_weight


RULE = AnswerRule()
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


def weights_of(*probabilities: float) -> torch.Tensor:
    return answer_weights(torch.tensor(probabilities).logit()[None, None, None], BOXES, RULE)[0, 0, 0]


def test_a_line_continues_with_less_probable_words():
    assert_close(weights_of(0.8, 0.3, 0.01, 0.01, 0.01), torch.tensor([1.0, 1, 0, 0, 0]))


def test_the_next_line_is_included_only_if_it_is_probable():
    assert_close(weights_of(0.8, 0.7, 0.65, 0.01, 0.01), torch.tensor([1.0, 1, 1, 0, 0]))
    assert_close(weights_of(0.8, 0.7, 0.30, 0.01, 0.01), torch.tensor([1.0, 1, 0, 0, 0]))


@pytest.mark.parametrize("competitor", [3, 4])
def test_a_competing_word_elsewhere_is_left_out_unless_it_is_certain(competitor):
    probabilities = [0.7, 0.01, 0.01, 0.01, 0.01]
    for probability, expected in ((0.6, 0.0), (0.97, 1.0)):
        probabilities[competitor] = probability
        assert weights_of(*probabilities)[competitor] == expected


def test_only_one_of_two_similarly_probable_words_is_the_answer():
    assert weights_of(0.6, 0.01, 0.01, 0.01, 0.57)[4] == 0


@pytest.mark.parametrize(("gap", "belongs_too"), [(0.5 * LINE, 1.0), (2 * LINE, 0.0)])
def test_a_word_of_the_next_column_is_included_only_if_it_is_about_as_probable(gap, belongs_too):
    row = torch.tensor([[0.1, 0.1, 0.2, 0.1 + LINE], [0.2 + gap, 0.1, 0.3 + gap, 0.1 + LINE]]).unsqueeze(0)
    for first, second, expected in ((0.95, 0.26, belongs_too), (0.26, 0.95, belongs_too), (0.8, 0.6, 1.0)):
        logits = torch.tensor([first, second]).logit()[None, None, None]
        words = answer_weights(logits, row, RULE)[0, 0, 0]
        assert words.max() == 1 and words[int(first > second)] == expected


def test_an_improbable_word_ends_a_line():
    row = torch.tensor([[0.05 * i, 0.1, 0.05 * i + 0.04, 0.12] for i in range(4)]).unsqueeze(0)
    logits = torch.tensor([0.8, 0.7, 0.001, 0.3]).logit()[None, None, None]
    assert_close(answer_weights(logits, row, RULE)[0, 0, 0], torch.tensor([1.0, 1, 0, 0]))


def test_a_word_is_connected_through_other_words():
    row = torch.tensor([[0.05 * i, 0.1, 0.05 * i + 0.04, 0.12] for i in range(14)]).unsqueeze(0)
    logits = torch.full((1, 1, 1, 14), 0.3)
    logits[..., 0] = 3.0
    assert answer_weights(logits, row, RULE).min() == 1


def test_uncertain_answers_have_full_weights_and_visual_answers_a_low_text_weight():
    assert_close(weights_of(0.2, 0.18, 0.01, 0.01, 0.01), weights_of(0.99, 0.95, 0.01, 0.01, 0.01))
    assert text_weight(torch.full((1, 1, 1, 5), 0.01).logit(), RULE).max() < 0.11


@pytest.mark.parametrize("moving", [0, 3], ids=["on the line", "on the next line"])
def test_answer_weights_change_continuously_with_the_scores(moving):
    """Two lines of three words, the last word of the first line the best; one other word's score rises."""
    boxes = torch.tensor([[0.1 + 0.08 * (i % 3), 0.1 + 0.025 * (i // 3)] for i in range(6)])
    boxes = torch.cat([boxes, boxes + torch.tensor([0.07, LINE])], dim=-1).unsqueeze(0)
    logits = torch.tensor([0.5, 0.6, 0.8, 0.45, 0.35, 0.35]).logit().repeat(4001, 1)
    logits[:, moving] = torch.linspace(-6, 1.3, 4001)  # below the best one's 1.39
    values = answer_weights(logits[None, :, None], boxes, RULE)[0, :, 0]
    assert values[:, moving].min() == 0 and values[:, moving].max() == 1
    assert values.diff(dim=0).abs().max() < 0.02


@pytest.mark.parametrize("values", [{"run_length": 3}, {"line_gap": "wide"}])
def test_unknown_and_invalid_constants_raise(values):
    with pytest.raises((TypeError, ValueError), match="run_length|wide"):
        DJepaConfig(answer_rule=values)


def test_a_checkpoint_keeps_its_own_constants(tmp_path):
    config = DJepaConfig(answer_rule={"word_gap": 2.0})
    config.save_pretrained(tmp_path)
    assert DJepaConfig.from_pretrained(tmp_path).answer_rule == AnswerRule(word_gap=2.0)
    changed = DJepaConfig.from_pretrained(tmp_path, answer_rule={"line_gap": 1.0})
    assert changed.answer_rule == AnswerRule(line_gap=1.0) and DJepaConfig().answer_rule == RULE


def test_calibration_keeps_order_and_ends_and_is_the_identity_by_default():
    rule = AnswerRule(text_slope=0.5, text_offset=-1.0, region_slope=2.0, region_offset=0.5)
    scores = [0.0, 0.1, 0.5, 0.9, 1.0]
    for is_text in (True, False):
        assert [AnswerRule().calibrated(score, is_text) for score in scores] == scores
        found = [rule.calibrated(score, is_text) for score in scores]
        assert found == sorted(found) and found[0] == 0 and found[-1] == 1
    assert rule.calibrated(0.5, True) == pytest.approx(1 / (1 + math.e))
    assert rule.calibrated(0.5, False) == pytest.approx(1 / (1 + math.exp(-0.5)))
