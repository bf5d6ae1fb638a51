"""Reloads, lost connections, a killed server, several annotators, and read-only servers under an open page."""

import re
import socket
from contextlib import ExitStack

import pytest

from browsing import QUESTIONS, FormProposer, Server, killable_server, make_form_store
from djepa_cli.annotate import HOST
from djepa_runtime.annotation.store import Store


expect = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright").expect
pytestmark = pytest.mark.slow
DECIDE = re.compile(r"/decide$")
UNSENT = "Object.keys(localStorage).filter((name) => name.startsWith('djepa-annotate/')).length"
UNREACHABLE = "The server cannot be reached. It is tried again every few seconds."


def decided(store):
    return sorted((decision.page_id, decision.question, decision.answer["text"]) for decision in store.decisions())


def unsent(screen):
    return screen.page.evaluate(UNSENT)


def test_a_reload_keeps_a_decision_that_was_not_sent(open_screen, server, store):
    screen = open_screen(server.address, {DECIDE: lambda route: route.abort()})
    screen.choice.wait_for()
    screen.press("Enter")
    expect(screen.locator("#connection")).to_have_text(
        f"{UNREACHABLE} 1 decision is kept in this browser and sent later."
    )
    assert store.decisions() == []
    screen.page.context.unroute(DECIDE)
    screen.page.reload()
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    screen.page.wait_for_function(f"{UNSENT} === 0")  # the response arrives after the store has the decision
    assert decided(store) == [(1, QUESTIONS[0], "12.50")]


def test_a_decision_whose_response_breaks_off_is_sent_again_and_stored_once(open_screen, server, store):
    responses = []

    def break_off_once(route):
        responses.append(route.fetch())  # the server stores it
        if len(responses) == 1:
            route.fulfill(status=200, content_type="application/json", body='{"event": ')
        else:
            route.fulfill(response=responses[-1])

    screen = open_screen(server.address, {DECIDE: break_off_once})
    screen.choice.wait_for()
    screen.press("Enter")
    expect(screen.saved).to_have_text("1 of 6 questions decided")
    expect(screen.tasks.first).to_contain_text("12.50")
    expect(screen.locator("#error")).to_be_hidden()
    assert len(responses) == 2 and [event.kind for event in store.events()].count("decision") == 1


def test_a_page_is_free_when_its_tab_is_closed_and_is_shown_again_by_a_reload(open_screen, server, store):
    screen, other = open_screen(server.address), open_screen(server.address)
    expect(other.locator("#page-number")).to_have_text("Page 2 of 3")
    other.press("PageDown")
    expect(other.locator("#page-number")).to_have_text("Page 3 of 3")
    other.page.reload()
    other.choice.wait_for()
    expect(other.locator("#page-number")).to_have_text("Page 3 of 3")
    assert {*store.leases()} == {1, 3}
    with screen.page.expect_event("close"):
        screen.page.close()
    other.press("PageDown")
    expect(other.locator("#page-number")).to_have_text("Page 1 of 3")


def test_a_killed_server_loses_no_decision_of_the_open_page(open_screen, tmp_path):
    path = make_form_store(tmp_path / "killed.djepa")
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    with ExitStack() as stack:
        process, address = stack.enter_context(killable_server(path, port))
        screen = open_screen(address)
        screen.choice.wait_for()
        screen.press("Enter")
        expect(screen.saved).to_have_text("1 of 6 questions decided")
        expect(screen.choice).to_have_text("2025-03-14")
        process.kill()
        process.join()
        screen.press("Enter")
        expect(screen.locator("#connection")).to_contain_text("1 decision is kept in this browser")
        _, address = stack.enter_context(killable_server(path, port))
        expect(screen.locator("#connection")).to_contain_text("Open the address")  # the token is new
        with screen.page.context.expect_page() as opened:
            screen.page.evaluate("(address) => void window.open(address)", address)
        opened.value.close()
        expect(screen.locator("#connection")).to_be_hidden()
        expect(screen.saved).to_have_text("2 of 6 questions decided")
        expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
        screen.choice.wait_for()
        screen.press("Enter")
        expect(screen.saved).to_have_text("3 of 6 questions decided")
    with Store(path, read_only=True) as store:
        expected = [(1, QUESTIONS[0], "12.50"), (1, QUESTIONS[1], "2025-03-14"), (2, QUESTIONS[0], "12.50")]
        assert decided(store) == sorted(expected)


def test_a_read_only_server_answers_and_stores_nothing(open_screen, tmp_path):
    path = make_form_store(tmp_path / "shown.djepa")
    with Store(path, read_only=True) as store:
        with Server(store, FormProposer(), read_only=True) as server:
            screen = open_screen(server.address)
            expect(screen.choice).to_have_text("12.50")
            screen.click(7)
            expect(screen.choice).to_have_text("2.00")
            expect(screen.locator("#read-only")).to_be_visible()
            for name in ("accept", "absent", "skip"):
                expect(screen.locator(f"#{name}")).to_be_disabled()
            for key in ("Enter", "n", "s"):
                screen.press(key)
            expect(screen.status).to_have_text("This server is read-only. Decisions are not saved.")
            assert unsent(screen) == 0
            screen.press("PageDown")
            expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
    with Store(path) as store:
        assert list(store.events()) == []
