"""Word pooling, painting onto the mask grid, label relations and word messages."""

import math

import pytest
import torch
from torch.testing import assert_close

from builders import build_config
from djepa_runtime.answer_rule import AnswerRule
from transformers_djepa.modeling.words import (
    DJepaWordMessages,
    gather_words,
    group_means,
    label_relations,
    paint_words,
    straighten,
)


# A label, its value on the same line, a word below the value, and a word in another line and column.
WORDS = torch.tensor([[[0.1, 0.1, 0.2, 0.12], [0.22, 0.1, 0.3, 0.12], [0.22, 0.2, 0.3, 0.22], [0.7, 0.7, 0.8, 0.72]]])


def without_groups(boxes: torch.Tensor) -> torch.Tensor:
    relations = label_relations(boxes)
    return torch.cat([relations, torch.zeros_like(relations[:, :3])], dim=1)


RELATIONS = without_groups(WORDS)
ALL = torch.ones(1, 4, dtype=torch.bool)


def test_the_tokens_of_each_word_are_averaged():
    tokens = torch.tensor([[[1.0, 0], [3.0, 2], [10.0, 5], [99.0, 99]]])
    words, exist, boxes = gather_words(tokens, WORDS[:, [0, 0, 1, 2]], torch.tensor([[0, 0, 2, -1]]), 3)
    assert_close(words, torch.tensor([[[2.0, 1], [0.0, 0], [10.0, 5]]]))
    assert_close(exist, torch.tensor([[True, False, True]]))
    assert_close(boxes, WORDS[:, :3][:, [0, 0, 1]] * exist.unsqueeze(-1))


def test_painted_words_are_weighted_by_the_covered_share_of_each_cell():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0]]])
    painted = paint_words(torch.tensor([[[[2.0, -1.0]]]]), boxes, 4)
    expected = torch.zeros(4, 4)
    expected[0, 0], expected[0, 1], expected[2:, 2:] = 2.0, 1.0, -1.0
    assert_close(painted[0, 0, 0], expected)


def test_labels_are_in_the_same_line_or_column_with_weights_that_decay():
    label, value, far, below, column = range(5)
    boxes = torch.tensor(
        [[10, 10, 20, 12], [21.5, 10, 28, 12], [50, 10, 60, 12], [10, 13, 20, 15], [50, 50, 60, 52]], dtype=torch.float
    )
    relations = label_relations(boxes[None] / 100)[0]
    near_left, near_above, near_right, near_below, left, above, right, under = relations
    assert left.nonzero().tolist() == [[value, label], [far, label], [far, value]]
    assert near_left[value, label] > 0.7 and near_left[far, label] < near_left[far, value] < 0.1
    assert above.nonzero().tolist() == [[below, label], [below, value], [column, far]]
    assert near_above[below, label] > 0.7 and near_above[column, far] < 1e-3
    for there, back in [(left, right), (near_left, near_right), (above, under), (near_above, near_below)]:
        assert_close(there, back.T)  # all words have the same height


def skew(boxes: torch.Tensor, degrees: float) -> torch.Tensor:
    """Rotate the box centres about the page corner."""
    slope = math.tan(math.radians(degrees))
    centres = (boxes[..., :2] + boxes[..., 2:]) / 2
    offset = torch.stack([-centres[..., 1], centres[..., 0]], dim=-1) * slope
    return boxes + offset.repeat(1, 1, 2)


def text_page(lines: int, words: int) -> torch.Tensor:
    """Boxes `(1, lines * words, 4)` of words of the same size on evenly spaced lines."""
    y, x = torch.meshgrid(torch.arange(lines), torch.arange(words), indexing="ij")
    corner = torch.stack([0.1 + 0.08 * x, 0.1 + 0.02 * y], dim=-1).flatten(0, 1)
    return torch.cat([corner, corner + torch.tensor([0.06, 0.012])], dim=-1).unsqueeze(0)


@pytest.mark.parametrize("degrees", [-3.0, -0.4, 0.0, 2.0])
def test_a_skewed_page_is_straightened(degrees):
    level = text_page(lines=20, words=10)
    scanned = skew(level, degrees)
    assert_close(straighten(scanned), level * (1 + math.tan(math.radians(degrees)) ** 2), atol=5e-4, rtol=0)
    assert_close(label_relations(scanned)[:, 4:], label_relations(level)[:, 4:])


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
@pytest.mark.parametrize(("sender", "receivers"), [(0, [0, 1]), (1, [0, 1, 2]), (2, [1, 2]), (3, [3])])
def test_a_word_sends_messages_along_its_line_and_column(messages, sender, receivers):
    before = words()
    after = before.clone()
    after[:, :, sender] += 1
    changed = (messages(after, ALL, RELATIONS) - messages(before, ALL, RELATIONS)).abs().amax(-1) > 1e-4
    assert changed[0, 0].nonzero().flatten().tolist() == receivers


LETTER = torch.tensor(
    [[0.1, 0.10, 0.2, 0.12], [0.21, 0.10, 0.3, 0.12], [0.6, 0.10, 0.7, 0.12],
     [0.1, 0.125, 0.3, 0.145], [0.1, 0.50, 0.2, 0.52]]
)  # fmt: skip


def test_words_share_with_their_line_row_and_block():
    line, row, block = group_means(LETTER[None], torch.ones(1, 5, dtype=torch.bool), AnswerRule())[0] > 0
    assert line[0].tolist() == [True, True, False, False, False]
    assert row[0].tolist() == [True, True, True, False, False]
    assert block[0].tolist() == [True, True, False, True, False]
