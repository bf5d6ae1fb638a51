import itertools
import os
from pathlib import Path

import pytest

from stores import QUESTION, make_decision, make_undo, run_processes, state_of
from transformers_djepa.data_engine.store import Store


@pytest.fixture
def clock(monkeypatch):
    """Seconds since 1970, as `clock[0]`."""
    now = [1_000_000.0]
    monkeypatch.setattr("transformers_djepa.data_engine.store.time.time", lambda: now[0])
    return now


def test_documents_are_added_once(store):
    assert store.add_documents([(Path("/documents/../documents/a.pdf"), 2), (Path("/documents/c.pdf"), 3)]) == 3
    assert store.add_documents([]) == 0
    pages = [(page.id, page.path.name, page.number, page.num_pages) for page in store.pages()]
    assert pages[:3] == [(1, "a.pdf", 1, 2), (2, "a.pdf", 2, 2), (3, "b.png", 1, 1)]
    assert [page[1:] for page in pages[3:]] == [("c.pdf", number, 3) for number in (1, 2, 3)]
    assert store.page(2) == store.pages()[1]


def test_relative_paths_are_stored_as_absolute_ones(store, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store.add_documents([(Path("c.pdf"), 1)])
    assert store.pages()[-1].path == tmp_path / "c.pdf"


@pytest.mark.parametrize(
    "wrong, complaint",
    [
        ((Path("/documents/a.pdf"), 5), "has 5 pages, and 2 in the store"),
        ((Path("/documents/d.pdf"), 0), "must be at least 1"),
        ((Path("/documents/new.pdf"), 4), "the same each time"),
        ((Path(os.fsdecode(b"/documents/\xff.pdf")), 1), "not a text of valid Unicode"),
    ],
)
def test_nothing_is_added_if_one_document_is_refused(store, wrong, complaint):
    with pytest.raises(ValueError, match=complaint):
        store.add_documents([(Path("/documents/new.pdf"), 1), wrong])
    assert len(store.pages()) == 3


@pytest.mark.parametrize("page_id", [0, -1, 4, 2**70])
def test_an_unknown_page_is_a_key_error(store, page_id):
    for use in (
        lambda: store.page(page_id),
        lambda: store.renew(page_id, "ann"),
        lambda: store.set_unreadable(page_id, "damaged"),
        lambda: store.record(make_decision(page_id=page_id)),
        lambda: store.question_of(page_id, 1),
        lambda: store.question_of(1, page_id),
    ):
        with pytest.raises(KeyError, match=f"There is no (page|event) {page_id}|on page {page_id}"):
            use()
    assert list(store.events()) == []


def test_questions_are_added_once_and_keep_their_order(store):
    assert store.add_questions(["When is it due?", QUESTION, "When is it due?", "É?"]) == 2
    assert store.questions == [QUESTION, "When is it due?", "É?"]
    with pytest.raises(ValueError, match="question is empty"):
        store.add_questions(["Who?", " "])
    assert len(store.questions) == 3


def test_only_the_pages_of_given_documents_are_leased(store):
    a, b = (Path("/documents/a.pdf"), 2), (Path("/documents/b.png"), 1)
    assert store.add_documents([b], only=True) == 0
    assert store.lease("ann").id == 3 and store.lease("other") is None
    assert store.page(1).unreadable == "The document was not given to `djepa annotate`."
    store.add_documents([a, b], only=True)
    assert store.lease("other").id == 1


def test_the_most_useful_page_is_leased_first_and_each_to_one_annotator(store):
    store.set_usefulness({2: 0.5, 3: 0.75})
    assert [store.lease(name).id for name in ("a", "b", "c")] == [3, 2, 1]
    assert store.lease("d") is None
    assert store.lease("b").id == 2 and store.lease("b").usefulness == 0.5


def test_an_order_limits_and_sorts_the_pages(store):
    assert store.lease("a", order=[9, 2, 3]).id == 2
    assert store.lease("b", order=[2, 3]).id == 3
    assert store.lease("c", order=[3, 2]) is None and store.lease("c", order=[]) is None
    assert store.lease("a", order=[1]).id == 2  # leased already


def test_a_released_page_is_free_and_only_its_annotator_releases_it(store):
    page = store.lease("a")
    store.release(page.id, "b")
    assert store.lease("b").id != page.id
    store.release(page.id, "a")
    assert store.lease("c").id == page.id


def test_an_expired_lease_frees_the_page(store, clock):
    assert store.lease("a", seconds=60).id == 1
    clock[0] += 59
    assert store.lease("b", order=[1]) is None and not store.renew(1, "b")
    clock[0] += 1
    assert store.lease("b", order=[1]).id == 1
    assert not store.renew(1, "a") and store.lease("a").id == 2


def test_a_renewed_lease_is_longer(store, clock):
    store.lease("a", seconds=60)
    clock[0] += 50
    assert store.renew(1, "a", seconds=60)
    clock[0] += 50
    assert not store.renew(1, "b") and store.lease("a").id == 1


def test_renewing_a_free_page_leases_it(store, clock):
    assert store.renew(2, "a", seconds=60)
    assert store.lease("a").id == 2
    clock[0] += 1000
    assert store.renew(2, "b")
    assert not store.renew(2, "a")


def test_the_first_free_page_is_the_one_that_is_leased_next(store):
    store.set_usefulness({3: 0.5})
    assert store.first_free().id == 3 and store.first_free([2, 3]).id == 2
    assert store.lease("a").id == 3 and store.first_free().id == 1
    assert store.first_free([3]) is None


def test_pages_without_open_tasks_are_not_leased(store):
    store.record(make_decision("skipped", page_id=1))
    first = store.record(make_decision("absent", page_id=2))
    assert store.lease("a", order=[1, 2]) is None
    store.record(make_decision("absent", page_id=2, question="Typed by a person?"))
    store.record(make_undo(first, page_id=2))
    assert store.lease("a", order=[1, 2]).id == 2
    store.add_questions(["When is it due?"])
    assert store.lease("b", order=[1, 2]).id == 1


def test_an_unreadable_page_is_not_leased_until_its_document_is_given_again(store):
    assert store.lease("a").id == 1
    store.set_unreadable(1, "It is damaged.")
    assert store.lease("a").id == 2 and store.page(1).unreadable == "It is damaged."
    assert store.progress().tasks == 2
    store.add_documents([(Path("/documents/a.pdf"), 2)])
    assert store.lease("b").id == 1 and store.progress().tasks == 3


def test_usefulness_is_set_for_all_pages_or_none(store):
    with pytest.raises(KeyError, match="There is no page 7"):
        store.set_usefulness({1: 0.5, 7: 0.5})
    with pytest.raises(ValueError, match="finite number, not nan"):
        store.set_usefulness({1: 0.5, 2: float("nan")})
    store.set_usefulness({})
    assert [page.usefulness for page in store.pages()] == [0, 0, 0]


def lease_in_rounds(path, barrier):
    leased = []
    with Store(path) as store:
        for number in range(13):
            barrier.wait()
            leased.append(store.lease(f"{os.getpid()}-{number}").id)
    return leased


def test_a_store_keeps_its_id_and_others_have_another_one(path, tmp_path):
    with Store(path) as store, Store(tmp_path / "other.sqlite") as other:
        first = store.id
        assert len(first) == 16 and other.id != first
    with Store(path, read_only=True) as reader:
        assert reader.id == first


def test_a_copy_has_everything_and_leaves_its_original_alone(path, tmp_path):
    with Store(path) as store:
        store.record(make_decision("absent"))
        with Store(path, read_only=True) as reader:
            reader.copy_to(tmp_path / "copy.sqlite")
        with Store(tmp_path / "copy.sqlite") as copy:
            assert copy.id == store.id and state_of(copy) == state_of(store) == [(1, "absent")]
            copy.record(make_decision("absent", page_id=2))
        assert len(store.decisions()) == 1


def test_processes_never_lease_the_same_page(path):
    with Store(path) as store:
        store.add_documents([(Path("/documents/long.pdf"), 36)])
    leased = run_processes(lease_in_rounds, path, 3)
    assert sorted(itertools.chain(*leased)) == list(range(1, 40))


def test_decisions_of_the_model_are_no_agreement(store):
    store.record(make_decision("accepted", page_id=1, candidate=0, stage="auto", annotator="model"))
    assert store.progress().decided == 1 and store.progress().agreement is None
    store.record(make_decision("accepted", page_id=2, candidate=0, edits=1))
    assert store.progress().agreement == 0.0


def test_progress_counts_tasks_agreement_and_seconds(store):
    empty = store.progress()
    assert (empty.tasks, empty.decided, empty.agreement, empty.seconds) == (3, 0, None, None)
    store.record(make_decision(page_id=1, candidate=0, edits=0, seconds=1.0))
    store.record(make_decision(page_id=2, candidate=0, edits=1, seconds=5.0))
    store.record(make_decision(page_id=2, candidate=2, seconds=2.0, question="Typed by a person?"))
    store.record(make_decision("absent", page_id=2, candidate=0, seconds=9.0, question="Another?"))
    store.record(make_decision("skipped", page_id=3))
    assert vars(store.progress()) == {
        "tasks": 5,
        "decided": 5,
        "agreement": 0.5,
        "seconds": 3.5,
    }
    store.set_unreadable(3, "It is damaged.")
    assert store.progress().tasks == 5  # its task is decided


def test_the_model_that_is_served_last_is_in_service(store):
    assert store.in_service() is None and store.models() == []
    first = store.add_model("/models/nano", {"iou": 0.5})
    second = store.add_model(Path("/models/tuned"), {"iou": 0.75}, parent=first)
    for model_id in (second, first):
        store.serve(model_id)
    assert store.in_service() == store.models()[0]
    assert [(model.folder, model.scores, model.parent) for model in store.models()] == [
        (Path("/models/nano"), {"iou": 0.5}, None),
        (Path("/models/tuned"), {"iou": 0.75}, first),
    ]


def test_unknown_models_are_refused(store):
    with pytest.raises(KeyError, match="There is no model 3"):
        store.serve(3)
    with pytest.raises(KeyError, match="There is no model 3"):
        store.add_model("/models/nano", {}, parent=3)
    assert store.models() == [] and store.in_service() is None
