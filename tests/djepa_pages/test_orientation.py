import numpy as np
import pytest
from PIL import Image, ImageDraw

from djepa_pages.geometry import scaled_box
from djepa_pages.orientation import View, find_skew, rotate


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
def test_boxes_are_converted_to_the_page_as_read_and_back(angle):
    box, width, height = (100, 200, 200, 230), 600, 800
    given = Image.new("RGB", (width, height), "white")
    ImageDraw.Draw(given).rectangle((100, 200, 199, 229), fill="black")
    view, read = View(given.size, angle), rotate(given, angle)
    np.testing.assert_allclose(view.read_size, read.size, atol=1)
    dark = np.nonzero(np.asarray(read.convert("L")) < 128)
    boxes = [scaled_box((dark[1].min(), dark[0].min(), dark[1].max() + 1, dark[0].max() + 1), *read.size)]
    around = [scaled_box(box, width, height)]
    assert_inside(around, view.as_given(boxes))
    np.testing.assert_allclose(view.as_read(view.as_given(boxes)), boxes, atol=1e-6)
    if angle % 90 == 0:
        np.testing.assert_allclose(view.as_given(boxes), around, atol=1e-6)


@pytest.mark.parametrize("angle", [7, 90, 180, 263])
def test_masks_return_to_the_page_as_given(angle):
    mask = Image.new("L", (300, 200))
    ImageDraw.Draw(mask).rectangle((40, 50, 119, 79), fill=255)
    view = View(mask.size, angle)
    read = view.mask_as_read(mask)
    back = view.mask_as_given(read)
    assert read.size == view.read_size and back.size == mask.size
    differing = (np.asarray(back) != np.asarray(mask)).sum()
    assert differing <= (0 if angle % 90 == 0 else 400)  # pixels of edges


def assert_inside(inner, outer, margin=2):
    (x0, y0, x1, y1), (left, top, right, bottom) = inner[0], outer[0]
    assert left - margin <= x0 and top - margin <= y0 and x1 <= right + margin and y1 <= bottom + margin
