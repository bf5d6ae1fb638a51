"""How far a score may be off: questions of one page, and pages of one document, are right or wrong together, so that
documents are what is counted.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np


def standard_errors(documents: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
    """Standard errors of means over all questions, of documents drawn at random (the ratio estimate of cluster
    sampling: Cochran, Sampling Techniques, 1977, chapter 9A).

    Args:
        documents: for each document the scores of its questions by name, such as `SegmentationScores.values`; a name
            may be missing where a document has no such question.

    Returns:
        By name; names that fewer than two documents have are left out.
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
