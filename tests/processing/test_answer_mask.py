import copy
import pickle

import numpy as np
import pytest
from PIL import Image

from djepa_runtime.answer_rule import AnswerRule
from djepa_runtime.processing.answer_masks import empty_mask, largest_region, region_mask, text_mask


SIZE, RESHAPED_SIZE = (200, 300), (128, 85)
BOX = [100, 700, 700, 900]


@pytest.mark.parametrize(
    "use",
    [
        lambda mask: mask.getbbox(),
        lambda mask: mask.resize((50, 75)).getbbox(),
        lambda mask: mask.copy().getbbox(),
        lambda mask: mask.point(lambda value: value // 2).getbbox(),
        lambda mask: mask.getpixel((70, 240)),
        lambda mask: mask.tobytes(),
        lambda mask: mask.convert("1").histogram(),
        lambda mask: Image.composite(Image.new("L", SIZE, 9), Image.new("L", SIZE, 0), mask).getbbox(),
        lambda mask: pickle.loads(pickle.dumps(mask)).getbbox(),
        lambda mask: copy.deepcopy(mask).getbbox(),
    ],
)
def test_every_use_computes_the_pixels_first(use):
    plain = Image.new("L", SIZE)
    plain.paste(255, (20, 210, 140, 270))
    assert use(text_mask([BOX], AnswerRule(), SIZE)) == use(plain)


def test_a_region_is_drawn_at_the_size_of_the_page_and_none_is_empty():
    cells = np.zeros((32, 22), dtype=bool)
    cells[22:29, 2:15] = True
    mask = region_mask(cells, RESHAPED_SIZE, SIZE)
    assert mask.mode == "L" and mask.size == SIZE and set(np.unique(mask)) == {0, 255}
    np.testing.assert_allclose(mask.getbbox(), (2 * 9.4, 22 * 9.4, 15 * 9.4, 29 * 9.4), atol=1.5)  # cells of 9.4 pixels
    assert empty_mask(SIZE).getbbox() is None


def test_consecutive_lines_of_a_text_are_one_block():
    lines = [[100, 100, 500, 120], [100, 130, 300, 150], [600, 130, 700, 150], [100, 300, 200, 320]]
    blocks = Image.new("L", SIZE)
    for corners in ((20, 30, 100, 45), (120, 39, 140, 45), (20, 90, 40, 96)):
        blocks.paste(255, corners)
    assert text_mask(lines, AnswerRule(), SIZE).tobytes() == blocks.tobytes()


def test_the_largest_region_has_neither_gaps_nor_islands_nor_bridges():
    cells = np.zeros((32, 40), dtype=bool)
    cells[4:24, 4:18] = True
    cells[10:12] = False  # a gap
    cells[15, 9] = False  # a hole
    cells[28:30, 1:3] = True  # an island
    cells[18:20, 18:30] = cells[12:24, 30:38] = True  # a bridge to another region
    expected = np.zeros_like(cells)
    expected[4:24, 4:18] = True
    found = largest_region(cells)
    assert found[expected].all() and not found[28:].any() and not found[:, 22:].any()
