"""A quick run of the fuzzer with a fixed seed; `make fuzz` takes longer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


ALL = [("--area", "pages", "bombs"), ("--area", "models", "settings", "rows")]
FEW = ("--area", "pages", "models", "settings", "rows", "--cases", "4")


@pytest.mark.parametrize("flags", [FEW, *(pytest.param(flags, marks=pytest.mark.slow) for flags in ALL)], ids=" ".join)
def test_mutated_input_gives_an_answer_or_a_value_error(tmp_path, flags):
    script = Path(__file__).with_name("run.py")
    command = [sys.executable, script, *flags, "--folder", tmp_path]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"READ_SECONDS": "1"})
    assert run.returncode == 0, run.stdout
