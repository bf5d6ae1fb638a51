import math

import pytest
import torch
from small_trainer import build, build_trainer
from transformers import TrainerCallback
from transformers.integrations.integration_utils import INTEGRATION_TO_CALLBACK

from transformers_djepa import NaturalGradient, PreconditionerCallback


NAMES = {
    "retained_energy",
    "cosine",
    "condition_0",
    "condition_1",
    "fisher_change",
    "update_to_weight",
    "subspace_overlap",
    "refreshes",
    "skipped_steps",
    "state_bytes",
}


def train(folder, callback=None, groups=None, **arguments):
    model = build()
    groups = groups(model) if groups else NaturalGradient.param_groups(model)
    optimizer = NaturalGradient(groups, lr=3e-3, rank=6, refresh_interval=3)
    trainer = build_trainer(model, folder, trainer_settings={"optimizers": (optimizer, None)}, **arguments)
    trainer.add_callback(callback or PreconditionerCallback(trainer))
    trainer.train()
    return trainer, optimizer


def test_every_training_log_has_the_statistics(tmp_path):
    trainer, optimizer = train(tmp_path)
    rows = [row for row in trainer.state.log_history if "loss" in row]
    assert [row["step"] for row in rows] == [4, 8, 12]
    for row in rows:
        found = {name.removeprefix("preconditioner/"): value for name, value in row.items() if "preconditioner" in name}
        assert found.keys() == NAMES
        assert all(math.isfinite(value) for value in found.values())
        assert 0 < found["retained_energy"] <= 1 and 0 <= found["subspace_overlap"] <= 1.001
        assert -1 <= found["cosine"] <= 1 and found["condition_1"] >= 1 and 0 < found["fisher_change"] < 2
        assert found["state_bytes"] == optimizer.state_bytes() and found["skipped_steps"] == 0
    assert rows[-1]["preconditioner/refreshes"] == optimizer.refreshes > 0


@pytest.mark.parametrize(("accumulated", "ends"), ((1, [8, 16, 24]), (3, [3, 6, 9])))
def test_epoch_logs_have_the_statistics(accumulated, ends, tmp_path):
    settings = {"steps": -1, "num_train_epochs": 3, "gradient_accumulation_steps": accumulated}
    trainer, _ = train(tmp_path, logging_strategy="epoch", logging_steps=500, **settings)
    rows = [row for row in trainer.state.log_history if "loss" in row]
    assert [row["step"] for row in rows] == ends
    assert all("preconditioner/retained_energy" in row for row in rows)


class Reporter(TrainerCallback):
    """Notes what it gets to log, as TensorBoard does."""

    def __init__(self, *args):
        self.logged = []

    def on_log(self, args, state, control, logs=None, **kwargs):
        self.logged.append(dict(logs))


@pytest.mark.parametrize("way", ("object", "class", "added", "added with trainer"))
def test_reporters_get_the_statistics_however_the_callback_is_added(way, tmp_path, monkeypatch):
    monkeypatch.setitem(INTEGRATION_TO_CALLBACK, "tensorboard", Reporter)
    model = build()
    settings = {"optimizers": (NaturalGradient(NaturalGradient.param_groups(model), rank=6), None)}
    if not way.startswith("added"):
        settings["callbacks"] = [PreconditionerCallback() if way == "object" else PreconditionerCallback]
    trainer = build_trainer(model, tmp_path, trainer_settings=settings, report_to="tensorboard")
    if way.startswith("added"):
        trainer.add_callback(PreconditionerCallback(trainer if "trainer" in way else None))
    trainer.train()
    (reporter,) = (each for each in trainer.callback_handler.callbacks if isinstance(each, Reporter))
    rows = [row for row in reporter.logged if "loss" in row]
    assert rows and all("preconditioner/retained_energy" in row for row in rows)


def test_skipped_steps_are_reported(tmp_path):
    model = build()
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), rank=6)
    counts = iter(range(100))
    model.up.weight.register_hook(lambda g: g * float("nan") if next(counts) == 1 else g)
    settings = {"optimizers": (optimizer, None), "callbacks": [PreconditionerCallback()]}
    trainer = build_trainer(model, tmp_path, trainer_settings=settings, max_grad_norm=0)
    trainer.train()
    assert trainer.state.log_history[0]["preconditioner/skipped_steps"] == 1
    assert torch.isfinite(model.up.weight).all()


def test_statistics_are_plotted_at_the_end(tmp_path):
    pytest.importorskip("matplotlib")
    train(tmp_path)
    assert (tmp_path / "preconditioner.png").read_bytes().startswith(b"\x89PNG")
