"""The `evaluate` modules, loaded from their folders and compared with simple definitions."""

import json
import random
import subprocess
import sys

import numpy as np
import pytest

from transformers_djepa.metrics import MODULES, module_path


evaluate = pytest.importorskip("evaluate")


@pytest.fixture(scope="module")
def modules():
    return {name: evaluate.load(module_path(name)) for name in MODULES}


def covered(boxes, side: int = 60) -> np.ndarray:
    """Rasterize integer boxes."""
    pixels = np.zeros((side, side), dtype=bool)
    for x0, y0, x1, y1 in boxes:
        pixels[int(y0) : int(y1), int(x0) : int(x1)] = True
    return pixels


def random_region(rng: random.Random) -> list[list[float]]:
    boxes = []
    for _ in range(rng.randint(1, 3)):
        x, y = rng.randint(0, 40), rng.randint(0, 40)
        boxes.append([float(v) for v in (x, y, x + rng.randint(1, 19), y + rng.randint(1, 19))])
    return boxes


def test_region_scores_match_pixel_counts(modules):
    rng = random.Random(0)
    predictions = [random_region(rng) for _ in range(40)]
    references = [[random_region(rng) for _ in range(rng.randint(1, 3))] for _ in range(40)]
    overlaps = [
        max((covered(p) & covered(t)).sum() / (covered(p) | covered(t)).sum() for t in truths)
        for p, truths in zip(predictions, references)
    ]
    found = modules["djepa_regions"].compute(predictions=predictions, references=references)
    assert found["mean_iou"] == pytest.approx(np.mean(overlaps), abs=1e-12)
    for threshold in (0.25, 0.5, 0.75):
        assert found[f"iou@{threshold}"] == np.mean([overlap >= threshold for overlap in overlaps])


def distance(a: str, b: str) -> int:
    """Levenshtein distance by recursion."""
    if not a or not b:
        return len(a) + len(b)
    return min(distance(a[1:], b) + 1, distance(a, b[1:]) + 1, distance(a[1:], b[1:]) + (a[0] != b[0]))


def test_answer_scores_match_their_definitions(modules):
    rng = random.Random(0)
    texts = ["".join(rng.choice("ab c") for _ in range(rng.randint(1, 6))).strip() or "a" for _ in range(60)]
    predictions, references = texts[:30], [[text] for text in texts[30:]]
    found = modules["djepa_answers"].compute(predictions=predictions, references=references)
    expected = []
    for a, (b,) in zip(predictions, references):
        a, b = " ".join(a.split()), " ".join(b.split())
        share = distance(a, b) / max(len(a), len(b))
        expected.append(1 - share if share < 0.5 else 0)
    assert found["anls"] == pytest.approx(np.mean(expected), abs=1e-12)
    assert found["word_exact"] == np.mean([a.split() == b[0].split() for a, b in zip(predictions, references)])


def test_a_new_process_loads_the_modules_offline(tmp_path):
    paths = [module_path(name) for name in MODULES]
    code = f"import evaluate, json; print(json.dumps([evaluate.load(path).description for path in {paths}]))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, timeout=300)
    assert run.returncode == 0 and all(json.loads(run.stdout.splitlines()[-1])), run.stderr
