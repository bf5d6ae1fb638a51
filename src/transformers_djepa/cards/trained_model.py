"""The card of a trained model."""

import platform
from dataclasses import dataclass, field
from importlib.metadata import version
from numbers import Real
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel, Trainer

from .card import millions, render, table
from .data import DataSource
from .metadata import ANSWERS, card_data
from .settings import changed_settings


PACKAGES = ("transformers-djepa", "transformers", "torch", "datasets")
NOT_SCORES = ("runtime", "samples_per_second", "steps_per_second", "model_preparation_time")
PURPOSE = {
    True: "Ask a document page a question and get the region that answers it: mask, boxes, words, text.",
    False: "Encodes image and text of a document page jointly; includes the target encoders and heads of pre-training.",
}
USAGE = """\
from transformers import {auto_class}, AutoProcessor

repo = "{repo}"  # pip install transformers-djepa
processor = AutoProcessor.from_pretrained(repo, trust_remote_code=True)
model = {auto_class}.from_pretrained(repo, trust_remote_code=True)
"""
ASK = """\
inputs = processor(images="page.pdf", questions=["{question}"], return_tensors="pt")  # or PNG, JPEG, TIFF, WebP
answer = processor.post_process_answers(model(**inputs), inputs)[0][0]
print(answer.text, answer.boxes, answer.score, answer.present)"""
ENCODE = """\
inputs = processor(images="page.pdf", return_tensors="pt")  # or PNG, JPEG, TIFF, WebP
outputs = model(**inputs)
print(outputs.image_hidden_state.shape, outputs.text_hidden_state.shape)"""


@dataclass
class CardFacts:
    """What a card needs that the `Trainer` does not have.

    Attributes:
        training, evaluation: the data sets.
        base: title of the base model, "" for a model trained from scratch.
        metadata: known fields: `license`, `language`, `base_model`, `tags`, `model_name`.
        settings: settings of the command or script, next to the training arguments.
        pictures: example pages with answers, as paths relative to the card.
        question: the question in the usage code.
    """

    training: list[DataSource] = field(default_factory=list)
    evaluation: DataSource | None = None
    base: str = ""
    metadata: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    pictures: list[str] = field(default_factory=list)
    question: str = "What is the total?"


def make_card(trainer: Trainer, model: PreTrainedModel, facts: CardFacts, step: int | None = None) -> str:
    """Write the card of `model`, unwrapped. `step` is the evaluation to report, the last one by default."""
    kind = saved_class(model).__name__
    metadata = dict(facts.metadata)
    name = metadata.pop("model_name", None) or trainer.hub_model_id or Path(trainer.args.output_dir).resolve().name
    at, scores = last_scores(trainer.state.log_history, step)
    evaluation = facts.evaluation or (DataSource("held-out data", "test") if scores else None)
    return render(
        card_data(kind, name, facts.training, evaluation, scores, metadata),
        title=name.split("/")[-1],
        summary=_summary(trainer, model, kind, facts),
        code=_usage(kind, trainer.hub_model_id or ".", facts.question),
        sections={
            "Data": _data(facts),
            "Results": _results(facts, evaluation, at, scores),
            "Examples": _examples(facts.pictures),
            "Training": _training(trainer, facts.settings),
        },
    )


def saved_class(model: PreTrainedModel) -> type[PreTrainedModel] | None:
    """Return the class that loads the saved model: the first of ours. FSDP and quantization subclass it."""
    package = __package__.split(".")[0]
    return next((each for each in type(model).__mro__ if each.__module__.startswith(package)), None)


def last_losses(log_history: list[dict]) -> dict[str, float]:
    """Return the training losses of the last log that has any."""
    logs = [_numbers(entry) for entry in log_history if "loss" in entry]
    return {name: value for name, value in logs[-1].items() if name.endswith("loss")} if logs else {}


def last_scores(log_history: list[dict], step: int | None = None) -> tuple[int, dict[str, float]]:
    """Return the step and the scores of the evaluation at `step`, or else of the last one; `(0, {})` without any."""
    scored: dict[int, dict[str, float]] = {}
    for entry in log_history:
        scores = {name: value for name, value in _numbers(entry).items() if name.startswith("eval_")}
        scores = {name.removeprefix("eval_"): value for name, value in scores.items() if not name.endswith(NOT_SCORES)}
        if scores:
            scored[entry["step"]] = scored.get(entry["step"], {}) | scores
    at = step if step in scored else max(scored, default=0)
    return at, scored.get(at, {})


def _numbers(entry: dict) -> dict[str, float]:
    return {name: value for name, value in entry.items() if isinstance(value, Real) and not isinstance(value, bool)}


def _summary(trainer: Trainer, model: PreTrainedModel, kind: str, facts: CardFacts) -> str:
    with torch.device("meta"):  # the trained model may hold a shard of its weights
        count = saved_class(model)(model.config).num_parameters()
    base = facts.base or facts.metadata.get("base_model") or "scratch"
    return (
        f"{PURPOSE[kind == ANSWERS]} A `{kind}` of [transformers-djepa](https://pypi.org/project/transformers-djepa/) "
        f"with {millions(count)} parameters for pages of {model.config.vision_config.image_size} pixels, trained from "
        f"{base if isinstance(base, str) else ', '.join(base)} for {trainer.state.global_step} steps. This card was "
        "written by the training run."
    )


def _usage(kind: str, repo: str, question: str) -> str:
    auto_class, use = ("AutoModelForMaskGeneration", ASK) if kind == ANSWERS else ("AutoModel", ENCODE)
    question = " ".join(question.split()).replace("\\", "\\\\").replace('"', '\\"')
    return (USAGE + use).format(auto_class=auto_class, repo=repo, question=question)


def _data(facts: CardFacts) -> str:
    roles = [("training", source) for source in facts.training]
    roles += [("evaluation", facts.evaluation)] if facts.evaluation else []
    rows = [(role, each.title, each.split, each.revision, each.rows, f"{each.share:.2f}") for role, each in roles]
    return table(("role", "data", "split", "revision or fingerprint", "rows", "share"), rows) if rows else ""


def _results(facts: CardFacts, evaluation: DataSource | None, step: int, scores: dict[str, float]) -> str:
    if not scores:
        return ""
    seen = any(evaluation.overlaps(source) for source in facts.training)
    warning = " **The model was trained on these rows**: the scores do not hold for new pages." if seen else ""
    head = f"After step {step}, on {evaluation.title} ({evaluation.split}).{warning}"
    return f"{head}\n\n{table(('metric', 'value'), scores.items())}"


def _examples(pictures: list[str]) -> str:
    head = "Held-out pages. Green: right. Orange: wrong, with the right region in blue."
    images = [f"![A page with the model's answers]({picture})" for picture in pictures]
    return "\n\n".join([head, *images]) if images else ""


def _training(trainer: Trainer, settings: dict[str, Any]) -> str:
    optimizer = getattr(trainer.optimizer, "optimizer", trainer.optimizer)
    settings = {**changed_settings(trainer.args), "optimizer": type(optimizer).__name__, **settings}
    rows = ((name, f"`{value}`") for name, value in settings.items())
    losses = ", ".join(f"{name} {value:.4f}" for name, value in last_losses(trainer.state.log_history).items())
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    parts = ["Settings that differ from their defaults:", table(("setting", "value"), rows)]
    parts += [f"Last training losses: {losses}."] if losses else []
    return "\n\n".join([*parts, f"Python {platform.python_version()}, {versions}."])
