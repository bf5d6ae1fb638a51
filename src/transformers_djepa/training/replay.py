"""Replay: generated pages among those of fine-tuning, so that the bundled model keeps what it learned from them."""

from transformers.utils import logging

from djepa_forms.style import body_fonts

from ..bundled import BUNDLED
from ..data.source_names import GENERATED
from .arguments import DataArguments


logger = logging.get_logger(__name__)

SHARE = 0.3  # of the pages, where the bundled model is fine-tuned


def with_replay(data: DataArguments, model: str) -> tuple[list[str], list[float]]:
    """Return the datasets to train on and their weights: those of `data`, and generated pages for `--replay`.

    Raises `ValueError` for a `--replay` next to a generated dataset, or if pages cannot be generated here.
    """
    weights = data.dataset_weights or [1.0] * len(data.dataset)
    share = _share(data, model)
    if not share:
        return data.dataset, weights
    return [*data.dataset, GENERATED], [*weights, sum(weights) * share / (1 - share)]


def _share(data: DataArguments, model: str) -> float:
    has_generated = any(name.partition(":")[0] == GENERATED for name in data.dataset)
    if data.replay and has_generated:
        raise ValueError(
            f"--replay {data.replay} adds generated pages, but --dataset has them already; "
            "set their share with --dataset_weights, without --replay."
        )
    if data.replay is None and (has_generated or model != BUNDLED):
        return 0.0
    share = SHARE if data.replay is None else data.replay
    try:
        if share:
            body_fonts("train")
    except (ModuleNotFoundError, ValueError) as error:
        if data.replay is not None:
            raise
        logger.warning("Training without --replay, which keeps what the model knows of other documents: %s", error)
        return 0.0
    return share
