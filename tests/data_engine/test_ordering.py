import numpy as np
import pytest

from annotating import make_candidate
from transformers_djepa.data_engine.ordering import disagreement, doubt, novelty, uncertainty, usefulness


def test_doubt_is_highest_at_a_score_of_one_half_and_without_candidates():
    values = [doubt([make_candidate(score)]) for score in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert values == [0.0, 0.5, 1.0, 0.5, 0.0]
    assert doubt([]) == 1.0


@pytest.mark.parametrize(
    "boxes, expected",
    [
        ([], 0.0),
        ([[[0, 0, 10, 10]]], 0.0),
        ([[[0, 0, 10, 10]], [[0, 0, 10, 10]]], 0.0),
        ([[[0, 0, 10, 10]], [[20, 0, 30, 10]]], 1.0),
        ([[[0, 0, 10, 10]], [[0, 0, 10, 10]], [[20, 0, 30, 10]]], 0.5),
        ([[[0, 0, 10, 10]], []], 1.0),
        ([[], []], 0.0),
    ],
)
def test_disagreement_is_one_minus_the_mean_overlap_with_the_best_candidate(boxes, expected):
    assert disagreement([{"boxes": each} for each in boxes]) == expected


def test_novelty_is_the_distance_to_the_nearest_decided_layout():
    layouts = np.array([[2.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [3.0, 3.0]])
    one = novelty(layouts, np.array([[5.0, 0.0]]))
    np.testing.assert_allclose(one, [0, 0.5, 1, (1 - 0.5**0.5) / 2], atol=1e-12)
    np.testing.assert_allclose(novelty(layouts, np.array([[5.0, 0.0], [0.0, 2.0]]))[:2], 0, atol=1e-12)


def test_usefulness_is_the_mean_of_doubt_disagreement_and_novelty():
    sure, unsure = [make_candidate(1.0)], [make_candidate(0.5), make_candidate(0.4, word_ids=(0,))]
    assert uncertainty([]) == (0.0, 0.0)
    assert uncertainty([sure, unsure]) == (0.5, 0.5)
    values = usefulness(np.array([uncertainty([sure]), uncertainty([unsure])]), np.array([0.3, 1.0]))
    np.testing.assert_allclose(values, [0.1, 1.0])
