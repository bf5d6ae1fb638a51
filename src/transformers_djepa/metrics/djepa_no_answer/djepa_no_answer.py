"""`evaluate` module: AUROC of presence scores."""

import datasets
import evaluate

from transformers_djepa.metrics.functions import auroc


DESCRIPTION = """\
Area under the ROC curve of presence scores: the probability that an answerable question scores higher than an
unanswerable one. Ties count half.
"""
INPUTS = """\
Args:
    predictions: one score per question; higher means that the page is more likely to have an answer.
    references: 1 if the page has an answer, 0 if not.
Returns:
    no_answer_auroc: 0..1; NaN if all references are equal.
Example:
    >>> no_answer.compute(predictions=[0.9, 0.2, 0.4], references=[1, 0, 0])["no_answer_auroc"]
    1.0
"""


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaNoAnswer(evaluate.Metric):
    def _info(self):
        features = datasets.Features({"predictions": datasets.Value("float32"), "references": datasets.Value("int32")})
        return evaluate.MetricInfo(DESCRIPTION, citation="", features=features, inputs_description=INPUTS)

    def _compute(self, predictions, references):
        return {"no_answer_auroc": auroc([bool(label) for label in references], predictions)}
