"""Fine-tune a model on the decisions of a store, and put it in service if it is better (`djepa annotate retrain`).

A run is a folder, so that an interrupted one continues with the decisions and the model of its start:

    annotations/train.parquet, checked.parquet   page examples to train and to compare on
    annotations/run.json                         `Run`
    model/                                       the new model, and checkpoints while it is trained

The models are compared by exact answers on the checked set, with the standard error of the paired difference. The
questions of a document are correlated, so documents are the sampling unit. A few documents can agree by chance, so the
standard error is at least that of the questions as if they were independent, and at least one question.
"""

import json
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path

import numpy as np
import pyarrow.compute
import pyarrow.parquet
from transformers.utils.hub import cached_file

from ..bundled import BUNDLED, BUNDLED_FOLDER
from ..data.hub import load_document_dataset
from ..data.page_dataset import DJepaPageDataset
from ..files import replacing
from ..loading import find_model, load_model, load_processor
from ..metrics.evaluation import Predictor, model_predictor
from ..metrics.functions import standard_errors
from ..metrics.segmentation import is_right
from ..training import finetune
from .checked_set import checked_names, known_names, split_pages
from .export import Reader, decided_pages, page_examples, write_rows
from .records import ModelRecord
from .store import Store


ANNOTATIONS, MODEL = "annotations", "model"
TRAIN, CHECKED, RUN = "train.parquet", "checked.parquet", "run.json"
CHECKPOINTS = 4  # that are written during a run
BATCH = 4  # pages
ROUNDING = 1e-9  # a difference of exactly one standard error is not better


@dataclass(frozen=True)
class Run:
    """What a run started with.

    Args:
        store: id of the store.
        parent: id of the model in service, which is trained further; None if there was none.
        base: folder or Hub id of the model that is trained further.
        checked: names of the documents of the checked set.
        documents, questions: numbers of what is trained on.
    """

    store: str
    parent: int | None
    base: str
    steps: int
    use_image: bool
    checked: list[str]
    documents: int
    questions: int


def start(
    store: Store, folder: Path, model: str | None, steps: int, use_image: bool, read: Reader, leave_out: Callable
) -> Run:
    """Write the decisions of a store to the folder of a new run.

    Args:
        model: trained further if none is in service; the bundled one by default.
        read, leave_out: as in `page_examples`.

    Raises:
        ValueError: too few decisions, or no such model.
    """
    served = store.in_service()
    base = str(served.folder) if served else model or BUNDLED
    if base == str(BUNDLED_FOLDER):
        base = BUNDLED  # by this name it is trained with replay
    find_model(base)
    decided = decided_pages(store)
    checked = checked_names(decided, known_names(store))
    train, held_out = split_pages(decided, checked)
    folder.mkdir(exist_ok=True)
    with replacing(folder / ANNOTATIONS) as partial:
        partial.mkdir()
        write_rows(page_examples(train, read, leave_out), partial / TRAIN)
        trained = pyarrow.parquet.read_table(partial / TRAIN, columns=["document_id", "questions"])
        documents, questions = trained["document_id"].unique(), pyarrow.compute.list_flatten(trained["questions"])
        write_rows(page_examples(held_out, read, leave_out), partial / CHECKED)
        parent = served and served.id
        run = Run(store.id, parent, base, steps, use_image, sorted(checked), len(documents), len(questions))
        (partial / RUN).write_text(json.dumps(asdict(run), indent=1), encoding="utf-8")
    return run


def read_run(store: Store, folder: Path, steps: int, use_image: bool) -> Run | None:
    """The run that was started in a folder; None for a folder that is new or empty.

    Raises:
        ValueError: a folder with other files, or a run of another store, with other settings, or that has ended.
    """
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return None
    path = folder / ANNOTATIONS / RUN
    if not path.is_file():
        raise ValueError(f"{folder} holds other files; give --output_dir a new or empty folder.")
    run = Run(**json.loads(path.read_text(encoding="utf-8")))
    if run.store != store.id:
        raise ValueError(f"{folder} was started with another --store; give another --output_dir.")
    if (run.steps, run.use_image) != (steps, use_image):
        was = f"--steps {run.steps}{' --use_image' if run.use_image else ''}"
        raise ValueError(f"{folder} was started with {was}; use the same flags, or give another --output_dir.")
    for model in store.models():
        if str(model.folder) == os.path.abspath(folder / MODEL):
            raise ValueError(f"{folder} holds the finished model {model.id}; give another --output_dir.")
    return run


def train(run: Run, folder: Path, more: Iterable[str] = ()) -> None:
    """Fine-tune the model of a run, from its newest checkpoint if there is one; `more` flags of `djepa finetune`."""
    flags = {
        "model": run.base,
        "dataset": folder / ANNOTATIONS / TRAIN,
        "output_dir": folder / MODEL,
        "max_steps": run.steps,
        "use_image": run.use_image,
        "resume_from_checkpoint": True,
        "save_steps": max(1, run.steps // CHECKPOINTS),
        "save_total_limit": 1,
        "eval_strategy": "no",
        "report_to": "none",
    }
    finetune.main([*(word for name, value in flags.items() for word in (f"--{name}", str(value))), *more])


@dataclass(frozen=True)
class Comparison:
    """Shares of exact answers of two models on the same questions.

    Args:
        standard_error: of the difference; None for a single question.
    """

    documents: int
    questions: int
    before: float
    after: float
    standard_error: float | None

    @property
    def difference(self) -> float:
        """Positive if the second model is better."""
        return self.after - self.before

    @property
    def is_better(self) -> bool:
        """Whether the second model is better by more than one standard error."""
        return self.standard_error is not None and self.difference > self.standard_error + ROUNDING


def compare(pages: Iterable[dict], before: Predictor, after: Predictor) -> Comparison:
    """Ask two models the questions of page examples; raises `ValueError` if there are none."""
    documents: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    pages = iter(pages)
    while batch := list(islice(pages, BATCH)):
        for page, *found in zip(batch, before(batch), after(batch), strict=True):
            for question, *predictions in zip(page["questions"], *found, strict=True):
                documents[page["document_id"]].append(tuple(is_right(question, each) for each in predictions))
    return comparison_of([*documents.values()])


def comparison_of(documents: list[list[tuple[bool, bool]]]) -> Comparison:
    """Compare the answers to the questions of each document: whether each model's is exact."""
    answers = [pair for document in documents for pair in document]
    if not answers:
        raise ValueError("The checked set has no questions; annotate more documents.")
    before, after = np.mean(answers, axis=0)
    by_question = [[pair] for pair in answers]
    errors = [error for units in (documents, by_question) if (error := error_of(units)) is not None]
    error = max(*errors, 1 / len(answers)) if errors else None
    return Comparison(len(documents), len(answers), float(before), float(after), error)


def error_of(units: list[list[tuple[bool, bool]]]) -> float | None:
    """Standard error of the mean difference, with these sampling units; None for a single one."""
    differences = [{"exact": [float(second) - float(first) for first, second in unit]} for unit in units]
    return standard_errors(differences).get("exact")


def compare_models(run: Run, folder: Path) -> Comparison:
    """Compare the new model with the one it was trained from, on the checked set."""
    pages = DJepaPageDataset(load_document_dataset(folder / ANNOTATIONS / CHECKED))
    return compare(pages, predictor(run.base), predictor(str(folder / MODEL)))


def predictor(name: str) -> Predictor:
    """The answers of a model, from words and image."""
    return model_predictor(load_model(name), load_processor(name))


def record(store: Store, run: Run, folder: Path, compared: Comparison) -> ModelRecord:
    """Add the new model to the store, put it in service if it is better, and return it.

    A first parent is added and served, too, so that a rollback finds it. If another model than the parent is in service
    by now, it stays.
    """
    served = store.in_service()
    is_unchanged = (served and served.id) == run.parent
    parent = store.add_model(folder_of(run.base), {}) if run.parent is None else run.parent
    scores = asdict(compared) | {"difference": compared.difference, "better": compared.is_better}
    scores |= {"steps": run.steps, "use_image": run.use_image, "checked": run.checked}
    scores |= {"trained_documents": run.documents, "trained_questions": run.questions}
    new = store.add_model(folder / MODEL, scores, parent, serve=compared.is_better and is_unchanged)
    for checkpoint in (folder / MODEL).glob("checkpoint-*"):
        shutil.rmtree(checkpoint)
    return next(model for model in store.models() if model.id == new)


def folder_of(name: str) -> Path:
    """Folder of a model, for a Hub id in the cache."""
    return Path(cached_file(find_model(name), "config.json")).parent
