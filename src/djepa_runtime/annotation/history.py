"""Models of a store with their scores, as a table and as a plot (`djepa annotate history`)."""

import time
from collections.abc import Sequence
from pathlib import Path

from .records import ModelRecord
from .store import Store


COLUMNS = ("model", "parent", "created", "documents", "questions", "checked", "before", "exact", "difference", "+/-")


def history_table(models: Sequence[ModelRecord], in_service: int | None) -> str:
    """A line for each model, with its folder; `*` marks the one in service."""
    lines = [" ".join(f"{name:>12}" for name in COLUMNS) + "  folder"]
    for model in models:
        mark = "*" if model.id == in_service else ""
        cells = [f"{mark}{model.id}", model.parent or "-", time.strftime("%Y-%m-%d", time.localtime(model.created))]
        cells += [model.scores.get(name, "-") for name in ("trained_documents", "trained_questions", "questions")]
        shares = [model.scores.get(name) for name in ("before", "after", "difference", "standard_error")]
        cells += ["-" if share is None else f"{share:.3f}" for share in shares]
        lines.append(" ".join(f"{cell:>12}" for cell in cells) + f"  {model.folder}")
    return "\n".join(lines)


def model_before(store: Store) -> int:
    """Id of the model that was in service before the current one was for the first time; raises `ValueError`.

    So several rollbacks lead further back.
    """
    served = store.served()
    first = served.index(served[-1]) if served else 0
    if first == 0:
        raise ValueError("No other model was in service before; give the number of a model as MODEL_ID.")
    return served[first - 1]


def newest_model(store: Store) -> int:
    """Id of the model that was trained last; raises `ValueError` if it is in service."""
    newest, served = [model.id for model in store.models()][-1:], store.served()[-1:]
    if newest == served:
        raise ValueError("No newer model than the one in service; give the number of a model as MODEL_ID.")
    return newest[0]


def put_in_service(store: Store, model_id: int) -> ModelRecord:
    """Put a model in service; raises `ValueError` if there is none."""
    models = {model.id: model for model in store.models()}
    model = models.get(model_id)
    if model is None:
        known = ", ".join(map(str, models)) or "none"
        raise ValueError(f"There is no model {model_id}; give one of those in `djepa annotate history`: {known}.")
    if not model.folder.is_dir():
        raise ValueError(f"The folder {model.folder} of model {model.id} is gone; give another model as MODEL_ID.")
    store.serve(model.id)
    return model


def plot(models: Sequence[ModelRecord], path: Path) -> None:
    """Plot the exact answers of each model and of the one it was trained from, on the same checked set."""
    from matplotlib.figure import Figure

    compared = [model for model in models if "after" in model.scores]
    names, scores = [str(model.id) for model in compared], [model.scores for model in compared]
    figure = Figure(layout="constrained")
    axes = figure.subplots()
    axes.plot(names, [each["before"] for each in scores], "o", label="before training")
    errors = [each["standard_error"] or 0.0 for each in scores]  # of the difference
    axes.errorbar(names, [each["after"] for each in scores], errors, fmt="o", capsize=4, label="after training")
    axes.set(xlabel="model", ylabel="exact answers", ylim=(0, 1.02))
    axes.legend()
    figure.savefig(path, dpi=120)
