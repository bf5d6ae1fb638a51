"""Documents with values in running text: the same kinds in all languages, known slots, exact answers and regions."""

import random
import re

import pytest

from djepa_corpus.forms import language_codes, load_language
from djepa_corpus.forms.documents import MAKERS, Sheet, draw_style
from djepa_corpus.forms.facts import make_facts
from djepa_corpus.forms.language import load_shared
from djepa_corpus.forms.office.prose import Prose
from djepa_corpus.forms.office.tables import Column, marked_table
from djepa_corpus.forms.questions import make_questions
from djepa_corpus.forms.questions.located import locate
from djepa_corpus.forms.typesetting import PageSource, lay_out
from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.wordings import Wordings


KINDS = (
    *("letter", "contract", "certificate", "memo", "notice", "minutes", "press_release", "cv", "email"),
    *("laboratory_report", "inspection_report"),
)
FILES = ("details", "letters", "contracts", "certificates", "meetings", "press", "cvs", "emails", "reports")
CODES = language_codes()
# Slots that are neither fields nor details, and those of texts that are filled by `str.format`.
OTHER_SLOTS = {"company", "first", "second", "amount", "other_amount", "rooms", "keys", "users"}
OTHER_SLOTS |= {"hindrance_period", "default_period", "acceptance_period"}
FORMATTED = "numberings|role_questions|roles|running_heads|period_patterns|companies|people|on_behalf|attention|"
FORMATTED += "venues|greetings|schools|photo_captions|questions"
LANGUAGE_SPECIFIC = ("terms", "points", "numbers", "laws")  # keys are words or countries of the language


def make_sheet(language: str, split: str = "train", number: int = 0) -> Sheet:
    rng = random.Random(f"{language}-{split}-{number}")
    facts = make_facts(rng, language)
    return Sheet(rng, split, facts, draw_style(rng, split, language, facts.country))


def page_of(sheet: Sheet, kind: str):
    return lay_out([MAKERS[kind][1](sheet)])[0]


@pytest.fixture(scope="module")
def documents():
    """A document of each kind in each language, of alternating splits: kind, sheet, page."""
    drawn = []
    for index, (code, kind) in enumerate((code, kind) for code in CODES for kind in KINDS):
        sheet = make_sheet(code, ("train", "test")[index % 2], index)
        drawn.append((kind, sheet, MAKERS[kind][1](sheet)))
    pages = lay_out([source for *_, source in drawn])
    return [(kind, sheet, page) for (kind, sheet, _), page in zip(drawn, pages)]


def lay_out_body(sheet: Sheet, body: str):
    return lay_out([PageSource((210, 297), (20, 20), sheet.style.preamble() + body)])[0]


def text_of(page, place) -> str:
    return " ".join(page.words[index] for line in place.lines for index in line)


def texts_of(value, path: str = ""):
    """Pairs of a path and a text or wordings of a parsed YAML file."""
    if isinstance(value, str | Wordings):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_of(inner, f"{path}.{key}")
    else:
        for inner in value or ():
            yield from texts_of(inner, path)


def keys_of(value):
    """The keys of a parsed YAML file that all languages have."""
    if not isinstance(value, dict):
        return None
    return {key: None if key in LANGUAGE_SPECIFIC else keys_of(inner) for key, inner in value.items()}


# Texts


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_kinds_of_texts(code, name):
    assert keys_of(getattr(load_language(code), name)) == keys_of(getattr(load_language("en"), name))


@pytest.mark.parametrize("code", CODES)
def test_slots_are_fields_details_or_known_words(code):
    language = load_language(code)
    known = {*load_shared("fields")["fields"], *language.details, *OTHER_SLOTS}
    for name in FILES:
        for path, text in texts_of(getattr(language, name), name):
            if re.search(rf"\.({FORMATTED})\b", path) or path.startswith("letters.people"):
                continue
            for each in (text,) if isinstance(text, str) else text.train + text.held_out:
                assert {slot for slot in re.findall(r"{(\w+)", each)} <= known, (path, each)


@pytest.mark.parametrize("code", CODES)
def test_held_out_texts_are_not_training_texts(code):
    for name in FILES:
        for path, wordings in texts_of(getattr(load_language(code), name), name):
            if isinstance(wordings, Wordings):
                held_out = {normalise(text) for text in wordings.held_out}
                assert held_out and held_out.isdisjoint(map(normalise, wordings.train)), path


# Prose


def test_values_in_a_paragraph_are_answers_and_stay_inside_it():
    sheet = make_sheet("en")
    sheet.facts.values["notice_period"] = "three months"
    prose = Prose(sheet)
    prose.emphasis = None
    page = lay_out_body(sheet, prose.paragraph("Notice of {notice_period} must be given to <the landlord>."))
    prose.finish()
    found = {answer.key: place for answer, place in locate(sheet, page)}
    assert text_of(page, found["notice_period"]) == "three months"
    assert text_of(page, found["paragraph"]) == " ".join(page.words)
    assert sheet.answers[-1].label in ("the landlord", "three months")


def test_rows_and_columns_of_a_table_are_exact():
    sheet = make_sheet("en")
    columns = [Column("Item", 2), Column("Price", 1, True)]
    page = lay_out_body(sheet, marked_table(sheet, columns, [["Bread", "3"], ["Milk", "2"]], ["Bread", "Milk"]))
    found = {(answer.key, answer.label): text_of(page, place) for answer, place in locate(sheet, page)}
    assert found["table_row", "Milk"] == "Milk 2" and found["table_column", "Price"] == "Price 3 2"
    assert found["table", ""] == "Item Price Bread 3 Milk 2"


# Documents


def test_pages_show_no_signs_of_patterns(documents):
    for kind, sheet, page in documents:
        left = [word for word in page.words if re.search(r"[{}<>\[\]]", word) and not re.search("[@>]", word)]
        assert not left and len(page.words) > 15, (kind, sheet.language, left)


def test_every_document_has_questions_about_values_and_regions(documents):
    for kind, sheet, page in documents:
        kinds = {question.kind for question in make_questions(sheet, page, 16)}
        assert {"value", "region"} <= kinds, (kind, sheet.language)


def test_named_paragraphs_contain_their_names(documents):
    checked = 0
    for kind, sheet, page in documents:
        for answer, place in locate(sheet, page):
            if answer.key == "paragraph" and answer.label:
                assert normalise(answer.label) in normalise(text_of(page, place)), (kind, sheet.language, answer.label)
                checked += 1
    assert checked > 100


def test_terms_of_an_agreement_are_printed_as_stated_in_the_facts():
    checked = 0
    for number in range(8):
        sheet = make_sheet("en", "train", number)
        page = page_of(sheet, "contract")
        for answer, place in locate(sheet, page):
            if answer.key in ("effective_date", "expiration_date", "notice_period", "jurisdiction"):
                assert sheet.raw(answer.key) in text_of(page, place)
                checked += 1
    assert checked > 8
