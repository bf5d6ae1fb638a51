"""Atomic file writes."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from djepa_runtime.files import replace


def test_concurrent_writers_leave_one_complete_file(tmp_path):
    contents = [letter.encode() * 100_000 for letter in "ab"]

    def write(content):
        for _ in range(100):
            replace(tmp_path / "README.md", content)

    with ThreadPoolExecutor(2) as writers:
        list(writers.map(write, contents))
    assert (tmp_path / "README.md").read_bytes() in contents
    assert os.listdir(tmp_path) == ["README.md"]


def test_a_failed_write_leaves_only_the_old_file(tmp_path):
    (tmp_path / "README.md").write_text("old")
    with pytest.raises(TypeError):
        replace(tmp_path / "README.md", "no bytes")
    assert (tmp_path / "README.md").read_text() == "old" and os.listdir(tmp_path) == ["README.md"]
