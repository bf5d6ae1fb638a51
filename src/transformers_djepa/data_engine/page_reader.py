"""Reads pages in processes with limits of time and memory."""

import io
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue

from PIL import Image, ImageOps

from djepa_pages import Limits, Page, Worker, load_page, read_words


READERS = 2  # one for the pages that people wait for, one for those of the background
IMAGE_SIDE = 2000  # pixels of the longer side of a shown page
QUALITY = 85


@dataclass(frozen=True)
class ShownPage:
    """A page as annotators see it: words with their boxes in 0..1000, its size in pixels, and its image as WebP.

    `version` is a hash of the image.
    """

    words: list[str]
    boxes: list[list[float]]
    size: tuple[int, int]
    image: bytes
    version: str

    @classmethod
    def of(cls, page: Page) -> "ShownPage":
        """From a page that has been read."""
        file = io.BytesIO()
        image = page.image
        if max(image.size) > IMAGE_SIDE:
            image = ImageOps.contain(image, (IMAGE_SIDE, IMAGE_SIDE), Image.Resampling.LANCZOS)
        image.save(file, "WEBP", quality=QUALITY)
        content = file.getvalue()
        return cls(page.words, page.boxes, page.size, content, sha256(content).hexdigest()[:16])


class PageReader:
    """Reads as many pages at a time as it has processes; `limits` are those of each."""

    def __init__(self, limits: Limits):
        self.workers = [Worker(limits) for _ in range(READERS)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self._idle.put(worker)

    def read(self, path: Path, number: int, language: str) -> Page:
        """A page with its words, of OCR in `language` if it has none; raises `ValueError`."""
        worker = self._idle.get()
        try:
            page = worker.call(load_page, path, number)
            if page.words is None:
                page.words, page.boxes = worker.call(read_words, page.image, language)
            return page
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End the processes; calls in other threads fail."""
        for worker in self.workers:
            worker.close()
