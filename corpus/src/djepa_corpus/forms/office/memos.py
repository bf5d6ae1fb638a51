"""Memos with lines for sender, recipient, date and subject, and notices to hang up."""

from ..business.meta import label_value_grid
from ..marks import logo
from ..markup import align, bold, box, colour, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details
from .emails import draw_header_labels
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene, signed_by


HEADER_FIELDS = ("recipient", "sender", "copy_recipient", "date", "subject")


def memo(sheet: Sheet) -> PageSource:
    """An internal memo: title, header lines, a few paragraphs."""
    rng, texts, origin = sheet.rng, sheet.texts.meetings["memo"], sheet.origin
    set_as_text(sheet)
    add_scene(sheet)
    prose = Prose(sheet)
    values = sheet.facts.values
    values["sender"] = rng.choice((" ".join(origin.person()), values["department"], values["managing_director"]))
    values["recipient"] = rng.choice((rng.choice(texts["groups"]), " ".join(origin.person())))
    add_details(sheet, copy_recipient=" ".join(origin.person()) if sheet.chance(0.3) else "")
    title = _title(sheet, texts["titles"], 1.4, 2.6)
    head = columns([title, logo(sheet)], ["1fr", "auto"]) if sheet.chance(0.4) else title
    parts = [head, _header_lines(sheet, prose, texts)]
    parts += _paragraphs(sheet, prose, texts["texts"], rng.choice((1, 2, 3, 3, 4)))
    if sheet.chance(0.3):
        parts.append(
            rows(
                [signed_by(sheet, sheet.raw("sender")) if sheet.chance(0.7) else "#v(8mm)", sheet.value("sender")],
                "0.5em",
            )
        )
    return _pages(sheet, prose, parts, page_line(sheet, 0.3))


def _header_lines(sheet: Sheet, prose: Prose, texts: dict) -> str:
    """Sender, recipient, date and subject between rules or in a box."""
    draw_header_labels(sheet)
    sheet.facts.values["subject"] = prose.plain(prose.draw(texts["subjects"]))
    names = [name for name in HEADER_FIELDS if sheet.has(name)]
    if sheet.chance(0.3):
        sheet.rng.shuffle(names)
    layout = sheet.pick(("plain", "ruled", "box", "grid"), ("ruled", "box", "plain"))
    if layout == "grid":
        return label_value_grid(sheet, names)
    cells = [cell for name in names for cell in (bold(sheet.label(name)), sheet.value(name))]
    strokes = {"stroke": f"(bottom: {sheet.style.rule})", "inset": "(x: 0mm, y: 1.5mm)"} if layout == "ruled" else {}
    gaps = {} if strokes else {"row_gutter": "0.8em"}
    body = grid(cells, ["auto", "1fr"], column_gutter="5mm", **gaps, **strokes)
    if layout == "box":
        return sheet.panel(body, width="100%", fill=sheet.pale() if sheet.chance(0.5) else "none", inset="3mm")
    return rows([body, line(stroke=sheet.style.rule)], "3mm") if layout == "plain" else body


def notice(sheet: Sheet) -> PageSource:
    """A notice for residents, customers or the public, in large type."""
    rng, texts = sheet.rng, sheet.texts.meetings["notice"]
    set_as_text(sheet, 10)
    sheet.style.size = max(sheet.style.size, rng.choice((11, 12, 13, 14))) if min(sheet.style.paper) > 200 else 9
    add_scene(sheet)
    prose = Prose(sheet)
    side = sheet.pick(("center", "left"), ("left", "center"))
    parts = [logo(sheet)] if sheet.chance(0.4) else []
    parts.append(align(_title(sheet, texts["titles"], 1.7, 3), side))
    body = _paragraphs(sheet, prose, texts["texts"], rng.choice((1, 2, 2, 3)))
    call = _call_out(sheet, rng.choice(texts["calls"])) if sheet.chance(0.6) else ""
    body.insert(rng.randint(0, len(body)), call)
    parts += [align(part, side) for part in body if part]
    place = sheet.value("place_of_writing") + tx(", ") if sheet.chance(0.5) else ""
    end = [place + sheet.value("date"), sheet.value("sender")]
    if sheet.chance(0.4):
        end.append(sheet.inline("phone"))
    parts.append(align(rows(end, "0.6em"), rng.choice(("left", "right", side))))
    return _pages(sheet, prose, parts, "")


def _call_out(sheet: Sheet, text: str) -> str:
    """A box with a warning."""
    accent = colour(sheet.style.accent)
    looks = ({"stroke": f"1.5pt + {accent}"}, {"fill": sheet.pale()}, {"stroke": f"(left: 4pt + {accent})"})
    look = looks[sheet.pick((0, 1), (2, 1))]
    return sheet.region("note", box(bold(tx(text)), inset="4mm", **look))


def _title(sheet: Sheet, titles, smallest: float, largest: float) -> str:
    text = sheet.draw_wording(titles)
    settings = {"size": f"{sheet.rng.uniform(smallest, largest):.1f}em", "font": f'"{sheet.style.display_font}"'}
    settings |= {"weight": '"bold"'} if sheet.chance(0.7) else {}
    settings |= {"fill": colour(sheet.style.accent)} if sheet.chance(0.3) else {}
    return sheet.region("title", styled(tx(text), **settings), inline=True)


def _paragraphs(sheet: Sheet, prose: Prose, wordings, count: int) -> list[str]:
    """Paragraphs of one or two patterns each."""
    patterns, parts = prose.draw_several(wordings, count + 1), []
    sheet.rng.shuffle(patterns)
    while patterns:
        size = min(len(patterns), sheet.rng.choice((1, 1, 2)))
        parts.append(prose.paragraph(*patterns[:size]))
        patterns = patterns[size:]
    return parts


def _pages(sheet: Sheet, prose: Prose, parts: list[str], footer: str) -> PageSource:
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"heading"}
    start, _ = restart()
    gap = f"{sheet.rng.uniform(3, 7):.1f}mm"
    return running_pages(sheet, start + f"#v({gap})\n".join(part for part in parts if part), footer=footer)
