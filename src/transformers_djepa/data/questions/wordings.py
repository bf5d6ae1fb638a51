"""Wordings of questions about regions and marks, from `topics/*.yaml`: some of training, some held out."""

import functools
import random
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml


FOLDER = Path(__file__).parent / "topics"
LANGUAGES = ("en", "fr", "de", "nl", "es", "it")
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MIN_MISTYPED = 5  # letters of a word with a typing error
HELD_OUT_SHARE = 0.7  # of the wordings of test pages
PLAIN_SHARE = 0.15  # of training questions: in lower case without end punctuation
MISTYPED_SHARE = 0.08  # of training questions: with a typing error


class Wordings(NamedTuple):
    """Alternative texts by split.

    Pages of both splits use `shared` and training pages also use `train_only`. Test pages mostly use `held_out`, which
    training pages never do.
    """

    shared: tuple[str, ...]
    train_only: tuple[str, ...] = ()
    held_out: tuple[str, ...] = ()

    @property
    def train(self) -> tuple[str, ...]:
        """All wordings of training pages."""
        return self.shared + self.train_only


def draw_wording(rng: random.Random, split: str, wordings: Wordings) -> str:
    """Draw a wording of a split; test pages mostly use held-out ones."""
    if split == "test" and wordings.held_out and rng.random() < HELD_OUT_SHARE:
        return rng.choice(wordings.held_out)
    return rng.choice(wordings.train if split == "train" else wordings.shared)


def as_typed(rng: random.Random, question: str) -> str:
    """Return a question as people type it: some in lower case without end punctuation, some with a typing error."""
    if rng.random() < PLAIN_SHARE:
        question = question.lower().strip(" ?.!¿") or question
    return mistype(rng, question) if rng.random() < MISTYPED_SHARE else question


def mistype(rng: random.Random, question: str) -> str:
    """Swap, drop or double a letter of one longer word, or drop all accents."""
    words = question.split(" ")
    long = [index for index, word in enumerate(words) if len(word) >= MIN_MISTYPED and word.isalpha()]
    if not long:
        return question
    if not question.isascii() and rng.random() < 0.5:
        return without_accents(question)
    index = rng.choice(long)
    word, at = words[index], rng.randint(1, len(words[index]) - 2)
    endings = (word[at + 1] + word[at] + word[at + 2 :], word[at + 1 :], word[at] + word[at:])
    words[index] = word[:at] + rng.choice(endings)
    return " ".join(words)


def without_accents(text: str) -> str:
    """`Numéro` -> `Numero`."""
    return "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))


@functools.cache
def load_topics(language: str) -> Mapping[str, Any]:
    """The questions of a language; see the head of `topics/en.yaml`."""
    return _parse(_read(language))


@functools.cache
def load_groups() -> Mapping[str, Sequence[str] | Mapping]:
    """Groups of topics, from `topics/groups.yaml`."""
    return _read("groups")


def _read(name: str) -> Any:
    return yaml.load((FOLDER / f"{name}.yaml").read_bytes(), LOADER)


def _parse(value: Any) -> Any:
    """The value with `Wordings` for block texts by split."""
    if isinstance(value, dict) and "shared" in value:
        return Wordings(**{part: tuple(lines.splitlines()) for part, lines in value.items()})
    return {key: _parse(each) for key, each in value.items()} if isinstance(value, dict) else value
