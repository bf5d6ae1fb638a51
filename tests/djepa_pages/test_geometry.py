from djepa_pages.geometry import area, intersection, joined, union, union_box


def test_boxes_are_joined_through_others_until_all_groups_are_apart():
    boxes = [(0, 0, 9, 9), (50, 0, 59, 9), (10, 0, 19, 9), (20, 5, 49, 9)]
    assert joined(boxes, gap=2) == [[0, 1, 2, 3]]
    assert joined(boxes[:3], gap=2) == [[0, 2], [1]]
    assert joined([], gap=2) == []


def test_unions_intersections_and_areas():
    first, second = (0, 0, 10, 10), (5, 5, 20, 8)
    assert union([first, second]) == (0, 0, 20, 10) and union_box([first, second]) == [0.0, 0.0, 20.0, 10.0]
    assert intersection(first, second) == (5, 5, 10, 8)
    assert area(intersection(first, second)) == 15 and area(intersection(first, (30, 0, 40, 10))) == 0
