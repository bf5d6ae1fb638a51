import threading
import time
from pathlib import Path

import pytest

from annotating import FakeProposer
from stores import QUESTION, make_decision
from transformers_djepa.data_engine import background
from transformers_djepa.data_engine.background import Activity, Background
from transformers_djepa.data_engine.store import Store
from transformers_djepa.data_engine.workspace import Decide, Workspace


@pytest.fixture
def store(tmp_path):
    with Store(tmp_path / "annotations.sqlite") as opened:
        opened.add_documents([(Path("/documents/a.pdf"), 3)])
        opened.add_questions([QUESTION])
        yield opened


@pytest.fixture
def activity():
    return Activity()


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    for name, seconds in {"QUIET": 0.05, "LOOK": 0.01, "PAUSE": 0.01, "MODEL_INTERVAL": 0.01, "RETRY": 0.01}.items():
        monkeypatch.setattr(background, name, seconds)


def finish(work, activity):
    """Do all that there is to do."""
    worker = Background(work, activity)
    while worker.do_next():
        pass


def usefulness(store):
    return {page.number: page.usefulness for page in store.pages()}


def eventually(condition):
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_the_page_that_the_model_doubts_most_is_given_first(store, activity):
    work = Workspace(store, FakeProposer({(1, QUESTION): 1.0, (2, QUESTION): 0.5, (3, QUESTION): 0.9}))
    finish(work, activity)
    assert usefulness(store) == pytest.approx({1: 1 / 3, 2: 2 / 3, 3: 1.2 / 3})
    assert [work.next(name, None)["number"] for name in "abc"] == [2, 3, 1]


def test_a_decision_makes_pages_of_the_same_layout_less_useful(store, activity):
    proposer = FakeProposer({QUESTION: 0.5})
    proposer.layouts = {1: [1.0, 0.0], 2: [1.0, 0.0], 3: [0.0, 1.0]}
    work = Workspace(store, proposer)
    worker = Background(work, activity)
    while worker.do_next():
        pass
    assert len(set(usefulness(store).values())) == 1
    assert work.next("ann", None)["number"] == 1
    work.decide(1, "ann", Decide(key="00000000-a", question=QUESTION, outcome="absent"))
    while worker.do_next():
        pass
    assert usefulness(store)[2] < usefulness(store)[3]
    assert work.next("ann", 1)["number"] == 3


def test_decisions_of_earlier_sessions_count(store, activity):
    store.record(make_decision("absent", page_id=1))
    proposer = FakeProposer({QUESTION: 0.5})
    proposer.layouts = {1: [1.0, 0.0], 2: [0.0, 1.0], 3: [1.0, 0.0]}
    finish(Workspace(store, proposer), activity)
    assert usefulness(store)[3] < usefulness(store)[2] and ("ask", 1) not in proposer.calls


def test_a_page_that_cannot_be_read_is_marked_and_the_others_are_scored(store, activity):
    finish(Workspace(store, FakeProposer(unreadable=[1])), activity)
    assert store.page(1).unreadable == "Page 1 is damaged."
    assert usefulness(store)[1] == 0 < min(usefulness(store)[2], usefulness(store)[3])


def test_the_next_page_is_prepared_before_any_is_scored(store, activity):
    proposer = FakeProposer()
    work = Workspace(store, proposer)
    work.next("ann", None)
    proposer.calls.clear()
    worker = Background(work, activity)
    assert worker.do_next()
    assert proposer.calls == [("read", 2), ("encode", 2), ("ask", 2)] and usefulness(store)[2] == 0


def test_pages_are_scored_again_with_another_model(store, activity):
    proposer = FakeProposer({QUESTION: 0.5})
    work = Workspace(store, proposer)
    worker = Background(work, activity)
    while worker.do_next():
        pass
    proposer.name, proposer.answers = "model-b", {QUESTION: 1.0}
    while worker.do_next():
        pass
    assert usefulness(store) == pytest.approx({1: 1 / 3, 2: 1 / 3, 3: 1 / 3})


def test_nothing_begins_while_a_person_waits_or_soon_after(store, activity):
    proposer = FakeProposer()
    with activity:
        with Background(Workspace(store, proposer), activity):
            time.sleep(0.2)
            assert proposer.calls == []
    with activity:
        pass
    ended, times = time.monotonic(), []
    proposer.encode = lambda path, number: times.append(time.monotonic())
    with Background(Workspace(store, proposer), activity):
        eventually(lambda: times)
    assert times[0] - ended >= 0.05


def test_a_request_waits_for_one_step_at_most(store, activity):
    """A page is being encoded when the request comes; its questions are asked after the request."""
    proposer, began, proceed = FakeProposer(), threading.Event(), threading.Event()

    def encode(path, number):
        began.set()
        assert proceed.wait(10)

    proposer.encode = encode
    with Background(Workspace(store, proposer), activity):
        assert began.wait(10)
        with activity:
            proceed.set()
            time.sleep(0.2)
            assert ("ask", 1) not in proposer.calls
        eventually(lambda: ("ask", 1) in proposer.calls)


def test_a_read_only_workspace_prepares_pages_and_writes_nothing(store, activity):
    proposer = FakeProposer()
    with Store(store.path, read_only=True) as reader:
        work = Workspace(reader, proposer, read_only=True)
        work.next("ann", None)
        finish(work, activity)
    assert ("encode", 2) in proposer.calls and set(usefulness(store).values()) == {0.0}


def test_another_model_in_service_is_loaded_while_the_server_runs(store, activity, tmp_path):
    work = Workspace(store, FakeProposer())
    with Background(work, activity):
        with Store(store.path) as other_process:
            other_process.serve(other_process.add_model(tmp_path / "model-b", {}))
        eventually(lambda: work.proposer.name == str(tmp_path / "model-b"))
    assert work.session("ann")["model"] == "model-b"


def test_a_model_that_cannot_be_loaded_is_logged_once_and_the_old_one_stays(store, activity, tmp_path, caplog):
    worker = Background(Workspace(store, FakeProposer()), activity)
    store.serve(store.add_model(tmp_path / "damaged", {}))
    for _ in range(3):
        worker.follow_model()
    assert worker.work.proposer.name == "model-a"
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "The model in service cannot be loaded, the one before stays"
    ]
    store.serve(store.add_model(tmp_path / "model-c", {}))
    worker.follow_model()
    assert worker.work.proposer.name == str(tmp_path / "model-c")


def test_an_error_does_not_end_the_work(store, activity, caplog):
    proposer, failures = FakeProposer(), [OSError("The disk is full."), ZeroDivisionError()]
    encode = proposer.encode

    def fail_first(path, number):
        if failures:
            raise failures.pop()
        encode(path, number)

    proposer.encode = fail_first
    with Background(Workspace(store, proposer), activity):
        eventually(lambda: min(usefulness(store).values()) > 0)
    assert caplog.text.count("Work in the background failed") == 2
