"""Read documents in worker processes, so that one that hangs, crashes or needs too much memory fails alone."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from djepa_pages import Limits, Worker
from djepa_pages.damage import reason_of

from ..folder import Document
from .reading import Read, ReadSettings, nothing, read_document


Reader = Callable[[Path, str, ReadSettings], Read]
WORKERS = 2
AHEAD = 4  # documents in flight per worker: keeps all workers busy at little memory


def read_documents(
    documents: Iterable[Document],
    settings: ReadSettings,
    limits: Limits,
    num_proc: int | None = None,
    reader: Reader = read_document,
) -> Iterator[tuple[Document, Read]]:
    """Read documents lazily and yield them in their order; by default with two workers.

    `reader` reads one document and must be a module-level function.
    """
    if num_proc == 0:
        for document in documents:
            yield document, read_or_note(document.path, document.document_id, settings, reader)
        return
    num_proc, stream, waiting = num_proc or WORKERS, iter(documents), deque()
    with ThreadPoolExecutor(num_proc) as threads, ExitStack() as workers:
        idle = SimpleQueue()
        for _ in range(num_proc):
            idle.put(workers.enter_context(start_worker(limits)))
        workers.callback(threads.shutdown, wait=False, cancel_futures=True)  # before the workers are closed

        def read(document: Document) -> Read:
            worker = idle.get()
            try:
                return read_or_note(document.path, document.document_id, settings, partial(worker.call, reader))
            finally:
                idle.put(worker)

        while True:
            while len(waiting) < AHEAD * num_proc and (document := next(stream, None)) is not None:
                waiting.append((document, threads.submit(read, document)))
            if not waiting:
                return
            document, future = waiting.popleft()
            yield document, future.result()


def start_worker(limits: Limits) -> Worker:
    """A worker whose memory is limited after the modules that read documents are imported."""
    return Worker(limits, preload=__name__)


def read_or_note(path: Path, document_id: str, settings: ReadSettings, reader: Reader) -> Read:
    """Read a document, or leave it out with the reason why it cannot be read."""
    try:
        return reader(path, document_id, settings)
    except Exception as error:  # an error of any library about one document must not stop the others
        return nothing(document_id, reason_of(error))
