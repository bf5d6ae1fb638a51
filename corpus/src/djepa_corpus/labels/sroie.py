"""SROIE (ICDAR 2019, rrc.cvc.uab.es/?ch=13): scanned receipts in their original folders.

`img/NNN.jpg`, `box/NNN.csv` (or .txt) with lines `x0,y0,x1,y1,x2,y2,x3,y3,text` in pixels, and `key/NNN.json` (or .txt)
with company, date, address and total. Lines are split at spaces, and their boxes in proportion to the characters.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from djepa_pages.geometry import scaled_box
from djepa_pages.pages import load_page
from transformers_djepa.data.hub.layouts import page_example, split_line

from .wordings import ask_labels


TEST_SHARE = 0.2
WORDINGS = {
    "company": ("What is the name of the company?", "Which company issued the receipt?", "Who is the seller?"),
    "date": ("What is the date of the receipt?", "When was the receipt issued?", "date"),
    "address": (
        "What is the address of the company?",
        "Where is the company located?",
        "What is the seller's address?",
    ),
    "total": ("What is the total?", "How much was paid in total?", "total amount"),
}


def find(folder: Path) -> list[dict]:
    """Receipts of the folder that have lines and labels; raises `ValueError`."""
    if not all((folder / name).is_dir() for name in ("img", "box", "key")):
        raise ValueError(f"{folder} must hold the folders img, box and key.")
    documents = []
    for path in sorted((folder / "img").iterdir()):
        lines, labels = _beside(folder / "box", path.stem, ".csv"), _beside(folder / "key", path.stem, ".json")
        if lines and labels:
            documents.append({"document_id": path.stem, "path": str(path), "lines": str(lines), "labels": str(labels)})
    return documents


def _beside(folder: Path, stem: str, suffix: str) -> Path | None:
    return next((path for path in (folder / f"{stem}{suffix}", folder / f"{stem}.txt") if path.is_file()), None)


def pages(document: dict, is_test: bool) -> Iterator[dict]:
    """Yield a receipt with its questions."""
    image = load_page(document["path"]).image
    words, boxes = read_lines(Path(document["lines"]), image.size)
    page = page_example(image, words, boxes, document["document_id"], document["document_id"])
    labels = json.loads(Path(document["labels"]).read_text(encoding="utf-8-sig", errors="replace"))
    ask_labels([page], labels, WORDINGS, is_test)
    if page["questions"]:
        yield page


def read_lines(path: Path, size: tuple[int, int]) -> tuple[list[str], list[list[float]]]:
    """Words of the lines in a file, and their boxes in 0..1000 of a page of `size` `(width, height)` pixels."""
    words, boxes = [], []
    for line in path.read_text(encoding="utf-8-sig", errors="replace").splitlines():
        *corners, text = line.split(",", 8)
        if len(corners) != 8:
            continue  # an empty line
        xs, ys = [float(x) for x in corners[0::2]], [float(y) for y in corners[1::2]]
        for word, box in split_line(text, (min(xs), min(ys), max(xs), max(ys))):
            words.append(word)
            boxes.append(scaled_box(box, *size))
    return words, boxes
