"""Documents read in processes of their own: one that hangs, crashes or eats memory costs itself, not the run.

Only Linux knows the limit on memory; elsewhere documents are read without it.
"""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import TimeoutError
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from .documents import Document
from .reading import Read, ReadSettings, note, pack, read_document


if TYPE_CHECKING:
    from pebble import ProcessPool

try:
    import resource
except ModuleNotFoundError:  # on Windows
    resource = None

Reader = Callable[[Path, str, ReadSettings], Read]
WORKERS = 2
MAPPED = Path("/proc/self/statm")  # pages of memory; on Linux alone
AHEAD = 4  # documents in flight for each worker: keeps all busy, and memory small


def read_documents(
    documents: Iterable[Document],
    settings: ReadSettings,
    workers: int | None,
    seconds: float,
    megabytes: int,
    reader: Reader = read_document,
) -> Iterator[tuple[Document, Read]]:
    """Documents in their order, each with what was read of it.

    Args:
        documents: read lazily.
        settings: of the reading.
        workers: processes, two by default; 0 reads in this one, without limits.
        seconds: a document may take; then its process is ended.
        megabytes: of memory a process may take beyond what it starts with, on Linux.
        reader: reads one document; a function of a module.
    """
    if workers == 0:
        for document in documents:
            call = partial(reader, document.path, document.document_id, settings)
            yield document, result_of(call, document.document_id, seconds, megabytes)
        return
    workers = WORKERS if workers is None else workers
    stream, waiting = iter(documents), deque()
    with start_pool(workers, megabytes) as pool:
        try:
            while True:
                while len(waiting) < AHEAD * workers and (document := next(stream, None)) is not None:
                    call = schedule(pool, document.document_id, document.path, settings, seconds, megabytes, reader)
                    waiting.append((document, call))
                if not waiting:
                    return
                document, call = waiting.popleft()
                yield document, call()
        finally:
            pool.stop()


def start_pool(workers: int, megabytes: int) -> "ProcessPool":
    """Processes that read documents, each with so much memory; to be stopped."""
    from pebble import ProcessPool

    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")  # PDFium and fork do not go together
        context.set_forkserver_preload([__name__])
    else:
        context = multiprocessing.get_context("spawn")
    return ProcessPool(workers, initializer=_limit_memory, initargs=(megabytes,), context=context)


def schedule(
    pool: "ProcessPool",
    document_id: str,
    path: Path,
    settings: ReadSettings,
    seconds: float,
    megabytes: int,
    reader: Reader,
) -> Callable[[], Read]:
    """Has a pool read a document; the function that is returned waits for what was read of it."""
    future = pool.schedule(reader, args=(path, document_id, settings), timeout=seconds)
    return partial(result_of, future.result, document_id, seconds, megabytes)


def result_of(call: Callable[[], Read], document_id: str, seconds: float, megabytes: int) -> Read:
    """What `call` returns; if it fails, why."""
    try:
        return call()
    except TimeoutError:
        reason = f"Reading took more than {seconds:g} seconds."
    except MemoryError:
        reason = f"Reading took more than {megabytes} MB of memory."
    except Exception as error:  # whatever a library raises about one document, the others are read
        crashed = getattr(error, "exitcode", None)
        reason = f"{type(error).__name__}: {error}" if crashed is None else f"The reader crashed (exit code {crashed})."
    return pack([], [note(document_id, " ".join(reason.split()))])


def _limit_memory(megabytes: int) -> None:
    """Address space from here on; what the process has mapped already does not count."""
    if resource is None or not MAPPED.exists():
        return
    mapped = int(MAPPED.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (mapped + megabytes * 2**20,) * 2)
