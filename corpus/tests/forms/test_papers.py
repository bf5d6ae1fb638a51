"""Documents of running text: texts of all languages, marked tables, named paragraphs, disjoint fonts."""

import random
import re

import pytest

from djepa_corpus.forms import language_codes
from djepa_corpus.forms.documents import MAKERS, Sheet, draw_style
from djepa_corpus.forms.facts import make_facts
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.papers.figures import bill_chart, name_of
from djepa_corpus.forms.papers.photos import photo_markup
from djepa_corpus.forms.papers.running_text import Filled, Prose
from djepa_corpus.forms.questions.located import join_lines, locate
from djepa_corpus.forms.typesetting import PageSource, lay_out
from djepa_corpus.forms.wordings import slots_of


KINDS = ("article", "report", "manual", "slides", "thesis", "magazine", "brochure", "exam")
CODES = language_codes()


def make_sheet(language: str, split: str = "train", number: int = 0) -> Sheet:
    rng = random.Random(f"{language}-{split}-{number}")
    facts = make_facts(rng, language)
    return Sheet(rng, split, facts, draw_style(rng, split, language, facts.country))


@pytest.fixture(scope="module")
def documents():
    """A document of each kind in each language, of alternating splits: kind, sheet, page."""
    drawn = []
    for index, (code, kind) in enumerate((code, kind) for code in CODES for kind in KINDS):
        sheet = make_sheet(code, ("train", "test")[index % 2], index)
        drawn.append((kind, sheet, MAKERS[kind][1](sheet)))
    pages = lay_out([source for *_, source in drawn])
    return [(kind, sheet, page) for (kind, sheet, _), page in zip(drawn, pages)]


def words_in(page, box) -> list[str]:
    centres = [((b[0] + b[2]) / 2, (b[1] + b[3]) / 2) for b in page.boxes]
    inside = [box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in centres]
    return [word for word, here in zip(page.words, inside) if here]


def texts_of(value) -> list[str]:
    """All texts of a parsed YAML file."""
    if isinstance(value, str):
        return [value]
    parts = [*value, *value.values()] if isinstance(value, dict) else value or ()
    return [text for part in parts for text in texts_of(part)]


# Texts


@pytest.mark.parametrize("code", CODES)
def test_all_templates_can_be_filled(code):
    prose = Prose(make_sheet(code))
    for template in texts_of({key: value for key, value in prose.texts.items() if key not in ("percent", "elisions")}):
        slots = {"label": "X 1", "m": "9"}
        text = prose.text(template, **{name: slots[name] for name in slots_of(template) if name in slots})
        assert "{" not in text and "  " not in text


def test_articles_are_elided_before_vowels():
    prose = Prose(make_sheet("fr"))
    assert prose.text("L'effet de la {a}", a="irrigation") == "L'effet de l'irrigation"
    assert prose.text("L'effet de la {a}", a="durée") == "L'effet de la durée"
    assert Prose(make_sheet("it")).text("Effetti sulla {a}", a="umidità") == "Effetti sull'umidità"


def test_sentences_are_not_repeated_within_a_page():
    prose = Prose(make_sheet("en"))
    drawn = [prose.sentence("common").text for _ in range(20)]
    assert len(set(drawn)) == 20


def test_a_figure_is_named_by_the_subject_of_its_caption():
    assert name_of(Filled("Water use by region, 2014", {"a": "water use"})) == "water use by region"
    assert name_of(Filled("Zurich in May", {"place": "Zurich"})) == "Zurich in May"


# Regions


def test_every_kind_marks_regions_in_every_language(documents):
    for kind, sheet, page in documents:
        found = locate(sheet, page)
        assert len(found) >= 2, kind
        for _, place in found:
            for left, top, right, bottom in place.rects:
                assert 0 <= left < right <= 1000 and 0 <= top < bottom <= 1000


def test_no_other_paragraph_mentions_the_name_of_a_paragraph(documents):
    checked = 0
    for _, sheet, page in documents:
        found = [(answer, place) for answer, place in locate(sheet, page) if answer.key == "paragraph"]
        texts = [" ".join(page.words[i] for line in place.lines for i in line) for _, place in found]
        for answer, _ in found:
            if answer.label:
                assert sum(answer.label in text for text in texts) <= 1
                checked += any(answer.label in text for text in texts)
    assert checked > 50


def test_rows_and_columns_of_tables_contain_their_heads_and_lie_in_the_table(documents):
    checked = 0
    for _, sheet, page in documents:
        found = locate(sheet, page)
        tables = [place.rects[0] for answer, place in found if answer.key == "table"]
        for answer, place in found:
            if answer.key in ("table_row", "table_column"):
                (box,) = place.rects
                assert any(
                    t[0] - 1 <= box[0] and t[1] - 1 <= box[1] and box[2] <= t[2] + 1 and box[3] <= t[3] + 1
                    for t in tables
                )
                text = "".join(words_in(page, box)).replace("-", "")
                assert answer.label.split()[0].replace("-", "")[:3] in text
                checked += 1
    assert checked > 50


def test_figures_do_not_contain_their_captions(documents):
    for _, sheet, page in documents:
        found = locate(sheet, page)
        captions = [place.rects[0] for answer, place in found if answer.key == "caption"]
        for answer, place in found:
            if answer.key in ("chart", "diagram", "photo", "figure"):
                for caption in captions:
                    middle = (caption[0] + caption[2]) / 2, (caption[1] + caption[3]) / 2
                    box = place.rects[0]
                    assert not (box[0] < middle[0] < box[2] and box[1] < middle[1] < box[3])


def test_the_two_ends_of_a_column_are_one_rectangle():
    ends = "".join(
        f'#place({side} + left, link("djepa:7+", box(width: 50%, height: 1pt)))' for side in ("top", "bottom")
    )
    (page,) = lay_out([PageSource((100, 100), (0, 0), f"#block(height: 50%, width: 100%)[{ends}]")])
    ((left, top, right, bottom),) = page.marks[7]
    assert [round(value) for value in (left, top, right, bottom)] == [0, 0, 500, 500]


def test_lines_with_formulas_are_one_block():
    lines = [[100, 100, 300, 110], [304, 95, 330, 114], [330, 103, 333, 106], [340, 100, 500, 110], [80, 115, 500, 125]]
    assert join_lines(lines) == [[80, 95, 500, 125]]


def test_columns_of_a_region_are_separate_blocks():
    assert len(join_lines([[100, 800, 400, 810], [100, 815, 400, 825], [450, 100, 750, 110]])) == 2


# Pages


def test_page_numbers_count_from_the_first_page_of_a_document():
    setup = "#set page(margin: 5mm, header: context { str(here().page() - locate(start).page() + 40) })\n"
    sources = [PageSource((80, 80), (0, 0), "#pagebreak()", which_page=1.0, setup=setup) for _ in range(2)]
    assert [page.number for page in lay_out(sources)] == [1, 1]  # a last page with few words is not used
    body = "#pagebreak()" + "word " * 50
    sources = [PageSource((80, 80), (0, 0), body, which_page=1.0, setup=setup) for _ in range(2)]
    assert [page.words[0] for page in lay_out(sources)] == ["41", "41"]


def test_the_splits_share_no_font_of_running_text():
    fonts = load_shared("fonts")
    used = {split: {*fonts[split]["body"], *fonts[split]["display"]} for split in ("train", "test")}
    for split in used:
        used[split].update(name for names in fonts["papers"][split].values() for name in names)
    assert not used["train"] & used["test"]


def test_a_photograph_has_pixels_but_no_words_and_depends_on_the_seed_only():
    first, again = (photo_markup(make_sheet("en"), 60, 40) for _ in range(2))
    assert first == again and len(first) < 30_000
    (page,) = lay_out([PageSource((80, 60), (10, 10), first)], [300])
    assert page.words == [] and page.image.convert("L").crop((60, 60, 240, 160)).getextrema()[0] < 200


def test_a_chart_has_numbers_on_its_axis():
    sheet = make_sheet("en")
    (page,) = lay_out([PageSource((210, 100), (10, 10), bill_chart(sheet))])
    (answer,) = sheet.answers
    assert answer.key == "chart" and len(page.marks[1]) == 1
    assert sum(bool(re.fullmatch(r"[\d.]+k?", word)) for word in page.words) >= 4
