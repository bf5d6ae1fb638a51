"""Open datasets: a folder or file of Parquet or JSONL, a folder written by `Dataset.save_to_disk`, or a Hub id."""

import logging
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import datasets
from datasets import Dataset, IterableDataset
from datasets.data_files import DataFilesList

from djepa_pages.damage import reading, shown
from djepa_pages.folder import SUFFIXES, holds


FILE_LOADERS = {".parquet": "parquet", ".jsonl": "json", ".json": "json"}
STARTS_WITH_NULL = re.compile(rb"(\xef\xbb\xbf)?\s*\[?\s*null")  # crashes Arrow


class OpenedRows(NamedTuple):
    """The rows of a split, which are read later."""

    rows: Dataset | IterableDataset
    name: str = "The dataset"  # in messages
    files: Sequence[str] = ()  # of a stream, one for each of its shards; empty if unknown
    folder: Path = Path()  # that paths of images are relative to
    root: Path | None = None  # folder that images must be in; `None` allows all paths
    stamp: str = ""  # differs if the rows of a source have changed

    def locate(self, image: Any) -> Any:
        """Bytes, path or decoded image of a stored image, or `None`; raises `ValueError` for a path out of `root`."""
        if isinstance(image, dict):
            image = image.get("bytes") or image.get("path")
        if not isinstance(image, str):
            return image
        path = self.folder / image
        if self.root is not None and not path.resolve().is_relative_to(self.root):  # follows links
            raise ValueError(
                f"image {shown(image)} is outside of the folder of the dataset, {self.root}; copy it there, or allow "
                "such images with --allow_outside (in Python allow_outside=True)."
            )
        return str(path)


def open_rows(source: Any, split: str, allow_outside: bool = False) -> OpenedRows:
    """Open the rows of a split of what `load_document_dataset` takes; `allow_outside` is explained there."""
    if isinstance(source, (Dataset, IterableDataset)):
        return OpenedRows(source)
    name, path = str(source), Path(os.path.expanduser(source))
    splits, files = _open_splits(source, split)
    if split not in splits:
        known = ", ".join(splits)
        raise ValueError(
            f"{name} has no split {split!r}, only {known}; name files by split, such as {split}-0.parquet."
        )
    rows, data_files = splits[split], files.get(split, DataFilesList([], []))
    folder = (path.parent if path.is_file() else path).absolute()
    version = rows._fingerprint if isinstance(rows, Dataset) else data_files.origin_metadata
    root = None if allow_outside else folder.resolve()
    return OpenedRows(rows, name, data_files, folder, root, f"{folder}: {version}")


def dataset_splits(source: str | Path) -> list[str]:
    """Splits of what `open_rows` opens; "train" for a single file and a saved split. Raises `ValueError`."""
    return list(_open_splits(source)[0])


def _open_splits(
    source: str | Path, split: str = "train"
) -> tuple[dict[str, Dataset | IterableDataset], dict[str, DataFilesList]]:
    """Open saved splits, a folder of files, a Hub repository, or a saved split or file, which get the name `split`.

    Returns the rows of each split, and their files.
    """
    path = Path(os.path.expanduser(source))
    if (path / "state.json").is_file() or (path / "dataset_dict.json").is_file():
        with reading(f"{path} cannot be opened as a dataset"):
            saved = datasets.load_from_disk(str(path))
            return {split: saved} if isinstance(saved, Dataset) else saved, {}
    if not holds(path, (*FILE_LOADERS, ".arrow")) and holds(path, SUFFIXES):
        raise ValueError(
            f"{path} holds documents, not rows; run `djepa prepare {path} --output_dir rows`, and give rows."
        )
    suffix = path.suffix.lower()
    if path.is_file() and suffix not in FILE_LOADERS:
        raise ValueError(f"{path} is not a dataset; give a folder, or a file ending in {', '.join(FILE_LOADERS)}.")
    for kind in FILE_LOADERS.values():  # logs its errors before it raises them
        logging.getLogger(f"datasets.packaged_modules.{kind}.{kind}").setLevel(logging.CRITICAL)
    with reading(f"{source} cannot be opened as a dataset, locally or from the Hub"):
        if path.is_file():
            opened = datasets.load_dataset_builder(FILE_LOADERS[suffix], data_files={split: str(path)})
        else:
            opened = datasets.load_dataset_builder(str(path if path.is_dir() else source))
        files = {str(name): names for name, names in (opened.config.data_files or {}).items()}
        _check_json(name for names in files.values() for name in names)
        return opened.as_streaming_dataset(), files


def _check_json(files: Iterable[str]) -> None:
    """Raise `ValueError` for a local file of rows whose first one is null."""
    for file in files:
        if FILE_LOADERS.get(Path(file).suffix.lower()) == "json" and os.path.isfile(file):
            with open(file, "rb") as content:
                if STARTS_WITH_NULL.match(content.read(100)):
                    raise ValueError(f"the first row of {file} is null; a row is an object with columns by name.")
