"""Fine-tune a model on the decisions of a store, and put it in service if it is better (`djepa annotate retrain`).

A run is a folder:

    annotations/train.parquet, checked.parquet   page examples to train and to compare on
    model/                                       the new model

The models are compared by exact answers on the checked set, with the standard error of the paired difference. The
questions of a document are correlated, so documents are the sampling unit. A few documents can agree by chance, so the
standard error is at least that of the questions as if they were independent, and at least one question.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.parquet
from transformers.utils.hub import cached_file

from djepa_runtime.annotation.checked import known_names
from djepa_runtime.annotation.records import ModelRecord
from djepa_runtime.annotation.store import Store
from djepa_runtime.bundled import BUNDLED, BUNDLED_FOLDER
from djepa_runtime.files import replacing
from djepa_runtime.loading import find_model

from ..data.hub import load_document_dataset
from ..data.page_dataset import DJepaPageDataset
from ..loading import load_model, load_processor
from ..metrics.evaluation import Predictor, model_predictor
from ..metrics.functions import is_right, standard_errors
from ..training import finetune
from .export import (
    Reader,
    as_pages,
    checked_names,
    decided_pages,
    page_examples,
    split_pages,
    write_parquet,
)


ANNOTATIONS, MODEL = "annotations", "model"
TRAIN, CHECKED = "train.parquet", "checked.parquet"
BATCH = 4  # pages
ROUNDING = 1e-9  # a difference of exactly one standard error is not better


class Run(NamedTuple):
    """What a run started with."""

    parent: int | None  # id of the model in service, which is trained further
    base: str  # folder or Hub id of the model that is trained further
    checked: list[str]  # names of the documents of the checked set
    documents: int  # that are trained on
    questions: int


def start(store: Store, folder: Path, model: str | None, read: Reader, leave_out: Callable[[str], None]) -> Run:
    """Write the decisions of a store to a new folder; raises `ValueError` for too few of them, or no such model.

    `model` is trained further if none is in service; `read` and `leave_out` are as in `page_examples`.
    """
    served = store.in_service()
    base = str(served.folder) if served else model or BUNDLED
    if base == str(BUNDLED_FOLDER):
        base = BUNDLED  # by this name it is trained with replay
    find_model(base)
    decided = decided_pages(store)
    checked = checked_names(decided, known_names(store))
    train, held_out = split_pages(decided, checked)
    with replacing(folder) as partial:
        (partial / ANNOTATIONS).mkdir(parents=True)
        write_parquet(page_examples(as_pages(train), read, leave_out), partial / ANNOTATIONS / TRAIN)
        write_parquet(page_examples(as_pages(held_out), read, leave_out), partial / ANNOTATIONS / CHECKED)
    rows = pyarrow.parquet.read_table(folder / ANNOTATIONS / TRAIN, columns=["document_id", "questions"]).to_pydict()
    questions = sum(map(len, rows["questions"]))
    return Run(served and served.id, base, sorted(checked), len(set(rows["document_id"])), questions)


def train(run: Run, folder: Path, steps: int, use_image: bool) -> None:
    """Fine-tune the model of a run."""
    flags = {
        "model": run.base,
        "dataset": folder / ANNOTATIONS / TRAIN,
        "output_dir": folder / MODEL,
        "max_steps": steps,
        "use_image": use_image,
        "save_strategy": "no",
        "eval_strategy": "no",
        "report_to": "none",
    }
    finetune.main([word for name, value in flags.items() for word in (f"--{name}", str(value))])


def compare_models(run: Run, folder: Path) -> dict[str, Any]:
    """Compare the new model with the one it was trained from, on the checked set."""
    pages = DJepaPageDataset(load_document_dataset(folder / ANNOTATIONS / CHECKED))
    names = (run.base, str(folder / MODEL))
    return compare(pages, *(model_predictor(load_model(name), load_processor(name)) for name in names))


def compare(pages: Iterable[dict], before: Predictor, after: Predictor) -> dict[str, Any]:
    """Ask two models the questions of page examples; returns their `comparison`."""
    documents: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    pages = iter(pages)
    while batch := list(islice(pages, BATCH)):
        for page, *found in zip(batch, before(batch), after(batch), strict=True):
            for question, *predictions in zip(page["questions"], *found, strict=True):
                documents[page["document_id"]].append(tuple(is_right(question, each) for each in predictions))
    return comparison([*documents.values()])


def comparison(documents: list[list[tuple[bool, bool]]]) -> dict[str, Any]:
    """Shares of exact answers `before` and `after`, from whether those of both models are, by document and question.

    Their `difference` has a `standard_error`, None for a single question; `better` is whether it is larger than that.
    """
    answers = [pair for document in documents for pair in document]
    before, after = (float(share) for share in np.mean(answers, axis=0))
    errors = []
    for units in (documents, [[pair] for pair in answers]):
        differences = [{"exact": [float(second) - float(first) for first, second in unit]} for unit in units]
        errors += standard_errors(differences).values()  # none for a single unit
    error = max(*errors, 1 / len(answers)) if errors else None
    return {
        "documents": len(documents),
        "questions": len(answers),
        "before": before,
        "after": after,
        "difference": after - before,
        "standard_error": error,
        "better": error is not None and after - before > error + ROUNDING,
    }


def record(store: Store, run: Run, folder: Path, scores: dict[str, Any]) -> ModelRecord:
    """Add the new model with its scores to the store, put it in service if it is better, and return it.

    A first parent is added and served, too, so that a rollback finds it. If another model than the parent is in service
    by now, it stays.
    """
    served = store.in_service()
    is_unchanged = (served and served.id) == run.parent
    parent = run.parent
    if parent is None:  # a Hub id is served from the cache
        parent = store.add_model(Path(cached_file(find_model(run.base), "config.json")).parent, {})
    scores |= {"checked": run.checked, "trained_documents": run.documents, "trained_questions": run.questions}
    new = store.add_model(folder / MODEL, scores, parent)
    if scores["better"] and is_unchanged:
        store.serve(new)
    return next(model for model in store.models() if model.id == new)
