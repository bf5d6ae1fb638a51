"""Formatting of scores: a table for the terminal, rounded numbers for JSON."""

from typing import Any


COLUMNS = (
    *("questions", "mean_iou", "iou@0.25", "iou@0.5", "iou@0.75", "mask_mean_iou", "mask_iou@0.5", "pointing"),
    *("word_f1", "word_exact", "anls", "no_answer_auroc", "calibration_error", "coverage@0.95", "correct"),
)


def table(name: str, scores: dict) -> str:
    """Format scores: one line for all questions, one for their standard errors, and one for each question kind.

    Args:
        name: name of the model or baseline.
        scores: result of `evaluate_pages`, with `seconds`.
    """
    lines = [
        f"{name} ({scores['pages']} pages, {scores['seconds']} s)",
        f"{'':14}" + "".join(f"{column:>18}" for column in COLUMNS),
    ]
    for kind, row in {"all": scores, "+/-": scores["standard_error"], **scores["by_kind"]}.items():
        lines.append(f"{kind:14}" + "".join(f"{_cell(row.get(column)):>18}" for column in COLUMNS))
    return "\n".join(lines) + "\n"


def rounded(value: Any) -> Any:
    """Round floats to five digits, also in nested dictionaries."""
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    return round(value, 5) if isinstance(value, float) else value


def _cell(value: float | int | None) -> str:
    return "-" if value is None else str(value) if isinstance(value, int) else f"{value:.3f}"
