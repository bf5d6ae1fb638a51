import numpy as np
import torch

from transformers_djepa.processing.prompt_inputs import pointed_boxes


BOX, NO_BOX = [10, 20, 30, 40], [-10, -10, -10, -10]


def test_boxes_and_clicks_inside_are_pointed_at():
    inputs = {
        "input_boxes": torch.tensor([[NO_BOX, BOX]]).float(),
        "input_points": torch.tensor([[[[0, 0], [0, 0]], [[200, 110], [9, 9]]]]).float(),
        "input_labels": torch.tensor([[[-10, -10], [1, 0]]]),
    }
    assert pointed_boxes(inputs, 0, 0) == []
    assert pointed_boxes(inputs, 0, 1) == [BOX, [200, 110, 200, 110]]
    assert pointed_boxes({"input_boxes": np.array([[NO_BOX, BOX]])}, 0, 1) == [BOX]
    assert pointed_boxes({}, 0, 0) == []
