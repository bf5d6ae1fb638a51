"""How long things take to start: the package's import on top of transformers', the help, one question from the shell.

    python benchmarks/startup.py [--rounds 5] [--model FOLDER] [--output benchmarks/results/startup.json]

Everything runs in processes of its own, in rounds of one run each, so that whatever else the machine does falls on all
of them; reported are medians of the rounds. What the import adds is timed inside one process, after transformers': a
difference of two processes would be mostly noise. Targets: import +0.5 s, help 1 s, one page of a PDF 8 s and 2 GB.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from transformers_djepa.bundled import BUNDLED_FOLDER


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
    parser.add_argument("--model", type=Path, default=BUNDLED_FOLDER)
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "results" / "startup.json")
    arguments = parser.parse_args()
    rounds = [measure(arguments.model) for _ in range(arguments.rounds)]
    results = {name: round(median(values[name] for values in rounds), 3) for name in rounds[0]}
    for name, value in results.items():
        print(f"{name:40} {value:8.3f}")
    arguments.output.parent.mkdir(exist_ok=True)
    arguments.output.write_text(json.dumps({"rounds": arguments.rounds, **results}, indent=2) + "\n")


def measure(model: Path) -> dict[str, float]:
    """One round of everything."""
    results = {
        "import of torch and transformers, s": run([sys.executable, "-c", BASE])[0],
        "added by import transformers_djepa, s": float(run([sys.executable, "-c", ADDED_IMPORT])[2]),
        "djepa --help, s": run([*DJEPA, "--help"])[0],
        "djepa segment --help, s": run([*DJEPA, "segment", "--help"])[0],
        "djepa finetune --help, s": run([*DJEPA, "finetune", "--help"])[0],
    }
    if model.is_dir():
        seconds, megabytes, _ = run([*DJEPA, *QUESTION, "--model", str(model)])
        results |= {"djepa segment invoice.pdf, s": seconds, "djepa segment invoice.pdf, peak MB": megabytes}
    return results


def run(command: list[str]) -> tuple[float, float, str]:
    """Wall time in seconds, peak memory in MB (on Linux) and output of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}")
    return seconds, usage.ru_maxrss / 1024, output


if __name__ == "__main__":
    main()
