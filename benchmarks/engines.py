"""The engines side by side: the model with torch, and the graphs of `djepa export` with ONNX Runtime.

    python benchmarks/engines.py [--model FOLDER] [--rounds 5] [--rows FOLDER ...] [--pages 300]

Prints medians over rounds that time both: start-up of commands with peak memory, extraction of invoices of one page,
pages and questions with the model loaded, and a long page with many questions; then, for pages of each folder of
rows, how far the answers of the two are from each other.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median


# Nothing heavy is imported before the commands run: a child process starts with the peak memory of its parent.
ROOT = Path(__file__).parent.parent
DJEPA = [sys.executable, "-c", "import sys; from djepa_cli import main; sys.exit(main())"]
ENGINES = ("torch", "onnx")
INVOICE, DOCUMENTS = ROOT / "examples" / "invoice.pdf", 80
QUESTION = ["-q", "What is the invoice number?", "--json"]
LONG_PAGE, MANY = 1500, 400  # words, questions


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="djepa-nano")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rows", nargs="*", default=[])
    parser.add_argument("--pages", type=int, default=300)
    arguments = parser.parse_args()
    commands = {
        "import torch, transformers": [sys.executable, "-c", "import torch; from transformers import AutoModel"],
        "import transformers_djepa": [sys.executable, "-c", "import transformers_djepa"],
        "djepa --help": [*DJEPA, "--help"],
    }
    for engine in ENGINES:
        flags = ["--engine", engine, "--model", arguments.model]
        commands[f"djepa segment, {engine}"] = [*DJEPA, "segment", str(INVOICE), *QUESTION, *flags]
    show({name: [run(command) for _ in range(arguments.rounds)] for name, command in commands.items()})
    with tempfile.TemporaryDirectory() as folder:
        show(extraction(Path(folder), arguments.model, min(2, arguments.rounds)))
    show(loaded(arguments.model, arguments.rounds))
    for rows in arguments.rows:
        print(rows, differences(arguments.model, rows, arguments.pages))


def show(runs: dict[str, list[dict[str, float]]]) -> None:
    for name, rounds in runs.items():
        values = "  ".join(f"{unit} {median(each[unit] for each in rounds):8.3f}" for unit in rounds[0])
        print(f"{name:36} {values}", flush=True)


def run(command: list[str]) -> dict[str, float]:
    """Wall time and peak memory of a command; `RuntimeError` if it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if process.poll() or os.waitstatus_to_exitcode(status):
        raise RuntimeError(f"{' '.join(command)} failed.")
    return {"s": time.perf_counter() - start, "peak MB": usage.ru_maxrss / 1024}


def extraction(folder: Path, model: str, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Pages per second of `djepa extract`, from the difference of two runs, and its peak memory in one process."""
    runs: dict[str, list[dict[str, float]]] = {}
    for number in range(DOCUMENTS):
        shutil.copy(INVOICE, folder / f"{number}.pdf")
    for attempt in range(rounds):
        for engine in ENGINES:
            flags = ["--fields", "invoice", "--model", model, "--engine", engine]

            def seconds(documents: int, number: int = attempt, flags: list[str] = flags) -> float:
                files = [str(folder / f"{number}.pdf") for number in range(documents)]
                output = folder / f"{flags[-1]}-{number}-{documents}.csv"
                return run([*DJEPA, "extract", *files, *flags, "--output", str(output)])["s"]

            few, many = seconds(4), seconds(DOCUMENTS)
            alone = [*DJEPA, "extract", str(folder / "0.pdf"), *flags, "--num_proc", "0", "--output"]
            memory = run([*alone, str(folder / f"{engine}-{attempt}.csv")])["peak MB"]
            speed = {"pages/s": (DOCUMENTS - 4) / (many - few), "peak MB": memory}
            runs.setdefault(f"djepa extract, {engine}", []).append(speed)
    return runs


def loaded(model: str, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Seconds to encode the invoice with its image, of a further question, and of a long page and many questions."""
    from djepa_pages import Page
    from djepa_runtime.inference import Prompts, Request
    from djepa_runtime.loading import load_inference

    words = [f"w{number}" for number in range(LONG_PAGE)]
    boxes = [[25 * (n % 40), 25 * (n // 40), 25 * (n % 40) + 20, 25 * (n // 40) + 18] for n in range(LONG_PAGE)]
    long, runs = Page(None, words, boxes, (800, 1000)), {}
    inferences = {engine: load_inference(model, engine) for engine in ENGINES}
    for attempt in range(rounds + 1):  # the first round warms up
        for engine, inference in inferences.items():
            pages = [*Request(document=INVOICE, questions=["x"]).read_pages(inference.processor)]
            times = [time.perf_counter()]
            (page,) = inference.encode(pages)
            list(inference.ask(page, Prompts(["What is the total?"])))
            times.append(time.perf_counter())
            list(inference.ask(page, Prompts([f"How much is item {attempt}?"])))
            times.append(time.perf_counter())
            (page,) = inference.encode([long])
            for _ in inference.ask(page, Prompts([f"What is w{number}?" for number in range(MANY)])):
                pass
            times.append(time.perf_counter())
            names = ("first question s", "further s", "long page, many questions s")
            found = {name: end - start for name, start, end in zip(names, times, times[1:])}
            runs.setdefault(f"model loaded, {engine}", []).append(found)
    return {name: times[1:] for name, times in runs.items()}


def differences(model: str, rows: str, pages: int) -> dict[str, float]:
    """Of the answers to the questions of some pages: how many differ, and by how much at most."""
    from dataclasses import replace

    import numpy as np

    from djepa_runtime.inference import Prompts
    from djepa_runtime.loading import load_inference
    from djepa_runtime.processing.answers import answer_question
    from djepa_runtime.processing.processor import as_page
    from djepa_runtime.processing.prompt_inputs import drop_long_questions
    from transformers_djepa.data.hub import dataset_splits, load_document_dataset
    from transformers_djepa.data.page_dataset import DJepaPageDataset
    from transformers_djepa.data.training_pages import has_words, spread

    inferences = [load_inference(model, engine) for engine in ENGINES]
    found = {"pages": 0, "questions": 0, "other text": 0, "other presence": 0, "score": 0.0, "cells": 0.0}
    dataset = has_words(load_document_dataset(rows, "test" if "test" in dataset_splits(rows) else "train"))
    for row in DJepaPageDataset(spread(dataset, pages)):
        row = drop_long_questions(row, inferences[0].processor.prompt_tokenizer)
        page = replace(as_page(row["image"]), words=row["words"], boxes=row["boxes"])
        asked, given = Prompts([question["question"] for question in row["questions"]]), []
        for inference in inferences:
            (encoded,) = inference.encode([page])
            outputs, rule = list(inference.ask(encoded, asked)), inference.processor.answer_rule
            given.append([(answer_question(each, encoded.page, rule=rule), each) for each in outputs])
        found["pages"] += 1
        for (first, output), (second, other) in zip(*given, strict=True):
            found["questions"] += 1
            found["other text"] += first.text != second.text
            found["other presence"] += first.present != second.present
            found["score"] = max(found["score"], abs(first.score - second.score))
            cells = output.mask_logits[output.best] > 0, other.mask_logits[other.best] > 0
            found["cells"] = max(found["cells"], float(np.mean(cells[0] != cells[1])))
    return found


if __name__ == "__main__":
    main()
