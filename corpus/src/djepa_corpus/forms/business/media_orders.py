"""Orders, contracts and invoices of advertising air time: gridded headers, dense lines, gross and net amounts."""

from ..identities import draw_number
from ..language import load_shared
from ..marks import logo, signature
from ..markup import align, bold, box, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..trade_facts import COMMISSION_PERCENT
from ..typesetting import PageSource
from .addresses import address_lines, contact_lines
from .cells import add_cells
from .closing import page_count
from .gridded import gridded
from .media_lines import Line, draw_lines, line_table
from .media_spots import spot_table
from .meta import title
from .pages import stack
from .regions import remark_paragraph


ENGLISH_SHARE = 0.8  # of orders; most of them are from the United States
FLIGHT_SEPARATORS = (" - ", " - ", " to ", "-", " / ", " thru ")


def media_order(sheet: Sheet) -> PageSource:
    """Station and agency, gridded header, lines, sums, terms; over several pages if there are many lines."""
    if sheet.chance(ENGLISH_SHARE):
        sheet.relocate("en", "US" if sheet.chance(0.9) else "CA")
    kind = "media_invoice" if sheet.chance(0.2) else "media_order"
    _dense(sheet)
    sheet.facts.values["contract_number"] = draw_number(sheet.rng, "media_contract")
    lines = draw_lines(sheet)
    parts = _opening(sheet, kind, _field_names(sheet, kind))
    in_table, blocks = sheet.chance(0.45), _sums(sheet, lines)
    if kind == "media_invoice" and sheet.chance(0.6):
        table, in_table = spot_table(sheet, lines), False
    else:
        table = line_table(sheet, lines, in_table)
    parts += [blocks, table] if sheet.chance(0.15) else [table, blocks if not in_table or sheet.chance(0.7) else ""]
    parts += _closing(sheet)
    foot = page_count(sheet) if sheet.chance(0.4) else ""
    return stack(sheet, parts, foot, sheet.rng.uniform(1.5, 5))


def _dense(sheet: Sheet) -> None:
    """Small type and narrow margins; sometimes landscape paper."""
    rng, style = sheet.rng, sheet.style
    style.paper = rng.choice(((216, 279), (216, 279), (216, 279), (210, 297), (279, 216)))
    style.size, style.margin = rng.uniform(6.2, 8.5), (rng.uniform(7, 16), rng.uniform(7, 14))
    style.bilingual, style.currency_place = "", "as_is"


def _field_names(sheet: Sheet, kind: str) -> list[str]:
    """Draw the fields and cells of the header; the ends of the flight are two cells or one."""
    rng, words = sheet.rng, sheet.texts.business["media"]
    names = sheet.likely("media", 0.5)
    if kind == "media_invoice":
        names = ["invoice_number", "invoice_date", *(["billing_period"] if sheet.chance(0.5) else []), *names]
    if sheet.chance(0.35):
        sheet.printed["contract_number"] = sheet.cased(rng.choice(words["numbers"]))
    if sheet.chance(0.5):
        separator = rng.choice(FLIGHT_SEPARATORS if sheet.language == "en" else FLIGHT_SEPARATORS[:2])
        names.append(sheet.join("flight", rng.choice(words["flight"]), separator, ["flight_from", "flight_to"]))
    else:
        names += ["flight_from", "flight_to"]
    cells = add_cells(sheet, rng.sample(load_shared("blocks")["media_cells"], rng.randint(2, 12)))
    others = sheet.block("media_others", 0.12)
    at = rng.randint(0, len(cells))
    names = [*names, *cells[:at], *others, *cells[at:]]
    if sheet.chance(0.4):
        rng.shuffle(names)
    return names


def _opening(sheet: Sheet, kind: str, names: list[str]) -> list[str]:
    """Title, station, parties and one to three gridded blocks."""
    head = title(sheet, kind)
    station = sheet.region("page_header", _station(sheet)) if sheet.chance(0.75) else ""
    first, rest = (names[:4], names[4:]) if len(names) > 8 and sheet.chance(0.5) else ([], names)
    side = gridded(sheet, first)
    body, party = _blocks(sheet, rest), _party(sheet) if sheet.chance(0.6) else ""
    order = sheet.rng.choice(("station_left", "station_left", "title_first", "side", "party_right"))
    if order == "title_first":
        return [align(head, sheet.rng.choice(("center", "left"))), station, side, party, body]
    if order == "side":
        return [station, columns([rows([head, party], "3mm"), side], ["1fr", "1fr"], "5mm"), body]
    if order == "party_right":
        return [station, columns([head, party], ["1fr", "45%"], "5mm"), side, body]
    return [columns([station, rows([head, side], "2mm")], ["1fr", "1fr"], "5mm"), party, body]


def _blocks(sheet: Sheet, names: list[str]) -> str:
    """The fields in one to three blocks."""
    count = sheet.rng.choice((1, 1, 2, 3)) if len(names) > 7 else 1
    size = -(-len(names) // count)
    blocks = [gridded(sheet, names[start : start + size]) for start in range(0, len(names), size)]
    return rows(blocks, sheet.rng.choice(("0mm", "1.5mm", "3mm")))


def _station(sheet: Sheet) -> str:
    """The station with its address and contacts, perhaps with a logo."""
    name = tx(sheet.raw("station"))
    if sheet.chance(0.6):
        name = sheet.value("station")
    name = styled(name, size=f"{sheet.rng.uniform(1, 2):.1f}em", weight='"bold"')
    address = sheet.region("address", rows(address_lines(sheet, "seller", with_name=sheet.chance(0.3)), "0.4em"))
    body = rows([name, address, *contact_lines(sheet, 2)], "0.45em")
    return columns([logo(sheet), body], ["auto", "1fr"], "4mm") if sheet.chance(0.3) else body


def _party(sheet: Sheet) -> str:
    """The address of the agency or the advertiser, mostly below a label."""
    name = "agency" if sheet.chance(0.75) else "advertiser"
    lines = [sheet.value(name), *address_lines(sheet, "buyer", with_name=False)]
    block = sheet.region("address", rows(lines, "0.45em"))
    label = sheet.label(name if sheet.chance(0.5) else "buyer_address")
    if sheet.chance(0.3):
        return block
    return columns([label, block], ["auto", "1fr"], "2mm") if sheet.chance(0.5) else rows([label, block], "0.5em")


def _sums(sheet: Sheet, lines: list[Line]) -> str:
    """Gross amount, commission and net amount in one of several forms."""
    return sheet.pick(SUMS, TEST_SUMS)(sheet, lines)


def _sum_names(sheet: Sheet) -> list[str]:
    names = ["spot_count"] if sheet.chance(0.5) else []
    return names + ["gross_amount", *(["agency_commission", "net_amount"] if sheet.chance(0.75) else [])]


def sum_strip(sheet: Sheet, lines: list[Line]) -> str:
    names = _sum_names(sheet)
    cells = [bold(cell) if sheet.chance(0.3) else cell for cell in sheet.header_row(names)]
    looks = (sheet.ruled() if sheet.chance(0.6) else {}) | (sheet.filled_header() if sheet.chance(0.4) else {})
    width = sheet.rng.choice(("100%", "60%", "50%"))
    table = grid(
        cells, ["1fr"] * len(names), align=sheet.rng.choice(("right", "left", "center")), inset="1.2mm", **looks
    )
    return align(box(sheet.region("table", table), width=width), sheet.rng.choice(("left", "right", "right")))


def sum_block(sheet: Sheet, lines: list[Line]) -> str:
    """Labels and amounts below each other; the commission mostly has its percentage."""
    cells = []
    for name in _sum_names(sheet):
        percent = f" {COMMISSION_PERCENT}%" if name == "agency_commission" and sheet.chance(0.4) else ""
        weight = {"weight": '"bold"'} if name == "gross_amount" and sheet.chance(0.4) else {}
        cells += [sheet.label(name, percent + sheet.style.label_ending), styled(sheet.value(name), **weight)]
    gap = f"{sheet.rng.uniform(2, 14):.1f}mm"
    body = grid(cells, ["auto", "auto"], align="(left, right)", column_gutter=gap, row_gutter="0.55em")
    body = sheet.panel(body) if sheet.chance(0.3) else body
    return align(body, sheet.rng.choice(("right", "right", "left", "center")))


def sum_line(sheet: Sheet, lines: list[Line]) -> str:
    """All sums on one line."""
    parts = [sheet.inline(name) for name in _sum_names(sheet)]
    return line(stroke=sheet.style.rule) + " #h(1fr) ".join(parts) + "\n"


def total_only(sheet: Sheet, lines: list[Line]) -> str:
    """One sum, which is called the total."""
    amount = sheet.ask_all(["total", "gross_amount"], tx(sheet.raw("gross_amount")))
    sheet.printed["total"] = sheet.cased(sheet.rng.choice(sheet.texts.business["media"]["totals"]))
    body = sheet.label("total") + tx("  ") + styled(amount, weight='"bold"', size="1.2em")
    return align(body, sheet.rng.choice(("right", "left")))


def by_month(sheet: Sheet, lines: list[Line]) -> str:
    """A table with a row for each month and a row of sums, whose labels are the heads of the columns."""
    rng, heads, formats = sheet.rng, sheet.texts.business["heads"], sheet.facts.formats
    names = ["gross_amount", *(["agency_commission"] if sheet.chance(0.5) else []), "net_amount"]
    months = _months(lines)
    cells = [tx(rng.choice(heads["month"])), tx(rng.choice(heads["spots"])), *(sheet.label(name, "") for name in names)]
    for month, part in months.items():
        gross = sum(amount for amount, _ in part)
        commission = (gross * COMMISSION_PERCENT + 50) // 100
        sums = {"gross_amount": gross, "agency_commission": commission, "net_amount": gross - commission}
        cells += [tx(formats.month(month)), tx(str(sum(spots for _, spots in part)))]
        cells += [tx(formats.money(sums[name])) for name in names]
    cells += [bold(tx("Total")), bold(sheet.value("spot_count")), *(bold(sheet.value(name)) for name in names)]
    looks = sheet.ruled() | (sheet.filled_header() if sheet.chance(0.5) else {})
    table = grid(cells, ["auto"] * (len(names) + 2), align="(left, right)", inset="1.2mm", **looks)
    return align(sheet.region("table", table), rng.choice(("left", "right", "center")))


def _months(lines: list[Line]) -> dict:
    """Return amounts and spots of lines by the first day of the month in which a line starts."""
    months = {}
    for each in sorted(lines, key=lambda each: each.start):
        months.setdefault(each.start.replace(day=1), []).append((each.amount, each.spots))
    return months


SUMS = (sum_strip, sum_strip, sum_block, sum_block, sum_block, sum_line, total_only, by_month, by_month)
TEST_SUMS = (sum_strip, by_month, total_only, sum_block)


def _closing(sheet: Sheet) -> list[str]:
    """Terms in small print and lines to sign on."""
    parts, words = [], sheet.texts.business["media"]
    if sheet.chance(0.6):
        texts = sheet.rng.sample(words["terms"], sheet.rng.randint(1, min(6, len(words["terms"]))))
        parts.append(styled(remark_paragraph(sheet, texts), size="0.85em"))
    if sheet.chance(0.3):
        caption = styled(tx(sheet.texts.phrases["signature"]), size="0.8em")
        hand = signature(sheet) if sheet.chance(0.6) else "#v(9mm)"
        parts.append(box(rows([hand, line(stroke="0.4pt"), caption], "0.4em"), width="70mm"))
    return parts
