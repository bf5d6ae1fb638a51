import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from stores import ANSWER, QUESTION, make_decision, make_store, make_undo, state_of
from transformers_djepa.data_engine import store
from transformers_djepa.data_engine.records import Event
from transformers_djepa.data_engine.store import Store


@pytest.fixture
def path(tmp_path):
    return make_store(tmp_path / "annotations.sqlite")


@pytest.fixture
def opened(path):
    with Store(path) as opened:
        yield opened


def test_an_event_is_stored_as_it_was(opened, monkeypatch):
    monkeypatch.setattr(store.time, "time", lambda: 1_000_000.0)
    candidates = [ANSWER | {"score": 0.75, "present": True, "text": "é\u2028\ud800"}]
    edit = {"points": [[1, 2.5]], "labels": [1], "box": None, "candidates": candidates}
    event = Event(2, "É?", "edit", edit, "ann", "/models/nano", "key-1")
    assert opened.record(event) == 1
    (stored,) = opened.events()
    assert (stored.id, stored.created) == (1, 1_000_000.0)
    assert vars(event).items() <= vars(stored).items()
    assert opened.question_of(2, 1) == "É?" and opened.decisions() == []


def test_a_second_submission_is_harmless(opened):
    event = make_decision(key="same", seconds=2.0)
    first = opened.record(event)
    again = make_decision(key="same", seconds=3.0)
    assert opened.record(again) == first == opened.record(event)
    assert len(list(opened.events())) == 1 and opened.decisions()[0].seconds == 2.0


@pytest.mark.parametrize("other", [{"page_id": 2}, {"question": "Another?"}])
def test_the_key_of_another_task_is_refused(opened, other):
    opened.record(make_decision(key="same"))
    with pytest.raises(ValueError, match="key='same' is that of event 1"):
        opened.record(make_decision(key="same", **other))
    assert len(list(opened.events())) == 1


def test_the_last_decision_is_current(opened):
    opened.record(make_decision("absent"))
    opened.record(make_decision(page_id=2, annotator="bob", candidate=1, edits=2, seconds=1.5, stage="semi"))
    last = opened.record(make_decision())
    assert [decision.event for decision in opened.decisions()] == [2, last]
    assert state_of(opened) == [(last, "accepted")]
    (decision,) = opened.decisions(2)
    known = decision.as_json()
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
    }


def test_undo_redo_and_undo_of_a_redo(opened):
    first, second = opened.record(make_decision("absent")), opened.record(make_decision())
    undo = opened.record(make_undo(second))
    assert state_of(opened) == [(first, "absent")]
    redo = opened.record(make_undo(undo))
    assert state_of(opened) == [(second, "accepted")]
    opened.record(make_undo(redo))
    assert state_of(opened) == [(first, "absent")]
    opened.record(make_undo(first))
    assert state_of(opened) == []


def test_a_second_submission_of_an_undo_is_harmless(opened):
    undo = make_undo(opened.record(make_decision()))
    assert opened.record(undo) == opened.record(undo)
    assert state_of(opened) == [] and len(list(opened.events())) == 2


def test_only_a_decision_or_undo_of_the_task_is_undone_and_only_once(opened):
    proposal = opened.record(Event(1, QUESTION, "proposal", {"candidates": []}, "ann"))
    decision = opened.record(make_decision())
    for wrong in (make_undo(proposal), make_undo(99), make_undo(2**70), make_undo(decision, page_id=2)):
        with pytest.raises(ValueError, match="no decision or undo of this task"):
            opened.record(wrong)
    opened.record(make_undo(decision))
    with pytest.raises(ValueError, match=f"Event {decision} is undone already"):
        opened.record(make_undo(decision))
    assert len(list(opened.events())) == 3


def test_current_decisions_are_those_of_the_definition_for_random_events(opened):
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
        history[opened.record(event)] = event
        counted = {task_of(each): number for number, each in history.items() if is_decision(history, number)}
        assert {(each.page_id, each.question): each.event for each in opened.decisions()} == counted
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


def test_events_are_yielded_in_order_in_batches_while_others_are_recorded(opened, monkeypatch):
    monkeypatch.setattr(store, "BATCH", 2)
    ids = [opened.record(make_decision(page_id=1 + number % 2)) for number in range(5)]
    reader = opened.events()
    found = [next(reader).id]
    ids.append(opened.record(make_decision(page_id=3)))
    found += [event.id for event in reader]
    assert found == ids
    assert [event.id for event in opened.events(2)] == ids[1:5:2]


def test_threads_share_a_store(opened):
    keys = [f"key-{number % 20}" for number in range(80)]
    with ThreadPoolExecutor(8) as threads:
        ids = list(threads.map(lambda key: opened.record(make_decision(key=key, question=key)), keys))
    assert dict(zip(keys, ids, strict=True)) == {event.key: event.id for event in opened.events()}
    assert len(set(ids)) == 20 == len(opened.decisions())
