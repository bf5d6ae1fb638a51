"""Candidates from the model: pages are read and encoded once, and the latest ones are kept.

Threads read pages (`page_reader.py`), and a single one runs the model, so that requests are answered in their order.
"""

from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import torch

from djepa_pages import Limits, Page

from ..bundled import BUNDLED
from ..inference.loop import EncodedPage, Inference, Prompts
from ..loading import load_inference
from ..processing.answers import Answer, rank_answers
from .masks import mask_runs
from .page_reader import READERS, PageReader, ShownPage


CANDIDATES = 3
PRESENT = 0.5  # minimum probability that the page has an answer
Candidate = dict[str, Any]  # text, boxes, word_ids, score, present, and mask, see `masks.py`


class LoadedModel(NamedTuple):
    """A model; `name` is its folder or Hub id."""

    name: str
    inference: Inference

    @classmethod
    def load(cls, name: str | None) -> "LoadedModel":
        """Load a model, the bundled one for None; raises `ValueError`."""
        return cls(name or BUNDLED, load_inference(name))


@dataclass
class AskedPage:
    """An encoded page, the model that encoded it, and candidates for questions without prompts."""

    inference: Inference
    encoded: EncodedPage
    candidates: dict[str, list[Candidate]] = field(default_factory=dict)


@dataclass
class HeldPage:
    """A page that is being read and encoded, or has been."""

    shown: "Future[ShownPage]"
    encoded: "Future[AskedPage] | None" = None

    def end(self, encoded: "Future[AskedPage]") -> None:
        """Give the error of a page that could not be read to those who wait for it."""
        if not self.shown.done():
            self.shown.set_exception(CancelledError() if encoded.cancelled() else encoded.exception())


class Pointing(NamedTuple):
    """Clicks `[x, y]` in 0..1000 of the page, with labels 1 (inside) or 0 (outside), and a rough box."""

    points: Sequence[Sequence[float]] = ()
    labels: Sequence[int] = ()
    box: Sequence[float] | None = None


class Proposer:
    """Answers questions about pages with a model, which can be replaced while it runs.

    Args:
        model: folder or Hub id; `None` is the bundled model.
        limits: of time and memory for reading a page.
        capacity: number of encoded pages that are kept, some megabytes each.

    Raises:
        ValueError: the model cannot be loaded.
    """

    def __init__(self, model: str | None = None, limits: Limits | None = None, capacity: int = 24):
        self._loaded = LoadedModel.load(model)
        self._reader = PageReader(limits or Limits())
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._running = ThreadPoolExecutor(1, thread_name_prefix="model")
        self._pages: OrderedDict[tuple[Path, int], HeldPage] = OrderedDict()
        self._capacity, self._lock, self._closed = capacity, Lock(), False

    @property
    def name(self) -> str:
        """Folder or Hub id of the model."""
        return self._loaded.name

    def __enter__(self) -> "Proposer":
        return self

    def __exit__(self, *error) -> None:
        self.close()

    def close(self) -> None:
        """Stop the threads and the reading processes; calls in other threads raise `RuntimeError`."""
        self._closed = True
        self._reader.close()
        for pool in (self._running, self._reading):
            pool.shutdown(cancel_futures=True)

    def replace_model(self, model: str) -> None:
        """Answer the following requests with another model; raises `ValueError` if it cannot be loaded."""
        loaded = LoadedModel.load(model)

        def replace() -> None:
            with self._lock:
                self._loaded = loaded
                self._pages.clear()

        self._running.submit(replace).result()

    def check_questions(self, questions: Sequence[str]) -> None:
        """Raise `ValueError` for a question that the model cannot encode."""
        if questions:
            self._loaded.inference.processor(questions=list(questions))

    def read(self, path: Path, number: int) -> ShownPage:
        """The page with its words; raises `ValueError` if it cannot be read or has no words."""
        return self._result(self._held(path, number).shown)

    def encode(self, path: Path, number: int) -> None:
        """Read and encode a page, which the following calls find; raises `ValueError`."""
        self._result(self._held(path, number).encoded)

    def holds(self, path: Path, number: int) -> bool:
        """Whether a page is kept."""
        with self._lock:
            return (path, number) in self._pages

    def drop(self, path: Path, number: int) -> None:
        """Keep a page no longer."""
        with self._lock:
            self._pages.pop((path, number), None)

    def ask(self, path: Path, number: int, question: str, pointing: Pointing | None = None) -> list[Candidate]:
        """Candidates for a question about a page, the best first; raises `ValueError`."""
        page = self._result(self._held(path, number).encoded)
        return self._result(self._running.submit(self._ask, page, question, pointing or Pointing()))

    def layout(self, path: Path, number: int) -> np.ndarray:
        """The mean joint text embedding of a page `(width,)`, which is similar for similar layouts."""
        state = self._result(self._held(path, number).encoded).encoded.state
        return torch.as_tensor(state["text_embeds"])[0].float().mean(0).numpy()

    def _result(self, future: Future) -> Any:
        try:
            return future.result()
        except Exception as error:
            if self._closed:  # a page whose reader was closed is not unreadable
                raise RuntimeError("The model is closed.") from error
            raise

    def _held(self, path: Path, number: int) -> HeldPage:
        """The page being encoded or encoded; one that failed is tried again."""
        key = (path, number)
        with self._lock:
            held = self._pages.pop(key, None)
            if held is None or (held.encoded.done() and (held.encoded.cancelled() or held.encoded.exception())):
                held = HeldPage(Future())
                held.encoded = self._reading.submit(self._read, held, path, number)
                held.encoded.add_done_callback(held.end)
            self._pages[key] = held
            while len(self._pages) > self._capacity:
                self._pages.popitem(last=False)
            return held

    def _read(self, held: HeldPage, path: Path, number: int) -> AskedPage:
        processor = self._loaded.inference.processor
        (page,) = processor.read_pages(self._reader.read(path, number, processor.ocr_language))
        held.shown.set_result(ShownPage.of(page))
        return self._running.submit(self._encode, page).result()

    def _encode(self, page: Page) -> AskedPage:
        inference = self._loaded.inference
        return AskedPage(inference, *inference.encode([page]))

    def _ask(self, page: AskedPage, question: str, pointing: Pointing) -> list[Candidate]:
        is_plain = not pointing.points and pointing.box is None
        if is_plain and question in page.candidates:
            return page.candidates[question]
        inference, encoded = page.inference, page.encoded
        (output,) = inference.ask(encoded, Prompts([question], *pointing, all_masks=True))
        rule = inference.processor.answer_rule
        answers = rank_answers(output, encoded.page, CANDIDATES, rule=rule, presence_threshold=0.0)
        candidates = [as_candidate(answer) for answer in answers]
        if is_plain:
            page.candidates[question] = candidates
        return candidates


def as_candidate(answer: Answer) -> Candidate:
    """An answer as JSON."""
    fields = {name: getattr(answer, name) for name in ("text", "boxes", "word_ids", "score")}
    return fields | {"present": answer.presence >= PRESENT, "mask": mask_runs(answer.mask)}
