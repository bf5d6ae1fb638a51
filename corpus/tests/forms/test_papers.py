"""Documents of running text: texts of all languages, marked tables, named paragraphs, disjoint fonts."""

import random

import pytest

from djepa_corpus.forms import language_codes
from djepa_corpus.forms.documents import MAKERS, Sheet, draw_style
from djepa_corpus.forms.facts import make_facts
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.papers.running_text import Prose
from djepa_corpus.forms.questions.located import locate
from djepa_corpus.forms.typesetting import lay_out
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


# Pages


def test_the_splits_share_no_font_of_running_text():
    fonts = load_shared("fonts")
    used = {split: {*fonts[split]["body"], *fonts[split]["display"]} for split in ("train", "test")}
    for split in used:
        used[split].update(name for names in fonts["papers"][split].values() for name in names)
    assert not used["train"] & used["test"]
