"""Documents to rows to tensors: how fast, in how much memory, and whether the words are where OCR sees them.

    python benchmarks/preparation.py FOLDER_OF_PDFS [--documents 40] [--processes 2] [--max-pages 20]
                                     [--output benchmarks/results/preparation.json]

FOLDER_OF_PDFS holds born-digital PDFs, such as unpacked `texlive-*-doc` packages; of it a sample is drawn. Measured:

- `prepare`: PDFs to rows of words, boxes and a 1024-pixel JPEG, in so many processes: pages a second once these have
  started (that takes some seconds, reported beside), and the peak of resident memory of each (Linux). Targets: 25 pages
  a second on two processes, 500 MB.
- the rows read back as a stream, images not decoded: 100 rows a second.
- the processor, image, words and a question to tensors at 1024 pixels, on one thread: 15 pages a second (pages a CPU
  second stand beside, for machines that are busy), and at most a tenth of the time in Python frames of this package
  itself (cProfile's own time, which overrates small functions).
- word boxes of the text layer against Tesseract's on the rendered page: median IoU 0.7, and 0.95 of the words that
  Tesseract is sure of are in the text layer, where it sees them.
"""

import argparse
import json
import os
import random
import tempfile
from pathlib import Path

from parts.pages import measure_prepare, measure_stream
from parts.processor import measure_processor
from parts.word_boxes import compare_with_ocr


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--documents", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--max-pages", type=int, default=20, help="of a document")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "results" / "preparation.json")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        sample = draw_sample(arguments.folder, arguments.documents, arguments.seed, Path(work, "documents"))
        rows = Path(work, "rows")
        results = measure_prepare(sample, rows, arguments.processes, arguments.max_pages)
        results |= measure_stream(rows) | measure_processor(rows) | compare_with_ocr(sample)
    settings = {name: getattr(arguments, name) for name in ("documents", "processes", "max_pages", "seed")}
    for name, value in results.items():
        print(f"{name:52} {value:>10}")
    arguments.output.parent.mkdir(exist_ok=True)
    arguments.output.write_text(json.dumps({**settings, "cpus": os.cpu_count(), **results}, indent=2) + "\n")


def draw_sample(folder: Path, count: int, seed: int, target: Path) -> list[Path]:
    """Links to `count` PDFs of the folder, in a folder of their own; `ValueError` if there are none."""
    files = sorted(path.absolute() for path in folder.rglob("*.pdf") if path.is_file())
    if not files:
        raise ValueError(f"There are no PDFs below {folder}.")
    target.mkdir()
    links = []
    for number, path in enumerate(random.Random(seed).sample(files, min(count, len(files)))):
        links.append(target / f"{number:04d}.pdf")
        links[-1].symlink_to(path)
    return links


if __name__ == "__main__":
    main()
