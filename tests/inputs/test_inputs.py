import pytest

from djepa_pages import load_page, num_pages
from inputs.make import CASES


@pytest.mark.parametrize("name", CASES)
def test_input_is_read_as_a_viewer_shows_it(name):
    case, data = CASES[name], CASES[name].make()
    page = load_page(data, render=False)
    assert " ".join(page.words or ()) == case.words and num_pages(data) == page.num_pages == case.pages
    assert page.angle == pytest.approx(case.angle, abs=0.01)
    if page.angle:
        tops = [box[1] for box in page.view.as_read(page.boxes)]
        assert max(tops[:2]) < min(tops[2:5]) < max(tops[2:5]) < tops[5]
    doubtful = None if page.doubtful is None else " ".join(page.words[index] for index in page.doubtful)
    assert doubtful == case.doubtful
    assert (page.image is None) == (page.words is not None and page.doubtful is None)  # rendered only for OCR
    if page.words is None:
        last = load_page(data, page=case.pages)
        assert abs(last.image.getpixel((5, 5))[0] - case.corner) < 9


def test_inputs_are_small_and_always_the_same():
    once, again = ([case.make() for case in CASES.values()] for _ in range(2))
    assert once == again and sum(map(len, once)) < 1_000_000
