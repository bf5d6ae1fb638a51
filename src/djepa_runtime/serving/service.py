"""Reads uploaded files and asks the model.

    file ─ process with limits of time and memory ─> pages with words ─ thread of the model ─> answers

A file that hangs or crashes a decoder fails alone. Requests read their files at the same time, and use the model one
after the other.
"""

from collections.abc import Container, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from typing import Annotated, Any, Literal

import numpy as np
from PIL import Image
from pydantic import BaseModel, ConfigDict
from pydantic import Field as Parameter

from djepa_pages import LimitError, Limits, Page, Worker, num_pages
from djepa_pages.damage import shown

from ..annotation.proposals import read_page
from ..bundled import BUNDLED
from ..extraction.documents import ask_fields, rounded, row_as_json
from ..extraction.fields import SHIPPED, Field, read_fields
from ..inference.loop import EncodedPage, Inference, Prompts
from ..inference.request import Request, as_json, chosen_pages
from ..loading import load_inference
from ..overlay import data_url
from ..processing.answers import QuestionOutput
from ..processing.text_inputs import NoTextError


MAX_QUESTIONS = 100  # of a request
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # right, down, left, up
Edge = tuple[int, int, int]  # a side of a pixel: x and y of its start, direction in `STEPS`

Score = Annotated[float, Parameter(ge=0, le=1, description="an answer with a lower score counts as absent")]


class Asked(BaseModel):
    """Parameters of `POST /answers`."""

    model_config = ConfigDict(extra="forbid")

    question: Annotated[
        list[str], Parameter(min_length=1, max_length=MAX_QUESTIONS, description="a question; can be repeated")
    ]
    page: Annotated[int | None, Parameter(ge=1, description="the page to ask, from 1 (default: all pages)")] = None
    pages: Annotated[str | None, Parameter(description="the pages to ask, such as 3-8 or 1,4-6")] = None
    top_k: Annotated[int, Parameter(ge=1, description="maximum number of answers to a question")] = 1
    min_score: Score | None = None
    use_image: Annotated[bool, Parameter(description="false asks the words alone, several times as fast")] = True
    masks: Annotated[
        Literal["none", "png", "polygons"],
        Parameter(description="the mask of each answer: none, a PNG of the page's size, or outlines"),
    ] = "none"


class Extracted(BaseModel):
    """Parameters of `POST /extractions`."""

    model_config = ConfigDict(extra="forbid")

    fields: Annotated[str, Parameter(description=f"{', '.join(SHIPPED)}, or a field file as YAML")]
    document: Annotated[str | None, Parameter(description="name of the document, for its row")] = None
    min_score: Score = 0.0


class Service(AbstractContextManager):
    """Answers questions about files. The methods may be called in several threads.

    Args:
        model: folder or Hub id, then the attribute `name`; `None` is the bundled model.
        engine: as in `load_inference`.
        limits: of time and memory for reading a page.
        ocr: as in `Request`.
        max_pages: pages of a file that are asked; more are refused.
        readers: files that are read at a time, each by a process of its own.

    Raises:
        ValueError: the model cannot be loaded.
    """

    def __init__(
        self,
        model: str | None = None,
        engine: str | None = None,
        limits: Limits | None = None,
        ocr: str = "auto",
        max_pages: int = 50,
        readers: int = 2,
    ):
        self.name, self.ocr, self.max_pages = model or BUNDLED, ocr, max_pages
        self.inference = InThread(load_inference(model, engine))
        self._workers = [Worker(limits) for _ in range(readers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    def __exit__(self, *exception) -> None:
        """End the processes and the thread; calls in other threads fail."""
        self.inference.close()
        for worker in self._workers:
            worker.close()

    def answers(self, path: Path, asked: Asked) -> dict[str, Any]:
        """What `djepa segment --json` prints, with a `mask` or `polygons` for each answer if they are asked for.

        Raises `ValueError` for a file that cannot be read, has no words or too many pages, and for invalid parameters.
        """
        with self._reader() as worker:
            with about(path):
                count = worker.call(num_pages, path)
            page = 1 if count == 1 and asked.page is asked.pages is None else asked.page
            shared = asked.model_dump(include={"pages", "top_k", "use_image"})
            request = Request(document=path, page=page, questions=asked.question, masks=asked.masks != "none", **shared)
            numbers = [page] if page is not None else chosen_pages(asked.pages, count)
            self._check_count(len(numbers))
            pages = self._read_pages(path, worker, numbers, asked.use_image)
            found = request.answer(self.inference, pages, min_score=asked.min_score)
        answers = [
            with_region({"question": question, **answer}, asked.masks)
            for question, answers in zip(asked.question, found, strict=True)
            for answer in (answers if asked.top_k > 1 else [answers])
        ]
        return {"page": page, "answers": answers}

    def extraction(self, path: Path, asked: Extracted) -> dict[str, Any]:
        """The row of a document as `djepa extract` writes it to a JSONL file.

        A page that cannot be read is noted in `error`; the others are asked. Raises `ValueError` if no page can be
        asked, a page is over a limit, and for field files that are invalid.
        """
        with self._reader() as worker:
            fields = load_fields(asked.fields, path.with_name("fields.yaml"), worker)
            with about(path):
                count = worker.call(num_pages, path)
            self._check_count(count)
            use_image, errors, numbers = any(field.type == "yes_no" for field in fields), [], []

            def pages() -> Iterator[Page]:
                for page in self._read_pages(path, worker, range(1, count + 1), use_image, errors):
                    numbers.append(page.number)
                    yield page

            row = ask_fields(asked.document, count, pages(), errors, fields, self.inference, asked.min_score)
            if not numbers:
                raise ValueError(row["error"])
        return row_as_json(rounded(row))

    @contextmanager
    def _reader(self) -> Iterator[Worker]:
        """A process that no other request uses."""
        worker = self._idle.get()
        try:
            yield worker
        finally:
            self._idle.put(worker)

    def _check_count(self, count: int) -> None:
        if count > self.max_pages:
            raise ValueError(f"{count} pages are more than the {self.max_pages} that the server reads of a file.")

    def _read_pages(
        self, path: Path, worker: Worker, numbers: Sequence[int], use_image: bool, errors: list[str] | None = None
    ) -> Iterator[Page]:
        """Read pages, without those that have no words.

        A page that cannot be read raises `ValueError`, or is noted in `errors` unless it is over a limit.
        """
        processor, render = self.inference.processor, use_image or self.ocr == "always"
        for number in numbers:
            try:
                with about(path):
                    page = read_page(worker, path, number, processor.ocr_language, self.ocr, render)
                (page,) = processor.read_pages(page)
            except NoTextError:
                continue
            except ValueError as error:
                if errors is None or isinstance(error, LimitError):
                    raise
                errors.append(f"page {number}: {error}" if len(numbers) > 1 else str(error))
            else:
                yield page if use_image else replace(page, image=None)


class InThread(Inference):
    """An inference whose tokenizers and model run in one thread, in the order of the calls from other threads."""

    def __init__(self, inference: Inference):
        super().__init__(inference.engine, inference.processor)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="model")

    def close(self) -> None:
        """End the thread after the call that runs; later calls raise `RuntimeError`."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def encode(self, pages: Sequence[Page]) -> list[EncodedPage]:
        return self._thread.submit(super().encode, pages).result()

    def ask(self, encoded: EncodedPage, prompts: Prompts, use_image: bool = True) -> Iterator[QuestionOutput]:
        outputs = super().ask(encoded, prompts, use_image)
        while (output := self._thread.submit(next, outputs, None).result()) is not None:
            yield output


@contextmanager
def about(path: Path, name: str = "The file") -> Iterator[None]:
    """Errors of the block are `ValueError`s with `name` instead of the path."""
    try:
        yield
    except (ValueError, OSError) as error:
        kind = LimitError if isinstance(error, LimitError) else ValueError
        raise kind(str(error).replace(str(path), name)) from None


def load_fields(text: str, path: Path, worker: Worker) -> list[Field]:
    """Fields that ship with the package, by name, or those of a field file as text, which is written to `path`."""
    if text not in SHIPPED:
        if ":" not in text:
            sets = ", ".join(SHIPPED)
            raise ValueError(f"There is no field set {shown(text)}; give {sets}, or a field file as YAML.")
        path.write_text(text, encoding="utf-8")
    with about(path, "fields"):
        fields = read_fields(text) if text in SHIPPED else worker.call(read_fields, path)
    count = sum(len(field.questions) for field in fields)
    if count > MAX_QUESTIONS:
        raise ValueError(f"fields have {count} questions, but a request may ask {MAX_QUESTIONS}.")
    return fields


def with_region(result: dict[str, Any], masks: str) -> dict[str, Any]:
    """A result as JSON can hold it; `masks` as in `Asked`."""
    region = {}
    if masks == "png":
        region = {"mask": data_url(result["mask"], "PNG")}
    if masks == "polygons":
        region = {"polygons": polygons(result["mask"])}
    return as_json(result) | region


def polygons(mask: Image.Image) -> list[list[list[float]]]:
    """The outlines of a mask as corners `[x, y]` in 0..1000 of the page, see `outlines`.

    >>> polygons(Image.new("L", (400, 200), 255))
    [[[0.0, 0.0], [1000.0, 0.0], [1000.0, 1000.0], [0.0, 1000.0]]]
    """
    scale = 1000 / np.array(mask.size)
    return [np.round(outline * scale, 2).tolist() for outline in outlines(np.asarray(mask) >= 128)]


def outlines(mask: np.ndarray) -> list[np.ndarray]:
    """Outlines of the 4-connected regions of a bool mask `(height, width)`: corners `(corners, 2)` as x, y in pixels.

    They are clockwise. Holes are left out.

    >>> [outline.tolist() for outline in outlines(np.array([[1, 0], [0, 1]], dtype=bool))]
    [[[0, 0], [1, 0], [1, 1], [0, 1]], [[1, 1], [2, 1], [2, 2], [1, 2]]]
    """
    edges, seen, found = boundary(mask), set(), []
    for start in edges:
        if start[2] == 0 and start not in seen:  # the first edge to the right of a loop, which begins at a corner
            loop = trace(edges, start)
            seen.update(loop)
            corners = [edge[:2] for before, edge in zip([loop[-1], *loop], loop) if edge[2] != before[2]]
            if signed_area(np.array(corners)) > 0:
                found.append(np.array(corners))
    return found


def trace(edges: Container[Edge], start: Edge) -> list[Edge]:
    """The edges of a loop. Where two regions touch, a turn to the right stays at the region."""
    loop, (x, y, direction) = [], start
    while not loop or (x, y, direction) != start:
        loop.append((x, y, direction))
        x, y = x + STEPS[direction][0], y + STEPS[direction][1]
        turns = ((direction + turn) % 4 for turn in (1, 0, -1))
        direction = next(turn for turn in turns if (x, y, turn) in edges)
    return loop


def boundary(mask: np.ndarray) -> dict[Edge, None]:
    """The sides of pixels at the border of a bool mask, which is on their right; by direction, then row."""
    padded = np.pad(mask, 1)
    outside = {0: padded[:-2, 1:-1], 1: padded[1:-1, 2:], 2: padded[2:, 1:-1], 3: padded[1:-1, :-2]}
    edges = {}
    for direction, (dx, dy) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):  # from the pixel to the start of its side
        rows, columns = np.nonzero(mask & ~outside[direction])
        edges |= dict.fromkeys(zip((columns + dx).tolist(), (rows + dy).tolist(), [direction] * len(rows)))
    return edges


def signed_area(corners: np.ndarray) -> float:
    """Area of a polygon `(corners, 2)`, negative if it is counterclockwise."""
    x, y = corners.T
    return float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2)
