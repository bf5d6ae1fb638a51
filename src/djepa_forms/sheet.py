"""What a layout function draws with: a page's random generator, facts and style, what can be asked for."""

import functools
import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from transformers_djepa.processing.spelling import normalise

from .lexicon import COLUMNS, FIELDS, FURTHER_COLUMNS
from .markup import box, styled, tx
from .respelling import respell
from .style import Style
from .values import Facts, make_facts


AMOUNTS = frozenset(
    ("total", "net_total", "tax_amount", "shipping_cost", "discount", "amount_paid", "balance_due", "previous_balance")
)
HELD_OUT_SHARE = 0.7  # of the labels of test pages come from the held-out wordings
RESPELLED_SHARE = 0.2  # of the labels of training pages are spelled in a way that no list has


@dataclass
class Answer:
    """Something on the page that can be asked for: its marks in reading order.

    `questions` replaces the lexicon's wordings of `key`; a `shape` has no words, its region is the marks' rectangles.
    """

    key: str
    ids: list[int]
    kind: str = "value"
    questions: list[str] = field(default_factory=list)
    label: str = ""
    shape: bool = False


class Sheet:
    """One page in the making; every draw comes from `rng`, so a seed gives the same page again."""

    def __init__(self, rng: random.Random, split: str, facts: Facts, style: Style) -> None:
        self.rng, self.split, self.facts, self.style = rng, split, facts, style
        self.language = facts.language
        self.answers: list[Answer] = []
        self.printed: dict[str, str] = {}  # field or column -> its label on this page
        self.wide = False  # a block of the opening needs the full width
        self.room = 1.0  # share of the line that the goods may take
        self.absent: list[str] = []  # questions about things that this page lacks for certain
        self.wordings: dict[str, list[str]] = {}  # questions about fields that are not in the lexicon
        self._next_id = 0

    @functools.cached_property
    def other(self) -> Facts:
        """Another document's facts, for values that stand on the page without being the answer."""
        return make_facts(self.rng, self.language)

    def characters(self) -> float:
        """About how many characters fit on a line."""
        wide = (
            1.2
            if any(
                name in self.style.font for name in ("Mono", "Cour", "Cousine", "Code", "Inconsolata", "OCR", "Hack")
            )
            else 1.0
        )
        return self.room * (self.style.paper[0] - 2 * self.style.margin[0]) / (self.style.size * 0.18 * wide)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, train: tuple, test: tuple = ()):
        """One of the layouts: training pages draw from the first list, test pages from the second."""
        return self.rng.choice(test if self.split == "test" and test else train)

    def has(self, name: str) -> bool:
        return bool(self.facts.values.get(name))

    def available(self, *names: str) -> list[str]:
        return [name for name in names if self.has(name)]

    def raw(self, name: str) -> str:
        return self.facts.values.get(name, "")

    def mark(self, body: str) -> tuple[int, str]:
        """Content wrapped in a link, and the mark's number."""
        self._next_id += 1
        return self._next_id, f'#link("djepa:{self._next_id}")[{body}];'

    def ask(self, key: str, body: str, **settings) -> str:
        """Content that is an answer by itself; `settings` as in `Answer`."""
        number, marked = self.mark(body)
        self.answers.append(Answer(key, [number], **settings))
        return marked

    def draw(self, key: str, body: str, questions: dict[str, tuple[str, ...]]) -> str:
        """A drawn shape that can be asked for."""
        options = questions.get(self.language) or questions["en"]
        return self.ask(key, body, kind="visual", questions=[self.rng.choice(options)], shape=True)

    def value(self, name: str, text: str | None = None) -> str:
        """The printed value of a field, marked as an answer; empty when the document has none."""
        text = text if text is not None else self.amount(name) if name in AMOUNTS else self.raw(name)
        return self.ask(name, tx(text), questions=self.wordings.get(name, [])) if text else ""

    def invent(self, name: str, label: str, value: str, questions: list[str]) -> None:
        """Enters a field that the lexicon lacks; from then on it is drawn as any other."""
        self.facts.values[name] = value
        self.printed[name] = self.cased(label)
        self.wordings[name] = questions

    def credit(self) -> None:
        """Makes the document's amounts negative, as many credit notes have them."""
        values = self.facts.values
        values |= {name: negative(values[name]) for name in AMOUNTS if values.get(name)}
        for item in self.facts.items:
            item["line_total"] = negative(item["line_total"])

    def amount(self, name: str) -> str:
        """An amount of money in the document's manner: currency before, after, left out, or as the facts have it."""
        return self.money(self.raw(name))

    def money(self, text: str) -> str:
        if self.style.currency_place == "as_is" or not text:
            return text
        bare = bare_amount(text)
        symbol = self.facts.currency
        gap = "\u00a0" if self.style.currency_gap else ""
        return {"none": bare, "before": f"{symbol}{gap}{bare}", "after": f"{bare}{gap or ' '}{symbol}"}[
            self.style.currency_place
        ]

    def wording(self, name: str) -> str:
        """The field's label on this page, drawn once; without punctuation."""
        if name not in self.printed:
            entry = FIELDS[name]
            taken = {text.lower() for text in self.printed.values()}
            drawn = [self.unseen(entry.labels, entry.test_labels, further=entry.further_labels) for _ in range(3)]
            text = next((text for text in drawn if text.lower() not in taken), drawn[0])
            text = self.respelled(text, entry.test_labels)
            if self.style.bilingual and self.language != "en" and entry.labels.get("en"):
                text += self.style.bilingual + self.rng.choice(entry.labels["en"])
            self.printed[name] = self.cased(text)
        return self.printed[name]

    def column(self, name: str) -> str:
        """A column's heading on this page."""
        key = f"column:{name}"
        if key not in self.printed:
            labels, held_out = COLUMNS[name]["train"], COLUMNS[name]["test"]
            text = self.unseen(labels, held_out, further=FURTHER_COLUMNS[name])
            self.printed[key] = self.cased(self.respelled(text, held_out))
        return self.printed[key]

    def unseen(
        self,
        train: Mapping[str, tuple[str, ...]],
        held_out: Mapping[str, tuple[str, ...]],
        language: str = "",
        further: Mapping[str, tuple[str, ...]] | None = None,
    ) -> str:
        """A wording in the page's language (or another); mostly one of the held-out ones on test pages, and one of the
        `further` ones as well on training pages.
        """
        language = language or self.language
        options = train.get(language) or train["en"]
        if further and self.split == "train":
            options = (*options, *further.get(language, ()))
        other = held_out.get(language)
        return self.rng.choice(other if self.split == "test" and other and self.chance(HELD_OUT_SHARE) else options)

    def respelled(self, label: str, held_out: Mapping[str, tuple[str, ...]], language: str = "") -> str:
        """The label, on training pages now and then as another program might print it; never as a held-out one."""
        if self.split != "train" or not self.chance(RESPELLED_SHARE):
            return label
        text = respell(self.rng, label, language or self.language)
        return label if normalise(text) in map(normalise, held_out.get(language or self.language, ())) else text

    def cased(self, text: str) -> str:
        return {"upper": text.upper(), "lower": text.lower(), "as_is": text}[self.style.label_case]

    def label(self, name: str, ending: str | None = None) -> str:
        """The label as printed: styled, with the document's ending (":", " :", nothing)."""
        return styled(
            tx(self.wording(name) + (self.style.label_ending if ending is None else ending)), **self.style.label_text
        )

    def heading(self, text: str, **arguments: str) -> str:
        return styled(tx(text), **{"font": f'"{self.style.display_font}"', **arguments})

    def panel(self, body: str, **arguments: str) -> str:
        return box(body, **{"inset": "2mm", "stroke": f"{self.style.rule}", **arguments})


def bare_amount(text: str) -> str:
    """An amount without its currency: `€ 1.234,56` -> `1.234,56`."""
    match = re.search(r"-?\d[\d.,' \u00a0\u202f]*\d|\d", text)
    return match.group().strip() if match else text


def negative(amount: str) -> str:
    """An amount with a minus before its first digit: `€ 1.234,56` -> `€ -1.234,56`; nothing stays nothing."""
    return amount if "-" in amount or not re.search("[1-9]", amount) else re.sub(r"\d", r"-\g<0>", amount, count=1)
