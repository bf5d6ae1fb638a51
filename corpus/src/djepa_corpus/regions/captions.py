"""Captions: blocks of lines that start with a label and a number, such as "Figure 3:" or "TABLE II".

A sentence that starts with "Figure 3 shows" is no caption: there is space above a caption, and its number ends with a
colon or full stop, or its label is set in another style than the text.
"""

from collections.abc import Sequence

from djepa_pages import region_names
from djepa_pages.geometry import overlap_x
from djepa_pages.region_names import NUMBER, first_clause

from ..content.content import PageContent
from ..content.drawings import horizontal_rules
from .lines import Line
from .region import Layout, Region, region_of


STEP = 1.45  # maximum baseline distance of the lines of a caption, in font sizes
SPACE_ABOVE = 1.55  # minimum baseline distance to text above in the same font, in font sizes
SAME_SIZE = 0.03
SMALL = 0.96  # of the text's size
MIN_WORDS, MAX_LINES = 3, 12
MIN_RULE = 40.0  # points: rules of a table end the caption above it


def find_captions(layout: Layout) -> list[tuple[str, Region]]:
    """Captions of the page with their kind ("figure", "table", ...); those with the same label twice are left out."""
    found = []
    for position, line in enumerate(layout.lines):
        kind = kind_of(line)
        if kind and _stands_out(layout, line):
            block = _block(layout, position)
            words = [word.text for each in block for word in each.words]
            if len(words) >= MIN_WORDS:
                name = f"{words[0]} {NUMBER.match(words[1])[1]}"
                found.append((kind, region_of("caption", [block], (name,))))
    names = [region.names for _, region in found]
    return [(kind, region) for kind, region in found if names.count(region.names) == 1]


def kind_of(line: Line) -> str | None:
    """Kind of the caption that a line may start."""
    return region_names.kind_of(line.words[0].text, line.words[1].text) if len(line.words) > 1 else None


def subject_of(page: PageContent, caption: Region) -> tuple[str, ...]:
    """What a caption is about; empty if that is long or not words."""
    subject = first_clause(" ".join(page.words[index].text for index in caption.words[2:]))
    return (subject,) if subject else ()


def _stands_out(layout: Layout, line: Line) -> bool:
    """Whether a line with a label has space above, and differs from a sentence."""
    for other in layout.lines:
        close = 0 < line.baseline - other.baseline < SPACE_ABOVE * line.size and overlap_x(line.box, other.box) > 0
        if close and other.style.font == line.style.font and abs(other.size - line.size) < SAME_SIZE * line.size:
            return False
    label, rest = line.words[1], line.words[2:]
    styled = bool(rest) and rest[-1].style.font != label.style.font
    alone = not rest and (line.words[0].text.isupper() or line.share("bold") > 0.9)
    return label.text.endswith((":", ".")) or styled or alone or line.size < SMALL * layout.size


def _block(layout: Layout, position: int) -> list[Line]:
    """The line with the label, and the lines of the same size that follow it closely."""
    block = [layout.lines[position]]
    rules = horizontal_rules(layout.page.drawings or (), MIN_RULE)
    for line in layout.lines[position + 1 :]:
        last = block[-1]
        step = line.baseline - last.baseline
        in_row = abs(step) < 0.2 * last.size and line.box[0] > last.box[2]
        close = 0 < step <= STEP * last.size and overlap_x(last.box, line.box) > 0
        same = abs(line.size - last.size) <= SAME_SIZE * last.size and not line.style.font.mono
        ruled = any(last.baseline < rule[1] < line.box[1] and overlap_x(rule, line.box) > 0 for rule in rules)
        if not in_row and (not close or not same or ruled or kind_of(line)) or len(block) >= MAX_LINES:
            break
        block.append(line)
    return block


def named_by(page: PageContent, pairs: Sequence[tuple[Region, Region | None]]) -> list[Region]:
    """Figures or tables, named by the subjects of their captions."""
    return [
        Region(region.topic, region.boxes, region.words, subject_of(page, caption) if caption else ())
        for region, caption in pairs
    ]
