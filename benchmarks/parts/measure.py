"""Times of calls, on a CPU or a GPU."""

import time
from collections.abc import Callable
from statistics import median

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


def _synchronize(device: str) -> None:
    if device != "cpu":
        torch.accelerator.synchronize(device)
