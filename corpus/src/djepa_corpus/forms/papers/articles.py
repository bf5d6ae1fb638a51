"""Scientific articles in one to three columns."""

from ..markup import bold, box, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import references
from .figures import figure
from .flow import floating, sections, words_per_page
from .furniture import Page, draw_page, page_setup
from .manuscript import Manuscript
from .running_text import prose_markup
from .tables import table


PARTS = {
    "chart": 2.5,
    "diagram": 1.2,
    "photo": 0.7,
    "table": 2,
    "equation": 4,
    "list": 1.5,
    "code": 0.5,
    "text_table": 0.5,
    "quote": 0.2,
}


def article(sheet: Sheet) -> PageSource:
    """A paper: title, authors, abstract, numbered sections with figures, tables and equations, references."""
    doc, rng = Manuscript(sheet, "article"), sheet.rng
    columns = sheet.pick((1, 1, 2, 2, 2, 3), (1, 2, 2, 3))
    doc.look.size = min(doc.look.size, {1: 12, 2: 10, 3: 9}[columns])
    page = draw_page(sheet, columns, (22, 38) if columns == 1 else (14, 22))
    doc.width, doc.has_footnotes = page.column_width, rng.random() < 0.35
    doc.kinds, doc.prose.cites = ("common", "science"), rng.random() < 0.7
    titled = rng.random() < 0.85  # otherwise the pages are from the middle of an article
    title = doc.prose.draw("titles", "article").text
    setup = page_setup(doc, page, title, plain_first=titled)
    front = _front(doc, page, title) if titled else ""
    words = words_per_page(doc, page) * (rng.uniform(0.5, 1) if rng.random() < 0.5 else rng.uniform(1, 2))
    parts = {name: weight * rng.choice((0.2, 1, 1, 2)) for name, weight in PARTS.items()}
    wide = _wide(doc, page) if columns > 1 and rng.random() < 0.4 else ""
    body = sections(doc, _titles(doc, titled), words, parts, rng.uniform(0.15, 0.45))
    end = references(doc, rng.randint(4, 16)) if rng.random() < 0.6 else ""
    doc.unsure |= {"equation"}
    return doc.finish(front + wide + body + end, setup, page.paper)


def _titles(doc: Manuscript, titled: bool) -> list[str]:
    """The headings of the sections, in their usual order."""
    first, *others = doc.prose.texts["headings"]["article"]
    chosen = [title for title in others if doc.rng.random() < 0.7]
    subjects = [doc.subject() for _ in range(3)]
    middle = chosen if doc.rng.random() < 0.5 else [*chosen[:2], *subjects, *chosen[-3:]]
    return [first, *middle] if titled else middle


def _wide(doc: Manuscript, page: Page) -> str:
    """A figure or table over all columns."""
    doc.width = page.text_width
    body = figure(doc, ("chart", "diagram", "photo"), height=70) if doc.rng.random() < 0.6 else table(doc)
    doc.width = page.column_width
    return floating(doc, body)


def _front(doc: Manuscript, page: Page, title: str) -> str:
    """Title, authors and abstract, over all columns; the abstract may also start the first column."""
    rng = doc.rng
    where = "center" if rng.random() < 0.65 else "left"
    parts = [_journal(doc) if rng.random() < 0.25 else "", _title(doc, title), _authors(doc)]
    if rng.random() < 0.25:
        parts.append(styled(tx(doc.prose.word("received")), size="0.85em"))
    head = "#set par(justify: false, first-line-indent: 0pt)\n#set text(hyphenate: false)\n"
    head += f"#set align({where})\n" + "#v(0.9em, weak: true)\n".join(part for part in parts if part)
    abstract = _abstract(doc)
    if page.columns == 1:
        return f"#block(width: 100%, below: 1.6em)[{head}]\n{abstract}"
    if rng.random() < 0.5:
        return f'#place(top, float: true, scope: "parent", clearance: 1.8em)[#block(width: 100%)[{head}]]\n{abstract}'
    inside = f"#block(width: 100%, below: 1.2em)[{head}]\n{abstract}"
    return f'#place(top, float: true, scope: "parent", clearance: 1.8em)[{inside}]\n'


def _journal(doc: Manuscript) -> str:
    """A line above the title with the journal and sometimes a rule."""
    prose, rng = doc.prose, doc.rng
    name = prose.text(rng.choice(prose.texts["journals"]))
    text = f"{name}, {prose.year}, {rng.randint(1, 80)}, {rng.randint(1, 200)}–{rng.randint(201, 400)}"
    rule = "#line(length: 100%, stroke: 0.5pt)\n" if rng.random() < 0.5 else ""
    return (
        doc.sheet.region("page_header", styled(tx(text), size="0.8em", style='"italic"'), inline=True)
        + "#linebreak()\n"
        + rule
    )


def _title(doc: Manuscript, title: str) -> str:
    rng = doc.rng
    size, bold = rng.choice((1.4, 1.5, 1.7, 1.7, 2.0)), rng.random() < 0.55
    return doc.title(title.upper() if rng.random() < 0.08 else title, size, bold, doc.look.headings[0].fill)


def _authors(doc: Manuscript) -> str:
    """Names in a line with affiliations below, or each name above its own affiliation."""
    rng, prose, sheet = doc.rng, doc.prose, doc.sheet
    names = [prose.full_name() for _ in range(rng.choice((1, 1, 2, 2, 3, 3, 4, 5, 6)))]
    places = [prose.word("institute") for _ in range(min(len(names), rng.choice((1, 1, 2, 3))))]
    if len(names) in (2, 3) and rng.random() < 0.35:
        cells, number = [], sheet.add_region("author")
        for index, name in enumerate(names):
            where = styled(tx(places[index % len(places)]), size="0.85em", style='"italic"')
            cells.append(f'#link("djepa:{number}")[{tx(name)}];#linebreak();{where}')
        return f"#grid(columns: {len(names)}, column-gutter: 8mm, {', '.join(f'[{cell}]' for cell in cells)})\n"
    marked = len(places) > 1
    parts = [tx(name) + (f"#super[{index % len(places) + 1}]" if marked else "") for index, name in enumerate(names)]
    last = tx(f" {prose.word('and')} ")
    words = (
        tx(", ").join(parts[:-1])
        + (last if len(parts) > 1 and rng.random() < 0.8 else tx(", ") if len(parts) > 1 else "")
        + parts[-1]
    )
    given = {"size": f"{rng.choice((1, 1.1, 1.2))}em"} | ({"weight": '"bold"'} if rng.random() < 0.2 else {})
    line = sheet.region("author", styled(words, **given), inline=True)
    below = [(f"#super[{index}]" if marked else "") + tx(place) for index, place in enumerate(places, 1)]
    given = {"size": "0.85em"} | ({"style": '"italic"'} if rng.random() < 0.5 else {})
    return f"{line}#v(0.7em, weak: true)\n{styled('#linebreak();'.join(below), **given)}"


def _abstract(doc: Manuscript) -> str:
    """The abstract: below a heading, run in, or in a box; sometimes with keywords."""
    rng, prose, sheet = doc.rng, doc.prose, doc.sheet
    first, others = prose.draw("openings"), prose.sentences(rng.randint(2, 5), *doc.kinds)
    text = f"{first.text} {others.text}"
    prose.keep(text, {})
    label, size = prose.word("abstract"), rng.choice((0.85, 0.9, 1))
    given = {"style": '"italic"'} if rng.random() < 0.15 else {"weight": '"bold"'} if rng.random() < 0.06 else {}
    words, indent = styled(prose_markup(text), **given), "#set par(first-line-indent: 0pt)\n"
    if rng.random() < 0.35:
        run_in = styled(
            tx(label + rng.choice(("—", ". ", ": ", " – "))),
            weight='"bold"',
            style=rng.choice(('"normal"', '"italic"')),
        )
        body = sheet.region("abstract", f"{indent}{run_in}{words}")
    else:
        label = label.upper() if rng.random() < 0.25 else label
        where = rng.choice(("center", "left"))
        head = f"#align({where})[{bold(tx(label))}]\n#v(0.5em, weak: true)\n"
        body = sheet.region("abstract", f"{indent}#block(width: 100%)[{head}{words}]")
    if rng.random() < 0.35:
        keys = ", ".join(rng.sample(prose.subjects, rng.randint(3, 5)))
        label = bold(tx(f"{prose.word('keywords')}: "))
        body += f"#v(0.7em, weak: true)\n{indent}{label}{tx(keys)}\n"
    body = f"#set text(size: {size}em)\n{body}"
    if rng.random() < 0.15:
        return box(body, fill=doc.look.pale, inset="3mm", width="100%") + "#v(1em)\n"
    inset = f"#pad(x: {rng.choice((0, 0, 6, 10, 14))}mm)[{body}]\n" if doc.width > 100 else f"#[{body}]\n"
    return f"{inset}#v(1.2em)\n"
