"""Which pages of a document are read: pages of text alone are frequent, so that only some of them are."""

import random
import re

from ..content.glances import Glance


MIN_PAGES = 4  # that are read, if the document has so many
PLAIN_SHARE = 0.35  # of pages of text alone are read
PLAIN_WEIGHT = 0.2  # of a page of text alone, if more pages than the maximum are left
MIN_PATHS = 4  # drawn paths; rules of running heads and footnotes are fewer
MIN_SYMBOLS = 8  # mathematical symbols
SYMBOLS = re.compile(r"[α-ωΓΔΘΛΞΠΣΦΨΩ∂∇∑∏∫√≤≥≠≈∞∈⊂→⇒±·×]")
CAPTION = re.compile(
    r"^\s*(fig(ure)?|tab(le)?|abb(ildung)?|tabelle|tableau|figura|tabla|figuur|tabel)\.?\s+\d", re.I | re.M
)
TITLE = re.compile(
    r"^\s*([\d.]+\s+)?(abstract|contents|table of contents|references|bibliography|inhalt\w*|literatur\w*|"
    r"zusammenfassung|sommaire|table des matières|bibliographie)\s*$",
    re.I | re.M,
)


def choose_pages(glances: dict[int, Glance], rng: random.Random, max_pages: int) -> list[int]:
    """Choose up to `max_pages` of the pages that were looked at; sorted page numbers.

    All pages with figures, tables, captions, mathematics, an abstract, contents or references are left over, and few
    of the others; the first page always is.
    """
    varied = {number: number == 1 or is_varied(glance) for number, glance in glances.items()}
    numbers = [number for number in varied if varied[number] or rng.random() < PLAIN_SHARE]
    rest = [number for number in varied if number not in numbers]
    numbers += rng.sample(rest, min(len(rest), max(0, MIN_PAGES - len(numbers))))
    order = {number: rng.random() ** (1.0 if varied[number] else 1 / PLAIN_WEIGHT) for number in numbers}
    return sorted(sorted(numbers, key=order.get, reverse=True)[:max_pages])


def is_varied(glance: Glance) -> bool:
    """Whether a page seems to have more than running text and code."""
    drawn = glance.images > 0 or glance.paths >= MIN_PATHS
    titled = bool(CAPTION.search(glance.text) or TITLE.search(glance.text))
    return drawn or titled or len(SYMBOLS.findall(glance.text)) >= MIN_SYMBOLS
