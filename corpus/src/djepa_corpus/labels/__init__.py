"""Datasets that are published as folders of documents and labels: `deepform:FOLDER`, `sroie:FOLDER`.

deepform.py   advertising contracts: PDFs and a CSV of labels
sroie.py      receipts: images, lines of text, and labels

Labels are texts; they are located on the pages by their words. Documents are split by a hash of their name.
"""

import logging
from collections.abc import Iterator

from datasets import IterableDataset

from djepa_pages.paths import local_path
from transformers_djepa.data.folder import SPLITS, split_of
from transformers_djepa.data.rows import split_questions

from . import deepform, sroie


logger = logging.getLogger(__name__)

LAYOUTS = {"deepform": deepform, "sroie": sroie}
ALL = "all"  # both splits
TEST_SHARE = 0.2


def is_labelled_folder(source: object) -> bool:
    """Whether a source is `<layout>:<folder>`."""
    return isinstance(source, str) and ":" in source and source.partition(":")[0] in LAYOUTS


def labelled_pages(source: str, split: str, max_questions: int | None = None) -> IterableDataset:
    """Stream the page examples of a folder.

    Raises:
        ValueError: an unknown split, no such folder, or one without the files of the layout.
    """
    if split not in (*SPLITS, ALL):
        raise ValueError(f"{source} has no split {split!r}, only {', '.join((*SPLITS, ALL))}.")
    name, _, folder = source.partition(":")
    documents = LAYOUTS[name].find(local_path(folder))
    if not documents:
        raise ValueError(f"{source} holds no document with labels.")
    kept = [document for document in documents if split in (ALL, split_of(document["document_id"], TEST_SHARE))]
    settings = {"name": name, "is_test": split != "train", "max_questions": max_questions}
    return IterableDataset.from_generator(_read, gen_kwargs={"documents": kept, **settings})


def _read(documents: list[dict], name: str, is_test: bool, max_questions: int | None) -> Iterator[dict]:
    for document in documents:
        try:
            for page in LAYOUTS[name].pages(document, is_test):
                yield from split_questions(page, max_questions)
        except ValueError as error:
            logger.warning("%s is left out: %s", document["path"], error)
