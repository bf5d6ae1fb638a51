"""Spellings of labels and questions that no list has: number signs exchanged, compounds taken apart, words cut short,
letters mistyped.

Every program and every clerk shortens in a way of its own ("Fact.nr.", "Verv. datum", "Inv. No"), and people type
questions in haste. Training pages alone have such spellings; the held-out pages are as they were.
"""

import random
import re
from collections.abc import Callable

from transformers_djepa.processing.spelling import without_accents

from .lexicon.respelling import ARTICLES, ENDINGS, NUMBERS


LEAST_CUT = 7  # letters of a word that is cut short
MOST_CUT_ALONE = 10  # of a word that is the whole label: longer ones say what they are at their end
CUTS = (3, 4, 4, 5)  # letters that are left of it
LEAST_MISTYPED = 5  # letters of a word in which one is mistyped
VOWELS = "aeiouyäöüéèêàáíóú"


def respell(rng: random.Random, label: str, language: str) -> str:
    """The label as another program might print it; as it was where nothing about it can be changed."""
    manners: list[Callable[[random.Random, str, str], str]] = [exchange_number, take_apart, cut_short, recase]
    rng.shuffle(manners)
    return next((text for manner in manners if (text := manner(rng, label, language)) != label), label)


def exchange_number(rng: random.Random, label: str, language: str) -> str:
    """`Factuurnummer` -> `Factuur-nr.`, `Invoice Number` -> `Invoice #`, `Numéro de client` -> `N° de client`."""
    signs = NUMBERS[language]
    found = re.search("|".join(rf"(?<![^\W\d_]){re.escape(sign)}(?!\w)" for sign in signs), label, re.IGNORECASE)
    found = found or re.search(rf"(?<=\w{{3}}){re.escape(signs[0])}$", label)  # the end of a compound
    if not found:
        return label
    sign = rng.choice([sign for sign in signs if sign != found.group().lower()])
    before, after = label[: found.start()].rstrip(" -"), label[found.end() :].strip()
    joint = rng.choice((" ", "-", ". ")) if found.start() and language in ("de", "nl") else " "
    return _initial(f"{before}{joint if before else ''}{_like(found.group(), sign)} {after}".strip(), label)


def take_apart(rng: random.Random, label: str, language: str) -> str:
    """`Factuurdatum` -> `Factuur datum`, `Factuur-datum`, `Fact.datum` or `Datum factuur`."""
    for ending in ENDINGS.get(language, ()):
        found = re.fullmatch(rf"(\w{{4,}}?)(s?)({ending})", label, re.IGNORECASE)
        if found:
            stem, link, last = found.groups()
            forms = [f"{stem}{link} {last}", f"{stem}{link}-{last}", f"{last} {stem.lower()}"]
            forms += [f"{_cut(rng, stem)}.{joint}{last}" for joint in ("", " ", "-") if len(stem) >= LEAST_CUT - 1]
            return _initial(rng.choice(forms), label)
    return label


def cut_short(rng: random.Random, label: str, language: str) -> str:
    """`Invoice date` -> `Inv. date`, `Telefoon` -> `Tel.`; articles and prepositions go as well."""
    words = label.split()
    long = [place for place, word in enumerate(words) if len(word) >= LEAST_CUT and word.isalpha()]
    if not long or len(words) == 1 and len(label) > MOST_CUT_ALONE:
        return label
    place = rng.choice(long)
    words[place] = _cut(rng, words[place]) + "."
    return _initial(" ".join(word for word in words if word.lower() not in ARTICLES[language]) or label, label)


def recase(rng: random.Random, label: str, language: str) -> str:
    """`Total to pay` -> `Total To Pay`, `total to pay`; accents may go where letters are large."""
    title = " ".join(word if word.isupper() else word.capitalize() for word in label.split(" "))
    text = rng.choice((title, label.lower(), label.upper()))
    return without_accents(text) if text.isupper() and rng.random() < 0.5 else text


def mistype(rng: random.Random, question: str) -> str:
    """Two letters of a word exchanged, one left out or typed twice, accents left out; short words are as they were."""
    words = question.split(" ")
    long = [place for place, word in enumerate(words) if len(word) >= LEAST_MISTYPED and word.isalpha()]
    if not long:
        return question
    if not question.isascii() and rng.random() < 0.5:
        return without_accents(question)
    place = rng.choice(long)
    word, at = words[place], rng.randint(1, len(words[place]) - 2)
    words[place] = word[:at] + rng.choice(
        (word[at + 1] + word[at] + word[at + 2 :], word[at + 1 :], word[at] + word[at:])
    )
    return " ".join(words)


def _cut(rng: random.Random, word: str) -> str:
    """The beginning of a word, up to a consonant."""
    length = min(rng.choice(CUTS), len(word) - 2)
    while length < len(word) - 2 and word[length - 1].lower() in VOWELS:
        length += 1
    return word[:length]


def _like(old: str, new: str) -> str:
    """A sign in the letters of the one it stands for: large, with a large initial, or small."""
    return new.upper() if len(old) > 1 and old.isupper() else new.capitalize() if old[0].isupper() else new


def _initial(text: str, label: str) -> str:
    """The text with an initial as large as the label's."""
    return text[:1].upper() + text[1:] if label[:1].isupper() else text
