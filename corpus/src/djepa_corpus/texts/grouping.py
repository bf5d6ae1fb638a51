"""Which texts become rows of which split: texts of one meaning together, held-out texts in the test split alone."""

import hashlib
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.wordings import load_topics

from ..forms.language import load_language
from .text import Text


GENERATOR = "generator"
MOST = 4  # texts of a language and group that are not of the generator
TEST_PARTS = 40  # one of as many groups is for testing
ASKED_SHARE = 0.25  # of labels and headings: with a question that names them
MAX_ASKED = 60  # characters


class Split(NamedTuple):
    train: list[Text]
    test: list[Text]
    dropped: int  # training texts that equal test texts


def group_texts(generated: Iterable[Text], others: Iterable[Text], seed: int = 0) -> Split:
    """The rows of both splits, groups together in a random order.

    Wordings that the generator holds back are test rows, and so are some groups of the other texts. No text of
    the test split is a training text, whatever its language, case and punctuation; groups of one text are dropped.
    """
    generated = list(generated)
    groups = _merge(generated, others)
    held_out = {normalise(text.text) for text in generated if text.held_out}
    known = {normalise(text.text) for text in generated if not text.held_out}
    tested = {
        key
        for key, texts in groups.items()
        if _number(key, seed) % TEST_PARTS == 0 and all(normalise(text.text) not in known for text in texts)
    }
    test = [text for text in generated if text.held_out]
    test += [text for key in tested for text in groups[key] if normalise(text.text) not in held_out]
    unseen = held_out | {normalise(text.text) for text in test}
    train, dropped = [], 0
    for key, texts in groups.items():
        if key not in tested:
            kept = [
                text for text in texts if normalise(text.text) not in (held_out if text.source == GENERATOR else unseen)
            ]
            dropped += len(texts) - len(kept)
            if len(kept) > 1:
                train += kept
                train += [each for each in _asked(kept, seed) if normalise(each.text) not in unseen]
    return Split(*(sorted(texts, key=lambda text: _number(text.group, seed)) for texts in (train, test)), dropped)


def _merge(generated: list[Text], others: Iterable[Text]) -> dict[str, list[Text]]:
    """Training texts by group. Where an English label of several words is in one group of the generator, that is its
    group for all sources.
    """
    groups: dict[str, list[Text]] = defaultdict(list)
    labels: dict[str, set[str]] = defaultdict(set)
    for text in dict.fromkeys(text for text in generated if not text.held_out):
        groups[text.group].append(text)
        if text.language == "en" and text.kind in ("label", "heading") and " " in text.text:
            labels[normalise(text.text)].add(text.group)
    counts: dict[tuple[str, str], Counter] = defaultdict(Counter)
    first: dict[tuple[str, str, str], Text] = {}
    for text in others:
        group = next(iter(labels[text.group])) if len(labels.get(text.group, ())) == 1 else _name(text.group)
        key = text.text.casefold()
        counts[group, text.language][key] += 1
        first.setdefault((group, text.language, key), text._replace(group=group))
    for (group, language), found in counts.items():
        has = {text.text.casefold() for text in groups[group] if text.language == language}
        most = [key for key, _ in found.most_common() if key not in has][:MOST]
        groups[group] += [first[group, language, key] for key in most]
    return groups


def _asked(texts: list[Text], seed: int) -> Iterator[Text]:
    """Questions that name a label or a heading."""
    rng = random.Random(f"{seed}-{texts[0].group}")
    for text in texts:
        if text.source == GENERATOR or text.kind not in ("label", "heading") or len(text.text) > MAX_ASKED:
            continue
        if rng.random() < ASKED_SHARE:
            if text.kind == "label":
                template, slot = rng.choice(load_language(text.language).label_questions.train), "label"
            else:
                about = load_topics(text.language)["topics"]["heading"]["about"]
                template, slot = rng.choice(about.train), "name"
            question = template.format_map({slot: text.text})
            if normalise(question) != normalise(text.text):
                yield text._replace(text=question, kind="question")


def _name(key: str) -> str:
    return hashlib.sha1(key.encode()).hexdigest()[:12]


def _number(group: str, seed: int) -> int:
    return int(hashlib.sha1(f"{seed}-{group}".encode()).hexdigest()[:8], 16)
