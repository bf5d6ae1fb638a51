"""Lines of text: words on one baseline without a wide gap, in the order of the file.

A row of a table, or two columns of text, are several lines.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from djepa_pages.geometry import Box, union

from ..content.content import Word
from ..content.fonts import Font, Style


MAX_GAP = 1.0  # in font sizes, between words of a line
BACKWARD = 0.4  # in font sizes: how far a word may start before the end of the last one (accents, limits of sums)
SAME_BASELINE = 0.15  # in font sizes
SCRIPT_SHIFT, SCRIPT_SIZE = 0.65, 0.9  # maximum shift of sub- and superscripts in font sizes; their relative size


@dataclass(frozen=True)
class Line:
    """Words from left to right."""

    words: tuple[Word, ...]

    @cached_property
    def box(self) -> Box:
        return union([word.box for word in self.words])

    @cached_property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)

    @cached_property
    def style(self) -> Style:
        """Style of most characters."""
        counts: dict[tuple[Font, float], int] = defaultdict(int)
        for word in self.words:
            counts[word.style.font, word.style.size] += len(word.text)
        most = max(counts, key=counts.get)
        return next(word.style for word in self.words if (word.style.font, word.style.size) == most)

    @property
    def size(self) -> float:
        return self.style.size

    @cached_property
    def baseline(self) -> float:
        return next(word.baseline for word in self.words if word.style is self.style)

    @property
    def indices(self) -> list[int]:
        return [word.index for word in self.words]

    def share(self, kind: str) -> float:
        """Share of the characters in fonts of a kind: "bold", "italic", "mono" or "maths"."""
        counts = [len(word.text) * getattr(word.style.font, kind) for word in self.words]
        return sum(counts) / sum(len(word.text) for word in self.words)


def group_words(words: Sequence[Word]) -> list[Line]:
    """Group the upright words of a page into lines, in the order of the file."""
    lines: list[list[Word]] = []
    for word in words:
        if not word.style.upright:
            continue
        if lines and _continues(lines[-1], word):
            lines[-1].append(word)
        else:
            lines.append([word])
    return [Line(tuple(line)) for line in lines]


def _continues(line: list[Word], word: Word) -> bool:
    last = line[-1]
    size = max(last.style.size, word.style.size)
    gap = word.box[0] - last.box[2]
    if not -BACKWARD * size <= gap <= MAX_GAP * size:
        return False
    return any(_same_row(other, word) for other in line[-3:])


def _same_row(first: Word, second: Word) -> bool:
    size = max(first.style.size, second.style.size)
    shift = abs(first.baseline - second.baseline)
    raised = first.text.isdigit() and first.baseline < second.baseline  # the mark of a footnote
    script = raised or min(first.style.size, second.style.size) < SCRIPT_SIZE * size
    return shift <= (SCRIPT_SHIFT if script else SAME_BASELINE) * size


def rows_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Group lines with the same baseline, from top to bottom and from left to right."""
    rows: list[list[Line]] = []
    for line in sorted(lines, key=lambda line: line.baseline):
        if rows and line.baseline - rows[-1][-1].baseline <= SAME_BASELINE * max(line.size, rows[-1][-1].size):
            rows[-1].append(line)
        else:
            rows.append([line])
    return [sorted(row, key=lambda line: line.box[0]) for row in rows]
