"""`evaluate` module: overlap of predicted and true regions."""

import datasets
import evaluate

from transformers_djepa.metrics.functions import best, box_iou, iou_at, pointing
from transformers_djepa.metrics.segmentation import THRESHOLDS, center_of_largest


DESCRIPTION = """\
Intersection over union of answer regions on document pages: the mean and the share that reaches 0.25, 0.5 and 0.75;
and the share of points inside a true box. A region is a set of boxes. The best of several acceptable answers counts.
"""
INPUTS = """\
Args:
    predictions: one region per question, a list of boxes `[x0, y0, x1, y1]` in 0..1000 of the page; may be empty.
    references: the acceptable answers of each question, each a list of boxes; at least one.
    points: optional, one `[x, y]` per question, for `pointing`; by default the centre of the largest box.
Returns:
    mean_iou, iou@0.25, iou@0.5, iou@0.75, pointing: 0..1.
Raises:
    ValueError: predictions are empty, or the number of points differs.
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
                f"points must be one [x, y] per question, got {len(points)} for {len(predictions)} questions."
            )
        overlaps = [best(box_iou, region, truths) for region, truths in zip(predictions, references)]
        hits = [best(pointing, point, truths) for point, truths in zip(points, references)]
        shares = {f"iou@{threshold}": _mean([iou_at(iou, threshold) for iou in overlaps]) for threshold in THRESHOLDS}
        return {"mean_iou": _mean(overlaps), **shares, "pointing": _mean(hits)}


def _mean(values):
    return sum(values) / len(values)
