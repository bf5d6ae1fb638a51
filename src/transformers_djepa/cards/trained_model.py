"""The text of a trained model's card, from what its `Trainer` knows."""

import platform
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from huggingface_hub import ModelCard
from transformers import PreTrainedModel, Trainer

from . import metadata, training_log
from .data import DataSource
from .parts import count_parameters, millions
from .settings import changed_arguments, of_optimizer


TEMPLATE = Path(__file__).with_name("trained_model.md")
PACKAGES = ("transformers-djepa", "transformers", "torch", "accelerate", "datasets", "tokenizers", "huggingface-hub")
USUAL_QUESTION = "What is the total?"


@dataclass
class CardFacts:
    """What a card tells beside what `Trainer` knows.

    Attributes:
        training, evaluation: data sets.
        base: title of what the weights come from, "" for a model from scratch; `None` before anybody has looked.
        inherited: metadata that the base's card states, or the base itself where it is on the Hub.
        given: metadata that somebody stated: `license`, `language`, `base_model`, `tags`, `model_name`.
        settings: of the command or script, beside the training arguments.
        pictures: files of pages with answers, relative to the card.
        pictured_step: that they were drawn after.
        question: of the page that the usage code asks.
        preconditioner: file of the picture of the optimizer's statistics.
    """

    training: list[DataSource] = field(default_factory=list)
    evaluation: DataSource | None = None
    base: str | None = None
    inherited: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    pictures: list[str] = field(default_factory=list)
    pictured_step: int = 0
    question: str = USUAL_QUESTION
    preconditioner: str | None = None


def make_card(trainer: Trainer, model: PreTrainedModel, facts: CardFacts, step: int | None = None) -> ModelCard:
    """The card of a model as it is now.

    Args:
        trainer: with its arguments, state and optimizer.
        model: without the wrappers of distributed training.
        facts: what else is known.
        step: whose scores the model has, where they are not the last ones.
    """
    args, state = trainer.args, trainer.state
    model_class = class_name(model)
    given = {**facts.inherited, **facts.given}
    name = given.pop("model_name", None) or (trainer.hub_model_id or Path(args.output_dir).resolve().name)
    rows = training_log.rows_by_step(state.log_history)
    scored_step, scores = training_log.results(rows, step) or (0, {})
    evaluation = facts.evaluation or (DataSource("held-out data", "test") if scores else None)
    counts = count_parameters(_plain_class(model), model.config)
    return ModelCard.from_template(
        metadata.card_data(model_class, name, facts.training, evaluation, scores, given),
        template_path=str(TEMPLATE),
        title=name.split("/")[-1],
        answers=model_class == metadata.ANSWERS,
        model_class=model_class,
        total=millions(sum(counts.values())),
        parts={part: millions(count) for part, count in counts.items()},
        image_side=model.config.vision_config.image_size,
        base=_escaped(facts.base or _listed(facts.given.get("base_model"))),
        repo=trainer.hub_model_id or ".",
        question=_quoted(facts.question),
        steps=state.global_step,
        sources=[*(_source("training", source) for source in facts.training), *_held_out(facts.evaluation)],
        examples_seen=state.global_step * args.train_batch_size * args.gradient_accumulation_steps * args.world_size,
        scores=scores,
        scored_step=scored_step,
        evaluation=_escaped(f"{evaluation.title} ({evaluation.split})") if evaluation else "",
        seen_before=bool(evaluation and any(evaluation.overlaps(source) for source in facts.training)),
        pictures=facts.pictures,
        pictured_step=facts.pictured_step,
        settings=_settings(trainer, facts),
        log=training_log.table(rows) if rows else [],
        folded=len(rows) > training_log.MOST_ROWS,
        preconditioner=facts.preconditioner,
        versions=versions(),
    )


def class_name(model: PreTrainedModel) -> str:
    """The class that loads what is saved; FSDP and quantization put their own in front of it."""
    return _plain_class(model).__name__


def versions() -> str:
    """Python's version and those of the packages that matter, in one line."""
    found = [f"Python {platform.python_version()}"]
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found) + "."


def _plain_class(model: PreTrainedModel) -> type[PreTrainedModel]:
    return next(each for each in type(model).__mro__ if each.__module__.startswith(__package__.split(".")[0]))


def _source(role: str, source: DataSource) -> list[str]:
    rows = "" if source.rows is None else f"{source.rows:,}"
    share = f"{source.share:.2f}" if role == "training" else ""
    return [role, _escaped(source.title), source.split, source.revision or "", rows, share]


def _held_out(source: DataSource | None) -> list[list[str]]:
    return [] if source is None else [_source("evaluation", source)]


def _settings(trainer: Trainer, facts: CardFacts) -> dict[str, str]:
    optimizer = getattr(trainer.optimizer, "optimizer", trainer.optimizer)
    found = {**changed_arguments(trainer.args), **of_optimizer(optimizer), **facts.settings}
    return {name: _escaped(str(value)) for name, value in found.items()}


def _listed(names: str | list[str] | None) -> str:
    return names if isinstance(names, str) else ", ".join(names or [])


def _escaped(text: str) -> str:
    """For a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def _quoted(text: str) -> str:
    """As a Python string in double quotes."""
    return '"' + " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"') + '"'
