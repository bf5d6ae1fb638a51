"""How long things take to start: the package's import on top of transformers', the help, one question from the shell.

    python benchmarks/startup.py [--rounds 5] [--model FOLDER] [--output benchmarks/results/startup.json]

Everything runs in processes of its own, in rounds of one run each, so that whatever else the machine does falls on all
of them; reported are medians of the rounds. What the import adds is timed inside one process, after transformers': a
difference of two processes would be mostly noise. CPU time stands beside, for machines that are busy. Targets: import
+0.5 s, help 1 s, one page of a PDF 8 s and 2 GB.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median


# By its path: this process stays small, because a process that it starts inherits its peak memory.
BUNDLED = Path(find_spec("transformers_djepa").submodule_search_locations[0], "checkpoints", "djepa-nano")
EXAMPLES = Path(__file__).parent.parent / "examples"
BASE = "import torch; from transformers import AutoModel, AutoProcessor, pipeline"
ADDED_IMPORT = f"""
import time
{BASE}
start = time.perf_counter()
import transformers_djepa
print(time.perf_counter() - start)
"""
DJEPA = [sys.executable, "-c", "import sys; from djepa_cli import main; sys.exit(main())"]
QUESTION = ["segment", str(EXAMPLES / "invoice.pdf"), "--question", "What is the invoice number?", "--json"]


def main() -> None:
    """Prints the medians, writes them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--model", type=Path, default=BUNDLED)
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "results" / "startup.json")
    arguments = parser.parse_args()
    rounds = [measure(arguments.model) for _ in range(arguments.rounds)]
    results = {name: round(median(values[name] for values in rounds), 3) for name in rounds[0]}
    for name, value in results.items():
        print(f"{name:44} {value:8.3f}")
    arguments.output.parent.mkdir(exist_ok=True)
    arguments.output.write_text(json.dumps({"rounds": arguments.rounds, **results}, indent=2) + "\n")


def measure(model: Path) -> dict[str, float]:
    """One round of everything."""
    commands = {
        "import of torch and transformers": [sys.executable, "-c", BASE],
        "djepa --help": [*DJEPA, "--help"],
        "djepa segment --help": [*DJEPA, "segment", "--help"],
        "djepa finetune --help": [*DJEPA, "finetune", "--help"],
    }
    if model.is_dir():
        commands["djepa segment invoice.pdf"] = [*DJEPA, *QUESTION, "--model", str(model)]
    results = {"added by import transformers_djepa, s": float(run([sys.executable, "-c", ADDED_IMPORT]).output)}
    for name, command in commands.items():
        finished = run(command)
        results |= {f"{name}, s": finished.seconds, f"{name}, CPU s": finished.cpu_seconds}
    if model.is_dir():
        results["djepa segment invoice.pdf, peak MB"] = finished.megabytes
    return results


@dataclass
class Run:
    """What a finished command took: wall and CPU time, peak memory in MB (on Linux), and its output."""

    seconds: float
    cpu_seconds: float
    megabytes: float
    output: str


def run(command: list[str]) -> Run:
    """Runs a command to its end; `RuntimeError` if it failed."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, output)


if __name__ == "__main__":
    main()
