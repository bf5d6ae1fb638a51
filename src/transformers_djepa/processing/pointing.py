"""The part of a page that a box and clicks point at."""

from collections.abc import Mapping

from torch import Tensor

from ..configuration.conventions import ABSENT


INSIDE = 1  # label of a click inside the answer


def pointed_boxes(inputs: Mapping[str, Tensor], page: int, question: int) -> list[list[float]]:
    """The box of a question, and each of its clicks inside the answer as a box without area; in 0..1000 of the page.

    Args:
        inputs: may have `input_boxes` `(B, Q, 4)`, and `input_points` `(B, Q, N, 2)` with `input_labels` `(B, Q, N)`.
        page, question: indices into `inputs`.

    >>> pointed_boxes({"input_points": [[[[200, 110], [9, 9]]]], "input_labels": [[[1, 0]]]}, 0, 0)
    [[200.0, 110.0, 200.0, 110.0]]
    """
    boxes = []
    if "input_boxes" in inputs:
        box = [float(value) for value in inputs["input_boxes"][page][question]]
        boxes += [box] if any(value != ABSENT for value in box) else []
    if "input_points" in inputs:
        clicks = zip(inputs["input_points"][page][question], inputs["input_labels"][page][question], strict=True)
        boxes += [[float(x), float(y)] * 2 for (x, y), label in clicks if label == INSIDE]
    return boxes
