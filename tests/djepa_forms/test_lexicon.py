"""Lexicon and facts: complete, held-out wordings unseen in training, values that agree with each other."""

import random
import re
import string

import pytest

from djepa_forms.lexicon import (
    BOILERPLATE,
    CELL_QUESTIONS,
    COLUMNS,
    FIELDS,
    FURTHER_CELL_QUESTIONS,
    FURTHER_COLUMNS,
    FURTHER_LABEL_QUESTIONS,
    FURTHER_SENTENCES,
    LABEL_QUESTIONS,
    LANGUAGES,
    SENTENCES,
    TEST_CELL_QUESTIONS,
    TEST_LABEL_QUESTIONS,
    TEST_TITLES,
    TITLES,
)
from djepa_forms.lexicon.parse import parse_entries, parse_table
from djepa_forms.values import line_sum, make_facts
from djepa_forms.values_formats import draw_formats
from djepa_forms.values_items import Draft
from djepa_forms.values_numbers import draw_bank, iban_check_digits
from djepa_forms.values_people import slug


RICH = ("en", "fr", "de", "nl")
IMPORTANT = (
    "invoice_number",
    "invoice_date",
    "due_date",
    "total",
    "net_total",
    "tax_amount",
    "customer_number",
    "iban",
)
# Labels that real documents use for two things; which one is meant shows where they stand.
SHARED_LABELS = set("from to expéditeur destinataire nom absender an afzender aan nombre nome".split())


def plain(text: str) -> str:
    """Letters and digits only: wordings that differ in punctuation or case are the same to a reader."""
    return "".join(character for character in text.casefold() if character.isalnum() or character in "#%")


def usual_and_further(field, table: str, language: str) -> tuple[str, ...]:
    """All wordings that training pages draw from."""
    return (*getattr(field, table)[language], *getattr(field, f"further_{table}").get(language, ()))


def facts(language: str, count: int = 60):
    return [make_facts(random.Random(f"{language}-{seed}"), language) for seed in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["labels", "test_labels", "questions", "test_questions"])
def test_every_field_has_wordings_in_every_language(language, kind):
    assert [name for name, field in FIELDS.items() if not getattr(field, kind).get(language)] == []


@pytest.mark.parametrize("language", RICH)
def test_important_fields_have_many_labels_and_questions(language):
    for name in IMPORTANT:
        assert len(FIELDS[name].labels[language]) >= 8, name
        assert len(FIELDS[name].questions[language]) >= (8 if language == "en" else 4), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_held_out_labels_are_not_training_labels_in_other_punctuation(language):
    pairs = [(usual_and_further(field, "labels", language), field.test_labels[language]) for field in FIELDS.values()]
    pairs += [
        ((*column["train"][language], *FURTHER_COLUMNS[name][language]), column["test"].get(language, ()))
        for name, column in COLUMNS.items()
    ]
    for train, test in pairs:
        assert {plain(text) for text in train}.isdisjoint(plain(text) for text in test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_held_out_questions_are_not_training_questions(language):
    pairs = [
        (usual_and_further(field, "questions", language), field.test_questions[language]) for field in FIELDS.values()
    ]
    pairs += [(FURTHER_CELL_QUESTIONS[name][language], TEST_CELL_QUESTIONS[name][language]) for name in COLUMNS]
    pairs += [(FURTHER_LABEL_QUESTIONS[language], TEST_LABEL_QUESTIONS[language])]
    pairs += [(CELL_QUESTIONS[name][language], TEST_CELL_QUESTIONS[name][language]) for name in COLUMNS]
    pairs += [(TITLES[kind][language], TEST_TITLES[kind][language]) for kind in TITLES]
    pairs.append((LABEL_QUESTIONS[language], TEST_LABEL_QUESTIONS[language]))
    for train, test in pairs:
        assert train and test and {text.casefold() for text in train}.isdisjoint(text.casefold() for text in test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_names_one_field_only(language):
    names: dict[str, set[str]] = {}
    for name, field in FIELDS.items():
        for label in usual_and_further(field, "labels", language) + field.test_labels[language]:
            names.setdefault(label.casefold(), set()).add(name)
    assert {label: found for label, found in names.items() if len(found) > 1 and label not in SHARED_LABELS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_asks_for_one_field_only(language):
    names: dict[str, set[str]] = {}
    for name, field in FIELDS.items():
        for question in usual_and_further(field, "questions", language) + field.test_questions[language]:
            names.setdefault(plain(question), set()).add(name)
    assert {question: found for question, found in names.items() if len(found) > 1} == {}


def test_labels_state_no_tax_rate_and_no_currency_that_the_document_may_contradict():
    for field in FIELDS.values():
        for label in [
            label
            for texts in (field.labels, field.test_labels, field.further_labels)
            for label in sum(texts.values(), ())
        ]:
            assert not re.search(r"\bEUR\b|GBP|USD|CHF|[€£$]|\d ?%", label), (field.name, label)


def test_no_wording_stands_twice_in_its_list():
    for field in FIELDS.values():
        for texts in (field.labels, field.test_labels, field.questions, field.test_questions):
            assert all(len(set(wordings)) == len(wordings) for wordings in texts.values()), field.name
        for language in LANGUAGES:
            for table in ("labels", "questions"):
                wordings = usual_and_further(field, table, language)
                assert len(set(wordings)) == len(wordings), (field.name, table, language)


def test_question_templates_have_exactly_their_placeholder():
    def placeholders(template: str) -> list[str]:
        return [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]

    for language in LANGUAGES:
        templates = LABEL_QUESTIONS[language] + TEST_LABEL_QUESTIONS[language] + FURTHER_LABEL_QUESTIONS[language]
        assert all(placeholders(template) == ["label"] for template in templates)
        for name in COLUMNS:
            templates = CELL_QUESTIONS[name][language] + TEST_CELL_QUESTIONS[name][language]
            templates += FURTHER_CELL_QUESTIONS[name][language]
            assert all(placeholders(template) == ["item"] for template in templates), (language, name)
        questions = [text for field in FIELDS.values() for text in usual_and_further(field, "questions", language)]
        assert not any(map(placeholders, questions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_of_sentences_are_fields_and_boilerplate_has_none(language):
    texts = SENTENCES[language] + FURTHER_SENTENCES[language]
    assert {name for text in texts for name in re.findall(r"{(.*?)}", text)} <= set(FIELDS)
    assert len(set(texts)) == len(texts)
    assert len(BOILERPLATE[language]) >= 15 and not any("{" in text for text in BOILERPLATE[language])


def test_table_entries_continue_on_indented_lines_and_hold_out_what_follows_the_tilde():
    table = parse_table("total = Total\n    | Amount due ~ Sum\n    | To pay\ndate = Date\n")
    assert table["total"] == (("Total", "Amount due"), ("Sum", "To pay"))
    assert table["date"] == (("Date",), ())
    assert parse_table("date = ~ Day")["date"] == ((), ("Day",))


def test_a_name_given_twice_in_a_table_is_an_error():
    with pytest.raises(ValueError, match="'total' twice"):
        parse_entries("total = Total\ntotal = Sum\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_know_every_field_and_nothing_else(language):
    for fact in facts(language, 5):
        assert set(fact.values) == set(FIELDS)
        assert all(set(item) == set(COLUMNS) for item in fact.items)
        assert not any("{" in text or "}" in text for text in [*fact.values.values(), *fact.items[0].values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_generator_state_gives_the_same_facts(language):
    assert facts(language, 3) == facts(language, 3)


def test_another_language_is_an_error_that_names_the_known_ones():
    with pytest.raises(ValueError, match="en, de, fr, nl, es, it; 'xx'"):
        make_facts(random.Random(0), "xx")


def cents(text: str) -> int:
    """Reads a printed amount of two decimals whatever its separators."""
    digits = re.sub(r"[^\d]", "", text)
    return int(digits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_net_and_tax_add_up_to_the_total_and_paid_and_balance_too(language):
    paid = 0
    for fact in facts(language):
        values = {name: cents(fact.values[name] or "0") for name in ("net_total", "tax_amount", "total")}
        assert values["net_total"] + values["tax_amount"] == values["total"]
        if fact.values["amount_paid"]:
            paid += 1
            assert cents(fact.values["amount_paid"]) + cents(fact.values["balance_due"]) == values["total"]
    assert paid > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tax_is_the_net_total_times_the_printed_rate(language):
    for fact in facts(language):
        rate = float(re.sub(r"[^\d.]", "", fact.values["tax_rate"].replace(",", "."))) / 100
        assert abs(cents(fact.values["tax_amount"]) - cents(fact.values["net_total"]) * rate) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_shipping_and_discount_add_up_to_net_total_or_total(language):
    for fact in facts(language):
        goods = sum(cents(item["line_total"]) for item in fact.items)
        base = goods + cents(fact.values["shipping_cost"] or "0") - cents(fact.values["discount"] or "0")
        assert base in (cents(fact.values["net_total"]), cents(fact.values["total"]))


def test_line_sum_rounds_half_a_cent_up():
    draft = Draft("Paper", "pcs", quantity=150, price=3300, kind="p")  # 1.5 * 0.33 = 0.495
    assert line_sum(draft, 0) == 50
    assert line_sum(draft, 10) == 45


def test_check_digits_of_a_known_iban():
    assert iban_check_digits("DE", "370400440532013000") == "89"
    assert iban_check_digits("GB", "WEST12345698765432") == "82"


@pytest.mark.parametrize(
    ("country", "length"),
    [
        ("DE", 22),
        ("FR", 27),
        ("NL", 18),
        ("BE", 16),
        ("AT", 20),
        ("CH", 21),
        ("GB", 22),
        ("IE", 22),
        ("ES", 24),
        ("IT", 27),
    ],
)
def test_ibans_have_their_country_s_length_and_leave_remainder_one(country, length):
    for seed in range(20):
        iban = draw_bank(random.Random(seed), country, "Ulm")["iban"].replace(" ", "")
        assert len(iban) == length
        assert int("".join(str(int(character, 36)) for character in iban[4:] + iban[:4])) % 97 == 1


def test_countries_without_ibans_have_none():
    assert draw_bank(random.Random(0), "US", "Austin, TX")["iban"] == ""


def test_dates_and_amounts_keep_one_style_within_a_document():
    for fact in facts("de"):
        shapes = {
            re.sub(r"\d+|[A-Za-zä]+\.?", "0", fact.values[name]) for name in ("invoice_date", "due_date", "order_date")
        }
        assert len(shapes) == 1, shapes


def test_documents_differ_in_the_shapes_of_numbers_and_dates():
    drawn = facts("en", 200)
    for name, least in (("invoice_number", 40), ("invoice_date", 12), ("phone", 15), ("total", 20)):
        shapes = {re.sub(r"[A-Za-z]+", "a", re.sub(r"\d", "0", fact.values[name])) for fact in drawn}
        assert len(shapes) >= least, (name, len(shapes))


def test_numbers_are_grouped_and_quantities_short_as_the_document_writes_them():
    formats = draw_formats(random.Random(1), "de", "DE", "EUR")
    group, point = formats.thousands, formats.decimal
    assert formats.number(123456789) == f"1{group}234{group}567{point}89"
    assert formats.number(-50) == f"-0{point}50"
    assert formats.price(2345) == f"0{point}2345" and formats.price(12300) == f"1{point}23"


def test_slug_spells_umlauts_out_and_drops_signs():
    assert slug("Müller, Weiß & Söhne") == "mueller-weiss-soehne"
    assert slug("Bäckerei") == "baeckerei"
    assert slug("Établissements Léa", "") == "etablissementslea"


@pytest.mark.parametrize("language", LANGUAGES)
def test_further_headings_of_columns_are_new_and_stand_once_in_their_list(language):
    for name, column in COLUMNS.items():
        headings = FURTHER_COLUMNS[name][language]
        assert len(headings) >= 5 and len({*column["train"][language], *headings}) == len(headings) + len(
            column["train"][language]
        ), name
