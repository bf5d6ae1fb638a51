"""Standard errors of scores. Questions of one document are correlated, so documents are the sampling unit."""

import math
from collections.abc import Mapping, Sequence

import numpy as np


def standard_errors(documents: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
    """Return the standard error of each mean over all questions, with documents as clusters.

    This is the ratio estimate of cluster sampling (Cochran, Sampling Techniques, 1977, chapter 9A).

    Args:
        documents: for each document the scores of its questions by name, such as `SegmentationScores.values`.

    Returns:
        Standard errors by name; names with scores in fewer than two documents are left out.
    """
    errors = {}
    for name in dict.fromkeys(name for document in documents for name in document):
        scores = [document[name] for document in documents if document.get(name)]
        if len(scores) > 1:
            sums = np.array([np.sum(values) for values in scores])  # (documents,)
            counts = np.array([len(values) for values in scores])
            spread = np.square(sums - counts * sums.sum() / counts.sum()).sum() * len(scores) / (len(scores) - 1)
            errors[name] = math.sqrt(spread) / float(counts.sum())
    return errors
