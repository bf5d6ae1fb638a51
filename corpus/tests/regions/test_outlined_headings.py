"""Where titles are found on pages of words."""

import pytest

from djepa_corpus.regions.outlined import find_heading
from djepa_pages.page_text import PageText


def text_of(*lines: tuple[float, str], height: float = 12, x: float = 100) -> PageText:
    """A page from (y, words) lines; a line may start with `=` for a font twice as high."""
    words, boxes = [], []
    for y, line in lines:
        size = height * 2 if line.startswith("=") else height
        for position, word in enumerate(line.lstrip("=").split()):
            words.append(word)
            boxes.append([x + 80 * position, y, x + 80 * position + 70, y + size])
    return PageText(words, boxes)


def found(text: PageText, title: str, y: float | None = None) -> str | None:
    indices = find_heading(text, title, y)
    return None if indices is None else " ".join(text.words[index] for index in indices)


@pytest.mark.parametrize(
    ("title", "printed"),
    [
        ("First Steps", "FIRST steps"),
        ("Efficient flow", "Eﬃcient ﬂow"),
        ("Hyphenation rules", "Hyphen- ation rules"),
        ("LaTeX options", "LA TEX options"),
        ("Café (new)", "Cafe new"),
    ],
)
def test_titles_match_whatever_their_case_ligatures_hyphens_and_spaces(title, printed):
    assert found(text_of((200, "before it"), (300, printed), (400, "after it")), title) == printed


@pytest.mark.parametrize("before", ["3.1", "Chapter 2", "A.", "§ 4", "•"])
def test_numbers_may_precede_a_heading_and_are_not_part_of_it(before):
    assert found(text_of((300, f"{before} Usage")), "Usage") == "Usage"


def test_words_within_a_sentence_are_no_heading():
    assert found(text_of((300, "see the Usage below")), "Usage") is None


def test_the_higher_font_wins_and_equals_are_undecided():
    assert find_heading(text_of((200, "Usage"), (300, "=Usage")), "Usage") == [1]
    assert find_heading(text_of((200, "Usage"), (300, "Usage")), "Usage") is None


def test_the_bookmarks_height_decides():
    text = text_of((200, "Usage"), (500, "=Usage"))
    assert find_heading(text, "Usage", y=190) == [0]
    assert find_heading(text, "Usage", y=490) == [1]
    assert find_heading(text, "Usage", y=800) is None
