"""`djepa annotate retrain`: train the model in service on the decisions, and use it if it is better."""

import logging
import sys
from argparse import Namespace
from contextlib import closing, redirect_stdout

from transformers.utils import logging as transformers_logging

from djepa_pages import Limits

from ..data_engine.export import check_new
from ..data_engine.history import comparison_table
from ..data_engine.page_reader import PageReader
from ..data_engine.retraining import Run, compare_models, read_run, record, start, train
from ..data_engine.store import Store
from .annotate_export import print_left_out


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    transformers_logging.disable_progress_bar()
    transformers_logging.set_verbosity_error()
    # Its warning about missing evaluation is wrong here: the models are compared afterwards.
    logging.getLogger("transformers_djepa.training.command").setLevel(logging.ERROR)
    if arguments.steps < 1:
        raise ValueError(f"--steps must be at least 1, got {arguments.steps}.")
    folder = arguments.output_dir
    run = open_run(arguments)
    with redirect_stdout(sys.stderr):  # the log of the training
        train(run, folder)
    compared = compare_models(run, folder)
    with Store(arguments.store) as store:
        model = record(store, run, folder, compared)
        is_served = store.in_service() == model
    print(comparison_table(run.base, model))
    if is_served:
        print(f"Model {model.id} is in service; `djepa annotate rollback` puts the one before in service.")
    else:
        print(f"Model {model.id} is not put in service; `djepa annotate rollback {model.id}` does it.")
    return 0


def open_run(arguments: Namespace) -> Run:
    """Continue the run in the folder, or start a new one."""
    folder = arguments.output_dir
    if not folder.is_dir():
        check_new(folder, "--output_dir")
    with Store(arguments.store, read_only=True) as store:
        run = read_run(store, folder, arguments.steps, arguments.use_image)
        if run is not None:
            return run
        with closing(PageReader(Limits(arguments.timeout, arguments.memory))) as reader:

            def read(page):
                return reader.read(page.path, page.number, arguments.language)

            return start(store, folder, arguments.model, arguments.steps, arguments.use_image, read, print_left_out)
