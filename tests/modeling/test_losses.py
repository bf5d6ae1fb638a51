"""The fine-tuning loss against slow reference implementations."""

import pytest
import torch
from batches import label_inputs, page_inputs, question_inputs, tiny_model
from torch.testing import assert_close

from transformers_djepa.modeling.losses import (
    assign_masks,
    dice_cost,
    focal_cost,
    mean_over_pages,
    word_cost,
)


@pytest.fixture
def tensors():
    torch.manual_seed(0)
    logits, labels = torch.randn(2, 3, 4, 20), (torch.rand(2, 3, 2, 20) > 0.7).float()
    inside = torch.ones(2, 1, 1, 20)
    inside[0, ..., 15:] = 0
    return logits, labels * inside, inside


def pairs(function, logits, labels, inside):
    """`function(logits, labels)` over the pixels of the page, for every alternative and mask."""
    result = torch.empty(2, 3, 2, 4)
    for b, q, a, m in torch.cartesian_prod(*[torch.arange(n) for n in result.shape]):
        keep = inside[b, 0, 0] > 0
        result[b, q, a, m] = function(logits[b, q, m][keep], labels[b, q, a][keep])
    return result


def test_focal_cost_matches_the_published_formula(tensors):
    def focal(x, y):
        p = x.sigmoid()
        p_true, alpha = torch.where(y > 0, p, 1 - p), torch.where(y > 0, 0.25, 0.75)
        return (-alpha * (1 - p_true) ** 2 * p_true.log()).mean()

    assert_close(focal_cost(*tensors), pairs(focal, *tensors))


def test_dice_cost_matches_the_published_formula(tensors):
    def dice(x, y):
        return 1 - (2 * (x.sigmoid() * y).sum() + 1) / (x.sigmoid().sum() + y.sum() + 1)

    assert_close(dice_cost(*tensors), pairs(dice, *tensors))


def test_word_cost_is_cross_entropy_per_answer_word(tensors):
    logits, labels, _ = tensors

    def cross_entropy(x, y):
        total = torch.nn.functional.binary_cross_entropy_with_logits(x, y, reduction="sum")
        return total / max(1, y.sum())

    everywhere = torch.ones(2, 1, 1, 20)
    assert_close(word_cost(logits, labels), pairs(cross_entropy, logits, labels, everywhere))


def test_single_mask_gets_its_best_alternative_and_each_alternative_its_best_mask():
    cost = torch.tensor([[[[3.0, 9, 1, 9], [2.0, 1, 5, 9], [1.0, 0, 0, 0]]]])  # one question, three alternatives
    exists = torch.tensor([[[True, True, False]]])
    expected = torch.tensor([[[[0, 0, 0.5, 0], [1, 0.5, 0, 0], [0, 0, 0, 0]]]])
    assert_close(assign_masks(cost, exists), expected)


def test_mean_is_taken_over_the_questions_of_a_page_then_over_pages():
    values, valid = (
        torch.tensor([[2.0, 4, 9], [6.0, 9, 9], [9.0, 9, 9]]),
        torch.tensor([[1, 1, 0], [1, 0, 0], [0, 0, 0]]),
    )
    assert_close(mean_over_pages(values, valid.bool()), torch.tensor((3.0 + 6.0 + 0.0) / 3))


def test_loss_does_not_depend_on_how_a_batch_is_split():
    """Four pages with different numbers of words, questions and answers: one batch, or four, padded differently."""
    model = tiny_model()
    inputs = page_inputs(4) | question_inputs(4) | label_inputs(4, alternatives=2)
    inputs["presence_labels"] = torch.tensor([[1, 1, 1], [1, 0, -100], [1, -100, -100], [0, 1, 1]])
    inputs["prompt_attention_mask"][inputs["presence_labels"] < 0] = 0
    inputs["mask_labels"][0, :, 1] = 0
    inputs["word_labels"][0, :, 1] = 0
    inputs["word_ids"][1, 6:] = -1  # three words on the second page, six on the others
    inputs["word_labels"][1, :, :, 3:] = 0
    whole = model(**inputs)
    parts = [model(**{name: value[i : i + 1] for name, value in inputs.items()}) for i in range(4)]
    assert_close(whole.loss, torch.stack([part.loss for part in parts]).mean())
    for name, term in whole.loss_dict.items():
        assert_close(term, torch.stack([part.loss_dict[name] for part in parts]).mean())


def test_an_answer_without_words_trains_words_to_be_absent():
    model = tiny_model()
    inputs = page_inputs(1) | question_inputs(1) | label_inputs(1)
    inputs["word_labels"].zero_()
    output = model(**inputs)
    single = torch.nn.functional.softplus(output.word_logits[0, :, 0]).sum(-1)  # (questions,)
    output.loss_dict["word"].backward()
    assert output.loss_dict["word"] > single.mean() and model.mask_decoder.word_bias.grad > 0


def test_masks_of_the_first_questions_are_trained_alone():
    model, labels = tiny_model(), label_inputs()
    inputs = page_inputs() | question_inputs()
    first = model(**inputs, **labels | {"mask_labels": labels["mask_labels"][:, :2]})
    every, words = model(**inputs, **labels), model(**inputs, **labels | {"mask_labels": None})
    assert first.pred_masks.shape[1] == 2 and words.pred_masks is None
    assert_close(first.pred_masks, every.pred_masks[:, :2])
    two = model(**page_inputs(), **{name: value[:, :2] for name, value in (question_inputs() | labels).items()})
    for name in ("mask", "dice", "iou"):
        assert_close(first.loss_dict[name], two.loss_dict[name])
