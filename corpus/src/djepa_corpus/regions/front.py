"""Title and authors of a first page, and abstracts."""

import re
from collections.abc import Sequence

from djepa_pages.geometry import overlap_x

from .blocks import merged
from .contents import LEADER
from .lines import Line
from .region import Layout, Region, region_of


TITLE_SIZE = 1.25  # in font sizes of the text
TITLE_PART = 0.55  # of the page's height: titles are above
TITLE_WORDS, MIN_TITLE_LETTERS = (2, 30), 4
PROSE_WORDS = 7  # of a line of text, which is never above a title
STEP, FIRST_STEP, MORE_STEP = 1.6, 3.5, 2.4  # baseline distances in font sizes: in a block, to it, to more of it
MIN_ABSTRACT = 15  # words
AUTHOR_LINES, CONFIRMING_LINES = 4, 3  # lines below the title that may be authors; below authors that confirm them
ABSTRACT = re.compile(
    r"^(abstract|summary|zusammenfassung|kurzfassung|résumé|resumen|sommario|riassunto|samenvatting|resumo)[.:—–-]*$",
    re.IGNORECASE,
)
RUN_IN = re.compile(
    r"^(Abstract|ABSTRACT)[.:—–-]*$|^(Summary|Zusammenfassung|Résumé|Resumen|Sommario|Samenvatting)[.:—–-]+$"
)
NUMBERED = re.compile(r"^\d+(\.\d+)*\.?\s")
INSTITUTION = re.compile(
    r"universi|institut|facult|fakult|department|hochschule|école|politecnico|college|school", re.IGNORECASE
)
NO_NAME = re.compile(
    r"version|v\d|release|package|class|manual|guide|department|edition|documentation|http|thesis|paper|"
    r"for |the |\d{4}|abstract|draft|template|example|user|introduc",
    re.IGNORECASE,
)
LINKS = set("and und et y e en & by von van de der den di da del la le zu".split())  # between and in names
CONFIRMING = re.compile(r"\b(19|20)\d\d\b|\d{1,2}[./]\d{1,2}[./]\d{2}|@|⟨|https?:|www\.")  # dates and addresses
BY = ("by", "author:", "von", "par", "di", "door")


def find_title(layout: Layout) -> list[Region]:
    """Title and authors of a first page; what is not found is unsure."""
    lines = sorted(merged(layout.lines), key=lambda line: (round(line.baseline), line.box[0]))
    title = _title(layout, lines)
    author = _author(lines, title[-1].baseline) if title else []
    blocks = {"title": title, "author": author}
    layout.unsure.update(topic for topic, block in blocks.items() if not block)
    return [region_of(topic, [block]) for topic, block in blocks.items() if block]


def _title(layout: Layout, lines: Sequence[Line]) -> list[Line]:
    """The lines in the largest size, if they are one block in the upper part."""
    size = max((line.size for line in lines), default=0.0)
    block = [line for line in lines if line.size > 0.98 * size]
    if size < TITLE_SIZE * layout.size or block[0].baseline > TITLE_PART * layout.page.height:
        return []
    if any(len(line.words) >= PROSE_WORDS and line.baseline < block[0].baseline for line in lines):
        return []
    text = " ".join(line.text for line in block)
    together = all(0 < b.baseline - a.baseline < STEP * size for a, b in zip(block, block[1:]))
    words = TITLE_WORDS[0] <= len(text.split()) <= TITLE_WORDS[1] and sum(map(str.isalpha, text)) >= MIN_TITLE_LETTERS
    numbered = NUMBERED.match(text)  # a heading
    return block if together and words and not numbered and not INSTITUTION.search(text) else []


def _author(lines: Sequence[Line], title: float) -> list[Line]:
    """The first row below the title that reads like names, if a date or an address follows, or "by" precedes."""
    below = [line for line in lines if line.baseline > title + 1]
    for index, line in enumerate(below[:AUTHOR_LINES]):
        if _are_names(line):
            row = [each for each in below[index:] if abs(each.baseline - line.baseline) < 2]
            rest = below[index + len(row) :][:CONFIRMING_LINES]
            confirmed = line.words[0].text.lower() in BY or any(CONFIRMING.search(each.text) for each in rest)
            return row if confirmed and all(map(_are_names, row)) else []
    return []


def _are_names(line: Line) -> bool:
    """Whether a line is one or several names of persons."""
    words = [re.sub(r"[\d*∗†‡§¶,;()]+", "", word) for word in line.text.split()]
    capital = [word for word in words if word[:1].isupper()]
    others = [word.lower() for word in words if word and word not in capital]
    named = len(capital) >= 2 and LINKS.issuperset(others)
    return named and not NO_NAME.search(line.text) and not INSTITUTION.search(line.text) and line.share("mono") < 0.3


def find_abstracts(layout: Layout) -> list[Region]:
    """Blocks of text below the heading "Abstract", or after that word; on a first page others are possible."""
    lines = merged(layout.lines)
    found, unclear = [], False
    for index, line in enumerate(lines):
        run_in = RUN_IN.match(line.words[0].text) and line.words[0].style.font != line.words[-1].style.font
        if not run_in and not ABSTRACT.match(line.text):
            continue
        block = [line] if run_in else []
        block += _block(lines[index + 1 :], line)
        listed = any(LEADER.search(each.text) for each in block)  # in an index
        if sum(len(each.words) for each in block) >= MIN_ABSTRACT and not listed and not _goes_on(lines, block[-1]):
            found.append(region_of("abstract", [block]))
        else:
            unclear = True
    if unclear or layout.page.number == 1 and not found:
        layout.unsure.add("abstract")
    return found


def _block(lines: Sequence[Line], above: Line) -> list[Line]:
    """Lines of one size in one column below a line, up to a gap or a heading."""
    block: list[Line] = []
    for line in lines:
        last = block[-1] if block else above
        near = 0 < line.baseline - last.baseline < (STEP if block else FIRST_STEP) * line.size
        same = not block or any(abs(word.style.size - last.size) < 0.05 * last.size for word in line.words)
        same = same or line.share("mono") > 0.5
        if not near or not same or overlap_x(line.box, last.box) <= 0 or line.share("bold") > 0.9:
            break
        block.append(line)
    return block


def _goes_on(lines: Sequence[Line], last: Line) -> bool:
    """Whether a line of the same size follows with little space, such as a list in an abstract."""
    below = [line for line in lines if overlap_x(line.box, last.box) > 0]
    same = [line for line in below if abs(line.size - last.size) < 0.1 or line.share("mono") > 0.5]
    return any(0 < line.baseline - last.baseline < MORE_STEP * last.size for line in same)
