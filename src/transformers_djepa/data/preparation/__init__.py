"""Prepare documents or published datasets as Parquet shards: `prepare(source, output)`."""

from .prepare import prepare
from .reading import ReadSettings


__all__ = ["ReadSettings", "prepare"]
