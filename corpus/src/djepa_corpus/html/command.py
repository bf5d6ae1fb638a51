"""`djepa-corpus html`: fetch, print and read documentation, into resumable shards."""

import argparse
import time
from functools import partial
from importlib.metadata import version
from itertools import islice
from pathlib import Path

from tqdm import tqdm

from .sources import LANGUAGES, all_sources, choose_sources


SECONDS = 90  # for one document
MAX_FAILED = 20  # documents at the start of a run, after which it ends
MEGABYTES = 1_000_000  # of address space: Chromium maps much more than it uses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", type=Path, required=True, help="new or empty folder, or one to continue")
    parser.add_argument("--cache", type=Path, default=Path("build/html"), help="folder of the packages (%(default)s)")
    parser.add_argument("--package", action="append", choices=all_sources(), help="source to print; may be repeated")
    parser.add_argument("--pages", type=int, default=20_000, help="stop after as many pages (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of order, styles and questions (%(default)s)")
    parser.add_argument(
        "--num_proc", type=int, default=2, help="processes, each with a Chromium (%(default)s); 0 prints in this one"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the rows; returns the exit code."""
    from transformers_djepa.data.preparation.shards import ShardWriter

    from .fetch import fetch_packages
    from .fonts import font_packages
    from .plan import plan_documents
    from .printing import chromium_version

    if arguments.pages < 1 or arguments.num_proc < 0:
        raise ValueError("--pages must be at least 1, and --num_proc at least 0.")
    made_with = {name: version(name) for name in ("djepa-corpus", "pypdfium2")} | {"chromium": chromium_version()}
    sources, languages = choose_sources(arguments.package), list(LANGUAGES)
    packages = [
        package
        for source in sources
        for language in languages
        if language in source.codes
        for package in source.packages(language)
    ]
    root, digest = fetch_packages(font_packages() + packages, arguments.cache.resolve())
    settings = {"seed": arguments.seed, "pages": arguments.pages, "languages": languages, "packages": digest}
    writer = ShardWriter(arguments.output, settings | {"sources": [source.name for source in sources]} | made_with)
    if writer.state["finished"]:
        print(f"{arguments.output} is finished: {writer.state['rows']} pages.")
        return 0
    documents = plan_documents(sources, root, languages, arguments.seed)
    _print_all(writer, documents, root, arguments)
    print(f"{arguments.output}: {writer.state['rows']} pages, {writer.state['questions']} questions.")
    return 0


def _print_all(writer, documents, root: Path, arguments: argparse.Namespace) -> None:
    """Print documents in their order until there are enough pages."""
    from djepa_pages import Limits
    from djepa_runtime.engines.processes import Failed, map_documents

    from .pages import FEATURES, PrintedPages, PrintSettings, note, read_printed

    reader = partial(read_printed, settings=PrintSettings(root, arguments.seed))
    rest = islice(documents, writer.items, None)
    pages, start, done, failed = sum(writer.state["rows"].values()), time.monotonic(), 0, 0
    with tqdm(total=arguments.pages, initial=pages, unit="page", smoothing=0.05) as bar:
        for document, result in map_documents(rest, reader, Limits(SECONDS, MEGABYTES), arguments.num_proc):
            read = result
            if isinstance(result, Failed):
                failed += 1
                if failed >= MAX_FAILED and not done:
                    raise ValueError(f"None of {failed} documents can be printed: {result.reason}")
                nothing = FEATURES.arrow_schema.empty_table()
                read = PrintedPages(nothing, [note(document.document_id, result.reason)])
            writer.add(document.source.split, read.rows, read.left_out)
            pages, done = pages + len(read.rows), done + len(read.rows)
            bar.set_postfix_str(f"{done / (time.monotonic() - start):.1f} pages/s", refresh=False)
            bar.update(len(read.rows))
            if pages >= arguments.pages:
                break
    writer.finish()
