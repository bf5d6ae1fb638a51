"""What the server does while nobody waits: the next page is prepared, pages are scored, and the model is followed."""

import logging
import threading
import time

from djepa_pages.damage import reason_of

from .proposals import Candidate
from .records import PageRef
from .workspace import Workspace


logger = logging.getLogger(__name__)

QUIET = 1.0  # seconds without a request, after which a step is done
LOOK = 0.1  # seconds between two looks at the requests
PAUSE = 0.5  # seconds without work
RETRY = 10.0  # seconds after an error


class Activity:
    """Requests in progress, as a context manager around each, entered in a single thread."""

    def __init__(self):
        self._running, self._ended = 0, float("-inf")

    def __enter__(self) -> "Activity":
        self._running += 1
        return self

    def __exit__(self, *error) -> None:
        self._running -= 1
        self._ended = time.monotonic()

    def quiet_seconds(self) -> float:
        """Seconds since the last request was answered; 0 while one is in progress."""
        return 0.0 if self._running else time.monotonic() - self._ended


class Background:
    """A thread, from the start to the end of a `with` block.

    A step encodes a page or asks a question; it begins after `QUIET` seconds without a request, so that a request waits
    for one step at most.
    """

    def __init__(self, work: Workspace, activity: Activity):
        self.work, self.activity = work, activity
        self._stop = threading.Event()
        self._prepared: tuple[int, str] | None = None  # page and model
        self._refused: int | None = None  # a model in service that cannot be loaded
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "Background":
        self._thread.start()
        return self

    def __exit__(self, *error) -> None:
        self._stop.set()
        self._thread.join(timeout=1)  # a slow read ends with its process

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self.follow_model()
                if not self.do_next():
                    self._stop.wait(PAUSE)
            except Exception:
                if not self._stop.is_set():
                    logger.exception("Work in the background failed; it is tried again in %g seconds.", RETRY)
                    self._stop.wait(RETRY)

    def do_next(self) -> bool:
        """Prepare the page that is shown next, or else score one; false if there is none."""
        page, scorer, proposer = self.work.ahead, self.work.scorer, self.work.proposer
        if page is not None and self._prepared != (page.id, proposer.name):
            self._prepared = (page.id, proposer.name)
            if self._encode(page):
                self._ask_all(page)
            return True
        if (page := scorer.next_page()) is None:
            return False
        is_held = proposer.holds(page.path, page.number)
        if self._encode(page):
            scorer.score(page, self._ask_all(page) if page.id not in scorer.decided else [])
        if not is_held:  # it would displace a page that a person works on
            proposer.drop(page.path, page.number)
        return True

    def _encode(self, page: PageRef) -> bool:
        """Encode a page; false if it cannot be read."""
        self._wait()
        try:
            self.work.proposer.encode(page.path, page.number)
        except Exception as error:  # of any library; the other pages do not wait for this one
            if self._stop.is_set():
                raise
            self.work.store.set_unreadable(page.id, reason_of(error))
            return False
        return True

    def _ask_all(self, page: PageRef) -> list[list[Candidate]]:
        """Candidates for the questions of every page, which are kept for the requests."""
        candidates = []
        for question in self.work.store.questions:
            self._wait()
            candidates.append(self.work.proposer.ask(page.path, page.number, question))
        return candidates

    def _wait(self) -> None:
        while self.activity.quiet_seconds() < QUIET and not self._stop.is_set():
            self._stop.wait(LOOK)
        if self._stop.is_set():
            raise RuntimeError("The server is stopped.")

    def follow_model(self) -> None:
        """Replace the model if another one is in service; one that cannot be loaded is logged once."""
        model = self.work.store.in_service()
        if model is not None and model.id != self._refused and str(model.folder) != self.work.proposer.name:
            try:
                self.work.proposer.replace_model(str(model.folder))
            except ValueError as error:
                self._refused = model.id
                logger.warning("The model in service cannot be loaded, the one before stays: %s", error)
