"""`djepa annotate history`: the models of a file with annotations."""

from argparse import Namespace

from ..data_engine.history import history_table, plot
from ..data_engine.store import Store
from ..files import replacing
from .output_file import check_output_path


SUFFIXES = (".png", ".pdf", ".svg")


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    output = arguments.output
    if output is not None:
        if output.suffix.lower() not in SUFFIXES:
            raise ValueError(f"--output {output} must end in one of {', '.join(SUFFIXES)}.")
        check_output_path(output)
    with Store(arguments.store, read_only=True) as store:
        models, served = store.models(), store.served()
    if not models:
        raise ValueError(f"{arguments.store} has no models yet; run `djepa annotate retrain`.")
    in_service = served[-1] if served else None
    print(history_table(models, in_service))
    if output is not None:
        with replacing(output) as partial:
            plot(models, in_service, partial)
    return 0
