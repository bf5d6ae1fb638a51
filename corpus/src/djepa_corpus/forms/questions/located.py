"""Where the answers of a sheet are on a laid-out page."""

from dataclasses import dataclass, field

import numpy as np

from djepa_pages.geometry import union

from ..sheet import Answer, Sheet
from ..typesetting import LaidPage


POINTS_PER_MM = 72 / 25.4
MIN_REPEATED = 5  # characters of a value that is searched for elsewhere on the page
MIN_LINE_OVERLAP = 0.35  # of the lower of two rectangles on a line
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
        if answer.is_area:
            found += _area(answer, page)
        elif all(number in page.marks for number in answer.ids):
            rects = [rect for number in answer.ids for rect in page.marks[number]]
            lines = [line for number in answer.ids for line in lines_of[number] if line]
            if lines or answer.has_topic:
                rects = _blocks(rects, lines, page, answer.kind == "region") if answer.has_topic else rects
                found.append((answer, Place(lines, rects)))
    values = {number for answer in sheet.answers if not answer.has_topic for number in answer.ids}
    blocks = {number for answer in sheet.answers if answer.has_topic and not answer.is_area for number in answer.ids}
    marked = {index for number in lines_of.keys() - (blocks - values) for line in lines_of[number] for index in line}
    return found + _repeated(found, page, marked)


def _area(answer: Answer, page: LaidPage) -> list[Located]:
    """Return the rectangle around those marks of an area that are on this page, unless the head of a column is not."""
    rects = [rect for number in answer.ids for rect in page.marks.get(number, ())]
    widths = [rect for number in answer.across for rect in page.marks.get(number, ())]
    if not rects or (answer.key == "table_column" and not widths):
        return []
    x0, y0, x1, y1 = union(rects)
    if widths:
        x0, x1 = min(rect[0] for rect in widths), max(rect[2] for rect in widths)
    x, y = (1000 * pad * POINTS_PER_MM / side for pad, side in zip(answer.pad, page.size))
    rect = [max(x0 - x, 0.0), max(y0 - y, 0.0), min(x1 + x, 1000.0), min(y1 + y, 1000.0)]
    boxes = enumerate(page.boxes)
    words = [n for n, b in boxes if rect[0] <= (b[0] + b[2]) / 2 <= rect[2] and rect[1] <= (b[1] + b[3]) / 2 <= rect[3]]
    return [(answer, Place([words] if words else [], [rect]))]


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


def _blocks(rects: list[list[float]], lines: list[list[int]], page: LaidPage, joined: bool) -> list[list[float]]:
    """Return the rectangles by block or, if not `joined`, by line.

    They are extended to the words in them, whose descenders typst leaves out.
    """
    blocks = join_lines(rects, MAX_LINE_GAP if joined else -1)
    for line in lines:
        for box in (page.boxes[index] for index in line):
            x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            number = next(n for n, b in enumerate(blocks) if b[0] <= x <= b[2] and b[1] <= y <= b[3])
            blocks[number] = list(union((blocks[number], box)))
    return blocks


def join_lines(rects: list[list[float]], max_gap: float = MAX_LINE_GAP) -> list[list[float]]:
    """Join the rectangles of successive lines that are close below or next to each other into blocks.

    With a negative `max_gap` (line heights), only the rectangles of a line are joined.
    """
    blocks: list[list[float]] = []
    for rect in rects:
        last = blocks[-1] if blocks else None
        height = rect[3] - rect[1]
        if last and min(last[2], rect[2]) > max(last[0], rect[0]) and last[1] <= rect[1] <= last[3] + max_gap * height:
            blocks[-1] = list(union((last, rect)))
        elif last and abs(rect[0] - last[2]) < height and _on_one_line(last, rect):
            blocks[-1] = list(union((last, rect)))
        else:
            blocks.append(list(rect))
    heights = sorted(rect[3] - rect[1] for rect in rects)
    return _merge_near(blocks, heights[len(heights) // 2] / 2) if max_gap >= 0 and len(blocks) > 1 else blocks


def _merge_near(blocks: list[list[float]], gap: float) -> list[list[float]]:
    """Merge blocks that overlap, such as a line and a fraction in it, or are closer than `gap` below each other."""
    merged: list[list[float]] = []
    for block in blocks:
        while other := next((m for m in merged if _is_near(m, block, gap)), None):
            merged.remove(other)
            block = list(union((other, block)))
        merged.append(block)
    return merged


def _is_near(first: list[float], second: list[float], gap: float) -> bool:
    across, down = (min(first[i + 2], second[i + 2]) - max(first[i], second[i]) for i in (0, 1))
    return across >= 0 and down > -gap


def _on_one_line(first: list[float], second: list[float]) -> bool:
    """Whether two rectangles overlap vertically by more than the lines of narrow leading do."""
    overlap = min(first[3], second[3]) - max(first[1], second[1])
    return overlap > MIN_LINE_OVERLAP * min(first[3] - first[1], second[3] - second[1])
