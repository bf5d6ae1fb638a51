"""Presence and scores of answers among the pages of a document."""

import pytest
from PIL import Image

from djepa_runtime.processing.answers import Answer
from djepa_runtime.processing.document_answers import document_presences, rank_pages


def answer(text="12.50", presence=0.9, score=0.8):
    mask = Image.new("L", (10, 20), 255)
    return Answer(text, score, presence >= 0.5, [[0, 0, 9, 9]], text.split(), mask, presence, [0])


@pytest.mark.parametrize("presence", [0.0, 0.3, 1.0])
def test_the_only_page_keeps_its_presence(presence):
    assert document_presences([presence]) == [presence]


def test_presences_follow_bayes_rule_for_one_page_or_none():
    first, second = document_presences([0.8, 0.5])  # odds of 4 and 1, halved by the prior: 2, 0.5, and 1 for none
    assert (first, second) == (pytest.approx(2 / 3.5), pytest.approx(0.5 / 3.5))


def test_pages_that_look_alike_share_what_one_of_them_had():
    assert document_presences([1.0, 1.0]) == [pytest.approx(0.5, abs=1e-4)] * 2
    assert sum(document_presences([0.5] * 100)) == pytest.approx(0.5)
    assert sum(document_presences([0.0] * 5)) == 0


def test_a_certain_page_outranks_one_with_a_higher_score():
    likely, loud = answer("likely", presence=0.99, score=0.5), answer("loud", presence=0.6, score=0.55)
    ranked = rank_pages([[loud], [likely]])
    assert [(index, found.text) for index, found in ranked] == [(1, "likely"), (0, "loud")]
    assert ranked[0][1].score < 0.5 and ranked[0][1].presence == pytest.approx(document_presences([0.6, 0.99])[1])


def test_one_doubtful_page_among_many_without_an_answer_makes_the_document_absent():
    pages = [[answer(presence=0.6)], *([answer("", presence=0.01, score=0.0)] for _ in range(9))]
    ((index, found),) = rank_pages(pages)
    assert (index, found.present, found.text, found.boxes, found.mask.size) == (0, False, "", [], (10, 20))
    assert 0 < found.presence < 0.2
    assert rank_pages(pages, presence_threshold=0.1)[0][1].text == "12.50"


def test_an_answer_below_the_least_score_is_absent():
    pages = [[answer(score=0.8)], [answer(presence=0.01, score=0.0)]]
    assert rank_pages(pages, min_score=0.6)[0][1].present
    assert not rank_pages(pages, min_score=0.75)[0][1].present
    assert rank_pages(pages[:1], min_score=0.9)[0][1].present  # its own score has been compared
