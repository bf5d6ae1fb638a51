"""The card of a trained model."""

import platform
from collections import defaultdict
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
LONGEST_LOG = 20  # rows; longer logs are folded
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
        preconditioner: picture of the optimizer's statistics.
    """

    training: list[DataSource] = field(default_factory=list)
    evaluation: DataSource | None = None
    base: str = ""
    metadata: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    pictures: list[str] = field(default_factory=list)
    question: str = "What is the total?"
    preconditioner: str | None = None


def make_card(trainer: Trainer, model: PreTrainedModel, facts: CardFacts, step: int | None = None) -> str:
    """Write the card of `model`, unwrapped. `step` is the evaluation to report, the last one by default."""
    kind = saved_class(model).__name__
    metadata = dict(facts.metadata)
    name = metadata.pop("model_name", None) or trainer.hub_model_id or Path(trainer.args.output_dir).resolve().name
    log = losses_and_scores(trainer.state.log_history)
    at, scores = reported_scores(log, step)
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
            "Training": _training(trainer, facts, log),
        },
    )


def saved_class(model: PreTrainedModel) -> type[PreTrainedModel] | None:
    """Return the class that loads the saved model: the first of ours. FSDP and quantization subclass it."""
    package = __package__.split(".")[0]
    return next((each for each in type(model).__mro__ if each.__module__.startswith(package)), None)


def losses_and_scores(log_history: list[dict]) -> dict[int, dict[str, float]]:
    """Return training losses and evaluation scores by step. Entries that are not numbers are left out."""
    rows: dict[int, dict[str, float]] = defaultdict(dict)
    for entry in log_history:
        for name, value in entry.items():
            is_loss = name.endswith("loss") and not name.startswith(("eval_", "train_"))
            is_score = name.startswith("eval_") and not name.endswith(NOT_SCORES)
            if (is_loss or is_score) and isinstance(value, Real) and not isinstance(value, bool):
                rows[entry["step"]][name] = value
    return dict(sorted(rows.items()))


def reported_scores(log: dict[int, dict[str, float]], step: int | None = None) -> tuple[int, dict[str, float]]:
    """Return the step and the scores of the evaluation at `step`, or else of the last one; `(0, {})` without any."""
    scored = [at for at, row in log.items() if any(name.startswith("eval_") for name in row)]
    at = step if step in scored else max(scored, default=0)
    names = [name for name in log.get(at, {}) if name.startswith("eval_")]
    return at, {name.removeprefix("eval_"): log[at][name] for name in names}


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
    return "\n\n".join(
        [head, *(f"![A page with the model's answers]({path})" for path in pictures)] if pictures else []
    )


def _training(trainer: Trainer, facts: CardFacts, log: dict[int, dict[str, float]]) -> str:
    optimizer = getattr(trainer.optimizer, "optimizer", trainer.optimizer)
    settings = changed_settings(trainer.args) | ({"optimizer": type(optimizer).__name__} if optimizer else {})
    rows = ((name, f"`{value}`") for name, value in {**settings, **facts.settings}.items())
    parts = ["Settings that differ from their defaults:", table(("setting", "value"), rows)]
    parts += [_log_table(log)] if log else []
    if facts.preconditioner:
        parts.append(f"![Statistics of the optimizer over the steps]({facts.preconditioner})")
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    return "\n\n".join([*parts, f"Python {platform.python_version()}, {versions}."])


def _log_table(log: dict[int, dict[str, float]]) -> str:
    """Return losses and scores by step, those of training first."""
    names = {name: None for row in log.values() for name in row}
    names = sorted(names, key=lambda name: name.startswith("eval_"))
    heads = ["step", *(name.replace("eval_", "held-out ", 1) for name in names)]
    text = table(heads, ([step, *map(row.get, names)] for step, row in log.items()))
    fold = f"<details><summary>Losses and scores of {len(log)} steps</summary>\n\n{text}\n\n</details>"
    return fold if len(log) > LONGEST_LOG else text
