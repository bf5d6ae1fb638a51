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
        ("CMTI9", "italic"),
        ("CMTT10", "mono"),
        ("SFST0900", "mono"),
        ("CMMI10", "maths"),
        ("LMRoman12-Bold", "bold"),
        ("LinLibertineTBI", "bold italic"),
        ("LinLibertineT", ""),
        ("NimbusRomNo9L-Medi", "bold"),
        ("NimbusRomNo9L-ReguItal", "italic"),
        ("NimbusMonL-Regu", "mono"),
        ("Inconsolatazi4-Regular", "mono"),
        ("STIXTwoMath", "maths"),
        ("MathDesign-UT-Regular-T1-10", ""),
        ("TimesNewRomanPS-BoldItalicMT", "bold italic"),
        ("", ""),
    ],
)
def test_fonts_are_judged_by_their_names(name, kinds):
    font = named_font(name)
    assert {kind for kind in ("bold", "italic", "mono", "maths") if getattr(font, kind)} == set(kinds.split())


def test_flags_of_the_descriptor_count_too():
    assert named_font("Unknown", flags=1 << 18).bold and named_font("Unknown", flags=1 << 6).italic
    assert named_font("Unknown", flags=1).mono and not named_font("CMSY10", flags=1).mono


def test_words_have_font_size_and_colour(styles):
    assert styles["heavy"].font.bold and not styles["plain"].font.bold
    assert styles["fixed"].font.mono and styles["plain"].size == 10
    assert styles["large"].size == 20 and styles["large"].colour == (192, 16, 32) and styles["large"].visible


def test_symbols_are_mathematical(styles):
    assert styles["="].has_maths and styles["="].font.maths and not styles["plain"].has_maths


def test_turned_words_are_not_upright(styles):
    assert styles["plain"].upright and not styles["turned"].upright


def test_words_of_a_line_have_one_baseline(styles):
    assert styles["plain"].baseline == styles["heavy"].baseline == styles["large"].baseline


def test_invisible_text_is_marked():
    with open_pdf(pdf_bytes([text_at(40, 540, "seen") + text_at(40, 440, "hidden", mode=3)])) as document:
        styled = styled_words(document[0])
    assert [style.visible for style in styled.styles] == [True, False]
