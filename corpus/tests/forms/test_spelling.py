"""Spelling variants of labels and typing errors in questions, on training pages only."""

import random

import pytest

from djepa_corpus.forms import language_codes, load_language, make_facts
from djepa_corpus.forms.sheet import Sheet
from djepa_corpus.forms.style import draw_style
from djepa_corpus.forms.wordings import (
    exchange_number_word,
    vary_spelling,
)
from djepa_pages.spelling import normalise


def spellings(change, label: str, language: str, count: int = 300) -> set[str]:
    variants = load_language(language).spelling_variants
    return {change(random.Random(seed), label, variants) for seed in range(count)}


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
def test_number_words_are_exchanged_and_keep_the_case_of_the_label(label, language, expected):
    assert expected <= spellings(exchange_number_word, label, language)
    assert label not in spellings(exchange_number_word, label, language)


@pytest.mark.parametrize("language", language_codes())
def test_most_labels_have_another_spelling_and_keep_letters(language):
    rng, texts = random.Random(0), load_language(language)
    labels = [label for wordings in texts.labels.values() for label in wordings.shared]
    pairs = [(label, vary_spelling(rng, label, texts.spelling_variants)) for label in labels]
    assert all(text == text.strip() and "  " not in text for _, text in pairs)
    assert all(normalise(text) for label, text in pairs if normalise(label))
    assert sum(text != label for label, text in pairs) > 0.7 * len(pairs)


def sheet(split: str, seed: int) -> Sheet:
    rng = random.Random(seed)
    facts = make_facts(rng, "nl")
    return Sheet(rng, split, facts, draw_style(rng, split, facts.language, facts.country))


def test_varied_labels_are_never_held_out_and_test_pages_have_no_variants():
    held_out = ("FACTUUR DATUM", "Datum factuur", "Factuur datum")
    drawn = {sheet("train", seed).varied("Factuurdatum", held_out) for seed in range(300)}
    assert len(drawn) > 3 and {normalise(text) for text in drawn}.isdisjoint({"datumfactuur"})
    assert {sheet("test", seed).varied("Factuurdatum", ()) for seed in range(50)} == {"Factuurdatum"}
