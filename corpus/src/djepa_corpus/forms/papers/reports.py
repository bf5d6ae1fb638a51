"""Reports of companies and offices: cover, contents, sections with tables, charts and boxes."""

from ..marks import logo
from ..markup import block, columns, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import contents, note, references
from .figures import drawing
from .flow import sections, words_per_page
from .furniture import Page, draw_page, page_setup
from .manuscript import Manuscript
from .photos import photo_markup
from .tables import table


PARTS = {"chart": 3, "table": 2.5, "text_table": 1.5, "list": 3, "note": 2, "diagram": 0.8, "photo": 1, "quote": 0.3}


def report(sheet: Sheet) -> PageSource:
    """A report that starts with a cover, a title above the text, or in the middle."""
    doc, rng = Manuscript(sheet, "report"), sheet.rng
    columns_of_text = rng.choice((1, 1, 1, 1, 2))
    page = draw_page(sheet, columns_of_text, (18, 30))
    doc.look.size = min(doc.look.size, 9.5) if columns_of_text > 1 else doc.look.size
    doc.width, doc.has_footnotes = page.column_width, rng.random() < 0.15
    doc.kinds = ("common", "business")
    doc.unsure |= {"abstract"}  # a section may be called a summary
    title = doc.prose.draw("titles", "report").text
    start = sheet.pick(("cover", "title", "title", "contents", "middle"), ("title", "cover", "middle"))
    setup = page_setup(doc, page, title, plain_first=start in ("cover", "title"))
    titles = _titles(doc)
    front = {"cover": _cover, "title": _title_block, "contents": _contents, "middle": lambda *_: ""}[start](
        doc, page, title, titles
    )
    words = words_per_page(doc, page) * rng.uniform(0.5, 1.5)
    parts = {name: weight * rng.choice((0.3, 1, 1, 2)) for name, weight in PARTS.items()}
    opening = _key_figures(doc) if rng.random() < 0.25 and start != "cover" else ""
    body = sections(doc, titles, words, parts, rng.uniform(0.25, 0.6))
    end = references(doc, rng.randint(3, 8)) if rng.random() < 0.08 else ""
    # With a cover, every page is as likely as the others; its first page has few words.
    return doc.finish(front + opening + body + end, setup, page.paper)


def _titles(doc: Manuscript) -> list[str]:
    listed = [doc.prose.text(title) for title in doc.prose.texts["headings"]["report"]]
    titles = doc.rng.sample(listed, doc.rng.randint(4, 8))
    return [title if doc.rng.random() < 0.65 else doc.subject() for title in titles]


def _author_and_date(doc: Manuscript) -> str:
    """A line with the author, the company and the date; the date is a value that questions may ask for."""
    sheet, prose = doc.sheet, doc.prose
    author = sheet.region("author", tx(prose.full_name()), inline=True) if sheet.chance(0.6) else ""
    date = sheet.value("date") if sheet.chance(0.5) else tx(f"{doc.rng.choice(prose.months)} {prose.year}")
    parts = [author, tx(prose.origin.company(prose.places[0])[0]) if sheet.chance(0.5) else "", date]
    doc.unsure |= set() if author else {"author"}
    return doc.rng.choice((tx(" | "), tx(", "), "#linebreak();", tx(" · "))).join(part for part in parts if part)


def _cover(doc: Manuscript, page: Page, title: str, titles: list[str]) -> str:
    """A page with the title, sometimes on a coloured ground, with a logo or a photograph."""
    rng, sheet, width = doc.rng, doc.sheet, page.text_width
    picture = ""
    if rng.random() < 0.45:
        photo = photo_markup(sheet, width, width * rng.uniform(0.4, 0.8))
        picture = sheet.region("photo", photo, inline=True) + "\n"
    under = styled(tx(doc.prose.draw("titles", "slides").text), size="1.3em") if rng.random() < 0.6 else ""
    head = _ground(doc, title, rng.choice((2, 2.4, 3)), f"#v(6mm)\n{under}\n", 0.4)
    sign = logo(sheet) if rng.random() < 0.4 else ""
    gaps = f"#v({rng.randint(5, 60)}mm)\n", f"#v({rng.randint(5, 25)}mm)\n"
    body = f"#set align({rng.choice(('left', 'left', 'center'))})\n#set par(first-line-indent: 0pt)\n"
    body += f"{sign}{gaps[0]}{head}{gaps[1]}{picture}#v(1fr)\n{_author_and_date(doc)}"
    if page.columns > 1:
        height = page.paper[1] - page.margins[0] - page.margins[2] - 1
        body = block(body, height=f"{height:.0f}mm", width="100%")
        return f'#place(top, scope: "parent", float: true)[{body}]#colbreak()\n'
    return f"#[{body}]\n#pagebreak()\n"


def _ground(doc: Manuscript, title: str, size: float, below: str, share: float) -> str:
    """The title and what is below it, mostly in the accent colour, or in white on a ground of this colour."""
    rng, look = doc.rng, doc.look
    filled, bold = rng.random() < share, rng.random() < 0.7
    head = doc.title(title, size, bold, "white" if filled else rng.choice(("", look.accent)))
    if not filled:
        return head + below
    return block(f"#set text(fill: white)\n{head}{below}", fill=look.accent, inset="6mm", width="100%")


def _title_block(doc: Manuscript, page: Page, title: str, titles: list[str]) -> str:
    """The title at the top of the first page, above the text."""
    rng = doc.rng
    line = styled(_author_and_date(doc), size="0.9em")
    head = _ground(doc, title, rng.choice((1.6, 1.9, 2.2, 2.6)), f"#v(2mm)\n{line}\n", 0.25)
    if rng.random() < 0.4:
        head += f"#line(length: 100%, stroke: {rng.choice((0.5, 1, 2))}pt + {doc.look.accent})\n"
    if rng.random() < 0.2:
        head = columns([head, logo(doc.sheet)], ["1fr", "auto"], "6mm")
    body = block(f"#set par(first-line-indent: 0pt)\n{head}", below="1.8em", width="100%")
    return f'#place(top, scope: "parent", float: true)[{body}]\n' if page.columns > 1 else body


def _contents(doc: Manuscript, page: Page, title: str, titles: list[str]) -> str:
    """The title, the contents, and the beginning of the text on the same or the next page."""
    entries = []
    for text in titles:
        entries.append((1, text))
        entries += [(2, doc.subject()) for _ in range(doc.rng.choice((0, 0, 1, 2, 3)))]
    head = _title_block(doc, page, title, titles) if doc.rng.random() < 0.5 else ""
    end = "#pagebreak()\n" if doc.rng.random() < 0.4 else ""
    return head + contents(doc, entries) + end


def _key_figures(doc: Manuscript) -> str:
    """Large numbers with captions in boxes, or a chart beside a note or table."""
    rng, prose, look = doc.rng, doc.prose, doc.look
    if rng.random() < 0.5 and doc.width > 100:
        caption = prose.draw("captions", "chart")
        half = (doc.width - 6) / 2
        doc.width, width = half, doc.width
        right = note(doc) if rng.random() < 0.5 else table(doc, ("figures",), half, captioned=False)
        doc.width = width
        left = drawing(doc, "chart", caption, half, half * 0.65)
        label = doc.label("figure")
        return columns([f"{left}\n{doc.caption(label, caption.text)}", right], ["1fr", "1fr"], "6mm") + "#v(1em)\n"
    doc.unsure |= {"note", "table", "list"}
    cells = []
    for _ in range(rng.randint(2, 4)):
        number = rng.choice((prose.text("{percent}"), prose.text("{value}"), prose.text("{n}")))
        big = styled(tx(number), size="1.8em", weight='"bold"', fill=look.accent)
        cells.append(f"{big}#linebreak();{styled(tx(prose.subjects[len(cells)]), size='0.85em')}")
    frame = f"fill: {look.pale}" if rng.random() < 0.6 else f"stroke: 0.5pt + {look.accent}"
    settings = f"columns: (1fr,) * {len(cells)}, column-gutter: 3mm, inset: 3mm, align: center, {frame}"
    body = f"#set par(justify: false, first-line-indent: 0pt)\n#grid({settings}, {', '.join(f'[{c}]' for c in cells)})"
    return block(body, width="100%") + "#v(0.8em)\n"
