"""Labels, headings and questions of generated pages; the wordings of test pages are held out."""

import random
from collections.abc import Iterator, Mapping
from itertools import islice

from transformers_djepa.data.questions.wordings import Wordings, load_topics

from ..forms.language import Language, load_language
from .text import LANGUAGES, Text


COMPOSED = 120  # questions of a field from templates, and from its labels
BY_KEY = (  # path of groups of texts that all languages have, and their kind
    ("business.cells", "label"),
    ("business.heads", "label"),
    ("contracts.schedule.columns", "label"),
    ("contracts.signing.labels", "label"),
    ("contracts.clauses.*.headings", "heading"),
    ("contracts.kinds.*.titles", "heading"),
    ("certificates.kinds.*.titles", "heading"),
    ("cvs.sections", "heading"),
    ("cvs.titles", "heading"),
    ("emails.headers", "label"),
    ("meetings.*.titles", "heading"),
    ("meetings.minutes.columns", "label"),
    ("reports.*.titles", "heading"),
    ("reports.*.columns", "label"),
    ("reports.laboratory.tests", "label"),
    ("details.*.labels", "label"),
    ("details.*.questions", "question"),
    ("titles", "heading"),
    ("table_headers", "label"),
    ("marks.colours", "word"),
)


def generator_texts(seed: int = 0) -> Iterator[Text]:
    """Texts in which nothing is to be filled in. The groups of fields have labels and questions."""
    for code in LANGUAGES:
        language = load_language(code)
        for field, questions in language.questions.items():
            yield from _texts(language.labels[field], code, f"field:{field}", "label")
            yield from _texts(questions, code, f"field:{field}", "question")
            for text in _composed(language, field, random.Random(f"{seed}-{field}-{code}")):
                yield Text(text, code, f"field:{field}", "question", "generator")
        for path, kind in BY_KEY:
            first, *rest = path.split(".")
            for key, value in _walk(getattr(language, first), rest):
                name = ".".join((first, *(each for each in key if each not in ("labels", "questions"))))
                yield from _texts(value, code, name, kind)
        yield from _topic_texts(code)


def _composed(language: Language, field: str, rng: random.Random) -> Iterator[str]:
    """Questions of training pages, from templates and from labels."""
    every = list(islice(language.templates.every(field), 5000))
    yield from rng.sample(every, min(COMPOSED, len(every)))
    for _ in range(COMPOSED // 4):
        label = rng.choice(language.labels[field].train)
        yield rng.choice(language.label_questions.train).format(label=label)


def _walk(value: object, path: list[str]) -> Iterator[tuple[tuple[str, ...], object]]:
    """The texts at a path, where `*` is any key, with their keys."""
    if isinstance(value, Mapping):
        names = value if not path or path[0] == "*" else path[:1]
        for name in names:
            for key, each in _walk(value.get(name), path[1:]):
                yield (str(name), *key), each
    elif value:
        yield (), value


def _texts(value: Wordings | tuple | str, language: str, group: str, kind: str) -> Iterator[Text]:
    if not isinstance(value, Wordings):
        value = Wordings((value,) if isinstance(value, str) else tuple(value))
    for texts, held_out in ((value.train, False), (value.held_out, True)):
        for text in texts:
            if "{" not in text:
                yield Text(text, language, group, kind, "generator", held_out)


def _topic_texts(language: str) -> Iterator[Text]:
    """What regions and marks are called, and questions for one or all of them."""
    texts = load_topics(language)
    for topic, of in texts["topics"].items():
        yield from _texts(of.get("questions", ()), language, f"topic:{topic}", "question")
        for noun in of["nouns"]:
            slots = {"object": noun["the"], **noun, "all": f"{texts['all'][noun['gender']]} {noun['plural']}"}
            yield from _texts((noun["the"], noun["bare"]), language, f"topic:{topic}", "label")
            yield from _texts(noun["plural"], language, f"topics:{topic}", "label")
            for form, group in (("one", "topic"), ("all", "topics")):
                filled = (tuple(text.format(**slots) for text in part) for part in texts["forms"][form])
                yield from _texts(Wordings(*filled), language, f"{group}:{topic}", "question")
