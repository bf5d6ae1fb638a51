"""Certificates: large centred names, borders, seals and signatures."""

from ..fonts import font_list
from ..marks import logo
from ..markup import align, colour, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details
from .prose import Prose
from .scene import add_scene, amount, in_days, signed_by
from .seals import seal
from .tables import Column, marked_table


LANDSCAPE = {"attendance": 0.6, "award": 0.7, "diploma": 0.4}


def certificate(sheet: Sheet) -> PageSource:
    """A certificate of one of the kinds in `certificates.yaml`."""
    texts, rng, style = sheet.texts.certificates, sheet.rng, sheet.style
    kind = rng.choice(list(texts["kinds"]))
    _add_facts(sheet)
    style.paper = (min(style.paper), max(style.paper))
    if style.paper[0] > 200 and sheet.chance(LANDSCAPE.get(kind, 0)):
        style.paper = style.paper[::-1]
    style.size = max(style.size, 9) if min(style.paper) < 200 else max(style.size, rng.choice((10, 11, 12)))
    prose = Prose(sheet)
    prose.emphasis = None
    entries = kind in ("birth", "insurance", "origin")
    parts = _record(sheet, prose, kind) if entries else _honour(sheet, prose, kind)
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"heading", "paragraph", "author"}
    gap = rng.uniform(4, 9) if style.paper[0] < style.paper[1] and style.paper[0] > 200 else rng.uniform(2, 4)
    body = f"#v({gap:.1f}mm)\n".join(part for part in parts if part)
    return PageSource(style.paper, (0, 0), style.preamble() + _framed(sheet, body, entries))


def _add_facts(sheet: Sheet) -> None:
    """Holder, course, award, parents, sums and goods."""
    rng, texts, origin, values = sheet.rng, sheet.texts.certificates, sheet.origin, sheet.facts.values
    add_scene(sheet)
    last = values["last_name"]
    countries = sheet.texts.locale["countries"].values()
    names = [entry["name"] if isinstance(entry["name"], str) else entry["name"][0] for entry in countries]
    values.update(effective_date=in_days(sheet, 0, 40), expiration_date=in_days(sheet, 300, 1200))
    add_details(
        sheet,
        holder=f"{values['first_name']} {last}",
        certificate_number=origin.document_number(sheet.facts.issued, "code"),
        course=rng.choice(texts["courses"]),
        course_hours=str(rng.choice((8, 16, 20, 24, 40, 60, 80, 120))),
        award=rng.choice(texts["awards"]),
        grade=rng.choice(texts["grades"]),
        mother=f"{origin.person()[0]} {last}",
        father=f"{origin.person()[0]} {last}",
        sum_insured=amount(sheet, 50_000, 5_000_000, 50_000),
        insured_object=rng.choice(texts["insured_objects"]),
        exporter=values["seller_name"],
        consignee=values["buyer_name"],
        country_of_origin=rng.choice(names),
        signatory=" ".join(origin.person()),
        function=rng.choice(texts["functions"]),
    )


def _framed(sheet: Sheet, body: str, is_record: bool) -> str:
    """The page inside a border of one or two lines, or with a coloured edge."""
    rng, accent = sheet.rng, colour(sheet.style.accent)
    outer = rng.uniform(7, 14)
    kind = sheet.pick(("none", "none", "single") if is_record else ("single", "double", "edge", "double", "none"))
    strokes = {"single": f"{rng.uniform(0.8, 3):.1f}pt + {accent}", "double": f"1pt + {accent}", "edge": "none"}
    inset = rng.uniform(10, 18) if sheet.style.paper[1] > 220 else rng.uniform(7, 11)
    middle = "top" if is_record else "horizon"
    content = f"#align({middle})[#box(width: 100%)[{body}]]"
    fill = f", fill: {sheet.pale()}" if kind != "none" and sheet.chance(0.25) else ""
    if kind == "edge":
        edge = f"#place(left + top, rect(width: {outer:.1f}mm, height: 100%, fill: {accent}))"
        return f"{edge}#block(width: 100%, height: 100%, inset: {outer + inset:.1f}mm)[{content}]"
    stroke = strokes.get(kind, "none")
    inner = f"#block(width: 100%, height: 100%, stroke: {stroke}, inset: {inset:.1f}mm{fill})[{content}]"
    if kind == "double":
        inner = f"#block(width: 100%, height: 100%, stroke: {rng.uniform(2, 4):.1f}pt + {accent}, inset: 2mm)[{inner}]"
    return f"#block(width: 100%, height: 100%, inset: {outer:.1f}mm)[{inner}]"


def _title(sheet: Sheet, kind: str, smallest: float, largest: float) -> str:
    rng, title = sheet.rng, sheet.draw_wording(sheet.texts.certificates["kinds"][kind]["titles"])
    settings = {"size": f"{rng.uniform(smallest, largest):.1f}em", "font": f'"{sheet.style.display_font}"'}
    settings |= {"fill": colour(sheet.style.accent)} if sheet.chance(0.5) else {}
    settings |= {"weight": '"bold"'} if sheet.chance(0.5) else {"tracking": "1.5pt"}
    text = title.upper() if sheet.chance(0.3) else title
    return sheet.region("title", styled(tx(text), **settings), inline=True)


def _honour(sheet: Sheet, prose: Prose, kind: str) -> list[str]:
    """Title, lead, the holder's name in large letters, what for; signatures and a seal at the bottom."""
    rng, texts = sheet.rng, sheet.texts.certificates["kinds"][kind]
    side = sheet.pick(("center", "center", "center", "left"), ("center", "left"))
    issuer = [logo(sheet) if sheet.chance(0.5) else styled(sheet.value("sender"), size="1.2em")]
    font = rng.choice((*font_list()["calligraphy"], sheet.style.display_font, sheet.style.font))
    name = styled(sheet.value("holder"), size=f"{rng.uniform(1.8, 3):.1f}em", font=f'"{font}"')
    name += line(rng.choice(("60%", "80mm")), "0.5pt") if sheet.chance(0.3) else ""
    parts = [*(issuer if sheet.chance(0.8) else []), _title(sheet, kind, 2, 3.4)]
    parts += [tx(prose.plain(prose.draw(texts["leads"]))), name, prose.paragraph(prose.draw(texts["bodies"]))]
    parts.append(prose.paragraph(*prose.draw_several(texts["others"], rng.choice((0, 1, 1, 2)))))
    body = [align(part, side) for part in parts if part]
    return [*body, _numbers(sheet, prose, side), _signed(sheet, prose)]


def _numbers(sheet: Sheet, prose: Prose, side: str) -> str:
    if not sheet.chance(0.4):
        return ""
    return align(styled(prose.markup(prose.draw(sheet.texts.certificates["numbers"])), size="0.8em"), side)


def _signed(sheet: Sheet, prose: Prose) -> str:
    """Place and date, one or two signatures on lines, a seal."""
    rng, texts = sheet.rng, sheet.texts.certificates
    date = prose.markup(prose.draw(texts["place_and_date"]))
    columns_of = [_signature(sheet, sheet.raw("signatory"), sheet.value("function"))]
    if sheet.chance(0.5):
        person = " ".join(sheet.origin.person())
        columns_of.append(_signature(sheet, person, tx(rng.choice(texts["functions"]))))
    if sheet.chance(0.6):
        columns_of.insert(rng.randint(0, len(columns_of)), align(seal(sheet), "center + bottom"))
    if sheet.chance(0.5):
        columns_of.insert(0, align(date, "center + bottom"))
        date = ""
    widths = ["1fr"] * len(columns_of)
    return rows([align(date, "center") if date else "", columns(columns_of, widths, "6mm", align="bottom")], "6mm")


def _signature(sheet: Sheet, name: str, function: str) -> str:
    hand = signed_by(sheet, name) if sheet.chance(0.85) else "#v(10mm)"
    body = rows([hand, line("90%", "0.5pt"), sheet.value("signatory", name), styled(function, size="0.85em")], "0.5em")
    return align(body, "center")


def _record(sheet: Sheet, prose: Prose, kind: str) -> list[str]:
    """A record: issuer, title, entries in a grid, goods in a table, remarks, signature and seal."""
    rng, texts, values = sheet.rng, sheet.texts.certificates["kinds"][kind], sheet.facts.values
    if kind == "birth":
        values["sender"] = ""
    names = [name for name in texts["entries"] if sheet.has(name)]
    head = logo(sheet) if kind != "birth" and sheet.chance(0.7) else ""
    side = rng.choice(("center", "left"))
    parts = [head, align(_title(sheet, kind, 1.5, 2.4), side), align(tx(prose.plain(prose.draw(texts["leads"]))), side)]
    parts.append(_entries(sheet, names))
    parts += [_goods(sheet)] if kind == "origin" else []
    parts.append(prose.paragraph(prose.draw(texts["bodies"])))
    parts.append(prose.paragraph(*prose.draw_several(texts["others"], rng.choice((1, 1, 2)))))
    return [*parts, _numbers(sheet, prose, "left") if kind != "birth" else "", _signed(sheet, prose)]


def _entries(sheet: Sheet, names: list[str]) -> str:
    """Labels and values: ruled cells, numbered boxes, or lines."""
    layout = sheet.pick(("ruled", "stacked", "plain"), ("stacked", "plain"))
    if layout == "stacked":
        cells = [sheet.stacked(name, "0.75em") for name in names]
        return sheet.region("table", grid(cells, ["1fr", "1fr"], inset="2mm", **sheet.ruled()))
    cells = sheet.pairs(names)
    if layout == "ruled":
        return sheet.region("table", grid(cells, ["35%", "1fr"], inset="1.8mm", **sheet.ruled()))
    return grid(cells, ["auto", "1fr"], column_gutter="6mm", row_gutter="0.9em")


def _goods(sheet: Sheet) -> str:
    """The goods of a consignment."""
    items = sheet.facts.items[:5]
    names = [name for name in ("description", "quantity", "unit") if items[0].get(name)]
    widths = {"description": 4.0}
    heads = [Column(sheet.column(name), widths.get(name, 1.0), name == "quantity") for name in names]
    lines = [[tx(item.get(name, "").split("\n")[0]) for name in names] for item in items]
    return marked_table(sheet, heads, lines, [item["description"].split("\n")[0] for item in items])
