"""The `evaluate` module, loaded from its folder and compared with simple definitions."""

import random
import subprocess
import sys

import numpy as np
import pytest

from transformers_djepa.metrics import ANSWERS_MODULE


evaluate = pytest.importorskip("evaluate")


@pytest.fixture(scope="module")
def module():
    return evaluate.load(ANSWERS_MODULE)


def distance(a: str, b: str) -> int:
    """Levenshtein distance by recursion."""
    if not a or not b:
        return len(a) + len(b)
    return min(distance(a[1:], b) + 1, distance(a, b[1:]) + 1, distance(a[1:], b[1:]) + (a[0] != b[0]))


def test_answer_scores_match_their_definitions(module):
    rng = random.Random(0)
    texts = ["".join(rng.choice("ab c") for _ in range(rng.randint(1, 6))).strip() or "a" for _ in range(60)]
    predictions, references = texts[:30], [[text] for text in texts[30:]]
    found = module.compute(predictions=predictions, references=references)
    expected = []
    for a, (b,) in zip(predictions, references):
        a, b = " ".join(a.split()), " ".join(b.split())
        share = distance(a, b) / max(len(a), len(b))
        expected.append(1 - share if share < 0.5 else 0)
    assert found["anls"] == pytest.approx(np.mean(expected), abs=1e-12)
    assert found["word_exact"] == np.mean([a.split() == b[0].split() for a, b in zip(predictions, references)])


def test_a_new_process_loads_the_module_offline(tmp_path):
    code = f"import evaluate; print(evaluate.load({ANSWERS_MODULE!r}).description)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=300)
    assert run.returncode == 0 and "ANLS" in run.stdout, run.stderr
