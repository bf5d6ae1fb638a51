"""Tickets: admission to events, boarding passes, train tickets; on small cards with a stub, or on a whole sheet."""

from ..marks import barcode, logo, matrix_code
from ..markup import align, bold, box, columns, grid, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .cells import cells_of
from .meta import title
from .pages import stack
from .regions import remark_list, remark_paragraph


CARDS = ((200, 75), (210, 90), (150, 100), (90, 160), (105, 148))  # millimetres


def ticket(sheet: Sheet) -> PageSource:
    """A ticket on a card or on a sheet to print at home."""
    is_event = sheet.chance(0.5)
    is_card = sheet.chance(0.65)
    if is_card:
        sheet.style.paper, sheet.style.size = sheet.rng.choice(CARDS), sheet.rng.uniform(6.5, 9)
        sheet.style.margin = (sheet.rng.uniform(4, 8), sheet.rng.uniform(3, 6))
    sheet.style.bilingual = ""
    names = sheet.likely("event", 0.5) + cells_of(sheet, "event_cells", 0.5) if is_event else _travel_names(sheet)
    heading = title(sheet, "ticket" if is_event else "boarding_pass")
    big = styled(sheet.value("event"), size="1.8em", weight='"bold"') if is_event else _route(sheet, names)
    body = rows([big, sheet.pick(LAYOUTS, TEST_LAYOUTS)(sheet, names)], "1.2em")
    top = columns([heading, logo(sheet)], ["1fr", "auto"]) if sheet.chance(0.4) else heading
    wide = is_card and sheet.style.paper[0] > sheet.style.paper[1]
    if wide and sheet.chance(0.6):
        stub = rows([bold(tx(sheet.raw("event"))) if is_event else "", *_stub(sheet, names), _code(sheet)], "0.8em")
        cut = '#line(angle: 90deg, length: 80%, stroke: (thickness: 0.5pt, dash: "dashed"))'
        body = columns([rows([top, body], "1em"), cut, stub], ["1fr", "auto", "30%"], "4mm")
        return stack(sheet, [body], "", 3)
    parts = [top, sheet.panel(body, width="100%", inset="3mm") if sheet.chance(0.4) else body, _code(sheet)]
    return stack(sheet, [*parts, _notes(sheet, is_card)], "", sheet.rng.uniform(2, 5))


def _travel_names(sheet: Sheet) -> list[str]:
    """Fields of a flight, or of a train or coach, which has neither flight number nor gate."""
    kind = "flight" if sheet.chance(0.6) else "journey"
    return sheet.likely(kind, 0.6, "journey") + cells_of(sheet, f"{kind}_cells", 0.45)


def _route(sheet: Sheet, names: list[str]) -> str:
    """From and to in large letters; sometimes they are only among the other fields."""
    if not {"departure_place", "destination"} <= {*names} or sheet.chance(0.4):
        return ""
    names.remove("departure_place")
    names.remove("destination")
    if sheet.chance(0.5):
        parts = [
            sheet.stacked(name, "0.8em", size="1.5em", weight='"bold"') for name in ("departure_place", "destination")
        ]
        return columns(parts, ["1fr", "1fr"])
    arrow = sheet.rng.choice((" - ", " / ", " > "))
    return styled(
        sheet.value("departure_place") + tx(arrow) + sheet.value("destination"), size="1.5em", weight='"bold"'
    )


def labels_above(sheet: Sheet, names: list[str]) -> str:
    cells = [sheet.stacked(name, "0.75em", size="1.15em") for name in names]
    looks = sheet.ruled() | {"inset": "1.2mm"} if sheet.chance(0.3) else {"gutter": "2.5mm"}
    return grid(cells, ["1fr"] * sheet.rng.randint(2, 4), **looks)


def label_lines(sheet: Sheet, names: list[str]) -> str:
    return grid(sheet.pairs(names), ["auto", "1fr"], column_gutter="3mm", row_gutter="0.6em")


def head_strip(sheet: Sheet, names: list[str]) -> str:
    """A row of labels above a row of values, in rows of up to five."""
    parts = []
    for start in range(0, len(names), 4):
        group = names[start : start + 4]
        parts.append(grid(sheet.header_row(group), ["1fr"] * len(group), inset="1mm", **sheet.filled_header()))
    return rows(parts, "1mm")


def bare_values(sheet: Sheet, names: list[str]) -> str:
    """Place, date and time without labels, the others with."""
    bare = [name for name in names if name in ("venue", "date", "time", "passenger_name", "departure_time")]
    lines = [sheet.value(name) for name in bare]
    others = [sheet.inline(name) for name in names if name not in bare]
    return rows([*lines, grid(others, ["1fr", "1fr"], gutter="2mm") if others else ""], "0.6em")


def large_values(sheet: Sheet, names: list[str]) -> str:
    """Held out: large values, each next to a small label on a coloured ground."""
    cells = []
    for name in names:
        label = box(styled(sheet.label(name, ""), size="0.75em"), fill=sheet.pale(), inset="0.8mm")
        cells.append(rows([label, styled(sheet.value(name), size="1.25em", weight='"bold"')], "0.5em"))
    return grid(cells, ["1fr"] * 3, gutter="3mm")


LAYOUTS = (labels_above, labels_above, label_lines, head_strip, bare_values)
TEST_LAYOUTS = (large_values, large_values, label_lines, labels_above)


def _stub(sheet: Sheet, names: list[str]) -> list[str]:
    """Some of the fields again."""
    kept = [name for name in names if sheet.chance(0.5)][:5]
    return [sheet.stacked(name, "0.75em") for name in kept]


def _code(sheet: Sheet) -> str:
    drawn = sheet.rng.choice((barcode, matrix_code, None))
    return align(drawn(sheet), sheet.rng.choice(("left", "right", "center"))) if drawn else ""


def _notes(sheet: Sheet, is_card: bool) -> str:
    """Small print, on sheets sometimes as a list."""
    texts = list(sheet.texts.business["tickets"]["notes"])
    chosen = sheet.rng.sample(texts, sheet.rng.randint(1, 2 if is_card else 6))
    if not is_card and len(chosen) > 2 and sheet.chance(0.4):
        return styled(remark_list(sheet, chosen), size="0.85em")
    return styled(remark_paragraph(sheet, chosen), size="0.8em")
