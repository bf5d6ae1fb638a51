"""Time and peak memory of calls, on a CPU or a GPU."""

import ctypes
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import psutil
import torch


Call = Callable[[], object]


def seconds(call: Call, device: str = "cpu") -> float:
    """Wall time of one call, including pending work of a GPU."""
    _synchronize(device)
    start = time.perf_counter()
    call()
    _synchronize(device)
    return time.perf_counter() - start


def cpu_seconds(call: Call) -> float:
    """CPU time of one call, which other processes hardly affect."""
    start = time.process_time()
    call()
    return time.process_time() - start


def time_rounds(
    calls: dict[str, Call], rounds: int, timer: Callable[[Call], float] = seconds
) -> list[dict[str, float]]:
    """Time every call once per round, so that background load affects all of them alike."""
    return [{name: timer(call) for name, call in calls.items()} for _ in range(rounds)]


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: round(median(times[name] for times in rounds), 4) for name in rounds[0]}


def median_ratio(rounds: list[dict[str, float]], name: str, base: str) -> float:
    """Median over the rounds of the ratio within a round."""
    return round(median(times[name] / times[base] for times in rounds), 4)


def peak_megabytes(call: Call, device: str = "cpu") -> float | None:
    """Peak memory that one call adds: resident memory (Linux; `None` elsewhere), or allocated memory of a GPU."""
    if device != "cpu":
        torch.cuda.reset_peak_memory_stats(device)
        before = torch.cuda.memory_allocated(device)
        call()
        return (torch.cuda.max_memory_allocated(device) - before) / 2**20
    try:
        ctypes.CDLL("libc.so.6").malloc_trim(0)  # memory kept from earlier calls would hide what this one needs
        Path("/proc/self/clear_refs").write_text("5")  # reset the high-water mark
    except OSError:
        return None
    before = status_megabytes("self", "VmRSS")
    call()
    return status_megabytes("self", "VmHWM") - before


def status_megabytes(process: int | str, field: str) -> float:
    """A memory field of `/proc/PID/status`, such as VmRSS (resident) or VmHWM (its peak); 0 if it is missing."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(field)), 0.0)


class PeakMemory:
    """Record the highest resident memory of any child process inside the `with` block."""

    def __init__(self):
        self.megabytes = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *error):
        self._over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._over.wait(0.1):
            for process in psutil.Process().children(recursive=True):
                try:
                    self.megabytes = max(self.megabytes, status_megabytes(process.pid, "VmHWM"))
                except OSError:  # the process has ended
                    continue


def _synchronize(device: str) -> None:
    if device != "cpu":
        torch.accelerator.synchronize(device)
