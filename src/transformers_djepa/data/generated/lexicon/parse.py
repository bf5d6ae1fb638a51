"""Reading the lexicon tables: a small text format that keeps hundreds of wordings legible.

An entry is `name = wording | wording ~ held-out wording | held-out wording`; an indented line continues the entry above it.
The wordings after `~` are kept for the test split. Lists of sentences are simply one sentence a line.
"""

from typing import NamedTuple


class Wordings(NamedTuple):
    """The wordings of one entry: those for training and those held out for the test split."""

    train: tuple[str, ...]
    test: tuple[str, ...]


def parse_wordings(text: str) -> Wordings:
    """Splits `a | b ~ c` into training wordings `(a, b)` and held-out wordings `(c,)`; repeated ones are kept once."""
    train, _, test = text.partition("~")
    return Wordings(_split(train), _split(test))


def parse_table(text: str) -> dict[str, Wordings]:
    """Reads a table of `name = wordings` entries, in order.

    Raises `ValueError` for a name given twice.
    """
    entries: dict[str, str] = {}
    name = ""
    for line in filter(str.strip, text.splitlines()):
        if line[0].isspace():
            entries[name] += " " + line.strip()
            continue
        name, _, wordings = (part.strip() for part in line.partition(" ="))
        if name in entries:
            raise ValueError(f"The lexicon table has the entry {name!r} twice; merge the two lines.")
        entries[name] = wordings
    return {name: parse_wordings(wordings) for name, wordings in entries.items()}


def parse_lines(text: str) -> tuple[str, ...]:
    """The non-empty lines of a text, stripped."""
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _split(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.strip() for part in text.split(" | ") if part.strip(" |")))
