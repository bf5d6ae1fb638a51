"""`evaluate` module: text scores of answers."""

from functools import partial

import datasets
import evaluate

from transformers_djepa.metrics.functions import TEXT_SCORES, anls, best


DESCRIPTION = """\
Word F1, exact match and ANLS (average normalized Levenshtein similarity, Biten et al. 2019) of answers to questions
about document pages. Case and white space are ignored. The best of several acceptable answers counts.
"""
INPUTS = """\
Args:
    predictions: one text per question.
    references: the acceptable texts of each question, at least one.
    threshold: normalized distance from which ANLS is 0 (default 0.5).
Returns:
    word_f1, word_exact, anls: 0..1.
"""


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaAnswers(evaluate.Metric):
    def _info(self):
        text = datasets.Value("string")
        features = datasets.Features({"predictions": text, "references": datasets.Sequence(text)})
        return evaluate.MetricInfo(DESCRIPTION, citation="", features=features, inputs_description=INPUTS)

    def _compute(self, predictions, references, threshold=0.5):
        means = {}
        for name, score in {**TEXT_SCORES, "anls": partial(anls, threshold=threshold)}.items():
            values = [best(score, text, truths) for text, truths in zip(predictions, references)]
            means[name] = sum(values) / len(values)
        return means
