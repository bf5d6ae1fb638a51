"""Run the cases of an area in a child process: each must end with an answer or a `ValueError`, in 30 s and 2 GB.

A case depends on the area, the seed and its index alone. What it prints, and how it failed, is in `log.txt` of its
folder, which is kept if the case is a finding: it ended in another way.
"""

import faulthandler
import io
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import psutil
from pebble import ProcessExpired, ProcessPool

from djepa_cli import main


MAX_SECONDS, MAX_MEGABYTES = 30, 2048
KILL_SECONDS = 4 * MAX_SECONDS
ADDRESS_SPACE = 8 * 2**30  # bytes beside what was there: keeps the machine alive, far above what a case may take
EXPECTED = ("answer", "ValueError")
OWN_CODE = re.compile(r"/src/(djepa_|transformers_djepa)")

Case = tuple[str, Callable[[], Any]]  # description, and the call under test


@dataclass(frozen=True)
class Area:
    """What is fuzzed.

    Attributes:
        name: of the area.
        prepare: builds what all cases share, such as seed files, in a folder.
        make_case: makes a case from its index, a random generator, what is shared, and the folder for its files.
        batch: cases per child process.
        quick: cases of a quick run.
        fixed: there are no other cases than these.
    """

    name: str
    prepare: Callable[[Path], Any]
    make_case: Callable[[int, random.Random, Any, Path], Case]
    batch: int
    quick: int
    fixed: bool = False


@dataclass
class Outcome:
    """How a case ended: `kind` is "answer", "ValueError", or one line that is the same for the same fault."""

    kind: str
    seconds: float = 0.0
    megabytes: float = 0.0


def run_cases(area: Area, seed: int, indices: list[int], folder: Path) -> Iterator[tuple[int, Outcome]]:
    """Run cases in order, and yield their indices and outcomes."""
    shared = folder / f"{area.name}-shared"
    shutil.rmtree(shared, ignore_errors=True)
    shared.mkdir(parents=True)
    prepared = area.prepare(shared)
    forks = multiprocessing.get_context("fork")  # children share `prepared`, which cannot be pickled
    pool = ProcessPool(1, max_tasks=area.batch, context=forks, initializer=start_child, initargs=(area, prepared))
    try:
        calls = {
            index: pool.schedule(run_case, (index, seed, case_folder(area, seed, index, folder)), timeout=KILL_SECONDS)
            for index in indices
        }
        for index, call in calls.items():
            try:
                yield index, call.result()
            except TimeoutError:
                yield index, Outcome(f"no end after {KILL_SECONDS} s", KILL_SECONDS)
            except ProcessExpired as error:
                yield index, Outcome(f"crash with exit code {error.exitcode}")
    finally:
        pool.stop()
        pool.join()
        shutil.rmtree(shared)


def case_folder(area: Area, seed: int, index: int, folder: Path) -> Path:
    return folder / f"{area.name}-{seed}-{index}"


def start_child(area: Area, prepared: Any) -> None:
    """Limit the memory of this process, and keep what its cases share."""
    global AREA, PREPARED
    AREA, PREPARED = area, prepared
    most = psutil.Process().memory_info().vms + ADDRESS_SPACE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def run_case(index: int, seed: int, folder: Path) -> Outcome:
    """Run one case, and judge how it ended."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    os.chdir(folder)
    with open("log.txt", "a+", buffering=1, errors="backslashreplace") as log:
        os.dup2(log.fileno(), 2)  # also for what C libraries print
        faulthandler.enable(log)
        rng = random.Random(f"{AREA.name}-{seed}-{index}")
        description, call = AREA.make_case(index, rng, PREPARED, folder)
        print(description, end="\n\n", file=log)
        outcome = measure(call, log)
    if outcome.kind in EXPECTED:
        shutil.rmtree(folder)
    return outcome


def measure(call: Callable[[], Any], log: TextIO) -> Outcome:
    """Run a call; returns how it ended, its memory, and its seconds as if nothing else ran."""
    Path("/proc/self/clear_refs").write_text("5")  # resets the peak
    faulthandler.dump_traceback_later(MAX_SECONDS, file=log)
    start, kind = time.monotonic(), "answer"
    try:
        call()
    except ValueError:
        kind = "ValueError"
    except BaseException as error:
        kind = signature(error)
        traceback.print_exc(file=log)
    faulthandler.cancel_dump_traceback_later()
    waiting = max(1, os.getloadavg()[0] / os.cpu_count())  # processes for each CPU: others take their share
    seconds, megabytes = (time.monotonic() - start) / waiting, peak_megabytes()
    if seconds > MAX_SECONDS:
        kind = f"more than {MAX_SECONDS} s, then {kind}"
    elif megabytes > MAX_MEGABYTES:
        kind = f"more than {MAX_MEGABYTES} MB, then {kind}"
    return Outcome(kind, seconds, megabytes)


def peak_megabytes() -> float:
    """Most memory of this process during a case, or of a process that it started and that has ended."""
    own = int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1])
    return max(own, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss) / 1024


def signature(error: BaseException) -> str:
    """Type of an error, the line that raised it, and the last line of this project on the way there."""
    if isinstance(error, BrokenContractError):
        return re.sub(r"'.*'|/\S+|\d{2,}", "*", ": ".join(str(error).splitlines()[:2]))[:100]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if OWN_CODE.search(frame.filename)]
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in (frames[-1], *own[-1:])]
    return f"{type(error).__name__} at {', from '.join(dict.fromkeys(places))}"


class BrokenContractError(Exception):
    """The command line ended in another way than with an answer or one line on stderr."""


def command(*argv: str) -> None:
    """Run `djepa`. Raises `ValueError` for exit code 2 with one line on stderr."""
    before, out = os.lseek(2, 0, os.SEEK_END), io.StringIO()
    with redirect_stdout(out):
        try:
            code = main(list(argv))
        except SystemExit as exit:
            code = exit.code
    printed = os.pread(2, 10**6, before).decode(errors="replace")
    if code == 0:
        if "--json" in argv:
            json.loads(out.getvalue(), parse_constant=refuse_constant)
        return
    if code != 2 or len(printed.splitlines()) != 1:
        raise BrokenContractError(f"exit code {code}, {len(printed.splitlines())} lines on stderr\n{printed}")
    raise ValueError(printed)


def refuse_constant(name: str) -> None:
    raise BrokenContractError(f"{name} is not JSON")
