"""Metrics of answers: functions, evaluation over pages, baselines, and modules for `evaluate`."""

from pathlib import Path


MODULES = ("djepa_answers", "djepa_no_answer", "djepa_regions")


def module_path(name: str) -> str:
    """Return the folder of an `evaluate` module: `evaluate.load(module_path("djepa_answers"))`.

    Raises:
        ValueError: unknown module.
    """
    if name not in MODULES:
        raise ValueError(f"There is no module {name!r}; choose one of {', '.join(MODULES)}.")
    return str(Path(__file__).parent / name)
