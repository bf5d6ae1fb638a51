"""The simulated annotator: which candidate it takes, where it clicks, and what it counts."""

import runpy
from pathlib import Path

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


def test_clicks_are_on_lacking_words_then_on_wrong_ones():
    clicks = []

    def propose(points, labels):
        clicks.append((list(points), list(labels)))
        return [make_candidate(word_ids=(1,) if len(points) == 2 else (0,))]

    found = solve(TOTAL, WORDS, BOXES, propose)
    assert clicks[-1] == ([[255, 110], [150, 110]], [1, 0])
    assert (found.outcome, found.candidate, found.clicks) == ("accepted", 0, 2)


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
