"""Figures: clusters of drawings above (or below) a caption, and clear ones without a caption."""

import re
from collections.abc import Sequence

from djepa_pages.geometry import Box, overlap_x, union

from ..geometry import area, contains, gap_between, has_centre, intersection, overlap_y
from .clusters import PROSE_WORDS, find_clusters, is_label, is_piece
from .region import Layout, Region


MIN_SIDE, MIN_CAPTIONED_SIDE = 60.0, 24.0  # points, of figures without and with a caption
MIN_UNSURE_SIDE = 10.0  # points: smaller drawings are signs
MIN_CURVES = 8  # paths with curves or slopes in a figure without caption and image
MIN_IMAGE = 0.3  # share of such a figure that an image covers
MAX_TEXT = 0.3  # share of a figure's area that is text
CAPTION_GAP, ROW_GAP = 40.0, 30.0  # points between caption and figure, and between rows of pieces
HEAD_GAP = 20.0  # points between a figure with a caption and labels above it
OVERLAP = 6.0  # points by which a caption may overlap a figure
NEIGHBOUR = 72.0  # points: drawings without caption that are closer may be one figure
LETTERHEAD, FIRST_HEAD, FOOT = 0.16, 0.35, 0.88  # of the page's height: images above or below may be logos
SUBLABEL = re.compile(r"^\(?[a-z]\)\s")  # of a part of a figure
KINDS = ("chart", "diagram", "photo")  # of figures, which are not told apart
MARKS = ("logo", "signature", "stamp", "barcode", "matrix_code", "handwriting")  # that a drawing may be


def find_figures(
    layout: Layout, captions: Sequence[Region], others: Sequence[Region]
) -> list[tuple[Region, Region | None]]:
    """Figures of the page, each with its caption or `None`.

    Args:
        layout: gets unsure topics: kinds of figures and marks if anything is drawn, figures if a drawing is unclear.
        captions: of figures.
        others: captions of tables and listings.
    """
    if layout.page.drawings is None:
        layout.unsure.update(("figure", *KINDS, *MARKS))
        return []
    clusters = find_clusters(layout, {index for caption in (*captions, *others) for index in caption.words})
    if clusters:
        layout.unsure.update((*KINDS, *MARKS))
    found, rest = _captioned(layout, captions, clusters)
    if len(found) < len(captions):
        layout.unsure.update(("figure", *KINDS))
    for box in rest:
        lone = all(gap_between(box, other) > NEIGHBOUR for other in clusters if other is not box)
        if lone and _is_clear(layout, box):
            found.append((_figure(layout, box), None))
        elif max(box[2] - box[0], box[3] - box[1]) >= MIN_UNSURE_SIDE:
            layout.unsure.add("figure")
            layout.leave_out(box)
    return found


def _figure(layout: Layout, box: Box) -> Region:
    return Region("figure", (box,), tuple(word.index for word in layout.page.words if has_centre(box, word.box)))


def _captioned(
    layout: Layout, captions: Sequence[Region], clusters: Sequence[Box]
) -> tuple[list[tuple[Region, Region]], list[Box]]:
    """Figures with their captions, and the clusters that are in none."""
    found, rest = [], list(clusters)
    for caption in captions:
        pieces = _beyond(layout, caption, rest, upwards=True) or _beyond(layout, caption, rest, upwards=False)
        if not pieces:
            continue
        box = _with_sides(layout, caption, union(pieces))
        if _is_free(layout, box) and min(box[2] - box[0], box[3] - box[1]) >= MIN_CAPTIONED_SIDE:
            found.append((_figure(layout, box), caption))
            rest = [other for other in rest if area(intersection(box, other)) == 0]
    return found, rest


def _beyond(layout: Layout, caption: Region, clusters: Sequence[Box], upwards: bool) -> list[Box]:
    """Clusters above (or below) a caption in its column, row by row."""
    frame = _frame(layout, caption)
    clusters = [box for box in clusters if overlap_x(frame, box) > 0]
    found: list[Box] = []
    edge, limit = (caption.box[1] if upwards else caption.box[3]), CAPTION_GAP
    while True:
        gaps = [(edge - box[3] if upwards else box[1] - edge) for box in clusters]
        row = [box for box, gap in zip(clusters, gaps) if box not in found and -OVERLAP <= gap <= limit]
        if not row:
            return found
        beside = [box for box in clusters if any(overlap_y(box, other) > 0.5 * (other[3] - other[1]) for other in row)]
        found += [box for box in (*row, *beside) if box not in found]
        edge, limit = (min(box[1] for box in found) if upwards else max(box[3] for box in found)), ROW_GAP


def _frame(layout: Layout, caption: Region) -> Box:
    """The caption's box, as wide as the text above and below it."""
    prose = [line.box for line in layout.lines if len(line.words) >= PROSE_WORDS]
    return union([caption.box, *(box for box in prose if overlap_x(box, caption.box) > 0)])


def _with_sides(layout: Layout, caption: Region, box: Box) -> Box:
    """A figure with the labels and drawings beside it, and between it and its caption."""
    frame = _frame(layout, caption)
    top, bottom = min(box[1], caption.box[3]), max(box[3], caption.box[1])  # also what is between them
    row = min(frame[0], box[0]), top, max(frame[2], box[2]), bottom
    lines = [line for line in layout.lines if has_centre(row, line.box)]
    labels = [line.box for line in lines if is_label(layout, line) or SUBLABEL.match(line.text)]
    drawn = [each.box for each in layout.page.drawings if each.form == 0 and contains(row, each.box, 1.0)]
    box = union([box, *labels, *drawn])
    above = [line.box for line in layout.lines if line.box[3] <= box[1] and is_label(layout, line)]
    for label in sorted(above, key=lambda label: -label[3]):  # a head of several lines
        if box[1] - label[3] < HEAD_GAP and overlap_x(box, label) > 0.5 * (label[2] - label[0]):
            box = union([box, label])
    return box


def _is_free(layout: Layout, box: Box) -> bool:
    """Whether a box has no lines of prose or code, and is not mostly text."""
    inside = [line for line in layout.lines if area(intersection(box, line.box)) > 0.3 * area(line.box)]
    prose = any(len(line.words) >= PROSE_WORDS and abs(line.size - layout.size) < 0.5 for line in inside)
    code = any(len(line.words) > 1 and line.share("mono") > 0.8 for line in inside)
    return not prose and not code and sum(area(line.box) for line in inside) < MAX_TEXT * area(box)


def _is_clear(layout: Layout, box: Box) -> bool:
    """Whether a cluster without a caption is a figure: large, on a page of text, no logo, an image or many curves."""
    page = layout.page
    head = FIRST_HEAD if page.number == 1 else LETTERHEAD
    if box[3] < head * page.height or box[1] > FOOT * page.height or not _is_free(layout, box):
        return False
    pieces = [each for each in page.drawings if contains(box, each.box, 1.0) and is_piece(layout, each)]
    image = any(each.kind == "image" and area(each.box) > MIN_IMAGE * area(box) for each in pieces)
    curves = sum(each.kind == "path" for each in pieces)
    return (
        bool(layout.columns) and min(box[2] - box[0], box[3] - box[1]) >= MIN_SIDE and (image or curves >= MIN_CURVES)
    )
