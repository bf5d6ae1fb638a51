"""The state of a page while it is drawn: random generator, facts, style, and what questions can ask for."""

import functools
import random
import re
from dataclasses import dataclass, field

from djepa_pages.spelling import normalise
from transformers_djepa.data.questions.wordings import Wordings, draw_wording, load_groups

from .facts import Facts, make_facts
from .identities import Origin
from .language import load_language, load_shared
from .markup import box, colour, columns, rows, styled, tx
from .style import Style
from .wordings import vary_spelling


AMOUNTS = "total net_total tax_amount shipping_cost discount amount_paid balance_due previous_balance".split()
VARIED_SHARE = 0.2  # of the labels of training pages: with a spelling that is not listed


@dataclass
class Answer:
    """Something on the page that a question can ask for."""

    key: str  # field name, `cell:<column>`, `group:<heading>`, or the topic of a region or mark
    ids: list[int]  # of its marks in reading order
    kind: str = "value"  # or "region" or "mark"
    questions: list[str] = field(default_factory=list)  # instead of the questions for `key`
    label: str = ""  # item description of a cell; what a region can be named by
    is_area: bool = False  # the region is the rectangle around its marks on the page, such as a table that is broken
    across: list[int] = field(default_factory=list)  # marks that give the width of an area
    pad: tuple[float, float] = (0.0, 0.0)  # millimetres around an area, x and y

    @property
    def is_cell(self) -> bool:
        return self.key.startswith("cell:")

    @property
    def topic(self) -> str:
        """What it is, for the scores of each kind of answer."""
        return "cell" if self.is_cell else "checked_option" if self.key.startswith("group:") else self.key

    @property
    def has_topic(self) -> bool:
        """Whether it is asked for as a region or mark of a topic (`questions/region_questions.py`)."""
        return self.kind != "value" and not self.questions


class Sheet:
    """One page with everything that layout functions need. All draws come from `rng`, so a seed reproduces the page."""

    def __init__(self, rng: random.Random, split: str, facts: Facts, style: Style) -> None:
        self.rng, self.split, self.facts, self.style = rng, split, facts, style
        self.language, self.texts = facts.language, load_language(facts.language)
        self.answers: list[Answer] = []
        self.printed: dict[str, str] = {}  # field or column -> its label on this page
        self.wide = False  # a block of the opening needs the full width
        self.room = 1.0  # fraction of the line width for the item table
        self.absent_questions: list[str] = []  # questions that this page certainly does not answer
        self.field_questions: dict[str, list[str]] = {}  # questions for synthetic fields
        self.expected: set[str] = set()  # fields that people look for on pages of this kind, printed or not
        # Topics that the page may have without saying so; layouts that mark all their regions clear it.
        self.unsure = {*load_groups()["regions"]}
        self.joined: dict[
            str, list[str]
        ] = {}  # fields that are printed as one value, such as the start and end of a period
        self.named_texts: list[str] = []  # texts of paragraphs, which must not share the words that name one
        self.kind = ""  # of document
        self.num_marks = 0

    @property
    def origin(self) -> Origin:
        """The document's language and country, to draw further names and places."""
        return Origin(self.rng, self.facts.language, self.facts.country)

    @functools.cached_property
    def other_facts(self) -> Facts:
        """Another document's facts, for distractors."""
        return make_facts(self.rng, self.language)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, train: tuple, test: tuple = ()):
        """Draw one of the layouts of the page's split."""
        return self.rng.choice(test if self.split == "test" and test else train)

    def has(self, name: str) -> bool:
        return bool(self.facts.values.get(name))

    def available(self, *names: str) -> list[str]:
        return [name for name in names if self.has(name)]

    def block(self, name: str, odds: float = 1) -> list[str]:
        """Return the document's fields of a block in `shared/blocks.yaml`, each with probability `odds`."""
        fields = self.available(*load_shared("blocks")[name])
        return fields if odds == 1 else [field for field in fields if self.chance(odds)]

    def likely(self, name: str, default: float, odds: str = "") -> list[str]:
        """Return fields of a block with their probabilities in `shared/layout_odds.yaml`, or else with `default`."""
        table = load_shared("layout_odds")[odds or name]
        return [field for field in self.block(name) if self.chance(table.get(field, default))]

    def remarks(self, count: int) -> list[str]:
        """Return up to `count` sentences without values of fields, which are not in a paragraph of the page yet."""
        texts = [text for text in self.texts.sentences["without_values"] if text not in self.named_texts]
        return self.rng.sample(texts, min(len(texts), count))

    def raw(self, name: str) -> str:
        return self.facts.values.get(name, "")

    def negate_amounts(self) -> None:
        """Make the document's amounts negative, as on many credit notes."""
        values = self.facts.values
        values |= {name: negative(values[name]) for name in AMOUNTS if values.get(name)}
        for item in self.facts.items:
            item["line_total"] = negative(item["line_total"])

    def mark(self, body: str) -> tuple[int, str]:
        """Wrap content in a link that locates it, and return the mark's number and the content."""
        self.num_marks += 1
        return self.num_marks, f'#link("djepa:{self.num_marks}")[{body}];'

    def ask(self, key: str, body: str, **settings) -> str:
        """Mark content as an answer; `settings` as in `Answer`."""
        number, marked = self.mark(body)
        self.answers.append(Answer(key, [number], **settings))
        return marked

    def region(self, topic: str, body: str, name: str = "", inline: bool = False) -> str:
        """Mark content as a region or mark of a topic in `topics/groups.yaml`.

        Args:
            topic: such as "table" or "signature".
            body: by default a block: it is not broken over columns or pages, and its rectangle is the region. Content
                marked inside it stays an answer of its own. An empty body is not a region.
            name: what a question can name it by: the subject of a figure, the label of a check box.
            inline: the content is a box, or text that may be broken over lines, columns and pages. The lines of a
                column are one rectangle. Content marked inside it is not part of the region.
        """
        if not body:
            return ""
        number = self.add_region(topic, name)
        return f'#link("djepa:{number}")[{body}];' if inline else f'#region("djepa:{number}")[{body}]\n'

    def add_region(self, topic: str, name: str = "") -> int:
        """Return the number of a new region or mark whose content the layout links itself."""
        self.num_marks += 1
        kind = "mark" if topic in load_groups()["marks"] else "region"
        self.answers.append(Answer(topic, [self.num_marks], kind, label=name))
        return self.num_marks

    def area(self, topic: str, ids: list[int], name: str = "", **settings) -> None:
        """Make the rectangle around marks a region, such as the cells of a row; `settings` as in `Answer`."""
        if ids:
            self.answers.append(Answer(topic, ids, "region", label=name, is_area=True, **settings))

    def ask_all(self, names: list[str], body: str) -> str:
        """Mark content as an answer for several fields."""
        number, marked = self.mark(body)
        self.answers += [Answer(name, [number]) for name in names]
        return marked

    def join(self, name: str, label: str, separator: str, names: list[str]) -> str:
        """Print fields as one value with one label; return the name under which they are drawn."""
        self.joined[name], self.printed[name] = [separator, *names], self.cased(label)
        self.facts.values[name] = separator.join(map(self.raw, names))
        return name

    def also(self, name: str, key: str, kind: str = "value") -> None:
        """Make the printed values of a field answers for `key`, too."""
        self.answers += [Answer(key, answer.ids, kind) for answer in self.answers if answer.key == name]

    def relocate(self, language: str, country: str = "") -> None:
        """Draw new facts in a language, from one of its countries; before anything else is drawn on the sheet."""
        self.facts = make_facts(self.rng, language, country)
        self.language, self.texts = language, load_language(language)

    def value(self, name: str, text: str | None = None) -> str:
        """Return the field's value, marked as an answer; empty if the document has none.

        The value of a name in `joined` is that of several fields, which are answers of their own.
        """
        if name in self.joined:
            separator, *names = self.joined[name]
            return tx(separator).join(self.value(each) for each in names if self.has(each))
        text = text if text is not None else self.money(self.raw(name)) if name in AMOUNTS else self.raw(name)
        return self.ask(name, tx(text), questions=self.field_questions.get(name, [])) if text else ""

    def money(self, text: str) -> str:
        """Return an amount with the currency where the document's style puts it."""
        if self.style.currency_place == "as_is" or not text:
            return text
        bare, symbol, gap = bare_amount(text), self.facts.currency, "\u00a0" if self.style.currency_gap else ""
        places = {"none": bare, "before": f"{symbol}{gap}{bare}", "after": f"{bare}{gap or ' '}{symbol}"}
        return places[self.style.currency_place]

    def draw_wording(self, wordings: Wordings) -> str:
        """Draw a wording of the page's split."""
        return draw_wording(self.rng, self.split, wordings)

    def wording(self, name: str) -> str:
        """Return the field's label on this page without punctuation, drawn once and if possible unlike others."""
        if name not in self.printed:
            labels = self.texts.labels[name]
            taken = {text.lower() for text in self.printed.values()}
            drawn = [self.draw_wording(labels) for _ in range(3)]
            text = next((text for text in drawn if text.lower() not in taken), drawn[0])
            text = self.varied(text, labels.held_out)
            if self.style.bilingual and self.language != "en":
                text += self.style.bilingual + self.rng.choice(load_language("en").labels[name].shared)
            self.printed[name] = self.cased(text)
        return self.printed[name]

    def column(self, name: str) -> str:
        """Return a column's header on this page."""
        key = f"column:{name}"
        if key not in self.printed:
            headers = self.texts.table_headers[name]
            self.printed[key] = self.cased(self.varied(self.draw_wording(headers), headers.held_out))
        return self.printed[key]

    def varied(self, label: str, held_out: tuple[str, ...], language: str = "") -> str:
        """Return the label, on some training pages in another spelling, but never as a held-out label."""
        if self.split != "train" or not self.chance(VARIED_SHARE):
            return label
        text = vary_spelling(self.rng, label, load_language(language or self.language).spelling_variants)
        return label if normalise(text) in map(normalise, held_out) else text

    def cased(self, text: str) -> str:
        return {"upper": text.upper(), "lower": text.lower(), "as_is": text}[self.style.label_case]

    def label(self, name: str, ending: str | None = None) -> str:
        """Return the styled label with `ending`, by default the one of the document's style (":", " :" or nothing)."""
        text = self.wording(name) + (self.style.label_ending if ending is None else ending)
        return styled(tx(text), **self.style.label_text)

    def inline(self, name: str) -> str:
        """Label and value in a line of text."""
        return self.label(name) + tx(" ") + self.value(name)

    def pairs(self, names: list[str], **value_style: str) -> list[str]:
        """Cells with labels and values alternating."""
        return [cell for name in names for cell in (self.label(name), styled(self.value(name), **value_style))]

    def header_row(self, names: list[str]) -> list[str]:
        """Cells of a row of labels and a row of values."""
        return [self.label(name, "") for name in names] + [self.value(name) for name in names]

    def stacked(self, name: str, label_size: str, gap: str = "0.4em", **value_style: str) -> str:
        """A small label above its value."""
        label = styled(self.label(name, ""), **({"size": label_size} if label_size else {}))
        return rows([label, styled(self.value(name), **value_style)], gap)

    def halves(self, left: str, right: str, gutter: str = "8mm") -> str:
        """Two parts that share the width of the page."""
        self.wide = True
        return columns([left, right], ["1fr", "1fr"], gutter)

    def ruled(self) -> dict[str, str]:
        return {"stroke": self.style.rule}

    def filled_header(self) -> dict[str, str]:
        return {"fill": f"(x, y) => if y == 0 {{ {self.pale()} }}"}

    def panel(self, body: str, **arguments: str) -> str:
        return box(body, **{"inset": "2mm", "stroke": self.style.rule, **arguments})

    def pale(self) -> str:
        return colour(self.style.pale)


def bare_amount(text: str) -> str:
    """Return an amount without its currency: `€ 1.234,56` -> `1.234,56`."""
    match = re.search(r"-?\d[\d.,' \u00a0\u202f]*\d|\d", text)
    return match.group().strip() if match else text


def negative(amount: str) -> str:
    """Put a minus before the first digit: `€ 1.234,56` -> `€ -1.234,56`; zero and negative amounts are unchanged."""
    return amount if "-" in amount or not re.search("[1-9]", amount) else re.sub(r"\d", r"-\g<0>", amount, count=1)
