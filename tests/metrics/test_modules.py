"""The `evaluate` module, loaded from its folder."""

import subprocess
import sys

import pytest

from transformers_djepa.metrics import ANSWERS_MODULE


def test_a_new_process_loads_the_module_offline_and_scores_answers(tmp_path):
    pytest.importorskip("evaluate")
    answers = {"predictions": ["42183018", "total  Due"], "references": [["42183017"], ["none", "Total due"]]}
    code = f"import evaluate; print(evaluate.load({ANSWERS_MODULE!r}).compute(**{answers!r}, threshold=0.2))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=300)
    scores = "{'word_f1': 0.5, 'word_exact': 0.5, 'anls': 0.9375}"
    assert run.returncode == 0 and run.stdout.strip() == scores, run.stderr
