"""DeepForm (github.com/project-deepform/deepform): advertising contracts, `pdfs/<file_id>.pdf`, and a CSV of labels.

The CSV is the only one in the folder, or `labels.csv`, with the columns `file_id`, `contract_num`, `advertiser`,
`gross_amount`, `flight_from` and `flight_to`, as in DeepForm's `fcc-data-2020-labeled-manifest.csv`.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

from djepa_pages.ocr import read_words
from djepa_pages.pages import load_page
from djepa_pages.pdf import get_pdf_page, open_pdf, pdf_words
from djepa_pages.reading_order import in_reading_order
from transformers_djepa.data.hub.layouts import page_example

from .wordings import ask_labels


TEST_SHARE = 0.2
WORDINGS = {
    "contract_num": ("What is the contract number?", "contract number", "Which number does the order have?"),
    "advertiser": ("Who is the advertiser?", "What is the name of the advertiser?", "advertiser"),
    "gross_amount": ("What is the gross amount?", "What is the total gross amount of the contract?", "gross amount"),
    "flight_from": ("When does the flight begin?", "What is the start date of the flight?", "flight start date"),
    "flight_to": ("When does the flight end?", "What is the end date of the flight?", "flight end date"),
}


def find(folder: Path) -> list[dict]:
    """Documents of the folder with their labels; raises `ValueError`."""
    tables = [folder / "labels.csv"] if (folder / "labels.csv").is_file() else sorted(folder.glob("*.csv"))
    if len(tables) != 1 or not (folder / "pdfs").is_dir():
        raise ValueError(f"{folder} must hold one CSV of labels and a folder pdfs.")
    rows = list(csv.DictReader(tables[0].read_text(encoding="utf-8-sig").splitlines()))
    missing = {"file_id", *WORDINGS} - {*(rows[0] if rows else ())}
    if missing:
        raise ValueError(f"{tables[0]} has no column {', '.join(sorted(missing))}.")
    documents = []
    for row in rows:
        path, labels = folder / "pdfs" / f"{row['file_id']}.pdf", {name: row[name] for name in WORDINGS}
        if path.is_file():
            documents.append({"document_id": row["file_id"], "path": str(path), "labels": labels})
    return documents


def pages(document: dict, is_test: bool) -> Iterator[dict]:
    """Yield the pages of a document that have words, each with its questions."""
    read = []
    with open_pdf(document["path"]) as pdf:  # words first: rendering takes most of the time
        texts = [pdf_words(get_pdf_page(pdf, number)) for number in range(1, len(pdf) + 1)]
    for number, (words, boxes) in enumerate(texts, 1):
        words, boxes = in_reading_order(words, boxes, from_file=True)
        if not words:
            words, boxes = read_words(load_page(document["path"], number).image)
        page_id = f"{document['document_id']}#{number}"
        read.append(page_example(None, words, boxes, page_id, document["document_id"]))
    ask_labels(read, document["labels"], WORDINGS, is_test)
    for number, page in enumerate(read, 1):
        if page["words"] and page["questions"]:
            yield page | {"image": load_page(document["path"], number).image}
