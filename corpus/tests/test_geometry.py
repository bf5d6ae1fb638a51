from djepa_corpus.geometry import joined


def test_boxes_are_joined_through_others_until_all_groups_are_apart():
    boxes = [(0, 0, 9, 9), (50, 0, 59, 9), (10, 0, 19, 9), (20, 5, 49, 9)]
    assert joined(boxes, gap=2) == [[0, 1, 2, 3]]
    assert joined(boxes[:3], gap=2) == [[0, 2], [1]]
    assert joined([], gap=2) == []
