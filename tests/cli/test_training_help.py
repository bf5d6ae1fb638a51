from dataclasses import fields
from importlib import import_module

import pytest

from djepa_cli.training import COMMANDS


@pytest.fixture(params=COMMANDS)
def command(request) -> str:
    return request.param


@pytest.fixture
def groups(command) -> tuple[type, ...]:
    """The dataclasses that the command parses."""
    return import_module(f"transformers_djepa.training.{command}").GROUPS


def test_help_shows_every_flag_with_its_default(djepa, command, groups):
    result = djepa(command, "--help")
    assert result.code == 0
    for field in (field for group in groups for field in fields(group)):
        assert f"--{field.name} " in result.out
    start = "student" if command == "distill" else "model"
    assert f"(default: {getattr(groups[0], start)})" in result.out
    assert "TrainingArguments" in result.out


def test_other_flags_reach_the_command_unchanged(djepa, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "recipe.yaml").touch()
    seen = []
    monkeypatch.setattr("transformers_djepa.training.finetune.main", lambda argv: seen.append(argv) or 0)
    assert djepa("finetune", "recipe.yaml", "--learning_rate", "1e-4").code == 0
    assert djepa("finetune", "--help-all").code == 0
    assert djepa("finetune", "--learning-rate", "1e-4", "--output", "my-out").code == 0
    assert seen == [
        ["recipe.yaml", "--learning_rate", "1e-4"],
        ["--help"],
        ["--learning_rate", "1e-4", "--output_dir", "my-out"],
    ]
