"""Questions about headings: where a title stands as whole words, at the start of a line, near the height its bookmark
points at.
"""

import random
import re

from ...processing.spelling import normalise
from .bookmarks import Bookmark
from .page_text import PageText, split_number, unanswerable


MARGIN = 60  # of 1000: running headers and page feet
ABOVE, BELOW = 30, 200  # how far above and below its bookmark's target a heading may stand, in 1000ths of the page
# What may stand before a heading on its line
PREFIX = re.compile(
    r"^(?:§|chapter|section|part|appendix|kapitel|chapitre|\(?[a-z]?[\d.]*[.):]?|[ivxlc]+[.):]?|[•■▶–—-])$",
    re.IGNORECASE,
)
LEADER = re.compile(r"^[.\s·…]*\d*$")  # what follows a title in a table of contents
UNANSWERABLE_SHARE = 0.15
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
    text: PageText, marks: list[Bookmark], titles: list[str], rng: random.Random, most: int
) -> list[dict]:
    """Up to `most` questions about the headings of a page, some of them about headings of other pages.

    Args:
        text: the page.
        marks: the bookmarks that point at it, as `on_page` gives them.
        titles: headings to ask for where they are not: of other pages, of documents like this one.
    """
    if not text.words or not marks:
        return []
    answered = _answered_questions(text, marks, rng)
    missing = sum(rng.random() < UNANSWERABLE_SHARE / (1 - UNANSWERABLE_SHARE) for _ in answered)
    absent = absent_titles(text, titles, rng, min(missing, most // 2)) if answered else []
    unanswered = [unanswerable(_ask(name, rng)) for name in absent]
    questions = rng.sample(answered, min(len(answered), most - len(unanswered))) + unanswered
    rng.shuffle(questions)
    return questions


def absent_titles(text: PageText, titles: list[str], rng: random.Random, most: int) -> list[str]:
    """Up to `most` titles, without their numbers, whose words are nowhere on the page."""
    names = [split_number(title)[1] for title in titles]
    absent = [name for name in names if normalise(name) not in text.joined]
    return rng.sample(absent, min(most, len(absent)))


def _answered_questions(text: PageText, marks: list[Bookmark], rng: random.Random) -> list[dict]:
    """One question a title; a title of several sections of the page has as many acceptable answers."""
    places: dict[str, tuple[str, list[list[int]]]] = {}
    for title, y, _ in marks:
        number, name = split_number(title)
        # A numbered title is mostly asked for without its number, since most outlines have none.
        asked = title if number and rng.random() < 0.2 and normalise(title) in text.joined else name
        found = find_heading(text, asked, y)
        known = places.setdefault(normalise(asked), (asked, []))[1]
        if found and found not in known:
            known.append(found)
    return [_answered(text, title, found, rng) for title, found in places.values() if found]


def find_heading(text: PageText, title: str, y: float | None = None) -> list[int] | None:
    """Word indices of the title where it is a heading; `None` when it is not one or several places are equally good.

    Args:
        text: the page.
        title: what the heading says.
        y: where its bookmark points, 0..1000 of the page.
    """
    places = [place for place in text.find(title) if _starts_line(text, place[0])]
    places = _unless_all(places, lambda place: not _is_listed(text, place[-1]))
    places = _unless_all(
        places, lambda place: MARGIN < text.boxes[place[0]][1] and text.boxes[place[0]][3] < 1000 - MARGIN
    )
    if y is not None:
        places = [
            place for place in places if y - ABOVE <= text.boxes[place[0]][3] and text.boxes[place[0]][1] <= y + BELOW
        ]
        return min(places, key=lambda place: abs(text.boxes[place[0]][1] - y), default=None)
    heights = [max(text.boxes[index][3] - text.boxes[index][1] for index in place) for place in places]
    best = [place for place, height in zip(places, heights, strict=True) if height > 0.97 * max(heights)]
    return best[0] if len(best) == 1 else None


def _unless_all(places: list, keep) -> list:
    """The places that pass, or all of them when none does."""
    return [place for place in places if keep(place)] or places


def _starts_line(text: PageText, index: int) -> bool:
    """Whether nothing but a number or a bullet stands before a word on its line."""
    before = text.words[text.line_start(index) : index]
    return len(before) <= 3 and all(PREFIX.match(word) for word in before)


def _is_listed(text: PageText, last: int) -> bool:
    """Whether leaders and a page number follow, as in a table of contents."""
    rest = "".join(text.rest_of_line(last))
    return bool(rest) and bool(LEADER.match(rest))


def _answered(text: PageText, title: str, places: list[list[int]], rng: random.Random) -> dict:
    return text.question(_ask(title, rng), places, "heading")


def _ask(title: str, rng: random.Random) -> str:
    if rng.random() < 0.2:
        title = title.lower()
    return rng.choice(QUESTIONS).format(title=title)
