"""`evaluate` module: text scores of answers."""

import datasets
import evaluate

from transformers_djepa.metrics.functions import anls, best, word_exact, word_f1


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
Raises:
    ValueError: predictions are empty.
Example:
    >>> answers.compute(predictions=["total 12.50"], references=[["12.50"]])["word_f1"]
    0.6666666666666666
"""


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaAnswers(evaluate.Metric):
    """See the card."""

    def _info(self):
        text = datasets.Value("string")
        return evaluate.MetricInfo(
            description=DESCRIPTION,
            citation="",
            inputs_description=INPUTS,
            features=datasets.Features({"predictions": text, "references": datasets.Sequence(text)}),
        )

    def _compute(self, predictions, references, threshold=0.5):
        if not len(predictions):
            raise ValueError("There are no predictions to score; give one text for each question.")
        pairs = list(zip(predictions, references))
        scores = {
            "word_f1": [best(word_f1, text, truths) for text, truths in pairs],
            "word_exact": [best(word_exact, text, truths) for text, truths in pairs],
            "anls": [best(lambda a, b: anls(a, b, threshold), text, truths) for text, truths in pairs],
        }
        return {name: sum(values) / len(values) for name, values in scores.items()}
