"""`djepa export`: write the graphs that run a model without torch."""

import shutil
from argparse import Namespace, _SubParsersAction
from pathlib import Path

from .flags import add_command, be_quiet, check_new_path
from .names import check_source


def add_commands(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "export",
        run,
        "write the graphs that run a model without torch",
        "Write the graphs with which ONNX Runtime runs a model, next to its weights, which they read. With them, djepa "
        "segment, extract, annotate and serve need neither torch nor transformers, and start faster. Takes minutes.",
    )
    parser.add_argument("model", metavar="MODEL", help="model folder or Hub id")
    text = "a new folder for the model with its graphs (default: the graphs are written into the model's folder)"
    parser.add_argument("--output", metavar="DIR", type=Path, help=text)
    text = "multiply matrices in int8: faster on processors with such instructions, some answers differ"
    parser.add_argument("--int8", action="store_true", help=text)


def run(arguments: Namespace) -> int:
    check_source(arguments.model, "model")
    if arguments.output is not None:
        check_new_path(arguments.output)

    be_quiet()

    from djepa_runtime.files import replacing
    from djepa_runtime.loading import local_folder
    from transformers_djepa.export import export
    from transformers_djepa.loading import load_model

    folder = local_folder(arguments.model)
    model = load_model(str(folder))
    if arguments.output is None:
        paths = export(model, folder, arguments.int8)
    else:
        with replacing(arguments.output) as partial:
            shutil.copytree(folder, partial)
            paths = [arguments.output / path.name for path in export(model, partial, arguments.int8)]
    megabytes = sum(path.stat().st_size for path in paths) / 1e6
    print(f"{paths[0].parent}: {len(paths)} graphs, {megabytes:.1f} MB")
    return 0
