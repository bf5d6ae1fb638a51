"""`djepa evaluate`: a model and baselines on held-out pages; a table, JSON, and a sheet of the worst and best pages."""

import json
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import torch
from transformers import PreTrainedTokenizerBase
from transformers.utils import logging

from ..bundled import BUNDLED
from ..data.held_out import held_out_pages
from ..data.source_names import OUTLINES
from ..files import replace
from ..metrics.baselines import match_answer_text, match_headings, match_labels
from ..metrics.evaluation import Predictor, evaluate_pages, model_predictor
from ..metrics.report import rounded, table
from ..metrics.sheet import ExampleSheet
from ..modeling.modeling_djepa import DJepaForPromptableSegmentation
from ..processing.fit import check_fit
from ..processing.processing_djepa import DJepaProcessor
from ..processing.question_inputs import drop_long_questions
from .loading import first_line, load_model, load_processor


BASELINES = {"label-match": match_labels, "heading-match": match_headings, "answer-text": match_answer_text}


def main(arguments: Namespace) -> int:
    """Runs the command with the flags of `djepa_cli.arguments.add_evaluate`; exit code 0 or `ValueError`."""
    logging.disable_progress_bar()
    logging.set_verbosity_error()
    check_files(arguments)
    check_device(arguments.device)
    models, results = open_models(arguments), {}
    tokenizers = [processor.prompt_tokenizer for _, processor in models.values()]
    for number, (name, predict) in enumerate(predictors(arguments, models).items()):
        sheet = ExampleSheet(arguments.examples)
        watch = sheet.add if arguments.sheet and number == 0 else None
        start = time.perf_counter()
        too_long: list[str] = []
        asked = askable_pages(pages(arguments), tokenizers, too_long)
        results[name] = evaluate_pages(predict, with_bar(asked, arguments, name), arguments.batch_size, watch)
        results[name]["too_long"] = len(too_long)
        results[name]["seconds"] = round(time.perf_counter() - start, 1)
        print(table(name, results[name]), flush=True)
        if watch is not None:
            sheet.write(arguments.sheet, f"{name} on {arguments.dataset}")
    if too_long:
        print(f"Left out for all who answer: {len(too_long)} questions too long for a model.", file=sys.stderr)
    if arguments.output:
        write_json(arguments, results)
    return 0


def check_files(arguments: Namespace) -> None:
    """Raises `ValueError` unless what is asked for can be written."""
    for flag, path in (("--output", arguments.output), ("--sheet", arguments.sheet)):
        if path is not None and not path.parent.is_dir():
            raise ValueError(f"The folder {path.parent} of {flag} does not exist.")
        if path is not None and path.is_dir():
            raise ValueError(f"{flag} {path} is a folder; give the name of a file.")
    for flag, value in (("--pages", arguments.pages), ("--batch-size", arguments.batch_size)):
        if value < 1:
            raise ValueError(f"{flag} must be at least 1, got {value}.")


def check_device(name: str) -> None:
    """Raises `ValueError`, with the devices there are, unless tensors can be put on this one."""
    try:
        torch.zeros(1, device=name)
    except (AssertionError, RuntimeError) as error:  # the former from a torch without CUDA
        count, kind = torch.accelerator.device_count(), torch.accelerator.current_accelerator()
        there = ", ".join(["cpu", *(f"{kind.type}:{index}" for index in range(count))])
        raise ValueError(f"--device {name} cannot be used ({first_line(error)}); give one of {there}.") from None


def pages(arguments: Namespace):
    """The same pages for everyone who answers, streamed: a large set need not fit in memory."""
    return held_out_pages(arguments.dataset, arguments.split, arguments.pages, arguments.seed, arguments.image_size)


def askable_pages(
    stream: Iterable[dict], tokenizers: list[PreTrainedTokenizerBase], too_long: list[str]
) -> Iterator[dict]:
    """The pages without questions that a model's prompt encoder cannot take; whoever answers, they go to `too_long`."""
    for page in stream:
        asked = page["questions"]
        for tokenizer in tokenizers:
            page = drop_long_questions(page, tokenizer)
        too_long += [question["question"] for question in asked if question not in page["questions"]]
        yield page


def with_bar(stream, arguments: Namespace, name: str):
    from tqdm import tqdm

    return tqdm(stream, total=arguments.pages, unit="page", desc=name, leave=False, disable=None)


def open_models(arguments: Namespace) -> dict[str, tuple[DJepaForPromptableSegmentation, DJepaProcessor]]:
    """Models with their processors, by the name that the table gives them."""
    suffix = "" if arguments.image == "page" else f" ({arguments.image} image)"
    found = {}
    for name, shown in shown_names(arguments.model or ([] if arguments.baseline else [BUNDLED])).items():
        model = load_model(name).to(arguments.device)
        processor = load_processor(name)
        check_fit(processor, model.config)
        found[shown + suffix] = model, processor
    return found


def predictors(arguments: Namespace, models: dict) -> dict[str, Predictor]:
    """By the name that the table gives them; the models first."""
    found = {name: model_predictor(*opened, arguments.image) for name, opened in models.items()}
    usual = ["heading-match" if arguments.dataset.startswith(OUTLINES) else "label-match", "answer-text"]
    for given in arguments.baseline:
        found |= {name: BASELINES[name] for name in (usual if given == "all" else [given])}
    return found


def shown_names(models: list[str]) -> dict[str, str]:
    """What each model is called: the last part of its name, or all of it where that is another one's too."""
    times = Counter(Path(name).name for name in {*models})
    return {name: Path(name).name if times[Path(name).name] == 1 else name for name in models}


def write_json(arguments: Namespace, results: dict) -> None:
    """All scores, also by question kind, and what they were taken on; whole or not at all."""
    names = ("dataset", "split", "pages", "seed", "image_size", "image", "model", "baseline")
    settings = {name: getattr(arguments, name) for name in names}
    settings["model"] = [*shown_names(arguments.model).values()]
    if arguments.dataset.startswith(OUTLINES):
        settings["dataset"] = OUTLINES.rstrip(":")  # the folder is this machine's own
    text = json.dumps({"settings": settings, "results": rounded(results)}, indent=1)
    replace(arguments.output, f"{text}\n".encode())
