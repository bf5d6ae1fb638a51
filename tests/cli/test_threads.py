"""Threads of OpenMP by the CPU limits of cgroups."""

import os

import pytest

from djepa_cli.threads import limit_threads


CPUS = 16


@pytest.fixture
def limited(tmp_path, monkeypatch):
    """Writes cgroup files and returns the environment that the commands set."""

    def run(proc: str, files: dict[str, str], training: bool = False, **given: str) -> dict[str, str]:
        (tmp_path / "proc").write_text(proc)
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        monkeypatch.setattr(os, "sched_getaffinity", lambda pid: range(CPUS), raising=False)
        monkeypatch.setattr(os, "environ", given)
        limit_threads(training, tmp_path / "proc", tmp_path)
        return given

    return run


@pytest.mark.parametrize(
    ("proc", "files", "threads"),
    (
        ("0::/\n", {"cpu.max": "250000 100000\n"}, "2"),  # a container
        ("0::/a.slice/b\n", {"a.slice/cpu.max": "400000 100000\n", "a.slice/b/cpu.max": "max 100000\n"}, "4"),
        ("3:memory:/x\n2:cpu,cpuacct:/docker/1\n",  # version 1: the limit is mounted as root
         {"cpu,cpuacct/cpu.cfs_quota_us": "50000\n", "cpu,cpuacct/cpu.cfs_period_us": "100000\n"}, "1"),
        ("1:cpu:/\n", {"cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000\n"}, None),
        ("0::/\n", {"cpu.max": "max 100000\n"}, None),
        ("0::/\n", {"cpu.max": "6400000 100000\n"}, None),
        ("", {}, None),
    ),
)  # fmt: skip
def test_threads_are_limited_by_the_quota_of_cgroups(limited, proc, files, threads):
    assert limited(proc, files).get("OMP_NUM_THREADS") == threads


def test_settings_of_the_user_are_kept(limited):
    files = {"cpu.max": "200000 100000\n"}
    assert limited("0::/\n", files, OMP_NUM_THREADS="7")["OMP_NUM_THREADS"] == "7"
    assert limited("0::/\n", files, training=True).get("GOMP_SPINCOUNT") == "1000"
    assert "GOMP_SPINCOUNT" not in limited("0::/\n", files, training=True, OMP_WAIT_POLICY="active")
    assert "GOMP_SPINCOUNT" not in limited("0::/\n", files)
