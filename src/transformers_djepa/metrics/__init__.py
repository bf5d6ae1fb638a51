"""Metrics of answers: functions, evaluation over pages, baselines, and `djepa_answers`, a module for `evaluate`."""

from pathlib import Path


ANSWERS_MODULE = str(Path(__file__).parent / "djepa_answers")  # of `evaluate.load`
