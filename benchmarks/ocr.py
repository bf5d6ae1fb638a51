"""Word recall and precision of OCR on scanned receipts (SROIE), by engine, page segmentation mode and scale.

    python benchmarks/ocr.py SROIE_DIR [--every 1]

SROIE_DIR holds `img/*.jpg` and `box/*.csv`, lines of eight corner numbers and a text. Recall is the share of their
words, split at white space, that are read; precision is the share of the words read that are on the receipt. Words
count as often as they occur on a receipt, and match if they are equal without case: "57.80" is not "57.80.".

Time is CPU time of one thread, including Tesseract's process: the median over receipts, all readers in turn on each.
`read_words` is also measured on every tenth receipt rotated counterclockwise, against the same receipts as given.
"""

import os
import resource
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from statistics import median


os.environ["OMP_THREAD_LIMIT"] = "1"  # before Tesseract runs

from parts.report import make_parser, markdown_table, write_json  # noqa: E402
from PIL import Image  # noqa: E402
from tqdm.auto import tqdm  # noqa: E402

from djepa_pages import load_page  # noqa: E402
from djepa_pages.ocr import (  # noqa: E402
    read_upright,  # noqa: E402
    read_with_rapidocr,
    read_with_tesseract,
)
from djepa_pages.orientation import rotate  # noqa: E402


MODES = (3, 4, 6)
ANGLES = (0, 2, 5, 10, 180)


def tesseract(image: Image.Image, mode: int, longest_side: int | None = None) -> list[str]:
    """Words of Tesseract alone, on the page as it is or enlarged up to three times."""
    import pytesseract

    factor = max(1.0, min(3.0, (longest_side or 0) / max(image.size)))
    page = image.resize([round(side * factor) for side in image.size], Image.Resampling.BICUBIC)
    return pytesseract.image_to_string(page, config=f"--psm {mode}").split()


def rapidocr(image: Image.Image) -> list[str]:
    """Words of RapidOCR with its own settings, in one thread."""
    result = default_rapidocr()(image, return_word_box=True)
    return [word for line in result.word_results for word, _, _ in line] if result.txts else []


@cache
def default_rapidocr():
    from rapidocr import RapidOCR

    return RapidOCR(params={"Global.log_level": "critical", "EngineConfig.onnxruntime.intra_op_num_threads": 1})


def straightened(engine: Callable, image: Image.Image, angle: float = 0) -> list[str]:
    """Words of `read_words` with one engine, for the page rotated by degrees."""
    return [word.text for word in read_upright(rotate(image, angle), engine)[1]]


ENGINES = {"RapidOCR": read_with_rapidocr, "Tesseract": read_with_tesseract}
READERS = {
    **{f"Tesseract, mode {mode}, as given": partial(tesseract, mode=mode) for mode in MODES},
    **{f"Tesseract, mode {mode}, 2000 px": partial(tesseract, mode=mode, longest_side=2000) for mode in MODES},
    "RapidOCR, its own settings": rapidocr,
    **{f"`read_words`, {name}": partial(straightened, engine) for name, engine in ENGINES.items()},
}
ROTATED = {
    f"`read_words`, {name}, rotated by {angle}": partial(straightened, engine, angle=angle)
    for name, engine in ENGINES.items()
    for angle in ANGLES
}


def receipt_words(path: Path) -> Counter[str]:
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return Counter(word for line in lines for word in line.split(",", 8)[-1].casefold().split())


def cpu_seconds() -> float:
    """CPU time of this process and of programs that it has run."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def measure(folder: Path, paths: list[Path], readers: dict[str, Callable]) -> dict[str, dict]:
    """Recall, precision and median CPU seconds of each reader."""
    counts, seconds = defaultdict(Counter), defaultdict(list)
    for path in tqdm(paths):
        image, expected = load_page(path).image, receipt_words(folder / "box" / f"{path.stem}.csv")
        for name, read in readers.items():
            start = cpu_seconds()
            found = Counter(word.casefold() for word in read(image))
            seconds[name].append(cpu_seconds() - start)
            counts[name].update(right=(found & expected).total(), read=found.total(), expected=expected.total())
    return {
        name: {
            "recall": round(count["right"] / count["expected"], 4),
            "precision": round(count["right"] / max(count["read"], 1), 4),
            "cpu_seconds": round(median(seconds[name]), 2),
            "receipts": len(paths),
        }
        for name, count in counts.items()
    }


def main() -> None:
    parser = make_parser(__doc__, "ocr.json")
    parser.add_argument("sroie", type=Path)
    parser.add_argument("--every", type=int, default=1, help="read every n-th receipt alone (default: 1, all)")
    arguments = parser.parse_args()
    paths = sorted((arguments.sroie / "img").glob("*.jpg"))[:: arguments.every]
    if not paths:
        parser.error(f"There are no images {arguments.sroie / 'img'}/*.jpg.")
    for size in ((400, 400), (400, 800)):  # loads the networks
        for read in (rapidocr, read_with_rapidocr):
            read(Image.new("RGB", size, "white"))
    results = measure(arguments.sroie, paths, READERS) | measure(arguments.sroie, paths[::10], ROTATED)
    write_json(arguments.output, {"benchmark": "ocr", "readers": results})
    print(
        markdown_table(
            ["reader", "recall", "precision", "CPU s", "receipts"],
            [[name, *values.values()] for name, values in results.items()],
        )
    )


if __name__ == "__main__":
    main()
