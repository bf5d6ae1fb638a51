"""Ctrl-C and SIGTERM: one line, and nothing stays behind."""

import os
import signal
import sys
import time

import pytest


INTERRUPTIBLE = """
import os, signal, sys, time
from djepa_cli.signals import Terminated, interruptible

signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by processes that a shell runs in the background

def wait():
    for _ in range(100):
        time.sleep(0.05)
    print("went on")

"""


@pytest.fixture
def handlers(monkeypatch):
    """Handlers as in a new process, and those of the tests afterwards."""
    for hook in ("unraisablehook", "excepthook"):
        monkeypatch.setattr(sys, hook, getattr(sys, hook))
    kept = {number: signal.signal(number, default) for number, default in DEFAULTS.items()}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


DEFAULTS = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}


@pytest.mark.parametrize(
    ("number", "code", "line"),
    ((signal.SIGINT, 130, "djepa: error: interrupted\n"), (signal.SIGTERM, 143, "djepa: error: terminated\n")),
)
def test_a_signal_ends_a_command_in_one_line(djepa, handlers, monkeypatch, number, code, line):
    def wait(arguments, reader):
        os.kill(os.getpid(), number)
        time.sleep(10)

    monkeypatch.setattr("transformers_djepa.cli.segment.main", wait)
    result = djepa("segment", "page.png")
    assert (result.code, result.err) == (code, line)


PLACES = ("Half()", "os.fork() or os._exit(0)", "type('Owner', (), {'part': Part()})")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("number", "raised"), (("SIGINT", "KeyboardInterrupt"), ("SIGTERM", "Terminated")))
def test_an_interruption_that_python_drops_or_wraps_is_raised_again(in_new_process, place, number, raised):
    """Python drops exceptions in destructors and while it forks; Python 3.11 wraps those in `__set_name__`."""
    code = f"""
class Half:
    def __del__(self):
        os.kill(os.getpid(), signal.{number})

class Part:
    def __set_name__(self, owner, name):
        os.kill(os.getpid(), signal.{number})

try:
    with interruptible():
        if "fork" in {place!r}:
            os.register_at_fork(after_in_parent=Half().__del__)
        {place}
        wait()
except KeyboardInterrupt as stop:
    print(type(stop).__name__)
"""
    process = in_new_process(INTERRUPTIBLE + code)
    assert raised in process.stdout.split() and process.stderr == ""


def test_forked_helpers_outlive_ctrl_c_and_end_on_sigterm(in_new_process):
    code = """
with interruptible():
    helper = os.fork()
    if not helper:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        os.kill(os.getpid(), signal.SIGTERM)
        wait()
    print(os.waitstatus_to_exitcode(os.waitpid(helper, 0)[1]))
"""
    process = in_new_process(INTERRUPTIBLE + code)
    assert process.stdout == f"{-signal.SIGTERM}\n" and process.stderr == ""
