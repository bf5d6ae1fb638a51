import random

import pytest

from djepa_pages.reading_order import in_reading_order


LINE = 12  # of 1000, between the tops of two lines


def line(x: float, y: float, texts: str, letter: float = 8, gap: float = 6, height: float = 9) -> list[tuple]:
    """Words with boxes, from `x` to the right."""
    found = []
    for text in texts.split():
        found.append((text, [x, y, x + letter * len(text), y + height]))
        x += letter * len(text) + gap
    return found


def column(name: str, x: float, top: float, lines: int = 12, pitch: float = LINE) -> list[tuple]:
    """Running text of full lines."""
    return [
        word
        for number in range(lines)
        for word in line(x, top + pitch * number, " ".join(f"{name}{number}{part}" for part in "abcd"))
    ]


def across(page: list[tuple]) -> list[tuple]:
    """Words as OCR finds them: from top to bottom, then from left to right."""
    return sorted(page, key=lambda word: (word[1][1], word[1][0]))


def texts_of(page: list[tuple], from_file: bool = False) -> list[str]:
    return in_reading_order(*zip(*page, strict=True), from_file=from_file)[0]


def texts(page: list[tuple]) -> list[str]:
    return [text for text, _ in page]


TWO = column("l", 60, 100) + column("r", 300, 100)
THREE = column("l", 60, 100) + column("m", 260, 103) + column("r", 460, 106)
TITLED = line(90, 40, "A title that crosses both of the columns", 9, height=14) + TWO
FIGURE = (
    TITLED
    + line(60, 260, "Figure 1: it is as wide as both of the columns together")
    + [
        *column("L", 60, 290),
        *column("R", 300, 290),
    ]
)
NOTED = column("t", 60, 100, 20) + [
    word for number in range(6) for word in line(300, 125 + 9.5 * number, f"n{number} note", 5, 4, 7)
]
RUNNING = line(60, 30, "Chapter") + line(430, 30, "17") + TWO + line(60, 290, "Draft") + line(430, 290, "page")
TABLE = [
    word
    for number in range(8)
    for x, text in ((60, f"item{number}"), (250, f"{number}.50"), (400, f"{number * 3}.00"))
    for word in line(x, 100 + LINE * number, text)
]
FORM = [
    word
    for number in range(10)
    for x, text in ((60, f"Label {number}:"), (250, f"value {number}"), (500, f"Other {number}:"), (700, "5 days"))
    for word in line(x, 100 + LINE * number, text)
]


@pytest.mark.parametrize("page", [TWO, THREE, TITLED, FIGURE, NOTED, RUNNING, TABLE, FORM])
def test_columns_are_read_one_after_the_other_and_tables_across(page):
    assert texts_of(across(page)) == texts(page)


@pytest.mark.parametrize("page", [THREE, FIGURE, NOTED, TABLE])
def test_the_order_of_ocr_words_has_no_influence(page):
    shuffled = random.Random(0).sample(page, len(page))
    assert texts_of(shuffled) == texts(page)


def test_cells_of_a_table_with_long_lines_are_read_row_by_row():
    rows = [column(f"l{n}", 60, 100 + 60 * n, 3) + column(f"r{n}", 330, 100 + 60 * n, 2 + n % 2) for n in range(4)]
    page = [word for row in rows for word in row]
    assert texts_of(across(page)) == texts(page)


def test_a_text_layer_keeps_its_order_unless_it_alternates_between_columns():
    labels_first = [word for word in FORM if word[0] in "Label Other" or word[0].endswith(":")]
    by_labels = labels_first + [word for word in FORM if word not in labels_first]
    right_first = column("r", 300, 100) + column("l", 60, 100)
    for page in (by_labels, right_first, NOTED, RUNNING):
        assert texts_of(page, from_file=True) == texts(page)
    assert texts_of(across(TITLED), from_file=True) == texts(TITLED)
    shuffled = random.Random(0).sample(TWO, len(TWO))
    assert texts_of(shuffled, from_file=True) == texts(TWO)


def test_lines_from_right_to_left_keep_the_order_of_their_words():
    words = ["שלום", "עולם", "גדול", "מאוד"]
    hebrew = [
        (f"{text}", [300 - 45 * place, 100 + LINE * number, 340 - 45 * place, 109 + LINE * number])
        for number in range(6)
        for place, text in enumerate(words)
    ]
    assert texts_of(across(hebrew)) == texts(hebrew)
    assert texts_of(hebrew, from_file=True) == texts(hebrew)
    left = [(text, [x0 + 300, y0, x1 + 300, y1]) for text, (x0, y0, x1, y1) in hebrew]
    assert texts_of(across(hebrew + left)) == texts(left + hebrew)  # the right column is the first


def test_words_that_run_up_the_margin_come_last():
    stamp = ("arXiv:2401.00001", [20, 120, 32, 420])
    assert texts_of([stamp, *TITLED]) == [*texts(TITLED), stamp[0]]
