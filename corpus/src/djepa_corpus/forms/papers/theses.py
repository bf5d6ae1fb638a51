"""Theses and books: title page, contents, chapters with block quotes and footnotes, bibliography."""

from ..markup import styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import contents, references
from .flow import sections, words_per_page
from .furniture import draw_page, page_setup
from .manuscript import Manuscript


PARTS = {"quote": 3, "chart": 1.2, "table": 1.2, "photo": 0.8, "diagram": 0.6, "equation": 1, "list": 1, "code": 0.2}


def thesis(sheet: Sheet) -> PageSource:
    """Pages of a thesis: its title, its contents, the start of a chapter, text, or the bibliography."""
    doc, rng = Manuscript(sheet, "thesis"), sheet.rng
    page = draw_page(sheet, 1, (24, 42))
    doc.width, doc.has_footnotes = page.column_width, rng.random() < 0.6
    doc.kinds, doc.prose.cites = ("common", "science") if rng.random() < 0.6 else ("common", "news"), rng.random() < 0.5
    doc.unsure |= {"abstract", "equation"}
    if doc.kinds[1] == "news":
        doc.unsure.add("quote")  # its sentences contain direct speech
    title = doc.prose.draw("titles", "thesis").text
    start = rng.choice(("title", "contents", "chapter", "chapter", "middle", "middle", "references"))
    setup = page_setup(doc, page, title, plain_first=start != "middle")
    if start == "title":
        return doc.finish(_title_page(doc, title), setup, page.paper)
    chapter = rng.randint(1, 7)
    doc.section[0] = chapter
    head = {"contents": _contents, "chapter": _chapter}.get(start, lambda *_: "")(doc, chapter)
    titles = [doc.subject() for _ in range(5)]
    parts = {name: weight * rng.choice((0.2, 1, 2)) for name, weight in PARTS.items()}
    words = words_per_page(doc, page) * rng.uniform(0.4, 1.4)
    if start == "references":
        body = references(doc, rng.randint(8, 22))
    else:
        intro = "".join(doc.paragraph() for _ in range(rng.randint(1, 3))) if start != "contents" else ""
        body = intro + sections(doc, titles, words, parts, rng.uniform(0.1, 0.4), level=2)
    return doc.finish(head + body, setup, page.paper)


def _title_page(doc: Manuscript, title: str) -> str:
    """A centred page: university, kind of thesis, title, author, supervisor, place and year."""
    rng, prose, sheet = doc.rng, doc.prose, doc.sheet
    head = doc.title(title, rng.choice((1.7, 2, 2.4)), rng.random() < 0.6)
    author = prose.full_name()
    name = styled(sheet.region("author", tx(author), inline=True), size="1.2em")
    kind = styled(tx(prose.word("thesis")), size="1.1em")
    by = tx(prose.word("submitted"))
    other = tx(f"{prose.word('supervisor')}: Prof. Dr. {prose.full_name()}")
    end = tx(f"{prose.places[0]}, {rng.choice((f'{rng.choice(prose.months)} {prose.year}', str(prose.year)))}")
    if sheet.chance(0.4):
        end += "#linebreak();" + sheet.value("date")
    school = styled(tx(prose.word("institute")), size="1.1em")
    parts = [school, kind, head, by, name, other, end] if rng.random() < 0.7 else [head, name, kind, school, other, end]
    gaps = [f"#v({rng.uniform(0.3, 2):.1f}fr)\n" for _ in parts]
    body = "".join(f"{gap}{part}\n\n" for gap, part in zip(gaps, parts, strict=True))
    settings = f"#set align({rng.choice(('center', 'center', 'center', 'left'))})\n#set par(first-line-indent: 0pt)\n"
    return f"{settings}{body}#v(1fr)\n"


def _contents(doc: Manuscript, chapter: int) -> str:
    listed = [doc.prose.text(title) for title in doc.prose.texts["headings"]["thesis"]]
    entries = []
    for text in listed[: doc.rng.randint(4, 8)]:
        entries.append((1, text if doc.rng.random() < 0.5 else doc.subject()))
        for _ in range(doc.rng.choice((0, 2, 3, 4))):
            entries.append((2, doc.subject()))
            entries += [(3, doc.subject()) for _ in range(doc.rng.choice((0, 0, 0, 2)))]
    return contents(doc, entries, doc.rng.randint(1, 9)) + "#pagebreak(weak: true)\n"


def _chapter(doc: Manuscript, chapter: int) -> str:
    """A large heading at the start of a chapter, with the number above it or before it."""
    rng, prose = doc.rng, doc.prose
    text = rng.choice([prose.text(title) for title in prose.texts["headings"]["thesis"]] + [doc.subject()])
    above = doc.sheet.pick((True, False), (False, True, True))
    words = f"{prose.word('chapter')} {chapter}\n{text}" if above else f"{chapter}  {text}"
    body = doc.title(words, rng.choice((1.6, 1.9, 2.2)), True, doc.look.headings[0].fill, "heading")
    doc.sheet.answers[-1].label = text
    return f"#v({rng.choice((0, 10, 25))}mm)\n#block(below: 2em)[{body}]\n"
