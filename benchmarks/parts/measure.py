"""Time and peak memory of one call, on a CPU or a GPU."""

import ctypes
import time
from collections.abc import Callable
from pathlib import Path

import torch


def seconds(call: Callable[[], object], device: str = "cpu") -> float:
    """Wall time of one call, a GPU's work finished."""
    wait(device)
    start = time.perf_counter()
    call()
    wait(device)
    return time.perf_counter() - start


def wait(device: str) -> None:
    if device != "cpu":
        torch.accelerator.synchronize(device)


def peak_megabytes(call: Callable[[], object], device: str = "cpu") -> float | None:
    """Memory that one call adds at its peak: resident (Linux; None elsewhere), or allocated on a GPU."""
    if device != "cpu":
        torch.cuda.reset_peak_memory_stats(device)
        before = torch.cuda.memory_allocated(device)
        call()
        return (torch.cuda.max_memory_allocated(device) - before) / 2**20
    try:
        ctypes.CDLL("libc.so.6").malloc_trim(0)  # memory kept from earlier calls would hide what this one needs
        Path("/proc/self/clear_refs").write_text("5")  # resets the high-water mark
    except OSError:
        return None
    before = resident_kilobytes("VmRSS")
    call()
    return (resident_kilobytes("VmHWM") - before) / 1024


def resident_kilobytes(field: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(field)))
