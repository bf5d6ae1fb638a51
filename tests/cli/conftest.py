"""Runs `djepa` inside the test process, on pages whose words are known."""

import subprocess
import sys
from dataclasses import dataclass

import pytest
import typst
from transformers.utils import logging

from builders import draw_page
from djepa_cli import main
from transformers_djepa import DJepaForPromptableSegmentation


LINES = ["Invoice No. 42183017", "Total due 1250.00"]


@dataclass
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str


@pytest.fixture
def djepa(capsys):
    """`djepa("segment", file, ...)`: the result of the command, run in this process."""

    def run(*argv) -> Result:
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in argv])
        except SystemExit as exit:
            code = exit.code
        return Result(code, *capsys.readouterr())

    verbosity = logging.get_verbosity()
    yield run
    logging.set_verbosity(verbosity)
    logging.enable_progress_bar()


@pytest.fixture
def in_new_process():
    """`in_new_process(code, *argv)`: the finished process of a Python that ran `code`."""

    def run(code: str, *argv) -> subprocess.CompletedProcess:
        return subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, timeout=600)

    return run


@pytest.fixture(scope="session")
def pdf_file(tmp_path_factory):
    """Two pages with a text layer; the second one says "Second"."""
    path = tmp_path_factory.mktemp("pages") / "invoice.pdf"
    text = "\\ ".join(LINES)
    path.write_bytes(
        typst.compile(f"#set page(width: 200pt, height: 260pt)\n{text}\n#pagebreak()\nSecond page".encode())
    )
    return path


@pytest.fixture(scope="session")
def image():
    """A page without a text layer."""
    return draw_page(LINES)


@pytest.fixture
def no_ocr(monkeypatch):
    """OCR is answered from memory: what is tested lies around it."""
    words = [word for line in LINES for word in line.split()]
    boxes = [[100, 100 + 50 * index, 300, 130 + 50 * index] for index in range(len(words))]
    monkeypatch.setattr("transformers_djepa.processing.processing_djepa.read_words", lambda *args: (words, boxes))


@pytest.fixture
def always_present(monkeypatch):
    """The random model finds an answer on every page, so that there is something to draw."""
    set_presence(monkeypatch, 4.0)


@pytest.fixture
def never_present(monkeypatch):
    """The random model finds no answer anywhere."""
    set_presence(monkeypatch, -4.0)


def set_presence(monkeypatch, logit: float):
    forward = DJepaForPromptableSegmentation.forward

    def changed(self, *args, **kwargs):
        outputs = forward(self, *args, **kwargs)
        outputs.presence_logits.fill_(logit)
        return outputs

    monkeypatch.setattr(DJepaForPromptableSegmentation, "forward", changed)
