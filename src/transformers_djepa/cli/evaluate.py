"""`djepa evaluate`: score models and baselines on held-out pages; write a table, JSON, and a sheet of pages."""

import json
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch
from tqdm import tqdm
from transformers import PreTrainedTokenizerBase
from transformers.utils import logging

from djepa_pages.damage import reason_of

from ..bundled import BUNDLED
from ..data.held_out import spread
from ..data.hub import load_document_dataset
from ..data.page_dataset import DJepaPageDataset
from ..files import replace
from ..loading import load_model, load_processor
from ..metrics.baselines import match_answer_text, match_headings, match_labels
from ..metrics.evaluation import Predictor, evaluate_pages, model_predictor
from ..metrics.report import rounded, table
from ..metrics.sheet import ExampleSheet
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.processing_djepa import DJepaProcessor
from ..processing.prompt_inputs import drop_long_questions
from .output_file import check_output_path


BASELINES = {"label-match": match_labels, "heading-match": match_headings, "answer-text": match_answer_text}


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError`."""
    logging.disable_progress_bar()
    logging.set_verbosity_error()
    check_arguments(arguments)
    models, results = open_models(arguments), {}
    tokenizers = [processor.prompt_tokenizer for _, processor in models.values()]
    sheet = ExampleSheet(arguments.examples)
    held_out = load_document_dataset(arguments.dataset, arguments.split, arguments.allow_outside)
    held_out = DJepaPageDataset(spread(held_out, arguments.pages))
    for name, predict in predictors(arguments, models).items():
        on_page = sheet.add if arguments.sheet and not results else None  # the first one alone
        start = time.perf_counter()
        too_long: list[str] = []
        pages = (held_out[index] for index in range(len(held_out)))
        pages = tqdm(pages, total=len(held_out), unit="page", desc=name, leave=False, disable=None)
        pages = askable_pages(pages, tokenizers, too_long)
        results[name] = evaluate_pages(predict, pages, arguments.batch_size, on_page)
        results[name]["too_long"] = len(too_long)
        results[name]["seconds"] = round(time.perf_counter() - start, 1)
        print(table(name, results[name]), flush=True)
        if on_page is not None:
            sheet.write(arguments.sheet, f"{name} on {arguments.dataset}")
    if too_long:
        print(f"Skipped for all models and baselines: {len(too_long)} questions too long for a model.", file=sys.stderr)
    if arguments.output:
        write_json(arguments, results)
    return 0


def check_arguments(arguments: Namespace) -> None:
    """Raise `ValueError` for output files that cannot be written, numbers below 1, or an unusable device."""
    for flag, path in (("--output", arguments.output), ("--sheet", arguments.sheet)):
        if path is not None:
            check_output_path(path, flag)
    for flag, value in (("--pages", arguments.pages), ("--batch_size", arguments.batch_size)):
        if value < 1:
            raise ValueError(f"{flag} must be at least 1, got {value}.")
    try:
        torch.zeros(1, device=arguments.device)
    except (AssertionError, RuntimeError) as error:  # AssertionError: torch without CUDA
        count, kind = torch.accelerator.device_count(), torch.accelerator.current_accelerator()
        available = ", ".join(["cpu", *(f"{kind.type}:{index}" for index in range(count))])
        reason = f"--device {arguments.device} cannot be used ({reason_of(error)})"
        raise ValueError(f"{reason}; give one of {available}.") from None


def askable_pages(pages: Iterable[dict], tokenizers: list[PreTrainedTokenizerBase], too_long: list) -> Iterator[dict]:
    """Drop questions that are too long for one of the models, and append them to `too_long`."""
    for page in pages:
        questions = page["questions"]
        for tokenizer in tokenizers:
            page = drop_long_questions(page, tokenizer)
        too_long += [question["question"] for question in questions if question not in page["questions"]]
        yield page


def open_models(arguments: Namespace) -> dict[str, tuple[DJepaForPromptableSegmentation, DJepaProcessor]]:
    """Models and their processors, by displayed name."""
    suffix = "" if arguments.image == "page" else f" ({arguments.image} image)"
    models = {}
    for name, shown in shown_names(arguments.model or ([] if arguments.baseline else [BUNDLED])).items():
        model = load_model(name).to(arguments.device)
        processor = load_processor(name)
        processor.check_fit(model.config)
        models[shown + suffix] = model, processor
    return models


def predictors(arguments: Namespace, models: dict) -> dict[str, Predictor]:
    """Predictors by displayed name, the models first."""
    found = {name: model_predictor(*opened, arguments.image) for name, opened in models.items()}
    for given in arguments.baseline:
        found |= {name: BASELINES[name] for name in (BASELINES if given == "all" else [given])}
    return found


def shown_names(models: list[str]) -> dict[str, str]:
    """Displayed name of each model: the last part of its name if that is unique, else all of it."""
    times = Counter(Path(name).name for name in {*models})
    return {name: Path(name).name if times[Path(name).name] == 1 else name for name in models}


def write_json(arguments: Namespace, results: dict) -> None:
    """Write all scores, also by kind of question, and the settings of the evaluation."""
    names = ("dataset", "split", "pages", "image", "model", "baseline")
    settings = {name: getattr(arguments, name) for name in names}
    settings["dataset"] = Path(arguments.dataset).name  # without the local folder
    settings["model"] = [*shown_names(arguments.model).values()]
    text = json.dumps({"settings": settings, "results": rounded(results)}, indent=1)
    replace(arguments.output, f"{text}\n".encode())
