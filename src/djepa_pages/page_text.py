"""The words of a page as one text, in which phrases are located."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from .geometry import union_box
from .spelling import normalise


# "2", "2.1.", "(3)", "A.2", "B)", "IV"; a lone letter is a word
SECTION_NUMBER = re.compile(r"^[§(]?(?:\d+(?:\.\d+)*[.:)]?|[A-Z](?:\.\d+)+[.:)]?|[A-Z][.:)]|[IVXLC]{2,}[.:)]?)$")
BLOCK_GAP = 2.5  # in line heights: more space between two lines starts another block


def split_number(title: str) -> tuple[str, str]:
    """Split `"2.1 Usage"` into `("2.1", "Usage")`; the number may be empty.

    >>> split_number("A.2. Options")
    ('A.2.', 'Options')
    """
    first, _, rest = title.partition(" ")
    if rest.strip() and SECTION_NUMBER.match(first):
        return first, rest.strip()
    return "", title


def is_latin(text: str) -> bool:
    """Whether a text is in Latin letters; the tokenizers know few others."""
    return text.isascii() or all(char < "\u0250" for char in normalise(text))


class PageText:
    """Words of a page joined into one searchable string, without spaces, punctuation and case."""

    def __init__(self, words: list[str], boxes: list[list[float]]):
        self.words, self.boxes = words, boxes
        parts = [normalise(word) for word in words]
        self.joined, self.counts = "".join(parts), Counter(parts)
        self.starts = [0, *accumulate(map(len, parts))]  # offset of each word, and the end

    def find(self, phrase: str) -> list[list[int]]:
        """Runs of whole consecutive words that read like the phrase."""
        key, found, position = normalise(phrase), [], -1
        while key and (position := self.joined.find(key, position + 1)) >= 0:
            end = position + len(key)
            # The last word that starts at an offset: words before it there are punctuation.
            first, last = (bisect_right(self.starts, offset) - 1 for offset in (position, end - 1))
            if self.starts[first] == position and self.starts[last + 1] == end:
                found.append(list(range(first, last + 1)))
        return found

    def same_line(self, first: int, second: int) -> bool:
        """Whether the second word is to the right of the first on the same line."""
        a, b = self.boxes[first], self.boxes[second]
        overlap = min(a[3], b[3]) - max(a[1], b[1])
        return overlap > 0.3 * min(a[3] - a[1], b[3] - b[1]) and b[0] >= a[0]

    def line_boxes(self, indices: Sequence[int]) -> list[list[float]]:
        """One box around the words of each line."""
        lines: list[list[int]] = []
        for position, index in enumerate(indices):
            if position and self.same_line(indices[position - 1], index):
                lines[-1].append(index)
            else:
                lines.append([index])
        return [self.box(line) for line in lines]

    def block_boxes(self, indices: Sequence[int]) -> list[list[float]]:
        """One box around each block of lines: lines below each other, without much space between them."""
        blocks: list[list[float]] = []
        for line in self.line_boxes(indices):
            overlaps = blocks and min(blocks[-1][2], line[2]) > max(blocks[-1][0], line[0])
            if overlaps and line[3] > blocks[-1][1] and line[1] - blocks[-1][3] < BLOCK_GAP * (line[3] - line[1]):
                blocks[-1] = union_box([blocks[-1], line])
            else:
                blocks.append(line)
        return blocks

    def box(self, indices: Sequence[int]) -> list[float]:
        return union_box([self.boxes[index] for index in indices])

    def join(self, indices: Sequence[int]) -> str:
        """The words as text."""
        return " ".join(self.words[index] for index in indices)


def unanswerable(question: str, topic: str) -> dict:
    """A question of a page example that the page does not answer; `topic` is what it asks for."""
    return {"question": question, "answers": [], "answer_boxes": [], "kind": "unanswerable", "topic": topic}
