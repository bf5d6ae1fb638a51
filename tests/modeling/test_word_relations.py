"""Words tell those that stand beside, above and below them, and no others."""

import pytest
import torch
from torch.testing import assert_close

from builders import build_config, build_model
from transformers_djepa.modeling.geometry import label_places
from transformers_djepa.modeling.word_relations import DJepaWordMessages


# A label, its value on the same line, a word below the value, and one that stands in no line or column with any.
WORDS = torch.tensor([[[0.1, 0.1, 0.2, 0.12], [0.22, 0.1, 0.3, 0.12], [0.22, 0.2, 0.3, 0.22], [0.7, 0.7, 0.8, 0.72]]])
PLACES = label_places(WORDS)
ALL = torch.ones(1, 4, dtype=torch.bool)


@pytest.fixture(scope="module")
def messages() -> DJepaWordMessages:
    torch.manual_seed(0)
    layer = DJepaWordMessages(build_config().decoder_config).eval()
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter.normal_()
    return layer


def words(questions: int = 1, seed: int = 0) -> torch.Tensor:
    width = build_config().decoder_config.hidden_size
    return torch.randn(1, questions, 4, width, generator=torch.Generator().manual_seed(seed))


@torch.no_grad()
@pytest.mark.parametrize(("teller", "hear"), [(0, [0, 1]), (1, [0, 1, 2]), (2, [1, 2]), (3, [3])])
def test_a_word_tells_those_in_its_line_and_column(messages, teller, hear):
    before = words()
    after = before.clone()
    after[:, :, teller] += 1
    changed = (messages(after, ALL, PLACES) - messages(before, ALL, PLACES)).abs().amax(-1) > 1e-4
    assert changed[0, 0].nonzero().flatten().tolist() == hear


@torch.no_grad()
def test_padded_words_tell_nothing(messages):
    real = torch.tensor([[True, True, True, False]])
    alone = messages(words()[:, :, :3], real[:, :3], PLACES[..., :3, :3])
    padded = torch.cat([WORDS[:, :3], torch.zeros(1, 1, 4)], dim=1)
    assert_close(messages(words(), real, label_places(padded))[:, :, :3], alone)


@torch.no_grad()
def test_questions_do_not_hear_each_other(messages):
    both = messages(words(questions=2), ALL, PLACES)
    assert_close(both[:, :1], messages(words(questions=2)[:, :1], ALL, PLACES))


@torch.no_grad()
def test_a_page_without_words_has_none_to_tell(messages):
    nothing = words()[:, :, :0]
    assert messages(nothing, ALL[:, :0], label_places(WORDS[:, :0])).shape == nothing.shape


def test_before_training_words_tell_nothing():
    for layer in build_model().mask_decoder.transformer.word_messages:
        assert not layer(words(), ALL, PLACES).any()
