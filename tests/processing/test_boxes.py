import numpy as np
import pytest

from transformers_djepa.processing.validation import check_boxes, check_points


GOOD = [0, 0, 1000, 1000]


@pytest.mark.parametrize(
    "box, reason",
    [
        ([1, 2, float("nan"), 4], "nan.*0..1000"),
        ([-1, 2, 3, 4], "-1.*0..1000"),
        ([1, 2, 3, 1000.1], "1000.1.*0..1000"),
        ([3, 2, 1, 4], "inverted"),
        ([1, 2, 1, 4], "no area"),
        ([1, 2, 3], r"\[1, 2, 3\].*4 numbers"),
        ([1, 2, 3, 10**400], "4 numbers"),
        (None, "4 numbers"),
    ],
)
def test_invalid_box_is_named_with_index_and_value(box, reason):
    with pytest.raises(ValueError, match=rf"boxes\[1\].*{reason}") as error:
        check_boxes([GOOD, box])
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("point", [[1], [1, 2, 3], [1, -2], [float("nan"), 1], [1001, 0]])
def test_invalid_point_is_named(point):
    with pytest.raises(ValueError, match=r"input_points\[1\]"):
        check_points([[0, 1000], point])


@pytest.mark.parametrize(
    "boxes",
    [
        None,
        "abc",
        np.array(5.0),
    ],
)
def test_boxes_that_are_no_list_are_named(boxes):
    with pytest.raises(ValueError, match="boxes is .*; it must be a list"):
        check_boxes(boxes)
