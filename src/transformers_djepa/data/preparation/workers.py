"""Documents read in processes of their own: one that hangs, crashes or eats memory costs itself, not the run."""

import multiprocessing
import resource
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import TimeoutError
from functools import partial
from pathlib import Path

from .documents import Document
from .reading import Read, ReadSettings, note, read_document


Reader = Callable[[Path, str, ReadSettings], Read]
AHEAD = 4  # documents in flight for each worker: keeps all busy, and memory small


def read_documents(
    documents: Iterable[Document],
    settings: ReadSettings,
    workers: int,
    seconds: float,
    megabytes: int,
    reader: Reader = read_document,
) -> Iterator[tuple[Document, Read]]:
    """Documents in their order, each with what was read of it.

    Args:
        documents: read lazily.
        settings: of the reading.
        workers: processes; 0 reads in this one, without limits.
        seconds: a document may take; then its process is ended.
        megabytes: of memory a process may take beyond what it starts with.
        reader: reads one document; a function of a module.
    """
    if workers == 0:
        for document in documents:
            yield document, _result(document, partial(_call, reader, document, settings), seconds, megabytes)
        return
    from pebble import ProcessPool

    context = multiprocessing.get_context("forkserver")  # PDFium and fork do not go together
    context.set_forkserver_preload([__name__])
    stream, waiting = iter(documents), deque()
    with ProcessPool(workers, initializer=_limit_memory, initargs=(megabytes,), context=context) as pool:
        try:
            while True:
                while len(waiting) < AHEAD * workers and (document := next(stream, None)) is not None:
                    future = pool.schedule(_call, args=(reader, document, settings), timeout=seconds)
                    waiting.append((document, future))
                if not waiting:
                    return
                document, future = waiting.popleft()
                yield document, _result(document, future.result, seconds, megabytes)
        finally:
            pool.stop()


def _call(reader: Reader, document: Document, settings: ReadSettings) -> Read:
    return reader(document.path, document.document_id, settings)


def _result(document: Document, result: Callable[[], Read], seconds: float, megabytes: int) -> Read:
    try:
        return result()
    except TimeoutError:
        reason = f"Reading took more than {seconds:g} seconds."
    except MemoryError:
        reason = f"Reading took more than {megabytes} MB of memory."
    except Exception as error:  # whatever a library raises about one document, the others are read
        crashed = getattr(error, "exitcode", None)
        reason = f"{type(error).__name__}: {error}" if crashed is None else f"The reader crashed (exit code {crashed})."
    return Read([], [note(document.document_id, " ".join(reason.split()))])


def _limit_memory(megabytes: int) -> None:
    """Address space from here on; what the process has mapped already does not count."""
    with open("/proc/self/statm") as file:
        mapped = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (mapped + megabytes * 2**20,) * 2)
