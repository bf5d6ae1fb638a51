"""Names of regions: labels and subjects of captions, and words that occur once on a page, for paragraphs."""

import re
from collections.abc import Collection, Mapping, Sequence

from .page_text import is_latin
from .spelling import normalise


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
MIN_NAME, LONG_WORD = 4, 9  # letters of a capitalised word or command, and of another word
MAX_NAMES = 6  # of a paragraph
PUNCTUATION = "()[]“”„\"'‘’.,;:!?"
COMMAND = re.compile(r"^\\?[A-Za-z@]+(?:[._:-][A-Za-z@]+)*\*?$")
STARTS_SENTENCE = (".", ":", "?", "!", "”", "“", "•")


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


def paragraph_names(
    words: Sequence[str], counts: Mapping[str, int], indices: Sequence[int], commands: Collection[int] = ()
) -> tuple[str, ...]:
    """Words of a paragraph that occur once on the page: names and commands, or else long words; none is hyphenated.

    The first word of a sentence has a capital anyway, and is left out.

    Args:
        words: of the page.
        counts: how often each normalised word occurs on the page.
        indices: of the paragraph's words.
        commands: indices of the words that are set as code.
    """
    names, long_words = [], []
    for previous, index in zip(indices, indices[1:]):
        before, word = words[previous], words[index]
        text = word.strip(PUNCTUATION)
        if counts[normalise(word)] != 1 or word.endswith("-") or before.endswith("-") or not is_latin(text):
            continue
        is_name = text.isalpha() and text[0].isupper() and not before.endswith(STARTS_SENTENCE)
        is_command = index in commands and COMMAND.match(text)
        if len(text) >= MIN_NAME and (is_name or is_command):
            names.append(text)
        elif len(text) >= LONG_WORD and text.isalpha() and text.islower():
            long_words.append(text)
    return tuple((names or long_words)[:MAX_NAMES])
