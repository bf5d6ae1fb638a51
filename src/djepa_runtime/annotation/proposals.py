"""Candidates from the model: pages are read and encoded once, and the latest ones are kept.

Processes with limits of time and memory read pages. A single thread runs the model, so that requests are answered in
their order.
"""

import io
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
from PIL import Image, ImageOps

from djepa_pages import Limits, Page, Worker, load_page
from djepa_pages import read_page as read_with_ocr
from djepa_pages.completion import complete_words

from ..bundled import BUNDLED
from ..inference.loop import EncodedPage, Inference, Prompts
from ..loading import load_inference
from ..processing.answers import GUESS, is_given, rank_answers


READERS = 2  # one for the pages that people wait for, one for those of the background
IMAGE_SIDE = 2000  # pixels of the longer side of a shown page
QUALITY = 85
CANDIDATES = 3
MASK_WIDTH = 256
Candidate = dict[str, Any]  # text, boxes, word_ids, score, present, and mask, see `mask_runs`


@dataclass(frozen=True)
class ShownPage:
    """A page as annotators see it."""

    words: list[str]
    boxes: list[list[float]]  # in 0..1000
    size: tuple[int, int]  # in pixels
    image: bytes  # WebP
    version: str  # hash of the image

    @classmethod
    def of(cls, page: Page) -> "ShownPage":
        """From a page that has been read."""
        file, image = io.BytesIO(), page.image
        if max(image.size) > IMAGE_SIDE:
            image = ImageOps.contain(image, (IMAGE_SIDE, IMAGE_SIDE), Image.Resampling.LANCZOS)
        image.save(file, "WEBP", quality=QUALITY)
        content = file.getvalue()
        return cls(page.words, page.boxes, page.size, content, sha256(content).hexdigest()[:16])


def read_page(worker: Worker, path: Path, number: int, language: str, ocr: str = "auto", render: bool = True) -> Page:
    """A page with its words, read by a process; `ocr` as in `complete_words`, in `language`. Raises `ValueError`."""
    page = worker.call(load_page, path, number, None, None, None, render)
    complete_words(page, lambda image: worker.call(read_with_ocr, image, language), ocr)
    return page


@dataclass
class AskedPage:
    """An encoded page, the model that encoded it, and candidates for questions without prompts."""

    inference: Inference
    encoded: EncodedPage
    candidates: dict[str, list[Candidate]] = field(default_factory=dict)


class Proposer:
    """Answers questions about pages with a model, which can be replaced while it runs.

    Args:
        model: folder or Hub id, then the attribute `name`; `None` is the bundled model.
        limits: of time and memory for reading a page.
        capacity: number of encoded pages that are kept, some megabytes each.
        ocr: as in `complete_words`.
        engine: as in `load_inference`.

    Raises:
        ValueError: the model cannot be loaded.
    """

    def __init__(
        self,
        model: str | None = None,
        limits: Limits | None = None,
        capacity: int = 24,
        ocr: str = "auto",
        engine: str | None = None,
    ):
        self._pages: OrderedDict[tuple[Path, int], Future[tuple[ShownPage, Future[AskedPage]]]] = OrderedDict()
        self._capacity, self._lock, self._closed = capacity, Lock(), False
        self._ocr, self._engine = ocr, engine
        self.replace_model(model or BUNDLED)
        self._workers = [Worker(limits) for _ in range(READERS)]
        self._idle = [*self._workers]
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._running = ThreadPoolExecutor(1, thread_name_prefix="model")

    def __enter__(self) -> "Proposer":
        return self

    def __exit__(self, *error) -> None:
        self.close()

    def close(self) -> None:
        """Stop the threads and the reading processes; calls in other threads raise `RuntimeError`."""
        self._closed = True
        for worker in self._workers:
            worker.close()
        for pool in (self._running, self._reading):
            pool.shutdown(cancel_futures=True)

    def replace_model(self, model: str) -> None:
        """Answer the following requests with another model; raises `ValueError` if it cannot be loaded."""
        inference = load_inference(model, self._engine)
        with self._lock:
            self.name, self._inference = model, inference
            self._pages.clear()

    def check_questions(self, questions: Sequence[str]) -> None:
        """Raise `ValueError` for a question that the model cannot encode."""
        if questions:
            self._inference.processor.prepare(questions=list(questions))

    def read(self, path: Path, number: int) -> ShownPage:
        """The page with its words; raises `ValueError` if it cannot be read or has no words."""
        return self._result(self._held(path, number))[0]

    def encode(self, path: Path, number: int) -> AskedPage:
        """Read and encode a page, which the following calls find; raises `ValueError`."""
        return self._result(self._result(self._held(path, number))[1])

    def holds(self, path: Path, number: int) -> bool:
        """Whether a page is kept."""
        with self._lock:
            return (path, number) in self._pages

    def drop(self, path: Path, number: int) -> None:
        """Keep a page no longer."""
        with self._lock:
            self._pages.pop((path, number), None)

    def ask(self, path: Path, number: int, question: str, **pointing: Any) -> list[Candidate]:
        """Candidates for a question about a page, the best first; raises `ValueError`.

        `pointing` are `points`, `labels` and `box` of `Prompts`.
        """
        return self._result(self._running.submit(self._ask, self.encode(path, number), question, pointing))

    def layout(self, path: Path, number: int) -> np.ndarray:
        """The mean joint text embedding of a page `(width,)`, which is similar for similar layouts."""
        page = self.encode(path, number)
        return page.inference.engine.text_embeds(page.encoded.state).mean(0)

    def _result(self, future: Future) -> Any:
        try:
            return future.result()
        except Exception as error:
            if self._closed:  # a page whose reader was closed is not unreadable
                raise RuntimeError("The model is closed.") from error
            raise

    def _held(self, path: Path, number: int) -> Future:
        """The page being read or read; one that could not be read is read again."""
        with self._lock:
            held = self._pages.pop((path, number), None)
            if held is None or (held.done() and (held.cancelled() or held.exception())):
                held = self._reading.submit(self._read, path, number)
            self._pages[path, number] = held
            while len(self._pages) > self._capacity:
                self._pages.popitem(last=False)
            return held

    def _read(self, path: Path, number: int) -> tuple[ShownPage, Future[AskedPage]]:
        processor = self._inference.processor
        worker = self._idle.pop()  # there is one for each thread
        try:
            (page,) = processor.read_pages(read_page(worker, path, number, processor.ocr_language, self._ocr))
        finally:
            self._idle.append(worker)
        return ShownPage.of(page), self._running.submit(self._encode, page)

    def _encode(self, page: Page) -> AskedPage:
        inference = self._inference
        return AskedPage(inference, *inference.encode([page]))

    def _ask(self, page: AskedPage, question: str, pointing: dict[str, Any]) -> list[Candidate]:
        if not pointing and question in page.candidates:
            return page.candidates[question]
        (output,) = page.inference.ask(page.encoded, Prompts([question], **pointing, all_masks=True))
        rule = page.inference.processor.answer_rule
        candidates = [  # also of other extents
            {name: getattr(answer, name) for name in ("text", "boxes", "word_ids", "score")}
            | {"present": is_given(answer, output, rule), "mask": mask_runs(answer.mask)}
            for answer in rank_answers(output, page.encoded.page, CANDIDATES, 1.0, **GUESS, rule=rule)
        ]
        if not pointing:
            page.candidates[question] = candidates
        return candidates


def mask_runs(mask: Image.Image) -> dict[str, Any]:
    """`{"width", "height", "rows"}` of a mask of a page, made smaller; `rows` are run lengths, zeros first.

    >>> mask_runs(Image.new("L", (512, 2), 255))
    {'width': 256, 'height': 1, 'rows': [0, 256]}
    """
    height = max(1, round(MASK_WIDTH * mask.height / mask.width))
    small = np.asarray(mask.resize((MASK_WIDTH, height), Image.Resampling.BOX)) >= 128
    runs = [(value, len(list(group))) for value, group in groupby(small.ravel().tolist())]
    lengths = [0] * runs[0][0] + [length for _, length in runs]
    return {"width": MASK_WIDTH, "height": height, "rows": lengths}


def mask_of_runs(runs: Mapping[str, Any]) -> np.ndarray:
    """The mask of `mask_runs`, boolean `(height, width)`."""
    values = np.arange(len(runs["rows"])) % 2 == 1
    return np.repeat(values, runs["rows"]).reshape(runs["height"], runs["width"])
