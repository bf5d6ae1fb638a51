"""Dense word prompts: clicks, boxes and rough masks mark the words they cover; word overlap marks related words.

Late interaction compares question tokens with the words of a page.
"""

import pytest
import torch
from batches import tiny_model
from torch.testing import assert_close

from builders import SIDE
from djepa_runtime.conventions import ABSENT
from transformers_djepa import DJepaConfig
from transformers_djepa.modeling.prompt_encoder import IN_BOX, IN_MASK, INSIDE, OUTSIDE, DJepaLateInteraction
from transformers_djepa.modeling.words import label_relations


SIZES = torch.tensor([[SIDE, SIDE]])
WORDS = torch.tensor([[[0.1, 0.10, 0.3, 0.14], [0.1, 0.50, 0.3, 0.54], [0.6, 0.5, 0.9, 0.54]]])
RELATIONS = torch.cat([label_relations(WORDS), torch.zeros(1, 3, 3, 3)], dim=1)  # no groups
PAGE = (SIZES, torch.ones(1, 3, 32), torch.ones(1, 3, dtype=torch.bool), WORDS, RELATIONS)
ON_SECOND = torch.tensor([[[[200.0, 520.0]]]])  # in 0..1000 of the page


@pytest.fixture(scope="module")
def encoder():
    return tiny_model().prompt_encoder


def dense_words(encoder, **asked) -> torch.Tensor:
    with torch.no_grad():
        return encoder(*PAGE, **asked).dense_words[0, 0]  # (words, width)


@pytest.mark.parametrize("label", [INSIDE, OUTSIDE])
def test_a_click_marks_the_word_under_it(encoder, label):
    marked = dense_words(encoder, points=ON_SECOND, labels=torch.tensor([[[label]]]))
    assert_close(marked[1], encoder.word_prompts[label].detach())
    assert_close(marked[[0, 2]], torch.zeros_like(marked[[0, 2]]))


def test_a_box_marks_the_words_inside_and_an_absent_box_marks_none(encoder):
    marked = dense_words(encoder, boxes=torch.tensor([[[90.0, 490.0, 310.0, 560.0]]]))
    assert_close(marked[1], encoder.word_prompts[IN_BOX].detach())
    assert not marked[[0, 2]].any()
    assert not dense_words(encoder, boxes=torch.full((1, 1, 4), float(ABSENT))).any()


def test_a_rough_mask_marks_words_inside_positively_and_outside_negatively(encoder):
    cells = SIDE // 4
    mask = torch.full((1, 1, cells, cells), -30.0)
    mask[..., : cells // 2] = 30.0  # the left half of the page
    marked, kind = dense_words(encoder, masks=mask), encoder.word_prompts[IN_MASK].detach()
    assert_close(marked, torch.stack([kind, kind, -kind]))
    assert not dense_words(encoder, masks=torch.zeros_like(mask)).any()


@pytest.mark.parametrize(("shared", "related"), [(0, [0, 1]), (1, [0, 1, 2]), (2, [1, 2])])
def test_word_overlap_marks_the_word_and_its_line_and_column(encoder, shared, related):
    asked, overlap = torch.zeros(1, 1, 4, dtype=torch.long), torch.zeros(1, 1, 3, 3)
    nothing = dense_words(encoder, input_ids=asked, overlap=overlap)
    overlap[..., shared, :] = torch.tensor([1.0, 0.6, 1.0])
    changed = (dense_words(encoder, input_ids=asked, overlap=overlap) - nothing).abs().amax(-1) > 0.01
    assert changed.nonzero().flatten().tolist() == related


@pytest.fixture
def late():
    torch.manual_seed(0)
    text, decoder = {"hidden_size": 16, "num_attention_heads": 4}, {"hidden_size": 16}
    config = DJepaConfig(text_config=text, decoder_config=decoder, prompt_config={"late_interaction_size": 8})
    return DJepaLateInteraction(config)


def test_the_word_like_a_question_token_matches_best(late):
    late.key.load_state_dict(late.query.state_dict())
    words, mask = torch.randn(1, 5, 16), torch.ones(1, 5, dtype=torch.bool)
    questions = torch.stack([words[0, 3], words[0, 3]])[None, None]  # (1, 1, 1 + 1, 16) pooled and one token
    matches = late(questions, torch.ones(1, 1, 2), words, mask)
    assert matches.words[0, 0].argmax(0).tolist() == [3, 3, 3]
    assert_close(matches.questions, torch.ones(1, 1, 3))


def test_padded_tokens_and_words_change_nothing(late):
    questions, words = torch.randn(1, 2, 4, 16), torch.randn(1, 5, 16)
    visible, mask = torch.ones(1, 2, 4), torch.ones(1, 5, dtype=torch.bool)
    alone = late(questions, visible, words, mask)
    padded = late(
        torch.cat([questions, torch.randn(1, 2, 3, 16)], 2),
        torch.cat([visible, torch.zeros(1, 2, 3)], 2),
        torch.cat([words, torch.randn(1, 2, 16)], 1),
        torch.cat([mask, torch.zeros(1, 2, dtype=torch.bool)], 1),
    )
    assert_close(padded.words[:, :, :5], alone.words)
    assert_close(padded.questions, alone.questions)
    assert not padded.words[:, :, 5:].any()
