from pathlib import Path

import pytest

from annotating import FakeProposer, make_candidate
from djepa_runtime.annotation.store import Store
from djepa_runtime.annotation.workspace import Ask, Decide, LeasedError, Undo, Workspace
from stores import ANSWER, QUESTION


def decide(outcome="absent", question=QUESTION, key="00000000-decided", **fields):
    return Decide(key=key, question=question, outcome=outcome, **fields)


def test_a_decision_that_is_repeated_after_the_lease_is_lost_is_acknowledged(work):
    work.next("ann", None)
    event = work.decide(1, "ann", decide())["event"]
    work.store.release(1, "ann")
    assert work.next("other", None)["id"] == 1 or work.store.renew(1, "other")
    assert work.decide(1, "ann", decide())["event"] == event
    with pytest.raises(LeasedError):
        work.decide(1, "ann", decide(key="00000000-new"))


def test_a_decision_of_another_annotator_is_confirmed_or_corrected(work):
    def current(key, annotator, outcome="absent", **fields):
        work.decide(1, annotator, decide(outcome, key=f"00000000-{key}", **fields))
        work.store.release(1, annotator)
        return work.store.decisions(1)[0]

    first = current("1", "ann", "accepted", answer=ANSWER, candidate=0, edits=2)
    assert first.review is None
    second = current("2", "bob", "accepted", answer=ANSWER)
    assert second.review == {"event": first.event, "annotator": "ann", "result": "confirmed"}
    assert (second.annotator, second.author, second.candidate, second.edits) == ("bob", "ann", 0, 2)
    assert current("3", "bob").review == second.review | {"result": "corrected"}  # on second thoughts
    last = current("4", "ann", "accepted", answer=ANSWER)
    assert (last.review["annotator"], last.review["result"]) == ("bob", "corrected")
    assert [event.kind for event in work.store.events()] == ["decision"] * 4
    work.undo(1, "ann", Undo(key="00000000-5", event=last.event))
    assert work.store.decisions(1)[0].review["result"] == "corrected"


def test_a_confirmed_decision_of_the_model_is_one_of_people(store):
    work = Workspace(store, FakeProposer({QUESTION: 0.95}), accept_above=0.9)
    assert work.next("ann", None) is None and work.store.decisions()[0].stage == "semi"
    answer = work.next("ann", None, review=True)["tasks"][0]["decision"]["answer"]
    work.decide(1, "ann", decide("accepted", answer=answer))
    decision = store.decisions(1)[0]
    assert (decision.stage, decision.author, decision.review["result"]) == ("assisted", "model", "confirmed")


def test_a_page_is_opened_by_choice_unless_another_annotator_has_it(work):
    assert work.next("ann", None)["id"] == 1
    assert work.open(1, "bob", None)["lease"] == "ann"
    assert work.open(3, "ann", 1)["lease"] is None and work.store.leases() == {3: "ann"}


def test_the_list_of_pages_says_who_decided_and_who_works_there(work):
    work.store.add_documents([(Path("/documents/a.pdf"), 2)], only=True)
    work.next("ann", None)
    work.decide(1, "ann", decide())
    work.decide(1, "ann", decide(question="Typed?", key="00000000-other"))
    first, second = work.pages()
    assert first.pop("last") > 0
    page = {"path": "/documents/a.pdf", "num_pages": 2, "usefulness": 0.0, "unreadable": None}
    assert first == page | {
        **{"id": 1, "number": 1, "lease": "ann", "tasks": 2, "decided": 2, "reviewed": 0, "annotators": ["ann"]}
    }
    assert (second["lease"], second["tasks"], second["decided"], second["last"]) == (None, 1, 0, None)


def test_candidates_are_stored_as_a_proposal_and_with_prompts_as_an_edit(work):
    work.ask(1, "ann", Ask(key="00000000-a", question=QUESTION))
    work.ask(1, "ann", Ask(key="00000000-b", question=QUESTION, points=[(10, 20)], labels=[1]))
    proposal, edit = work.store.events()
    assert (proposal.kind, proposal.model, proposal.annotator) == ("proposal", "model-a", "ann")
    (candidate,) = proposal.payload["candidates"]
    assert candidate == {name: value for name, value in make_candidate().items() if name != "mask"}
    assert (edit.kind, edit.payload["points"], edit.payload["labels"]) == ("edit", [[10.0, 20.0]], [1])


def test_a_decision_on_a_page_whose_file_is_gone_is_kept(work):
    work.next("ann", None)
    work.proposer.unreadable = {1}
    work.decide(1, "ann", decide("accepted", answer=ANSWER))
    assert len(work.store.decisions()) == 1


def test_a_read_only_workspace_steps_through_the_pages_and_decides_nothing(path):
    with Store(path, read_only=True) as copy:
        work = Workspace(copy, FakeProposer(unreadable=[2]), read_only=True, accept_above=0.0)
        visited = [None]
        for _ in range(4):
            visited.append(work.next("ann", visited[-1])["id"])
        assert visited[1:] == [1, 3, 1, 3]
        assert work.ask(1, "ann", Ask(key="00000000-a", question=QUESTION))[0]["text"] == "12.50"
        event = copy.events()[0].id
        for write in (
            lambda: work.decide(1, "ann", decide()),
            lambda: work.undo(1, "ann", Undo(key="00000000-b", event=event)),
        ):
            with pytest.raises(ValueError, match="The server is read-only; start it without --read_only"):
                write()
        assert copy.decisions() == []


def test_certain_answers_are_accepted_before_a_page_is_given_and_people_reopen_them(store):
    store.add_questions(["Who?"])
    work = Workspace(store, FakeProposer({QUESTION: 0.95, "Who?": 0.5}), accept_above=0.9)
    certain, open_task = work.next("ann", None)["tasks"]
    decision = certain["decision"]
    assert (decision["stage"], decision["annotator"], decision["model"]) == ("semi", "model", "model-a")
    assert decision["answer"]["text"] == "12.50" and open_task["decision"] is None
    assert store.decisions(2) == []  # no page that nobody looks at
    work.undo(1, "ann", Undo(key="00000000-undo", event=decision["event"]))
    assert [task["decision"] for task in work.next("ann", None)["tasks"]] == [None, None]  # it stays open


def test_people_decide_all_questions_of_checked_documents(store):
    store.add_model("/models/1", {"checked": ["a.pdf"]})
    work = Workspace(store, FakeProposer({QUESTION: 0.95}), accept_above=0.9)
    assert work.next("ann", None)["tasks"][0]["decision"] is None


@pytest.mark.parametrize(
    "candidate",
    [make_candidate(0.89), make_candidate(0.99, present=False), make_candidate(0.99, word_ids=(), boxes=[])],
)
def test_answers_that_are_uncertain_absent_or_without_region_are_left_to_people(store, candidate):
    work = Workspace(store, FakeProposer({QUESTION: [candidate]}), accept_above=0.9)
    assert work.next("ann", None)["tasks"][0]["decision"] is None
