"""`djepa-corpus generate`: synthetic documents with questions."""

import argparse
import time
from pathlib import Path

from ..forms.dataset import SPLITS
from .settings import KINDS, GenerateSettings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--pages", metavar="N", type=int, required=True, help="number of pages")
    add("--output", metavar="DIR", type=Path, required=True, help="a new or empty folder, or one to continue")
    add("--seed", metavar="S", type=int, default=0, help="random seed (default 0)")
    add("--split", choices=SPLITS, default="train", help="test pages have other fonts, layouts and wordings")
    add("--kind", choices=KINDS, default="", help="only questions of this kind and unanswerable ones (default: all)")
    add("--questions_per_page", metavar="N", type=int, default=16, help="maximum number of questions (default 16)")
    add("--image_size", metavar="PIXELS", type=int, default=768, help="the longer side is 1 to 1.4 times as long")
    add("--no_images", action="store_true", help="write words, boxes and questions only")
    add("--num_proc", metavar="N", type=int, default=2, help="processes (default 2)")


def run(arguments: argparse.Namespace) -> int:
    from .generate import generate  # imports the package of the model

    settings = GenerateSettings(
        arguments.pages,
        seed=arguments.seed,
        split=arguments.split,
        kind=arguments.kind,
        questions_per_page=arguments.questions_per_page,
        image_size=arguments.image_size,
        images=not arguments.no_images,
    )
    start = time.monotonic()
    counts = generate(settings, arguments.output, arguments.num_proc, progress=True)
    size = sum(file.stat().st_size for file in arguments.output.glob("*.parquet"))
    print(
        f"{arguments.output}: {counts['pages']} pages, {counts['questions']} questions, "
        f"{size / 1000 / counts['pages']:.1f} KB a page, {time.monotonic() - start:.0f} s"
    )
    return 0
