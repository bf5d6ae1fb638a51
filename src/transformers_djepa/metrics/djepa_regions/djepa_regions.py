"""`evaluate` module: how well predicted regions of a page cover the true ones."""

import datasets
import evaluate

from transformers_djepa.metrics.functions import best, box_iou, iou_at, pointing
from transformers_djepa.metrics.segmentation import center_of_largest


DESCRIPTION = """\
Mean intersection over union of answer regions on document pages, the share that reaches 0.25, 0.5 and 0.75, and the
share whose point lies in a true box. A region is a set of boxes; of several acceptable answers the best one counts.
"""
INPUTS = """\
Args:
    predictions: one region a question, a list of boxes `[x0, y0, x1, y1]` in 0..1000 of the page; may be empty.
    references: the acceptable answers of each question, each a list of boxes; at least one.
    points: optional, one `[x, y]` a question, for `pointing`; without it the centre of the largest box.
Returns:
    mean_iou, iou@0.25, iou@0.5, iou@0.75, pointing: 0..1.
Raises:
    ValueError: there are no predictions, or another number of points.
Example:
    >>> regions.compute(predictions=[[[0, 0, 10, 10]]], references=[[[[0, 0, 10, 20]]]])["mean_iou"]
    0.5
"""
BOXES = datasets.Sequence(datasets.Sequence(datasets.Value("float32")))


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaRegions(evaluate.Metric):
    """See the card."""

    def _info(self):
        return evaluate.MetricInfo(
            description=DESCRIPTION,
            citation="",
            inputs_description=INPUTS,
            features=datasets.Features({"predictions": BOXES, "references": datasets.Sequence(BOXES)}),
        )

    def _compute(self, predictions, references, points=None):
        if not len(predictions):
            raise ValueError("There are no predictions to score; give one region, a list of boxes, for each question.")
        if points is None:
            points = [center_of_largest(region) for region in predictions]
        if len(points) != len(predictions):
            raise ValueError(
                f"points must be one [x, y] a question, got {len(points)} for {len(predictions)} questions."
            )
        overlaps = [best(box_iou, region, truths) for region, truths in zip(predictions, references)]
        found = {"mean_iou": _mean(overlaps)}
        found |= {
            f"iou@{threshold}": _mean([iou_at(iou, threshold) for iou in overlaps]) for threshold in (0.25, 0.5, 0.75)
        }
        return found | {"pointing": _mean([best(pointing, point, truths) for point, truths in zip(points, references)])}


def _mean(values):
    return sum(values) / len(values)
