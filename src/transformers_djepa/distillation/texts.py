"""Texts of pages: lines, table cells and runs of them, for the steps that need no layout; and translations."""

import hashlib
import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice

from datasets import Dataset, IterableDataset

from djepa_pages.damage import reading, shown
from djepa_pages.page_text import PageText
from djepa_pages.spelling import has_text

from ..data.epochs import EpochDataset
from ..data.hub import read_pages
from ..data.opening import open_rows


UPPER_SHARE = 0.1  # of translations
READ_BATCH = 1000  # rows
CELL_GAP = 1.0  # between the words of a line in different cells, in heights of a word


@cache  # for the next stage
def read_texts(sources: tuple[str, ...], split: str, pages: int, words_per_text: int, seed: int) -> Dataset:
    """Texts and questions of the first pages of each source, as rows of `text_id` and `text`, in random order.

    `sources` are what `load_document_dataset` loads; texts have at most `words_per_text` words.
    """
    rows: dict[str, dict] = {}
    for source in sources:
        for row in _texts_of(source, split, pages, words_per_text):
            rows.setdefault(row["text"], row)  # SimCSE would take a repeated text for a negative
    if not rows:
        raise ValueError(f"{', '.join(sources)}: split {split!r} has no page with words.")
    texts = list(rows.values())
    random.Random(seed).shuffle(texts)
    return Dataset.from_list(texts)


def _texts_of(source: str, split: str, pages: int, words_per_text: int) -> Iterator[dict]:
    for page in islice((page for page in read_pages(source, split) if has_text(page["words"])), pages):
        texts = cut_page(page["words"], page["boxes"], words_per_text, random.Random(page["page_id"]))
        questions = (question["question"] for question in page.get("questions") or ())
        for number, text in enumerate([*texts, *questions]):
            yield {"text_id": f"{page['page_id']}-{number}", "text": text}


def cut_page(words: list[str], boxes: Sequence[Sequence[float]], most: int, rng: random.Random) -> Iterator[str]:
    """Cut a page into texts that start with a line or table cell, and are at most `most` words long.

    Short texts are as frequent as long ones: encoders meet labels as well as paragraphs.
    """
    page, text, wanted = PageText(words, boxes), [], 0
    for index, word in enumerate(words):
        if len(text) == most or (len(text) >= wanted and starts_cell(page, index)):
            if has_text(text):
                yield " ".join(text)
            text, wanted = [], math.exp(rng.uniform(0, math.log(most)))
        text.append(word)
    if has_text(text):
        yield " ".join(text)


def starts_cell(page: PageText, index: int) -> bool:
    """Whether a word is the first of its line, or far from the word before it."""
    if not index or not page.same_line(index - 1, index):
        return True
    left, top, _, bottom = page.boxes[index]
    return left - page.boxes[index - 1][2] > CELL_GAP * (bottom - top)


def read_translations(source: str, split: str = "train") -> Dataset:
    """Rows of `text_id`, `text`, its `translation`, and their `group`.

    The source has columns `text` and either `translation` or `group`. Texts of one group have the same meaning; each
    gets another one of them as its translation. A question of the column `kind` is the text, and what it asks for the
    translation.
    """
    opened = open_rows(source, split)
    groups: dict[str, list[dict]] = {}
    with reading(f"{opened.name} cannot be read"):
        for number, row in enumerate(_rows(opened.rows)):
            values = row.get("text"), row.get("translation") or row.get("group")
            if not all(isinstance(value, str) and value.strip() for value in values):
                expected = "a row needs `text`, and `translation` or `group`, as strings"
                raise ValueError(f"{expected}, not {shown(row)}")
            if row.get("translation"):
                groups[str(number)] = [{"text": text} for text in values]
            else:
                groups.setdefault(row["group"], []).append({"text": row["text"], "kind": row.get("kind")})
    pairs = [(*pair, group) for group, texts in groups.items() for pair in _pairs(texts)]
    if not pairs:
        raise ValueError(f"{source} has no two texts of one group.")
    texts, translations, names = zip(*pairs)
    ids = [f"translation-{number}" for number in range(len(pairs))]
    return Dataset.from_dict({"text_id": ids, "text": texts, "translation": translations, "group": names})


def _rows(rows: Dataset | IterableDataset) -> Iterator[dict]:
    """The rows, read in batches: one by one takes ten times as long."""
    for batch in rows.iter(READ_BATCH):
        for values in zip(*batch.values()):
            yield dict(zip(batch, values))


def _pairs(rows: list[dict]) -> Iterator[tuple[str, str]]:
    """Pairs of a group's texts, some of them upper-cased as on documents.

    Each question is paired with something that it asks for. Other texts are paired in a random ring.
    """
    unique = list({row["text"]: row for row in rows}.values())
    rng = random.Random(unique[0]["text"])
    rng.shuffle(unique)
    questions = [row["text"] for row in unique if row.get("kind") == "question"]
    others = [row["text"] for row in unique if row.get("kind") != "question"]
    pairs = zip(questions, cycle(others))
    ring = others or questions
    for pair in [*pairs, *zip(ring, ring[1:] + (ring[:1] if len(ring) > 2 else []))]:
        yield tuple(text.upper() if rng.random() < UPPER_SHARE else text for text in pair)


def fingerprint(texts: Dataset) -> str:
    """Differs for other texts, and for another order."""
    digest = hashlib.sha256()
    for row in texts.iter(batch_size=1000):
        digest.update("\n".join(row["text"]).encode(errors="surrogatepass"))
    return digest.hexdigest()[:16]


class TextDataset(EpochDataset):
    """Rows of texts, each with the current `epoch`, from which `TextCollator` draws masks."""

    def __init__(self, rows: Dataset):
        super().__init__()
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def lengths(self) -> list[int]:
        """Number of characters of each text."""
        return list(map(len, self.rows["text"]))

    def __getitem__(self, index: int) -> dict:
        return self.rows[index] | {"epoch": self.epoch}
