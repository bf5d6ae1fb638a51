import pytest
import typst

from djepa_corpus.content.fonts import named_font, styled_words
from djepa_pages.pdf import open_pdf, pdf_words
from pdf_files import pdf_bytes, text_at


SOURCE = """
#set page(width: 400pt, height: 300pt)
#set text(10pt)
plain *heavy* `fixed` #text(fill: rgb("#c01020"), size: 20pt)[large] $1 = 2$ #rotate(90deg, reflow: true)[turned]
"""


@pytest.fixture(scope="module")
def styles():
    with open_pdf(typst.compile(SOURCE.encode(), format="pdf")) as document:
        styled = styled_words(document[0])
        assert (styled.words, styled.boxes) == pdf_words(document[0])
        return dict(zip(styled.words, styled.styles, strict=True))


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("CMR10", ""),
        ("CMBX12", "bold"),
        ("CMTT10", "mono"),
        ("CMMI10", "maths"),
        ("LinLibertineTBI", "bold italic"),
        ("NimbusRomNo9L-ReguItal", "italic"),
        ("STIXTwoMath", "maths"),
        ("", ""),
    ],
)
def test_fonts_are_judged_by_their_names(name, kinds):
    font = named_font(name)
    assert {kind for kind in ("bold", "italic", "mono", "maths") if getattr(font, kind)} == set(kinds.split())


def test_words_have_font_size_and_colour(styles):
    assert styles["heavy"].font.bold and not styles["plain"].font.bold
    assert styles["fixed"].font.mono and styles["plain"].size == 10
    assert styles["large"].size == 20 and styles["large"].colour == (192, 16, 32) and styles["large"].visible


def test_invisible_text_is_marked():
    with open_pdf(pdf_bytes([text_at(40, 540, "seen") + text_at(40, 440, "hidden", mode=3)])) as document:
        styled = styled_words(document[0])
    assert [style.visible for style in styled.styles] == [True, False]
