"""`evaluate` module: how well scores tell questions that a page answers from those that it does not."""

import datasets
import evaluate

from transformers_djepa.metrics.functions import auroc


DESCRIPTION = """\
Area under the ROC curve of a presence score: the share of pairs of an answerable and an unanswerable question in which
the answerable one scores higher, ties counted half.
"""
INPUTS = """\
Args:
    predictions: one score a question; the higher, the surer that the page has an answer.
    references: 1 if the page has an answer, 0 if not.
Returns:
    no_answer_auroc: 0..1, NaN unless there are both kinds.
Example:
    >>> no_answer.compute(predictions=[0.9, 0.2, 0.4], references=[1, 0, 0])["no_answer_auroc"]
    1.0
"""


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaNoAnswer(evaluate.Metric):
    """See the card."""

    def _info(self):
        return evaluate.MetricInfo(
            description=DESCRIPTION,
            citation="",
            inputs_description=INPUTS,
            features=datasets.Features(
                {"predictions": datasets.Value("float32"), "references": datasets.Value("int32")}
            ),
        )

    def _compute(self, predictions, references):
        return {"no_answer_auroc": auroc([bool(label) for label in references], predictions)}
