"""Open datasets: a folder or file of Parquet or JSONL, a folder written by `Dataset.save_to_disk`, or a Hub id."""

import itertools
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import datasets
import pyarrow.parquet
from datasets import Dataset, IterableDataset
from datasets.data_files import DataFilesList

from djepa_pages.damage import reading, shown
from djepa_pages.paths import local_path


BLANK = b" \t\r\n\xef\xbb\xbf"  # with the bytes of a byte order mark
FILE_LOADERS = {".parquet": "parquet", ".jsonl": "json", ".json": "json"}


@dataclass(frozen=True)
class ImagePaths:
    """Where the images of rows are.

    Attributes:
        base: folder that their paths are relative to.
        root: folder that they must be in; `None` allows all paths.
    """

    base: Path = Path()
    root: Path | None = None

    def locate(self, image: Any) -> Any:
        """Return the bytes, the path or the decoded image of a stored image, or `None`.

        Raises:
            ValueError: the path leads out of `root`.
        """
        if isinstance(image, dict):
            image = image.get("bytes") or image.get("path")
        if not isinstance(image, str):
            return image
        path = self.base / image
        if self.root is not None and not path.resolve().is_relative_to(self.root):  # follows links
            raise ValueError(
                f"image {shown(image)} is outside of the folder of the dataset, {self.root}; copy it there, or allow "
                "such images with --allow_outside (in Python allow_outside=True)."
            )
        return str(path)


@dataclass(frozen=True)
class OpenedRows:
    """The rows of a split, which are read later.

    Attributes:
        rows: as opened by `datasets`.
        name: of the dataset, for messages.
        files: of a stream, one for each of its shards; empty if unknown.
        images: where its images are.
        stamp: differs if the rows of a source have changed.
    """

    rows: Dataset | IterableDataset
    name: str = "The dataset"
    files: Sequence[str] = ()
    images: ImagePaths = ImagePaths()
    stamp: str = ""


def open_rows(source: Any, split: str, allow_outside: bool = False) -> OpenedRows:
    """Open the rows of a split of what `load_document_dataset` takes; `allow_outside` is explained there."""
    if isinstance(source, (Dataset, IterableDataset)):
        return OpenedRows(source)
    name, path = str(source), local_path(source)
    splits, files = _open_file(path, split) if path.is_file() else _open_splits(source)
    base = (path.parent if path.is_file() else path).absolute()
    images = ImagePaths(base, None if allow_outside else base.resolve())
    if isinstance(splits, Dataset):  # a saved split
        splits = {split: splits}
    if split not in splits:
        known = ", ".join(splits)
        raise ValueError(
            f"{name} has no split {split!r}, only {known}; name files by split, such as {split}-0.parquet."
        )
    rows, data_files = splits[split], files.get(split, DataFilesList([], []))
    version = rows._fingerprint if isinstance(rows, Dataset) else data_files.origin_metadata
    return OpenedRows(rows, name, data_files, images, f"{base}: {version}")


def dataset_splits(source: str | Path) -> list[str]:
    """Splits of what `open_rows` opens; "train" for a single file and a saved split. Raises `ValueError`."""
    splits = None if local_path(source).is_file() else _open_splits(source)[0]
    return list(splits) if isinstance(splits, dict) else ["train"]


def _open_file(path: Path, split: str) -> tuple[dict[str, IterableDataset], dict[str, DataFilesList]]:
    if path.suffix.lower() not in FILE_LOADERS:
        raise ValueError(f"{path} is not a dataset; give a folder, or a file ending in {', '.join(FILE_LOADERS)}.")
    return _stream(path, FILE_LOADERS[path.suffix.lower()], data_files={split: str(path)})


def _open_splits(source: str | Path) -> tuple[Any, dict[str, DataFilesList]]:
    """Open a saved split, saved splits, a folder of files, or a Hub repository; also return the files of each split."""
    path = local_path(source)
    if (path / "state.json").is_file() or (path / "dataset_dict.json").is_file():
        with reading(f"{path} cannot be opened as a dataset"):
            return datasets.load_from_disk(str(path)), {}
    return _stream(source, str(path) if path.is_dir() else str(source))


def _stream(name: str | Path, builder: str, **kwargs) -> tuple[dict[str, IterableDataset], dict[str, DataFilesList]]:
    for kind in FILE_LOADERS.values():  # logs its errors before it raises them
        logging.getLogger(f"datasets.packaged_modules.{kind}.{kind}").setLevel(logging.CRITICAL)
    with reading(f"{name} cannot be opened as a dataset, locally or from the Hub"):
        opened = datasets.load_dataset_builder(builder, **kwargs)
        files = {str(split): names for split, names in (opened.config.data_files or {}).items()}
        local = [Path(file) for file in itertools.chain(*files.values()) if Path(file).is_file()]
        for file in local:
            _check_lines(file)
        try:
            return opened.as_streaming_dataset(), files
        except Exception:
            for file in local:
                _check_schema(file)
            raise


def _check_lines(path: Path) -> None:
    """Raise `ValueError` for a row `null` in a JSONL file, which crashes the process in pyarrow."""
    if FILE_LOADERS.get(path.suffix.lower()) != "json":
        return
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            start = line.lstrip(BLANK)
            if start.startswith(b"[") and number == 1:
                return  # one list of rows
            if start.startswith(b"null"):
                raise ValueError(f"{path}, line {number} is null; it must be a row, {{...}}.")


def _check_schema(path: Path) -> None:
    """Raise `ValueError` for a Parquet file without a readable schema, which `datasets` does not name."""
    if FILE_LOADERS.get(path.suffix.lower()) == "parquet":
        with reading(f"{path} is damaged"):
            pyarrow.parquet.read_schema(path)
