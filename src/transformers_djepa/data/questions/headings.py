"""Questions about headings: titles of bookmarks, located as whole words at the start of a line near their target."""

import random
import re

from djepa_pages.outlines import Bookmark

from ...processing.spelling import normalise
from .page_text import UNANSWERABLE_SHARE, PageText, split_number, unanswerable


MARGIN = 60  # of 1000: running headers and footers
ABOVE, BELOW = 30, 200  # of 1000: how far from its bookmark's target a heading may be
# What may precede a heading on its line
PREFIX = re.compile(
    r"^(?:§|chapter|section|part|appendix|kapitel|chapitre|\(?[a-z]?[\d.]*[.):]?|[ivxlc]+[.):]?|[•■▶–—-])$",
    re.IGNORECASE,
)
LEADER = re.compile(r"^[.\s·…]*\d*$")  # what follows a title in a table of contents
LOWER_SHARE = 0.2  # of titles that are asked for in lower case
QUESTIONS = (
    "Where does the section '{title}' start?",
    'Where is the heading "{title}"?',
    "Find the heading {title}",
    "find the section {title}",
    "Which part of the page begins the section {title}?",
    "Where does '{title}' begin?",
    "Show the title of the section {title}.",
    "heading: {title}",
    "section on {title}",
    "section {title}",
    "the heading '{title}'",
    "{title}",
    "Where do I read about {title}?",
    "Point to the section title {title}.",
)


def heading_questions(
    text: PageText, marks: list[Bookmark], titles: list[str], rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about the headings of a page; some of them name headings that it does not have.

    `marks` are its bookmarks from `on_page`; `titles` are those of other pages and documents, for unanswerable
    questions.
    """
    headings: dict[str, tuple[str, list[list[int]]]] = {}  # by key: title, words of each section with this title
    for title, y, _ in marks:
        number, name = split_number(title)
        # Most outlines have no numbers, so numbered titles are mostly asked for without them.
        title = title if number and rng.random() < 0.2 and normalise(title) in text.joined else name
        found = find_heading(text, title, y)
        known = headings.setdefault(normalise(title), (title, []))[1]
        if found and found not in known:
            known.append(found)
    answered = [text.question(wording(title, rng), found, "heading") for title, found in headings.values() if found]
    missing = sum(rng.random() < UNANSWERABLE_SHARE / (1 - UNANSWERABLE_SHARE) for _ in answered)
    absent = absent_titles(text, titles, rng, min(missing, limit // 2)) if answered else []
    unanswered = [unanswerable(wording(name, rng), "heading") for name in absent]
    questions = rng.sample(answered, min(len(answered), limit - len(unanswered))) + unanswered
    rng.shuffle(questions)
    return questions


def absent_titles(text: PageText, titles: list[str], rng: random.Random, count: int) -> list[str]:
    """Up to `count` titles, without their numbers, that do not occur on the page."""
    names = [split_number(title)[1] for title in titles]
    absent = [name for name in names if normalise(name) not in text.joined]
    return rng.sample(absent, min(count, len(absent)))


def wording(title: str, rng: random.Random) -> str:
    if rng.random() < LOWER_SHARE:
        title = title.lower()
    return rng.choice(QUESTIONS).format(title=title)


def find_heading(text: PageText, title: str, y: float | None = None) -> list[int] | None:
    """Word indices of a heading; `None` if the title is not a heading, or several places are equally likely.

    `y` is the height of its bookmark's target, 0..1000 of the page.
    """
    boxes = text.boxes
    runs = [run for run in text.find(title) if _starts_line(text, run[0])]
    runs = [run for run in runs if not _is_listed(text, run[-1])] or runs
    runs = [run for run in runs if MARGIN < boxes[run[0]][1] and boxes[run[0]][3] < 1000 - MARGIN] or runs
    if y is not None:
        runs = [run for run in runs if y - ABOVE <= boxes[run[0]][3] and boxes[run[0]][1] <= y + BELOW]
        return min(runs, key=lambda run: abs(boxes[run[0]][1] - y), default=None)
    heights = [max(boxes[index][3] - boxes[index][1] for index in run) for run in runs]
    best = [run for run, height in zip(runs, heights, strict=True) if height > 0.97 * max(heights)]
    return best[0] if len(best) == 1 else None


def _starts_line(text: PageText, index: int) -> bool:
    """Whether only a number or a bullet precedes a word on its line."""
    before = text.words[text.line_start(index) : index]
    return len(before) <= 3 and all(PREFIX.match(word) for word in before)


def _is_listed(text: PageText, last: int) -> bool:
    """Whether leaders and a page number follow, as in a table of contents."""
    rest = "".join(text.words[index] for index in text.line_from(last)[1:])
    return bool(rest) and bool(LEADER.match(rest))
