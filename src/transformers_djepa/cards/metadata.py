"""The metadata of a trained model's card, which the Hub shows, filters and links by."""

from pathlib import Path
from typing import Any

from huggingface_hub import EvalResult, ModelCard, ModelCardData
from transformers.utils import logging

from .card import TAGS
from .data import DataSource, is_hub_id


logger = logging.get_logger(__name__)

ANSWERS = "DJepaForPromptableSegmentation"
INHERITED = ("license", "language", "base_model")


def base_title(base: str) -> str:
    """Name of a base model for readers, without local folders."""
    return base if not base or is_hub_id(base) else Path(base).resolve().name


def inherited(base: str) -> dict[str, Any]:
    """Metadata from the card of a local base model, or the base itself if it is on the Hub."""
    if is_hub_id(base):
        return {"base_model": base}
    card = Path(base, "README.md")
    if not base or not card.is_file():
        return {}
    try:
        data = ModelCard.load(card, ignore_metadata_errors=True).data
    except Exception as error:  # cards are written by hand, and each kind of mistake is another error
        logger.warning("The model card inherits nothing from %s: %s: %s", card, type(error).__name__, error)
        return {}
    return {name: data.get(name) for name in INHERITED if data.get(name)}


def card_data(
    model_class: str,
    name: str,
    training: list[DataSource],
    evaluation: DataSource | None,
    scores: dict[str, float],
    known: dict[str, Any],
) -> ModelCardData:
    """Build valid metadata for the model `name`. `known` are its fields licence, language, base model and tags."""
    task = "mask-generation" if model_class == ANSWERS else "feature-extraction"
    datasets = list(dict.fromkeys(source.hub_id for source in training if source.hub_id))
    fields = {"datasets": datasets or None, "library_name": "transformers", "pipeline_tag": task, **known}
    fields["tags"] = [*TAGS, "generated_from_trainer", *known.get("tags", [])]
    scores = {metric: value for metric, value in scores.items() if metric != "loss"}
    if scores:
        results = [_result(metric, value, task, evaluation) for metric, value in scores.items()]
        fields |= {"model_name": name, "metrics": list(scores), "eval_results": results}
    return ModelCardData(**fields)


def _result(metric: str, value: float, task: str, source: DataSource) -> EvalResult:
    return EvalResult(
        task_type=task,
        dataset_type=source.hub_id or "unknown",  # the Hub takes an id or this word
        dataset_name=source.title,
        dataset_split=source.split,
        dataset_revision=source.revision if source.hub_id else None,
        metric_type=metric,
        metric_name=metric.replace("_", " "),
        metric_value=value,
    )
