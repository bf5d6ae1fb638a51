"""Where a title stands on a page: as whole words, at the start of a line, near the height its bookmark points at."""

import functools
import re
import unicodedata
from bisect import bisect_right


MARGIN = 60  # of 1000: running headers and page feet
ABOVE, BELOW = 30, 200  # how far above and below its bookmark's target a heading may stand, in 1000ths of the page
# "2", "2.1.", "(3)", "A.2", "B)", "IV"; a lone letter is a word
SECTION_NUMBER = re.compile(r"^[§(]?(?:\d+(?:\.\d+)*[.:)]?|[A-Z](?:\.\d+)+[.:)]?|[A-Z][.:)]|[IVXLC]{2,}[.:)]?)$")
# What may stand before a heading on its line
PREFIX = re.compile(
    r"^(?:§|chapter|section|part|appendix|kapitel|chapitre|\(?[a-z]?[\d.]*[.):]?|[ivxlc]+[.):]?|[•■▶–—-])$",
    re.IGNORECASE,
)
LEADER = re.compile(r"^[.\s·…]*\d*$")  # what follows a title in a table of contents


@functools.lru_cache(100_000)
def normalise(text: str) -> str:
    """Letters and digits only, in one case, ligatures and accents taken apart."""
    return "".join(char for char in unicodedata.normalize("NFKD", text).casefold() if char.isalnum())


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


def find_heading(text: PageText, title: str, y: float | None = None) -> list[int] | None:
    """Word indices of the title where it is a heading; `None` when it is not one or several places are equally good.

    Args:
        text: the page.
        title: what the heading says.
        y: where its bookmark points, 0..1000 of the page.
    """
    places = [place for place in text.find(title) if _starts_line(text, place[0])]
    places = _unless_all(places, lambda place: not _is_listed(text, place[-1]))
    places = _unless_all(
        places, lambda place: MARGIN < text.boxes[place[0]][1] and text.boxes[place[0]][3] < 1000 - MARGIN
    )
    if y is not None:
        places = [
            place for place in places if y - ABOVE <= text.boxes[place[0]][3] and text.boxes[place[0]][1] <= y + BELOW
        ]
        return min(places, key=lambda place: abs(text.boxes[place[0]][1] - y), default=None)
    heights = [max(text.boxes[index][3] - text.boxes[index][1] for index in place) for place in places]
    best = [place for place, height in zip(places, heights, strict=True) if height > 0.97 * max(heights)]
    return best[0] if len(best) == 1 else None


def _unless_all(places: list, keep) -> list:
    """The places that pass, or all of them when none does."""
    return [place for place in places if keep(place)] or places


def _starts_line(text: PageText, index: int) -> bool:
    """Whether nothing but a number or a bullet stands before a word on its line."""
    before = text.words[text.line_start(index) : index]
    return len(before) <= 3 and all(PREFIX.match(word) for word in before)


def _is_listed(text: PageText, last: int) -> bool:
    """Whether leaders and a page number follow, as in a table of contents."""
    rest = "".join(text.rest_of_line(last))
    return bool(rest) and bool(LEADER.match(rest))
