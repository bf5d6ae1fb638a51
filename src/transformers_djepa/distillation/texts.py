"""Texts of pages: runs of words in the order of the page, for the steps that need no layout."""

import hashlib
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from datasets import Dataset

from djepa_forms import generate_pages

from ..data.epochs import EpochDataset
from ..data.hub import load_document_pages
from ..data.source_names import GENERATED
from ..files import replace, replacing
from ..processing.spelling import has_text


MIN_WORDS = 4  # shorter ends of pages are left out
LENGTHS = (0.25, 1.0)  # shortest and longest text, as a share of the maximum: encoders meet short texts, too


def read_texts(sources: list[str], split: str, pages: int, words_per_text: int, seed: int) -> Dataset:
    """Texts of the first pages of each source, as rows of `text_id` and `text`, in random order.

    Args:
        sources: "generated", folders written by `djepa prepare`, or any dataset of `load_document_pages`.
        split: of the sources.
        pages: maximum number of pages of each source.
        words_per_text: maximum; lengths vary.
        seed: of generated pages, lengths and the order.

    Raises:
        ValueError: a source cannot be read, or there are no texts.
    """
    rows = [row for source in sources for row in _texts_of(source, split, pages, words_per_text, seed)]
    if not rows:
        raise ValueError(f"{', '.join(sources)}: split {split!r} has no page with {MIN_WORDS} words.")
    random.Random(seed).shuffle(rows)
    return Dataset.from_list(rows)


def _texts_of(source: str, split: str, pages: int, words_per_text: int, seed: int) -> Iterator[dict]:
    if source == GENERATED:
        opened = generate_pages(seed, split, num_pages=pages, render=False)
    else:
        opened = (page for page in load_document_pages(source, split) if has_text(page["words"]))
    for page in islice(opened, pages):
        for number, words in enumerate(cut_words(page["words"], words_per_text, random.Random(page["page_id"]))):
            yield {"text_id": f"{page['page_id']}-{number}", "text": " ".join(words)}


def cut_words(words: list[str], most: int, rng: random.Random) -> Iterator[list[str]]:
    """Cut a page into texts of random lengths, at most `most` words."""
    shortest = max(MIN_WORDS, round(LENGTHS[0] * most))
    start = 0
    while len(words) - start >= MIN_WORDS:
        length = rng.randint(min(shortest, most), most)
        yield words[start : start + length]
        start += length


def saved_texts(folder: Path, split: str, **settings) -> Dataset:
    """`read_texts`, kept in a Parquet file of the folder for the next stage or run.

    Raises:
        ValueError: the folder has texts of other settings.
    """
    path, about = folder / f"{split}.parquet", folder / f"{split}.json"
    if about.is_file():
        before = json.loads(about.read_text())
        changed = [name for name in settings if settings[name] != before.get(name)]
        if changed:
            listed = ", ".join(f"{name}={before.get(name)!r} (now {settings[name]!r})" for name in changed)
            raise ValueError(f"{folder} has texts for {listed}; give another --output_dir, or remove the folder.")
        return Dataset.from_parquet(str(path), cache_dir=str(folder / "cache"))
    texts = read_texts(split=split, **settings)
    folder.mkdir(parents=True, exist_ok=True)
    with replacing(path) as partial:
        texts.to_parquet(partial)
    replace(about, json.dumps(settings).encode())
    return texts


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

    def __getitem__(self, index: int) -> dict:
        return self.rows[index] | {"epoch": self.epoch}
