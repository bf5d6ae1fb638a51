"""Worksheets and examinations: numbered exercises with points, lines to write on, tables, figures and options."""

from ..markup import block, bold, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .equations import equation
from .figures import figure
from .furniture import draw_page, page_setup
from .manuscript import Manuscript
from .tables import table


def exam(sheet: Sheet) -> PageSource:
    """A title, lines for name and date, and exercises."""
    doc, rng = Manuscript(sheet, "exam"), sheet.rng
    page = draw_page(sheet, 1, (18, 28))
    doc.width, doc.look.indent = page.column_width, 0
    doc.unsure |= {"list", "author", "equation"}
    title = doc.prose.draw("titles", "exam").text
    setup = page_setup(doc, page, title)
    head = f"#align({rng.choice(('left', 'center'))})[{doc.title(title, rng.choice((1.4, 1.7, 2)))}]\n"
    fields = _name_fields(doc)
    front = rng.choice((fields + head, head + fields)) if rng.random() < 0.85 else head
    style = rng.choice(("heading", "heading", "number", "letter"))
    body = "".join(_exercise(doc, number, style) for number in range(1, rng.randint(4, 9)))
    return doc.finish(front + "#v(1em)\n" + body, setup, page.paper)


def _name_fields(doc: Manuscript) -> str:
    """Name, class and date with lines to fill in."""
    names = [doc.prose.word(name) for name in ("name", "class", "date")][: doc.rng.choice((2, 3, 3))]
    line = "#box(width: 1fr, stroke: (bottom: 0.5pt))[]"
    cells = ", ".join(f"[{tx(name + ':')} {line}]" for name in names)
    frame = {"stroke": "0.5pt", "inset": "3mm"} if doc.rng.random() < 0.3 else {}
    widths = ", ".join(("2fr", "1fr", "1fr")[: len(names)])
    return block(f"#grid(columns: ({widths}), column-gutter: 5mm, {cells})", **frame) + "#v(0.6em)\n"


def _exercise(doc: Manuscript, number: int, style: str) -> str:
    """A question with its number and points, and what belongs to it."""
    rng, prose = doc.rng, doc.prose
    points = (
        prose.text(rng.choice(prose.texts["words"]["points"]), n=str(rng.randint(1, 12))) if rng.random() < 0.7 else ""
    )
    filled = prose.draw("exercises")
    text = f"#h(1fr) {styled(tx(points), size='0.9em')}" if points else ""
    if style == "heading":
        name = f"{prose.texts['words']['question'][0]} {number}"
        head = doc.sheet.region("heading", bold(tx(name)), name, inline=True)
        head = f"#block(sticky: true, width: 100%, above: 1.6em, below: 0.8em)[{head}{text}]\n"
        body = head + doc.marked_paragraph(filled)
    else:
        label = f"{number}." if style == "number" else f"{'abcdefghi'[number - 1]})"
        paragraph = doc.marked_paragraph(filled)
        row = f"#grid(columns: (7mm, 1fr, auto), [{bold(tx(label))}], [{paragraph}], [{tx(points)}])"
        body = block(row, above="1.6em", breakable="false")
    return body + _answer(doc)


def _answer(doc: Manuscript) -> str:
    """Space, lines, options, a table, a figure or an equation."""
    rng = doc.rng
    kind = rng.choice(("lines", "lines", "space", "options", "options", "table", "figure", "equation", "grid"))
    if kind == "lines":
        dash = rng.choice(("0.4pt + luma(120)", '(thickness: 0.5pt, dash: "dotted")'))
        return "".join(f"#v(7mm)#line(length: 100%, stroke: {dash})\n" for _ in range(rng.randint(1, 5))) + "#v(2mm)\n"
    if kind == "options":
        return _options(doc)
    if kind == "table":
        return table(doc, ("figures", "comparison"), captioned=False)
    if kind == "figure":
        return figure(doc, ("chart", "diagram"), height=55)
    if kind == "equation":
        return equation(doc, 0.1)
    if kind == "grid":
        squares = f"columns: (5mm,) * {int(doc.width / 5)}, rows: (5mm,) * {rng.randint(4, 8)}"
        return block(f"#grid({squares}, stroke: 0.3pt + luma(190), [])", breakable="false")
    return f"#v({rng.randint(12, 35)}mm)\n"


def _options(doc: Manuscript) -> str:
    """Statements with boxes to tick, none of which is ticked."""
    rng, lines = doc.rng, []
    square = "#box(width: 3mm, height: 3mm, stroke: 0.6pt, baseline: 0.4mm)"
    radius = "50%" if rng.random() < 0.25 else "0mm"
    for _ in range(rng.randint(3, 5)):
        filled = doc.prose.draw("bullets")
        doc.prose.keep(filled.text, {})
        box = doc.sheet.region(
            "empty_box", square.replace("stroke", f"radius: {radius}, stroke"), filled.text, inline=True
        )
        lines.append(f"{box}#h(2mm){tx(filled.text)}")
    doc.unsure.add("checked_box")
    return "#v(1mm)\n" + "#linebreak();\n".join(lines) + "\n#v(2mm)\n"
