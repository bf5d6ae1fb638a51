"""Settings of the training commands: what flags and files may hold, and the one error for everything else."""

import pytest

from transformers_djepa.training.finetune import parse


@pytest.fixture
def read(tmp_path):
    """`read("learning_rate: 1e-3")` parses a file; returns its model, start, data, card and training arguments."""

    def parse_file(content: str | bytes, *flags: str) -> tuple:
        path = tmp_path / "settings.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return parse([str(path), "--max_steps", "3", *flags])

    return parse_file


def training_of(parsed: tuple):
    return parsed[-1]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    (
        ("output_dir: 5", "output_dir", "5"),
        ("run_name: 2024-01-01", "run_name", "2024-01-01"),
        ("save_strategy: no", "save_strategy", "no"),
        ("use_cpu: yes", "use_cpu", True),
        ("learning_rate: 1e-3", "learning_rate", 1e-3),
        ("seed: 1_000", "seed", 1000),
        ("save_total_limit: null", "save_total_limit", None),
        ("save_total_limit:", "save_total_limit", None),
        ("report_to: [tensorboard]", "report_to", ["tensorboard"]),
        ("label_names: [a, 1]", "label_names", ["a", "1"]),
        ("lr_scheduler_kwargs: {num_decay_steps: 2, min_lr_ratio: 0.5}", "lr_scheduler_kwargs", None),
        ('lr_scheduler_kwargs: \'{"num_decay_steps": 2, "min_lr_ratio": 0.5}\'', "lr_scheduler_kwargs", None),
    ),
)
def test_a_line_has_the_type_of_its_setting(read, tmp_path, line, name, value):
    output = [] if name == "output_dir" else ["--output_dir", str(tmp_path)]
    if name == "lr_scheduler_kwargs":
        value = {"num_decay_steps": 2, "min_lr_ratio": 0.5}
    assert getattr(training_of(read(f"use_cpu: true\n{line}\n", *output)), name) == value


@pytest.mark.parametrize(
    ("line", "message"),
    (
        ("max_questions: [10]", "--max_questions: expected one value, got a list"),
        ("max_questions: {a: {b: 1}}", "--max_questions: expected one value, got a mapping"),
        ("max_questions: null", "--max_questions: expected one value, got null"),
        ("max_questions: true", "--max_questions: expected a whole number of at most 64 bits, got 'true'"),
        ("max_questions: 2.5", "--max_questions: expected a whole number of at most 64 bits, got '2.5'"),
        ("max_questions: 9223372036854775808", "--max_questions: expected a whole number of at most 64 bits"),
        (f"max_questions: 1{'0' * 5000}", r"--max_questions: .*, got '10+\.\.\."),
        ("learning_rate: .nan", "--learning_rate: expected a finite number, got '.nan'"),
        ("learning_rate: 1e400", "--learning_rate: expected a finite number, got '1e400'"),
        ("hidden_share: [0.1]", "--hidden_share: expected one value, got a list"),
        ("use_cpu: 3", "--use_cpu: Truthy value expected: got 3"),
        ("output_dir: [a]", "--output_dir: expected one value, got a list"),
        ("output_dir: {}", "--output_dir: expected one value, got a mapping"),
        ("output_dir: !!set {a}", "--output_dir: expected one value, got a nested value"),
        ("output_dir: ~nobody-of-this-name/out", "--output_dir: there is no user 'nobody-of-this-name'"),
        (f"output_dir: {'a/' * 3000}", r"--output_dir: expected at most 4096 characters"),
        ('output_dir: "a\\0b"', "--output_dir: expected at most 4096 characters in UTF-8 without NUL"),
        ("dataset: []", "--dataset: expected at least one argument"),
        ("dataset: [[a]]", "--dataset: expected one value, got a nested value"),
        ("dataset_weights: [1, {}]", "--dataset_weights: expected one value, got a nested value"),
        ("dataset_weights: [1, x]", "--dataset_weights: expected a finite number, got 'x'"),
        ("eval_strategy: often", "--eval_strategy: invalid choice: 'often' .choose from 'no', 'steps', 'epoch'."),
        ("optim: adam", "--optim: invalid choice: 'adam' .choose from 'natural_gradient', 'adamw_torch'"),
        ("optim: natural_gradient\noptim_args: 8", "--optim_args: '8' has no value"),
        ("lr_scheduler_kwargs: 7", "--lr_scheduler_kwargs: expected a JSON object or the path of a JSON file, got '7'"),
        ("lr_scheduler_kwargs: '{\"a\": '", "--lr_scheduler_kwargs: expected a JSON object"),
        ("accelerator_config: {colour: red}", "unexpected keyword argument 'colour'"),
        ("optim_args: 8", "--optim_args: '8' has no value; write name=value"),
        ("gradient_accumulation_steps: 0", "--gradient_accumulation_steps must be at least 1, got 0"),
        ("per_device_eval_batch_size: -1", "--per_device_eval_batch_size must be at least 1, got -1"),
        ("remove_unused_columns: true", "--remove_unused_columns must be False"),
        ("report_to: nowhere", "--report_to nowhere: unknown, or its package is not installed"),
        ("run_name: --", "--run_name: expected a value, got '--'"),
        ("max_stepps: 1", "max_stepps: no such setting; `djepa finetune --help_all` lists them"),
        ("5: 1", "5: no such setting"),
        ("help: 1", "help: no such setting"),
    ),
)
def test_a_wrong_value_is_named_with_its_setting_and_what_is_allowed(read, tmp_path, line, message):
    output = [] if line.startswith("output_dir") else ["--output_dir", str(tmp_path)]
    with pytest.raises(ValueError, match=message) as raised:
        read(f"{line}\n", *output)
    assert len(str(raised.value)) < 1000


@pytest.mark.parametrize(
    ("content", "message"),
    (
        (b"run_name: \xff\xfe\n", "settings.yaml is not valid YAML"),
        ("run_name: &loop [*loop]\n", "settings.yaml is not valid YAML: an alias; write the value itself"),
        (
            "a: &a [1, 1]\nb: &b [*a, *a]\nmax_steps: [*b, *b]\n",
            "settings.yaml is not valid YAML: an alias; write the value itself",
        ),
        ("run_name: " + "[" * 5000, "settings.yaml is not valid YAML"),
        (
            "run_name: !!python/object/apply:os.getcwd {a: 1}\n",
            "settings.yaml is not valid YAML: could not determine a constructor",
        ),
        ("? [a, b]\n: 1\n", "'b'.: no such setting"),
        ("- 1\n", "settings.yaml must hold `name: value` lines"),
        ("", "settings.yaml must hold `name: value` lines"),
        ("a: 1\n---\nb: 2\n", "settings.yaml is not valid YAML: expected a single document"),
        ("#" * 2**20 + "\n", "settings.yaml has more than 1,048,576 bytes"),
    ),
)
def test_a_file_that_is_no_settings_is_named(read, content, message):
    with pytest.raises(ValueError, match=message):
        read(content)


def test_a_folder_is_no_settings_file(tmp_path):
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(ValueError, match="There is no file .*folder.yaml; give the path of a YAML file"):
        parse([str(tmp_path / "folder.yaml")])


@pytest.mark.parametrize(
    ("flag", "message"),
    (
        ("--max_steps=ten", "--max_steps: expected a whole number of at most 64 bits, got 'ten'"),
        ("--learning_rate=inf", "--learning_rate: expected a finite number, got 'inf'"),
        ("--max_stepps=3", "--max_stepps=3: no such setting"),
        ("--model=~nobody-of-this-name/x", "--model: there is no user 'nobody-of-this-name'"),
        ("--output_dir=", "--output_dir must be the name of a folder, got ''"),
        ("--output_dir=\udcff", "--output_dir: expected at most 4096 characters in UTF-8"),
        ("--bf16=" + "a" * 5000, r"--bf16: Truthy value expected: got a{80}\.\.\. but"),
    ),
)
def test_a_wrong_flag_is_the_same_error(tmp_path, flag, message):
    with pytest.raises(ValueError, match=message):
        parse(["--max_steps", "3", "--output_dir", str(tmp_path), flag])


def test_wrong_settings_are_one_line_with_exit_code_2(djepa, tmp_path):
    (tmp_path / "settings.yaml").write_text("max_steps: [10]\n")
    for argv in ([tmp_path / "settings.yaml"], ["--max_steps", "ten"], ["--max_steps", "1", "--colour", "red"]):
        result = djepa("finetune", *argv)
        assert result.code == 2 and result.err.count("\n") == 1 and result.err.startswith("djepa: error: ")
