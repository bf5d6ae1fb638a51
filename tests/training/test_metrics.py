"""Scores of a batch against the same scores computed one question at a time."""

from types import SimpleNamespace

import numpy as np
import pytest
import torch
from transformers import EvalPrediction

from transformers_djepa.training.metrics import SCORES, score_questions, segmentation_metrics


def batch(seed: int = 0, side: int = 6, words: int = 5):
    """Two pages, three questions, two answers each; the last question has no answer, the second has one."""
    generator = torch.Generator().manual_seed(seed)
    masks = torch.rand(2, 3, 2, side, side, generator=generator).round()
    chosen = torch.rand(2, 3, 2, words, generator=generator).round()
    masks[..., 0, 0, 0] = chosen[..., 0, :1] = 1
    masks[:, 1, 1], chosen[:, 1, 1], masks[:, 2], chosen[:, 2] = 0, 0, 0, 0
    outputs = SimpleNamespace(
        pred_masks=torch.randn(2, 3, 4, side, side, generator=generator),
        word_logits=torch.randn(2, 3, 4, words, generator=generator) - 0.5,
        presence_logits=torch.randn(2, 3, generator=generator),
    )
    return outputs, {"mask_labels": masks, "word_labels": chosen}


def written_out(mask, words, labels, word_labels) -> list[float]:
    """Best IoU, pointing, F1 and equality over the answers that exist."""
    found = [[0.0] * 4]
    for real, real_words in zip(labels.numpy() > 0, word_labels.numpy() > 0):
        if real.any() or real_words.any():
            told = mask.numpy() > 0
            peak = np.unravel_index(mask.numpy().argmax(), mask.shape)
            said = {i for i, score in enumerate(words.tolist()) if score > 0} or {int(words.argmax())}
            said.add(int(words.argmax()))
            truth = set(np.nonzero(real_words)[0].tolist())
            f1 = 2 * len(said & truth) / (len(said) + len(truth))
            found.append(
                [(told & real).sum() / max((told | real).sum(), 1), float(real[peak]), f1, float(said == truth)]
            )
    return np.max(found, axis=0).tolist()


@pytest.mark.parametrize("seed", range(5))
def test_scores_of_a_batch_are_those_of_its_questions(seed):
    outputs, inputs = batch(seed)
    scores = score_questions(outputs, inputs)
    assert scores.shape == (2, 3, len(SCORES))
    for page in range(2):
        for q in range(3):
            expected = written_out(
                outputs.pred_masks[page, q, 0],
                outputs.word_logits[page, q, 0],
                inputs["mask_labels"][page, q],
                inputs["word_labels"][page, q],
            )
            assert scores[page, q, :4].tolist() == pytest.approx(expected)
    assert torch.equal(scores[..., 4], outputs.presence_logits.sigmoid())


def test_metrics_are_means_over_answered_questions_without_padding():
    scores = np.array([[[0.6, 1, 1, 1, 0.9], [0.3, 0, 0.5, 0, 0.8]], [[0, 0, 0, 0, 0.1], [1, 1, 1, 1, 1]]], dtype=float)
    metrics = segmentation_metrics(EvalPrediction(scores, np.array([[1, 1], [0, -100]])))
    assert metrics == pytest.approx(
        {
            "mask_iou": 0.45,
            "mask_iou_25": 1.0,
            "mask_iou_50": 0.5,
            "mask_iou_75": 0.0,
            "pointing": 0.5,
            "word_f1": 0.75,
            "word_exact": 0.5,
            "presence_auroc": 1.0,
        }
    )


def test_pages_without_tokenized_words_score_zero():
    outputs, inputs = batch(words=0)
    scores = score_questions(outputs, inputs)
    assert (scores[..., SCORES.index("word_f1")] == 0).all() and (scores[..., SCORES.index("mask_iou")] > 0).any()


def test_no_answered_questions_give_no_metrics():
    assert segmentation_metrics(EvalPrediction(np.zeros((1, 2, 5)), np.array([[0, -100]]))) == {}
