import numpy as np

from transformers_djepa.processing.answers import region_boxes


def test_regions_are_sorted_by_size():
    mask = np.zeros((10, 20), dtype=bool)
    mask[1:3, 2:5] = True
    mask[5:9, 8:18] = True
    assert region_boxes(mask) == [[8, 5, 18, 9], [2, 1, 5, 3]]


def test_regions_are_4_connected():
    assert len(region_boxes(np.eye(3, dtype=bool))) == 3
    ring = np.ones((5, 5), dtype=bool)
    ring[1:4, 1:4] = False
    assert region_boxes(ring) == [[0, 0, 5, 5]]


def test_small_regions_are_dropped():
    mask = np.zeros((20, 20), dtype=bool)
    mask[:10, :10] = True
    mask[15, 15] = True
    assert region_boxes(mask) == [[0, 0, 10, 10]]


def test_empty_mask_has_no_region():
    assert region_boxes(np.zeros((3, 3), dtype=bool)) == []
