import pytest

from stores import ANSWER, QUESTION, make_decision
from transformers_djepa.data_engine.records import Event


@pytest.mark.parametrize(
    "fields, complaint",
    [
        ({"question": " "}, "question is empty"),
        ({"question": "\ud800"}, "not a text of valid Unicode"),
        ({"annotator": None}, "annotator=None is not a text"),
        ({"key": ""}, "key is empty"),
        ({"model": ""}, "model is empty"),
        ({"kind": "guess"}, "kind='guess' is none of proposal, edit, decision, undo"),
        ({"payload": []}, "must be a dictionary"),
        ({"payload": {"outcome": "absent"}}, "payload of a decision lacks answer"),
        ({"payload": {"outcome": "absent", "answer": None, "seconds": float("nan")}}, "cannot be written as JSON"),
        ({"payload": {"outcome": "absent", "answer": None, "more": {1, 2}}}, "cannot be written as JSON"),
        ({"payload": {"outcome": "yes", "answer": None}}, "outcome='yes' is none of accepted, absent, skipped"),
        ({"payload": {"outcome": "accepted", "answer": None}}, "has an answer if it is accepted, and only then"),
        ({"payload": {"outcome": "skipped", "answer": ANSWER}}, "has an answer if it is accepted, and only then"),
        ({"payload": {"outcome": "absent", "answer": None, "stage": "late"}}, "stage='late' is none of assisted"),
        ({"payload": {"outcome": "absent", "answer": None, "candidate": -1}}, "candidate=-1 of a decision"),
        ({"payload": {"outcome": "absent", "answer": None, "edits": True}}, "edits=True of a decision"),
        ({"payload": {"outcome": "absent", "answer": None, "seconds": -1}}, "seconds=-1 of a decision"),
        ({"payload": {"outcome": "accepted", "answer": {"text": "a"}}}, "An answer must be"),
        ({"kind": "undo", "payload": {"event": [1]}}, "must be the id of an event"),
        ({"kind": "edit", "payload": {"points": []}}, "lacks labels, box, candidates"),
    ],
)
def test_an_invalid_event_is_refused(fields, complaint):
    valid = {"page_id": 1, "question": QUESTION, "kind": "decision", "annotator": "ann"}
    valid["payload"] = {"outcome": "absent", "answer": None}
    Event(**valid)
    with pytest.raises(ValueError, match=complaint):
        Event(**valid | fields)


@pytest.mark.parametrize(
    "part, complaint",
    [
        ({"boxes": [[0, 0, 1001, 10]]}, "must be in 0..1000"),
        ({"boxes": [[10, 0, 5, 10]]}, "x0 <= x1"),
        ({"boxes": [[0, 0, 10]]}, "must be four numbers"),
        ({"boxes": [["0", 0, 10, 10]]}, "must be four numbers"),
        ({"word_ids": [-1]}, "must be integers of at least 0"),
        ({"word_ids": None}, "An answer must be"),
    ],
)
def test_an_invalid_answer_is_refused(part, complaint):
    with pytest.raises(ValueError, match=complaint):
        make_decision(answer=ANSWER | part)
