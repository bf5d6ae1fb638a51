"""Data sources of model cards: Hub ids, local data, overlap."""

from pathlib import Path

import pytest
from datasets import Dataset, load_dataset

from transformers_djepa.cards.data import DataSource, of_dataset


@pytest.fixture
def folder(tmp_path):
    """A folder of rows with one Parquet file for each split."""
    for split in ("train", "test"):
        Dataset.from_list([{"a": 1}, {"a": 2}]).to_parquet(tmp_path / "my_rows" / f"{split}.parquet")
    return tmp_path / "my_rows"


def load_rows(kind: str, folder: Path) -> Dataset:
    if kind == "file":
        return load_dataset("parquet", data_files=str(folder / "train.parquet"), split="train")
    if kind == "folder":
        return load_dataset(str(folder), split="train")
    return Dataset.from_generator(lambda: iter([{"a": 1}, {"a": 2}]))


@pytest.mark.parametrize(
    ("kind", "title"), (("file", "unnamed data set"), ("folder", "my_rows"), ("generator", "unnamed data set"))
)
def test_local_rows_have_no_hub_id(kind, title, folder):
    (source,) = of_dataset(load_rows(kind, folder), "test")
    assert source.hub_id is None and source.title == title
    assert source.split == "train" and source.rows == 2 and len(source.revision) == 16


def test_rows_from_the_hub_have_id_and_revision(folder):
    rows = load_rows("folder", folder)
    rows.info.download_checksums = {"hf://datasets/me/receipts@abc123/data/train.parquet": {"num_bytes": 9}}
    (source,) = of_dataset(rows, "train")
    assert (source.hub_id, source.revision, source.rows) == ("me/receipts", "abc123", 2)


@pytest.mark.parametrize("other", ("x", "./x", "{here}/x", "y/../x/"))
def test_different_paths_to_the_same_folder_overlap(other, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    other = other.format(here=tmp_path)
    assert DataSource("x/").rows_id == DataSource(other).rows_id
    assert DataSource("x/").rows_id not in (DataSource(other, "test").rows_id, DataSource(f"{other}/z").rows_id)
