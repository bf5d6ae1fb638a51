import os
import random
import signal
import time

import psutil
import pytest

from fuzz import harness


CALLS = {
    "answer": lambda: 1,
    "ValueError": lambda: int("x"),
    "TypeError at test_harness.py": lambda: 1 + "",
    "crash with exit code -11": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "no end after 10 s": lambda: time.sleep(60),
    "more than 2 s, then ValueError": lambda: time.sleep(2.5) or int("x"),
    "more than": lambda: len(b"x" * 2**29),  # bytes of memory
}


@pytest.mark.slow
def test_each_kind_of_end_is_told_apart_and_findings_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(harness, "KILL_SECONDS", 10)
    monkeypatch.setattr(harness, "MAX_SECONDS", 2)
    memory = psutil.Process().memory_info()  # a forked process has no pages of mapped files until it reads them
    monkeypatch.setattr(harness, "MAX_MEGABYTES", (memory.rss - memory.shared) / 2**20 + 256)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    kinds = [*CALLS, "answer", "answer"]

    def make_case(index: int, rng: random.Random, shared: None, folder) -> harness.Case:
        return kinds[index], CALLS[kinds[index]]

    area = harness.Area("area", lambda folder: None, make_case, batch=3, quick=1)
    outcomes = dict(harness.run_cases(area, 0, [*range(len(kinds))], tmp_path))
    found = [outcomes[index].kind for index in range(len(kinds))]
    assert all(kind.startswith(expected) for kind, expected in zip(found, kinds, strict=True)), found
    assert {folder.name for folder in tmp_path.iterdir()} == {f"area-0-{index}" for index in range(2, len(CALLS))}
    assert "TypeError" in (tmp_path / "area-0-2" / "log.txt").read_text()
