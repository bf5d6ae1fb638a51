"""`djepa-corpus translations`: wordings of the generated fields in six languages, as `djepa distill` reads them."""

import argparse
from pathlib import Path

from datasets import Dataset

from .language import field_wordings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", metavar="FILE", type=Path, required=True, help="a new file ending in .parquet")


def run(arguments: argparse.Namespace) -> int:
    if arguments.output.suffix != ".parquet" or arguments.output.exists():
        raise ValueError(f"--output must be a new file ending in .parquet, got {arguments.output}.")
    pairs = Dataset.from_list([{"text": name, "translation": wording} for name, wording in field_wordings()])
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    pairs.to_parquet(arguments.output)
    print(f"{arguments.output}: {len(pairs)} wordings")
    return 0
