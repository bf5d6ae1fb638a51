"""Where the answers of a sheet are on a laid-out page."""

from dataclasses import dataclass, field

import numpy as np

from ..scan import union
from ..sheet import Answer, Sheet
from ..typesetting import LaidPage


MIN_REPEATED = 5  # characters of a value that is searched for elsewhere on the page
MAX_LINE_GAP = 1.2  # in line heights: more space separates two blocks of a region


@dataclass
class Place:
    """One location of an answer: word indices by line, and the rectangles of its marks (0..1000)."""

    lines: list[list[int]]
    rects: list[list[float]]


Located = tuple[Answer, Place]


@dataclass
class Question:
    """A question about a page."""

    question: str
    kind: str  # "value", "ambiguous", "region", "mark" or "unanswerable"
    topic: str  # field, "cell", or topic of a region
    answers: list[list[Place]] = field(default_factory=list)  # places of each acceptable answer
    by_rects: bool = False  # the boxes of the answers are rectangles of marks, not lines of words
    has_text: bool = True


def locate(sheet: Sheet, page: LaidPage) -> list[Located]:
    """Return the answers that are on this page."""
    found = []
    lines_of = _lines_of_marks(page)
    for answer in sheet.answers:
        if all(number in page.marks for number in answer.ids):
            rects = [rect for number in answer.ids for rect in page.marks[number]]
            lines = [line for number in answer.ids for line in lines_of[number] if line]
            if lines or answer.has_topic:
                found.append((answer, Place(lines, _blocks(rects, lines, page) if answer.has_topic else rects)))
    marked = {index for lines in lines_of.values() for line in lines for index in line}
    return found + _repeated(found, page, marked)


def _lines_of_marks(page: LaidPage) -> dict[int, list[list[int]]]:
    """Return, for each mark and each of its rectangles (lines), the words whose centre is inside."""
    lines: dict[int, list[list[int]]] = {number: [[] for _ in rects] for number, rects in page.marks.items()}
    if not page.words or not lines:
        return lines
    boxes = np.asarray(page.boxes)
    x, y = (boxes[:, 0] + boxes[:, 2]) / 2, (boxes[:, 1] + boxes[:, 3]) / 2
    flat = [line for number in lines for line in lines[number]]
    rects = np.asarray([rect for rects in page.marks.values() for rect in rects])
    inside = (rects[:, :1] <= x) & (x <= rects[:, 2:3])  # (rectangles, words)
    inside &= (rects[:, 1:2] <= y) & (y <= rects[:, 3:])
    for row, word in zip(*np.nonzero(inside), strict=True):
        flat[row].append(int(word))
    return lines


def _repeated(found: list[Located], page: LaidPage, marked: set[int]) -> list[Located]:
    """Return further locations, outside of all marks, where the words of a field occur in the same order."""
    starts: dict[str, list[int]] = {}
    for index, word in enumerate(page.words):
        if index not in marked:
            starts.setdefault(word, []).append(index)
    repeated, seen = [], set()
    for answer, region in found:
        words = [page.words[index] for line in region.lines for index in line]
        trivial = len("".join(words)) < MIN_REPEATED or not any(word.strip("0.,€$£%-") for word in words)
        if answer.kind != "value" or answer.is_cell or trivial:
            continue
        for start in starts.get(words[0], ()):
            span = range(start, start + len(words))
            same = page.words[start : start + len(words)] == words
            if same and not marked & set(span) and (answer.key, start) not in seen:
                seen.add((answer.key, start))
                lines = [[start]]
                for last, word in zip(span, span[1:]):  # a new line starts lower or further left
                    below = page.boxes[word][1] >= page.boxes[last][3] or page.boxes[word][0] < page.boxes[last][0]
                    lines.append([word]) if below else lines[-1].append(word)
                repeated.append((answer, Place(lines, [])))
    return repeated



def _blocks(rects: list[list[float]], lines: list[list[int]], page: LaidPage) -> list[list[float]]:
    """Return the rectangles of a region by block, extended to the words in them, whose descenders typst leaves out."""
    blocks = join_lines(rects)
    for line in lines:
        for box in (page.boxes[index] for index in line):
            x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            number = next(n for n, b in enumerate(blocks) if b[0] <= x <= b[2] and b[1] <= y <= b[3])
            blocks[number] = union((blocks[number], box))
    return blocks


def join_lines(rects: list[list[float]]) -> list[list[float]]:
    """Join the rectangles of successive lines that are close below or next to each other into blocks."""
    blocks: list[list[float]] = []
    for rect in rects:
        last = blocks[-1] if blocks else None
        height = rect[3] - rect[1]
        if last and min(last[2], rect[2]) > max(last[0], rect[0]) and last[1] <= rect[1] <= last[3] + MAX_LINE_GAP * height:
            blocks[-1] = union((last, rect))
        elif last and last[1] < (rect[1] + rect[3]) / 2 < last[3] and 0 <= rect[0] - last[2] < height:
            blocks[-1] = union((last, rect))
        else:
            blocks.append(list(rect))
    return blocks
