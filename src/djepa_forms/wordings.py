"""Wordings of labels and questions: listed by split, or composed from templates whose slots have alternatives.

A template such as `town {of_buyer}` with the slot `of_buyer: of the customer | of the client` has one wording for each
combination of alternatives. The alternative `-` is empty.
"""

import itertools
import random
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .spelling import normalise


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
        """Reserve listed questions for their own field, and held-out questions for none.

        Raises:
            ValueError: a template has a slot without alternatives.
        """
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
