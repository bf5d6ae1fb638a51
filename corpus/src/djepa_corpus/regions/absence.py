"""Topics that no finder looks for, and that a page may have: they are not called absent."""

import re

from djepa_pages.geometry import Box, overlap_x

from ..geometry import has_centre, overlap_y
from .figures import KINDS
from .region import Layout


ALWAYS = ("quote", "address")  # of text that looks like other text
SALUTATION = re.compile(
    r"^(dear|hello|hi|sehr|liebe[rs]?|hallo|guten|cher|chère|madame|monsieur|bonjour|estimad[oa]s?|querid[oa]|hola|gentile|"
    r"egregi[oa]|spettabile|cari?|beste|geachte|to whom)\b",
    re.IGNORECASE,
)
NOTE = re.compile(
    r"^(note|warning|caution|attention|important|tip|info|hinweis|achtung|warnung|nota|avviso|remarque|let op)\b",
    re.IGNORECASE,
)
BOX_SIGNS = set("☐☑☒□■▢✓✔✗✘✕×")
SIGN_FONT = re.compile(r"dingbat|wasy|awesome|symbol|marvo|bbding|msam", re.IGNORECASE)
LINE_FONT = re.compile(r"^(line|lcircle|linew|lcirclew)\d|feyn|^xy", re.IGNORECASE)  # of drawings
MIN_BOXES = 6  # drawn boxes and vertical rules that may be a diagram
SCRIPT_FONT = re.compile(r"script|calli|chancery|chorus|hand|comic|signat|miama", re.IGNORECASE)
SQUARE = (4.0, 16.0)  # points: sides of a check box
FRAME = (60.0, 12.0)  # points: minimum width and height of a note box
UNDERLINE_GAP = 4.0  # points below a baseline


def unsure_topics(layout: Layout) -> set[str]:
    """Regions and marks that are possible because something on the page resembles them."""
    return {*ALWAYS} | _by_text(layout) | _by_drawings(layout)


def _by_text(layout: Layout) -> set[str]:
    """What words and fonts make possible."""
    fonts = {word.style.font.name for word in layout.page.words}
    signs = any(BOX_SIGNS & {*word.text} for word in layout.page.words)
    found = {
        ("salutation",): any(SALUTATION.match(line.text) for line in layout.all_lines),
        ("note",): any(NOTE.match(line.text) for line in layout.all_lines),
        ("checked_box", "empty_box"): signs or any(map(SIGN_FONT.search, fonts)),
        ("handwriting", "signature"): any(map(SCRIPT_FONT.search, fonts)),
        ("figure", *KINDS): any(map(LINE_FONT.search, fonts)),
    }
    return {topic for topics, possible in found.items() if possible for topic in topics}


def _by_drawings(layout: Layout) -> set[str]:
    """What rules, boxes and fills make possible."""
    if layout.page.drawings is None:
        return {"note", "checked_box", "empty_box", "underline", "strikethrough", "highlight"}
    found, tables = set(), layout.found("table")
    boxes = [each for each in layout.page.drawings if each.straight and not each.is_horizontal_rule]
    boxes = [each for each in boxes if not any(has_centre(table.box, each.box) for table in tables)]
    if len(boxes) >= MIN_BOXES:
        found.update(("figure", *KINDS))
    for drawing in layout.page.drawings:
        if SQUARE[0] < drawing.width < SQUARE[1] and SQUARE[0] < drawing.height < SQUARE[1]:
            found.update(("checked_box", "empty_box"))
        if drawing.is_horizontal_rule:
            found |= _ruled_marks(layout, drawing.box)
        elif drawing.width > FRAME[0] and drawing.height > FRAME[1]:
            found.add("note")
        if drawing.filled and any(has_centre(drawing.box, line.box) for line in layout.all_lines):
            found.add("highlight")
    return found


def _ruled_marks(layout: Layout, rule: Box) -> set[str]:
    """What a rule may be to the words that it is under, or that it crosses."""
    marks = set()
    for line in layout.all_lines:
        if overlap_x(rule, line.box) > 0.5 * (rule[2] - rule[0]):
            if 0 <= rule[1] - line.baseline < UNDERLINE_GAP:
                marks.add("underline")
            elif overlap_y(rule, line.box) > 0:
                marks.add("strikethrough")
    return marks
