from dataclasses import fields

from djepa_cli.training import argument_groups, describe
from transformers_djepa.training.arguments import DataArguments, ModelArguments


def test_help_names_every_flag_of_our_own_with_its_default(djepa):
    result = djepa("finetune", "--help")
    assert result.code == 0
    for field in (*fields(ModelArguments), *fields(DataArguments)):
        assert f"--{field.name} " in result.out
    assert "(default: djepa-nano)" in result.out
    assert "TrainingArguments" in result.out


def test_light_copy_of_the_arguments_is_the_file_of_the_package():
    groups = argument_groups("finetune")
    assert [field.name for field in fields(groups["model"])] == [field.name for field in fields(ModelArguments)]
    assert [field.name for field in fields(groups["data"])] == [field.name for field in fields(DataArguments)]


def test_list_defaults_are_shown_as_they_are_typed():
    texts = {field.name: describe(field) for field in fields(DataArguments)}
    assert texts["dataset"].endswith("(default: generated)")
    assert "default:" not in texts["dataset_weights"]


def test_remaining_flags_reach_the_command_as_they_are(djepa, monkeypatch):
    seen = []
    monkeypatch.setattr("transformers_djepa.cli.finetune.main", lambda argv: seen.append(argv) or 0)
    assert djepa("finetune", "recipe.yaml", "--learning_rate", "1e-4").code == 0
    assert djepa("finetune", "--help-all").code == 0
    assert seen == [["recipe.yaml", "--learning_rate", "1e-4"], ["--help"]]
