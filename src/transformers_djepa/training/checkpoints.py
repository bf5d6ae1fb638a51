"""Checkpoints of `Trainer`: the one that training resumes from, and one error for a full disk.

`Trainer` writes `trainer_state.json` last, so a run that was killed or had no space leaves a checkpoint without it.
"""

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from transformers import TrainingArguments
from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR
from transformers.utils import logging


logger = logging.get_logger(__name__)

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # no space, over the quota, over the limit of a file's size
RUST = re.compile(r"\(os error (\d+)\)")  # safetensors and tokenizers raise no OSError
TORCH = "inline_container"  # the file of torch.save's writer, which only counts bytes


def last_checkpoint(training_args: TrainingArguments) -> str | None:
    """The checkpoint to resume from; for `True` the newest complete one in the output folder, if there is one.

    Newer ones that are incomplete are named in a warning. Raises `ValueError` for an incomplete one that is given.
    """
    resume = str(training_args.resume_from_checkpoint)
    if resume.lower() in ("false", "none"):
        return None
    if resume.lower() != "true":
        folder = Path(resume).expanduser()
        if not is_complete(folder):
            raise ValueError(
                f"--resume_from_checkpoint {resume} is not a complete checkpoint; give one, or True for the newest "
                "complete one in --output_dir."
            )
        return str(folder)
    for folder in newest_first(Path(training_args.output_dir)):
        if is_complete(folder):
            return str(folder)
        logger.warning("%s is incomplete and passed over.", folder)
    return None


def is_complete(folder: Path) -> bool:
    """Whether a checkpoint has the file that is written last, whole."""
    try:
        return isinstance(json.loads((folder / TRAINER_STATE_NAME).read_bytes()), dict)
    except (OSError, ValueError):
        return False


def newest_first(output_dir: Path) -> list[Path]:
    """Checkpoints of a run, the one after the most steps first."""
    prefix = f"{PREFIX_CHECKPOINT_DIR}-"
    steps = {folder: folder.name.removeprefix(prefix) for folder in output_dir.glob(f"{prefix}*") if folder.is_dir()}
    numbered = [folder for folder, step in steps.items() if step.isdecimal()]
    return sorted(numbered, key=lambda folder: int(steps[folder]), reverse=True)


def flush(folder: Path) -> None:
    """Wait until a folder is on the disk, where a power failure does not cut its files."""
    for path in (*folder.rglob("*"), folder, folder.parent):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextmanager
def writing_to(folder: str) -> Iterator[None]:
    """Raise an `OSError` that names the folder if a file does not fit on the disk, whichever library was writing."""
    try:
        yield
    except Exception as error:
        if (reason := _full_disk(error)) is None:
            raise
        free = shutil.disk_usage(folder).free // 2**20
        raise OSError(
            f"Writing to {folder} failed, with {free:,} MB free on its disk: {reason}. Free some space; training "
            "continues with --resume_from_checkpoint True."
        ) from error


def _full_disk(error: Exception) -> str | None:
    """Why a file did not fit; None for other errors."""
    found = RUST.search(str(error))
    code = error.errno if isinstance(error, OSError) else found and int(found[1])
    if code in FULL:
        return os.strerror(code)
    return "torch.save could not write all bytes" if TORCH in str(error) else None
