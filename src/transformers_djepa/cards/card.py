"""The model card of a trained model: metadata, title, summary, usage code, sections."""

import json
import platform
from dataclasses import MISSING, dataclass, field, fields
from importlib.metadata import version
from pathlib import Path
from typing import Any

import torch
from huggingface_hub import EvalResult, ModelCard, ModelCardData
from transformers import PreTrainedModel, Trainer

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from .data import DataSource


TEMPLATE = Path(__file__).with_name("card.md")
ANSWERING = "document-question-answering"  # a task of the Hub, and the pipeline that works with the model
TAGS = ("djepa", ANSWERING)
# Prefixes of settings for output, logging and hardware, which do not change what is trained.
NOT_RECIPE = (
    *("output_dir", "run_name", "report_to", "disable_tqdm", "push_to_hub", "hub_", "save_", "logging_", "log_"),
    *("eval_steps", "eval_strategy", "eval_delay", "eval_on_start", "resume_from", "dataloader_", "label_names"),
    *("remove_unused_columns", "use_cpu", "local_rank", "fsdp_config", "accelerator_config", "deepspeed"),
    *("overwrite_output_dir", "do_", "enable_jit_checkpoint", "trackio_", "project", "allow_outside"),
)
PACKAGES = ("transformers-djepa", "transformers", "torch", "datasets")
NOT_SCORES = ("runtime", "samples_per_second", "steps_per_second", "model_preparation_time")


@dataclass
class CardFacts:
    """What a card needs that the `Trainer` does not have."""

    training: list[DataSource]
    evaluation: DataSource | None
    base: str  # title of the base model, "" for a model trained from scratch
    metadata: dict[str, Any]  # known fields: license, language, base_model, tags, model_name
    settings: dict[str, Any]  # of the command or script, in addition to the training arguments
    pictures: list[str] = field(default_factory=list)  # example pages with answers, paths relative to the card
    question: str = "What is the total?"  # in the usage code


def make_card(trainer: Trainer, model: PreTrainedModel, facts: CardFacts, step: int | None = None) -> str:
    """Write the card of `model`, unwrapped. `step` is the evaluation to report, the last one by default."""
    is_answering = isinstance(model, DJepaForPromptableSegmentation)
    repo, history = trainer.hub_model_id, trainer.state.log_history
    name = facts.metadata.get("model_name") or repo or Path(trainer.args.output_dir).resolve().name
    step, scores = _last_scores(history, step)
    evaluation = facts.evaluation or DataSource("held-out data", "test")
    # The first class of this package, which loads the saved model: FSDP and quantization subclass it.
    package = __package__.split(".")[0]
    model_class = next(each for each in type(model).__mro__ if each.__module__.startswith(package))
    with torch.device("meta"):  # the trained model may hold a shard of its weights
        millions = model_class(model.config).num_parameters() / 1e6
    base = facts.base or facts.metadata.get("base_model") or "scratch"
    optimizer = getattr(trainer.optimizer, "optimizer", trainer.optimizer)
    logged = next((entry for entry in reversed(history) if "loss" in entry), {})
    versions = [f"Python {platform.python_version()}", *(f"{package} {version(package)}" for package in PACKAGES)]
    card = ModelCard.from_template(
        _metadata(is_answering, name, facts, evaluation, scores),
        template_path=str(TEMPLATE),
        title=name.split("/")[-1],
        is_answering=is_answering,
        model_class=model_class.__name__,
        parameters=f"{millions:.{1 if millions >= 1 else 3}f}",
        image_size=model.config.vision_config.image_size,
        base=base if isinstance(base, str) else ", ".join(base),
        steps=trainer.state.global_step,
        auto_class="AutoModelForMaskGeneration" if is_answering else "AutoModel",
        repo=repo or ".",
        question=json.dumps(" ".join(facts.question.split()), ensure_ascii=False),
        sources=[("training", each) for each in facts.training]
        + [("evaluation", each) for each in [facts.evaluation] if each],
        scored_at=step,
        scores=scores,
        evaluation=evaluation,
        is_seen=evaluation.rows_id in [source.rows_id for source in facts.training],
        pictures=facts.pictures,
        settings={**changed_settings(trainer.args), "optimizer": type(optimizer).__name__, **facts.settings},
        losses={name: value for name, value in logged.items() if name.endswith("loss")},
        versions=", ".join(versions) + ".",
    )
    return str(card).rstrip() + "\n"


def _last_scores(log_history: list[dict], step: int | None) -> tuple[int, dict[str, float]]:
    """Return the step and the scores of the evaluation at `step`, or else of the last one; `(0, {})` without any."""
    scored: dict[int, dict[str, float]] = {}
    for entry in log_history:
        scores = {name.removeprefix("eval_"): value for name, value in entry.items() if name.startswith("eval_")}
        if scores:
            scored[entry["step"]] = {name: value for name, value in scores.items() if name not in NOT_SCORES}
    step = step if step in scored else max(scored, default=0)
    return step, scored.get(step, {})


def _metadata(
    is_answering: bool, name: str, facts: CardFacts, evaluation: DataSource, scores: dict[str, float]
) -> ModelCardData:
    """Build the metadata that the Hub shows, filters and links by."""
    datasets = list(dict.fromkeys(source.hub_id for source in facts.training if source.hub_id))
    metadata = {"datasets": datasets or None, "library_name": "transformers"} | facts.metadata
    metadata["pipeline_tag"] = ANSWERING if is_answering else None
    metadata["tags"] = [*TAGS, "generated_from_trainer", *facts.metadata.get("tags", [])]
    metadata.pop("model_name", None)  # the Hub accepts it only with results
    results = [
        EvalResult(
            task_type=ANSWERING if is_answering else "feature-extraction",
            dataset_type=evaluation.hub_id or "unknown",  # the Hub accepts an id or this word
            dataset_name=evaluation.title,
            dataset_split=evaluation.split,
            dataset_revision=evaluation.revision if evaluation.hub_id else None,
            metric_type=metric,
            metric_name=metric.replace("_", " "),
            metric_value=value,
        )
        for metric, value in scores.items()
        if metric != "loss"
    ]
    if results:
        metadata |= {"model_name": name, "metrics": [each.metric_type for each in results], "eval_results": results}
    return ModelCardData(**metadata)


def changed_settings(*arguments: Any) -> dict[str, Any]:
    """Return the fields of dataclasses that differ from their defaults. Paths are cut to their last part."""
    changed = {}
    for settings in arguments:
        for each in fields(settings):
            value = getattr(settings, each.name)
            default = each.default if each.default_factory is MISSING else each.default_factory()
            if each.init and not each.name.startswith(NOT_RECIPE) and (value or None) != (default or None):
                changed[each.name] = _shown(value)
    return changed


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(each) for each in value]
    if isinstance(value, str) and Path(value).exists():
        return Path(value).name
    return getattr(value, "value", value)  # of an enum
