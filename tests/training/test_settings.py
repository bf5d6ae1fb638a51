"""Settings of the training commands: what flags and files may hold, and the one error for everything else."""

import pytest

from transformers_djepa.training.command import parse_command
from transformers_djepa.training.finetune import DEFAULTS, GROUPS


def parse(argv: list[str]) -> tuple:
    return parse_command("finetune", GROUPS, DEFAULTS, argv)


@pytest.fixture
def read(tmp_path):
    """`read("learning_rate: 1e-3")` parses a file; returns its data, start, card and training arguments."""

    def parse_file(content: str | bytes, *flags: str) -> tuple:
        path = tmp_path / "settings.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return parse([str(path), "--max_steps", "3", *flags])

    return parse_file


def training_of(parsed: tuple):
    return parsed[-1]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("run_name: 2024-01-01", "run_name", "2024-01-01"),
        ("save_strategy: no", "save_strategy", "no"),
        ("learning_rate: 1e-3", "learning_rate", 1e-3),
        ("save_total_limit:", "save_total_limit", None),
        ("report_to: [tensorboard]", "report_to", ["tensorboard"]),
        ("lr_scheduler_kwargs: {num_decay_steps: 2, min_lr_ratio: 0.5}", "lr_scheduler_kwargs", None),
    ],
)
def test_a_line_has_the_type_of_its_setting(read, tmp_path, line, name, value):
    output = [] if name == "output_dir" else ["--output_dir", str(tmp_path)]
    if name == "lr_scheduler_kwargs":
        value = {"num_decay_steps": 2, "min_lr_ratio": 0.5}
    assert getattr(training_of(read(f"use_cpu: true\n{line}\n", *output)), name) == value


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
def test_a_wrong_value_is_named_with_its_setting_and_what_is_allowed(read, tmp_path, line, message):
    output = [] if line.startswith("output_dir") else ["--output_dir", str(tmp_path)]
    with pytest.raises(ValueError, match=message):
        read(f"{line}\n", *output)


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
        ("a: 1\n---\nb: 2\n", "settings.yaml cannot be read as settings: .*expected a single document"),
    ],
)
def test_a_file_that_is_no_settings_is_named(read, content, message):
    with pytest.raises(ValueError, match=message):
        read(content)


@pytest.mark.parametrize(
    ("flag", "message"),
    [
        ("--max_steps=ten", "--max_steps.*: invalid int value: 'ten'"),
        ("--max_stepps=3", "--max_stepps=3: no such setting"),
    ],
)
def test_a_wrong_flag_is_the_same_error(tmp_path, flag, message):
    with pytest.raises(ValueError, match=message):
        parse(["--max_steps", "3", "--output_dir", str(tmp_path), flag])


def test_wrong_settings_are_one_line_with_exit_code_2(djepa):
    for argv in (["--max_steps", "ten"], ["--max_steps", "1", "--colour", "red"]):
        result = djepa("finetune", *argv)
        assert result.code == 2 and result.err.count("\n") == 1 and result.err.startswith("djepa: error: ")
