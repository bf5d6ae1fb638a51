"""The simulated annotator: which candidate it takes, where it clicks, and what it counts."""

import runpy
from pathlib import Path

import pytest

from annotating import BOXES, WORDS, FakeProposer, make_candidate
from transformers_djepa.data_engine.store import Store
from transformers_djepa.data_engine.workspace import Workspace


ANNOTATOR = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "parts" / "simulated_annotator.py"))
annotate, next_click, solve, summary = (ANNOTATOR[name] for name in ("annotate", "next_click", "solve", "summary"))
TOTAL = {"question": "Total?", "answers": ["12.50"], "answer_boxes": [[BOXES[1]]]}
ABSENT = {"question": "Fax?", "answers": [], "answer_boxes": []}


def test_a_right_first_candidate_is_accepted_without_a_click():
    found = solve(TOTAL, WORDS, BOXES, lambda points, labels: [make_candidate(word_ids=(1,))])
    assert (found.outcome, found.candidate, found.at_once, found.clicks) == ("accepted", 0, True, 0)
    assert found.answer == {"text": "12.50", "boxes": [BOXES[1]], "word_ids": [1]}


def test_choosing_another_candidate_is_a_click():
    found = solve(TOTAL, WORDS, BOXES, lambda *_: [make_candidate(word_ids=(0,)), make_candidate(word_ids=(1,))])
    assert (found.candidate, found.at_once, found.clicks) == (1, False, 1)


def test_a_right_answer_that_the_model_takes_for_absent_is_not_right_at_once():
    found = solve(TOTAL, WORDS, BOXES, lambda *_: [make_candidate(present=False)])
    assert not found.at_once and found.outcome == "accepted"


def test_clicks_are_on_lacking_words_then_on_wrong_ones():
    clicks = []

    def propose(points, labels):
        clicks.append((list(points), list(labels)))
        return [make_candidate(word_ids=(1,) if len(points) == 2 else (0,))]

    found = solve(TOTAL, WORDS, BOXES, propose)
    assert clicks[-1] == ([[255, 110], [150, 110]], [1, 0])
    assert (found.outcome, found.candidate, found.clicks) == ("accepted", 0, 2)


def test_words_are_dragged_over_if_clicks_do_not_help():
    found = solve(TOTAL, WORDS, BOXES, lambda *_: [make_candidate(word_ids=(0,))])
    assert found.answer == {"text": "12.50", "boxes": [BOXES[1]], "word_ids": [1]}
    assert (found.candidate, found.clicks) == (None, 3)  # two clicks, and a drag over one line


def test_no_place_is_clicked_twice():
    candidate = make_candidate(word_ids=(0,))
    assert next_click(candidate, [1], BOXES, [[255, 110], [150, 110]]) is None


@pytest.mark.parametrize("present", [True, False])
def test_an_absent_answer_is_decided_with_a_click_unless_the_model_says_so(present):
    found = solve(ABSENT, WORDS, BOXES, lambda *_: [make_candidate(present=present)])
    assert (found.outcome, found.answer) == ("absent", None)
    assert (found.at_once, found.clicks) == ((False, 1) if present else (True, 0))


def test_decisions_are_stored_unless_read_only(tmp_path):
    with Store(tmp_path / "a.djepa") as store:
        store.add_documents([(tmp_path / "a.pdf", 1)])
        store.add_questions(["Total?", "Fax?"])
        (page,) = store.pages()
        proposer = FakeProposer({"Total?": [make_candidate()], "Fax?": [make_candidate()]})
        for read_only in (True, False):
            solutions = annotate(Workspace(store, proposer, read_only=read_only), page, [TOTAL, ABSENT])
            assert [each.outcome for each in solutions] == ["accepted", "absent"]
            assert len(store.decisions()) == (0 if read_only else 2)
        assert [decision.outcome for decision in store.decisions()] == ["accepted", "absent"]
    assert summary(solutions) == {
        "decisions": 2,
        "right_at_once": 0.5,
        "answers_right_at_once": 1.0,
        "clicks_per_answer": 0.0,
    }
