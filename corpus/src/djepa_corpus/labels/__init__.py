"""Datasets that are published as folders of documents and labels.

deepform.py   advertising contracts: PDFs and a CSV of labels
sroie.py      receipts: images, lines of text, and labels
electronic_invoices.py    invoices as PDFs with their data in XML
command.py    `djepa-corpus labels`

Labels are texts; they are located on the pages by their words. `TEST_SHARE` of the documents are the split "test".
"""

from collections.abc import Mapping
from pathlib import Path

from djepa_pages.folder import Document, split_of
from transformers_djepa.data.preparation.reading import Read, ReadSettings, encode, note, pack

from . import deepform, electronic_invoices, sroie


LAYOUTS = {"deepform": deepform, "sroie": sroie, "electronic_invoices": electronic_invoices}


def find_labelled(layout: str, folder: Path) -> tuple[list[Document], dict[str, dict]]:
    """Documents of a folder, and what `read_labelled` needs of each by its id.

    Raises `ValueError` for a folder without documents or without the files of the layout.
    """
    labelled = {each["document_id"]: each for each in LAYOUTS[layout].find(Path(folder).expanduser())}
    if not labelled:
        raise ValueError(f"{folder} holds no document with labels.")
    share = LAYOUTS[layout].TEST_SHARE
    return [Document(name, Path(each["path"]), split_of(name, share)) for name, each in labelled.items()], labelled


def read_labelled(
    path: Path, document_id: str, layout: str, labelled: Mapping[str, dict], image_size: int, split: str
) -> Read:
    """Read the pages of a document that have questions; labels that are not among its words are noted."""
    stored = ReadSettings(image_size=image_size)
    rows, left_out = [], []
    for page in LAYOUTS[layout].pages(labelled[document_id], split == "test"):
        rows.append(page | {"image": encode(page["image"], stored)})
        missing = (f"{page['page_id']} does not hold the answer to {each['question']!r}." for each in page["unlocated"])
        left_out += [note(document_id, reason) for reason in missing]
    return pack(rows, left_out)
