"""Documents read on all nodes of a cluster, through Ray Data; the rows are those of workers.py, in the same order.

    documents ─> Ray Data ─> an actor for each CPU, a reading process in each ─> rows, in order ─> shards

Every node needs the package (`pip install 'transformers-djepa[ray]'`), and the folder of the documents at the same
path: a shared filesystem. A CPU that reads takes memory for two processes, most of it for imports. The shards are
written by the process that runs `prepare`, so that the output folder needs no sharing. All it does is join tables and
write them, far less than reading a page; a very large cluster would wait for it. What is read ahead stands in Ray's
object store, so that its memory does not grow with the corpus.

Each actor reads with a process of workers.py, so that the limits are the same, and a document that breaks them is left
out. What a lost node was reading is read again on another one.
"""

import logging
import os
import pickle
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .documents import Document
from .reading import Read, ReadSettings, read_document
from .workers import Reader, schedule, start_pool


try:
    import ray
    import ray.data
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "Ray is not installed; run `pip install 'transformers-djepa[ray]'`.", name="ray"
    ) from error

MOST_TASKS = 10_000  # of one document each, up to so many documents
IN_FLIGHT = 2  # documents of an actor: one is read, one waits


def read_documents(
    documents: Iterable[Document],
    settings: ReadSettings,
    workers: int | None,
    seconds: float,
    megabytes: int,
    reader: Reader = read_document,
) -> Iterator[tuple[Document, Read]]:
    """As `workers.read_documents`, on a cluster.

    The cluster is the one that this process is connected to already; else that of `RAY_ADDRESS`, or the one that runs
    on this machine; else one of this machine alone, until all is read.

    Args:
        documents: all at once.
        settings: of the reading.
        workers: reading processes in all, each of which takes one CPU; all of the cluster's by default.
        seconds: a document may take; then its process is ended.
        megabytes: of memory a process may take beyond what it starts with.
        reader: reads one document; a function of a module.

    Raises:
        ValueError: `workers` is 0.
        OSError: no cluster at `RAY_ADDRESS`, or a node without the documents' folder.
    """
    if workers == 0:
        raise ValueError("Ray reads in other processes than this one; give at least 1 worker, or leave it out.")
    documents = list(documents)
    if not documents:
        return
    with _connected(workers):
        workers = workers or int(ray.cluster_resources().get("CPU", 1))
        items = [{"document_id": each.document_id, "path": str(each.path.absolute())} for each in documents]
        found = ray.data.from_items(items, override_num_blocks=min(len(items), MOST_TASKS))
        found.context.execution_options.preserve_order = True
        found.context.enable_progress_bars = found.context.print_on_execution_start = False
        reads = found.map(
            DocumentReader,
            fn_constructor_args=(settings, seconds, megabytes, reader),
            compute=ray.data.ActorPoolStrategy(size=min(workers, len(items)), max_tasks_in_flight_per_actor=IN_FLIGHT),
        )
        for document, row in zip(documents, reads.iter_rows(), strict=True):
            read = pickle.loads(row["read"])
            if isinstance(read, OSError):
                raise read
            yield document, read


class DocumentReader:
    """Lives in a process of Ray's and reads one document after the other, in a process that it may end."""

    def __init__(self, settings: ReadSettings, seconds: float, megabytes: int, reader: Reader):
        self.pool = start_pool(1, megabytes)
        self.arguments = (settings, seconds, megabytes, reader)

    def __call__(self, row: dict) -> dict[str, bytes]:
        """A document's pickled `Read`, or an `OSError`: a node without the folder must not leave all of it out."""
        folder = Path(row["path"]).parent
        if folder.is_dir():
            result = schedule(self.pool, row["document_id"], Path(row["path"]), *self.arguments)()
        else:
            node = os.uname().nodename
            result = OSError(f"The node {node} has no folder {folder}; it needs the documents at the same path.")
        return {"read": pickle.dumps(result)}


@contextmanager
def _connected(workers: int | None) -> Iterator[None]:
    """To the cluster there is, or to one for this block; quietly."""
    if ray.is_initialized():
        yield
        return
    logging.getLogger("ray.data").setLevel(logging.ERROR)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        ray.init(address="auto", **quiet)
    except (ConnectionError, SystemExit):  # the latter from Ray, of a cluster that does not answer
        if "RAY_ADDRESS" in os.environ:
            raise ConnectionError(f"No Ray cluster answers at {os.environ['RAY_ADDRESS']} (RAY_ADDRESS).") from None
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    try:
        yield
    finally:
        ray.shutdown()
