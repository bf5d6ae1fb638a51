"""Threads of OpenMP, which torch and numpy use, as environment variables: set before these are imported.

OpenMP starts a thread for each CPU of the process's affinity, whatever the cgroups of a container allow. A thread that
waits for others spins at first; where other programs use the CPUs, it takes the time of those it waits for, and a step
of training takes many times as long. It spins less here.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


SPINS = 1000  # some 0.05 ms; libgomp's default is 300,000


def limit_threads(training: bool, proc: Path = Path("/proc/self/cgroup"), root: Path = Path("/sys/fs/cgroup")) -> None:
    """Set what the environment does not set: threads by the CPU limits of cgroups, and, in training, spins."""
    cpus = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with suppress(OSError, ValueError):  # files that cannot be read set no limit
        if (limit := min(cgroup_limits(proc, root), default=cpus)) < cpus:
            os.environ.setdefault("OMP_NUM_THREADS", str(max(1, int(limit))))
    if training and "OMP_WAIT_POLICY" not in os.environ:
        os.environ.setdefault("GOMP_SPINCOUNT", str(SPINS))


def cgroup_limits(proc: Path, root: Path) -> Iterator[float]:
    """CPUs that the cgroups of this process and their parents allow, of version 1 or 2; none if they set no limit."""
    for line in proc.read_text().splitlines() if proc.is_file() else ():
        _, controllers, path = line.split(":", 2)
        if controllers and "cpu" not in controllers.split(","):
            continue
        folder = Path("/", os.path.normpath(path).lstrip("/"))
        for part in (folder, *folder.parents):
            found = root / controllers / part.relative_to("/")
            names = ("cpu.cfs_quota_us", "cpu.cfs_period_us") if controllers else ("cpu.max",)
            if all((found / name).is_file() for name in names):
                quota, period = " ".join((found / name).read_text() for name in names).split()
                if quota.isdecimal():  # neither "max" nor -1
                    yield int(quota) / int(period)
