"""Footnotes: small lines below a short rule that start with a mark."""

import re
from collections.abc import Sequence

from djepa_pages.geometry import Box, overlap_x, union

from ..content.drawings import horizontal_rules
from .blocks import merged
from .lines import Line
from .margins import NUMBER_LINE
from .region import Layout, Region, region_of


MARK = re.compile(r"^([*∗]?\d{1,3}\.?|[a-z]|[*∗†‡§¶‖]+)$")
GLUED_MARK = re.compile(r"^([*∗]?\d{1,3}(?=[^\W\d_]{2,})|[*∗†‡§¶‖]+(?=\w))")
SMALL = 0.93  # of the text's size
MIN_RULE = 20.0  # points
RULE_SHARE = (0.12, 0.62)  # of the column's width
RULE_Y, MARK_Y = 0.35, 0.5  # of the page's height: footnotes are below
FIRST_STEP, NEXT_STEP = 3.0, 1.6  # font sizes from the rule, and between lines
TEXT_WORDS = 5  # of a line that shows the column


def find_footnotes(layout: Layout) -> list[Region]:
    """Footnotes; other small lines with marks in the lower half make the topic unsure."""
    lines = merged(layout.lines)
    found = []
    for rule in horizontal_rules(layout.page.drawings or (), MIN_RULE):
        below = _below(layout, lines, rule)
        notes = _split(below)
        found += notes
        if below and not notes:
            layout.unsure.add("footnote")
            layout.leave_out(union([line.box for line in below]))
    taken = {index for region in found for index in region.words}
    low = [line for line in lines if line.size < SMALL * layout.size and line.box[1] > MARK_Y * layout.page.height]
    if any(_mark(line) and not taken.issuperset(line.indices) for line in low):
        layout.unsure.add("footnote")
    return found


def _below(layout: Layout, lines: Sequence[Line], rule: Box) -> list[Line]:
    """The lines below a short rule to the foot of its column; empty if they are not small."""
    text = [line.box for line in lines if len(line.words) >= TEXT_WORDS and overlap_x(line.box, rule) > 0]
    widths = sorted(box[2] - box[0] for box in text if box[0] < rule[0] + 3)
    if not widths or rule[1] < RULE_Y * layout.page.height:
        return []
    below = [line for line in lines if line.baseline > rule[3] and line.box[0] < rule[0] + widths[-1]]
    below = [line for line in below if line.box[2] > rule[0]]
    below.sort(key=lambda line: (round(line.baseline), line.box[0]))
    below = below[:-1] if below and NUMBER_LINE.match(below[-1].text) else below
    small = all(line.size < SMALL * layout.size for line in below)
    starts = below and below[0].baseline - rule[3] < FIRST_STEP * layout.size
    is_short = RULE_SHARE[0] <= (rule[2] - rule[0]) / widths[-1] <= RULE_SHARE[1]
    return below if small and starts and is_short else []


def _mark(line: Line) -> str | None:
    """The mark that a footnote starts with: a raised word, or characters at the start of one."""
    first = line.words[0]
    raised = first.style.size < 0.9 * line.size or first.baseline < line.baseline - 0.15 * line.size
    if len(line.words) > 1 and MARK.match(first.text) and (raised or not first.text.isalpha()):
        return first.text
    glued = GLUED_MARK.match(first.text)
    return glued[1] if glued else None


def _split(lines: Sequence[Line]) -> list[Region]:
    """One region for each line with a mark and the lines after it; none if a line belongs to no mark."""
    notes: list[list[Line]] = []
    for line in lines:
        if _mark(line):
            notes.append([line])
        elif notes and 0 <= line.baseline - notes[-1][-1].baseline <= NEXT_STEP * line.size:
            notes[-1].append(line)
        else:
            return []
    names = [_mark(note[0]).rstrip(".") for note in notes]
    if len(set(names)) < len(names):
        return []
    return [region_of("footnote", [note], (name,) if name.isalnum() else ()) for note, name in zip(notes, names)]
