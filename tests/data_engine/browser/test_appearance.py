"""The page of `djepa annotate` itself: clean loading, inert text, colours, sizes of windows, accessibility."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from browsing import FormProposer, Server, make_form_store
from djepa_runtime.annotation.store import Store


expect = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright").expect
pytestmark = pytest.mark.slow
CONTRAST = Path(__file__).with_name("contrast.js").read_text()
HTML = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
CONTROLS = {"button", "checkbox", "dialog", "image", "listbox", "option", "progressbar", "radio", "textbox"}


def show_everything(screen):
    """Bring up what can be seen: decisions, candidates, edits, picked words, notices."""
    screen.press("Enter")
    expect(screen.choice).to_have_text("2025-03-14")
    screen.click(7)
    expect(screen.choice).to_have_text("2.00")
    screen.press("w")
    screen.click(1)
    expect(screen.locator("#proposed-text")).to_have_text("4711 2.00")
    screen.page.evaluate("document.querySelectorAll('.notice').forEach((each) => (each.hidden = false))")
    screen.page.evaluate("document.getElementById('connection').textContent = 'The server cannot be reached.'")


def test_the_page_loads_without_errors_or_requests_to_other_hosts(screen, server):
    screen.click(7)
    expect(screen.choice).to_have_text("2.00")
    screen.press("PageDown")
    expect(screen.locator("#page-number")).to_have_text("Page 2 of 3")
    assert screen.messages == []
    hosts = {urlsplit(url).netloc for url in screen.requests if not url.startswith("blob:")}
    assert hosts == {urlsplit(server.address).netloc}
    assert any(url.endswith("style.css") for url in screen.requests)


def test_html_in_ocr_text_file_names_and_questions_is_shown_as_text(open_screen, tmp_path):
    name, question = "<b onclick=alert(1)>form.pdf", f"What is {HTML}?"
    path = make_form_store(tmp_path / "html.djepa", name=name, questions=[question])
    with Store(path) as store, Server(store, FormProposer(words=[HTML] * 8)) as server:
        screen = open_screen(server.address)
        expect(screen.locator("#document-name")).to_have_text(name)
        expect(screen.question).to_have_text(question)
        expect(screen.choice).to_have_text(HTML)
        screen.press("w")
        screen.click(7)
        expect(screen.locator("#proposed-text")).to_have_text(f"{HTML} {HTML}")
        screen.press("Enter")
        expect(screen.saved).to_have_text("1 of 3 questions decided")
        expect(screen.status).to_contain_text(name)
        screen.press("Control+z")
        expect(screen.saved).to_have_text("0 of 3 questions decided")
        screen.press("Control+Shift+z")
        expect(screen.saved).to_have_text("1 of 3 questions decided")
        assert screen.page.evaluate("window.ran") is None and screen.messages == []
        assert screen.locator("script, img, b").count() == 2  # app.js and the page image
        assert store.decisions()[0].answer["text"] == f"{HTML} {HTML}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_has_a_contrast_of_at_least_4_5(open_screen, server, scheme):
    screen = open_screen(server.address, color_scheme=scheme)
    screen.choice.wait_for()
    show_everything(screen)
    ground = screen.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(232, 234, 238)", "dark": "rgb(16, 18, 22)"}[scheme]
    measured = screen.page.evaluate(CONTRAST)
    assert measured["count"] > 30 and measured["low"] == []
    screen.press("Escape")
    screen.press("?")
    assert screen.page.evaluate(CONTRAST)["low"] == []


@pytest.mark.parametrize("size, has_touch", [((1280, 800), False), ((1024, 768), True), ((768, 1024), True)])
def test_nothing_overflows_and_every_button_is_in_the_window(open_screen, tmp_path, size, has_touch):
    words = ["Pneumonoultramicroscopicsilicovolcanoconiosis"] * 8
    path = make_form_store(
        tmp_path / "long.djepa", name=f"{'long-' * 40}.pdf", questions=[f"What is {words[0]}?", "Who?"]
    )
    with Store(path) as store, Server(store, FormProposer(words)) as server:
        viewport = {"width": size[0], "height": size[1]}
        screen = open_screen(server.address, viewport=viewport, has_touch=has_touch)
        screen.choice.wait_for()
        width, height = screen.page.evaluate("[document.body.scrollWidth, document.documentElement.scrollHeight]")
        assert width <= size[0] and height <= size[1]
        wide = "(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id)"
        assert screen.locator("main, aside, section, #toolbar").evaluate_all(wide) == []
        for name in ("accept", "absent", "skip", "pick", "undo", "zoom-in", "open-help", "next-page", "question-text"):
            bounds = screen.locator(f"#{name}").bounding_box()
            assert bounds["x"] >= 0 and bounds["x"] + bounds["width"] <= size[0], name
            assert bounds["y"] >= 0 and bounds["y"] + bounds["height"] <= size[1], name
            assert bounds["height"] >= (44 if has_touch else 38)


def test_every_control_has_a_name(screen):
    show_everything(screen)
    devtools = screen.page.context.new_cdp_session(screen.page)

    def nameless():
        nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]
        found = [node for node in nodes if not node["ignored"] and node["role"]["value"].lower() in CONTROLS]
        return len(found), [
            node["role"]["value"] for node in found if not node.get("name", {}).get("value", "").strip()
        ]

    count, missing = nameless()
    assert count > 15 and missing == []
    screen.press("Escape")
    screen.press("?")
    expect(screen.locator("#help")).to_be_visible()
    assert nameless()[1] == []
