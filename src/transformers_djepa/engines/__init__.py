"""Map a function over documents, in order: on this machine's processes or on a Ray cluster.

processes.py     worker processes with limits of time and memory
ray_cluster.py   the same on all nodes of a cluster

Both have `map_documents(documents, reader, limits, num_proc)`.
"""

from collections.abc import Callable
from importlib import import_module


MODULES = {"process": ".processes", "ray": ".ray_cluster"}


def open_engine(name: str) -> Callable:
    """Return the `map_documents` of an engine.

    Raises:
        ValueError: an unknown engine.
        ModuleNotFoundError: the engine is not installed.
    """
    if name not in MODULES:
        raise ValueError(f"engine must be one of {', '.join(MODULES)}, got {name!r}.")
    return import_module(MODULES[name], __package__).map_documents
