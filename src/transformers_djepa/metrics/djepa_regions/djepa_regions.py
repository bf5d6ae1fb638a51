"""`evaluate` module: overlap of predicted and true regions."""

import datasets
import evaluate

from transformers_djepa.metrics.segmentation import Prediction, SegmentationScores


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


@evaluate.utils.file_utils.add_start_docstrings(DESCRIPTION, INPUTS)
class DjepaRegions(evaluate.Metric):
    def _info(self):
        boxes = datasets.Sequence(datasets.Sequence(datasets.Value("float32")))
        features = datasets.Features({"predictions": boxes, "references": datasets.Sequence(boxes)})
        return evaluate.MetricInfo(DESCRIPTION, citation="", features=features, inputs_description=INPUTS)

    def _compute(self, predictions, references, points=None):
        if not len(predictions):
            raise ValueError("There are no predictions to score; give one region, a list of boxes, for each question.")
        points = [None] * len(predictions) if points is None else points
        if len(points) != len(predictions):
            raise ValueError(
                f"points must be one [x, y] per question, got {len(points)} for {len(predictions)} questions."
            )
        scores = SegmentationScores()
        for region, point, truths in zip(predictions, points, references):
            scores.add_region(Prediction("", region, point=point), truths)
        return {name: sum(values) / len(values) for name, values in scores.values.items()}
