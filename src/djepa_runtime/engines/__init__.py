"""Map a function over documents, in order: in processes of this machine, or on all nodes of a Ray cluster."""

from collections.abc import Callable
from importlib import import_module


MODULES = {"process": ".processes", "ray": ".ray_cluster"}


def open_engine(name: str) -> Callable:
    """`map_documents(documents, reader, limits, num_proc)` of an engine.

    Raises `ValueError` for an unknown engine, and `ModuleNotFoundError` if Ray is not installed.
    """
    if name not in MODULES:
        raise ValueError(f"engine must be one of {', '.join(MODULES)}, got {name!r}.")
    return import_module(MODULES[name], __package__).map_documents
