"""Read documents in worker processes, so that one that hangs, crashes or needs too much memory fails alone."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from djepa_pages import Limits, Worker
from djepa_pages.damage import reason_of


Document = Any  # anything with `document_id` and `path`
Reader = Callable[[Path, str], Any]  # path and id of a document; defined in a module, or a `partial` of such a function
WORKERS = 2
AHEAD = 4  # documents in flight per worker: keeps all workers busy at little memory


@dataclass(frozen=True)
class Failed:
    """In place of what a reader returns: why it could not read a document."""

    reason: str


class RunError(OSError):
    """An error of the run, such as a model that cannot be loaded, which must not cost every document a row."""


def map_documents(
    documents: Iterable[Document], reader: Reader, limits: Limits, num_proc: int | None = None
) -> Iterator[tuple[Document, Any]]:
    """Read documents lazily and yield them in their order, each with what the reader returned, or `Failed`.

    `num_proc` is 2 by default; 0 reads in this process, without limits.
    """
    if num_proc == 0:
        for document in documents:
            yield document, call_reader(reader, document.path, document.document_id)
        return
    num_proc, stream, waiting = num_proc or WORKERS, iter(documents), deque()
    with ThreadPoolExecutor(num_proc) as threads, ExitStack() as workers:
        idle = SimpleQueue()
        for _ in range(num_proc):
            idle.put(workers.enter_context(start_worker(reader, limits)))
        workers.callback(threads.shutdown, wait=False, cancel_futures=True)  # before the workers are closed

        def read(document: Document) -> Any:
            worker = idle.get()
            try:
                return call_reader(partial(worker.call, reader), document.path, document.document_id)
            finally:
                idle.put(worker)

        while True:
            while len(waiting) < AHEAD * num_proc and (document := next(stream, None)) is not None:
                waiting.append((document, threads.submit(read, document)))
            if not waiting:
                return
            document, future = waiting.popleft()
            yield document, future.result()


def start_worker(reader: Reader, limits: Limits) -> Worker:
    """A worker whose limits begin after a module is imported: `reader.preload`, or that of the function."""
    function = reader.func if isinstance(reader, partial) else reader
    return Worker(limits, preload=getattr(reader, "preload", function.__module__))


def call_reader(reader: Reader, path: Path, document_id: str) -> Any:
    """Read a document; returns `Failed` if it cannot be read, and raises `RunError`s."""
    try:
        return reader(path, document_id)
    except RunError:
        raise
    except Exception as error:  # an error of any library about one document must not stop the others
        return Failed(reason_of(error))
