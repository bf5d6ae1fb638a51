"""Standard errors over documents: they match the spread of many samples, and grow with correlated questions."""

import numpy as np
import pytest

from transformers_djepa.metrics.functions import standard_errors


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
