"""Marks: regions around their ink, no text layer, marked words as answers, overlays on any page."""

import numpy as np
import pytest

from djepa_corpus.forms import language_codes, load_language, marks
from djepa_corpus.forms.documents import make_sheet
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.marks import overlays, text_marks
from djepa_corpus.forms.marks.paths import Drawing, circle, ink, stroke_lines
from djepa_corpus.forms.marks.pen import draw_hand, write
from djepa_corpus.forms.markup import tx
from djepa_corpus.forms.questions.located import locate
from djepa_corpus.forms.sheet import Sheet
from djepa_corpus.forms.typesetting import PageSource, lay_out


SETUP = '#set text(font: "DejaVu Sans Mono", size: 9pt)\n'
DRAWN = ("signature", "stamp", "barcode", "matrix_code", "handwriting")
TEXT = "every good paragraph needs a few more words than anybody would ever want to read in a single sitting"


def sheet_of(split: str = "train", number: int = 0) -> Sheet:
    return make_sheet(4, split, number)


def source(body: str, **settings) -> PageSource:
    return PageSource((210, 297), (20, 20), SETUP + body, **settings)


def ink_box(page) -> np.ndarray:
    """The box (0..1000) of all that is not white."""
    rows, columns = np.nonzero(np.asarray(page.image.convert("L")) < 235)
    size = np.array(page.image.size * 2)
    return np.array([columns.min(), rows.min(), columns.max() + 1, rows.max() + 1]) / size * 1000


@pytest.mark.parametrize("topic", DRAWN)
@pytest.mark.parametrize("split", ["train", "test"])
def test_the_region_of_a_mark_is_the_box_of_its_ink(topic, split):
    sheets = [sheet_of(split, number) for number in range(8)]
    draw = getattr(marks, topic)
    bodies = [f"#v(20mm){draw(sheet)}" for sheet in sheets]
    for sheet, page in zip(sheets, lay_out([source(body) for body in bodies], [900] * len(bodies))):
        (answer,) = [answer for answer in sheet.answers if answer.key == topic]
        (rect,) = page.marks[answer.ids[0]]
        found = ink_box(page)
        outside = np.maximum(rect[:2] - found[:2], 0).max(), np.maximum(found[2:] - rect[2:], 0).max()
        assert max(outside) < (100 if topic == "signature" else 6)  # some signatures are on a longer printed line
        assert rect[2] - rect[0] > 3 and rect[3] - rect[1] > 3


def test_drawn_letters_are_not_in_the_text_layer():
    drawing = Drawing()
    drawing.fill([circle(0, 0, 5)], "red", smooth=True)
    drawing.letters("AB", (0, 0), (8, 8))
    drawing.stroke(stroke_lines("CD", 4)[1], "blue", 0.5)
    (page,) = lay_out([source(f"before {drawing.markup()} {ink('secret')} after")], [500])
    assert page.words == ["before", "after"]


def test_every_logo_has_a_region_and_may_print_the_name_of_the_seller():
    sheets = [sheet_of("train", number) for number in range(16)]
    pages = lay_out([source(marks.logo(sheet)) for sheet in sheets])
    printed = 0
    for sheet, page in zip(sheets, pages):
        topics = [answer.key for answer in sheet.answers]
        assert topics.count("logo") == 1 and set(topics) <= {"logo", "seller_name"}
        assert bool(page.words) == ("seller_name" in topics)
        printed += "seller_name" in topics
    assert 0 < printed < 16


@pytest.mark.parametrize("code", language_codes())
def test_pens_can_write_the_words_of_every_language(code):
    rng, texts = sheet_of().rng, load_language(code).marks
    for note in texts["notes"]:
        letters = {letter for letter in note.replace("{", "").replace("}", "") if letter not in " ¡¿"}
        for letter in letters:
            assert write(rng, letter, draw_hand(rng)), f"no pen strokes for {letter!r}"
    for name in texts["colours"]:
        assert load_shared("colours")[f"text_{name}"]


@pytest.mark.parametrize("mark", ["highlight", "underline", "strikethrough", "coloured_text"])
@pytest.mark.parametrize("split", ["train", "test"])
def test_marked_words_are_the_answer(mark, split, monkeypatch):
    sheets = [sheet_of(split, number) for number in range(10)]
    for name in ("highlight", "underline", "strikethrough", "coloured_text"):
        monkeypatch.setattr(text_marks, name, getattr(text_marks, mark))
    pages = lay_out([source(text_marks.mark_up(sheet, TEXT)) for sheet in sheets])
    for sheet, page in zip(sheets, pages):
        assert " ".join(page.words) == TEXT
        for answer, place in locate(sheet, page):
            assert answer.key == mark and answer.kind == "mark"
            assert " ".join(page.words[index] for line in place.lines for index in line) in TEXT
            assert len(place.rects) == len({round(page.boxes[index][3]) // 8 for line in place.lines for index in line})


def test_overlays_lie_on_the_page_and_leave_its_text_alone(monkeypatch):
    monkeypatch.setattr(overlays, "OVERLAY_SHARE", 1.0)
    monkeypatch.setattr(overlays, "STICKER_SHARE", 0.0)
    for paper in ((210, 297), (60, 0)):
        sheets = [sheet_of("train", number) for number in range(12)]
        plain = PageSource(paper, (5, 5), SETUP + tx(TEXT) + "#v(40mm)")
        pages = lay_out([overlays.with_overlays(sheet, plain) for sheet in sheets])
        for sheet, page in zip(sheets, pages):
            assert page.words == TEXT.split() and page.num_pages == 1
            for answer in sheet.answers:
                (rect,) = page.marks[answer.ids[0]]
                assert rect[2] - rect[0] > 3 and rect[3] - rect[1] > 1
