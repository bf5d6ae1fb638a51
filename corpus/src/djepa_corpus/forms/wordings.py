"""Wordings of labels and questions: listed by split, or composed from templates whose slots have alternatives.

A template such as `town {of_buyer}` with the slot `of_buyer: of the customer | of the client` has one wording for each
combination of alternatives. The alternative `-` is empty.

Training pages also have spelling variants of labels and typing errors in questions: real documents abbreviate in
many ways ("Fact.nr.", "Verv. datum", "Inv. No"), and people type questions in haste.
"""

import itertools
import random
import re
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.wordings import Wordings, without_accents


MIN_ABBREVIATED = 7  # letters of a word to abbreviate
MAX_ABBREVIATED_ALONE = 10  # letters of a one-word label to abbreviate; longer ones carry their meaning at the end
ABBREVIATION_LENGTHS = (3, 4, 4, 5)
VOWELS = "aeiouyäöüéèêàáíóú"

Variants = Mapping[str, tuple[str, ...]]  # a language's file `spelling_variants.yaml`


@dataclass(frozen=True)
class QuestionTemplates:
    """The question templates of one language.

    Attributes:
        slots: alternatives of each slot.
        templates: templates of each field.
        reserved: normalised wordings that only one field may use, or none where the field is "".
    """

    slots: Mapping[str, tuple[str, ...]]
    templates: Mapping[str, tuple[str, ...]]
    reserved: Mapping[str, str]

    @classmethod
    def of(cls, texts: Mapping, questions: Mapping[str, Wordings]) -> "QuestionTemplates":
        """Reserve listed questions for their own field, and held-out questions for none."""
        for field, templates in texts["templates"].items():
            unknown = {slot for template in templates for slot in slots_of(template)} - texts["slots"].keys()
            if unknown:
                raise ValueError(f"question_templates.yaml: templates.{field}: slots without alternatives: {unknown}.")
        reserved = {normalise(text): name for name, wordings in questions.items() for text in wordings.train}
        reserved |= {normalise(text): "" for wordings in questions.values() for text in wordings.held_out}
        return cls(texts["slots"], texts["templates"], reserved)

    def draw(self, rng: random.Random, field: str) -> str:
        """Return a random wording: any template with any alternatives."""
        while True:
            template = rng.choice(self.templates[field])
            text = _fill(template, {slot: rng.choice(self.slots[slot]) for slot in slots_of(template)})
            if self.reserved.get(normalise(text), field) == field:
                return text

    def every(self, field: str) -> Iterator[str]:
        """Yield all wordings that `draw` can return."""
        for template in self.templates[field]:
            slots = slots_of(template)
            for parts in itertools.product(*(self.slots[slot] for slot in slots)):
                text = _fill(template, dict(zip(slots, parts, strict=True)))
                if self.reserved.get(normalise(text), field) == field:
                    yield text


def slots_of(template: str) -> list[str]:
    """Return the names in braces, in order."""
    return [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]


def _fill(template: str, parts: Mapping[str, str]) -> str:
    text = template.format_map({slot: "" if part == "-" else part for slot, part in parts.items()})
    return " ".join(text.split())


def vary_spelling(rng: random.Random, label: str, variants: Variants) -> str:
    """Return another spelling of the label, or the label itself if it has none."""
    changes = [exchange_number_word, split_compound, abbreviate, change_case]
    rng.shuffle(changes)
    return next((text for change in changes if (text := change(rng, label, variants)) != label), label)


def exchange_number_word(rng: random.Random, label: str, variants: Variants) -> str:
    """`Factuurnummer` -> `Factuur-nr.`, `Invoice Number` -> `Invoice #`, `Numéro de client` -> `N° de client`."""
    words = variants["number_words"]
    found = re.search("|".join(rf"(?<![^\W\d_]){re.escape(word)}(?!\w)" for word in words), label, re.IGNORECASE)
    found = found or re.search(rf"(?<=\w{{3}}){re.escape(words[0])}$", label)  # the end of a compound
    if not found:
        return label
    word = rng.choice([word for word in words if word != found.group().lower()])
    old = found.group()
    cased = word.upper() if len(old) > 1 and old.isupper() else word.capitalize() if old[0].isupper() else word
    before, after = label[: found.start()].rstrip(" -"), label[found.end() :].strip()
    separator = rng.choice((" ", "-", ". ")) if found.start() and variants["compound_endings"] else " "
    text = f"{before}{separator if before else ''}{cased} {after}"
    return _match_initial(text.strip(), label)


def split_compound(rng: random.Random, label: str, variants: Variants) -> str:
    """`Factuurdatum` -> `Factuur datum`, `Factuur-datum`, `Fact.datum` or `Datum factuur`."""
    for ending in variants["compound_endings"]:
        found = re.fullmatch(rf"(\w{{4,}}?)(s?)({ending})", label, re.IGNORECASE)
        if found:
            stem, link, last = found.groups()
            forms = [f"{stem}{link} {last}", f"{stem}{link}-{last}", f"{last} {stem.lower()}"]
            if len(stem) >= MIN_ABBREVIATED - 1:
                forms += [f"{_cut(rng, stem)}.{separator}{last}" for separator in ("", " ", "-")]
            return _match_initial(rng.choice(forms), label)
    return label


def abbreviate(rng: random.Random, label: str, variants: Variants) -> str:
    """`Invoice date` -> `Inv. date`, `Telefoon` -> `Tel.`; drop articles and prepositions too."""
    words = label.split()
    long = [index for index, word in enumerate(words) if len(word) >= MIN_ABBREVIATED and word.isalpha()]
    if not long or len(words) == 1 and len(label) > MAX_ABBREVIATED_ALONE:
        return label
    index = rng.choice(long)
    words[index] = _cut(rng, words[index]) + "."
    kept = " ".join(word for word in words if word.lower() not in variants["articles"])
    return _match_initial(kept or label, label)


def change_case(rng: random.Random, label: str, variants: Variants) -> str:
    """`Total to pay` -> `Total To Pay`, `total to pay`, `TOTAL TO PAY`; capitals may lose their accents."""
    title = " ".join(word if word.isupper() else word.capitalize() for word in label.split(" "))
    text = rng.choice((title, label.lower(), label.upper()))
    return without_accents(text) if text.isupper() and rng.random() < 0.5 else text


def _cut(rng: random.Random, word: str) -> str:
    """Return the beginning of a word, up to a consonant."""
    length = min(rng.choice(ABBREVIATION_LENGTHS), len(word) - 2)
    while length < len(word) - 2 and word[length - 1].lower() in VOWELS:
        length += 1
    return word[:length]


def _match_initial(text: str, label: str) -> str:
    return text[:1].upper() + text[1:] if label[:1].isupper() else text
