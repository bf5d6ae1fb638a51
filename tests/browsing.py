"""Servers of `djepa annotate` without a model for tests in a browser, and the page as a person sees it."""

import multiprocessing
import socket
import threading
import time
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import uvicorn
from PIL import Image, ImageDraw

from annotating import FakeProposer
from djepa_cli.annotate import HOST, serve
from djepa_pages import Page
from djepa_runtime.annotation.background import Activity
from djepa_runtime.annotation.proposals import ShownPage, mask_runs
from djepa_runtime.annotation.security import Guard
from djepa_runtime.annotation.server import create_app
from djepa_runtime.annotation.store import Store
from djepa_runtime.annotation.workspace import Workspace


SIZE = (600, 800)  # of a page, in pixels
WORDS = ["Invoice", "4711", "Date", "2025-03-14", "Total", "12.50", "Discount", "2.00"]
BOXES = [
    box for y in range(100, 900, 200) for box in ([100.0, y, 300.0, y + 40.0], [500.0, y, 700.0, y + 40.0])
]  # a label and its value in each line
QUESTIONS = ["What is the total?", "What is the date?"]
ABSENT = "What is the IBAN?"
ANSWERS = {"What is the total?": 5, "What is the date?": 3}  # of other questions: the first value
FORK = multiprocessing.get_context("fork")  # a parent must not have the file open, which SQLite does not allow
PATIENCE = 20  # seconds that a server has to start


class FormProposer(FakeProposer):
    """Answers with the value of a line, its label, and both; with the words that are clicked or in the box.

    Attributes:
        is_open: answers wait while it is not set.
    """

    def __init__(self, words=WORDS):
        super().__init__(words=words)
        self.is_open = threading.Event()
        self.is_open.set()

    def read(self, path, number):
        image = Image.new("RGB", SIZE, "white")
        draw = ImageDraw.Draw(image)
        draw.text((60, 30), f"Page {number}", "black", font_size=24)
        for word, box in zip(self.words, BOXES):
            draw.text((box[0] * 0.6, box[1] * 0.8), word, "black", font_size=24)
        return ShownPage.of(Page(image, list(self.words), BOXES, SIZE, number, 3))

    def ask(self, path, number, question, points=(), labels=(), box=None):
        assert self.is_open.wait(PATIENCE)
        inside = [word_at(point) for point, label in zip(points, labels) if label]
        outside = {word_at(point) for point, label in zip(points, labels) if not label}
        if box is not None:
            inside += words_in(box)
        value = ANSWERS.get(question, 1)
        choices = [inside] if inside else [[value], [value - 1], [value - 1, value]]
        choices = [choice for choice in choices if not outside & {*choice}]
        present = question != ABSENT
        return [self.candidate(choice, 0.9 - 0.2 * rank, present) for rank, choice in enumerate(choices)]

    def candidate(self, word_ids, score, present):
        """A candidate as JSON, whose mask covers the words."""
        mask = Image.new("L", SIZE)
        for word_id in word_ids:
            x0, y0, x1, y1 = BOXES[word_id]
            ImageDraw.Draw(mask).rectangle([x0 * 0.6, y0 * 0.8, x1 * 0.6, y1 * 0.8], fill=255)
        known = {"text": " ".join(self.words[word_id] for word_id in word_ids), "word_ids": list(word_ids)}
        boxes = [BOXES[word_id] for word_id in word_ids]
        return known | {"boxes": boxes, "score": score, "present": present, "mask": mask_runs(mask)}


def word_at(point):
    return next(
        index for index, box in enumerate(BOXES) if box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]
    )


def words_in(box):
    return [
        index
        for index, (x0, y0, x1, y1) in enumerate(BOXES)
        if box[0] < (x0 + x1) / 2 < box[2] and box[1] < (y0 + y1) / 2 < box[3]
    ]


class Server:
    """A server in a thread, within a `with` block.

    Attributes:
        store: the open store.
        address: with the token.
    """

    def __init__(self, store, proposer, read_only=False):
        self.store, self.proposer = store, proposer
        self._listening = socket.create_server((HOST, 0))
        host = f"{HOST}:{self._listening.getsockname()[1]}"
        work = Workspace(store, proposer, read_only)
        guard = Guard({host}, work.id)
        self.address = f"http://{host}/?token={guard.token}"
        app = create_app(work, guard, Activity())
        self._server = uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="off"))
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],), daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *error):
        self._server.should_exit = True
        self.proposer.is_open.set()
        self._thread.join(PATIENCE)
        self._listening.close()


@contextmanager
def killable_server(path, port):
    """A server in a process of its own: yields the process and the address that it prints."""
    printed = path.with_name(f"printed-{time.monotonic_ns()}")
    printed.touch()
    process = FORK.Process(target=_serve_in_thread, args=(path, port, printed), daemon=True)
    process.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while not (line := printed.read_text()).endswith("\n"):
            assert time.monotonic() < deadline and process.is_alive(), "the server does not start"
            time.sleep(0.02)
        yield process, line.split()[1]
    finally:
        process.kill()
        process.join()


def _serve_in_thread(path, port, printed):
    # The main thread of the parent may have an event loop, which the server does not allow.
    thread = threading.Thread(target=_serve, args=(path, port, printed))
    thread.start()
    thread.join()


def _serve(path, port, printed):
    with open(printed, "w") as file, redirect_stdout(file), Store(path) as store:
        serve(Workspace(store, FormProposer()), socket.create_server((HOST, port)))


def make_form_store(path, pages=3, name="form.pdf", questions=QUESTIONS):
    """Make a store with a document; return its path."""
    with Store(path) as store:
        store.add_documents([(Path("/documents", name), pages)])
        store.add_questions(questions)
    return path


class Screen:
    """The page of an annotator in a tab of a browser.

    Attributes:
        exceptions: that no code of the page caught.
        messages: warnings and errors of the console.
        requests: addresses of all requests.
    """

    def __init__(self, context, address):
        self.page, self.exceptions, self.messages, self.requests = context.new_page(), [], [], []
        self.page.on("pageerror", lambda error: self.exceptions.append(str(error)))
        self.page.on("console", lambda each: each.type in ("warning", "error") and self.messages.append(each.text))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(address)
        self.press, self.locator = self.page.keyboard.press, self.page.locator
        self.question, self.status = self.locator("#question"), self.locator("#status")
        self.candidates = self.locator(".candidate .text")
        self.choice = self.locator(".candidate:has(input:checked) .text")  # none while the model is asked
        self.tasks = self.locator("#questions li")
        self.saved = self.locator("#decided")  # a number of the server

    def place(self, point):
        """A point in 0..1000 of the page image, in pixels of the window."""
        bounds = self.locator("#stage").bounding_box()
        return bounds["x"] + bounds["width"] * point[0] / 1000, bounds["y"] + bounds["height"] * point[1] / 1000

    def click(self, word_id, **options):
        """Click the centre of a word."""
        self.page.mouse.click(*self.place(centre(word_id)), **options)

    def drag(self, box):
        """Drag from the first corner of a box to the second."""
        self.page.mouse.move(*self.place(box[:2]))
        self.page.mouse.down()
        self.page.mouse.move(*self.place([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]))
        self.page.mouse.move(*self.place(box[2:]))
        self.page.mouse.up()

    def masked_words(self):
        """The words whose centre the drawn mask covers."""
        return [word_id for word_id in range(len(WORDS)) if self.page.evaluate(ALPHA, centre(word_id))]


ALPHA = """([x, y]) => {
  const mask = document.getElementById("mask");
  const [column, row] = [Math.floor(mask.width * x / 1000), Math.floor(mask.height * y / 1000)];
  return mask.getContext("2d").getImageData(column, row, 1, 1).data[3];
}"""


def centre(word_id):
    x0, y0, x1, y1 = BOXES[word_id]
    return [(x0 + x1) / 2, (y0 + y1) / 2]
