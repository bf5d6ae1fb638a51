"""Latency of `djepa annotate` for one and for several annotators, and decisions when the server is killed.

    python benchmarks/annotation_server.py [--pages 30] [--annotators 8] [--think 1] [--kills 200]

The server is a process of its own with the bundled model, on held-out generated documents and `examples/invoice.pdf`.
One annotator takes page after page without a pause, so that no page is prepared in advance; "prepared page" is after a
pause. A click is the model's answer to it. Then several annotators work at once, each with a browser session of its
own, one request at a time and pauses of `--think` seconds on average between requests. Last, servers without model are
killed (SIGKILL) at random moments while three annotators save; see `tests/killed_servers.py`.
"""

import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import httpx2
import numpy as np
from parts.report import DJEPA, ROOT, environment, make_parser, markdown_table, write_json

from djepa_corpus.forms.documents import make_document, make_sheet
from djepa_corpus.forms.typesetting import typeset


sys.path.insert(0, str(ROOT / "tests"))

from killed_servers import run_killed_servers, sign_in  # noqa: E402


COMMAND = [*DJEPA, "annotate"]
PATIENCE = 60.0  # seconds for a request
PAUSE = 4.0  # seconds, in which the server prepares the next page
PREPARED = 5  # pages after a pause, at most
CLICKS = 5  # on a page
DECIDED = 3  # questions that each of several annotators decides on a page
FIRST, PREPARED_PAGE = "new page to its first proposal", "prepared page to its first proposal"
NEXT, PROPOSAL = "next page", "first proposal"
FURTHER, CLICK, DECISION = "further question", "click", "decision"
TARGETS = {FIRST: 3.0, FURTHER: 0.3, CLICK: 0.3}  # seconds, for one annotator
TOGETHER = {CLICK: 1.5}  # for several


class Session:
    """The browser session of an annotator, with the seconds of its requests."""

    def __init__(self, printed: str, seed: int, think: float = 0.0):
        one = httpx2.Limits(max_connections=1)
        self.client, self.rng, self.think = httpx2.Client(limits=one, timeout=PATIENCE), random.Random(seed), think
        self.seconds: dict[str, list[float]] = defaultdict(list)
        self.errors: list[str] = []
        sign_in(self.client, printed)

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *error) -> None:
        self.client.close()

    def send(self, path: str, kind: str | None = None, **body) -> dict:
        """The answer to a request, empty after an error; its time counts as one of `kind`."""
        time.sleep(self.rng.uniform(0, 2 * self.think))
        start = time.perf_counter()
        try:
            response = self.client.post(f"/api/{path}", json=body).raise_for_status()
        except httpx2.HTTPError as error:
            self.errors.append(f"{path}: {error}")
            return {}
        finally:
            if kind is not None:
                self.seconds[kind].append(time.perf_counter() - start)
        return response.json()

    def next(self, after: int | None, kind: str = FIRST) -> dict | None:
        """The next page; the time to its image and its first proposal counts as one of `kind`."""
        page = self.send("next", NEXT, after=after).get("page")
        if page is not None:
            start = time.perf_counter()
            with suppress(httpx2.HTTPError):
                self.client.get(page["image"])
            image = time.perf_counter() - start
            self.ask(page, page["tasks"][0]["question"], PROPOSAL)
            self.seconds[kind].append(sum(self.seconds[part][-1] for part in (NEXT, PROPOSAL)) + image)
        return page

    def ask(self, page: dict, question: str, kind: str | None = None, **prompts) -> list[dict]:
        answer = self.send(f"pages/{page['id']}/ask", kind, key=str(uuid4()), question=question, **prompts)
        return answer.get("candidates", [])

    def click(self, page: dict, number: int) -> None:
        """Click into one or two words."""
        words = self.rng.sample(page["words"], min(1 + number % 2, len(page["words"])))
        points = [[(word["box"][0] + word["box"][2]) / 2, (word["box"][1] + word["box"][3]) / 2] for word in words]
        question = page["tasks"][number % len(page["tasks"])]["question"]
        self.ask(page, question, CLICK, points=points, labels=[1, 0][: len(points)])

    def decide(self, page: dict, question: str) -> None:
        self.send(f"pages/{page['id']}/decide", DECISION, key=str(uuid4()), question=question, outcome="absent")


def main() -> None:
    parser = make_parser(__doc__, "annotation_server.json", threads=2)
    parser.add_argument("--pages", type=int, default=30, help="of one annotator")
    parser.add_argument("--annotators", type=int, default=8)
    parser.add_argument("--pages_each", type=int, default=4, help="of each of several annotators")
    parser.add_argument("--think", type=float, default=1.0, help="seconds between requests of several annotators")
    parser.add_argument("--kills", type=int, default=200)
    arguments = parser.parse_args()
    names = ("pages", "annotators", "pages_each", "think", "threads")
    settings = {name: getattr(arguments, name) for name in names}
    with tempfile.TemporaryDirectory() as work:
        killed = run_killed_servers(Path(work, "killed.djepa"), arguments.kills)  # forks, before there are threads
        count = max(arguments.pages, arguments.annotators * arguments.pages_each)
        folder = write_documents(Path(work, "documents"), count)
        with server(folder, arguments.threads) as printed:
            alone = work_alone(printed, arguments.pages)
        with server(folder, arguments.threads) as printed:
            together = work_together(printed, arguments.annotators, arguments.pages_each, arguments.think)
    results = {"one_annotator": alone, "several_annotators": together, "kills": killed}
    write_json(arguments.output, {"benchmark": "annotation_server", **environment(), **settings, **results})
    show("one annotator", alone, TARGETS)
    show(f"{arguments.annotators} annotators", together, TOGETHER)
    print(markdown_table(list(killed), [[len(n) if isinstance(n, list) else n for n in killed.values()]]))


def write_documents(folder: Path, count: int) -> Path:
    """Write generated PDFs, with at least `count` pages in all."""
    folder.mkdir()
    folder.joinpath("invoice.pdf").write_bytes((ROOT / "examples" / "invoice.pdf").read_bytes())
    for number in range(count):
        (folder / f"{number:04}.pdf").write_bytes(typeset([make_document(make_sheet(0, "test", number))]))
    return folder


@contextmanager
def server(folder: Path, threads: int) -> Iterator[str]:
    """A server with a new store; the line that it prints."""
    with tempfile.TemporaryDirectory() as work:
        flags = ["--fields", "invoice", "--port", "0", "--store", f"{work}/annotations.djepa"]
        with subprocess.Popen(
            [*COMMAND, str(folder), *flags],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"OMP_NUM_THREADS": str(threads)},
        ) as process:
            try:
                yield process.stdout.readline()
            finally:
                process.kill()


def work_alone(printed: str, pages: int) -> dict:
    """Ask all questions about pages, click, and go on; the last pages are prepared in a pause."""
    with Session(printed, seed=0) as session:
        page, prepared = None, min(PREPARED, pages // 2)
        for number in range(pages):
            is_prepared = number >= pages - prepared
            time.sleep(PAUSE * is_prepared)
            page = session.next(page and page["id"], PREPARED_PAGE if is_prepared else FIRST)
            for task in page["tasks"][1:]:
                session.ask(page, task["question"], None if is_prepared else FURTHER)
            for click in range(CLICKS):
                session.click(page, click)
    return summary([session])


def work_together(printed: str, annotators: int, pages: int, think: float) -> dict:
    """Several annotators ask, click and decide at the same time."""
    with ExitStack() as stack:
        sessions = [stack.enter_context(Session(printed, seed, think)) for seed in range(annotators)]
        threads = [threading.Thread(target=annotate, args=(session, pages)) for session in sessions]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return summary(sessions)


def annotate(session: Session, pages: int) -> None:
    page = None
    for _ in range(pages):
        page = session.next(page and page["id"])
        if page is None:
            session.errors.append("There is no page.")
            return
        for task in page["tasks"][1:DECIDED]:
            session.ask(page, task["question"], FURTHER)
        for number in range(CLICKS):
            session.click(page, number)
        for task in page["tasks"][:DECIDED]:
            session.decide(page, task["question"])


def summary(sessions: Sequence[Session]) -> dict:
    """Seconds by kind of request, number of requests, and errors."""
    kinds = list(dict.fromkeys(kind for session in sessions for kind in session.seconds))
    found = {}
    for kind in kinds:
        values = [seconds for session in sessions for seconds in session.seconds[kind]]
        rounded = (round(float(value), 3) for value in np.quantile(values, [0.5, 0.95, 1]))
        found[kind] = dict(zip(("count", "median", "p95", "max"), (len(values), *rounded)))
    return {"seconds": found, "errors": [error for session in sessions for error in session.errors]}


def show(title: str, result: dict, targets: dict[str, float]) -> None:
    header = [title, "count", "median s", "p95 s", "max s", "target s"]
    rows = [[kind, *found.values(), targets.get(kind, "")] for kind, found in result["seconds"].items()]
    print(markdown_table(header, rows), f"errors: {len(result['errors'])}", *result["errors"][:5], sep="\n")


if __name__ == "__main__":
    main()
