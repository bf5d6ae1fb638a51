"""`DJepaPageDataset`: pages as a map-style dataset for `Trainer`; `PageMixture` draws from several.

>>> rows = load_document_dataset("my_rows")
>>> Trainer(..., train_dataset=DJepaPageDataset(rows), callbacks=[EpochCallback()])
"""

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
from datasets import Dataset, interleave_datasets

from djepa_pages.damage import reading

from .epochs import EpochDataset
from .near_misses import near_misses
from .rows import decode_image, group_questions, list_lengths, page_id_of, undecoded


class DJepaPageDataset(EpochDataset):
    """Page examples, each with the current `epoch`, from which the collators draw questions, prompts and hidden words.

    Args:
        rows: flat rows or page examples (see `rows.py`), as a `datasets.Dataset` or a list. Consecutive rows with the
            same `page_id`, or without one the same image and words, are one page. Rows are checked, and images decoded,
            when a page is read.
        transform: of each page with its `epoch`, such as a random crop.
        with_images: False leaves the images out.
        near_miss_share: share of a page's questions that are asked of it although another page of its document answers
            them; fewer if that page has fewer. A document is the rows with one `document_id`.

    Raises:
        ValueError: a streaming dataset.
    """

    def __init__(
        self,
        rows: Dataset | Sequence[dict],
        transform: Callable[[dict], dict] | None = None,
        with_images: bool = True,
        near_miss_share: float = 0.0,
    ):
        super().__init__()
        if not hasattr(rows, "__len__"):
            raise ValueError(f"rows must have a length, got {type(rows).__name__}; load the dataset without streaming.")
        self.rows = undecoded(rows) if isinstance(rows, Dataset) else rows
        self.transform, self.with_images, self.near_miss_share = transform, with_images, near_miss_share
        names = rows["page_id"][:] if self._has("page_id") else [None] * len(rows)
        page_ids = [name or page_id_of(self.rows[index]) for index, name in enumerate(names)]
        starts = [index for index in range(len(rows)) if index == 0 or page_ids[index] != page_ids[index - 1]]
        self.spans = [*pairwise([*starts, len(rows)])]  # rows of each page: first, end
        self.siblings: dict[str, list[int]] = defaultdict(list)  # pages of each document
        if near_miss_share:
            has_documents = self._has("document_id")
            documents = rows["document_id"][:] if has_documents else [row.get("document_id") for row in self.rows]
            for index, first in enumerate(starts):
                if documents[first] is not None:
                    self.siblings[documents[first]].append(index)

    def _has(self, column: str) -> bool:
        return isinstance(self.rows, Dataset) and column in self.rows.column_names

    def __len__(self) -> int:
        return len(self.spans)

    def __getitem__(self, index: int) -> dict:
        return self.read(index, self.epoch)

    def read(self, index: int, epoch: int) -> dict:
        """The page of an index, as of an epoch."""
        page = self._page(index)
        with reading(f"Page {page['page_id']!r}: image cannot be read"):
            page["image"] = decode_image(page["image"]) if self.with_images else None
        page["epoch"] = epoch
        others = [other for other in self.siblings.get(page["document_id"], ()) if other != index]
        if others:
            sibling = self._page(random.Random(f"{page['page_id']}-{epoch}").choice(others))
            count = round(len(page["questions"]) * self.near_miss_share / (1 - self.near_miss_share))
            page["questions"] = page["questions"] + near_misses(page, sibling, count)
        return self.transform(page) if self.transform else page

    def _page(self, index: int) -> dict:
        (page,) = group_questions(self.rows[row] for row in range(*self.spans[index]))
        return page

    @property
    def lengths(self) -> list[int]:
        """Number of words of each page."""
        if isinstance(self.rows, Dataset):
            counts = list_lengths(self.rows, "words")
            return [counts[first] for first, _ in self.spans]
        return [len(self.rows[first]["words"]) for first, _ in self.spans]


class PageMixture(EpochDataset):
    """Pages of several datasets in random order, each with a share of them.

    An epoch reads every page of every dataset at least once; those with few pages for their share are repeated. Each
    time, a page has another `epoch`.

    Args:
        datasets: to draw from; none is empty.
        weights: relative share of each dataset.
        sampled: number of datasets, the last ones, of which an epoch reads a part, and the next epoch the next part.
    """

    def __init__(self, datasets: Sequence[DJepaPageDataset], weights: Sequence[float], seed: int = 0, sampled: int = 0):
        super().__init__()
        self.datasets = datasets
        parts = [Dataset.from_dict({"part": [n] * len(d)}) for n, d in enumerate(datasets)]
        shares = [weight / sum(weights) for weight in weights]
        drawn = interleave_datasets(parts, shares, seed, stopping_strategy="all_exhausted")
        drawn = np.asarray(drawn["part"])  # numbers of datasets
        places = [np.flatnonzero(drawn == part) for part in range(len(datasets))]
        length = 1 + max(places[part][len(datasets[part]) - 1] for part in range(len(datasets) - sampled))
        before = np.zeros(len(drawn), dtype=int)  # draws of the same dataset
        for place in places:
            before[place] = np.arange(len(place))
        self.drawn = [*zip(drawn[:length].tolist(), before[:length].tolist())]
        self.strides = []  # pages of each dataset in an epoch, or whole passes over them
        for part, dataset in enumerate(datasets):
            count = np.count_nonzero(drawn[:length] == part)
            self.strides.append(int(count if count < len(dataset) else -(-count // len(dataset)) * len(dataset)))

    def __len__(self) -> int:
        return len(self.drawn)

    def __getitem__(self, index: int) -> dict:
        part, before = self.drawn[index]
        passes, page = divmod(self.epoch * self.strides[part] + before, len(self.datasets[part]))
        return self.datasets[part].read(page, passes)

    @property
    def lengths(self) -> list[int]:
        """Number of words of each page of the first epoch."""
        lengths = [dataset.lengths for dataset in self.datasets]
        return [lengths[part][before % len(lengths[part])] for part, before in self.drawn]
