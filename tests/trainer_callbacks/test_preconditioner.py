import math

import pytest
import torch
from small_trainer import build, build_trainer, examples
from transformers import TrainerCallback

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


class Reporter(TrainerCallback):
    """Keeps the logs that a reporter such as TensorBoard gets."""

    def __init__(self):
        self.logs = []

    def on_log(self, args, state, control, logs=None, **kwargs):
        self.logs.append(dict(logs))


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


def test_tensorboard_logs_the_statistics(tmp_path):
    pytest.importorskip("tensorboard")
    train(tmp_path, report_to="tensorboard")
    written = b"".join(file.read_bytes() for file in tmp_path.rglob("events*"))
    assert b"train/preconditioner/retained_energy" in written


def test_reporters_added_earlier_get_the_statistics(tmp_path):
    reporter, model = Reporter(), build()
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), rank=6)
    settings = {"optimizers": (optimizer, None), "callbacks": [reporter]}
    trainer = build_trainer(model, tmp_path, trainer_settings=settings)
    trainer.add_callback(PreconditionerCallback(trainer))
    trainer.train()
    assert "preconditioner/retained_energy" in reporter.logs[0]


def test_without_a_trainer_log_history_and_later_callbacks_get_the_statistics(tmp_path):
    reporter, model = Reporter(), build()
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), rank=6)
    settings = {"optimizers": (optimizer, None), "callbacks": [PreconditionerCallback(), reporter]}
    trainer = build_trainer(model, tmp_path, trainer_settings=settings)
    trainer.train()
    assert "preconditioner/retained_energy" in reporter.logs[0]
    assert "preconditioner/retained_energy" in trainer.state.log_history[0]


def test_each_parameter_group_has_its_own_statistics(tmp_path):
    def two_groups(model):
        return [{"params": [model.up.weight]}, {"params": [model.down.weight, model.down.bias]}]

    trainer, _ = train(tmp_path, groups=two_groups)
    row = trainer.state.log_history[0]
    assert {"preconditioner/0/cosine", "preconditioner/1/cosine"} <= row.keys()


def test_statistics_are_collected_at_logged_steps_only(tmp_path):
    collected = []

    class Watch(PreconditionerCallback):
        def on_step_begin(self, args, state, control, optimizer=None, **kwargs):
            super().on_step_begin(args, state, control, optimizer=optimizer, **kwargs)
            collected.append(
                optimizer.collect_statistics
                if hasattr(optimizer, "collect_statistics")
                else optimizer.optimizer.collect_statistics
            )

    train(tmp_path, Watch(), steps=9)
    assert [step + 1 for step, on in enumerate(collected) if on] == [4, 8, 9]


@pytest.mark.parametrize(("accumulated", "ends"), ((1, [8, 16, 24]), (3, [3, 6, 9])))
def test_epoch_logs_have_the_statistics(accumulated, ends, tmp_path):
    settings = {"steps": -1, "num_train_epochs": 3, "gradient_accumulation_steps": accumulated}
    trainer, _ = train(tmp_path, logging_strategy="epoch", logging_steps=500, **settings)
    rows = [row for row in trainer.state.log_history if "loss" in row]
    assert [row["step"] for row in rows] == ends
    assert all("preconditioner/retained_energy" in row for row in rows)


def test_epoch_logs_of_a_stream_without_length_have_the_statistics(tmp_path):
    class Stream(torch.utils.data.IterableDataset):
        def __iter__(self):
            return iter(examples(32))

    model = build()
    optimizer = NaturalGradient(NaturalGradient.param_groups(model), rank=6)
    settings = {"optimizers": (optimizer, None), "callbacks": [PreconditionerCallback()]}
    logs = {"logging_strategy": "epoch", "logging_steps": 500}
    trainer = build_trainer(model, tmp_path, steps=10, trainer_settings=settings, **logs)
    trainer.train_dataset = Stream()
    trainer.train()
    rows = [row for row in trainer.state.log_history if "loss" in row]
    assert [row["step"] for row in rows] == [4, 8, 10]
    assert all("preconditioner/retained_energy" in row for row in rows)


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


def test_without_a_file_name_nothing_is_plotted(tmp_path):
    train(tmp_path, PreconditionerCallback(picture=None))
    assert not (tmp_path / "preconditioner.png").exists()


def test_another_optimizer_raises(tmp_path):
    trainer = build_trainer(build(), tmp_path, trainer_settings={"callbacks": [PreconditionerCallback()]})
    with pytest.raises(ValueError, match="NaturalGradient, but the optimizer is AdamW"):
        trainer.train()
