"""Run functions in a process with limits of time and memory: a file that hangs or crashes a decoder fails alone.

    parent ── (function, arguments) ──> worker process ── result or error ──> parent

The process is started anew, not forked: it needs neither a `__main__` guard nor a parent without threads, and daemonic
processes may start it. It ends with its parent, after the call it is in. Memory is limited on Linux only.
"""

import faulthandler
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


TIMED_OUT = 1  # exit code of `faulthandler.dump_traceback_later`


@dataclass(frozen=True)
class Limits:
    """Resources for reading a file."""

    seconds: float = 30  # per call
    megabytes: int = 2000  # memory of the reading process beyond what it starts with, on Linux

    def __post_init__(self):
        for name, minimum in (("seconds", 1), ("megabytes", 100)):
            value = getattr(self, name)
            if not minimum <= value < float("inf"):
                raise ValueError(f"{name} must be at least {minimum} and finite, got {value}.")


class LimitError(ValueError):
    """A call was over a limit, or the process crashed."""


class Worker(AbstractContextManager):
    """A process that runs one function at a time; started on the first call, and again after it failed.

    The module `preload` is imported before memory is limited.
    """

    def __init__(self, limits: Limits | None = None, preload: str = "djepa_pages"):
        self.limits = limits or Limits()
        self.preload = preload
        self._lock = threading.Lock()
        self._process: subprocess.Popen | None = None

    def call(self, function: Callable, *args) -> Any:
        """Return `function(*args)`, run in the process: a function of a module, arguments and result are pickled.

        Raises `LimitError` for too much time or memory or a crash, and the errors of the function; those that are
        neither `ValueError`s nor `OSError`s become a `ValueError`.
        """
        request = pickle.dumps((function, args))
        with self._lock:
            process = self._process
            if process is None or process.poll() is not None:
                self.close()
                process = self._process = self._start()
            start = time.monotonic()
            try:
                process.stdin.write(request)
                process.stdin.flush()
                error, result = pickle.load(process.stdout)
            except (EOFError, pickle.UnpicklingError, OSError, ValueError):
                raise self._failure(process, time.monotonic() - start) from None
            except BaseException:  # interrupted: the rest of the result would be taken for the next one
                self.close()
                raise
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        """End the process and what it started; a call in another thread fails."""
        if self._process is not None:
            self._process = None
            self._stop()

    def __exit__(self, *exception) -> None:
        self.close()

    def _start(self) -> subprocess.Popen:
        call = f"serve({self.limits.seconds}, {self.limits.megabytes}, {self.preload!r})"
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", f"from {__name__} import serve; {call}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # decoders print warnings
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # Ctrl-C reaches the parent only; a kill includes a running Tesseract
        )
        self._stop = weakref.finalize(self, _stop, process, os.getpid())
        return process

    def _failure(self, process: subprocess.Popen, seconds: float) -> LimitError:
        """The error for a process that ended without a result after some seconds."""
        code = process.wait()
        self.close()
        if code == TIMED_OUT and seconds >= self.limits.seconds:
            return LimitError(f"Reading took more than {self.limits.seconds:g} seconds.")
        return LimitError(
            f"The reader crashed (exit code {code}), on a damaged file or on one that needs more than "
            f"{self.limits.megabytes} MB of memory."
        )


@cache
def _worker(limits: Limits, process_id: int, folder: str) -> Worker:
    """The worker of a process in a working directory with these limits, kept between calls; a fork gets its own."""
    return Worker(limits)


def call_within(limits: Limits | None, function: Callable, *args) -> Any:
    """`function(*args)`, in a worker of this process if there are limits; errors over a limit name a path in `args`."""
    if limits is None:
        return function(*args)
    try:
        return _worker(limits, os.getpid(), os.getcwd()).call(function, *args)
    except LimitError as error:
        name = args[0] if isinstance(args[0], (str, Path)) else "The file"
        raise LimitError(f"{name}: {error}") from None


def _stop(process: subprocess.Popen, owner: int) -> None:
    """Kill a worker and the programs it runs; does nothing in a fork of its owner."""
    if os.getpid() != owner:
        return
    with suppress(OSError):  # already gone
        os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


def serve(seconds: float, megabytes: int, preload: str) -> None:
    """Answer requests from stdin on stdout until stdin ends."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what libraries print is not a reply
    import_module(preload)
    if sys.platform == "linux":
        limit_memory(megabytes)
    while requests.peek(1):
        faulthandler.dump_traceback_later(seconds, exit=True)  # also ends C code that holds the GIL
        reply = _reply(requests, megabytes)
        faulthandler.cancel_dump_traceback_later()
        replies.write(reply)
        replies.flush()


def _reply(requests, megabytes: int) -> bytes:
    """Run one request; the pickled error or `None`, and the result."""
    try:
        function, args = pickle.load(requests)
        return pickle.dumps((None, function(*args)))
    except MemoryError:
        error = LimitError(f"Reading took more than {megabytes} MB of memory.")
    except (ValueError, OSError) as raised:
        error = raised
    except Exception as raised:  # of any library, about this file
        error = ValueError(f"{type(raised).__name__}: {raised}")
    try:
        return pickle.dumps((error, None))
    except Exception:  # an error with an open file, for example
        return pickle.dumps((ValueError(str(error)), None))


def limit_memory(megabytes: int) -> None:
    """Limit the address space beyond what the process has already mapped."""
    import resource

    mapped = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (mapped + megabytes * 2**20,) * 2)
