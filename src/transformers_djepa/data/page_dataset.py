"""`DJepaPageDataset`: finite rows as a map-style dataset for `Trainer`.

>>> rows = load_from_disk("my_rows")["train"]
>>> Trainer(..., train_dataset=DJepaPageDataset(rows), callbacks=[EpochCallback()])
"""

from collections.abc import Sequence
from itertools import pairwise

from datasets import Dataset

from .epochs import EpochDataset
from .row_checks import page_id_of
from .rows import group_questions, run_starts, undecoded, with_image


class DJepaPageDataset(EpochDataset):
    """Page examples, each with the current `epoch`, from which the collators draw questions, prompts and hidden words.

    Args:
        rows: flat rows or page examples (see `rows.py`), as a `datasets.Dataset` or a list. Consecutive rows with the
            same `page_id` are one page. Rows are checked, and images decoded, when a page is read.

    Raises:
        ValueError: a streaming dataset; `load_questions` groups the rows of these.
    """

    def __init__(self, rows: Dataset | Sequence[dict]):
        super().__init__()
        if not hasattr(rows, "__len__"):
            raise ValueError(f"rows must have a length, got {type(rows).__name__}; load the dataset without streaming.")
        self.rows = undecoded(rows) if isinstance(rows, Dataset) else rows
        in_column = isinstance(rows, Dataset) and "page_id" in rows.column_names
        page_ids = rows["page_id"][:] if in_column else [page_id_of(row) for row in self.rows]
        self.spans = [*pairwise([*run_starts(page_ids), len(rows)])]  # rows of each page: first, end

    def __len__(self) -> int:
        return len(self.spans)

    def __getitem__(self, index: int) -> dict:
        (page,) = group_questions(self.rows[row] for row in range(*self.spans[index]))
        return with_image(page) | {"epoch": self.epoch}
