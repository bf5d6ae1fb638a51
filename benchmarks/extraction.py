"""Speed, memory and resumption of `djepa extract` on one-page digital invoices.

    python benchmarks/extraction.py [--documents 1000] [--damaged 20] [--processes 2] [--kills 5]

The documents are held-out generated invoices as PDFs with a text layer, some of them cut off in the middle. All fields
of the field file `invoice` are extracted by `djepa extract`, and those of a tenth of the documents by one call of the
pipeline for each, in as many processes and without their start. "Peak MB" is of the largest process (Linux). "Share of
time" profiles one process. For the resumption, the command is killed at random moments and run again; its table must
be that of the whole run.
"""

import cProfile
import os
import pstats
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

import torch
from parts.measure import PeakMemory
from parts.report import DJEPA, environment, make_parser, markdown_table, write_json
from transformers import pipeline

import transformers_djepa  # noqa: F401  registers the pipeline
from djepa_corpus.forms.documents import make_document, make_sheet
from djepa_corpus.forms.typesetting import typeset
from djepa_pages import Limits, num_pages
from transformers_djepa.bundled import resolve_checkpoint
from transformers_djepa.extraction.documents import ExtractSettings, extract_document
from transformers_djepa.extraction.fields import read_fields
from transformers_djepa.extraction.run import extract


FIELDS = tuple(read_fields("invoice"))
STAGES = {  # functions of the profile
    "read the page": "load_page",
    "preprocess": "_encode_pages",
    "encode the page": "get_page_embeddings",
    "encode and decode the questions": "forward",
    "read the answers": "answer_question",
}
COMMAND = [*DJEPA, "extract"]


def main() -> None:
    parser = make_parser(__doc__, "extraction.json")
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--damaged", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--model", default=resolve_checkpoint())
    arguments = parser.parse_args()
    settings = ExtractSettings(FIELDS, arguments.model)
    with tempfile.TemporaryDirectory() as work:
        folder, whole, killed = (Path(work, name) for name in ("invoices", "whole.jsonl", "killed.jsonl"))
        write_invoices(folder, arguments.documents, arguments.damaged)
        speed = {
            "djepa extract": measure_extract(folder, whole, settings, arguments.processes),
            "pipeline, a call per document": measure_pipeline(folder, settings, arguments.processes),
        }
        shares = profile(folder, settings)
        rows = measure_resumption(folder, killed, settings, arguments.kills)
        is_same = whole.read_bytes() == killed.read_bytes()
    results = {name: getattr(arguments, name) for name in ("documents", "damaged", "processes")}
    results |= {"fields": len(FIELDS), "wordings": sum(len(field.questions) for field in FIELDS)}
    results |= {"speed": speed, "share_of_time": shares, "rows_at_kills": rows, "same_table": is_same}
    write_json(arguments.output, {"benchmark": "extraction", **environment(), **results})
    print(markdown_table(["", "pages/s", "peak MB"], [[name, *found.values()] for name, found in speed.items()]))
    print(markdown_table(["stage", "share of time"], shares.items()))
    print(f"killed after {rows} rows; the table is {'the same' if is_same else 'another one'}")


def write_invoices(folder: Path, number: int, damaged: int) -> None:
    """Write PDFs of one page each; the `damaged` ones are cut off."""
    folder.mkdir()
    cut = set(random.Random(0).sample(range(number), damaged))
    for index, content in enumerate(islice(invoices(folder), number)):
        (folder / f"{index:05}.pdf").write_bytes(content[: len(content) // 2] if index in cut else content)


def invoices(folder: Path) -> Iterator[bytes]:
    trial = folder / "trial.pdf"
    for number in count():
        sheet = make_sheet(0, "test", number)
        source = make_document(sheet)
        if sheet.kind.endswith("invoice"):
            trial.write_bytes(typeset([source]))
            is_single, content = num_pages(trial) == 1, trial.read_bytes()
            trial.unlink()
            if is_single:
                yield content


def measure_extract(folder: Path, output: Path, settings: ExtractSettings, processes: int) -> dict[str, float]:
    """Speed and memory of the whole run, start included; writes the table."""
    start = time.perf_counter()
    with PeakMemory() as memory:
        table = extract([folder], output, settings, Limits(), processes, progress=True)
    return {"pages/s": round(len(table.rows) / (time.perf_counter() - start), 2), "peak MB": round(memory.megabytes)}


def measure_pipeline(folder: Path, settings: ExtractSettings, processes: int) -> dict[str, float]:
    """Speed and memory of one call of the pipeline for each of the first documents, with all wordings."""
    ask = partial(call_pipeline, settings=settings)
    files = sorted(folder.iterdir())
    with PeakMemory() as memory, get_context("spawn").Pool(processes) as pool:
        rate = steady_rate(pool.imap(ask, files[: max(10, len(files) // 10)]))
    return {"pages/s": rate, "peak MB": round(memory.megabytes)}


def steady_rate(results: Iterable) -> float:
    """Results per second, without the first tenth."""
    times = [time.perf_counter() for _ in results]
    first = len(times) // 10
    return round((len(times) - 1 - first) / (times[-1] - times[first]), 2)


def call_pipeline(path: Path, settings: ExtractSettings) -> None:
    questions = [question for field in settings.fields for question in field.questions]
    with suppress(ValueError):  # a damaged document
        open_pipeline(settings.model)(str(path), questions=questions, masks=False)


@cache
def open_pipeline(model: str):
    torch.set_num_threads(1)
    return pipeline("document-segmentation", model=model)


def profile(folder: Path, settings: ExtractSettings, documents: int = 20) -> dict[str, float]:
    """Share of the time of each stage, in this process with one thread."""
    paths = [path for path in sorted(folder.iterdir()) if not is_damaged(path)]
    extract_document(paths[0], "", settings, threads=1)  # loads the model
    profiler = cProfile.Profile()
    profiler.enable()
    for path in paths[1 : 1 + documents]:
        extract_document(path, "", settings)
    profiler.disable()
    stats = pstats.Stats(profiler)
    cumulative = {}
    for (file, _, function), (*_, seconds, _) in stats.stats.items():
        if "transformers_djepa" in file or "djepa_pages" in file:
            cumulative[function] = max(cumulative.get(function, 0), seconds)
    return {stage: round(cumulative[function] / stats.total_tt, 3) for stage, function in STAGES.items()}


def is_damaged(path: Path) -> bool:
    try:
        return num_pages(path) != 1
    except ValueError:
        return True


def measure_resumption(folder: Path, output: Path, settings: ExtractSettings, kills: int) -> list[int]:
    """Run the command until it has been killed `kills` times, then to its end; returns the rows at each kill."""
    rng, total = random.Random(0), len(list(folder.iterdir()))
    journal = output.with_name(f"{output.name}.journal")
    arguments = [folder, "--fields", "invoice", "--model", settings.model, "--output", output]
    command, rows = [*COMMAND, *map(str, arguments)], []
    for target in sorted(rng.sample(range(1, total), kills)):
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
        while process.poll() is None and lines_of(journal) <= target:  # the first line has the settings
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        rows.append(lines_of(journal) - 1)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return rows


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


if __name__ == "__main__":
    main()
