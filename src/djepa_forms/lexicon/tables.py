"""Joins the tables of the languages into the lexicon's mappings."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType

from transformers_djepa.processing.spelling import normalise

from . import (
    composed_de,
    composed_en,
    composed_es,
    composed_fr,
    composed_it,
    composed_nl,
    further_de,
    further_en,
    further_es,
    further_fr,
    further_it,
    further_nl,
    labels_de,
    labels_en,
    labels_es,
    labels_fr,
    labels_it,
    labels_nl,
    prose_de,
    prose_en,
    prose_fr,
    prose_nl,
    prose_south,
    questions_de,
    questions_en,
    questions_es,
    questions_fr,
    questions_it,
    questions_nl,
)
from .composed import ComposedQuestions
from .parse import Wordings, parse_lines, parse_lists, parse_table, parse_wordings, parse_words


LANGUAGES = ("en", "fr", "de", "nl", "es", "it")
Texts = Mapping[str, tuple[str, ...]]  # language -> wordings

_LABELS = {"en": labels_en, "fr": labels_fr, "de": labels_de, "nl": labels_nl, "es": labels_es, "it": labels_it}
_QUESTIONS = {"en": questions_en, "fr": questions_fr, "de": questions_de, "nl": questions_nl, "es": questions_es, "it": questions_it}
_FURTHER = {"en": further_en, "fr": further_fr, "de": further_de, "nl": further_nl, "es": further_es, "it": further_it}
_COMPOSED = {"en": composed_en, "fr": composed_fr, "de": composed_de, "nl": composed_nl, "es": composed_es, "it": composed_it}


@dataclass(frozen=True)
class Field:
    """One thing a document may state: by language, its printed labels (without colon) and the questions that ask for it.

    Those of the test split stand apart, and so do the `further_` ones, which training pages alone draw from.
    """

    name: str
    labels: Texts
    test_labels: Texts
    further_labels: Texts
    questions: Texts
    test_questions: Texts
    further_questions: Texts


def _by_name(modules: Mapping[str, ModuleType], table: str) -> dict[str, dict[str, Wordings]]:
    """Name -> language -> wordings, from the modules' tables; names in the order of the English table."""
    tables = {language: parse_table(getattr(module, table)) for language, module in modules.items()}
    return {name: {language: entries[name] for language, entries in tables.items() if name in entries} for name in tables["en"]}


def _train(entries: Mapping[str, Wordings]) -> dict[str, tuple[str, ...]]:
    return {language: wordings.train for language, wordings in entries.items()}


def _test(entries: Mapping[str, Wordings]) -> dict[str, tuple[str, ...]]:
    return {language: wordings.test for language, wordings in entries.items()}


def _further(table: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Name -> language -> wordings that training pages have beside those of the usual tables."""
    tables = {language: parse_lists(getattr(module, table, "")) for language, module in _FURTHER.items()}
    names = {name for entries in tables.values() for name in entries}
    return {name: {language: entries[name] for language, entries in tables.items() if name in entries} for name in names}


def _fields() -> dict[str, Field]:
    labels, questions = _by_name(_LABELS, "LABELS"), _by_name(_QUESTIONS, "QUESTIONS")
    more_labels, more_questions = _further("LABELS"), _further("QUESTIONS")
    return {
        name: Field(
            name,
            _train(labels[name]),
            _test(labels[name]),
            more_labels.get(name, {}),
            _train(questions[name]),
            _test(questions[name]),
            more_questions.get(name, {}),
        )
        for name in labels
    }


def _composed(fields: Mapping[str, Field]) -> dict[str, ComposedQuestions]:
    """Language -> questions put together of parts; none is held out, none is another field's in its list."""
    composed = {}
    for language, module in _COMPOSED.items():
        lists = {name: (*field.questions[language], *field.further_questions.get(language, ())) for name, field in fields.items()}
        taken = {normalise(text): name for name, texts in lists.items() for text in texts}
        taken |= {normalise(text): "" for field in fields.values() for text in field.test_questions[language]}
        composed[language] = ComposedQuestions.parse(module.SLOTS, module.QUESTIONS, taken)
    return composed


_label_questions = {language: parse_wordings(module.LABEL_QUESTIONS) for language, module in _QUESTIONS.items()}
_cell_questions = _by_name(_QUESTIONS, "CELL_QUESTIONS")
_titles = _by_name(_LABELS, "TITLES")

FIELDS: Mapping[str, Field] = _fields()
COMPOSED_QUESTIONS: Mapping[str, ComposedQuestions] = _composed(FIELDS)
COLUMNS = {name: {"train": _train(entries), "test": _test(entries)} for name, entries in _by_name(_LABELS, "COLUMNS").items()}
TITLES = {kind: _train(entries) for kind, entries in _titles.items()}
TEST_TITLES = {kind: _test(entries) for kind, entries in _titles.items()}
LABEL_QUESTIONS, TEST_LABEL_QUESTIONS = _train(_label_questions), _test(_label_questions)
CELL_QUESTIONS = {name: _train(entries) for name, entries in _cell_questions.items()}
FURTHER_LABEL_QUESTIONS = {language: parse_words(module.LABEL_QUESTIONS) for language, module in _FURTHER.items()}
FURTHER_CELL_QUESTIONS = _further("CELL_QUESTIONS")
FURTHER_COLUMNS = _further("COLUMNS")
TEST_CELL_QUESTIONS = {name: _test(entries) for name, entries in _cell_questions.items()}
SENTENCES: Texts = {
    "en": parse_lines(prose_en.SENTENCES),
    "fr": parse_lines(prose_fr.SENTENCES),
    "de": parse_lines(prose_de.SENTENCES),
    "nl": parse_lines(prose_nl.SENTENCES),
    "es": parse_lines(prose_south.SPANISH_SENTENCES),
    "it": parse_lines(prose_south.ITALIAN_SENTENCES),
}
FURTHER_SENTENCES: Texts = {language: parse_lines(module.SENTENCES) for language, module in _FURTHER.items()}
BOILERPLATE: Texts = {
    "en": parse_lines(prose_en.BOILERPLATE),
    "fr": parse_lines(prose_fr.BOILERPLATE),
    "de": parse_lines(prose_de.BOILERPLATE),
    "nl": parse_lines(prose_nl.BOILERPLATE),
    "es": parse_lines(prose_south.SPANISH_BOILERPLATE),
    "it": parse_lines(prose_south.ITALIAN_BOILERPLATE),
}
