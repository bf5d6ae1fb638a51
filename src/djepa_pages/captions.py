"""Texts of captions: their label, such as "Figure 3", and their subject."""

import re

from .page_text import is_latin


KINDS = {
    "figure": re.compile(r"^(figure|fig\.?|abbildung|abb\.?|figura|figuur)$", re.IGNORECASE),
    "table": re.compile(r"^(table|tab\.?|tabelle|tableau|tabla|tabella|tabel)$", re.IGNORECASE),
    "algorithm": re.compile(r"^(algorithm|algorithmus|algorithme)$", re.IGNORECASE),
    "listing": re.compile(r"^listing$", re.IGNORECASE),
}
NUMBER = re.compile(r"^((?:[A-Z]\.?)?\d+(?:[.\-–]\d+)*[a-z]?|[IVX]+)([:.]{0,2})$")
MAX_SUBJECT = 7  # words
MIN_LETTERS = 4  # of a subject
ARTICLE = re.compile(r"^(?:an?|the|der|die|das|ein|eine|le|la|les|un|une|el|il|lo|de|het)\s+|^l['’]", re.IGNORECASE)
SENTENCE_END = re.compile(r"[.:;,(–—\[]")
CLAUSE_END = re.compile(
    r"[.:;,(–—\[]|\s(?:that|which|with|for|using|as|where|when|from|showing|mit|für|que|avec|pour|met|voor|con|per|para)\s"
)


def kind_of(first: str, second: str) -> str | None:
    """Kind of the caption that two words may start: "figure" for "Fig." and "3:".

    >>> kind_of("Tabelle", "3.1:"), kind_of("Tables", "3")
    ('table', None)
    """
    if not NUMBER.match(second):
        return None
    return next((kind for kind, pattern in KINDS.items() if pattern.match(first)), None)


def split_label(text: str) -> tuple[str, str]:
    """Split a caption into its label, or "" if it has none, and the rest.

    >>> split_label("Figure 3: A map of the harbour.")
    ('Figure 3', 'A map of the harbour.')
    """
    first, second, *rest = (*text.split(maxsplit=2), "", "")
    return (f"{first} {NUMBER.match(second)[1]}", rest[0]) if kind_of(first, second) else ("", text)


def first_clause(text: str) -> str:
    """First words of a caption without article, or "" if they are more than `MAX_SUBJECT` or not readable.

    >>> first_clause("A map of the harbour, with the new pier.")
    'map of the harbour'
    """
    for end in (CLAUSE_END, SENTENCE_END):  # a single word is a subject only if it is the sentence
        clause = end.split(text.lstrip(" .:–—-"), maxsplit=1)[0]
        clause = ARTICLE.sub("", clause).strip(" .:;,–—-“”\"'")
        words, letters = clause.split(), sum(char.isalpha() or char in " -’'" for char in clause)
        readable = letters >= 0.9 * len(clause) and len(clause) >= MIN_LETTERS and is_latin(clause)
        if readable and len(words) <= MAX_SUBJECT and (len(words) > 1 or end is SENTENCE_END):
            return clause
    return ""
