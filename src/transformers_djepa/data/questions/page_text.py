"""The words of a page as one text: phrases are found in it, and words put together to lines."""

import re
from bisect import bisect_right
from collections.abc import Sequence

from ...processing.spelling import normalise


# "2", "2.1.", "(3)", "A.2", "B)", "IV"; a lone letter is a word
SECTION_NUMBER = re.compile(r"^[§(]?(?:\d+(?:\.\d+)*[.:)]?|[A-Z](?:\.\d+)+[.:)]?|[A-Z][.:)]|[IVXLC]{2,}[.:)]?)$")


def split_number(title: str) -> tuple[str, str]:
    """`"2.1 Usage"` to `("2.1", "Usage")`; the number is empty when there is none.

    >>> split_number("A.2. Options")
    ('A.2.', 'Options')
    """
    first, _, rest = title.partition(" ")
    if rest.strip() and SECTION_NUMBER.match(first):
        return first, rest.strip()
    return "", title


class PageText:
    """Words of a page joined to one searchable string, so that spaces, hyphens and cut words make no difference."""

    def __init__(self, words: list[str], boxes: list[list[float]]):
        self.words, self.boxes = words, boxes
        self.starts, position, parts = [], 0, []  # offset of each word in the joined string
        for word in words:
            self.starts.append(position)
            parts.append(normalise(word))
            position += len(parts[-1])
        self.joined = "".join(parts)

    def find(self, title: str) -> list[list[int]]:
        """Runs of whole consecutive words that read like the title."""
        key, found, position = normalise(title), [], -1
        while key and (position := self.joined.find(key, position + 1)) >= 0:
            first = (
                bisect_right(self.starts, position) - 1
            )  # the last of the words that start here: those before it are signs
            end = position + len(key)
            last = bisect_right(self.starts, end - 1) - 1
            after = self.starts[last + 1] if last + 1 < len(self.words) else len(self.joined)
            if self.starts[first] == position and after == end:
                found.append(list(range(first, last + 1)))
        return found

    def same_line(self, first: int, second: int) -> bool:
        """Whether a word stands to the right of another on one line."""
        a, b = self.boxes[first], self.boxes[second]
        overlap = min(a[3], b[3]) - max(a[1], b[1])
        return overlap > 0.3 * min(a[3] - a[1], b[3] - b[1]) and b[0] >= a[0]

    def line_start(self, index: int) -> int:
        """First word of the line of a word, in the order of the file."""
        while index > 0 and self.same_line(index - 1, index):
            index -= 1
        return index

    def rest_of_line(self, index: int) -> list[str]:
        """Words after a word on its line."""
        rest = []
        while index + 1 < len(self.words) and self.same_line(index, index + 1):
            index += 1
            rest.append(self.words[index])
        return rest

    def line_boxes(self, indices: list[int]) -> list[list[float]]:
        """One box for the words of each line."""
        lines: list[list[float]] = []
        for position, index in enumerate(indices):
            box = self.boxes[index]
            if position and self.same_line(indices[position - 1], index):
                old = lines[-1]
                lines[-1] = [min(old[0], box[0]), min(old[1], box[1]), max(old[2], box[2]), max(old[3], box[3])]
            else:
                lines.append(list(box))
        return lines

    def join(self, indices: Sequence[int]) -> str:
        """The words as they are read."""
        return " ".join(self.words[index] for index in indices)

    def question(self, question: str, places: Sequence[Sequence[int]], kind: str) -> dict:
        """A question of a page example, answered by the words at any of `places`."""
        return {
            "question": question,
            "answers": [self.join(place) for place in places],
            "answer_boxes": [self.line_boxes(list(place)) for place in places],
            "kind": kind,
        }


def unanswerable(question: str) -> dict:
    """A question of a page example that the page does not answer."""
    return {"question": question, "answers": [], "answer_boxes": [], "kind": "unanswerable"}
