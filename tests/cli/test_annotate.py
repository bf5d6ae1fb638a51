"""`djepa annotate` with a tiny model of random weights."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import httpx2
import pytest

from djepa_runtime.annotation.store import Store
from stores import QUESTION


@pytest.fixture
def in_folder(tmp_path, monkeypatch, pdf_file):
    """An empty working folder with invoice.pdf."""
    (tmp_path / "invoice.pdf").write_bytes(pdf_file.read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def annotate(djepa, in_folder, tiny_model_folder):
    """Runs the command without server on all documents."""

    def run(*flags, documents=("invoice.pdf",)):
        return djepa("annotate", *documents, "--model", tiny_model_folder, "--question", QUESTION, *flags)

    return run


def is_one_line(result, complaint):
    assert result.code == 2 and result.out == ""
    assert result.err.startswith("djepa: error: ") and result.err.count("\n") == 1 and complaint in result.err
    return True


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("nowhere.pdf",), "There is no file or folder nowhere.pdf."),
        (("empty",), "empty holds no documents"),
        (("invoice.pdf",), "Nothing is asked; add --fields, such as --fields invoice, or --question."),
        (("invoice.pdf", "-q", "Who?", "--model", "nowhere"), "nowhere is neither a local folder nor a readable model"),
        (("invoice.pdf", "-q", "Who?", "--store", "other.djepa"), "file is not a database; give another file"),
        (("invoice.pdf", "-q", "Who?", "--auto", "--read_only"), "leave out one of them"),
        (("invoice.pdf", "-q", "Who? " * 500), "tokens"),
        (("invoice.pdf", "-q", "Who?", "--port", "65536"), "65536 is not from 0 to 65535"),
        (("invoice.pdf", "-q", "Who?", "--timeout", "0"), "seconds must be at least 1"),
    ],
)
def test_bad_input_is_one_line(djepa, in_folder, flags, complaint):
    (in_folder / "empty").mkdir()
    (in_folder / "other.djepa").write_text("This is a text." * 100)
    port = () if "--port" in flags else ("--port", "0")
    assert is_one_line(djepa("annotate", *flags, *port), complaint)
    assert not [*in_folder.glob("annotations.djepa*")]


def test_a_port_in_use_is_one_line(djepa, in_folder):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = djepa("annotate", "invoice.pdf", "-q", "Who?", "--port", port)
    assert is_one_line(result, "Address already in use")
    assert not (in_folder / "annotations.djepa").exists()


def test_damaged_documents_are_left_out_in_a_line_each(annotate, in_folder):
    (in_folder / "damaged.pdf").write_bytes(b"%PDF-1.4 nothing")
    (in_folder / "empty.png").touch()
    result = annotate("--auto", documents=(".",))
    assert result.code == 0 and result.err.count("djepa: left out: ") == 2
    with Store(in_folder / "annotations.djepa") as store:
        assert [page.path.name for page in store.pages()] == ["invoice.pdf"] * 2
    (in_folder / "invoice.pdf").unlink()
    last = annotate("--auto", documents=(".",)).err.splitlines()[-1]
    assert last == "djepa: error: None of the 2 documents can be read."


@pytest.mark.parametrize(("accept_above", "kept"), [((), 0), (("--accept_above", "0"), None)])
def test_auto_prints_what_it_kept(annotate, in_folder, always_present, accept_above, kept):
    result = annotate("--auto", *accept_above)
    numbers = re.search(r"2 pages; (\d+) answers accepted, (\d+) questions left to people; unreadable", result.out)
    accepted, left = map(int, numbers.groups())
    assert result.code == 0 and accepted + left == 2 and (kept is None or accepted == kept)
    with Store(in_folder / "annotations.djepa") as store:
        assert len(store.decisions()) == accepted
        assert [event.kind for event in store.events()].count("proposal") == 2


def test_the_first_wordings_of_a_field_file_are_asked(annotate, in_folder):
    (in_folder / "fields.yaml").write_text('fields: {total: {question: ["First?", "Second?"]}, date: "Third?"}')
    annotate("--auto", "--fields", "fields.yaml")
    with Store(in_folder / "annotations.djepa") as store:
        assert store.questions == ["First?", "Third?", QUESTION]


START = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by processes that a shell runs in the background
from djepa_cli import main
sys.exit(main())
"""


@contextmanager
def server(folder, model, *flags):
    """A server process, and a client that has opened the printed address."""
    command = [sys.executable, "-c", START, "annotate", "invoice.pdf", "-q", QUESTION, "--port", "0"]
    process = subprocess.Popen(
        [*command, "--model", str(model), *flags],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    try:
        address = re.match(r"Open (http://127\.0\.0\.1:\d+)(/\?token=\S+) ", process.stdout.readline())
        with httpx2.Client(base_url=address[1], headers={"Origin": address[1]}, timeout=60) as client:
            assert client.get(address[2], follow_redirects=True).status_code == 200
            yield process, client
    finally:
        process.kill()
        process.communicate()


def decide(client, key):
    page = client.post("/api/next", json={"after": None}).json()["page"]
    body = {"key": key, "question": QUESTION, "outcome": "absent"}
    return page["id"], client.post(f"/api/pages/{page['id']}/decide", json=body)


def test_a_decision_survives_the_kill_of_the_server_and_ctrl_c_ends_it(in_folder, tiny_model_folder):
    with server(in_folder, tiny_model_folder) as (process, client):
        assert client.get("/api/session").json()["questions"] == [QUESTION]
        page_id, response = decide(client, "00000000-a")
        assert response.status_code == 200
        process.send_signal(signal.SIGKILL)
        process.wait()
    with server(in_folder, tiny_model_folder) as (process, client):
        (task,) = client.get(f"/api/pages/{page_id}").json()["tasks"]
        assert task["decision"]["outcome"] == "absent"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read() == "djepa: error: interrupted\n"
