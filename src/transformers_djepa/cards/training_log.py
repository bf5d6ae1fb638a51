"""`Trainer`'s log as the rows of a table, and the results that a model is known by."""

from collections import defaultdict
from collections.abc import Sequence
from numbers import Real
from typing import Any


SPEED = ("runtime", "samples_per_second", "steps_per_second", "model_preparation_time")
MOST_ROWS = 20  # of a table that stands open


def rows_by_step(log_history: Sequence[dict]) -> dict[int, dict[str, float]]:
    """Losses and scores of each step that has any, in order. A later entry of a step adds to an earlier one.

    What `compute_metrics` gives beside numbers, such as a list or a text, is left out.
    """
    rows: dict[int, dict[str, float]] = defaultdict(dict)
    for entry in log_history:
        found = {
            name: value for name, value in entry.items() if (_is_loss(name) or _is_score(name)) and _is_number(value)
        }
        if found:
            rows[entry["step"]] |= found
    return dict(sorted(rows.items()))


def columns(rows: dict[int, dict[str, float]]) -> list[str]:
    """Names over all rows: the training loss, its terms, the evaluation's loss, its scores."""
    names = {name: None for row in rows.values() for name in row}
    return sorted(names, key=lambda name: (_is_score(name), not name.endswith("loss"), name != "loss"))


def table(rows: dict[int, dict[str, float]]) -> list[list[str]]:
    """Cells with the heads on top; numbers to four digits, as `Trainer` logs losses."""
    names = columns(rows)
    heads = ["step", *(name.replace("eval_", "held-out ", 1) for name in names)]
    return [heads, *([str(step), *(_cell(row.get(name)) for name in names)] for step, row in rows.items())]


def results(rows: dict[int, dict[str, float]], step: int | None = None) -> tuple[int, dict[str, float]] | None:
    """The step and the scores of an evaluation, without `eval_`: of `step`, else the last; `None` without any."""
    scored = {at: row for at, row in rows.items() if any(_is_score(name) for name in row)}
    if not scored:
        return None
    at = step if step in scored else max(scored)
    return at, {name.removeprefix("eval_"): value for name, value in scored[at].items() if _is_score(name)}


def _is_loss(name: str) -> bool:
    return name == "loss" or (name.endswith("_loss") and not name.startswith(("eval_", "train_")))


def _is_score(name: str) -> bool:
    return name.startswith("eval_") and not name.endswith(SPEED)


def _is_number(value: Any) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def _cell(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"
