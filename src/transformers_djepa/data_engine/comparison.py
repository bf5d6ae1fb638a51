"""Compare two models on the checked set by exact answers, with the standard error of the paired difference.

The questions of a document are correlated, so documents are the sampling unit. A few documents can agree by chance, so
the standard error is at least that of the questions as if they were independent, and at least one question.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

import numpy as np

from ..metrics.evaluation import Predictor
from ..metrics.segmentation import is_right
from ..metrics.uncertainty import standard_errors


BATCH = 4  # pages
ROUNDING = 1e-9  # a difference of exactly one standard error is not better


@dataclass(frozen=True)
class Comparison:
    """Shares of exact answers of two models on the same questions.

    Args:
        standard_error: of the difference; None for a single question.
    """

    documents: int
    questions: int
    before: float
    after: float
    standard_error: float | None

    @property
    def difference(self) -> float:
        """Positive if the second model is better."""
        return self.after - self.before

    @property
    def is_better(self) -> bool:
        """Whether the second model is better by more than one standard error."""
        return self.standard_error is not None and self.difference > self.standard_error + ROUNDING


def compare(pages: Iterable[dict], before: Predictor, after: Predictor) -> Comparison:
    """Ask two models the questions of page examples; raises `ValueError` if there are none."""
    documents: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    pages = iter(pages)
    while batch := list(islice(pages, BATCH)):
        for page, *found in zip(batch, before(batch), after(batch), strict=True):
            for question, *predictions in zip(page["questions"], *found, strict=True):
                documents[page["document_id"]].append(tuple(is_right(question, each) for each in predictions))
    return comparison_of([*documents.values()])


def comparison_of(documents: list[list[tuple[bool, bool]]]) -> Comparison:
    """Compare the answers to the questions of each document: whether each model's is exact."""
    answers = [pair for document in documents for pair in document]
    if not answers:
        raise ValueError("The checked set has no questions; annotate more documents.")
    before, after = np.mean(answers, axis=0)
    by_question = [[pair] for pair in answers]
    errors = [error for units in (documents, by_question) if (error := error_of(units)) is not None]
    error = max(*errors, 1 / len(answers)) if errors else None
    return Comparison(len(documents), len(answers), float(before), float(after), error)


def error_of(units: list[list[tuple[bool, bool]]]) -> float | None:
    """Standard error of the mean difference, with these sampling units; None for a single one."""
    differences = [{"exact": [float(second) - float(first) for first, second in unit]} for unit in units]
    return standard_errors(differences).get("exact")
