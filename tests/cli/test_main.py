import re
import sys

import pytest
from torch.utils.data import DataLoader

from djepa_cli.main import build_parser, fail, message_of, missing_package, normalise_flags


HEAVY = {"torch", "transformers", "transformers_djepa", "numpy", "PIL"}


@pytest.mark.parametrize("argv", [("--help",), ("segment", "--help"), ("annotate", "--help"), ("finetune", "--help")])
def test_help_imports_nothing_heavy(in_new_process, argv):
    code = (
        "import atexit, sys; atexit.register(lambda: print('MODULES', *sys.modules))\n"
        "from djepa_cli import main; sys.exit(main(sys.argv[1:]))"
    )
    process = in_new_process(code, *argv)
    text, modules = process.stdout.split("MODULES")
    assert process.returncode == 0 and text.strip()
    assert not HEAVY & set(modules.split())


@pytest.mark.parametrize(
    "argv, complaint",
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("segment",), "DOCUMENT"),
        (("segment", "a.png", "--page", "two"), "'two'"),
        (("segment", "a.png", "--colour"), "--colour"),
        (("segment", "a.png", "--box", "1", "2", "3"), "--box"),
    ],
)
def test_invalid_flags_fail_in_one_line_with_exit_code_2(djepa, argv, complaint):
    result = djepa(*argv)
    assert result.code == 2 and result.out == ""
    assert result.err.startswith("djepa: error: ") and result.err.count("\n") == 1 and complaint in result.err


def test_everything_after_two_hyphens_is_a_question():
    arguments = build_parser().parse_args(["segment", "a.png", "--json", "--", "What?", "Who?"])
    assert arguments.question == ["What?", "Who?"] and arguments.json


def test_module_can_be_run_without_the_console_script(in_new_process):
    code = "import runpy, sys; runpy.run_module('djepa_cli', run_name='__main__')"
    process = in_new_process(code, "segment", "nowhere.png", "--question", "Where?")
    assert process.returncode == 2
    assert process.stderr == "djepa: error: There is no file nowhere.png.\n"


def test_a_multi_line_error_is_printed_as_one_line(capsys):
    assert fail("first\n  second") == 2
    assert capsys.readouterr().err == "djepa: error: first second\n"


def test_an_error_in_a_loader_worker_is_printed_without_its_traceback():
    loader = DataLoader(["a.pdf"], num_workers=1, collate_fn=refuse)
    with pytest.raises(ValueError, match="Original Traceback") as raised:
        list(loader)
    assert message_of(raised.value).split() == "Page 'a.pdf': words is None; it must be a list.".split()
    assert message_of(ValueError("Page 1: nothing")) == "Page 1: nothing"


def refuse(pages):
    try:
        raise KeyError("words")
    except KeyError as error:
        raise ValueError(f"Page {pages[0]!r}: words is None;\n it must be a list.") from error


def test_missing_extra_is_named_with_its_pip_command():
    message = missing_package(ModuleNotFoundError("No module named 'datasets.arrow'", name="datasets.arrow"))
    assert "datasets" in message and "pip install 'transformers-djepa[train]'" in message


def test_missing_package_that_transformers_names_is_an_error_of_one_line(djepa, monkeypatch):
    def train(argv):
        raise ImportError("You need to install `galore_torch`.\nInstall it with `pip install galore_torch`")

    monkeypatch.setattr("transformers_djepa.training.finetune.main", train)
    result = djepa("finetune", "--optim", "galore_adamw")
    line = "djepa: error: You need to install `galore_torch`. Install it with `pip install galore_torch`\n"
    assert (result.code, result.err) == (2, line)


def test_missing_module_outside_the_extras_is_raised():
    with pytest.raises(ModuleNotFoundError):
        missing_package(ModuleNotFoundError("No module named 'transformers_djepa.x'", name="transformers_djepa.x"))


def test_interruption_exits_with_130(djepa, monkeypatch):
    def interrupted(arguments, reader):
        raise KeyboardInterrupt

    monkeypatch.setattr("djepa_cli.segment.answer", interrupted)
    assert djepa("segment", "page.png").code == 130


def test_version_is_that_of_the_package(djepa, monkeypatch):
    monkeypatch.setattr(sys.modules["djepa_cli.main"], "version", {"transformers-djepa": "9.8.7"}.get)
    result = djepa("--version")
    assert (result.code, result.out) == (0, "djepa 9.8.7\n")


@pytest.mark.parametrize("hyphens", (False, True))
@pytest.mark.parametrize("folder", ("--output", "--output_dir", "--output-dir"))
def test_flags_accept_underscores_hyphens_and_output(hyphens, folder):
    flags = ["--num_proc", "4", "--max_items=7", "--test_share", "0.5", folder, "my-out"]
    if hyphens:
        flags = [flag.replace("_", "-") if flag.startswith("--") else flag for flag in flags]
    arguments = build_parser().parse_args(normalise_flags(["prepare", "in-folder", *flags]))
    assert (arguments.num_proc, arguments.max_items, arguments.test_share) == (4, 7, 0.5)
    assert (str(arguments.source), str(arguments.output_dir)) == ("in-folder", "my-out")


def test_only_flag_names_are_normalised():
    argv = ["segment", "a-b.png", "--question", "pre-tax --net-total?", "--output=x-y.png", "--", "--p-q.png"]
    assert normalise_flags(argv) == argv
    assert normalise_flags(["evaluate", "--batch-size=2"]) == ["evaluate", "--batch_size=2"]


@pytest.mark.parametrize("command", ("segment", "prepare", "evaluate", "finetune", "pretrain"))
def test_help_shows_one_spelling_of_each_flag(djepa, command):
    text = djepa(command, "--help").out
    flags = set(re.findall(r"--[a-zA-Z][\w-]*", text))
    assert flags and not any("-" in flag[2:] for flag in flags)
    assert ("--output" in flags) == (command in ("segment", "evaluate"))
