"""Checkpoints of `Trainer`: which ones are complete, the one that training resumes from, and one error for a full disk.

`Trainer` writes `trainer_state.json` last. A kill leaves a checkpoint without it; a full disk or a power failure may
leave files that are empty or cut. So every file of a checkpoint is opened before training resumes from it.
"""

import errno
import json
import os
import re
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from safetensors import safe_open
from transformers import TrainingArguments
from transformers.trainer import OPTIMIZER_NAME, SCHEDULER_NAME, TRAINER_STATE_NAME
from transformers.trainer_utils import PREFIX_CHECKPOINT_DIR
from transformers.utils import logging


logger = logging.get_logger(__name__)

ZIPPED = (".pt", ".pth", ".bin")  # written by torch.save
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # no space, over the quota, over the limit of a file's size
RUST = re.compile(r"\(os error (\d+)\)")  # safetensors and tokenizers raise no OSError
TORCH = "inline_container"  # the file of torch.save's writer, which only counts bytes
DEEPSPEED = "latest"  # a file of DeepSpeed's checkpoints, which hold optimizer and scheduler in their own way


def last_checkpoint(training_args: TrainingArguments) -> str | None:
    """The checkpoint to resume from; for `True` the newest complete one in the output folder, if there is one.

    Newer ones that are incomplete are named in a warning. Raises `ValueError` for an incomplete one that is given.
    """
    resume = training_args.resume_from_checkpoint
    if str(resume).lower() in ("false", "none"):
        return None
    if str(resume).lower() != "true":
        resume = os.path.expanduser(resume)
        if (fault := fault_of(Path(resume))) is not None:
            raise ValueError(
                f"--resume_from_checkpoint {resume}: {fault}. Give a complete checkpoint, or True for the newest "
                "complete one in --output_dir."
            )
        return resume
    for folder in newest_first(Path(training_args.output_dir)):
        if (fault := fault_of(folder)) is None:
            return str(folder)
        logger.warning("%s is incomplete and passed over: %s.", folder, fault)
    return None


def newest_first(output_dir: Path) -> list[Path]:
    """Checkpoints of a run, the one after the most steps first."""
    prefix = f"{PREFIX_CHECKPOINT_DIR}-"
    steps = {folder: folder.name.removeprefix(prefix) for folder in output_dir.glob(f"{prefix}*") if folder.is_dir()}
    numbered = [folder for folder, step in steps.items() if step.isdecimal()]
    return sorted(numbered, key=lambda folder: int(steps[folder]), reverse=True)


def fault_of(folder: Path) -> str | None:
    """What makes a checkpoint incomplete, with the name of the file; None for a complete one."""
    if not folder.is_dir():
        return "there is no such folder"
    if missing := _missing(folder):
        return f"{missing} is missing"
    for path in sorted(folder.rglob("*")):
        try:
            _open(path)
        except Exception as error:  # whatever a reader raises
            return f"{path.relative_to(folder)} is cut or damaged ({type(error).__name__}: {error})"
    return None


def _missing(folder: Path) -> str | None:
    """The first part that is missing. Checkpoints with `save_only_model` have neither optimizer nor scheduler."""
    if not (folder / TRAINER_STATE_NAME).is_file():
        return TRAINER_STATE_NAME
    if not any(folder.rglob("*model*")):
        return "the model"
    optimizer, scheduler = any(folder.glob("optimizer*")), (folder / SCHEDULER_NAME).is_file()
    if optimizer != scheduler and not (folder / DEEPSPEED).exists():
        return SCHEDULER_NAME if optimizer else OPTIMIZER_NAME
    return None


def _open(path: Path) -> None:
    """Raise an error for a file that is cut or damaged; files of other kinds are not checked."""
    if not path.is_dir() and not path.is_file():
        raise ValueError("a broken link or a device")
    if path.suffix == ".json":
        json.loads(path.read_bytes())
    elif path.suffix == ".safetensors":
        with safe_open(path, framework="pt"):
            pass
    elif path.suffix in ZIPPED:
        with zipfile.ZipFile(path) as archive:
            if (part := archive.testzip()) is not None:
                raise ValueError(f"wrong checksum of {part}")


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
