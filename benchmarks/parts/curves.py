"""Evaluations of a finished training, from its newest checkpoint."""

import json
from pathlib import Path

from transformers.trainer import TRAINER_STATE_NAME
from transformers.trainer_utils import get_last_checkpoint


NAMES = {"step": "step", "eval_loss": "loss", "eval_accuracy": "accuracy"}


def read_curve(folder: Path) -> list[dict]:
    """Step, loss and, if there is one, accuracy of each evaluation; empty without a checkpoint."""
    checkpoint = get_last_checkpoint(folder) if folder.is_dir() else None
    if checkpoint is None:
        return []
    history = json.loads(Path(checkpoint, TRAINER_STATE_NAME).read_text())["log_history"]
    return [{NAMES[name]: row[name] for name in NAMES if name in row} for row in history if "eval_loss" in row]
