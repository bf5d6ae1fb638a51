"""Questions put together of parts: templates with slots, so that a few lines say what a list would need hundreds for.

A language's table has slots (`of_buyer = of the customer | of the client`) and for each field its templates
(`buyer_city = town {of_buyer} | In which town {is_buyer}?`). Every combination is a wording of its field; `-` is an
alternative without words.
"""

import itertools
import random
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from transformers_djepa.processing.spelling import normalise

from .parse import parse_lists


NOTHING = "-"


@dataclass(frozen=True)
class ComposedQuestions:
    """The wordings of one language.

    Attributes:
        slots: the alternatives of each slot.
        templates: the templates of each field.
        taken: wordings, normalised, that are not for every field to draw: those of the lists for their own field alone,
            those of the test split, under "", for none.
    """

    slots: Mapping[str, tuple[str, ...]]
    templates: Mapping[str, tuple[str, ...]]
    taken: Mapping[str, str]

    @classmethod
    def parse(cls, slots: str, questions: str, taken: Mapping[str, str]) -> "ComposedQuestions":
        """Reads the two tables (format: see `parse.py`); raises `KeyError` for a template with an unknown slot."""
        composed = cls(parse_lists(slots), parse_lists(questions), taken)
        unknown = {
            slot for texts in composed.templates.values() for text in texts for slot in _slots(text)
        } - composed.slots.keys()
        if unknown:
            raise KeyError(f"The templates name slots that have no alternatives: {', '.join(sorted(unknown))}.")
        return composed

    def draw(self, rng: random.Random, field: str) -> str:
        """One wording: any template, any alternatives."""
        while True:
            template = rng.choice(self.templates[field])
            text = _fill(template, {slot: rng.choice(self.slots[slot]) for slot in _slots(template)})
            if self._may_draw(text, field):
                return text

    def every(self, field: str) -> Iterator[str]:
        """All wordings of a field that can be drawn."""
        for template in self.templates[field]:
            slots = _slots(template)
            for parts in itertools.product(*(self.slots[slot] for slot in slots)):
                text = _fill(template, dict(zip(slots, parts, strict=True)))
                if self._may_draw(text, field):
                    yield text

    def _may_draw(self, text: str, field: str) -> bool:
        return self.taken.get(normalise(text), field) == field


def _slots(template: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]


def _fill(template: str, parts: Mapping[str, str]) -> str:
    text = template.format_map({slot: "" if part == NOTHING else part for slot, part in parts.items()})
    return " ".join(text.split())
