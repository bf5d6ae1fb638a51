"""Speed and memory of `djepa prepare`.

    python benchmarks/preparation.py FOLDER_OF_PDFS [--documents 40] [--processes 2] [--max_pages 20]

FOLDER_OF_PDFS holds PDFs with a text layer, such as unpacked `texlive-*-doc` packages; a random sample is used.
Reported are pages per second once the processes run (words, boxes and a 1024-pixel JPEG), and the peak memory of a
process (Linux).
"""

import os
import random
import tempfile
from pathlib import Path

from parts.measure import PeakMemory
from parts.report import make_parser, write_json

from transformers_djepa.data.preparation import ReadSettings, prepare


SETTINGS = ("documents", "processes", "max_pages", "seed")


def main() -> None:
    parser = make_parser(__doc__, "preparation.json")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--documents", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--max_pages", type=int, default=20, help="per document")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        sample = Path(work, "documents")
        link_sample(arguments.folder, arguments.documents, arguments.seed, sample)
        results = measure_prepare(sample, Path(work, "rows"), arguments.processes, arguments.max_pages)
    settings = {name: getattr(arguments, name) for name in SETTINGS}
    write_json(arguments.output, {**settings, "cpus": os.cpu_count(), **results})
    print(results)


def link_sample(folder: Path, count: int, seed: int, target: Path) -> None:
    """Link `count` random PDFs of `folder` into `target`; `ValueError` if there are none."""
    files = sorted(path.absolute() for path in folder.rglob("*.pdf") if path.is_file())
    if not files:
        raise ValueError(f"There are no PDFs below {folder}.")
    target.mkdir()
    for number, path in enumerate(random.Random(seed).sample(files, min(count, len(files)))):
        (target / f"{number:04d}.pdf").symlink_to(path)


def measure_prepare(sample: Path, output: Path, processes: int, max_pages: int) -> dict[str, float]:
    """Prepare one document to measure the start, then all of them."""
    settings = ReadSettings(max_pages=max_pages, ocr="none")
    started = prepare(sample, output.with_name("first"), settings, num_proc=processes, max_items=1)
    with PeakMemory() as memory:
        counts = prepare(sample, output, settings, num_proc=processes, test_share=0)
    return {
        "prepare: pages": counts["pages_read"],
        "prepare: pages/s": round(counts["pages_read"] / counts["seconds"], 1),
        "prepare: start and first document, s": round(started["seconds"], 1),
        "prepare: peak MB of a reading process": round(memory.megabytes),
    }


if __name__ == "__main__":
    main()
