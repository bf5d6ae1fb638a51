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
    standard_errors,
    word_exact,
    word_f1,
)


def random_boxes(rng: random.Random, count: int) -> list[list[int]]:
    boxes = []
    for _ in range(count):
        x, y = rng.randrange(90), rng.randrange(90)
        boxes.append([x, y, x + rng.randint(1, 40), y + rng.randint(1, 40)])
    return boxes


def test_box_iou_equals_the_iou_of_rasterized_boxes():
    rng = random.Random(0)
    for _ in range(20):
        boxes = [random_boxes(rng, rng.randint(1, 5)) for _ in range(2)]
        assert box_iou(*boxes) == pytest.approx(mask_iou(*(boxes_to_mask(each, 1000, 1000) for each in boxes)))


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


def test_anls_is_zero_up_to_one_half():
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


def test_fully_correlated_questions_of_a_page_count_as_one():
    pages = [{"a": [0.0]}, {"a": [1.0]}, {"a": [1.0]}]
    many = [{"a": page["a"] * 10} for page in pages]
    assert standard_errors(many)["a"] == pytest.approx(standard_errors(pages)["a"])


def test_the_standard_error_matches_the_spread_over_many_samples_of_pages():
    rng = np.random.default_rng(0)

    def draw() -> list[dict]:
        sizes, levels = rng.integers(1, 12, 60), rng.beta(2, 1, 60)
        return [{"a": (rng.random(size) < level).tolist()} for size, level in zip(sizes, levels)]

    samples = [draw() for _ in range(400)]
    spread = np.std([np.mean(sum((page["a"] for page in pages), [])) for pages in samples])
    assert np.mean([standard_errors(pages)["a"] for pages in samples]) == pytest.approx(spread, rel=0.1)
