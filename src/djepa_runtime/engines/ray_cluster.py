"""Read documents on all nodes of a Ray cluster; results and their order are those of processes.py.

    documents ─> Ray Data ─> one actor per CPU, each with a reading process ─> results, in order

Every node needs the package (`pip install 'transformers-djepa[ray]'`), the documents at the same path (as on a shared
filesystem), and memory for two processes per CPU. Documents of a lost node are read again on another node.
"""

import logging
import os
import pickle
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from djepa_pages import Limits

from .processes import Document, Reader, RunError, call_reader, start_worker


try:
    import ray
    import ray.data
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "Ray is not installed; run `pip install 'transformers-djepa[ray]'`.", name="ray"
    ) from error

MAX_TASKS = 10_000  # up to this many documents, each is a task of its own
IN_FLIGHT = 2  # documents per actor: one is read, one waits


def map_documents(
    documents: Iterable[Document], reader: Reader, limits: Limits, num_proc: int | None = None
) -> Iterator[tuple[Document, Any]]:
    """Like `processes.map_documents`, on a cluster; by default with one worker per CPU.

    The cluster is the one that this process is connected to, that of `RAY_ADDRESS`, or one running on this machine;
    otherwise one is started on this machine until all documents are read.

    Raises:
        ValueError: 0 processes.
        OSError: no cluster at `RAY_ADDRESS`, or a node without the folder of the documents.
    """
    if num_proc == 0:
        raise ValueError("Ray reads in other processes; give at least 1 process, or none for all CPUs.")
    documents = list(documents)
    if not documents:
        return
    with _connected(num_proc):
        workers = num_proc or int(ray.cluster_resources().get("CPU", 1))
        items = [{"document_id": each.document_id, "path": str(each.path.absolute())} for each in documents]
        dataset = ray.data.from_items(items, override_num_blocks=min(len(items), MAX_TASKS))
        dataset.context.execution_options.preserve_order = True
        dataset.context.enable_progress_bars = dataset.context.print_on_execution_start = False
        reads = dataset.map(
            DocumentReader,
            fn_constructor_args=(reader, limits),
            compute=ray.data.ActorPoolStrategy(size=min(workers, len(items)), max_tasks_in_flight_per_actor=IN_FLIGHT),
        )
        for document, row in zip(documents, reads.iter_rows(), strict=True):
            result = pickle.loads(row["result"])
            if isinstance(result, RunError):
                raise result
            yield document, result


class DocumentReader:
    """Ray actor that reads documents in a process of its own, which can be killed."""

    def __init__(self, reader: Reader, limits: Limits):
        self.reader = partial(start_worker(reader, limits).call, reader)

    def __call__(self, row: dict) -> dict[str, bytes]:
        """Return a pickled result, or a `RunError`, such as on a node without the folder."""
        folder = Path(row["path"]).parent
        node = os.uname().nodename
        result = RunError(f"The node {node} has no folder {folder}; it needs the documents at the same path.")
        if folder.is_dir():
            try:
                result = call_reader(self.reader, Path(row["path"]), row["document_id"])
            except RunError as error:
                result = error
        return {"result": pickle.dumps(result)}


@contextmanager
def _connected(workers: int | None) -> Iterator[None]:
    """Connect to a cluster, or start one, without log output."""
    if ray.is_initialized():
        yield
        return
    logging.getLogger("ray.data").setLevel(logging.ERROR)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        ray.init(address="auto", **quiet)
    except (ConnectionError, SystemExit):  # Ray exits if a cluster does not answer
        if "RAY_ADDRESS" in os.environ:
            raise ConnectionError(f"No Ray cluster answers at {os.environ['RAY_ADDRESS']} (RAY_ADDRESS).") from None
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    try:
        yield
    finally:
        ray.shutdown()
