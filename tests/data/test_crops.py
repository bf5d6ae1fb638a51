"""Crops: the square of the page that their boxes say, with words, the same for a seed, epoch and page."""

from functools import cache

import numpy as np
import pytest
from PIL import Image

from transformers_djepa.data import crops
from transformers_djepa.data.crops import MIN_WORDS, random_crop


WIDTH, HEIGHT, CELL = 1500, 2000, 100  # of the page, and of a coloured cell with one word, in pixels
WORDS = [f"{row}-{column}" for row in range(20) for column in range(15)]


def page(words=WORDS) -> dict:
    """A page of cells whose colour is their row and column, and a word in the middle of each of `words`."""
    boxes = [box_of(*map(int, word.split("-"))) for word in words]
    return {"image": cells(), "words": list(words), "boxes": boxes, "page_id": "p", "document_id": "d"}


@cache
def cells() -> Image.Image:
    rows, columns = np.mgrid[:HEIGHT, :WIDTH] // CELL
    return Image.fromarray(np.stack([rows * 10, columns * 10, rows * 0], axis=-1).astype(np.uint8))


def box_of(row: int, column: int) -> list[float]:
    x0, y0 = column * CELL + 40, row * CELL + 40
    return [x0 / WIDTH * 1000, y0 / HEIGHT * 1000, (x0 + 20) / WIDTH * 1000, (y0 + 20) / HEIGHT * 1000]


def crop(number: int = 0, words=WORDS, page_size: int = 1000, side: int = 384) -> dict:
    return random_crop(page(words) | {"epoch": 0}, page_size, side, number)


@pytest.mark.parametrize("page_size", (1000, 2000, 3000))
def test_boxes_lie_on_the_pixels_of_their_words(page_size):
    for number in range(5):
        row = crop(number, page_size=page_size)
        pixels = np.asarray(row["image"])
        assert row["image"].size == (384, 384) and len(row["words"]) == len(row["boxes"]) >= MIN_WORDS
        for word, (x0, y0, x1, y1) in zip(row["words"], row["boxes"]):
            x, y = (min(383, int((low + high) / 2000 * 384)) for low, high in ((x0, x1), (y0, y1)))
            assert pixels[y, x, :2] // 10 == pytest.approx(list(map(int, word.split("-"))))


def test_words_are_kept_if_their_centre_is_inside_and_boxes_are_clipped():
    word = page(["0-0"]) | {"boxes": [[0.0, 0.0, 1000.0, 1000.0]]}
    row = random_crop(word, 1000, 700, 0)
    assert row["words"] == ["0-0"] and row["boxes"] == [[0.0, 0.0, 1000.0, 1000.0]]
    corners = word | {"words": ["a", "b"], "boxes": [[0.0, 0.0, 1.0, 1.0], [999.0, 999.0, 1000.0, 1000.0]]}
    assert all(len(random_crop(corners, 1000, 64, n)["words"]) < 2 for n in range(20))


def test_a_short_side_is_kept_whole_and_small_pages_are_not_cropped():
    row = crop(page_size=500)
    assert row["image"].size == (375, 384) and {word.split("-")[1] for word in row["words"]} == set(map(str, range(15)))
    whole = crop(page_size=300)
    assert whole["image"].size == (225, 300) and whole["words"] == WORDS
    assert np.allclose(whole["boxes"], page()["boxes"])


def test_crops_with_words_are_preferred(monkeypatch):
    block = [f"{row}-{column}" for row in range(4) for column in range(4)]  # in a corner of the page

    def share() -> float:
        return np.mean([len(crop(number, block)["words"]) >= MIN_WORDS for number in range(40)])

    preferred = share()
    monkeypatch.setattr(crops, "DRAWS", 1)
    assert share() < 0.1 and preferred > 0.25


def test_a_crop_shows_the_only_word_of_a_page():
    assert all(crop(number, words=["19-14"], page_size=2000)["words"] == ["19-14"] for number in range(20))


def test_crops_are_everywhere_on_the_page():
    rows, columns = zip(*(word.split("-") for number in range(90) for word in crop(number)["words"]))
    assert set(rows) == set(map(str, range(20))) and set(columns) == set(map(str, range(15)))


def test_the_place_depends_on_seed_epoch_and_page_alone():
    def place(seed=0, epoch=0, page_id="p"):
        return random_crop(page() | {"epoch": epoch, "page_id": page_id}, 1000, 200, seed)["boxes"]

    assert place() == place()
    assert all(place() != place(**other) for other in ({"seed": 1}, {"epoch": 1}, {"page_id": "q"}))


def test_pages_without_words_or_image():
    assert crop(words=())["boxes"] == []
    with pytest.raises(ValueError, match="Page 'p' has no image to crop"):
        random_crop(page() | {"image": None}, 1000, 384, 0)
