"""Words and phrases that a question shares with its page."""

import numpy as np
import pytest

from djepa_runtime.processing.prompt_overlap import NUM_OVERLAPS, compare, encode_overlap


PAGE = "Invoice No. 4711 - Boiler service 63.06 Boiler lamp - Total amount".split()
LIKENESS, PHRASE, LONGEST = range(NUM_OVERLAPS)


def of_word(question: str, words=PAGE) -> dict[str, list[float]]:
    """Features of each word that is on the page once."""
    (rows,) = compare([question], words)
    return {word: row.tolist() for word, row in zip(words, rows) if words.count(word) == 1}


def test_a_shared_word_is_found_whatever_its_case_accents_and_punctuation():
    shared = of_word("Which INVOICE?", ["«Invoicé»:", "other"])
    assert shared["«Invoicé»:"][LIKENESS] == 1 and shared["other"] == [0, 0, 0]


def test_misread_words_and_compounds_are_alike_and_unlike_ones_are_nothing():
    shared = of_word("Rechnungsnummer?", ["Rechnungs-Nr.", "Rechnungsnurnmer", "Rechnung", "Summe"])
    assert 0.8 < shared["Rechnungs-Nr."][LIKENESS] < 1 and 0.9 < shared["Rechnungsnurnmer"][LIKENESS] < 1
    assert 0.6 < shared["Rechnung"][LIKENESS] < 0.75 and shared["Rechnung"][PHRASE] == 0
    assert shared["Summe"] == [0, 0, 0]


def test_a_phrase_tells_the_row_that_is_asked_for_from_others_that_share_a_word():
    rows = compare(["amount for Boiler service?"], PAGE)[0]
    boiler, other_boiler = (place for place, word in enumerate(PAGE) if word == "Boiler")
    both = len("boilerservice") / len("amountforboilerservice")
    assert rows[boiler] == pytest.approx([1, both, 1]) and rows[PAGE.index("service")] == pytest.approx([1, both, 1])
    assert rows[other_boiler] == pytest.approx([1, len("boiler") / len("amountforboilerservice"), 0])
    assert rows[PAGE.index("lamp")].tolist() == [0, 0, 0]


def test_phrases_do_not_reach_from_one_question_into_the_next():
    together = compare(["Boiler", "service", None, "?"], PAGE)
    assert np.array_equal(together[:2], np.concatenate([compare([q], PAGE) for q in ("Boiler", "service")]))
    assert together[0].max(0)[PHRASE] == 1 and not together[2:].any()


def test_features_are_padded_to_the_longest_page_and_the_most_questions():
    word_ids = np.array([[-1, 0, 0, 1, -1], [-1, 0, -1, -1, -1]])
    overlap = encode_overlap([["total"], ["a", "Total"]], [["Total", "due", "cut"], ["total"]], word_ids)[
        "prompt_overlap"
    ]
    assert overlap.shape == (2, 2, 2, NUM_OVERLAPS) and overlap.dtype == np.float32
    assert overlap[0, 0, :, LIKENESS].tolist() == [1, 0] and not overlap[0, 1].any()  # no second question
    assert overlap[1, :, :, LIKENESS].tolist() == [[0, 0], [1, 0]]
