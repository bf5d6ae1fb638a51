"""Answering with the page of `djepa annotate`: candidates, corrections, decisions, undo, next page."""

import pytest

from browsing import BOXES, QUESTIONS, centre


expect = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright").expect


def payloads(store, kind):
    return [event.payload for event in store.events() if event.kind == kind]


def test_a_typed_question_gets_candidates_with_masks(screen, store):
    screen.press("/")
    screen.page.keyboard.type("Who is the buyer?")
    screen.press("Enter")
    expect(screen.question).to_have_text("Who is the buyer?")
    expect(screen.candidates).to_have_text(["4711", "Invoice", "Invoice 4711"])
    expect(screen.choice).to_have_text("4711")
    assert screen.masked_words() == [1]
    assert "Who is the buyer?" in [event.question for event in store.events() if event.kind == "proposal"]


def test_enter_accepts_the_drawn_answer_and_shows_the_next_question(screen, store):
    screen.press("Enter")
    expect(screen.question).to_have_text(QUESTIONS[1])
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    expect(screen.tasks.first).to_contain_text("12.50")
    (decision,) = store.decisions()
    assert (decision.question, decision.outcome, decision.candidate, decision.edits) == (QUESTIONS[0], "accepted", 0, 0)
    assert decision.answer == {"text": "12.50", "boxes": [BOXES[5]], "word_ids": [5]} and decision.seconds > 0


def test_a_click_inside_the_answer_corrects_it(screen, store):
    screen.click(7)
    expect(screen.choice).to_have_text("2.00")
    assert screen.masked_words() == [7]
    expect(screen.locator(".point.inside")).to_have_count(1)
    screen.press("Enter")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    (edit,), (decision,) = payloads(store, "edit"), store.decisions()
    assert edit["labels"] == [1] and edit["points"][0] == pytest.approx(centre(7), abs=3)
    assert (decision.answer["word_ids"], decision.edits) == ([7], 1)


@pytest.mark.parametrize("options", [{"button": "right"}, {"modifiers": ["Shift"]}], ids=["right", "shift"])
def test_a_click_outside_the_answer_removes_it(screen, store, options):
    held = options.pop("modifiers", [])
    for key in held:
        screen.page.keyboard.down(key)
    screen.click(5, **options)
    for key in held:
        screen.page.keyboard.up(key)
    expect(screen.choice).to_have_text("Total")
    expect(screen.candidates).to_have_count(1)
    expect(screen.locator(".point.outside")).to_have_count(1)
    (edit,) = payloads(store, "edit")
    assert edit["labels"] == [0] and edit["points"][0] == pytest.approx(centre(5), abs=3)


def test_a_dragged_box_is_asked_as_a_box(screen, store):
    box = [80, 680, 720, 760]
    screen.drag(box)
    expect(screen.choice).to_have_text("Discount 2.00")
    assert screen.masked_words() == [6, 7]
    (edit,) = payloads(store, "edit")
    assert edit["box"] == pytest.approx(box, abs=3) and edit["points"] == []


@pytest.mark.slow
def test_words_are_picked_by_clicks_and_drags(screen, store):
    screen.press("w")
    screen.click(5)  # removes the word of the candidate
    expect(screen.locator("#proposed-text")).to_have_text("None")
    screen.drag([80, 680, 720, 760])
    screen.click(1)
    expect(screen.locator("#proposed-text")).to_have_text("4711 Discount 2.00")
    screen.press("Enter")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    (decision,) = store.decisions()
    assert decision.answer["word_ids"] == [1, 6, 7] and decision.candidate is None and decision.edits == 3
    assert payloads(store, "edit") == []  # the model is not asked


def test_n_marks_a_question_as_not_on_the_page(screen, store):
    screen.press("n")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    (decision,) = store.decisions()
    assert (decision.outcome, decision.answer) == ("absent", None)


@pytest.mark.slow
def test_undo_and_redo_go_through_edits_and_decisions(screen, store):
    screen.click(7)
    expect(screen.choice).to_have_text("2.00")
    screen.press("Control+z")
    expect(screen.choice).to_have_text("12.50")
    assert screen.masked_words() == [5]
    screen.press("Control+Shift+z")
    expect(screen.choice).to_have_text("2.00")
    screen.press("Enter")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    screen.press("Control+z")
    expect(screen.saved).to_have_text("0 of 6 questions decided")
    expect(screen.question).to_have_text(QUESTIONS[0])
    expect(screen.choice).to_have_text("2.00")
    screen.press("Control+y")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    (decision,) = store.decisions()
    assert decision.answer["word_ids"] == [7]


@pytest.mark.slow
def test_the_keyboard_alone_corrects_and_accepts(screen, store):
    for key in ["c", *["Shift+ArrowDown"] * 4, *["Shift+ArrowRight"] * 2, *["ArrowDown"] * 4, "p"]:
        screen.press(key)  # from the centre to the last value
    expect(screen.choice).to_have_text("2.00")
    screen.press("Enter")
    expect(screen.question).to_have_text(QUESTIONS[1])
    for _ in range(30):
        screen.press("Tab")
        if screen.page.evaluate("document.activeElement.id") == "accept":
            break
    expect(screen.choice).to_have_text("2025-03-14")
    screen.press("Enter")  # of the focused button
    expect(screen.saved).to_have_text("2 of 6 questions decided")
    assert [decision.answer["word_ids"] for decision in store.decisions()] == [[7], [3]]


def test_a_second_person_reviews_decisions_and_finds_them_in_the_list(screen, store, open_screen, server):
    screen.locator("#annotator").fill("Ann")
    screen.press("Enter")
    for number, key in enumerate(("Enter", "n"), 1):
        screen.choice.wait_for()
        screen.press(key)
        expect(screen.saved).to_have_text(f"{number} of 6 questions decided")
    expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
    other = open_screen(server.address)
    other.choice.wait_for()
    other.locator("#annotator").fill("Bob")
    other.press("Enter")
    other.press("r")
    expect(other.locator("#answer-state")).to_contain_text("Decided by Ann")
    other.press("Enter")
    expect(other.saved).to_have_text("1 of 2 decisions reviewed")
    expect(other.question).to_have_text(QUESTIONS[1])
    expect(other.candidates).to_have_text(["2025-03-14", "Date", "Date 2025-03-14"])
    other.press("1")
    expect(other.choice).to_have_text("2025-03-14")
    other.press("Enter")
    expect(other.locator("#empty-title")).to_have_text("Nothing to review")
    expect(other.saved).to_have_text("2 of 2 decisions reviewed")
    reviews = [(each.annotator, each.review["annotator"], each.review["result"]) for each in store.decisions()]
    assert reviews == [("Bob", "Ann", "confirmed"), ("Bob", "Ann", "corrected")]
    screen.press("d")
    expect(screen.locator(".page")).to_contain_text(["decided, 2 reviewed", "open", "open"])
    screen.press("ArrowDown")
    screen.press("Enter")
    expect(screen.tasks.first).to_contain_text("Ann, confirmed by Bob")
    screen.press("PageUp")
    expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
    screen.press("PageDown")
    expect(screen.locator("#page-number")).to_have_text("Page 1 of 3")
    screen.press("n")  # decided again
    expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
    decided = {each.question: (each.annotator, each.outcome) for each in store.decisions()}
    assert decided == {QUESTIONS[0]: ("Ann", "absent"), QUESTIONS[1]: ("Bob", "accepted")}
