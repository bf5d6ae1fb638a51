"""`djepa evaluate`: score models and baselines on held-out pages; write a table, JSON, and a sheet of pages."""

import json
import sys
import time
from argparse import Namespace, _SubParsersAction
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .flags import OUTSIDE, add_command, be_quiet, check_output_path, count
from .names import check_source


if TYPE_CHECKING:
    from djepa_runtime.inference import Inference

EXAMPLES = """\
examples:
  djepa evaluate my_rows/ --pages 60 --model djepa-nano --baseline all
  djepa evaluate my_rows/ --model out/ --output scores.json --sheet pages.html
"""
BASELINES = {"label-match": "match_labels", "heading-match": "match_headings"}


def add_commands(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "evaluate",
        run,
        "score models and baselines on held-out pages",
        "Score models and baselines on the same held-out pages: a table, JSON, and an HTML sheet of pages.",
        EXAMPLES,
    )
    add = parser.add_argument
    add("dataset", metavar="DATASET", help="folder, file or Hub id of rows with questions")
    add("--split", default="test", help="split of the dataset (default: test)")
    add("--allow_outside", action="store_true", help=OUTSIDE)
    add("--pages", metavar="N", type=count, default=200, help="maximum number of pages (default: 200)")
    add("--batch_size", metavar="N", type=count, default=4, help="pages per forward pass (default: 4)")
    add = parser.add_argument_group("models and baselines").add_argument
    repeated = {"action": "append", "default": []}
    add("--model", metavar="M", help="folder or Hub id (default: djepa-nano); can be repeated", **repeated)
    add("--image", choices=("page", "blank", "none"), default="page", help="image input of models (default: page)")
    text = "a baseline without a model; can be repeated"
    add("--baseline", choices=(*BASELINES, "all"), help=text, **repeated)
    engine = "run models with torch, or their graphs on the CPU (default: torch)"
    add("--engine", choices=("torch", "onnx"), default="torch", help=engine)
    add("--device", default="cpu", help="device of torch (default: cpu)")
    add = parser.add_argument_group("output").add_argument
    add("--output", metavar="JSON", type=Path, help="all scores, also by kind of question")
    add("--sheet", metavar="HTML", type=Path, help="worst and best pages of the first model or baseline")
    add("--examples", metavar="N", type=int, default=4, help="number of worst and of best pages (default: 4)")


def run(arguments: Namespace) -> int:
    check_source(arguments.dataset, "dataset")
    for model in arguments.model:
        check_source(model, "model")

    from tqdm import tqdm

    from transformers_djepa.data.hub import load_document_dataset
    from transformers_djepa.data.page_dataset import DJepaPageDataset
    from transformers_djepa.data.rows import named
    from transformers_djepa.data.training_pages import spread
    from transformers_djepa.metrics.evaluation import evaluate_pages, table
    from transformers_djepa.metrics.sheet import ExampleSheet

    be_quiet()
    check_output_path(arguments.output)
    check_output_path(arguments.sheet, "--sheet")
    models, results = open_models(arguments), {}
    tokenizers = [inference.processor.prompt_tokenizer for inference in models.values()]
    sheet = ExampleSheet(arguments.examples)
    held_out = load_document_dataset(arguments.dataset, arguments.split, arguments.allow_outside)
    held_out = DJepaPageDataset(spread(held_out, arguments.pages))
    for name, predict in predictors(arguments, models).items():
        on_page = sheet.add if arguments.sheet and not results else None  # the first one alone
        start = time.perf_counter()
        too_long: list[tuple[str, str]] = []
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
        print(f"{len(too_long)} questions are left out, because they are too long: {named(too_long)}.", file=sys.stderr)
    if arguments.output:
        write_json(arguments, results)
    return 0


def askable_pages(pages: Iterable[dict], tokenizers: list, too_long: list) -> Iterator[dict]:
    """Drop questions that are too long for one of the models; append their pages and them to `too_long`."""
    from djepa_runtime.processing.prompt_inputs import drop_long_questions

    for page in pages:
        questions = page["questions"]
        for tokenizer in tokenizers:
            page = drop_long_questions(page, tokenizer)
        too_long += [(page["page_id"], each["question"]) for each in questions if each not in page["questions"]]
        yield page


def open_models(arguments: Namespace) -> dict[str, "Inference"]:
    """Models with their processors, by displayed name."""
    from djepa_pages.damage import reading
    from djepa_runtime.bundled import BUNDLED
    from djepa_runtime.loading import load_inference
    from transformers_djepa.torch_engine import TorchEngine

    suffix = "" if arguments.image == "page" else f" ({arguments.image} image)"
    models = {}
    for name in arguments.model or ([] if arguments.baseline else [BUNDLED]):
        inference = load_inference(name, arguments.engine)
        if arguments.engine == "torch":
            with reading(f"--device {arguments.device} cannot be used"):
                inference.engine = TorchEngine(inference.engine.model.to(arguments.device))
        models[shown_name(name, arguments.model) + suffix] = inference
    return models


def predictors(arguments: Namespace, models: dict[str, "Inference"]) -> dict:
    """Predictors by displayed name, the models first."""
    from transformers_djepa.metrics import baselines
    from transformers_djepa.metrics.evaluation import predictor

    found = {name: predictor(inference, arguments.image) for name, inference in models.items()}
    for given in arguments.baseline:
        names = BASELINES if given == "all" else [given]
        found |= {name: getattr(baselines, BASELINES[name]) for name in names}
    return found


def shown_name(model: str, models: list[str]) -> str:
    """The last part of a model's name if that is unique, else all of it."""
    return Path(model).name if [Path(name).name for name in models].count(Path(model).name) < 2 else model


def write_json(arguments: Namespace, results: dict) -> None:
    """Write all scores, also by kind of question, and the settings of the evaluation."""
    from djepa_runtime.files import replace
    from transformers_djepa.metrics.evaluation import rounded

    names = ("dataset", "split", "pages", "image", "model", "baseline")
    settings = {name: getattr(arguments, name) for name in names}
    settings["dataset"] = Path(arguments.dataset).name  # without the local folder
    settings["model"] = [shown_name(name, arguments.model) for name in arguments.model]
    text = json.dumps({"settings": settings, "results": rounded(results)}, indent=1)
    replace(arguments.output, f"{text}\n".encode())
