import threading
import time
from pathlib import Path

import pytest

from annotating import FakeProposer
from djepa_runtime.annotation import background
from djepa_runtime.annotation.background import Activity, Background
from djepa_runtime.annotation.store import Store
from djepa_runtime.annotation.workspace import Decide, Workspace
from stores import QUESTION


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
    for name, seconds in {"QUIET": 0.05, "LOOK": 0.01, "PAUSE": 0.01, "RETRY": 0.01}.items():
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


@pytest.mark.parametrize("error", [ValueError("It is damaged."), RuntimeError("out of range")])
def test_a_page_that_fails_does_not_stop_the_others(store, activity, error):
    proposer = FakeProposer()
    encode = proposer.encode

    def fail(path, number):
        if number == 1:
            raise error
        encode(path, number)

    proposer.encode = fail
    finish(Workspace(store, proposer), activity)
    assert {number for name, number in proposer.calls if name == "ask"} == {2, 3}


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
