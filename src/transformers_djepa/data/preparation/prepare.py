"""Write documents or a dataset as Parquet shards, with a dataset card."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from itertools import islice
from pathlib import Path

from tqdm import tqdm

from djepa_pages import Limits
from djepa_pages.folder import find_documents, holds
from djepa_runtime.engines import open_engine

from ..hub import dataset_splits, read_pages
from ..rows import decode_image
from .reading import Read, ReadSettings, check_at_least, encode, note, pack, read_document, read_documents
from .shards import LEFT_OUT, ShardWriter


LIMITS = Limits(seconds=300, megabytes=4000)
TEXT = """\
---
pretty_name: Document pages
---

# Document pages

{pages} pages{of}, written by `djepa prepare`: {splits}; {questions} questions; {megabytes:.0f} MB.

A row is a page: `image`, `words`, `boxes` (`[x0, y0, x1, y1]` in 0..1000 of the page), `page_id`, `document_id` and
`questions`, each with its acceptable `answers` and their boxes. No document is in two splits. `{left_out}` lists
what was left out ({omitted} documents, pages and answers), with reasons.

Settings: {settings}.
"""


def prepare(
    source: str | Path | Sequence[str | Path],
    output: str | Path,
    settings: ReadSettings | None = None,
    limits: Limits = LIMITS,
    num_proc: int | None = None,
    rows_per_shard: int = 1000,
    test_share: float = 0.1,
    max_items: int | None = None,
    progress: bool = False,
    engine: str = "process",
    allow_outside: bool = False,
) -> dict:
    """Write the pages of a source as Parquet shards `train-*.parquet` and `test-*.parquet`.

    An interrupted run continues after the last shard when it is called again with the same arguments, and ends with the
    same files. What is left out is in `left_out.jsonl`, with reasons.

    Args:
        source: a PDF, an image, a folder of them, searched recursively, or a list of these; or the Hub id or folder of
            a dataset that `load_document_dataset` loads.
        limits: of time and memory, per document.
        num_proc: processes that read documents, by default two, or all CPUs of a Ray cluster; 0 reads in this process,
            without limits.
        rows_per_shard: pages per shard; a document is never split.
        test_share: share of the documents in the split "test"; datasets keep their own splits.
        max_items: maximum number of documents, in the order of their names, or of pages of a dataset.
        engine: "process" reads documents on this machine, "ray" on a cluster; both write the same files.
        allow_outside: read images of a dataset whose path leads out of its folder.

    Returns:
        counts: items, pages by split, questions, items left out, and the pages read by this run.

    Raises:
        ValueError: nothing to read, no page to keep, a setting out of range, or an output folder with other files.
        ModuleNotFoundError: Ray is not installed.
        OSError: the disk is full, the Ray cluster is not reachable, or a node lacks the documents.
    """
    check_at_least(0, num_proc=num_proc)
    check_at_least(1, rows_per_shard=rows_per_shard, max_items=max_items)
    if not 0 <= test_share < 1:
        raise ValueError(f"test_share must be at least 0 and below 1, got {test_share}.")
    settings, output = settings or ReadSettings(), Path(output)
    sources = [source] if isinstance(source, (str, Path)) else [*source]
    map_documents = open_engine(engine)  # before anything is written
    documents = None
    if any(map(holds, sources)):
        documents, unit = find_documents(*sources, test_share=test_share)[:max_items], "document"
        names = "\n".join(f"{document.document_id} {document.split}" for document in documents)
        fingerprint, total = hashlib.sha256(names.encode()).hexdigest()[:16], len(documents)
    elif engine == "ray":
        raise ValueError(f"{sources[0]} is not a folder of documents; datasets are read without an engine.")
    elif len(sources) != 1:
        raise ValueError(f"{len(sources)} sources without documents; give one dataset, or PDFs, images and folders.")
    else:
        (source,) = sources
        splits, unit, total = sorted(dataset_splits(source)), "page", max_items
        fingerprint = f"{source}: {', '.join(splits)}"
    known = asdict(settings) | {"test_share": test_share, "max_items": max_items, "source": fingerprint}
    writer = ShardWriter(output, known, rows_per_shard)
    pages = 0
    if not writer.state["finished"]:
        if documents is None:
            stored = ((split, page) for split in splits for page in read_pages(source, split, allow_outside))
            items = _encoded(islice(stored, writer.items, max_items), settings)
        else:
            reader = partial(read_document, settings=settings)
            read_all = partial(map_documents, reader=reader, limits=limits, num_proc=num_proc)
            items = read_documents(documents[writer.items :], read_all)
        with tqdm(total=total, initial=writer.items, unit=unit, disable=not progress, smoothing=0.05) as bar:
            for split, read in items:
                writer.add(split, read.rows, read.left_out)
                pages += len(read.rows)
                bar.update()
        writer.finish()
    counts = {"items": writer.items, "unit": unit, "pages": dict(writer.state["rows"])}
    counts |= {name: writer.state[name] for name in ("questions", "left_out")}
    write_card(output, counts, settings)
    return counts | {"pages_read": pages}


def write_card(folder: Path, counts: dict, settings: ReadSettings) -> None:
    """Write the dataset card; `counts` are those of `prepare`."""
    text = TEXT.format(
        pages=sum(counts["pages"].values()),
        of=f" of {counts['items']} documents" if counts["unit"] == "document" else "",
        splits=", ".join(f"{count} {name}" for name, count in sorted(counts["pages"].items())),
        questions=counts["questions"],
        megabytes=sum(file.stat().st_size for file in folder.glob("*.parquet")) / 1e6,
        omitted=counts["left_out"],
        left_out=LEFT_OUT,
        settings=", ".join(f"{name} {value}" for name, value in asdict(settings).items()),
    )
    (folder / "README.md").write_text(text)


def _encoded(pages: Iterable[tuple[str, dict]], settings: ReadSettings) -> Iterator[tuple[str, Read]]:
    """The pages of a dataset, with their splits, each with its image encoded anew."""
    for split, page in pages:
        left_out = [
            note(page["document_id"], f"{page['page_id']} does not hold the answer to {question['question']!r}.")
            for question in page.get("unlocated", [])
        ]
        rows = []
        if page["words"]:
            image = decode_image(page["image"])
            rows.append(page | {"image": image and encode(image, settings)})
        else:
            left_out.append(note(page["document_id"], f"{page['page_id']} has no words."))
        yield split, pack(rows, left_out)
