"""Reading the lexicon tables: a small text format that keeps thousands of wordings legible.

An entry is `name = wording | wording ~ held-out wording | held-out wording`; an indented line continues the one above it. The wordings
after `~` are kept for the test split. Lists of sentences are one sentence a line, continued in the same way.
"""

from typing import NamedTuple


class Wordings(NamedTuple):
    """The wordings of one entry: those for training and those held out for the test split."""

    train: tuple[str, ...]
    test: tuple[str, ...]


def parse_lines(text: str) -> tuple[str, ...]:
    """The non-empty lines of a text; an indented line belongs to the one above it."""
    lines: list[str] = []
    for line in filter(str.strip, text.splitlines()):
        if line[0].isspace():
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.strip())
    return tuple(lines)


def parse_entries(text: str) -> dict[str, str]:
    """Reads `name = text` lines, in order.

    Raises `ValueError` for a name given twice.
    """
    entries: dict[str, str] = {}
    for line in parse_lines(text):
        name, _, wordings = line.partition(" =")
        if name in entries:
            raise ValueError(f"The table has the entry {name!r} twice; merge the two lines.")
        entries[name] = wordings
    return entries


def parse_wordings(text: str) -> Wordings:
    """Splits `a | b ~ c` into training wordings `(a, b)` and held-out wordings `(c,)`."""
    train, _, test = f" {' '.join(text.split())} ".partition(" ~ ")
    return Wordings(_split(train), _split(test))


def parse_table(text: str) -> dict[str, Wordings]:
    """Name -> wordings of a table with held-out wordings; raises `ValueError` for a name given twice."""
    return {name: parse_wordings(wordings) for name, wordings in parse_entries(text).items()}


def parse_lists(text: str) -> dict[str, tuple[str, ...]]:
    """Name -> entries of a table without held-out ones; what stands there twice is drawn twice as often."""
    return {name: _split(entries) for name, entries in parse_entries(text).items()}


def parse_words(text: str) -> tuple[str, ...]:
    """The entries of one list written over several lines."""
    return _split(" ".join(text.split()))


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(" | ")) if text.strip() else ()
