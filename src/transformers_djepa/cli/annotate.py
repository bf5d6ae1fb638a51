"""`djepa annotate`: accept or correct the model's answers in a browser; with `--auto`, without people."""

import logging
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from tqdm import tqdm
from transformers.utils import logging as transformers_logging

from djepa_pages import Limits, Worker, num_pages
from djepa_pages.pages import printable

from ..data.folder import find
from ..data_engine.automatic import LEAST_SCORE, annotate_pages
from ..data_engine.background import Activity, Background
from ..data_engine.proposals import Proposer
from ..data_engine.security import Guard
from ..data_engine.server import create_app
from ..data_engine.store import Store
from ..data_engine.workspace import Workspace
from ..extraction.fields import read_fields


HOST = "127.0.0.1"
GRACE = 5  # seconds that requests in progress have at the end


def main(arguments: Namespace) -> int:
    """Run the command with parsed flags; returns the exit code. Raises `ValueError` or `OSError`."""
    transformers_logging.disable_progress_bar()
    transformers_logging.set_verbosity_error()  # an unusable model is one line, not transformers' report
    logging.basicConfig(format="djepa: %(message)s")
    if arguments.auto and arguments.read_only:
        raise ValueError("--auto stores answers and --read_only stores none; leave out one of them.")
    questions = [field.questions[0] for field in read_fields(arguments.fields)] if arguments.fields else []
    questions += arguments.question
    documents = [document.path for document in find(arguments.documents, Path())]
    limits = Limits(arguments.timeout, arguments.memory)
    with ExitStack() as stack:
        listening = None if arguments.auto else stack.enter_context(listen(arguments.port))
        store = stack.enter_context(open_store(arguments.store, arguments.read_only))
        if not questions and not store.questions:
            raise ValueError("Nothing is asked; add --fields, such as --fields invoice, or --question.")
        add_documents(store, documents, arguments.documents, limits)
        model = store.in_service()
        proposer = stack.enter_context(Proposer(str(model.folder) if model else arguments.model, limits))
        proposer.check_questions(questions)
        store.add_questions(questions)
        if listening is None:
            annotate(store, proposer, arguments.accept_above)
        else:
            serve(Workspace(store, proposer, arguments.read_only, arguments.accept_above), listening)
    return 0


def listen(port: int) -> socket.socket:
    """A socket of this machine; raises `ValueError` if the port is in use."""
    try:
        return socket.create_server((HOST, port))
    except OSError as error:
        reason = os.strerror(error.errno).lower()
        raise ValueError(f"Port {port} cannot be used ({reason}); give another one as --port, or 0.") from None


@contextmanager
def open_store(path: Path, read_only: bool) -> Iterator[Store]:
    """The store of a file, or a temporary copy of it."""
    if not read_only:
        with Store(path) as store:
            yield store
        return
    with TemporaryDirectory(prefix="djepa-") as folder:
        copy = Path(folder, path.name)
        if path.exists():
            with Store(path, read_only=True) as original:
                original.copy_to(copy)
        with Store(copy) as store:
            yield store


def add_documents(store: Store, documents: list[Path], given: list[Path], limits: Limits) -> None:
    """Add documents to a store; those that cannot be read are printed. Raises `ValueError` if none can be.

    Args:
        given: files and folders that the documents were found in.
    """
    sources, reason = [], None
    with Worker(limits) as reader:
        for path in tqdm(documents, unit="document", disable=None, leave=False):
            try:
                check_link(path, given)
                sources.append((path, reader.call(num_pages, path)))
            except ValueError as error:
                reason = str(error) if str(path) in str(error) else f"{printable(path)}: {error}"
                print(f"djepa: left out: {' '.join(reason.split())}", file=sys.stderr)
    if not sources:
        raise ValueError(f"None of the {len(documents)} documents can be read.")
    store.add_documents(sources, only=True)


def check_link(path: Path, given: list[Path]) -> None:
    """Raise `ValueError` for a link in a folder that leads out of what was given."""
    if path not in given and not any(path.resolve().is_relative_to(folder.resolve()) for folder in given):
        raise ValueError(f"{path} is a link that leads out of its folder; give the file itself.")


def annotate(store: Store, proposer: Proposer, accept_above: float | None) -> None:
    """Decide without people, and print the numbers."""
    least = LEAST_SCORE if accept_above is None else accept_above
    pages = [page for page in store.pages() if page.unreadable is None]
    counts = annotate_pages(store, proposer, tqdm(pages, unit="page", disable=None), least)
    print(
        f"{store.path}: {counts['pages']} pages; {counts['kept']} answers accepted, {counts['left']} questions left to "
        f"people; unreadable pages: {counts['unreadable']}; pages that people work on: {counts['busy']}"
    )


def serve(work: Workspace, listening: socket.socket) -> None:
    """Serve until a signal; it is raised again as by other commands."""
    port, activity = listening.getsockname()[1], Activity()
    guard = Guard({f"{HOST}:{port}", f"localhost:{port}"}, work.id)
    settings = {"log_level": "error", "access_log": False, "lifespan": "off", "server_header": False}
    app = create_app(work, guard, activity)
    server = uvicorn.Server(uvicorn.Config(app, proxy_headers=False, timeout_graceful_shutdown=GRACE, **settings))
    with Background(work, activity):
        print(f"Open http://{HOST}:{port}/?token={guard.token}  (Ctrl-C ends the server)", flush=True)
        server.run(sockets=[listening])
