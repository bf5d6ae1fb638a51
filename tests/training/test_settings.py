"""Settings of the training commands: what flags and files may hold, and the one error for everything else."""

import pytest

from transformers_djepa.training.command import parse_command
from transformers_djepa.training.finetune import DEFAULTS, GROUPS


def parse(argv: list[str]) -> tuple:
    return parse_command("finetune", GROUPS, DEFAULTS, argv)


@pytest.fixture
def read(tmp_path):
    """`read("learning_rate: 1e-3")` parses a file; returns its data, start, card and training arguments."""

    def parse_file(content: str | bytes) -> tuple:
        path = tmp_path / "settings.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return parse([str(path), "--max_steps", "3", "--output_dir", str(tmp_path)])

    return parse_file


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("run_name: 2024-01-01", "run_name", "2024-01-01"),
        ("save_strategy: no", "save_strategy", "no"),
        ("learning_rate: 1e-3", "learning_rate", 1e-3),
        ("save_total_limit:", "save_total_limit", None),
        ("report_to: [tensorboard]", "report_to", ["tensorboard"]),
        ("lr_scheduler_kwargs: {min_lr_ratio: 0.5}", "lr_scheduler_kwargs", {"min_lr_ratio": 0.5}),
    ],
)
def test_a_line_has_the_type_of_its_setting(read, line, name, value):
    assert getattr(read(f"use_cpu: true\n{line}\n")[-1], name) == value


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("max_questions: {a: {b: 1}}", '--max_questions.*: invalid int value: \'{"a": {"b": 1}}\''),
        ("max_questions: 2.5", "--max_questions.*: invalid int value: '2.5'"),
        ("use_cpu: 3", "--use_cpu.*: Truthy value expected: got 3"),
        ("dataset: []", "--dataset: expected at least one argument"),
        ("eval_strategy: often", "--eval_strategy.*: invalid choice: 'often' .choose from 'no', 'steps', 'epoch'."),
        ("max_stepps: 1", "--max_stepps=1: no such setting; `djepa finetune --help_all` lists them"),
        ("max_stepps:", "--max_stepps=None: no such setting"),
        ("5: 1", "--5=1: no such setting"),
    ],
)
def test_a_wrong_value_is_named_with_its_setting_and_what_is_allowed(read, line, message):
    with pytest.raises(ValueError, match=message):
        read(f"{line}\n")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"run_name: \xff\xfe\n", "settings.yaml cannot be read as settings"),
        ("run_name: " + "[" * 5000, "settings.yaml cannot be read as settings"),
        (
            "run_name: !!python/object/apply:os.getcwd {a: 1}\n",
            "settings.yaml cannot be read as settings: .*could not determine a constructor",
        ),
        ("- 1\n", "it must hold `name: value` lines"),
        ("", "it must hold `name: value` lines"),
        ("dataset: [a, b\n", "settings.yaml cannot be read as settings"),
        ("a: 1\n---\nb: 2\n", "settings.yaml cannot be read as settings: .*expected a single document"),
    ],
)
def test_a_file_that_is_no_settings_is_named(read, content, message):
    with pytest.raises(ValueError, match=message):
        read(content)


def test_wrong_settings_are_one_line_with_exit_code_2(djepa):
    for argv in (["--max_steps", "ten"], ["--max_steps", "1", "--colour", "red"]):
        result = djepa("finetune", *argv)
        assert result.code == 2 and result.err.count("\n") == 1 and result.err.startswith("djepa: error: ")
