"""Where titles are found on pages of words."""

import pytest

from djepa_pages.page_text import PageText, split_number
from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.outlined import find_heading


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


def test_a_title_must_be_whole_words():
    assert found(text_of((300, "Installations")), "Installation") is None
    assert found(text_of((300, "Preinstallation")), "installation") is None


@pytest.mark.parametrize("before", ["3.1", "Chapter 2", "A.", "§ 4", "•"])
def test_numbers_may_precede_a_heading_and_are_not_part_of_it(before):
    assert found(text_of((300, f"{before} Usage")), "Usage") == "Usage"


def test_words_within_a_sentence_are_no_heading():
    assert found(text_of((300, "see the Usage below")), "Usage") is None


def test_the_running_header_counts_only_when_nothing_else_does():
    assert find_heading(text_of((20, "Usage"), (300, "Usage")), "Usage") == [1]
    assert find_heading(text_of((20, "Usage"), (300, "other")), "Usage") == [0]


def test_the_higher_font_wins_and_equals_are_undecided():
    assert find_heading(text_of((200, "Usage"), (300, "=Usage")), "Usage") == [1]
    assert find_heading(text_of((200, "Usage"), (300, "Usage")), "Usage") is None


def test_the_bookmarks_height_decides():
    text = text_of((200, "Usage"), (500, "=Usage"))
    assert find_heading(text, "Usage", y=190) == [0]
    assert find_heading(text, "Usage", y=490) == [1]
    assert find_heading(text, "Usage", y=800) is None


def test_an_entry_of_the_contents_yields_to_the_heading():
    assert find_heading(text_of((200, "=Usage . . . 12"), (500, "Usage")), "Usage") == [5]


def test_a_heading_of_two_lines_has_two_boxes():
    text = text_of((200, "A long"), (215, "title here"))
    assert text.line_boxes([0, 1, 2, 3]) == [[100, 200, 250, 212], [100, 215, 250, 227]]


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("2.1 Usage", ("2.1", "Usage")),
        ("3. Usage", ("3.", "Usage")),
        ("A.2 Usage", ("A.2", "Usage")),
        ("IV Usage", ("IV", "Usage")),
        ("(3) Usage", ("(3)", "Usage")),
        ("Usage", ("", "Usage")),
        ("A guide", ("", "A guide")),
        ("X Windows", ("", "X Windows")),
        ("LaTeX 2.1", ("", "LaTeX 2.1")),
        ("2021", ("", "2021")),
    ],
)
def test_section_numbers_are_split_from_titles(title, parts):
    assert split_number(title) == parts


def test_normalised_text_is_letters_and_digits():
    assert normalise("Ein ﬁnales Ärgernis, Nr. 3!") == "einfinalesargernisnr3"
