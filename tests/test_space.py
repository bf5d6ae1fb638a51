"""The Gradio Space in `examples/space/` answers questions and takes clicks. No extra installs gradio."""

import os
import runpy
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from urllib.error import URLError
from urllib.request import urlopen

import pytest


WHY = "gradio is not installed; pip install gradio (gradio 6.31 needs pillow<13)"
gradio = pytest.importorskip("gradio", reason=WHY)
gradio_client = pytest.importorskip("gradio_client", reason=WHY)

ROOT = Path(__file__).parent.parent
SPACE = ROOT / "examples" / "space"
INVOICE = ROOT / "examples" / "invoice.pdf"
QUESTION, ANSWER = "What is the invoice number?", "HR-2025-0417"
START = 180  # seconds


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of the Space in a process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"GRADIO_SERVER_NAME": "127.0.0.1", "GRADIO_SERVER_PORT": str(port), "HF_HUB_OFFLINE": "1"}
    settings |= {"GRADIO_ANALYTICS_ENABLED": "False", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    log = tmp_path_factory.mktemp("space") / "log.txt"
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, SPACE / "app.py"], stdout=output, stderr=output, env=os.environ | settings
        )
    try:
        wait_for(f"http://127.0.0.1:{port}", process, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_for(address, process, log):
    end = time.monotonic() + START
    while time.monotonic() < end and process.poll() is None:
        try:
            return urlopen(address, timeout=10).close()
        except (URLError, TimeoutError):
            time.sleep(0.5)
    raise AssertionError(f"The Space does not serve: {log.read_text()[-3000:]}")


@pytest.fixture(scope="module")
def app():
    """The names of `app.py`."""
    return SimpleNamespace(**runpy.run_path(str(SPACE / "app.py")))


def test_a_large_upload_is_refused(app, tmp_path):
    large = tmp_path / "large.pdf"
    with large.open("wb") as file:
        file.truncate(app.MEGABYTES * 2**20 + 1)
    with pytest.raises(gradio.Error, match="larger than 20 MB"):
        app.open_file(str(large))


def test_a_page_is_encoded_once_and_clicks_go_to_the_model(app, monkeypatch):
    session, *_ = app.open_file(str(INVOICE))
    monkeypatch.setattr(app.model, "get_page_embeddings", None)
    session, picture, text, _ = app.ask(session, QUESTION)
    assert text == ANSWER
    session, _, text, _ = app.ask(session, "")
    assert text == ""
    x0, y0, x1, y1 = session.page.boxes[session.page.words.index(ANSWER)]
    found = []
    for kind in (app.INSIDE, app.OUTSIDE):
        event = SimpleNamespace(index=[(x0 + x1) / 2 * session.width / 1000, on_page(y0, y1, session)])
        session, picture, *answer = app.click(session, kind, event)
        assert session.points[-1] == pytest.approx([(x0 + x1) / 2, (y0 + y1) / 2])
        found.append(answer)
    assert ANSWER in found[0][0] and found[0] != found[1] and session.labels == [1, 0]
    legend = SimpleNamespace(index=[5, picture.height - 1])
    session, *_ = app.click(session, app.INSIDE, legend)
    assert len(session.points) == 2
    session, _, text, _ = app.clear(session)
    assert text == "" and not session.points


def on_page(top, bottom, session):
    """Pixels from the top of the picture, of the middle between two heights of the page."""
    width, height = session.page.size
    return (top + bottom) / 2 / 1000 * session.width * height / width
