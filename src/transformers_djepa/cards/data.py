"""Datasets and base model, as a model card lists them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from huggingface_hub.repocard import metadata_load
from huggingface_hub.utils import HFValidationError, validate_repo_id

from djepa_pages.damage import reading


HUB_PREFIX = "hf://datasets/"


@dataclass(frozen=True)
class DataSource:
    """A dataset that a model is trained or evaluated on."""

    name: str  # a value of `--dataset`: a folder, a file or a Hub id
    split: str = "train"
    share: float = 1.0  # of the training pages
    revision: str | None = None  # commit on the Hub, or the fingerprint of a local `datasets.Dataset`
    rows: int | None = None  # their number, if known

    @property
    def hub_id(self) -> str | None:
        """Repository on the Hub, `None` for other data."""
        return self.name if is_hub_id(self.name) else None

    @property
    def title(self) -> str:
        """Name for readers, without local folders."""
        return self.hub_id or Path(self.name).name

    @property
    def rows_id(self) -> tuple[Path, str]:
        """The same for two names of the same rows."""
        path = Path(self.name).expanduser().resolve()
        return path, "" if path.is_file() else self.split  # a single file has no splits


def is_hub_id(name: str) -> bool:
    """Return whether a name is a repository on the Hub rather than a local path."""
    try:
        validate_repo_id(name)
    except HFValidationError:
        return False
    return not Path(name).exists()


def shares(names: Sequence[str], weights: Sequence[float] | None, split: str = "train") -> list[DataSource]:
    """Return training datasets with their shares; equal shares without weights."""
    weights = weights or [1.0] * len(names)
    return [DataSource(name, split, weight / sum(weights)) for name, weight in zip(names, weights)]


def tower_ids(*names: str | None) -> list[str]:
    """Return the checkpoints among `names` that are on the Hub."""
    return [name for name in names if name and is_hub_id(name)]


def base_model_facts(name: str) -> tuple[str, dict[str, Any]]:
    """Return the title of a base model, without local folders, and the metadata that its card passes on."""
    if not name:
        return "", {}
    if is_hub_id(name):
        return name, {"base_model": name}
    folder, data = Path(name).resolve(), {}
    if (folder / "README.md").is_file():
        with reading(f"{folder / 'README.md'} has wrong metadata; correct or remove them"):
            data = metadata_load(folder / "README.md") or {}
    return folder.name, {field: data[field] for field in ("license", "language", "base_model") if data.get(field)}


def of_dataset(data: Any, split: str) -> list[DataSource]:
    """Describe the dataset of a `Trainer`; empty if it was not opened by `datasets`."""
    from datasets import Dataset

    if not isinstance(data, Dataset):
        return []
    info, split, rows = data.info, str(data.split or split), len(data)
    urls = [url.removeprefix(HUB_PREFIX) for url in info.download_checksums or {} if url.startswith(HUB_PREFIX)]
    if urls:
        name, _, revision = urls[0].partition("@")
        return [DataSource(name, split, revision=revision.split("/")[0], rows=rows)]
    is_named = info.dataset_name and info.dataset_name != info.builder_name  # not "parquet" or "generator"
    name = f"./{info.dataset_name}" if is_named else "unnamed data set"  # "./": a folder, not a Hub id
    return [DataSource(name, split, revision=data._fingerprint[:16], rows=rows)]
