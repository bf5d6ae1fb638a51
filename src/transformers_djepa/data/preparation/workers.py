"""Read documents in processes, so that one that hangs, crashes or needs too much memory fails alone.

Memory is limited on Linux only.
"""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import TimeoutError
from functools import partial
from pathlib import Path

from pebble import ProcessPool

from djepa_pages.worker import limit_memory

from ..folder import Document
from .reading import Limits, Read, ReadSettings, nothing, read_document


Reader = Callable[[Path, str, ReadSettings], Read]
WORKERS = 2
AHEAD = 4  # documents in flight per worker: keeps all workers busy at little memory


def read_documents(
    documents: Iterable[Document], settings: ReadSettings, limits: Limits, reader: Reader = read_document
) -> Iterator[tuple[Document, Read]]:
    """Read documents lazily and yield them in their order; by default with two workers.

    `reader` reads one document and must be a module-level function.
    """
    if limits.workers == 0:
        for document in documents:
            call = partial(reader, document.path, document.document_id, settings)
            yield document, result_of(call, document.document_id, limits)
        return
    workers = limits.workers or WORKERS
    stream, waiting = iter(documents), deque()
    with start_pool(workers, limits) as pool:
        try:
            while True:
                while len(waiting) < AHEAD * workers and (document := next(stream, None)) is not None:
                    call = schedule(pool, document.document_id, document.path, settings, limits, reader)
                    waiting.append((document, call))
                if not waiting:
                    return
                document, call = waiting.popleft()
                yield document, call()
        finally:
            pool.stop()


def start_pool(workers: int, limits: Limits) -> ProcessPool:
    """Start reading processes with limited memory; the caller stops the pool."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")  # PDFium does not survive a fork
        context.set_forkserver_preload([__name__])
    else:
        context = multiprocessing.get_context("spawn")
    return ProcessPool(workers, initializer=limit_memory, initargs=(limits.megabytes,), context=context)


def schedule(
    pool: ProcessPool, document_id: str, path: Path, settings: ReadSettings, limits: Limits, reader: Reader
) -> Callable[[], Read]:
    """Start reading a document in a pool; the returned function waits for the result."""
    future = pool.schedule(reader, args=(path, document_id, settings), timeout=limits.seconds)
    return partial(result_of, future.result, document_id, limits)


def result_of(call: Callable[[], Read], document_id: str, limits: Limits) -> Read:
    """Return the result of `call`, or a note with the reason why it failed."""
    try:
        return call()
    except TimeoutError:
        reason = f"Reading took more than {limits.seconds:g} seconds."
    except MemoryError:
        reason = f"Reading took more than {limits.megabytes} MB of memory."
    except Exception as error:  # an error of any library about one document must not stop the others
        reason = f"{type(error).__name__}: {error}"
        if getattr(error, "exitcode", None) is not None:
            reason = f"The reader crashed (exit code {error.exitcode})."
    return nothing(document_id, " ".join(reason.split()))
