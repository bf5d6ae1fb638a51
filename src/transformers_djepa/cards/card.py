"""The model card of a trained model: metadata, title, summary, usage code, sections."""

import json
import platform
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, dataclass, field, fields
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import torch
from huggingface_hub import EvalResult, ModelCard, ModelCardData
from transformers import PreTrainedModel, Trainer

from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from .data import DataSource


TEMPLATE = Path(__file__).with_name("card.md")
TAGS = ("djepa", "document-question-answering")
# Prefixes of settings for output, logging and hardware, which do not change what is trained.
NOT_RECIPE = (
    *("output_dir", "run_name", "report_to", "disable_tqdm", "push_to_hub", "hub_", "save_", "logging_", "log_"),
    *("eval_steps", "eval_strategy", "eval_delay", "eval_on_start", "resume_from", "dataloader_", "label_names"),
    *("remove_unused_columns", "use_cpu", "local_rank", "fsdp_config", "accelerator_config", "deepspeed"),
    *("overwrite_output_dir", "do_", "enable_jit_checkpoint", "trackio_", "project", "allow_outside"),
)
PACKAGES = ("transformers-djepa", "transformers", "torch", "datasets")
NOT_SCORES = ("runtime", "samples_per_second", "steps_per_second", "model_preparation_time")
LOAD = """\
from transformers import {auto_class}, AutoProcessor

repo = "{repo}"  # pip install transformers-djepa
processor = AutoProcessor.from_pretrained(repo, trust_remote_code=True)
model = {auto_class}.from_pretrained(repo, trust_remote_code=True)
"""


class Usage(NamedTuple):
    """How a kind of model is used."""

    task: str  # of the results, on the Hub
    pipeline_tag: str | None  # the pipeline that works with the model
    auto_class: str
    purpose: str
    code: str


ANSWERING = Usage(
    "document-question-answering",
    "document-question-answering",
    "AutoModelForMaskGeneration",
    "Ask a document page a question and get the region that answers it: mask, boxes, words, text.",
    """\
inputs = processor(images="page.pdf", questions=[{question}], return_tensors="pt")  # or PNG, JPEG, TIFF, WebP
answer = processor.post_process_answers(model(**inputs), inputs)[0][0]
print(answer.text, answer.boxes, answer.score, answer.present)""",
)
ENCODING = Usage(
    "feature-extraction",
    None,
    "AutoModel",
    "Encodes image and text of a document page jointly; includes the target encoders and heads of pre-training.",
    """\
inputs = processor(images="page.pdf", return_tensors="pt")  # or PNG, JPEG, TIFF, WebP
outputs = model(**inputs)
print(outputs.image_hidden_state.shape, outputs.text_hidden_state.shape)""",
)


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
    usage = ANSWERING if isinstance(model, DJepaForPromptableSegmentation) else ENCODING
    repo = trainer.hub_model_id
    name = facts.metadata.get("model_name") or repo or Path(trainer.args.output_dir).resolve().name
    step, scores = _last_scores(trainer.state.log_history, step)
    evaluation = facts.evaluation or DataSource("held-out data", "test")
    question = json.dumps(" ".join(facts.question.split()), ensure_ascii=False)
    code = (LOAD + usage.code).format(auto_class=usage.auto_class, repo=repo or ".", question=question)
    card = ModelCard.from_template(
        _metadata(usage, name, facts, evaluation, scores),
        template_path=str(TEMPLATE),
        title=name.split("/")[-1],
        summary=_summary(trainer, model, usage.purpose, facts),
        code=code,
        sections={
            "Data": _data(facts),
            "Results": _results(facts.training, evaluation, step, scores),
            "Examples": _examples(facts.pictures),
            "Training": _training(trainer, facts.settings),
        },
    )
    return str(card).rstrip() + "\n"


def _last_scores(log_history: list[dict], step: int | None) -> tuple[int, dict[str, float]]:
    """Return the step and the scores of the evaluation at `step`, or else of the last one; `(0, {})` without any."""
    scored: dict[int, dict[str, float]] = {}
    for entry in log_history:
        scores = {name: value for name, value in entry.items() if name.startswith("eval_")}
        if scores:
            named = {name.removeprefix("eval_"): value for name, value in scores.items()}
            scored[entry["step"]] = {name: value for name, value in named.items() if name not in NOT_SCORES}
    step = step if step in scored else max(scored, default=0)
    return step, scored.get(step, {})


def _metadata(
    usage: Usage, name: str, facts: CardFacts, evaluation: DataSource, scores: dict[str, float]
) -> ModelCardData:
    """Build the metadata that the Hub shows, filters and links by."""
    datasets = list(dict.fromkeys(source.hub_id for source in facts.training if source.hub_id))
    metadata = {"datasets": datasets or None, "library_name": "transformers", "pipeline_tag": usage.pipeline_tag}
    metadata |= facts.metadata
    metadata["tags"] = [*TAGS, "generated_from_trainer", *facts.metadata.get("tags", [])]
    metadata.pop("model_name", None)  # the Hub accepts it only with results
    results = [
        EvalResult(
            task_type=usage.task,
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


def _summary(trainer: Trainer, model: PreTrainedModel, purpose: str, facts: CardFacts) -> str:
    # The first class of this package, which loads the saved model: FSDP and quantization subclass it.
    package = __package__.split(".")[0]
    model_class = next(each for each in type(model).__mro__ if each.__module__.startswith(package))
    with torch.device("meta"):  # the trained model may hold a shard of its weights
        count = model_class(model.config).num_parameters() / 1e6
    size = model.config.vision_config.image_size
    base = facts.base or facts.metadata.get("base_model") or "scratch"
    return (
        f"{purpose} A `{model_class.__name__}` of [transformers-djepa](https://pypi.org/project/transformers-djepa/) "
        f"with {count:.{1 if count >= 1 else 3}f} M parameters for pages of {size} pixels, trained from "
        f"{base if isinstance(base, str) else ', '.join(base)} for {trainer.state.global_step} steps. This card was "
        "written by the training run."
    )


def _data(facts: CardFacts) -> str:
    roles = [("training", source) for source in facts.training]
    roles += [("evaluation", facts.evaluation)] if facts.evaluation else []
    rows = [(role, each.title, each.split, each.revision, each.rows, f"{each.share:.2f}") for role, each in roles]
    return table(("role", "data", "split", "revision or fingerprint", "rows", "share"), rows) if rows else ""


def _results(training: list[DataSource], evaluation: DataSource, step: int, scores: dict[str, float]) -> str:
    if not scores:
        return ""
    seen = evaluation.rows_id in [source.rows_id for source in training]
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
    logged = next((entry for entry in reversed(trainer.state.log_history) if "loss" in entry), {})
    losses = ", ".join(f"{name} {value:.4f}" for name, value in logged.items() if name.endswith("loss"))
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    parts = [
        "Settings that differ from their defaults:",
        table(("setting", "value"), ((name, f"`{value}`") for name, value in settings.items())),
        f"Last training losses: {losses}." if losses else "",
        f"Python {platform.python_version()}, {versions}.",
    ]
    return "\n\n".join(filter(None, parts))


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


def table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Format a Markdown table; line breaks and bars in cells are escaped."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(_cell(value) for value in line)} |" for line in lines)


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.4f}"
    return "" if value is None else " ".join(str(value).split()).replace("|", "\\|")
