"""Metrics against hand-computed values and simple references."""

import random

import numpy as np
import pytest

from transformers_djepa.metrics.functions import (
    anls,
    auroc,
    box_iou,
    boxes_to_mask,
    calibration_error,
    mask_iou,
    pointing,
    word_exact,
    word_f1,
)


def random_boxes(rng: random.Random, count: int) -> list[list[int]]:
    boxes = []
    for _ in range(count):
        x, y = rng.randrange(90), rng.randrange(90)
        boxes.append([x, y, x + rng.randint(1, 40), y + rng.randint(1, 40)])
    return boxes


def rasterize(boxes) -> np.ndarray:
    """Rasterize integer boxes on a 150 x 150 grid."""
    mask = np.zeros((150, 150), dtype=bool)
    for x0, y0, x1, y1 in boxes:
        mask[y0:y1, x0:x1] = True
    return mask


@pytest.mark.parametrize("seed", range(20))
def test_box_iou_equals_the_iou_of_rasterized_boxes(seed):
    rng = random.Random(seed)
    first, second = random_boxes(rng, rng.randint(1, 5)), random_boxes(rng, rng.randint(1, 5))
    assert box_iou(first, second) == pytest.approx(mask_iou(rasterize(first), rasterize(second)))


def test_boxes_are_rasterized_in_thousandths_of_the_page():
    assert boxes_to_mask([[0, 500, 250, 1000]], height=2, width=4).tolist() == [
        [False] * 4,
        [True, False, False, False],
    ]


def test_pointing_requires_the_point_inside_one_of_the_boxes():
    boxes = [[0, 0, 10, 10], [50, 50, 60, 60]]
    assert [pointing(point, boxes) for point in ([5, 5], [55, 52], [30, 30], None)] == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("predicted", "truth", "expected"),
    [
        ("a b c", "a b c", 1),
        ("a b", "b c", 0.5),
        ("a a b", "a b", 0.8),
        ("a a b", "a a c", 2 / 3),
        ("", "a", 0),
        ("", "", 1),
        ("A  b", "a B", 1),
    ],
)
def test_word_f1_counts_repeated_words(predicted, truth, expected):
    assert word_f1(predicted, truth) == pytest.approx(expected)


def test_word_exact_ignores_only_case_and_whitespace():
    assert word_exact("Total  Due\n12", "total due 12") == 1
    assert word_exact("total due 12.", "total due 12") == 0


def test_anls_matches_a_recursive_edit_distance():
    def edits(a: str, b: str) -> int:
        if not a or not b:
            return len(a) + len(b)
        return min(edits(a[1:], b) + 1, edits(a, b[1:]) + 1, edits(a[1:], b[1:]) + (a[0] != b[0]))

    rng = random.Random(0)
    for _ in range(60):
        a, b = ("".join(rng.choice("abc") for _ in range(rng.randrange(6))) for _ in range(2))
        longest = max(len(a), len(b), 1)
        assert anls(a, b, threshold=1.1) == 1 - edits(a, b) / longest


def test_anls_is_the_similarity_above_one_half_and_zero_otherwise():
    assert anls("42183018", "42183017") == pytest.approx(7 / 8)
    assert anls("ab", "ax") == 0  # half of the text wrong
    assert anls("TOTAL", "total") == anls("", "") == 1


def test_auroc_is_the_share_of_ordered_pairs_with_ties_counted_half():
    rng = random.Random(0)
    positive = [rng.random() < 0.4 for _ in range(80)]
    scores = [rng.randrange(6) + is_positive for is_positive in positive]
    pairs = [(a, b) for a, p in zip(scores, positive) if p for b, q in zip(scores, positive) if not q]
    expected = sum((a > b) + 0.5 * (a == b) for a, b in pairs) / len(pairs)
    assert auroc(positive, scores) == pytest.approx(expected)


def test_calibration_error_weights_the_gap_of_each_bin_by_its_predictions():
    assert calibration_error([0.95, 0.95, 0.15, 0.15], [True, True, False, False]) == pytest.approx(0.1)
    assert calibration_error([0.55, 0.95, 0.95, 0.95], [True, False, False, False]) == pytest.approx(0.825)
    assert calibration_error([1.0, 1.0], [True, False]) == 0.5  # 1 is in the last bin
