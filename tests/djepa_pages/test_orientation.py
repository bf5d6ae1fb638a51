import numpy as np
import pytest
from PIL import Image, ImageDraw

from djepa_pages.orientation import find_skew, rotate, rotate_back


@pytest.fixture
def page():
    """Eight lines of blocks, as long as words, on a page of 600 x 800 pixels."""
    page = Image.new("RGB", (600, 800), "white")
    for line in range(8):
        for word in range(5):
            x, y = 60 + 95 * word, 100 + 80 * line
            ImageDraw.Draw(page).rectangle((x, y, x + 70, y + 14), fill="black")
    return page


@pytest.mark.parametrize("angle", [-12, -2, 0.75, 5])
def test_skew_is_found(page, angle):
    assert abs(find_skew(rotate(page, -angle)) - angle) <= 0.25


def test_straight_sideways_and_blank_pages_have_no_skew(page):
    assert find_skew(page) == 0
    assert find_skew(page.rotate(90, expand=True)) == 0
    assert find_skew(Image.new("RGB", (600, 800), "white")) == 0


@pytest.mark.parametrize("angle", [0, 7, 90, 180, 263])
def test_boxes_return_to_the_page_as_given(angle):
    page = Image.new("RGB", (600, 800), "white")
    ImageDraw.Draw(page).rectangle((100, 200, 199, 229), fill="black")
    rotated = rotate(page, angle)
    dark = np.nonzero(np.asarray(rotated.convert("L")) < 128)
    box = (dark[1].min(), dark[0].min(), dark[1].max() + 1, dark[0].max() + 1)
    x0, y0, x1, y1 = rotate_back(box, angle, rotated.size, page.size)
    assert x0 <= 101 and y0 <= 201 and x1 >= 199 and y1 >= 229
    margin = 2 if angle % 90 == 0 else 30
    np.testing.assert_allclose([x0, y0, x1, y1], [100, 200, 200, 230], atol=margin)
