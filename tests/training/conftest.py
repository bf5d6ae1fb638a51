"""The trainer that a command builds."""

from collections.abc import Callable

import pytest
from transformers import Trainer


class Started(Exception):
    """Raised in place of training."""


@pytest.fixture
def trainer_of(monkeypatch) -> Callable[..., Trainer]:
    """Run `main` of a training command until training would start; return its trainer."""
    trainers = []

    def start(self, **kwargs):
        trainers.append(self)
        raise Started

    def run(main, argv):
        with monkeypatch.context() as patch, pytest.raises(Started):
            patch.setattr(Trainer, "train", start)
            main(argv)
        return trainers.pop()

    return run
