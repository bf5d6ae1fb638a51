"""Word pooling, painting onto the mask grid, label relations and word messages."""

import math

import pytest
import torch
from torch.testing import assert_close

from builders import build_config, build_model
from transformers_djepa.answer_rule import AnswerRule
from transformers_djepa.modeling.words import (
    DJepaWordMessages,
    box_around,
    group_means,
    label_relations,
    mask_values_at_words,
    pad_overlap,
    paint_words,
    pool_words,
    straighten,
    tokens_of_words,
    values_at_first_tokens,
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
    words, exist = pool_words(tokens, tokens_of_words(torch.tensor([[0, 0, 2, -1]]), 3))
    assert_close(words, torch.tensor([[[2.0, 1], [0.0, 0], [10.0, 5]]]))
    assert_close(exist, torch.tensor([[True, False, True]]))


def test_the_box_of_a_word_is_exact_under_autocast():
    boxes = torch.rand(1, 5, 4)
    boxes[0, 1] = boxes[0, 0]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        found = values_at_first_tokens(boxes, tokens_of_words(torch.tensor([[0, 0, 2, 3, -1]]), 4))
    assert torch.equal(found[0], torch.stack([boxes[0, 0], torch.zeros(4), boxes[0, 2], boxes[0, 3]]))


def test_overlap_is_padded_or_cut_to_the_scored_words_and_zero_without_tokens():
    word_ids, overlap = torch.tensor([[0, 0, 2, -1]]), torch.rand(1, 2, 3, 3)
    matched = pad_overlap(overlap, word_ids, torch.tensor([[True, False, True, False]]))
    assert torch.equal(matched[:, :, [0, 2]], overlap[:, :, [0, 2]]) and not matched[:, :, [1, 3]].any()
    padded = torch.nn.functional.pad(overlap, (0, 0, 0, 2))
    assert torch.equal(pad_overlap(padded, word_ids, torch.ones(1, 3, dtype=torch.bool)), overlap)


@pytest.mark.parametrize("shape", [(1, 2, 2, 3), (1, 2, 4, 3), (2, 2, 3, 3)])
def test_overlap_of_another_page_raises(shape):
    with pytest.raises(ValueError, match=f"{shape[0]} pages of {shape[2]} words.*1 pages of 3 words"):
        pad_overlap(torch.ones(shape), torch.tensor([[0, 1, 2]]), torch.ones(1, 3, dtype=torch.bool))


def test_painted_words_are_weighted_by_the_covered_share_of_each_cell():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0]]])
    painted = paint_words(torch.tensor([[[[2.0, -1.0]]]]), boxes, 4)
    expected = torch.zeros(4, 4)
    expected[0, 0], expected[0, 1], expected[2:, 2:] = 2.0, 1.0, -1.0
    assert_close(painted[0, 0, 0], expected)


def test_the_mask_value_at_a_word_is_the_mean_under_its_box():
    boxes = torch.tensor([[[0.0, 0.0, 0.375, 0.25], [0.5, 0.5, 1.0, 1.0], [0.3, 0.3, 0.3, 0.3]]])
    cells = torch.zeros(1, 1, 4, 4)
    cells[..., 0, 0], cells[..., 3, 3] = 3.0, 4.0
    # Means over 1.5 cells with a sum of 3, and over 4 cells with a sum of 4
    assert_close(mask_values_at_words(cells, boxes), torch.tensor([[[2.0, 1.0, 0.0]]]))


def test_mask_values_at_words_invert_painting_on_whole_cells():
    boxes = torch.tensor([[[0.0, 0.25, 0.5, 0.5], [0.75, 0.5, 1.0, 1.0]]])
    values = torch.tensor([[[[2.0, -1.0]]]])
    assert_close(mask_values_at_words(paint_words(values, boxes, 8)[:, :, 0], boxes), values[:, :, 0])


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


def test_a_page_of_few_words_is_not_straightened():
    two = torch.tensor([[[0.1, 0.10, 0.2, 0.12], [0.21, 0.105, 0.3, 0.125], [0.5, 0.5, 0.6, 0.52]]])
    assert_close(straighten(two), two)


def test_padded_words_do_not_change_the_slope():
    page = skew(text_page(lines=3, words=8), 1.5)
    padded = torch.cat([page, torch.zeros(1, 40, 4)], dim=1)
    assert_close(straighten(padded)[:, :24], straighten(page))


def test_words_without_height_have_finite_relations():
    relations = label_relations(torch.zeros(1, 3, 4))
    assert relations.isfinite().all() and (relations <= 1).all()


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


@torch.no_grad()
def test_padded_words_send_no_messages(messages):
    mask = torch.tensor([[True, True, True, False]])
    alone = messages(words()[:, :, :3], mask[:, :3], RELATIONS[..., :3, :3])
    padded = torch.cat([WORDS[:, :3], torch.zeros(1, 1, 4)], dim=1)
    assert_close(messages(words(), mask, without_groups(padded))[:, :, :3], alone)


@torch.no_grad()
def test_messages_stay_within_a_question(messages):
    both = messages(words(questions=2), ALL, RELATIONS)
    assert_close(both[:, :1], messages(words(questions=2)[:, :1], ALL, RELATIONS))


@torch.no_grad()
def test_a_page_without_words_sends_no_messages(messages):
    empty = words()[:, :, :0]
    assert messages(empty, ALL[:, :0], without_groups(WORDS[:, :0])).shape == empty.shape


def test_messages_are_zero_before_training():
    for layer in build_model().mask_decoder.transformer.word_messages:
        assert not layer(words(), ALL, RELATIONS).any()


LETTER = torch.tensor(
    [[0.1, 0.10, 0.2, 0.12], [0.21, 0.10, 0.3, 0.12], [0.6, 0.10, 0.7, 0.12],
     [0.1, 0.125, 0.3, 0.145], [0.1, 0.50, 0.2, 0.52]]
)  # fmt: skip


def test_words_share_with_their_line_row_and_block():
    line, row, block = group_means(LETTER[None], torch.ones(1, 5, dtype=torch.bool), AnswerRule())[0] > 0
    assert line[0].tolist() == [True, True, False, False, False]
    assert row[0].tolist() == [True, True, True, False, False]
    assert block[0].tolist() == [True, True, False, True, False]


def test_padded_words_are_in_no_group():
    mask = torch.tensor([[True, True, True, False, False]])
    means = group_means(LETTER[None], mask, AnswerRule())[0]
    assert_close(means[:, :3].sum(-1), torch.ones(3, 3))
    assert not means[..., 3:].any() and not means[:, 3:].any()


def test_a_long_chain_of_words_is_one_block():
    chain = torch.tensor([[0.1, 0.001 * n, 0.2, 0.001 * n + 0.0009] for n in range(900)])[None]
    means = group_means(chain, torch.ones(1, 900, dtype=torch.bool), AnswerRule())
    assert_close(means[0, 2], torch.full((900, 900), 1 / 900))


def test_the_box_around_cells_is_filled_at_the_height_of_its_lower_corner():
    cells = torch.zeros(6, 6)
    cells[1, 1], cells[3, 4] = 1.0, 0.5
    expected = torch.zeros(6, 6)
    expected[1:4, 1:5] = 0.5
    expected[1, 1] = 1.0
    assert_close(box_around(cells), expected)
