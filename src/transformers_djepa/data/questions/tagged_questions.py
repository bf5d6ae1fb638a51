"""Questions about the regions of a page."""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from .page_text import PageText
from .tagged import Region


SURE = ("heading", "list", "table", "figure")  # that the tags of most programs show
Named = tuple[str, str]  # topic and name


@dataclass(frozen=True)
class RegionContext:
    """What questions about a page take from its document.

    Attributes:
        language: of the document, "en", "de", ...; questions are in this language or in English. `None`: English.
        split: "train" or "test", which have different wordings.
        known: topics of which no region is missing in `regions`: they are called absent and asked for by number.
        elsewhere: topics and names of the regions of sibling pages, from `names_of`.
        titles: the title of this page in other languages, by language.
        other_titles: the titles of sibling pages in other languages, by language.
    """

    language: str | None = None
    split: str = "train"
    known: Collection[str] = SURE
    elsewhere: Sequence[Named] = ()
    titles: Mapping[str, str] = field(default_factory=dict)
    other_titles: Mapping[str, Sequence[str]] = field(default_factory=dict)


def names_of(regions: Sequence[Region]) -> list[Named]:
    """Topics and names of the regions of a page, for `RegionContext.elsewhere` of its siblings."""
    raise NotImplementedError


def tagged_questions(
    regions: Sequence[Region], text: PageText, context: RegionContext, rng: random.Random, limit: int
) -> list[dict]:
    """Up to `limit` questions about a page: dicts of `question`, `answers`, `answer_boxes`, `kind` and `topic`."""
    raise NotImplementedError
