"""Clusters of drawings: images, included graphics and curves that are close, with their labels.

Frames around text, rules, backgrounds and signs within a line are no pieces of a cluster.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence

from djepa_pages.geometry import Box, overlap_x, union

from ..content.drawings import Drawing
from ..geometry import area, gap_between, has_centre, joined
from .lines import Line
from .region import Layout


PIECE_GAP = 9.0  # points between the pieces of a drawing
LABEL_GAP = 9.0  # points between a drawing and its labels
MAX_LABEL = 4  # words of a label
NEXT_LINE = 1.6  # font sizes between a label and a line of text
PROSE_WORDS = 5  # of a line of text, which is no label
SHORT = 44.0  # points: longer rules are pieces only if they are above or below the drawing
MIN_SHADING = 30.0  # points of height; lower ones are decorations
MIN_FRAME = 60.0  # points of width
MAX_SHARE = 0.8  # of the page; larger drawings are backgrounds
MAX_STEPS = 4  # in which labels and rules extend a cluster


def find_clusters(layout: Layout, captions: Collection[int]) -> list[Box]:
    """Boxes of clusters; `captions` are the indices of words that are no labels."""
    by_form: dict[int, list[Drawing]] = defaultdict(list)
    for drawing in layout.page.drawings or ():
        by_form[drawing.form].append(drawing)
    seeds = [drawing.box for drawing in by_form.pop(0, []) if is_piece(layout, drawing)]
    for graphic in by_form.values():
        if any(is_piece(layout, drawing) for drawing in graphic):
            seeds.append(union([drawing.box for drawing in graphic]))
    limit = MAX_SHARE * layout.page.width * layout.page.height
    seeds = [box for box in seeds if area(box) < limit]
    clusters = [union([seeds[index] for index in group]) for group in joined(seeds, PIECE_GAP)]
    labels = [line.box for line in layout.lines if is_label(layout, line) and not captions & {*line.indices}]
    labels += [word.box for word in layout.page.words if not word.style.upright]
    rules = [each for each in layout.page.drawings or () if each.straight and each.form == 0]
    rules = [each.box for each in rules if not _is_frame(layout, each)]
    clusters = [_extended(box, labels, rules) for box in clusters]
    clusters = [union([clusters[index] for index in group]) for group in joined(clusters, 0.0)]
    return [box for box in clusters if area(box) < limit]


def is_piece(layout: Layout, drawing: Drawing) -> bool:
    """Whether a drawing is an image or a curve, and not a frame around text or a sign within a line."""
    if drawing.kind == "shading":
        return drawing.height > MIN_SHADING
    if drawing.kind != "path":
        return max(drawing.width, drawing.height) > layout.size
    return not drawing.straight and not _is_frame(layout, drawing)


def is_label(layout: Layout, line: Line) -> bool:
    """Whether a line is short, and small or apart from lines of text."""
    if len(line.words) > MAX_LABEL or line.share("mono") > 0.5:
        return False
    if line.size < 0.95 * layout.size:
        return True
    text = (other for other in layout.lines if len(other.words) > MAX_LABEL)
    near = (other for other in text if abs(other.baseline - line.baseline) < NEXT_LINE * line.size)
    return not any(overlap_x(other.box, line.box) > -LABEL_GAP for other in near)


def _is_frame(layout: Layout, drawing: Drawing) -> bool:
    """Whether a path surrounds prose or code, such as a box with round corners."""
    if drawing.width < MIN_FRAME or drawing.height < layout.size:
        return False
    inside = [line for line in layout.lines if has_centre(drawing.box, line.box)]
    return any(len(line.words) >= PROSE_WORDS or line.share("mono") > 0.5 for line in inside)


def _extended(box: Box, labels: Sequence[Box], rules: Sequence[Box]) -> Box:
    """A cluster with the rules that touch it and the labels next to it."""
    for _ in range(MAX_STEPS):
        near = [label for label in labels if gap_between(box, label) <= LABEL_GAP]
        for rule in rules:
            short = max(rule[2] - rule[0], rule[3] - rule[1]) < SHORT
            if gap_between(box, rule) <= 1.0 and (short or overlap_x(box, rule) > 0.5 * (rule[2] - rule[0])):
                near.append(rule)
        wider = union([box, *near])
        if wider == box:
            break
        box = wider
    return box
