"""Labels as other programs print them, questions as people type them; on training pages alone."""

import random

import pytest

from djepa_forms import generate_pages, questions
from djepa_forms.lexicon import FIELDS, LANGUAGES
from djepa_forms.respelling import (
    cut_short,
    exchange_number,
    mistype,
    recase,
    respell,
    take_apart,
)
from djepa_forms.sheet import Sheet
from djepa_forms.style import draw_style
from djepa_forms.values import make_facts
from transformers_djepa.processing.spelling import normalise, without_accents


def forms(change, label: str, language: str, count: int = 300) -> set[str]:
    return {change(random.Random(seed), label, language) for seed in range(count)}


@pytest.mark.parametrize(
    ("label", "language", "expected"),
    [
        ("Invoice Number", "en", {"Invoice No.", "Invoice #"}),
        ("Factuurnummer", "nl", {"Factuur-nr.", "Factuur nr"}),
        ("Kunden-Nr.", "de", {"Kunden-Nummer", "Kunden No."}),
        ("Numéro de client", "fr", {"N° de client", "No de client"}),
        ("CUSTOMER NUMBER", "en", {"CUSTOMER NO.", "CUSTOMER #"}),
    ],
)
def test_signs_for_number_are_exchanged_in_the_letters_of_the_label(label, language, expected):
    assert expected <= forms(exchange_number, label, language)
    assert label not in forms(exchange_number, label, language)


@pytest.mark.parametrize("label", ["Total", "Amount due", "Note"])
def test_labels_without_a_number_sign_keep_their_words(label):
    assert forms(exchange_number, label, "en") == {label}


def test_compounds_are_taken_apart_cut_and_turned_round():
    assert {"Factuur datum", "Factuur-datum", "Datum factuur"} <= forms(take_apart, "Factuurdatum", "nl")
    assert any(text.startswith("Fact.") for text in forms(take_apart, "Factuurdatum", "nl"))
    assert {"Rechnungs betrag", "Betrag rechnung"} <= forms(take_apart, "Rechnungsbetrag", "de")
    assert forms(take_apart, "Invoice date", "en") == {"Invoice date"}


def test_long_words_are_cut_after_a_consonant_and_articles_go():
    assert "Inv. date" in forms(cut_short, "Invoice date", "en")
    assert "Date fact." in forms(cut_short, "Date de facture", "fr")
    assert forms(cut_short, "Total", "en") == {"Total"}
    assert forms(cut_short, "Leistungszeitraum", "de") == {"Leistungszeitraum"}  # "Leis." would not say what it is


def test_letters_become_large_or_small_and_abbreviations_stay_large():
    assert forms(recase, "Total incl. VAT", "en") == {"Total Incl. VAT", "total incl. vat", "TOTAL INCL. VAT"}
    assert "ECHEANCE" in forms(recase, "Échéance", "fr")
    assert without_accents("Numéro d'échéance") == "Numero d'echeance"


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_label_of_the_lexicon_can_be_respelled_and_keeps_letters(language):
    rng = random.Random(0)
    labels = [label for field in FIELDS.values() for label in field.labels[language]]
    pairs = [(label, respell(rng, label, language)) for label in labels]
    assert all(text == text.strip() and "  " not in text for _, text in pairs)
    assert all(normalise(text) for label, text in pairs if normalise(label))
    assert sum(text != label for label, text in pairs) > 0.7 * len(pairs)


def test_a_mistyped_question_differs_in_one_word_or_in_its_accents():
    question = "Where is the invoice number?"
    for seed in range(50):
        typed = mistype(random.Random(seed), question).split()
        assert sum(one != other for one, other in zip(typed, question.split(), strict=True)) <= 1
    assert mistype(random.Random(0), "BIC?") == "BIC?"


def sheet(split: str, seed: int) -> Sheet:
    rng = random.Random(seed)
    facts = make_facts(rng, "nl")
    return Sheet(rng, split, facts, draw_style(rng, split, facts.language, facts.country))


def test_respelled_labels_are_never_held_out_ones_and_test_pages_have_none():
    held_out = {"en": ("Date of bill",), "nl": ("FACTUUR DATUM", "Datum factuur", "Factuur datum")}
    drawn = {sheet("train", seed).respelled("Factuurdatum", held_out) for seed in range(300)}
    assert len(drawn) > 3 and {normalise(text) for text in drawn}.isdisjoint({"datumfactuur"})
    assert {sheet("test", seed).respelled("Factuurdatum", {}) for seed in range(50)} == {"Factuurdatum"}


def test_questions_are_mistyped_on_training_pages_alone(monkeypatch):
    typed = []
    monkeypatch.setattr(questions, "mistype", lambda rng, text: typed.append(text) or text)
    list(generate_pages(3, "test", 4, render=False))
    assert typed == []
    list(generate_pages(3, "train", 4, render=False))
    assert typed
