import pytest
from PIL import Image

from annotating import FakeProposer, make_candidate
from djepa_runtime.annotation.stages import annotate_pages
from stores import QUESTION, make_decision, make_undo


def run(store, answers, accept_above=0.9, **options):
    return dict(annotate_pages(store, FakeProposer(answers, **options), store.pages(), accept_above))


def when_pointed_at(first, box=None, click=None):
    """Answers with a candidate; with another one if a box or a click is given."""

    def answer(pointing):
        if not pointing:
            return [first]
        return [(box or first) if "box" in pointing else (click or first)]

    return answer


def half(side):
    mask = Image.new("L", (256, 256))
    mask.paste(255, (0, 0, 128, 256) if side == "left" else (128, 0, 256, 256))
    return mask


def test_certain_and_stable_answers_are_kept_and_others_are_proposals(store):
    counts = run(store, {(1, QUESTION): 0.95, (2, QUESTION): 0.85})
    assert counts == {"pages": 3, "kept": 2, "left": 1}
    decisions = store.decisions()
    assert [(each.page_id, each.stage, each.annotator, each.model) for each in decisions] == [
        (1, "auto", "model", "model-a"),
        (3, "auto", "model", "model-a"),
    ]
    assert [each.page_id for each in store.events() if each.kind == "proposal"] == [1, 2, 3]


@pytest.mark.parametrize(("threshold", "kept"), [(0.0, 3), (0.8, 3), (0.81, 0), (1.0, 0)])
def test_the_least_score_decides_what_is_kept(store, threshold, kept):
    run(store, {QUESTION: 0.8}, threshold)
    assert len(store.decisions()) == kept


@pytest.mark.parametrize("which", ["box", "click"])
def test_an_answer_that_changes_with_a_box_or_a_click_is_left(store, which):
    first, other = make_candidate(0.99), make_candidate(0.99, word_ids=(0,), mask=half("right"))
    counts = run(store, {QUESTION: when_pointed_at(first, **{which: other})})
    assert counts == {"pages": 3, "left": 3} and store.decisions() == []


def test_what_people_decided_or_reopened_is_left_to_them(store):
    store.record(make_decision("absent", page_id=1))
    store.record(make_undo(store.record(make_decision("absent", page_id=2)), page_id=2))
    assert run(store, {QUESTION: 0.99}) == {"pages": 3, "kept": 1}
    assert [each.page_id for each in store.decisions() if each.stage == "auto"] == [3]


def test_checked_documents_are_left_to_people(store):
    store.add_model("/models/1", {"checked": ["a.pdf"]})
    assert run(store, {QUESTION: 0.99}) == {"pages": 3, "kept": 1, "left": 2}
    assert [each.page_id for each in store.decisions()] == [3]


def test_a_page_that_a_person_works_on_is_left_out_and_the_others_are_free_afterwards(store):
    assert store.lease("ann").id == 1
    assert run(store, {QUESTION: 0.5}) == {"pages": 2, "left": 2, "busy": 1}
    assert store.lease("other").id == 2
