"""Where training pages come from, as a card tells it: name, split, revision, number of rows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from huggingface_hub.utils import HFValidationError, validate_repo_id
from transformers.utils import logging

from ..data.source_names import GENERATED, OUTLINES, is_made_here


logger = logging.get_logger(__name__)

HUB_PREFIX = "hf://datasets/"
UNNAMED = "unnamed data set"


@dataclass(frozen=True)
class DataSource:
    """A data set that a model was trained or scored on.

    Attributes:
        name: as `--dataset` takes it: `generated`, `outlines:FOLDER`, a folder, a file or a Hub id.
        split: of it.
        share: of the training pages, 0..1.
        revision: commit on the Hub; of local files, the fingerprint that `datasets` takes of them.
        rows: how many it has; `None` for a stream without end, or where counting would mean reading it.
        on_hub: whether the name is an id on the Hub; by default where it reads like one and nothing here has it.
    """

    name: str
    split: str = "train"
    share: float = 1.0
    revision: str | None = None
    rows: int | None = None
    on_hub: bool | None = None

    @property
    def hub_id(self) -> str | None:
        """Its id, if it is a data set on the Hub."""
        on_hub = self.on_hub
        if on_hub is None:
            on_hub = is_hub_id(self.name) and not is_made_here(self.name)
        return self.name if on_hub else None

    @property
    def title(self) -> str:
        """What people read; of a path the last part, for the rest is one machine's own."""
        if self.name.partition(":")[0] == GENERATED:
            return self.name.replace(GENERATED, "generated business documents", 1)
        if self.name.startswith(OUTLINES):
            return f"outlines of the PDFs in {Path(self.name.removeprefix(OUTLINES)).name}"
        return self.hub_id or Path(self.name).name

    def overlaps(self, other: "DataSource") -> bool:
        """Whether both are the same rows, as far as names tell: a single file has no splits."""
        same_split = self.split == other.split or Path(self.name).expanduser().is_file()
        return self._place == other._place and same_split

    @property
    def _place(self) -> tuple[str, Path]:
        """Equal for all spellings of a path."""
        kind = OUTLINES if self.name.startswith(OUTLINES) else ""
        return kind, Path(self.name.removeprefix(kind)).expanduser().resolve()

    def resolved(self) -> "DataSource":
        """With revision and rows, as far as they can be had without reading the data."""
        if is_made_here(self.name):
            return self
        try:
            return replace(self, **_look_up(self.name, self.split))
        except Exception as error:  # builders raise whatever their format's library raises; the card can do without
            logger.warning("The model card has no revision of %s: %s", self.name, error)
            return self


def is_hub_id(name: str) -> bool:
    """Whether a name is that of a repository rather than of a folder here."""
    try:
        validate_repo_id(name)
    except HFValidationError:
        return False
    return not Path(name).exists()


def shares(names: Sequence[str], weights: Sequence[float] | None) -> list[DataSource]:
    """Training data sets with their shares; equal without weights."""
    weights = weights or [1.0] * len(names)
    return [DataSource(name, share=weight / sum(weights)) for name, weight in zip(names, weights)]


def tower_ids(*names: str | None) -> list[str]:
    """Of the published encoders that a model starts from, those on the Hub."""
    return [name for name in names if name and is_hub_id(name)]


def of_dataset(data: Any, split: str) -> list[DataSource]:
    """What a `Trainer`'s own data set says of itself; nothing for one that `datasets` did not open.

    It is on the Hub where its files came from there: its name alone may be that of a folder.
    """
    from datasets import DatasetInfo

    info = getattr(data, "info", None)
    if not isinstance(info, DatasetInfo):
        return []
    split = str(getattr(data, "split", None) or split)
    rows = len(data) if hasattr(data, "__len__") else None
    found = [url.removeprefix(HUB_PREFIX) for url in info.download_checksums or {} if url.startswith(HUB_PREFIX)]
    if found:
        name, _, revision = found[0].rpartition("/")[0].partition("@")
        return [DataSource(name, split, revision=revision.split("/")[0] or None, rows=rows, on_hub=True)]
    named = info.dataset_name if info.dataset_name != info.builder_name else None  # "parquet", "generator"
    fingerprint = getattr(data, "_fingerprint", None)
    return [DataSource(named or UNNAMED, split, revision=fingerprint and fingerprint[:16], rows=rows, on_hub=False)]


def _look_up(name: str, split: str) -> dict[str, Any]:
    from datasets import load_dataset_builder, load_from_disk

    path = Path(name).expanduser()
    if (path / "state.json").is_file() or (path / "dataset_dict.json").is_file():
        saved = load_from_disk(str(path))
        rows = saved[split] if hasattr(saved, "keys") else saved
        return {"revision": rows._fingerprint[:16], "rows": len(rows)}
    if path.is_file():
        builder = load_dataset_builder(
            {".parquet": "parquet"}.get(path.suffix.lower(), "json"), data_files={split: str(path)}
        )
    else:
        builder = load_dataset_builder(str(path) if path.is_dir() else name)
    files = [str(file) for file in (builder.config.data_files or {}).get(split, [])]
    info = (builder.info.splits or {}).get(split)
    return {"revision": _revision(files) or builder.hash[:16], "rows": info.num_examples if info else _count(files)}


def _revision(files: list[str]) -> str | None:
    """`hf://datasets/owner/name@COMMIT/file`."""
    commits = {file.split("@")[1].split("/")[0] for file in files if file.startswith(HUB_PREFIX) and "@" in file}
    return commits.pop() if len(commits) == 1 else None


def _count(files: list[str]) -> int | None:
    """Rows of local Parquet files, from their footers, or lines of JSONL."""
    if not files or not all(Path(file).is_file() for file in files):
        return None
    if all(file.endswith(".parquet") for file in files):
        import pyarrow.dataset

        return pyarrow.dataset.dataset(files, format="parquet").count_rows()
    if not all(file.endswith(".jsonl") for file in files):
        return None
    count = 0
    for file in files:
        with open(file, "rb") as lines:
            count += sum(1 for line in lines if line.strip())
    return count
