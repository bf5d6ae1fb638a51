"""`djepa-corpus texts`: short texts of six languages in groups that mean the same, for the text and prompt encoders."""

import argparse
from collections import Counter
from itertools import chain
from pathlib import Path


COLUMNS = ("text", "language", "group", "kind", "source")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", metavar="DIR", type=Path, required=True, help="a new or empty folder")
    parser.add_argument("--cache", type=Path, default=Path("build/html"), help="folder of packages, 3 GB (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the split and of drawn questions (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    """Write `train-00000.parquet` and `test-00000.parquet`, print what they hold, and return the exit code."""
    from ..html.fetch import fetch_packages
    from ..html.sources import all_sources
    from .catalogs import catalog_texts, locale_texts
    from .dictionaries import dictionary_texts
    from .fetch import text_sources
    from .grouping import group_texts
    from .pages import page_texts
    from .wordings import generator_texts

    if arguments.output.is_dir() and any(arguments.output.iterdir()):
        raise ValueError(f"{arguments.output} holds files; give a new or empty folder.")
    cache = arguments.cache.resolve()
    roots = {source: source.fetch(cache / "texts") for source in text_sources()}
    pages = [source for source in all_sources().values() if source.split == "train" and {"en"} < source.codes.keys()]
    packages = [name for source in pages for language in source.codes for name in source.packages(language)]
    root, _ = fetch_packages(packages, cache)
    others = chain(
        *(catalog_texts(roots[source], source.files, source.name) for source in roots if source.files),
        *(locale_texts(), page_texts(pages, root)),
        *(dictionary_texts(roots[source]) for source in roots if source.name == "freedict"),
    )
    split = group_texts(generator_texts(arguments.seed), others, arguments.seed)
    arguments.output.mkdir(parents=True, exist_ok=True)
    for name, texts in (("train", split.train), ("test", split.test)):
        _write(texts, arguments.output / f"{name}-00000.parquet")
        print(f"{name}: {len(texts)} texts of {len({text.group for text in texts})} groups")
        for column in ("language", "kind", "source"):
            counts = Counter(getattr(text, column) for text in texts)
            print(f"  {column}: " + ", ".join(f"{value} {count}" for value, count in counts.most_common()))
    print(f"{split.dropped} texts of training groups equal test texts and were dropped")
    return 0


def _write(texts: list, file: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({name: [getattr(text, name) for text in texts] for name in COLUMNS})
    pyarrow.parquet.write_table(table, file, compression="zstd", row_group_size=65_536)
