"""`recipes/djepa_nano/board.py`: questions for whole documents, the ranking of their pages, comparison of lines."""

import importlib
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def recipe(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "recipes" / "djepa_nano")


def test_a_document_is_asked_what_one_of_its_pages_answers():
    sets = importlib.import_module("board_sets")
    chosen = sets.DevelopmentSet(rows="", pages=2, figure="page")
    total, date, place = [("Total?", "12.50"), ("Date?", "1 May"), ("Place?", "Rome")]
    pages = [page(["12.50", "1", "May"], total, date), page(["1", "May,", "Rome"], place), page(["Rome"], place)]
    asked = sets.unique_questions(chosen, pages)
    assert [(number, question["question"]) for number, question in asked] == [(0, "Total?")]


def page(words: list[str], *questions: tuple[str, str]) -> dict:
    asked = [
        {"question": text, "answers": [answer], "answer_boxes": [[[0, 0, 9, 9]]], "kind": None}
        for text, answer in questions
    ]
    return {"page_id": " ".join(words), "words": words, "questions": asked}


def test_pages_rank_by_score_or_by_presence():
    board = importlib.import_module("board")
    first = board.Given("a", "Total?", True, True, presence=0.6, confidence=0.5, right=True)
    second = board.Given("a", "Total?", False, True, presence=0.7, confidence=0.1, right=False)
    assert board.right_page([first, second]) == 1
    assert board.right_page([first, second], by_presence=True) == 0


def test_lines_on_other_sets_are_not_compared():
    report = importlib.import_module("board_report")
    line = {
        "sets": {"tex": "1", "html": "1"},
        "figures": {"board": 0.5, "tex": 0.4, "html": 0.6, "html: no image": 0.5},
    }
    last = line | {"sets": {"tex": "2", "html": "1"}}
    assert report.comparable(line, last) == {"html": 0.6, "html: no image": 0.5}
    assert report.comparable(last, last) == last["figures"]
