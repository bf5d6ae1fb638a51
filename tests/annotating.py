"""A proposer without a model, and a browser's side of the server."""

import json
from uuid import uuid4

import numpy as np
from fastapi.testclient import TestClient
from PIL import Image

from djepa_pages import Page
from djepa_runtime.annotation.background import Activity
from djepa_runtime.annotation.proposals import ShownPage, mask_runs
from djepa_runtime.annotation.security import Guard
from djepa_runtime.annotation.server import create_app


HOST = "127.0.0.1:8765"
ADDRESS = f"http://{HOST}"
WORDS = ["Total", "12.50"]
BOXES = [[100, 100, 200, 120], [210, 100, 300, 120]]


def make_candidate(score=0.8, word_ids=(1,), present=True, boxes=None, mask=None):
    """A candidate as JSON; its mask is the left half of the page by default."""
    if mask is None:
        mask = Image.new("L", (256, 256))
        mask.paste(255, (0, 0, 128, 256))
    boxes = [BOXES[index] for index in word_ids] if boxes is None else boxes
    text = " ".join(WORDS[index] for index in word_ids)
    known = {"text": text, "boxes": boxes, "word_ids": list(word_ids), "score": score, "present": present}
    return known | {"mask": mask_runs(mask)}


class FakeProposer:
    """Answers as `Proposer`: `answers` maps a question, or a page number and a question, to a score or candidates.

    Attributes:
        unreadable: numbers of pages that cannot be read.
        calls: names of the calls, with page numbers.
    """

    def __init__(self, answers=None, unreadable=(), words=WORDS):
        self.name, self.answers, self.unreadable, self.words = "model-a", answers or {}, set(unreadable), words
        self.calls, self.layouts = [], {}

    def read(self, path, number):
        self.calls.append(("read", number))
        if number in self.unreadable:
            raise ValueError(f"Page {number} is damaged.")
        image = Image.new("RGB", (40, 60), (number, 0, 0))
        return ShownPage.of(Page(image, list(self.words), BOXES, image.size, number, 3))

    def encode(self, path, number):
        self.read(path, number)
        self.calls.append(("encode", number))

    def ask(self, path, number, question, **pointing):
        self.calls.append(("ask", number))
        found = self.answers.get((number, question), self.answers.get(question, 0.8))
        found = found(pointing) if callable(found) else found
        return found if isinstance(found, list) else [make_candidate(found)]

    def holds(self, path, number):
        return False

    def drop(self, path, number):
        self.calls.append(("drop", number))

    def layout(self, path, number):
        return np.array(self.layouts.get(number, [1.0, 0.0]))

    def replace_model(self, model):
        if "damaged" in model:
            raise ValueError(f"The model of {model} cannot be loaded.")
        self.name = model


class Browser:
    """A browser that has opened the printed address, with its cookies."""

    def __init__(self, app, guard, sign_in=True):
        self.guard = guard
        self.client = TestClient(app, base_url=ADDRESS, raise_server_exceptions=False)
        if sign_in:
            self.sign_in()

    def sign_in(self):
        return self.client.get(f"/?token={self.guard.token}")

    def get(self, path, **options):
        return self.client.get(path, **options)

    def post(self, path, body=None, headers=None):
        content = None if body is None else json.dumps(body)
        named = {"Origin": ADDRESS, "Content-Type": "application/json"} | (headers or {})
        return self.client.post(path, content=content, headers=named)

    def next(self, after=None):
        """The next page, or None."""
        return self.post("/api/next", {"after": after}).json()["page"]

    def decide(self, page_id, question, outcome="absent", key=None, **fields):
        body = {"key": key or str(uuid4()), "question": question, "outcome": outcome}
        return self.post(f"/api/pages/{page_id}/decide", body | fields)


def open_app(work):
    """The application of a workspace, and its guard."""
    guard = Guard({HOST}, work.id)
    return create_app(work, guard, Activity()), guard
