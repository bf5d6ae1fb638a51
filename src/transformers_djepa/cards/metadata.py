"""The metadata of a model card: what the Hub shows, filters and links by."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from huggingface_hub import EvalResult, ModelCard, ModelCardData
from transformers import PreTrainedModel
from transformers.utils import logging

from ..bundled import BUNDLED, BUNDLED_FOLDER
from .data import DataSource, is_hub_id


logger = logging.get_logger(__name__)

ANSWERS = "DJepaForPromptableSegmentation"
PIPELINE_TAGS = {ANSWERS: "mask-generation"}
OTHER_PIPELINE_TAG = "feature-extraction"
TAGS = ("djepa", "document-question-answering", "generated_from_trainer")
INHERITED = ("license", "language", "base_model")


def base_of(model: PreTrainedModel) -> str:
    """Folder or Hub id that a model's weights come from; "" for one from scratch."""
    return str(model.config.name_or_path or "")


def base_title(base: str) -> str:
    """What people read of it; of a folder the last part, for the rest is one machine's own."""
    if not base or is_hub_id(base):
        return base
    bundled = Path(base).resolve() == BUNDLED_FOLDER.resolve()
    return f"{BUNDLED} (part of transformers-djepa)" if bundled else Path(base).resolve().name


def inherited(base: str) -> dict[str, Any]:
    """Licence, languages and base model that the card of a local base model states; the base itself on the Hub."""
    if is_hub_id(base):
        return {"base_model": base}
    card = Path(base, "README.md")
    if not base or not card.is_file():
        return {}
    try:
        data = ModelCard.load(card, ignore_metadata_errors=True).data
    except Exception as error:  # people write cards by hand, and each mistake of theirs is another error
        logger.warning("The model card inherits nothing from %s: %s: %s", card, type(error).__name__, error)
        return {}
    return {name: data.get(name) for name in INHERITED if data.get(name)}


def card_data(
    model_class: str,
    name: str,
    training: Sequence[DataSource],
    evaluation: DataSource | None,
    scores: dict[str, float],
    given: dict[str, Any],
) -> ModelCardData:
    """Valid metadata: only ids of the Hub where the Hub expects them.

    Args:
        model_class: name of the class of the saved model.
        name: of the model in its table of results.
        training: data sets that it was trained on.
        evaluation: data set of `scores`.
        scores: by the names of the metrics.
        given: fields that are known otherwise: licence, languages, base model, tags.
    """
    tag = PIPELINE_TAGS.get(model_class, OTHER_PIPELINE_TAG)
    datasets = list(dict.fromkeys(source.hub_id for source in training if source.hub_id))
    tags = [*TAGS, *(given.pop("tags", None) or [])]
    scores = {metric: value for metric, value in scores.items() if metric != "loss"}
    fields = {"datasets": datasets or None, "library_name": "transformers", "pipeline_tag": tag, "tags": tags} | given
    if evaluation is None or not scores:
        return ModelCardData(**fields)
    return ModelCardData(
        **fields,
        model_name=name,
        metrics=list(scores),
        eval_results=[_result(metric, value, tag, evaluation) for metric, value in scores.items()],
    )


def _result(metric: str, value: float, task: str, source: DataSource) -> EvalResult:
    return EvalResult(
        task_type=task,
        dataset_type=source.hub_id or "unknown",  # an id on the Hub or this word, as the Hub's own trainers write
        dataset_name=source.title,
        dataset_split=source.split,
        dataset_revision=source.revision if source.hub_id else None,
        metric_type=metric,
        metric_name=metric.replace("_", " "),
        metric_value=value,
    )
