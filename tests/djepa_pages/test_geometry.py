import pytest

from djepa_pages.geometry import area, contains, gap_between, has_centre, intersection, joined, union, union_box


def test_boxes_are_joined_through_others_until_all_groups_are_apart():
    boxes = [(0, 0, 9, 9), (50, 0, 59, 9), (10, 0, 19, 9), (20, 5, 49, 9)]
    assert joined(boxes, gap=2) == [[0, 1, 2, 3]]
    assert joined(boxes[:3], gap=2) == [[0, 2], [1]]
    assert joined([], gap=2) == []


def test_a_joined_box_can_reach_what_its_parts_do_not():
    assert joined([(0, 0, 5, 5), (20, 20, 25, 25), (10, 10, 12, 12), (4, 4, 21, 21)], gap=0) == [[0, 1, 2, 3]]


@pytest.mark.parametrize(
    ("other", "gap"), [((12, 0, 20, 10), 2), ((0, 13, 10, 20), 3), ((5, 5, 20, 20), -5), ((12, 14, 20, 20), 4)]
)
def test_the_gap_is_the_larger_of_both_directions(other, gap):
    assert gap_between((0, 0, 10, 10), other) == gap


def test_unions_intersections_and_areas():
    first, second = (0, 0, 10, 10), (5, 5, 20, 8)
    assert union([first, second]) == (0, 0, 20, 10) and union_box([first, second]) == [0.0, 0.0, 20.0, 10.0]
    assert intersection(first, second) == (5, 5, 10, 8)
    assert area(intersection(first, second)) == 15 and area(intersection(first, (30, 0, 40, 10))) == 0


def test_a_box_contains_another_or_only_its_centre():
    assert contains((0, 0, 10, 10), (1, 1, 9, 9)) and not contains((0, 0, 10, 10), (1, 1, 12, 9))
    assert contains((0, 0, 10, 10), (1, 1, 12, 9), margin=2) and has_centre((0, 0, 10, 10), (1, 1, 12, 9))
