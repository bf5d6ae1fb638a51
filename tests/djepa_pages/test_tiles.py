import numpy as np
import pytest
from PIL import Image, ImageDraw
from scipy.ndimage import find_objects, label

from djepa_pages.ocr import OcrWord, read_in_tiles


def words_of(width, height):
    """Boxes of words of 12 pixels, everywhere on a page."""
    return [(x, y, x + 44, y + 12) for y in range(20, height - 40, 31) for x in range(10 + y % 37, width - 60, 57)]


def drawn(size, boxes):
    page = Image.new("RGB", size, "white")
    for x0, y0, x1, y1 in boxes:
        ImageDraw.Draw(page).rectangle((x0, y0, x1 - 1, y1 - 1), fill="black")
    return page


def read_ink(image):
    """An engine that finds every black rectangle of images up to 1200 pixels, and high ones of larger images."""
    found, _ = label(np.asarray(image.convert("L")) < 128)
    boxes = [(x.start, y.start, x.stop, y.stop) for y, x in find_objects(found)]
    least = 0 if max(image.size) <= 1200 else 100
    return [OcrWord(f"{x1 - x0}", (x0, y0, x1, y1), True) for x0, y0, x1, y1 in boxes if y1 - y0 >= least]


@pytest.mark.parametrize("size", [(600, 9100), (8000, 500), (2500, 2300)])
def test_each_word_of_a_large_page_is_read_once_and_whole(size):
    boxes = words_of(*size)
    found = read_in_tiles(drawn(size, boxes), 200, read_ink)
    assert sorted(word.box for word in found) == sorted(boxes)


def test_title_larger_than_a_tile_is_read_whole():
    title, boxes = (100, 30, 2400, 180), [box for box in words_of(2500, 2300) if box[1] > 200]
    found = read_in_tiles(drawn((2500, 2300), [title, *boxes]), 200, read_ink)
    assert sorted(word.box for word in found) == sorted([title, *boxes])


def test_page_whose_letters_show_in_its_copy_is_read_whole():
    page, sizes = drawn((900, 1100), words_of(900, 1100)), []
    read_in_tiles(page, 960, lambda image: sizes.append(image.size) or [])
    assert sizes == [page.size]
