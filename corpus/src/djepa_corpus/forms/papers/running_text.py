"""Sentences, titles and captions of one document, composed from the templates of a language's `prose.yaml`.

All of them are about a few subjects of one field. Places, people and coined names make paragraphs distinguishable.
"""

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

from ..identities import Origin
from ..language import load_shared
from ..markup import tx
from ..sheet import Answer, Sheet
from ..wordings import slots_of


MAIN_SUBJECT_SHARE = 0.3  # of the subjects of sentences
CITED_SHARE = 0.2  # of the sentences of scientific texts
TERMS = ("place", "place2", "person", "person2", "system", "counted", "a", "b")  # slots that can name a paragraph
VOWELS = "aeiouyàâäéèêëîïôöûüœæ"


class Filled(NamedTuple):
    """A text and the values of its slots."""

    text: str
    values: dict[str, str]


class Prose:
    """Draws the texts of a document.

    Args:
        sheet: page with random generator and language.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.rng, self.texts = sheet.rng, sheet.texts.prose
        self.months = sheet.texts.locale["months"]
        rng, facts = sheet.rng, sheet.facts
        self.origin = Origin(rng, facts.language, facts.country)
        field = rng.choice(self.texts["fields"])
        self.field, self.units = field["name"], field["units"]
        self.subjects = rng.sample(field["subjects"], len(field["subjects"]))
        cities = {city.split(",")[0]: None for city in self.origin.national["cities"]}
        self.places = rng.sample(list(cities), min(len(cities), 14))
        self.people = list({self.origin.person()[1]: None for _ in range(10)})
        self.systems = list({coined_name(rng): None for _ in range(4)})
        self.year = rng.randint(1996, 2025)
        self.thousands, self.decimal = rng.choice(sheet.texts.locale["number_separators"])
        self.cites, self.decks = False, {}
        self.said: list[tuple[str, Answer | None, dict[str, str]]] = []  # texts of the body, with their regions

    def word(self, name: str) -> str:
        """Draw a word or phrase of `words`."""
        return self.fill(self.rng.choice(self.texts["words"][name]), capital=False).text

    def text(self, template: str, **fixed: str) -> str:
        return self.fill(template, **fixed).text

    def fill(self, template: str, capital: bool = True, **fixed: str) -> Filled:
        """Fill the slots of a template; `fixed` are values of slots. By default, the text starts with a capital."""
        mathematics, values = re.split(r"(\$.*?\$)", template), dict(fixed)
        for slot in slots_of(template):
            if slot not in values:
                values[slot] = self._draw(slot, values)
        if "n" in values and "units" in values:
            values["counted"] = f"{values['n']} {values['units']}"
        parts = [part if part.startswith("$") and "{" not in part else self._join(part, values) for part in mathematics]
        text = "".join(parts)
        text = re.sub(r" (?=[:;?!»%])", "\u00a0", text).replace("« ", "«\u00a0")
        return Filled(text[:1].upper() + text[1:] if capital else text, values)

    def _join(self, template: str, values: dict[str, str]) -> str:
        """Put values into their slots; before a vowel, articles and prepositions are elided."""
        text, elisions = "", self.texts["elisions"] or {}
        for index, part in enumerate(re.split(r"{(\w+)}", template)):
            if index % 2:
                part = values[part]
                for word, elided in elisions.items() if part[:1].lower() in VOWELS else ():
                    if re.search(rf"(?<!\w){word}$", text):
                        text = text.removesuffix(word) + elided
                        break
            text += part
        return text

    def _draw(self, slot: str, values: dict[str, str]) -> str:
        rng = self.rng
        match slot:
            case "a" | "b":
                options = [subject for subject in self.subjects if subject not in values.values()]
                return options[0] if rng.random() < MAIN_SUBJECT_SHARE else rng.choice(options)
            case "place" | "place2":
                return rng.choice([place for place in self.places if place not in values.values()])
            case "person" | "person2":
                return rng.choice([name for name in self.people if name not in values.values()])
            case "system":
                return self.systems[0] if rng.random() < 0.5 else rng.choice(self.systems)
            case "units":
                return rng.choice(self.units)
            case "method":
                return rng.choice(self.texts["methods"])
            case "group":
                return rng.choice(list(self.texts["groups"]))
            case "field":
                return self.field
            case "month":
                return rng.choice(self.months)
            case "year":
                return str(self.year - rng.randint(3, 25))
            case "year2":
                return str(self.year - rng.randint(0, 2))
        return self._draw_number(slot)

    def _draw_number(self, slot: str) -> str:
        rng = self.rng
        match slot:
            case "n":
                return self.number(rng.choice((rng.randint(21, 99), rng.randint(100, 999), rng.randint(1000, 9900))))
            case "n2":
                return str(rng.randint(3, 20))
            case "percent" | "percent2":
                return self.texts["percent"].format(n=self.number(rng.uniform(0.5, 60), rng.choice((0, 1, 1))))
            case "value":
                return self.number(rng.uniform(40, 90), 1)
            case "value2":  # lower than "value"
                return self.number(rng.uniform(1, 40), 1)
            case "r":
                return self.number(rng.uniform(0.1, 0.98), 2)
        raise ValueError(f"prose.yaml has an unknown slot {slot!r}.")

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a number with the document's separators."""
        whole, _, part = f"{value:,.{decimals}f}".partition(".")
        return whole.replace(",", self.thousands) + (self.decimal + part if part else "")

    def sentence(self, *kinds: str) -> Filled:
        """Draw a sentence of one of some kinds, without repetition until all have been drawn."""
        if not self.decks.get(kinds):
            texts = [text for kind in kinds for text in self.texts["sentences"][kind]]
            self.decks[kinds] = self.rng.sample(texts, len(texts))
        filled = self.fill(self.decks[kinds].pop())
        if self.cites and filled.text.endswith(".") and self.rng.random() < CITED_SHARE:
            mark = self.text(self.rng.choice(self.texts["words"]["cited"]), n=str(self.rng.randint(1, 30)))
            filled = Filled(f"{filled.text[:-1]} {mark}.", filled.values)
        return filled

    def sentences(self, count: int, *kinds: str) -> Filled:
        """Draw several sentences as one text."""
        drawn = [self.sentence(*kinds) for _ in range(count)]
        terms = {
            f"{slot}{index}": each.values[slot]
            for index, each in enumerate(drawn)
            for slot in TERMS
            if slot in each.values
        }
        return Filled(" ".join(each.text for each in drawn), terms)

    def draw(self, name: str, kind: str = "", **fixed: str) -> Filled:
        """Draw a text of a list in `prose.yaml`, such as "titles" of the kind "report"."""
        texts: Sequence[str] = self.texts[name][kind] if kind else self.texts[name]
        if (name, kind) not in self.decks or not self.decks[name, kind]:
            self.decks[name, kind] = self.rng.sample(texts, len(texts))
        return self.fill(self.decks[name, kind].pop(), **fixed)

    def full_name(self) -> str:
        """A person's first and last name, sometimes with an initial."""
        first, last = self.origin.person()
        return f"{first[0]}. {last}" if self.rng.random() < 0.25 else f"{first} {last}"

    def keep(self, text: str, terms: dict[str, str], answer: Answer | None = None) -> None:
        """Note a text of the document's body, so that `name_paragraphs` knows what it mentions."""
        self.said.append((text, answer, terms))

    def name_paragraphs(self) -> None:
        """Name each paragraph by a term that no other text of the body mentions."""
        for text, answer, terms in self.said:
            if answer is not None:
                others = [other for other, *_ in self.said if other is not text]
                own = [term for term in terms.values() if term in text and not any(term in other for other in others)]
                answer.label = self.rng.choice(own) if own else ""


def coined_name(rng: random.Random) -> str:
    """Return the name of a product, project or method: `Veltrona`, `KAMIR`, `LUMO 3`, `TX-240`."""
    syllables = load_shared("words")["company_syllables"]
    coined = "".join(rng.choice(syllables) for _ in range(rng.choice((2, 2, 3)))).capitalize()
    acronym = "".join(rng.choice("BDFGKLMNPRSTV") + rng.choice("AEIO") for _ in range(2)) + rng.choice("KLMNRSTX")
    code = "".join(rng.choice("ABCDEFGHKLMPRSTVX") for _ in range(2)) + f"-{rng.randint(10, 990)}"
    return rng.choice((coined, coined, acronym, code, f"{coined} {rng.randint(2, 9)}"))


def prose_markup(text: str) -> str:
    """Return a text as markup; `$...$` is mathematics."""
    parts = re.split(r"(\$.*?\$)", text)
    return "".join(part if index % 2 else tx(part) for index, part in enumerate(parts) if part)
