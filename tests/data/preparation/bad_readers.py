"""Readers that do what bad documents make libraries do; a module of its own, because worker processes import it."""

import os
import time

from transformers_djepa.data.preparation.reading import Read, read_document


def read(path, document_id, settings) -> Read:
    """As the file's name says: hang, crash, eat memory, raise; else it is read."""
    if "hang" in document_id:
        time.sleep(600)
    if "crash" in document_id:
        os._exit(3)
    if "memory" in document_id:
        return bytearray(2**34)
    if "raise" in document_id:
        raise KeyError("surprise")
    return read_document(path, document_id, settings)


def read_together(path, document_id, settings) -> Read:
    """As `read`, but not before a process with another `NODE` in its environment has begun to read as well."""
    begun = path.parent / "begun"
    (begun / os.environ["NODE"]).touch()
    while len(list(begun.iterdir())) < 2:
        time.sleep(0.05)
    return read(path, document_id, settings)
