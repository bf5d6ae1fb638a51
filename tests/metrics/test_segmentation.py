"""Accumulated scores, and which questions enter which mean."""

import pytest

from transformers_djepa.metrics.functions import Prediction, question_scores, summarize


BOXES = [[0.0, 0.0, 100.0, 100.0]]
HALF = [[0.0, 0.0, 50.0, 100.0]]


def compute_scores(*questions) -> dict[str, float]:
    scored = [({"answers": answers, "answer_boxes": boxes}, prediction) for prediction, answers, boxes in questions]
    return summarize([(*each, question_scores(*each)) for each in scored])


def test_means_are_over_the_questions_with_an_answer():
    scores = compute_scores(
        (Prediction("12", BOXES, score=0.9), ["12"], [BOXES]),
        (Prediction("13", HALF, score=0.4), ["12"], [BOXES]),
        (Prediction("12", BOXES, score=0.5, present=False), [], []),
    )
    assert (scores["questions"], scores["unanswerable"]) == (3, 1)
    assert scores["mean_iou"] == pytest.approx(0.75)
    assert [scores[f"iou@{threshold}"] for threshold in (0.25, 0.5, 0.75)] == [1, 1, 0.5]
    assert scores["word_exact"] == 0.5
    assert scores["pointing"] == 1
    assert scores["presence_accuracy"] == 1
    assert scores["correct"] == pytest.approx(2 / 3)
    assert scores["no_answer_auroc"] == 0.5


def test_the_best_of_several_answers_counts_for_each_score():
    other = [[500.0, 500.0, 600.0, 600.0]]
    scores = compute_scores((Prediction("b", other), ["a", "b"], [BOXES, other]))
    assert scores["mean_iou"] == scores["anls"] == scores["pointing"] == 1


def test_the_calibration_error_is_of_the_answers_that_were_given():
    scores = compute_scores(
        (Prediction("12", BOXES, confidence=0.75), ["12"], [BOXES]),
        (Prediction("", HALF, confidence=0.75), [""], [BOXES]),  # a region without words: right by its box
        (Prediction("13", BOXES, confidence=0.75), ["12"], [BOXES]),
        (Prediction("12", BOXES, confidence=0.25), [], []),
        (Prediction("", [], confidence=0.0, present=False), ["12"], [BOXES]),
    )
    assert scores["calibration_error"] == pytest.approx((3 * (0.75 - 2 / 3) + 0.25) / 4)
    assert "calibration_error" not in compute_scores((Prediction("12", BOXES), ["12"], [BOXES]))
