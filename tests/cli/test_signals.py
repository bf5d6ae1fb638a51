"""Ctrl-C and SIGTERM: one line, and nothing stays behind."""

import os
import signal
import time

import pytest


INTERRUPTIBLE = """
import os, signal, time
from djepa_cli.main import terminable

def wait():
    for _ in range(100):
        time.sleep(0.05)
    print("went on")

"""


@pytest.fixture
def handlers():
    """Handlers as in a new process, and those of the tests afterwards."""
    kept = {number: signal.signal(number, default) for number, default in DEFAULTS.items()}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


DEFAULTS = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}


@pytest.mark.parametrize(
    ("number", "code", "line"),
    ((signal.SIGINT, 130, "djepa: error: interrupted\n"), (signal.SIGTERM, 143, "djepa: error: terminated\n")),
)
def test_a_signal_ends_a_command_in_one_line(djepa, handlers, monkeypatch, tmp_path, number, code, line):
    def wait(path, limits):
        os.kill(os.getpid(), number)
        time.sleep(10)

    monkeypatch.setattr("djepa_pages.num_pages", wait)
    page = tmp_path / "page.png"
    page.touch()
    result = djepa("segment", str(page), "What?")
    assert (result.code, result.err) == (code, line)


def test_forked_helpers_end_on_sigterm_without_an_error(in_new_process):
    code = """
with terminable():
    helper = os.fork()
    if not helper:
        os.kill(os.getpid(), signal.SIGTERM)
        wait()
    print(os.waitstatus_to_exitcode(os.waitpid(helper, 0)[1]))
"""
    process = in_new_process(INTERRUPTIBLE + code)
    assert process.stdout == f"{-signal.SIGTERM}\n" and process.stderr == ""
