"""Fuzz pages, model folders, settings and rows with mutated inputs.

    python tests/fuzz/run.py --area pages --cases 10000 --seed 1
    python tests/fuzz/run.py --area pages --seed 1 --index 57     # one case again

Each case must end with an answer or a `ValueError` (the command line: exit code 0, or 2 with one line on stderr), in 30
seconds and 2 GB. The files and the error of a case that does not are in `build/fuzz`.
"""

import argparse
import os
import shutil
import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path


os.environ |= {"HF_HUB_OFFLINE": "1", "TOKENIZERS_PARALLELISM": "false", "OMP_NUM_THREADS": "1"}
ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from fuzz.harness import EXPECTED, Area, case_folder, run_cases  # noqa: E402


AREAS = ("pages", "bombs", "models", "settings", "rows")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--area", nargs="+", choices=AREAS, default=AREAS, help="what is fuzzed (default: everything)")
    parser.add_argument("--cases", type=int, help="number of cases per area (default: few, for a quick run)")
    parser.add_argument("--seed", type=int, default=0, help="of the cases (default: 0)")
    parser.add_argument("--index", type=int, help="run this case alone")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "fuzz", help="where findings are kept")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    findings = 0
    for name in arguments.area:
        area = import_module(f"fuzz.{name}").AREA
        count = area.quick if area.fixed else arguments.cases or area.quick
        indices = [*range(count)] if arguments.index is None else [arguments.index]
        findings += fuzz(area, arguments.seed, indices, arguments.folder.resolve())
    return int(findings > 0)


def fuzz(area: Area, seed: int, indices: list[int], folder: Path) -> int:
    """Run the cases of an area and print a summary; returns the number of distinct findings."""
    start, kinds, slowest, peak = time.monotonic(), Counter(), (0.0, 0), 0.0
    for index, outcome in run_cases(area, seed, indices, folder):
        kinds[outcome.kind] += 1
        slowest, peak = max(slowest, (outcome.seconds, index)), max(peak, outcome.megabytes)
        if outcome.kind not in EXPECTED:
            if kinds[outcome.kind] == 1:
                print(f"{outcome.kind}\n    {case_folder(area, seed, index, folder)}")
                print(f"    python tests/fuzz/run.py --area {area.name} --seed {seed} --index {index}", flush=True)
            else:  # the first one of the same fault is kept
                shutil.rmtree(case_folder(area, seed, index, folder))
    answers, errors = kinds.pop("answer", 0), kinds.pop("ValueError", 0)
    print(
        f"{area.name}: {len(indices)} cases, {answers} answers, {errors} ValueErrors, {len(kinds)} findings in "
        f"{kinds.total()} cases, slowest {slowest[0]:.1f} s (index {slowest[1]}), peak {peak:.0f} MB, "
        f"{time.monotonic() - start:.0f} s",
        flush=True,
    )
    return len(kinds)


if __name__ == "__main__":
    sys.exit(main())
