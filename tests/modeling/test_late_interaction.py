"""Late interaction of question tokens and page words."""

import pytest
import torch

from transformers_djepa import DJepaConfig
from transformers_djepa.modeling.prompt_encoder import DJepaLateInteraction


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
    torch.testing.assert_close(matches.questions, torch.ones(1, 1, 3))


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
    torch.testing.assert_close(padded.words[:, :, :5], alone.words)
    torch.testing.assert_close(padded.questions, alone.questions)
    assert not padded.words[:, :, 5:].any()
