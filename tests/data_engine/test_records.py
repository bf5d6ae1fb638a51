import pytest

from stores import QUESTION
from transformers_djepa.data_engine.records import Event


@pytest.mark.parametrize(
    "fields, complaint",
    [
        ({"question": " "}, "question is empty"),
        ({"question": "\ud800"}, "not a text of valid Unicode"),
        ({"kind": "guess"}, "kind='guess' is none of proposal, edit, decision, undo"),
        ({"payload": {"outcome": "absent"}}, "payload of a decision lacks answer"),
        ({"payload": {"outcome": "absent", "answer": None, "seconds": float("nan")}}, "cannot be written as JSON"),
    ],
)
def test_an_invalid_event_is_refused(fields, complaint):
    valid = {"page_id": 1, "question": QUESTION, "kind": "decision", "annotator": "ann"}
    valid["payload"] = {"outcome": "absent", "answer": None}
    Event(**valid)
    with pytest.raises(ValueError, match=complaint):
        Event(**valid | fields)
