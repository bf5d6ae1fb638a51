import itertools
import os
from pathlib import Path

import pytest

from djepa_runtime.annotation.store import Store
from stores import make_decision, make_undo, run_processes


@pytest.fixture
def clock(monkeypatch):
    """Seconds since 1970, as `clock[0]`."""
    now = [1_000_000.0]
    monkeypatch.setattr("djepa_runtime.annotation.store.time.time", lambda: now[0])
    return now


def test_only_the_pages_of_given_documents_are_leased(store):
    a, b = (Path("/documents/a.pdf"), 2), (Path("/documents/b.png"), 1)
    store.add_documents([b], only=True)
    assert store.lease("ann").id == 3 and store.lease("other") is None
    assert store.page(1).unreadable == "The document was not given to `djepa annotate`."
    store.add_documents([a, b], only=True)
    assert store.lease("other").id == 1


def test_the_most_useful_page_is_leased_first_and_each_to_one_annotator(store):
    store.set_usefulness({2: 0.5, 3: 0.75})
    assert [store.lease(name).id for name in ("a", "b", "c")] == [3, 2, 1]
    assert store.lease("d") is None
    assert store.lease("b").id == 2 and store.lease("b").usefulness == 0.5


def test_an_expired_lease_frees_the_page(store, clock):
    assert store.lease("a", seconds=60).id == 1
    clock[0] += 59
    assert not store.renew(1, "b")
    clock[0] += 1
    assert store.lease("b").id == 1
    assert not store.renew(1, "a") and store.lease("a").id == 2


def test_who_comes_back_under_the_same_name_gets_the_leased_pages(store):
    assert store.lease("a1b2c3d4").id == 1 and store.lease("bob").id == 2
    store.hand_over("a1b2c3d4", "ann")
    assert store.leases() == {1: "ann", 2: "bob"}
    assert store.lease("ann").id == 1
    store.release(2, "ann")
    assert store.leases() == {1: "ann", 2: "bob"}  # one of another annotator stays


def test_pages_with_decisions_of_others_are_leased_for_a_review(store):
    store.record(make_decision("skipped", page_id=1))
    store.record(make_decision(page_id=2))
    store.record(make_decision("absent", page_id=3, review={"event": 1, "annotator": "bob", "result": "confirmed"}))
    assert store.lease("ann", review=True) is None and store.first_free(review=True).id == 2
    assert store.lease("bob", review=True).id == 2


def test_pages_without_open_tasks_are_not_leased(store):
    store.record(make_decision("skipped", page_id=1))
    first = store.record(make_decision("absent", page_id=2))
    third = store.record(make_decision("absent", page_id=3))
    assert store.lease("a") is None
    store.record(make_decision("absent", page_id=2, question="Typed by a person?"))
    store.record(make_undo(first, page_id=2))
    assert store.lease("a").id == 2
    store.record(make_undo(third, page_id=3))
    store.add_questions(["When is it due?"])
    assert store.lease("b").id == 1


def test_pages_that_were_left_come_last(store):
    assert store.first_free(left=[3, 1]).id == 2
    assert [store.lease(name, left=[2, 3, 1]).id for name in ("a", "b", "c")] == [2, 3, 1]


def test_an_unreadable_page_is_not_leased_until_its_document_is_given_again(store):
    assert store.lease("a").id == 1
    store.set_unreadable(1, "It is damaged.")
    assert store.lease("a").id == 2 and store.page(1).unreadable == "It is damaged."
    assert store.progress()["tasks"] == 2
    store.add_documents([(Path("/documents/a.pdf"), 2)])
    assert store.lease("b").id == 1 and store.progress()["tasks"] == 3


def lease_in_rounds(path, barrier):
    leased = []
    with Store(path) as store:
        for number in range(13):
            barrier.wait()
            leased.append(store.lease(f"{os.getpid()}-{number}").id)
    return leased


def test_processes_never_lease_the_same_page(path):
    with Store(path) as store:
        store.add_documents([(Path("/documents/long.pdf"), 36)])
    leased = run_processes(lease_in_rounds, path, 3)
    assert sorted(itertools.chain(*leased)) == list(range(1, 40))


def test_progress_counts_tasks_agreement_and_seconds(store):
    nothing = {"tasks": 3, "decided": 0, "reviewed": 0, "annotators": {}, "agreement": None, "seconds": None}
    assert store.progress() == nothing
    store.record(make_decision(page_id=1, candidate=0, edits=0, seconds=1.0))
    store.record(make_decision(page_id=2, candidate=0, edits=1, seconds=5.0))
    store.record(make_decision(page_id=2, candidate=2, seconds=2.0, question="Typed by a person?"))
    store.record(make_decision("absent", page_id=2, candidate=0, seconds=9.0, question="Another?"))
    store.record(make_decision("skipped", page_id=3))
    found = {"tasks": 5, "decided": 5, "reviewed": 0, "annotators": {"ann": 5}, "agreement": 0.5, "seconds": 3.5}
    assert store.progress() == found
    store.set_unreadable(3, "It is damaged.")
    assert store.progress()["tasks"] == 5  # its task is decided
