"""Ctrl-C and SIGTERM as exceptions of the main process, so that helper processes and temporary folders are removed."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


SOON = 0.05  # seconds


class Terminated(KeyboardInterrupt):
    """SIGTERM. Libraries stop their processes on it as they do on Ctrl-C."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Raise `KeyboardInterrupt` for the first SIGINT and `Terminated` for the first SIGTERM, in this process alone.

    Signals with another handler, or ignored as after `nohup`, stay as they are.
    """
    default = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}
    handled = [number for number, handler in default.items() if signal.getsignal(number) == handler]
    if threading.current_thread() is not threading.main_thread():
        handled = []  # only the main thread may set handlers
    owner = os.getpid()

    def stop(number: int, frame: FrameType | None) -> None:
        if os.getpid() == owner:
            signal.signal(number, signal.SIG_DFL)  # a second one does not wait for helper processes
            sys.unraisablehook, sys.excepthook = raise_again, print_of_main_thread
            raise Terminated if number == signal.SIGTERM else KeyboardInterrupt
        if number == signal.SIGTERM:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        # Ctrl-C reaches forked helpers too, but the main process ends them.

    for number in handled:
        signal.signal(number, stop)
    try:
        yield
    except RuntimeError as error:
        if isinstance(error.__cause__, KeyboardInterrupt):  # Python 3.11 wraps what `__set_name__` raises
            raise error.__cause__ from None
        raise
    finally:
        for number in handled:
            if signal.getsignal(number) is stop:
                signal.signal(number, default[number])


def raise_again(unraisable) -> None:
    """Raise a `KeyboardInterrupt` that Python dropped, as it does in destructors and while it forks.

    Other errors, those of destructors of half-made objects, are not printed any more.
    """
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        signal.signal(signal.SIGALRM, lambda *_: raise_(unraisable.exc_type))
        signal.setitimer(signal.ITIMER_REAL, SOON)


def print_of_main_thread(*error) -> None:
    """Print a traceback, but not of threads that serve helper processes: these have ended."""
    if threading.current_thread() is threading.main_thread():
        sys.__excepthook__(*error)


def raise_(exception: type[BaseException]) -> NoReturn:
    raise exception
