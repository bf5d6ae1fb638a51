import random

import pytest
from PIL import Image

from annotating import FakeProposer, make_candidate
from stores import QUESTION, make_decision, make_undo
from transformers_djepa.data_engine.stages import annotate_pages, jittered


def run(store, answers, accept_above=0.9, **options):
    return dict(annotate_pages(store, FakeProposer(answers, **options), store.pages(), accept_above))


def when_pointed_at(first, box=None, click=None):
    """Answers with a candidate; with another one if a box or a click is given."""

    def answer(pointing):
        if pointing is None:
            return [first]
        return [(box or first) if pointing.box is not None else (click or first)]

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


def test_an_answer_is_the_same_with_other_words_and_the_same_mask_or_the_other_way_round(store):
    first = make_candidate(0.99)
    same_mask, same_words = make_candidate(0.1, word_ids=(0, 1)), make_candidate(0.1, mask=half("right"))
    assert run(store, {QUESTION: when_pointed_at(first, same_mask, same_words)})["kept"] == 3


def test_two_answers_without_words_and_mask_are_not_the_same(store):
    empty = make_candidate(0.99, word_ids=(), boxes=[[0, 0, 10, 10]], mask=Image.new("L", (256, 256)))
    assert run(store, {QUESTION: [empty]})["left"] == 3


def test_absent_answers_are_never_kept(store):
    assert run(store, {QUESTION: [make_candidate(1.0, present=False)]})["left"] == 3


def test_an_unreadable_page_is_marked_and_skipped(store):
    assert run(store, {QUESTION: 0.99}, unreadable=[2]) == {"pages": 3, "kept": 2, "unreadable": 1}
    assert store.page(2).unreadable == "Page 2 is damaged." and len(store.decisions()) == 2


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


def test_a_second_run_repeats_neither_decisions_nor_proposals(store):
    for _ in range(2):
        run(store, {(2, QUESTION): 0.95, QUESTION: 0.5})
    assert sorted(each.kind for each in store.events()) == ["decision", "proposal", "proposal", "proposal"]
    assert run(store, {QUESTION: 0.99})["kept"] == 2


def test_prompts_are_a_box_around_the_answer_and_its_centre(store):
    prompts = []
    first = make_candidate(0.99, word_ids=(0, 1))
    run(store, {QUESTION: lambda pointing: prompts.append(pointing) or [first]})
    box, click = prompts[1:3]
    assert all(abs(a - b) <= 20 for a, b in zip(box.box, [100, 100, 300, 120])) and list(box.box) != [
        100,
        100,
        300,
        120,
    ]
    assert (click.points, click.labels, click.box) == ([[150, 110]], [1], None)


def test_a_jittered_box_stays_inside_the_page_and_is_never_turned_over():
    jitter = random.Random(0)
    for box in ([0, 0, 1000, 1000], [0, 0, 0, 0], [990, 5, 1000, 6]):
        for _ in range(50):
            x0, y0, x1, y1 = jittered(box, jitter)
            assert 0 <= x0 <= x1 <= 1000 and 0 <= y0 <= y1 <= 1000


def test_the_click_is_in_the_largest_of_several_boxes(store):
    boxes, prompts = [[0, 0, 10, 10], [100, 100, 300, 200]], []
    first = make_candidate(0.99, boxes=boxes)
    run(store, {QUESTION: lambda pointing: prompts.append(pointing) or [first]})
    box, click = prompts[1:3]
    assert box.box == pytest.approx([0, 0, 300, 200], abs=30) and click.points == [[200, 150]]
