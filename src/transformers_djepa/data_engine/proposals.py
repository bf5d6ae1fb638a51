"""Candidates from the model: pages are read and encoded once, and the latest ones are kept.

Two threads work: one reads pages in a process with limits, the other runs the model. Requests wait in order.
"""

from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import torch
from PIL import Image

from djepa_pages import Limits, Page, Worker, load_page

from ..loading import load_model, load_processor
from ..modeling.outputs import DJepaModelOutput
from ..pipelines.batches import answer_questions
from ..processing.answers import Answer
from ..processing.inputs import DJepaInputs


CANDIDATES = 3
MASK_WIDTH = 256  # of the run-length encoded masks
PRESENT = 0.5  # minimum probability that the page has an answer


@dataclass
class EncodedPage:
    """A page with its words, and its embeddings."""

    page: Page
    inputs: DJepaInputs
    embeddings: DJepaModelOutput


@dataclass
class Pointing:
    """Clicks `[x, y]` in 0..1000 of the page, with labels 1 (inside) or 0 (outside), and a rough box."""

    points: Sequence[Sequence[float]] = ()
    labels: Sequence[int] = ()
    box: Sequence[float] | None = None

    def prompts(self) -> dict[str, list]:
        """Arguments of `DJepaProcessor` for a single question."""
        given = {"input_boxes": [[list(self.box)]]} if self.box is not None else {}
        if self.points:
            given |= {"input_points": [[list(map(list, self.points))]], "input_labels": [[list(self.labels)]]}
        return given


class Proposer:
    """Answers questions about pages with a model, which can be replaced while it runs.

    Args:
        model: folder or Hub id; `None` is the bundled model.
        limits: of time and memory for reading a page.
        capacity: number of encoded pages that are kept, about 5 MB each.

    Raises:
        ValueError: the model cannot be loaded.
    """

    def __init__(self, model: str | None = None, limits: Limits | None = None, capacity: int = 24):
        self.model, self.processor = load_model(model), load_processor(model)
        self._limits = Limits() if limits is None else limits
        self._reader = Worker(self._limits)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="read")
        self._running = ThreadPoolExecutor(1, thread_name_prefix="model")
        self._pages: OrderedDict[tuple[Path, int], Future] = OrderedDict()
        self._capacity, self._lock = capacity, Lock()

    def close(self) -> None:
        """Stop the threads and the reading process."""
        for pool in (self._reading, self._running):
            pool.shutdown(cancel_futures=True)
        self._reader.close()

    def replace_model(self, model: str) -> None:
        """Answer the following requests with another model; raises `ValueError` if it cannot be loaded."""
        loaded, processor = load_model(model), load_processor(model)

        def replace() -> None:
            self.model, self.processor = loaded, processor
            with self._lock:
                self._pages.clear()

        self._running.submit(replace).result()

    def read(self, path: Path, number: int) -> Page:
        """The page with its words; raises `ValueError` if it cannot be read or has no words."""
        return self._encoded(path, number).result().page

    def prefetch(self, path: Path, number: int) -> None:
        """Read and encode a page in the background."""
        self._encoded(path, number)

    def ask(self, path: Path, number: int, question: str | None, pointing: Pointing) -> list[dict[str, Any]]:
        """Candidates for a question about a page, the best first, as JSON; raises `ValueError`."""
        encoded = self._encoded(path, number).result()
        return self._running.submit(self._ask, encoded, question, pointing).result()

    def layout(self, path: Path, number: int) -> np.ndarray:
        """The mean joint text embedding of a page `(width,)`, which similar layouts share."""
        embeddings = self._encoded(path, number).result().embeddings
        return embeddings.text_embeds[0].float().mean(0).numpy()

    def _encoded(self, path: Path, number: int) -> "Future[EncodedPage]":
        """The page being encoded or encoded; one that failed is tried again."""
        key = (path, number)
        with self._lock:
            found = self._pages.pop(key, None)
            if found is None or (found.done() and found.exception()):
                found = self._reading.submit(self._read, path, number)
            self._pages[key] = found
            while len(self._pages) > self._capacity:
                self._pages.popitem(last=False)
            return found

    def _read(self, path: Path, number: int) -> EncodedPage:
        page = self._reader.call(load_page, path, number)
        (page,) = self.processor.read_pages(page, limits=self._limits)
        return self._running.submit(self._encode, page).result()

    @torch.inference_mode()
    def _encode(self, page: Page) -> EncodedPage:
        inputs = self.processor(images=[page], return_tensors="pt")
        return EncodedPage(page, inputs, self.model.get_page_embeddings(**inputs))

    @torch.inference_mode()
    def _ask(self, encoded: EncodedPage, question: str | None, pointing: Pointing) -> list[dict[str, Any]]:
        page_inputs = DJepaInputs({"word_ids": encoded.inputs["word_ids"]}, pages=encoded.inputs.pages)
        asked = {"questions": [[question]], "page_inputs": page_inputs, "return_tensors": "pt"}
        prompts = self.processor(**asked, **pointing.prompts())
        settings = {"rule": self.processor.answer_rule, "presence_threshold": 0.0}
        page = encoded.inputs.pages[0]
        (answers,) = answer_questions(self.model, encoded.embeddings, prompts, page, CANDIDATES, **settings)
        return [as_candidate(answer) for answer in answers]


def as_candidate(answer: Answer) -> dict[str, Any]:
    """A candidate as JSON; see `mask_runs` for its mask."""
    fields = {name: getattr(answer, name) for name in ("text", "boxes", "word_ids", "score")}
    return fields | {"present": answer.presence >= PRESENT, "mask": mask_runs(answer.mask)}


def mask_runs(mask: Image.Image) -> dict[str, Any]:
    """Run lengths of a mask in its rows, row after row, beginning with the zeros."""
    height = max(1, round(MASK_WIDTH * mask.height / mask.width))
    small = np.asarray(mask.resize((MASK_WIDTH, height), Image.Resampling.BOX)) >= 128
    runs = [(value, len(list(group))) for value, group in groupby(small.ravel().tolist())]
    lengths = [0] * (bool(runs) and runs[0][0]) + [length for _, length in runs]
    return {"width": MASK_WIDTH, "height": height, "rows": lengths}
