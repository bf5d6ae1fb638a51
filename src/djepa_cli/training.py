"""`djepa finetune`, `pretrain` and `distill`, which parse their own flags; their help, printed without torch."""

import argparse
from contextlib import suppress
from dataclasses import MISSING, Field, fields
from importlib import import_module
from pathlib import Path
from runpy import run_path

from .flags import PROGRAM, Parser
from .names import PACKAGE, check_files, check_source


SOURCES = {"model", "processor", "teacher", "student", "dataset", "eval_dataset"}  # flags that name them
EPILOG = """\
Settings are flags, or `name: value` lines of a YAML file given first; flags override the file.

Every field of transformers' TrainingArguments is a flag too, such as --output_dir, --max_steps, --learning_rate,
--per_device_train_batch_size, --optim adamw_torch_fused and --resume_from_checkpoint True; --help_all lists them all.

examples:
"""
# For each command: what it does, description, examples, and the dataclass of each group of flags.
COMMANDS = {
    "finetune": (
        "train a model to answer questions about your pages",
        "Train a model to answer questions about pages: the bundled model on your own data, or one from scratch.",
        "  djepa finetune --dataset my_rows/ --output_dir out --max_steps 2000\n"
        "  djepa finetune recipe.yaml --learning_rate 1e-4\n",
        {"fine-tuning": "DataArguments", "start": "StartArguments", "card": "CardArguments"},
    ),
    "pretrain": (
        "pre-train a model on pages without labels",
        "Pre-train a model on pages without labels: MLM, MIM and Document-JEPA.",
        "  djepa pretrain --processor djepa-nano --dataset pages/ --output_dir out --max_steps 10000\n"
        "  djepa finetune --model out --dataset my_rows/ --output_dir answers --max_steps 2000\n",
        {"pre-training": "PreTrainingArguments", "start": "StartArguments", "card": "CardArguments"},
    ),
    "distill": (
        "turn a language model into a text encoder of pages",
        "Distill a language model into the text encoder of pages: MNTP, SimCSE, BERT student, MLM with boxes.",
        "  djepa distill settings.yaml\n"
        "  djepa distill --teacher HuggingFaceTB/SmolLM2-135M --student nano --dataset pages/ --output_dir out\n",
        {"distillation": "DistillationArguments"},
    ),
}


def add_commands(commands: argparse._SubParsersAction) -> None:
    """List the commands in the help of `djepa`."""
    for name, (text, *_) in COMMANDS.items():
        commands.add_parser(name, help=text, add_help=False)


def run(command: str, argv: list[str]) -> int:
    """Run a command, or print its help. Raises `ValueError` or `OSError`."""
    if "--help_all" not in argv and ("-h" in argv or "--help" in argv):
        print_help(command)
        return 0
    check_sources(argv)
    script = import_module(f"transformers_djepa.training.{command}")
    return script.main(["--help"] if "--help_all" in argv else argv)


def check_sources(argv: list[str]) -> None:
    """Check the models and datasets of flags, and of the file of settings; see `check_source`."""
    settings: dict[str, object] = {}
    if argv and argv[0].endswith((".yaml", ".yml")):
        from yaml import YAMLError, safe_load

        check_files(argv[:1], "file")
        with suppress(YAMLError, OSError):  # which the command reports
            settings = safe_load(Path(argv[0]).read_bytes())
    given = dict(settings) if isinstance(settings, dict) else {}
    name = None
    for item in argv:
        if item.startswith("--"):
            name, is_given, value = item[2:].partition("=")
            given[name] = [value] if is_given else []
        elif name:
            given[name].append(item)
    for name in SOURCES & given.keys():
        for value in given[name] if isinstance(given[name], list) else [given[name]]:
            if isinstance(value, str):
                check_source(value, "dataset" if "dataset" in name else "model")


def print_help(command: str) -> None:
    """Print the flags of the dataclasses of a command."""
    _, description, examples, groups = COMMANDS[command]
    parser = Parser(
        prog=f"{PROGRAM} {command}",
        usage=f"{PROGRAM} {command} [SETTINGS.yaml] [--flag value ...]",
        description=description,
        epilog=EPILOG + examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    dataclasses = run_path(str(PACKAGE / "training" / "arguments.py"))
    for title, name in groups.items():
        group = parser.add_argument_group(title)
        for field in fields(dataclasses[name]):
            group.add_argument(f"--{field.name}", metavar="VALUE", help=describe(field))
    group = parser.add_argument_group("help")
    group.add_argument("-h", "--help", action="store_true", help="show this help and exit")
    group.add_argument("--help_all", action="store_true", help="also show the flags of TrainingArguments")
    parser.print_help()


def describe(field: Field) -> str:
    """Help text of a flag, with its default."""
    default = field.default if field.default_factory is MISSING else field.default_factory()
    text = field.metadata["help"].replace("%", "%%")
    if default in (None, []):
        return text
    return f"{text} (default: {' '.join(default) if isinstance(default, list) else default})"
