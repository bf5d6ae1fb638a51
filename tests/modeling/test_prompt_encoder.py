"""Clicks, boxes and rough masks tell the words they touch, and no others; a question tells those it shares."""

import pytest
import torch
from batches import tiny_model
from torch.testing import assert_close

from builders import SIDE, build_model
from transformers_djepa.modeling.geometry import label_places
from transformers_djepa.modeling.prompt_encoder import ABSENT_BOX, IN_BOX, IN_MASK, INSIDE, NO_POINT, OUTSIDE


SIZES = torch.tensor([[SIDE, SIDE]])
WORDS = torch.tensor([[[0.1, 0.10, 0.3, 0.14], [0.1, 0.50, 0.3, 0.54], [0.6, 0.5, 0.9, 0.54]]])
PLACES = label_places(WORDS)
ON_SECOND = torch.tensor([[[[200.0, 520.0]]]])  # in 0..1000 of the page


@pytest.fixture(scope="module")
def encoder():
    return tiny_model().prompt_encoder


def on_words(encoder, **asked) -> torch.Tensor:
    with torch.no_grad():
        return encoder(SIZES, WORDS, PLACES, **asked).on_words[0, 0]  # (words, width)


@pytest.mark.parametrize("label", [INSIDE, OUTSIDE])
def test_a_click_touches_the_word_under_it(encoder, label):
    touched = on_words(encoder, points=ON_SECOND, labels=torch.tensor([[[label]]]))
    assert_close(touched[1], encoder.word_prompts[label].detach())
    assert_close(touched[[0, 2]], torch.zeros_like(touched[[0, 2]]))


def test_two_clicks_on_a_word_count_once(encoder):
    twice = on_words(encoder, points=ON_SECOND.expand(-1, -1, 2, -1), labels=torch.tensor([[[INSIDE, INSIDE]]]))
    assert_close(twice[1], encoder.word_prompts[INSIDE].detach())


def test_a_padded_click_touches_nothing(encoder):
    assert not on_words(encoder, points=ON_SECOND, labels=torch.tensor([[[NO_POINT]]])).any()


def test_a_box_touches_the_words_in_it_and_an_absent_one_none(encoder):
    touched = on_words(encoder, boxes=torch.tensor([[[90.0, 490.0, 310.0, 560.0]]]))
    assert_close(touched[1], encoder.word_prompts[IN_BOX].detach())
    assert not touched[[0, 2]].any()
    assert not on_words(encoder, boxes=torch.full((1, 1, 4), ABSENT_BOX)).any()


def test_a_rough_mask_touches_words_for_and_against(encoder):
    cells = SIDE // 4
    mask = torch.full((1, 1, cells, cells), -30.0)
    mask[..., : cells // 2] = 30.0  # the left half of the page
    touched, kind = on_words(encoder, masks=mask), encoder.word_prompts[IN_MASK].detach()
    assert_close(touched, torch.stack([kind, kind, -kind]))
    assert not on_words(encoder, masks=torch.zeros_like(mask)).any()


def test_a_question_alone_touches_no_word(encoder):
    asked = encoder(SIZES, WORDS, PLACES, input_ids=torch.zeros(1, 1, 4, dtype=torch.long))
    assert asked.on_words.shape == (asked.tokens.shape[-1],) and not asked.on_words.any()


@pytest.mark.parametrize(("shared", "hear"), [(0, [0, 1]), (1, [0, 1, 2]), (2, [1, 2])])
def test_what_a_question_shares_is_told_the_word_and_what_stands_beside_it_above_and_below(encoder, shared, hear):
    asked, overlap = torch.zeros(1, 1, 4, dtype=torch.long), torch.zeros(1, 1, 3, 3)
    nothing = on_words(encoder, input_ids=asked, overlap=overlap)
    overlap[..., shared, :] = torch.tensor([1.0, 0.6, 1.0])
    changed = (on_words(encoder, input_ids=asked, overlap=overlap) - nothing).abs().amax(-1) > 0.01
    assert changed.nonzero().flatten().tolist() == hear


def test_before_training_what_is_shared_changes_nothing():
    encoder = build_model().prompt_encoder
    assert not on_words(encoder, input_ids=torch.zeros(1, 1, 4, dtype=torch.long), overlap=torch.ones(1, 1, 3, 3)).any()


def test_clicks_outside_and_inside_boxes_and_masks_all_learn_what_they_tell():
    encoder = tiny_model().prompt_encoder
    asked = encoder(
        SIZES,
        WORDS,
        PLACES,
        points=torch.tensor([[[[200.0, 120.0], [200.0, 520.0]]]]),
        labels=torch.tensor([[[OUTSIDE, INSIDE]]]),
        boxes=torch.tensor([[[500.0, 490.0, 950.0, 560.0]]]),
        masks=torch.ones(1, 1, SIDE // 4, SIDE // 4),
    )
    asked.on_words.sum().backward()
    assert encoder.word_prompts.grad.any(-1).all()
