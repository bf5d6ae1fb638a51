"""Standard errors over documents: they match the spread of many samples, and grow with correlated questions."""

import numpy as np
import pytest

from transformers_djepa.metrics.uncertainty import standard_errors


def test_pages_of_one_question_have_the_usual_standard_error_of_a_mean():
    values = [0.0, 1.0, 1.0, 0.0, 1.0]
    assert standard_errors([{"a": [value]} for value in values]) == {
        "a": pytest.approx(np.std(values, ddof=1) / 5**0.5)
    }


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


def test_a_score_of_a_single_page_has_no_standard_error():
    assert standard_errors([{"a": [1.0], "b": []}, {"a": [0.0], "b": [1.0]}, {}]) == {"a": pytest.approx(0.5)}
    assert standard_errors([]) == {}
