import random

import pytest

from djepa_runtime.annotation.records import Event
from stores import ANSWER, QUESTION, make_decision, make_undo, state_of


def test_a_second_submission_is_harmless(store):
    event = make_decision(key="same", seconds=2.0)
    first = store.record(event)
    again = make_decision(key="same", seconds=3.0)
    assert store.record(again) == first == store.record(event)
    assert len(list(store.events())) == 1 and store.decisions()[0].seconds == 2.0


def test_the_last_decision_is_current(store):
    store.record(make_decision("absent"))
    store.record(make_decision(page_id=2, annotator="bob", candidate=1, edits=2, seconds=1.5, stage="semi"))
    last = store.record(make_decision())
    assert [decision.event for decision in store.decisions()] == [2, last]
    assert state_of(store) == [(last, "accepted")]
    (decision,) = store.decisions(2)
    known = vars(decision).copy()
    assert known.pop("created") > 0
    assert known == {
        "event": 2,
        "page_id": 2,
        "question": QUESTION,
        "outcome": "accepted",
        "answer": ANSWER,
        "candidate": 1,
        "edits": 2,
        "seconds": 1.5,
        "stage": "semi",
        "annotator": "bob",
        "model": None,
        "review": None,
    }


def test_only_a_decision_or_undo_of_the_task_is_undone_and_only_once(store):
    proposal = store.record(Event(1, QUESTION, "proposal", {"candidates": []}, "ann"))
    decision = store.record(make_decision())
    for wrong in (make_undo(proposal), make_undo(99), make_undo(2**70), make_undo(decision, page_id=2)):
        with pytest.raises(ValueError, match="no decision or undo of this task"):
            store.record(wrong)
    store.record(make_undo(decision))
    with pytest.raises(ValueError, match=f"Event {decision} is undone"):
        store.record(make_undo(decision))
    assert len(list(store.events())) == 3


def test_current_decisions_are_those_of_the_definition_for_random_events(store):
    chance, tasks, history = random.Random(0), [(1, QUESTION), (2, QUESTION), (2, "Another?")], {}
    for _ in range(60):
        task = chance.choice(tasks)
        known = [number for number, event in history.items() if task_of(event) == task]
        known = [number for number in known if not is_undone(history, number)]
        event = (
            make_undo(chance.choice(known), *task)
            if known and chance.random() < 0.7
            else make_decision("absent", *task)
        )
        history[store.record(event)] = event
        counted = {task_of(each): number for number, each in history.items() if is_decision(history, number)}
        assert {(each.page_id, each.question): each.event for each in store.decisions()} == counted
    assert {event.payload["event"] for event in history.values() if event.kind == "undo"} & {
        number for number, event in history.items() if event.kind == "undo"
    }


def task_of(event):
    return event.page_id, event.question


def is_decision(history, number):
    return history[number].kind == "decision" and not is_undone(history, number)


def is_undone(history, number):
    """The definition: an undo of the event is not undone."""
    undos = [other for other, event in history.items() if event.kind == "undo" and event.payload["event"] == number]
    return any(not is_undone(history, undo) for undo in undos)
