import numpy as np
import pytest

from djepa_runtime.processing.validation import check_points, mend_boxes


GOOD = [0, 0, 1000, 1000]


@pytest.mark.parametrize(
    "box, reason",
    [
        ([1, 2, float("nan"), 4], "nan.*0..1000"),
        ([-11, 2, 3, 4], "-11.*0..1000"),
        ([1, 2, 3, 1010.1], "1010.1.*0..1000"),
        ([3, 2, 1, 4], "inverted"),
        ([1, 2, 3], r"\[1, 2, 3\].*4 numbers"),
        ([1, 2, 3, 10**400], "4 numbers"),
        (None, "4 numbers"),
    ],
)
def test_invalid_box_is_named_with_index_and_value(box, reason):
    with pytest.raises(ValueError, match=rf"boxes\[1\].*{reason}") as error:
        mend_boxes([GOOD, box])
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("box", "mended"),
    [
        ([100, 100, 1003, 130], [100, 100, 1000, 130]),
        ([-2.5, -10, 40, 1010], [0, 0, 40, 1000]),
        ([100, 100, 100, 130], [100, 100, 101, 130]),
        ([100, 50.5, 120, 50.5], [100, 50.5, 120, 51.5]),
        ([0, 0, 0, 0], [0, 0, 1, 1]),
        ([1000, 1000, 1000, 1000], [999, 999, 1000, 1000]),
        ([1002, 3, 1004, 9], [999, 3, 1000, 9]),
    ],
)
def test_rounding_is_mended_and_counted(box, mended):
    checked, count = mend_boxes([[0, 0.25, 0.5, 1000], box, box])
    assert checked.tolist() == [[0, 0.25, 0.5, 1000], mended, mended] and count == 2


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
        mend_boxes(boxes)
