"""Replay: pages of the bundled model's training among those of fine-tuning, so that it keeps what it knows.

`data/replay.parquet` has words, boxes and questions of generated pages, without images.
"""

from pathlib import Path

from ..bundled import BUNDLED
from .arguments import DataArguments


REPLAY = Path(__file__).parent.parent / "data" / "replay.parquet"
SHARE = 0.3  # of the pages, where the bundled model is fine-tuned


def with_replay(data: DataArguments, model: str) -> tuple[list[str], list[float]]:
    """Return the datasets to train on and their weights: those of `data`, and the pages of `--replay`."""
    weights = data.dataset_weights or [1.0] * len(data.dataset)
    share = data.replay if data.replay is not None else SHARE * (model == BUNDLED)
    if not share:
        return data.dataset, weights
    return [*data.dataset, str(REPLAY)], [*weights, sum(weights) * share / (1 - share)]
