"""One error for a full disk, whichever library was writing."""

import errno
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager


FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # no space, over the quota, over the limit of a file's size
RUST = re.compile(r"\(os error (\d+)\)")  # safetensors and tokenizers raise no OSError
TORCH = "inline_container"  # the file of torch.save's writer, which only counts bytes


@contextmanager
def writing_to(folder: str) -> Iterator[None]:
    """Raise an `OSError` that names the folder if a file does not fit on the disk."""
    hook = threading.excepthook  # TensorBoard writes in a thread and raises its error again in this one
    threading.excepthook = lambda failure: None if _reason(failure.exc_value) else hook(failure)
    try:
        yield
    except Exception as error:
        if (reason := _reason(error)) is None:
            raise
        free = shutil.disk_usage(folder).free // 2**20
        raise OSError(
            f"Writing to {folder} failed, with {free:,} MB free on its disk: {reason}. Free some space; training "
            "continues with --resume_from_checkpoint True."
        ) from error
    finally:
        threading.excepthook = hook


def _reason(error: Exception) -> str | None:
    """Why a file could not be written; None for other errors."""
    found = RUST.search(str(error))
    code = error.errno if isinstance(error, OSError) else found and int(found[1])
    if code in FULL:
        return os.strerror(code)
    return "torch.save could not write all bytes" if TORCH in str(error) else None
