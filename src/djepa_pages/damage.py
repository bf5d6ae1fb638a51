"""One rule for damaged input: whatever a library raises while it reads something is one `ValueError`.

Every library has errors of its own, some of them bare `Exception`s or Rust panics, so none are listed here.
"""

import reprlib
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager


MAX_REASON = 300  # characters
PANIC = "PanicException"  # of libraries written in Rust; not an `Exception`
shown = reprlib.repr  # short `repr` of a value of any size, for error messages


class DamagedError(ValueError):
    """Something that was read is damaged, or not what it should be."""


@contextmanager
def reading(problem: str, keep: tuple[type[BaseException], ...] = ()) -> Iterator[None]:
    """Raise any error of the block as a `DamagedError`: `problem` and the reason, in one line.

    Args:
        problem: names what is read, such as "The model of /folder cannot be loaded".
        keep: errors that are raised unchanged.
    """
    try:
        yield
    except keep:
        raise
    except BaseException as error:
        if not isinstance(error, Exception) and type(error).__name__ != PANIC:
            raise  # an interrupt or exit
        raise DamagedError(" ".join(f"{problem}: {reason_of(error)}".split())) from error


def reason_of(error: BaseException) -> str:
    """Message of an error in one line, with its type unless it is meant for users."""
    text = str(error).strip()
    if not text or not isinstance(error, (ValueError, OSError)):
        text = f"{type(error).__name__}: {text}".removesuffix(": ")
    return textwrap.shorten(text, MAX_REASON, placeholder=" ...")
