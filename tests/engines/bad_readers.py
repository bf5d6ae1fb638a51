"""Readers that do what bad documents make libraries do; a module of its own, because worker processes import it."""

import os
import time
from pathlib import Path


def read(path: Path, document_id: str) -> str:
    """As the file's name says: hang, crash, eat memory, raise; else its text is returned."""
    if "hang" in document_id:
        time.sleep(600)
    if "crash" in document_id:
        os._exit(3)
    if "memory" in document_id:
        return bytearray(2**34)
    if "raise" in document_id:
        raise KeyError("surprise")
    return path.read_text()


def read_together(path: Path, document_id: str, begun: Path) -> str:
    """As `read`, but not before a process with another `NODE` in its environment has begun to read as well."""
    (begun / os.environ["NODE"]).touch()
    while len(list(begun.iterdir())) < 2:
        time.sleep(0.05)
    return read(path, document_id)
