import pytest
from torch.utils.data import DataLoader

from djepa_cli.main import build_parser, message_of, missing_package, normalise_flags


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
        (("segment", "a.png", "--colour"), "djepa segment has no flag --colour; see `djepa segment --help`"),
        (("segment", "a.png", "a?", "--outptu=b.png"), "segment has no flag --outptu; did you mean --output?; see"),
        (("extract", "a.png", "--feilds", "invoice"), "djepa extract has no flag --feilds; did you mean --fields?"),
        (("annotate", "export", "--outptu", "rows"), "djepa annotate export has no flag --outptu; did you mean"),
        (("evalute", "rows"), "there is no command evalute; did you mean evaluate?"),
        (("segment", "a.png", "--box", "1", "2", "3"), "--box"),
    ],
)
def test_invalid_flags_fail_in_one_line_with_exit_code_2(djepa, argv, complaint):
    result = djepa(*argv)
    assert result.code == 2 and result.out == ""
    assert result.err.startswith("djepa: error: ") and result.err.count("\n") == 1 and complaint in result.err


def test_module_can_be_run_without_the_console_script(in_new_process):
    code = "import runpy, sys; runpy.run_module('djepa_cli', run_name='__main__')"
    process = in_new_process(code, "segment", "nowhere.png", "--question", "Where?")
    assert process.returncode == 2
    assert process.stderr == "djepa: error: There is no file nowhere.png.\n"


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


@pytest.mark.parametrize("hyphens", (False, True))
@pytest.mark.parametrize("folder", ("--output", "--output_dir", "--output-dir"))
def test_flags_accept_underscores_hyphens_and_output(hyphens, folder):
    flags = ["--num_proc", "4", "--max_items=7", "--test_share", "0.5", folder, "my-out"]
    if hyphens:
        flags = [flag.replace("_", "-") if flag.startswith("--") else flag for flag in flags]
    arguments = build_parser().parse_args(normalise_flags(["prepare", "in-folder", *flags]))
    assert (arguments.num_proc, arguments.max_items, arguments.test_share) == (4, 7, 0.5)
    assert (arguments.source, str(arguments.output_dir)) == (["in-folder"], "my-out")
