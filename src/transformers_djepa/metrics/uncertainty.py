"""How far a score may be off: questions of one page are right or wrong together, so that pages are what is counted."""

import math
from collections.abc import Mapping, Sequence

import numpy as np


def standard_errors(pages: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
    """Standard errors of means over all questions, of pages drawn at random (the ratio estimate of cluster sampling:
    Cochran, Sampling Techniques, 1977, chapter 9A).

    Args:
        pages: for each page the scores of its questions by name, such as `SegmentationScores.values`; a name may be
            missing where a page has no such question.

    Returns:
        By name; names that fewer than two pages have are left out.
    """
    errors = {}
    for name in dict.fromkeys(name for page in pages for name in page):
        scores = [page[name] for page in pages if page.get(name)]
        if len(scores) > 1:
            sums = np.array([np.sum(values) for values in scores])  # (pages,)
            counts = np.array([len(values) for values in scores])
            spread = np.square(sums - counts * sums.sum() / counts.sum()).sum() * len(scores) / (len(scores) - 1)
            errors[name] = math.sqrt(spread) / float(counts.sum())
    return errors
