"""The HTTP interface, with a proposer without model."""

import io
import threading

import pytest
from PIL import Image

from annotating import Browser
from djepa_runtime.annotation.store import Store
from stores import ANSWER, QUESTION


KEY = "00000000-0000-4000-8000-000000000000"


def test_the_session_names_the_store_the_model_and_the_questions(browser, store):
    session = browser.get("/api/session").json()
    known = {"store": store.id, "read_only": False, "questions": [QUESTION], "model": "model-a"}
    assert {name: session[name] for name in known} == known
    assert session["progress"]["tasks"] == 3


def test_a_page_has_words_tasks_and_an_image(browser):
    page = browser.next()
    assert (page["id"], page["document"], page["number"], page["num_pages"]) == (1, "a.pdf", 1, 2)
    assert (page["width"], page["height"]) == (40, 60)
    assert page["words"][1] == {"text": "12.50", "box": [210, 100, 300, 120]}
    assert page["tasks"] == [{"question": QUESTION, "decision": None}]
    with Image.open(io.BytesIO(browser.get(page["image"]).content)) as image:
        assert (image.format, image.size) == ("WEBP", (40, 60))


def test_a_decision_is_in_the_file_when_the_server_answers(browser, path):
    page = browser.next()
    answer = ANSWER | {"word_ids": [1]}
    response = browser.decide(page["id"], QUESTION, "accepted", answer=answer, candidate=0, edits=2, seconds=3.5)
    assert response.json()["progress"]["decided"] == 1
    with Store(path, read_only=True) as reader:
        (decision,) = reader.decisions()
    assert decision.event == response.json()["event"] and decision.answer["word_ids"] == [1]
    assert (decision.candidate, decision.edits, decision.seconds, decision.stage) == (0, 2, 3.5, "assisted")
    assert browser.get(f"/api/pages/{page['id']}").json()["tasks"][0]["decision"]["event"] == decision.event


def test_a_page_of_another_annotator_is_refused_as_taken(app, browser):
    other = Browser(*app)
    browser.next()
    assert other.next()["id"] == 2
    for response in (other.decide(1, QUESTION), other.post("/api/pages/1/renew")):
        assert response.status_code == 409 and "Another annotator" in response.json()["detail"]
    assert browser.post("/api/pages/1/renew").status_code == 200
    assert [page["lease"] is None for page in browser.get("/api/documents").json()["pages"]] == [False, False, True]
    assert browser.post("/api/pages/1/release").status_code == 200
    assert other.post("/api/pages/1/open", {"after": 2}).json()["page"]["lease"] is None


def test_several_annotators_at_once_store_each_decision_once(app, store):
    def annotate():
        browser, page = Browser(*app), {"id": None}
        while (page := browser.next(page["id"])) is not None and not page["tasks"][0]["decision"]:
            codes.append(browser.decide(page["id"], QUESTION).status_code)

    store.add_documents([(store.path.parent / "many.pdf", 20)])
    codes, threads = [], [threading.Thread(target=annotate) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [200] * 23 and sorted(each.page_id for each in store.decisions()) == [*range(1, 24)]


@pytest.mark.parametrize(
    "name, body, complaint",
    [
        ("next", {"after": 0}, "after:"),
        ("next", {"before": 1}, "before:"),
        ("pages/1/ask", {"key": KEY, "question": ""}, "question:"),
        ("pages/1/ask", {"key": KEY, "question": "Who?", "box": [0, 0, 1, 1001]}, "box.3:"),
        ("pages/1/ask", {"key": KEY, "question": "\ud800"}, "question:"),
        ("pages/1/decide", {"key": KEY, "question": "Who?", "outcome": "accepted"}, "needs an answer"),
        ("pages/1/decide", {"key": KEY, "question": "Who?", "outcome": "absent", "seconds": -1}, "seconds:"),
    ],
)
def test_a_wrong_body_is_refused_in_one_line_that_names_the_field(browser, store, name, body, complaint):
    response = browser.post(f"/api/{name}", body)
    assert response.status_code == 422 and complaint in response.json()["detail"]
    assert "\n" not in response.json()["detail"] and list(store.events()) == []


def test_a_decision_that_cannot_be_written_is_kept_by_the_browser(browser, work, monkeypatch):
    def fail(event):
        raise OSError("Writing annotations.sqlite failed: disk I/O error, with 0 MB free.")

    monkeypatch.setattr(work.store, "record", fail)
    response = browser.decide(1, QUESTION)
    assert response.status_code == 507 and "0 MB free" in response.json()["detail"]
