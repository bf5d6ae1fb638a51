"""The pages of a seed never change, whatever is installed or set on the machine."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from djepa_corpus.forms import generate_pages


HASHES = {"train": "1660eaac7dc7e416", "test": "b83395c4c8f44c5d"}
OTHER_MACHINE = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C", "RAYON_NUM_THREADS": "1"}


def digest(pages) -> str:
    """Digest of the words, boxes (to 0.1), questions and pixels of pages."""
    found = hashlib.sha256()
    for page in pages:
        image = page.pop("image")
        found.update(json.dumps(page, default=str, sort_keys=True).encode() + (image.tobytes() if image else b""))
    return found.hexdigest()[:16]


def rounded(value):
    """Round the numbers in nested lists and dicts to 0.1."""
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list):
        return list(map(rounded, value))
    return round(value, 1) if isinstance(value, float) else value


@pytest.mark.parametrize("split", HASHES)
def test_pages_match_their_stored_hashes(split):
    training = {"wordings": 3, "others": True} if split == "train" else {}
    assert digest(map(rounded, generate_pages(8, split, 24, render=False, **training))) == HASHES[split]


def test_another_process_time_zone_and_locale_give_the_same_pages():
    code = "from test_reproducible import *; print(digest(generate_pages(9, num_pages=6, image_size=200)))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | OTHER_MACHINE,
        cwd=os.path.dirname(__file__),
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == digest(generate_pages(9, num_pages=6, image_size=200)), done.stderr
