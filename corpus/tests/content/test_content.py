"""Pages as data: words and drawings in points, bookmarks in page coordinates."""

import pytest
import typst

from djepa_corpus.content.content import load_contents
from djepa_corpus.content.outlines import read_outline
from djepa_pages.pdf import open_pdf


SOURCE = """
#set page(width: 400pt, height: 500pt)
= Boats
#lorem(20)
#circle(radius: 20pt)
#pagebreak()
= Nets
#lorem(20)
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("pdf") / "boats.pdf"
    path.write_bytes(typst.compile(SOURCE.encode(), format="pdf"))
    return path


def test_pages_are_loaded_with_their_bookmarks(path):
    with open_pdf(path) as document:
        bookmarks = read_outline(document)
    (first, first_marks), (second, second_marks) = load_contents(path, [1, 2], bookmarks)
    assert (first.number, second.number) == (1, 2) and first.texts[0] == "Boats"
    assert first_marks[0].title == "Boats" and 0 < first_marks[0].y < 200 and second_marks[0].title == "Nets"
    assert len(first.drawings) == 1 and second.drawings == []


def test_words_are_in_points_and_on_their_baseline(path):
    ((page, _),) = load_contents(path, [1], {})
    word = page.words[0]
    assert page.scaled(word.box) == pytest.approx(page.boxes[0], abs=0.01)
    assert (page.width, page.height) == (400, 500) and word.box[1] < word.baseline <= word.box[3] + 0.1
