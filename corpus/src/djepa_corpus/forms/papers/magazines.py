"""Pages of magazines and newspapers, and brochures: columns, photographs, large headlines, boxes and price lists."""

from ..markup import styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import bullet_list, note, quote
from .figures import drawing
from .flow import floating, words_per_page
from .furniture import Page, draw_page, page_setup
from .manuscript import Manuscript
from .running_text import prose_markup
from .tables import table


def magazine(sheet: Sheet) -> PageSource:
    """One or several stories in two to four columns with photographs and pull quotes."""
    doc, rng = Manuscript(sheet, "magazine"), sheet.rng
    page = draw_page(sheet, sheet.pick((3, 3, 4, 2), (3, 4)), (10, 18))
    doc.look.size = min(doc.look.size, 8.5) if page.columns == 4 else doc.look.size
    doc.width, doc.kinds = page.column_width, ("news", "common")
    doc.unsure |= {"quote", "abstract"}  # direct speech; an introduction in bold
    single = rng.random() < 0.55
    setup = page_setup(doc, page, doc.prose.field, plain_first=False)
    words = words_per_page(doc, page) * rng.uniform(0.5, 1)
    body = _story(doc, page, words, "title") if single else _stories(doc, page, words)
    if not single:
        doc.unsure.add("title")
    return doc.finish(body, setup, page.paper)


def _stories(doc: Manuscript, page: Page, words: float) -> str:
    """A wide story and shorter ones in its columns."""
    count = doc.rng.randint(2, 4)
    first = _story(doc, page, words / count * 1.2, "heading")
    others = [
        _story(doc, page, words / count * doc.rng.uniform(0.5, 1), "heading", narrow=True) for _ in range(count - 1)
    ]
    rule = "#line(length: 100%, stroke: 0.5pt)\n" if doc.rng.random() < 0.5 else ""
    return first + "".join(f"{rule}{story}" for story in others)


def _story(doc: Manuscript, page: Page, words: float, topic: str, narrow: bool = False) -> str:
    """A headline over all columns, or over one if `narrow`, an introduction, an author, and text."""
    rng, prose = doc.rng, doc.prose
    parts = [_headline(doc, topic, rng.uniform(1.3, 1.8) if narrow else rng.uniform(2.2, 4))]
    if rng.random() < 0.6:
        parts.append(_introduction(doc, 0.95 if narrow else rng.choice((1.1, 1.25))))
    if rng.random() < 0.6:
        author = doc.sheet.region("author", tx(prose.full_name()), inline=True)
        parts.append(styled(tx(prose.word("submitted").capitalize() + " ") + author, size="0.9em", style='"italic"'))
    else:
        doc.unsure.add("author")
    head = "#set par(justify: false, first-line-indent: 0pt, leading: 0.4em)\n" + "#v(0.8em, weak: true)\n".join(parts)
    head = f"#block(width: 100%, below: 1.2em)[{head}]\n"
    body = "" if narrow else f'#place(top, float: true, scope: "parent", clearance: 1.2em)[{head}]\n'
    if not narrow and rng.random() < 0.6:
        body += floating(doc, _photo(doc, page.text_width, 80))
    return (head if narrow else body) + _text(doc, page, words, narrow)


def _headline(doc: Manuscript, topic: str, size: float) -> str:
    rng, text = doc.rng, doc.prose.draw("titles", "news").text
    return doc.title(text, size, rng.random() < 0.75, doc.look.accent if rng.random() < 0.2 else "", topic)


def _introduction(doc: Manuscript, size: float) -> str:
    """A paragraph in larger or bold type below the headline."""
    filled = doc.prose.sentences(doc.rng.choice((1, 2)), "news", "common")
    given = {"size": f"{size}em"} | ({"weight": '"bold"'} if doc.rng.random() < 0.5 else {})
    body = doc.sheet.region("paragraph", styled(prose_markup(filled.text), **given), inline=True)
    doc.prose.keep(filled.text, filled.values, doc.sheet.answers[-1])
    return body


def _photo(doc: Manuscript, width: float, highest: float = 60) -> str:
    """A photograph with a caption without a number, sometimes with the photographer."""
    caption, shown = doc.prose.draw("captions", "photo"), doc.rng.random() < 0.85
    height = min(width * doc.rng.uniform(0.5, 0.9), highest)
    picture, words = drawing(doc, "photo", caption, width, height, named=shown), ""
    if shown:
        text = caption.text + (f". {doc.prose.word('photo')}" if doc.rng.random() < 0.5 else "")
        words = doc.sheet.region("caption", styled(tx(text), size="0.85em", style='"italic"'), inline=True)
    settings = "#set par(justify: false, first-line-indent: 0pt, spacing: 0.5em)\n"
    return f"#block(breakable: false, above: 1.2em, below: 1.2em)[{settings}{picture}\n\n{words}]\n"


def _text(doc: Manuscript, page: Page, words: float, narrow: bool) -> str:
    """Paragraphs with short headings, photographs, pull quotes and boxes between them."""
    rng, parts, left = doc.rng, [], words
    while left > 30:
        text = doc.paragraph(rng.choice((2, 3, 3, 4)))
        parts.append(text)
        left -= len(text) / 6.3
        draw = rng.random()
        if draw < 0.2:
            parts.append(doc.heading(doc.subject(), 2, numbered=False))
            parts.append(doc.paragraph(2))
        elif draw < 0.27 and not narrow:
            parts.append(_photo(doc, page.column_width))
        elif draw < 0.34 and not narrow:
            parts.append(quote(doc))
        elif draw < 0.38:
            parts.append(note(doc))
    if rng.random() < 0.2:
        parts.append(
            styled(
                tx(doc.prose.text(rng.choice(doc.prose.texts["words"]["more"]), n=str(rng.randint(2, 40)))),
                size="0.85em",
            )
            + "\n"
        )
    return "".join(parts)


def brochure(sheet: Sheet) -> PageSource:
    """A leaflet: folded in three, or a page in one to three columns."""
    doc, rng = Manuscript(sheet, "brochure"), sheet.rng
    page = draw_page(sheet, sheet.pick((3, 3, 2, 1), (3, 2)), (9, 16))
    if page.columns == 3 and rng.random() < 0.7:
        page.paper, page.gutter = page.paper[::-1], rng.uniform(10, 18)
        page.margins = (page.margins[0] * 0.6, page.margins[1], page.margins[2] * 0.5, page.margins[3])
    doc.width, doc.kinds = page.column_width, ("common", "news")
    doc.unsure |= {"quote"}
    setup = page_setup(doc, page, doc.prose.systems[0], plain_first=True)
    parts = [_banner(doc, page)]
    kinds = ["text"] * 3 + ["photo", "prices", "list", "note", "text", "photo", "contact"]
    for kind in rng.sample(kinds, rng.randint(4, 7) if page.columns < 3 else rng.randint(6, 10)):
        parts.append(_part(doc, page, kind))
    return doc.finish("".join(parts), setup, page.paper)


def _banner(doc: Manuscript, page: Page) -> str:
    """The title on a coloured ground or photograph, over all columns or at the top of the first."""
    rng, look, wide = doc.rng, doc.look, doc.rng.random() < 0.6
    text = doc.prose.draw("titles", "brochure", system=doc.prose.systems[0]).text
    filled = rng.random() < 0.5
    size = rng.uniform(2, 3.4) if wide else rng.uniform(1.6, 2.2)
    title = doc.title(text, size, True, "white" if filled else look.accent)
    body = (
        f"#block(fill: {look.accent}, inset: 5mm, width: 100%)[{title}]\n"
        if filled
        else f"#block(below: 1em)[{title}]\n"
    )
    if rng.random() < 0.5:
        width = page.text_width if wide else page.column_width
        caption = doc.prose.draw("captions", "photo")
        body += drawing(doc, "photo", caption, width, min(width * 0.5, 60), named=False) + "\n"
    return (
        f'#place(top, float: true, scope: "parent", clearance: 1.2em)[{body}]\n' if wide and page.columns > 1 else body
    )


def _part(doc: Manuscript, page: Page, kind: str) -> str:
    rng, prose = doc.rng, doc.prose
    if kind == "photo":
        return _photo(doc, page.column_width)
    if kind == "note":
        return note(doc)
    if kind == "contact":
        doc.unsure |= {"address", "list"}
        facts = doc.sheet.facts.values
        lines = [facts["seller_name"], *facts["seller_address"].split("\n"), facts["phone"], facts["email"]]
        body = "#linebreak();".join(tx(line) for line in lines if line)
        return f"#block(fill: {doc.look.pale}, inset: 3mm, width: 100%)[#set par(justify: false)\n{body}]\n"
    if kind == "prices":
        title = prose.word("prices")
        return doc.heading(title, 2, numbered=False) + table(doc, ("prices",), captioned=False)
    head = doc.heading(doc.subject(), rng.choice((1, 2)), numbered=False)
    if kind == "list":
        return head + bullet_list(doc, "bullets")
    return head + "".join(doc.paragraph(rng.choice((2, 3))) for _ in range(rng.choice((1, 1, 2))))
