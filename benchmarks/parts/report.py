"""Result files and tables of the benchmarks."""

import json
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean, stdev

import torch
import transformers

from djepa_runtime.files import replace


ROOT = Path(__file__).parent.parent.parent
RESULTS = ROOT / "benchmarks" / "results"
DJEPA = [sys.executable, "-c", "import sys; from djepa_cli import main; sys.exit(main())"]  # the command


def make_parser(doc: str, output: str, threads: int | None = None) -> ArgumentParser:
    """Parser with `--output` (a file in `results/` by default) and, if there is a default for it, `--threads`."""
    parser = ArgumentParser(description=doc, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=RESULTS / output)
    if threads:
        parser.add_argument("--threads", type=int, default=threads)
    return parser


def environment() -> dict[str, str | int]:
    """Versions and threads, for a result file."""
    versions = {"torch": torch.__version__, "transformers": transformers.__version__}
    return versions | {"threads": torch.get_num_threads()}


def write_json(path: Path, result: dict, indent: int | None = 1) -> None:
    """Write a result file atomically; an interrupted run keeps the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace(path, (json.dumps(result, indent=indent) + "\n").encode())


def markdown_table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown.

    >>> print(markdown_table(["size", "seconds"], [["tiny", 1.5]]))
    | size | seconds |
    |---|---|
    | tiny | 1.5 |
    """
    lines = [f"| {' | '.join(map(str, cells))} |" for cells in (header, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(header), *lines[1:]])


def mean_and_deviation(mean: float, deviation: float | None) -> str:
    return f"{mean:.3f}" if deviation is None else f"{mean:.3f} ± {deviation:.3f}"


def over_seeds(values: Sequence[float]) -> str:
    """Mean and standard deviation over seeds, empty without any."""
    if not values:
        return ""
    return mean_and_deviation(round(mean(values), 4), round(stdev(values), 4) if len(values) > 1 else None)
