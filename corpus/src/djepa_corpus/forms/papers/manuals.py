"""Manuals of devices and programs: steps, warnings, screenshots, drawings, code, tables of data and faults."""

from ..markup import block
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import bullet_list, contents, marked_list, note
from .figures import drawing, figure
from .flow import PARTS as ALL_PARTS
from .flow import words_per_page
from .furniture import Page, draw_page, page_setup
from .listings import code_block
from .manuscript import Manuscript
from .photos import photo_markup
from .running_text import prose_markup
from .tables import table


DEVICE_PARTS = {
    "steps": 3,
    "warning": 2.5,
    "list": 1.5,
    "text_table": 1,
    "fault_table": 1.2,
    "note": 1,
    "picture": 2,
    "photo": 0.6,
}
PROGRAM_PARTS = {
    "steps": 2.5,
    "code": 3.5,
    "note": 1.5,
    "list": 1.5,
    "table": 0.6,
    "text_table": 0.6,
    "window": 2,
    "warning": 0.7,
}


def manual(sheet: Sheet) -> PageSource:
    """Pages of a manual, from its cover or from the middle."""
    doc, rng = Manuscript(sheet, "manual"), sheet.rng
    page = draw_page(sheet, rng.choice((1, 1, 1, 2)), (15, 34))
    doc.look.size = min(doc.look.size, 9) if page.columns > 1 else doc.look.size
    doc.width, doc.kinds = page.column_width, ("manual",)
    title = doc.prose.draw("titles", "manual", system=doc.prose.systems[0]).text
    start = rng.choice(("cover", "title", "contents", "middle", "middle"))
    setup = page_setup(doc, page, title, plain_first=start in ("cover", "title"))
    titles = [heading if rng.random() < 0.85 else doc.subject() for heading in doc.prose.texts["headings"]["manual"]]
    titles = titles if rng.random() < 0.4 else rng.sample(titles, len(titles))
    front = ""
    if start == "cover":
        front = _cover(doc, page, title)
    elif start == "title":
        front = f"#block(below: 1.5em)[{doc.title(title, 1.9)}]\n"
    elif start == "contents":
        entries = [
            entry
            for text in titles[:9]
            for entry in ((1, text), *((2, doc.subject()) for _ in range(rng.choice((0, 1, 3)))))
        ]
        front = contents(doc, entries) + ("#pagebreak()\n" if rng.random() < 0.5 else "")
    words = words_per_page(doc, page) * rng.uniform(0.45, 1.5)
    parts = PROGRAM_PARTS if rng.random() < 0.5 else DEVICE_PARTS
    return doc.finish(front + _sections(doc, titles, words, parts), setup, page.paper)


def _sections(doc: Manuscript, titles: list[str], words: float, parts: dict[str, float]) -> str:
    """Short sections with more lists, boxes and pictures than paragraphs."""
    rng, body, left = doc.rng, [], words
    for title in titles:
        if left < 40:
            break
        body.append(doc.heading(title))
        for part in range(rng.randint(1, 3)):
            if part and rng.random() < 0.5 or rng.random() < 0.25:
                body.append(doc.heading(doc.subject(), 2))
            if rng.random() < 0.75:
                body.append(doc.paragraph(rng.choice((1, 2, 2, 3))))
            for _ in range(rng.choice((1, 1, 2, 3))):
                kind = rng.choices(list(parts), list(parts.values()))[0]
                body.append(_part(doc, kind))
                left -= 55
            left -= 45
    return "".join(body)


def _part(doc: Manuscript, kind: str) -> str:
    if kind == "picture":
        return figure(doc, ("device", "device", "diagram"), height=60)
    if kind == "window":
        return figure(doc, ("window",), height=65)
    if kind == "steps" and doc.width > 115 and doc.rng.random() < 0.3:
        return illustrated_steps(doc)
    if kind == "steps" and doc.rng.random() < 0.3:
        return _steps_with_code(doc)
    return ALL_PARTS[kind](doc)


def illustrated_steps(doc: Manuscript) -> str:
    """Steps next to a picture."""
    rng, width = doc.rng, doc.width
    side = width * rng.uniform(0.35, 0.45)
    caption = doc.prose.draw("captions", "photo")
    steps = bullet_list(doc, "steps", rng.randint(2, 5), numbered=True)
    kind = rng.choice(("device", "window", "photo"))
    picture = drawing(doc, kind, caption, side, side * 0.7, named=False)
    cells = [steps, picture] if rng.random() < 0.6 else [picture, steps]
    widths = f"(1fr, {side:.1f}mm)" if cells[0] is steps else f"({side:.1f}mm, 1fr)"
    both = ", ".join(f"[{cell}]" for cell in cells)
    return block(f"#grid(columns: {widths}, column-gutter: 5mm, {both})", breakable="false")


def _steps_with_code(doc: Manuscript) -> str:
    """A list of steps, a block of commands, and more text."""
    texts = [doc.prose.draw("steps") for _ in range(doc.rng.randint(2, 4))]
    for each in texts:
        doc.prose.keep(each.text, {})
    return marked_list(doc, [prose_markup(each.text) for each in texts], numbered=True) + code_block(doc)


def _cover(doc: Manuscript, page: Page, title: str) -> str:
    """A page with a title, a picture, a warning and the contents."""
    rng = doc.rng
    width = page.text_width * rng.uniform(0.4, 0.7)
    caption = doc.prose.draw("captions", "photo")
    kind = rng.choice(("device", "photo"))
    if kind == "photo":
        picture = doc.sheet.region("photo", photo_markup(doc.sheet, width, width * 0.7), inline=True)
    else:
        picture = drawing(doc, kind, caption, width, width * 0.7, named=False)
    doc.width = page.text_width
    rest = note(doc, "warnings") if rng.random() < 0.4 else ""
    rest += contents(doc, [(1, doc.subject()) for _ in range(rng.randint(4, 8))]) if rng.random() < 0.5 else ""
    rest += table(doc, ("specifications",), captioned=False) if rng.random() < 0.2 else ""
    doc.width = page.column_width
    head = doc.title(title, rng.choice((2, 2.6)), fill=doc.look.accent)
    body = f"{head}#v(8mm)\n#align(center)[{picture}]\n#v(8mm)\n{rest}"
    height = page.paper[1] - page.margins[0] - page.margins[2] - 2
    cover = block(body, height=f"{height:.0f}mm", width="100%")
    if page.columns > 1:
        return f'#place(top, float: true, scope: "parent")[{cover}]#colbreak()\n'
    return cover
