"""Masks as JSON: run lengths of their rows, row after row, beginning with the zeros."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

import numpy as np
from PIL import Image


WIDTH = 256  # of a mask


def mask_runs(mask: Image.Image) -> dict[str, Any]:
    """`{"width", "height", "rows"}` of a mask of a page, made smaller.

    >>> mask_runs(Image.new("L", (512, 2), 255))
    {'width': 256, 'height': 1, 'rows': [0, 256]}
    """
    height = max(1, round(WIDTH * mask.height / mask.width))
    small = np.asarray(mask.resize((WIDTH, height), Image.Resampling.BOX)) >= 128
    runs = [(value, len(list(group))) for value, group in groupby(small.ravel().tolist())]
    lengths = [0] * runs[0][0] + [length for _, length in runs]
    return {"width": WIDTH, "height": height, "rows": lengths}


def mask_of_runs(runs: Mapping[str, Any]) -> np.ndarray:
    """The mask of `mask_runs`, boolean `(height, width)`."""
    values = np.arange(len(runs["rows"])) % 2 == 1
    return np.repeat(values, runs["rows"]).reshape(runs["height"], runs["width"])
