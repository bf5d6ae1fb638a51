"""Scores of answers: plain functions, tables of them, baselines, and modules for `evaluate`."""

from pathlib import Path


MODULES = ("djepa_answers", "djepa_no_answer", "djepa_regions")


def module_path(name: str) -> str:
    """Folder of one of the `evaluate` modules: `evaluate.load(module_path("djepa_answers"))`.

    Raises:
        ValueError: there is no such module.
    """
    if name not in MODULES:
        raise ValueError(f"There is no module {name!r}, only {', '.join(MODULES)}.")
    return str(Path(__file__).parent / name)
