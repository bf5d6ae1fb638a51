import logging

import pytest
from PIL import Image

from djepa_pages.completion import complete_words
from djepa_pages.ocr import NoEngineError, Reading
from djepa_pages.pages import Page


FOUND = ["Invoice", "number", "INV-20417", "ACME0OO4I7"]
FOUND_BOXES = [[100, 100, 200, 120], [210, 100, 300, 120], [310, 100, 420, 120], [690, 955, 820, 985]]


@pytest.fixture
def page():
    """Words of the text layer: a stamp, and an invoice number without its letters."""
    image = Image.new("RGB", (100, 100))
    return Page(image, ["-20417", "ACME000417"], [[345, 103, 418, 118], [700, 960, 810, 980]], image.size, doubtful=[0])


def read(image):
    return Reading(list(FOUND), list(FOUND_BOXES), 0.0)


def test_ocr_adds_the_rest_of_a_scan_and_replaces_doubtful_words(page):
    complete_words(page, read)
    assert page.words == ["Invoice", "number", "INV-20417", "ACME000417"]
    assert page.boxes[2] == FOUND_BOXES[2] and page.boxes[3] == [700, 960, 810, 980]


def test_always_reads_by_ocr_alone_and_never_leaves_doubtful_words_out(page):
    complete_words(page, lambda image: pytest.fail("OCR ran"), "never")
    assert page.words == ["ACME000417"]
    complete_words(page, read, "always")
    assert page.words == FOUND
    with pytest.raises(ValueError, match="auto, always, never, got 'none'"):
        complete_words(page, read, "none")


def test_doubtful_words_that_ocr_confirms_stay(page):
    page.words, page.boxes, page.doubtful = ["Invoice", "number"], [[100, 104, 200, 117], [212, 104, 299, 117]], [0, 1]
    complete_words(page, read)
    assert page.boxes[0] == [100, 104, 200, 117] and page.words == FOUND


def test_wrong_digits_are_replaced_where_letters_are_confirmed(page):
    page.words, page.boxes, page.doubtful = ["Invoice", "number", "INV-53740"], FOUND_BOXES[:3], [0, 1, 2]
    complete_words(page, read)
    assert page.words == FOUND


def test_words_of_ocr_follow_the_word_before_them_in_the_order_of_the_file(page):
    page.words, page.boxes = ["b", "a", "c"], [[100, 500, 200, 520], [100, 100, 200, 120], [100, 800, 200, 820]]
    page.doubtful = []
    complete_words(page, lambda image: Reading(["added"], [[220, 500, 300, 520]], 0.0))
    assert page.words == ["b", "added", "a", "c"]


def test_without_an_engine_the_text_layer_is_read_with_a_warning(page, caplog):
    def fail(image):
        raise NoEngineError("Run `pip install`.")

    with caplog.at_level(logging.WARNING):
        complete_words(page, fail)
    assert page.words == ["ACME000417"] and "text layer lacks" in caplog.text


def test_a_scan_is_turned_as_ocr_reads_it_and_a_page_with_added_words_as_its_text_layer(page):
    turned = [[1000 - x1, 1000 - y1, 1000 - x0, 1000 - y0] for x0, y0, x1, y1 in FOUND_BOXES]
    page.doubtful, page.words, page.boxes = [], ["stamp"], [[500, 500, 600, 520]]
    complete_words(page, lambda image: Reading(list(FOUND), turned, 180.0))
    assert page.angle == 180 and page.words == [*FOUND[:3], "stamp", FOUND[3]]
    page.doubtful, page.angle = [], 0.0
    complete_words(page, lambda image: Reading(["added"], [[620, 500, 700, 520]], 180.0))
    assert page.angle == 0
