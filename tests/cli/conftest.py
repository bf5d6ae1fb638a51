"""Runs `djepa` inside the test process."""

import subprocess
import sys
from dataclasses import dataclass

import pytest
from transformers.utils import logging

from djepa_cli import main


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
