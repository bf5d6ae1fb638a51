"""The body of a document: sections of paragraphs with figures, tables, lists and other parts between them."""

from collections.abc import Callable, Mapping, Sequence

from .blocks import bullet_list, note, quote
from .equations import equation
from .figures import figure
from .furniture import Page
from .listings import code_block
from .manuscript import Manuscript
from .tables import table


LETTERS_PER_WORD = 6.3
Part = Callable[[Manuscript], str]
PARTS: dict[str, Part] = {
    "chart": lambda doc: figure(doc, ("chart",)),
    "diagram": lambda doc: figure(doc, ("diagram",)),
    "photo": lambda doc: figure(doc, ("photo",)),
    "table": table,
    "text_table": lambda doc: table(doc, ("specifications", "remarks", "comparison")),
    "fault_table": lambda doc: table(doc, ("faults", "specifications"), captioned=doc.sheet.chance(0.3)),
    "list": bullet_list,
    "equation": equation,
    "quote": quote,
    "note": note,
    "warning": lambda doc: note(doc, "warnings"),
    "code": code_block,
    "steps": lambda doc: bullet_list(doc, "steps", numbered=True),
}


def words_per_page(doc: Manuscript, page: Page) -> float:
    """Estimate how many words of the document's type fit on a page."""
    area = page.column_width * page.columns * (page.paper[1] - page.margins[0] - page.margins[2])
    letter, line = 0.166 * doc.look.size, 0.35 * doc.look.size * (0.7 + doc.look.leading)
    return area / (LETTERS_PER_WORD * letter * line)


def sections(
    doc: Manuscript, titles: Sequence[str], words: float, parts: Mapping[str, float], share: float = 0.4, level: int = 1
) -> str:
    """Write about `words` words in sections.

    Args:
        titles: of the sections, in order; the text may end before the last one.
        parts: kinds of `PARTS` with their weights.
        share: of paragraphs that are followed by such a part.
        level: of the sections' headings.
    """
    rng, body, left = doc.rng, [], words
    for title in titles:
        if left < 40:
            break
        body.append(doc.heading(title, level))
        has_subsections = rng.random() < 0.4
        for index in range(rng.randint(1, 2) if not has_subsections else rng.randint(2, 3)):
            lead = ""
            if has_subsections and (index or rng.random() < 0.5):
                inner = 3 if doc.section[1] and rng.random() < 0.3 else level + 1
                heading = doc.heading(doc.subject(), inner)
                lead = heading if doc.look.headings[inner - 1].run_in else ""
                body += [] if lead else [heading]
            for _ in range(rng.randint(1, 3)):
                text = doc.paragraph(lead=lead)
                lead, left = "", left - len(text) / LETTERS_PER_WORD
                body.append(text)
                if rng.random() < share:
                    kind = rng.choices(list(parts), list(parts.values()))[0]
                    body.append(PARTS[kind](doc))
                    left -= 40
                if left < 40:
                    break
    return "".join(body)


def floating(doc: Manuscript, body: str) -> str:
    """Move a figure or table that is as wide as the page to its top or bottom."""
    where = doc.rng.choice(("top", "top", "bottom"))
    return f'#place({where}, float: true, clearance: 1.4em, scope: "parent")[{body}]\n'
