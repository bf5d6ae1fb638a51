"""Start-up time: importing the package, `djepa --help`, and one question from the shell.

    python benchmarks/startup.py [--rounds 5]

Every command runs in a process of its own, once per round; reported are medians of wall time, CPU time and peak memory
(Linux). The time that the import adds to importing transformers is measured inside one process.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median


# This script does not import torch: a child process starts with the peak memory of its parent.
ROOT = Path(__file__).parent.parent
BASE = "import torch; from transformers import AutoModel, AutoProcessor, pipeline"
ADDED_IMPORT = f"""
import time
{BASE}
start = time.perf_counter()
import transformers_djepa
print(time.perf_counter() - start)
"""
DJEPA = [sys.executable, "-c", "import sys; from djepa_cli import main; sys.exit(main())"]
INVOICE = str(ROOT / "examples" / "invoice.pdf")
COMMANDS = {
    "import of torch and transformers": [sys.executable, "-c", BASE],
    "djepa --help": [*DJEPA, "--help"],
    "djepa segment --help": [*DJEPA, "segment", "--help"],
    "djepa finetune --help": [*DJEPA, "finetune", "--help"],
    "djepa segment invoice.pdf": [*DJEPA, "segment", INVOICE, "--question", "What is the invoice number?", "--json"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "results" / "startup.json")
    arguments = parser.parse_args()
    rounds = [measure() for _ in range(arguments.rounds)]
    results = {name: round(median(values[name] for values in rounds), 3) for name in rounds[0]}
    for name, value in results.items():
        print(f"{name:44} {value:8.3f}")
    arguments.output.write_text(json.dumps({"rounds": arguments.rounds, **results}, indent=2) + "\n")


def measure() -> dict[str, float]:
    added = subprocess.run([sys.executable, "-c", ADDED_IMPORT], check=True, capture_output=True, text=True).stdout
    results = {"added by import transformers_djepa, s": float(added)}
    for name, command in COMMANDS.items():
        results |= {f"{name}, {unit}": value for unit, value in run(command).items()}
    return results


def run(command: list[str]) -> dict[str, float]:
    """Wall time, CPU time and peak memory of a command; `RuntimeError` if it fails."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} failed with exit code {process.returncode}.")
    return {"s": seconds, "CPU s": usage.ru_utime + usage.ru_stime, "peak MB": usage.ru_maxrss / 1024}


if __name__ == "__main__":
    main()
