"""`djepa annotate`: accept or correct the model's answers in a browser, or with `--auto` without people; and what is
done with the decisions: export, import, retrain, history, rollback, promote.
"""

import logging
import sys
from argparse import Namespace, _SubParsersAction
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from .flags import (
    MODEL,
    Parser,
    add_command,
    add_engine,
    add_limits,
    add_ocr,
    be_quiet,
    check_new_path,
    check_output_path,
    count,
    share,
)
from .names import BUNDLED, check_fields, check_files, check_source
from .serve import HOST, listen, port, run_server


if TYPE_CHECKING:
    from socket import socket

    from djepa_pages import Limits
    from djepa_runtime.annotation.proposals import Proposer
    from djepa_runtime.annotation.store import Store
    from djepa_runtime.annotation.workspace import Workspace
    from transformers_djepa.data_engine.export import Reader

STORE = Path("annotations.djepa")
STEPS = 150  # ten minutes on two cores
FORMATS = ("parquet", "label_studio", "coco")
EXAMPLES = """\
examples:
  djepa annotate invoices/ --fields invoice
  djepa annotate scans/ contract.pdf --question "Who signed?" --store contracts.djepa
  djepa annotate invoices/ --fields invoice --auto --accept_above 0.95
  djepa annotate export --output tasks --format label_studio --image_prefix "/data/local-files/?d=tasks/"
  djepa annotate import coco/annotations.json --format coco --output rows.parquet
  djepa annotate retrain --output_dir models/1
  djepa annotate history --output history.png
"""


def add_commands(commands: _SubParsersAction) -> None:
    """Add `djepa annotate`; its subcommands are commands of two words, such as "annotate export"."""
    for add_one in (add_annotate, add_export, add_import, add_retrain, add_history):
        add_one(commands)
    add_service(commands, "rollback", "put an earlier model in service", "the one in service before")
    add_service(commands, "promote", "put a later model in service", "the one that was trained last")


def add_annotate(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "annotate",
        run,
        "accept or correct the model's answers in a browser, as training data",
        "Accept or correct the model's answers in a browser. Decisions are kept in a file, as training data. The "
        "server is reachable from this machine only, at the address that is printed.",
        EXAMPLES,
    )
    add = parser.add_argument
    add("documents", metavar="DOCUMENT", nargs="+", type=Path, help="PDFs, images and folders of them")
    add("--fields", metavar="YAML", help="ask the fields of a field file, or of invoice, order or receipt")
    questions = "a question about every page; can be repeated. Those of earlier runs are asked too"
    add("-q", "--question", metavar="Q", action="append", default=[], help=questions)
    add("--model", metavar="M", help=f"{MODEL}; the file's own model comes first")
    store = "file with the annotations, made if there is none (default: annotations.djepa)"
    add("--store", metavar="FILE", type=Path, default=STORE, help=store)
    add("--port", metavar="N", type=port, default=8765, help="port of the server (default: 8765; 0: a free one)")
    add("--read_only", action="store_true", help="answer questions without writing to the file, as a demonstration")
    add_ocr(parser)
    add_engine(parser)
    add = parser.add_argument_group("decisions of the model").add_argument
    above = "accept answers with at least this score before a page is shown; 0 to 1 (default: none; with --auto: 0.9)"
    add("--accept_above", metavar="SCORE", type=share, help=above)
    add("--auto", action="store_true", help="no server: accept such answers on all pages if they are stable")
    add_limits(parser, seconds=60, megabytes=2000, unit="to read a page")


def add_export(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "annotate export",
        run_export,
        "write the decisions as a dataset, or for other programs",
        "Write the current decisions, accepted and absent, as a dataset with images, or for other programs. The file "
        "may be in use by a server.",
    )
    add_store(parser)
    parser.add_argument("--format", choices=FORMATS, default="parquet", help="format of the output (default: parquet)")
    add_output(parser)


def add_import(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "annotate import",
        run_import,
        "read annotations of other programs as a dataset",
        "Read annotations of Label Studio or COCO as a dataset with images. Labels and categories are the questions. "
        "Images must be in the folder of the file; those without words are read by OCR.",
    )
    text = "Label Studio's JSON export, or COCO's detection file"
    parser.add_argument("annotations", metavar="JSON", type=Path, help=text)
    parser.add_argument("--format", choices=FORMATS[1:], required=True, help="format of the file")
    add_output(parser)


def add_retrain(commands: _SubParsersAction) -> None:
    parser = add_command(
        commands,
        "annotate retrain",
        run_retrain,
        "train the model on the decisions, and use it if it is better",
        "Train the model in service on the decisions. A fifth of the documents is never trained on. On them both "
        "models are compared, and the new one is put in service if it has more exact answers by more than one standard "
        "error.",
    )
    add_store(parser)
    add = parser.add_argument
    add("--output_dir", metavar="DIR", type=Path, required=True, help="a new folder, for the model")
    add("--model", metavar="M", help=f"{MODEL}; the file's own model comes first")
    add("--steps", metavar="N", type=count, default=STEPS, help=f"steps of training of 2 pages each (default: {STEPS})")
    add("--use_image", action="store_true", help="train on images too, not on words alone; takes several times longer")
    add_reading(parser)


def add_history(commands: _SubParsersAction) -> None:
    text = "list the models with their scores"
    parser = add_command(commands, "annotate history", run_history, text, text)
    add_store(parser)
    parser.add_argument("--output", metavar="PNG", type=Path, help="plot of the scores: .png, .pdf or .svg")


def add_service(commands: _SubParsersAction, name: str, text: str, default: str) -> None:
    parser = add_command(commands, f"annotate {name}", run_service, text, text)
    number = f"number of the model in `djepa annotate history` (default: {default})"
    parser.add_argument("model_id", metavar="MODEL_ID", nargs="?", type=int, help=number)
    add_store(parser)


def add_store(parser: Parser) -> None:
    text = f"file with the annotations (default: {STORE})"
    parser.add_argument("--store", metavar="FILE", type=Path, default=STORE, help=text)


def add_output(parser: Parser) -> None:
    """The flags that export and import share."""
    output = "a new folder, or for parquet a new file ending in .parquet"
    parser.add_argument("--output", metavar="DIR_OR_FILE", type=Path, required=True, help=output)
    prefix = "what the paths of images in the JSON start with, such as /data/local-files/?d= (default: nothing)"
    parser.add_argument("--image_prefix", metavar="URL", default="", help=prefix)
    add_reading(parser)


def add_reading(parser: Parser) -> None:
    parser.add_argument("--language", default="eng", help="Tesseract language code for OCR (default: eng)")
    add_ocr(parser)
    add_limits(parser, seconds=60, megabytes=2000, unit="to read a page")


def run(arguments: Namespace) -> int:
    check_files(arguments.documents)
    if arguments.fields:
        check_fields(arguments.fields)
    check_source(arguments.model or BUNDLED, "model")

    from djepa_pages import Limits
    from djepa_pages.folder import find
    from djepa_runtime.annotation.proposals import Proposer
    from djepa_runtime.annotation.store import Store
    from djepa_runtime.annotation.workspace import Workspace
    from djepa_runtime.extraction.fields import read_fields

    be_quiet()
    logging.basicConfig(format="djepa: %(message)s")
    if arguments.auto and arguments.read_only:
        raise ValueError("--auto stores answers and --read_only stores none; leave out one of them.")
    questions = [field.questions[0] for field in read_fields(arguments.fields)] if arguments.fields else []
    questions += arguments.question
    documents = [document.path for document in find(arguments.documents, Path())]
    limits = Limits(arguments.timeout, arguments.memory)
    with ExitStack() as stack:
        listening = None if arguments.auto else stack.enter_context(listen(HOST, arguments.port))
        with discarding_new(arguments.store):
            store = stack.enter_context(Store(arguments.store, arguments.read_only))
            if not questions and not store.questions:
                raise ValueError("Nothing is asked; add --fields, such as --fields invoice, or --question.")
            add_documents(store, documents, limits)
            model = store.in_service()
            name = str(model.folder) if model else arguments.model
            proposer = stack.enter_context(Proposer(name, limits, ocr=arguments.ocr, engine=arguments.engine))
            proposer.check_questions(questions)
            store.add_questions(questions)
        if listening is None:
            annotate(store, proposer, arguments.accept_above)
        else:
            serve(Workspace(store, proposer, arguments.read_only, arguments.accept_above), listening)
    return 0


def run_export(arguments: Namespace) -> int:
    check_files([arguments.store], "file")

    from tqdm import tqdm

    from transformers_djepa.data_engine.export import WRITERS, as_pages, decided_pages, page_examples

    check_new_path(arguments.output)
    with existing_store(arguments, read_only=True) as store:
        decided = decided_pages(store)
    left_out = LeftOut()
    with page_reader(arguments) as read:
        shown = tqdm(as_pages(decided), unit="page", disable=None, leave=False)
        prefix = () if arguments.format == "parquet" else (arguments.image_prefix,)
        written = WRITERS[arguments.format](page_examples(shown, read, left_out), arguments.output, *prefix)
    print(f"{arguments.output}: {written} pages with decisions{left_out}")
    return 0


def run_import(arguments: Namespace) -> int:
    check_files([arguments.annotations], "file")

    from tqdm import tqdm

    from transformers_djepa.data_engine.export import READERS, page_examples, write_parquet

    check_new_path(arguments.output)
    left_out = LeftOut()
    pages = READERS[arguments.format](arguments.annotations, left_out, arguments.image_prefix)
    if not pages and left_out:
        raise ValueError(f"No page can be used. {left_out[-1]}")
    with page_reader(arguments) as read:
        shown = tqdm(pages, unit="page", disable=None, leave=False)
        written = write_parquet(page_examples(shown, read, left_out), arguments.output)
    print(f"{arguments.output}: {written} pages with annotations{left_out}")
    return 0


def run_retrain(arguments: Namespace) -> int:
    check_files([arguments.store], "file")

    from transformers_djepa.data_engine import retraining

    be_quiet()
    # Its warning about missing evaluation is wrong here: the models are compared afterwards.
    logging.getLogger("transformers_djepa.training.command").setLevel(logging.ERROR)
    folder = arguments.output_dir
    check_new_path(folder, "--output_dir")
    with existing_store(arguments, read_only=True) as store, page_reader(arguments) as read:
        run = retraining.start(store, folder, arguments.model, read, LeftOut())
    with redirect_stdout(sys.stderr):  # the log of the training
        retraining.train(run, folder, arguments.steps, arguments.use_image)
    scores = retraining.compare_models(run, folder)
    with existing_store(arguments) as store:
        model = retraining.record(store, run, folder, scores)
        is_served = store.in_service() == model
    error = scores["standard_error"]
    print(
        f"{scores['questions']} questions of {scores['documents']} checked documents: {scores['before']:.3f} exact "
        f"before, {scores['after']:.3f} after; standard error {'unknown' if error is None else f'{error:.3f}'}"
    )
    place, change = ("in service", "rollback") if is_served else ("not in service", "promote")
    print(f"Model {model.id} is {place}; `djepa annotate {change}` changes that.")
    return 0


def run_history(arguments: Namespace) -> int:
    check_files([arguments.store], "file")

    from djepa_runtime.annotation.history import history_table, plot
    from djepa_runtime.files import replacing

    check_output_path(arguments.output)
    with existing_store(arguments, read_only=True) as store:
        models, served = store.models(), store.served()
    if not models:
        raise ValueError(f"{arguments.store} has no models yet; run `djepa annotate retrain`.")
    print(history_table(models, served[-1] if served else None))
    if arguments.output is not None:
        with replacing(arguments.output) as partial:
            plot(models, partial)
    return 0


def run_service(arguments: Namespace) -> int:
    check_files([arguments.store], "file")

    from djepa_runtime.annotation.history import model_before, newest_model, put_in_service

    default = model_before if arguments.command == "annotate rollback" else newest_model
    with existing_store(arguments) as store:
        model = put_in_service(store, default(store) if arguments.model_id is None else arguments.model_id)
    print(f"Model {model.id} is in service: {model.folder}")
    return 0


@contextmanager
def discarding_new(path: Path) -> Iterator[None]:
    """Remove a store that the block makes if it fails."""
    exists = path.exists()
    try:
        yield
    except BaseException:
        if not exists:
            for suffix in ("", "-wal", "-shm"):  # files of SQLite
                Path(f"{path}{suffix}").unlink(missing_ok=True)
        raise


def existing_store(arguments: Namespace, read_only: bool = False) -> "Store":
    from djepa_runtime.annotation.store import Store

    if not arguments.store.exists():
        raise ValueError(f"There is no file {arguments.store}.")
    return Store(arguments.store, read_only)


@contextmanager
def page_reader(arguments: Namespace) -> Iterator["Reader"]:
    """A function that reads a page of a file, in the language and with the limits of the command."""
    from djepa_pages import Limits, Worker
    from djepa_runtime.annotation.proposals import read_page

    with Worker(Limits(arguments.timeout, arguments.memory)) as worker:
        yield lambda path, number: read_page(worker, path, number, arguments.language, arguments.ocr)


class LeftOut(list[str]):
    """Why something was left out, printed as it is found."""

    def __call__(self, reason: str) -> None:
        self.append(" ".join(reason.split()))
        print(f"djepa: left out: {self[-1]}", file=sys.stderr)

    def __str__(self) -> str:
        return f"; left out: {len(self)}" if self else ""


def add_documents(store: "Store", documents: list[Path], limits: "Limits") -> None:
    """Add documents to a store; those that cannot be read are printed. Raises `ValueError` if none can be."""
    from tqdm import tqdm

    from djepa_pages import num_pages

    sources, leave_out = [], LeftOut()
    for path in tqdm(documents, unit="document", disable=None, leave=False):
        try:
            sources.append((path, num_pages(path, limits)))
        except ValueError as error:
            leave_out(str(error))
    if not sources:
        raise ValueError(f"None of the {len(documents)} documents can be read.")
    store.add_documents(sources, only=True)


def annotate(store: "Store", proposer: "Proposer", accept_above: float | None) -> None:
    from tqdm import tqdm

    from djepa_runtime.annotation.stages import LEAST_SCORE, annotate_pages

    least = LEAST_SCORE if accept_above is None else accept_above
    pages = [page for page in store.pages() if page.unreadable is None]
    counts = annotate_pages(store, proposer, tqdm(pages, unit="page", disable=None), least)
    print(
        f"{store.path}: {counts['pages']} pages; {counts['kept']} answers accepted, {counts['left']} questions left to "
        f"people; unreadable pages: {counts['unreadable']}; pages that people work on: {counts['busy']}"
    )


def serve(work: "Workspace", listening: "socket") -> None:
    """Serve until a signal; it is raised again as by other commands."""
    from djepa_runtime.annotation.background import Activity, Background
    from djepa_runtime.annotation.security import Guard
    from djepa_runtime.annotation.server import create_app

    port, activity = listening.getsockname()[1], Activity()
    guard = Guard({f"{HOST}:{port}", f"localhost:{port}"}, work.id)
    line = f"Open http://{HOST}:{port}/?token={guard.token}  (Ctrl-C ends the server)"
    with Background(work, activity):
        run_server(create_app(work, guard, activity), listening, line, log_level="error")
