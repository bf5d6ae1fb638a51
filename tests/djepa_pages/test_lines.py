import random

from djepa_pages.lines import group_lines


def test_lines_are_sorted_downwards_and_words_rightwards():
    boxes = [[x, y + random.Random(x + y).uniform(0, 2), x + 8, y + 10] for y in (0, 14, 28) for x in (0, 10, 20)]
    shuffled = random.Random(0).sample(range(9), 9)
    lines = group_lines([boxes[index] for index in shuffled])
    assert [[shuffled[index] for index in line] for line in lines] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]


def test_punctuation_joins_its_line():
    word, stop, dash, comma, next_line = (
        [0, 0, 30, 10],
        [31, 9, 33, 10],
        [36, 4.5, 40, 5.5],
        [41, 8.5, 43, 12],
        [0, 15, 30, 25],
    )
    assert group_lines([next_line, comma, stop, dash, word]) == [[4, 2, 3, 1], [0]]


def test_slightly_tilted_line_is_one_line():
    assert len(group_lines([[x * 20, x, x * 20 + 15, x + 10] for x in range(8)])) == 1
