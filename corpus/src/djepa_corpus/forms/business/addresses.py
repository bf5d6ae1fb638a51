"""Sender and recipient: letterheads with logos and contact lines, address windows, titled blocks."""

import functools
import re

from ..language import load_country
from ..marks import logo
from ..markup import align, bold, box, colour, columns, grid, rows, space, styled, tx
from ..sheet import Answer, Sheet


def letterhead(sheet: Sheet) -> str:
    """The sender at the top of the page, in one of several layouts; a logo alone is not a page header."""
    layout = sheet.pick(LETTERHEADS, TEST_LETTERHEADS)
    marked = layout in (logo_only, centred)
    return layout(sheet) if marked else sheet.region("page_header", layout(sheet))


def recipient(sheet: Sheet) -> str:
    """The recipient's address in one of several layouts."""
    return sheet.pick(RECIPIENTS, TEST_RECIPIENTS)(sheet)


def address_lines(sheet: Sheet, who: str, with_name: bool = True, with_country: bool | None = None) -> list[str]:
    """Lines of an address; each part is an answer, and so is the whole address."""
    ids: list[int] = []

    def part(name: str) -> str:
        number, marked = sheet.mark(tx(sheet.raw(name)))
        sheet.answers.append(Answer(name, [number]))
        ids.append(number)
        return marked

    lines = [part(name) for name in sheet.available(*((f"{who}_name",) if with_name else ()), f"{who}_street")]
    order = load_country(sheet.facts.country)["letterhead_place"]  # postal code and city in the country's order
    separator = ", " if "," in order else "  " if sheet.chance(0.1) else " "
    place = sheet.available(*(f"{who}_{name}" for name in re.findall(r"\w+", order)))
    lines.append(tx(separator).join([part(name) for name in place]))
    if sheet.has(f"{who}_country") and (sheet.chance(0.3) if with_country is None else with_country):
        lines.append(part(f"{who}_country"))
    sheet.answers.append(Answer(f"{who}_address", ids))
    return lines


def address_block(sheet: Sheet, who: str, gap: str = "0.5em", **settings) -> str:
    """The lines of an address below each other; `settings` as in `address_lines`."""
    block = sheet.region("address", rows(address_lines(sheet, who, **settings), gap))
    return rows([block, *_buyer_details(sheet)], gap) if who == "buyer" else block


def address_line(sheet: Sheet, who: str, separator: str, **settings) -> str:
    """An address on one line; `settings` as in `address_lines`."""
    return sheet.region("address", tx(separator).join(address_lines(sheet, who, **settings)))


def _buyer_details(sheet: Sheet) -> list[str]:
    """What is sometimes printed below the address of a customer."""
    lines = []
    if sheet.has("recipient") and sheet.raw("recipient") != sheet.raw("buyer_name") and sheet.chance(0.12):
        lines.append(sheet.inline("recipient"))
    if sheet.has("customer_vat_id") and sheet.chance(0.12):
        lines.append(sheet.inline("customer_vat_id"))
    if (phone := sheet.other_facts.values.get("phone")) and sheet.chance(0.06):  # not the sender's number
        lines.append(sheet.label("phone") + tx(" " + phone))
    return lines


def contact_lines(sheet: Sheet, most: int = 5) -> list[str]:
    chosen = sheet.block("contacts", 0.75)[:most] + sheet.block("rare_contacts", 0.08)
    bare, lines = sheet.chance(0.15), []
    for name in chosen:
        is_evident = name in ("email", "website") and sheet.chance(0.4)
        lines.append(sheet.value(name) if is_evident or bare else sheet.inline(name))
    return lines


def _company_name(sheet: Sheet, size: str = "1.8em") -> str:
    settings = {"size": size, "font": f'"{sheet.style.display_font}"'}
    if sheet.chance(0.6):
        settings["weight"] = '"bold"'
    if sheet.chance(0.6):
        settings["fill"] = colour(sheet.style.accent)
    return styled(sheet.value("seller_name"), **settings)


def name_and_address(sheet: Sheet) -> str:
    name, words = _company_name(sheet), sheet.rng.choice(sheet.texts.sentences["without_values"]).split()[:5]
    slogan = styled(tx(" ".join(words)), style='"italic"', size="0.9em") if sheet.chance(0.12) else ""
    left = rows([name, slogan, address_block(sheet, "seller", with_name=False)], "0.5em")
    right = rows(contact_lines(sheet), "0.5em")
    return columns([left, align(right, sheet.rng.choice(("right", "left")))], ["1fr", "auto"])


def logo_and_address(sheet: Sheet) -> str:
    address = rows([address_block(sheet, "seller", "0.45em"), *contact_lines(sheet)], "0.45em")
    address = styled(address, size=sheet.rng.choice(("0.8em", "0.9em", "1em")))
    image = logo(sheet)
    parts = [image, address] if sheet.chance(0.6) else [address, align(image, "right")]
    return columns(parts, ["1fr", "auto"] if sheet.chance(0.8) else ["1fr", "1fr"])


def centred(sheet: Sheet) -> str:
    separator = sheet.rng.choice((" · ", " | ", ", ", " - ", " • "))
    address = address_line(sheet, "seller", separator, with_name=False)
    contacts = tx(separator).join(contact_lines(sheet))
    body = sheet.region("page_header", rows([_company_name(sheet, "2em"), address, contacts], "0.6em"))
    under = f"#line(length: 100%, stroke: {sheet.style.rule})\n" if sheet.chance(0.5) else ""
    return f"#align(center)[{body}]\n{under}"


def band(sheet: Sheet) -> str:
    """White text on the accent colour."""
    name = styled(sheet.value("seller_name"), size="1.9em", weight='"bold"', font=f'"{sheet.style.display_font}"')
    right = rows([address_block(sheet, "seller", "0.4em", with_name=False), *contact_lines(sheet, most=2)], "0.4em")
    body = styled(columns([name, styled(right, size="0.85em")], ["1fr", "auto"]), fill="white")
    return box(body, width="100%", fill=colour(sheet.style.accent), inset="4mm")


def logo_only(sheet: Sheet) -> str:
    return align(logo(sheet), sheet.rng.choice(("right", "left", "center", "right")))


def three_columns(sheet: Sheet) -> str:
    address, contacts = address_block(sheet, "seller", "0.45em"), rows(contact_lines(sheet), "0.45em")
    parts = [logo(sheet), styled(address, size="0.85em"), styled(contacts, size="0.85em")]
    return columns(parts, ["1fr", "1fr", "auto"], "6mm")


def contact_grid(sheet: Sheet) -> str:
    """Held out: the name above a thick rule, contacts as a grid of labels and values."""
    details = grid(sheet.pairs(sheet.block("contacts")), ["auto", "auto"], column_gutter="3mm", row_gutter="0.45em")
    rule = f"#line(length: 100%, stroke: 2pt + {colour(sheet.style.accent)})\n"
    name, address = _company_name(sheet, "1.6em"), address_block(sheet, "seller", "0.45em", with_name=False)
    return name + rule + columns([address, details], ["1fr", "auto"])


def window(sheet: Sheet) -> str:
    """DIN 5008: the sender in small print above the recipient."""
    separator = sheet.rng.choice((" · ", ", ", " - ", " | ", " * "))
    sender = styled(address_line(sheet, "seller", separator, with_country=False), size="0.7em")
    if sheet.chance(0.5):
        sender = sheet.region("underline", f"#underline(offset: 2pt, stroke: 0.3pt)[{sender}]")
    return rows([sender, "#v(1mm)", address_block(sheet, "buyer")], "0.5em")


def _titled_block(sheet: Sheet, who: str, bold_share: float = 0) -> str:
    heading = sheet.label(f"{who}_address")
    heading = bold(heading) if bold_share and sheet.chance(bold_share) else heading
    return rows([heading, address_block(sheet, who)], "0.5em")


def titled(sheet: Sheet) -> str:
    body = _titled_block(sheet, "buyer")
    return sheet.panel(body, width=sheet.rng.choice(("70mm", "80mm", "60%"))) if sheet.chance(0.3) else body


def bill_and_ship(sheet: Sheet) -> str:
    buyer, shipping = _titled_block(sheet, "buyer"), ""
    if sheet.has("shipping_address"):
        address = sheet.region("address", sheet.value("shipping_address"))
        shipping = rows([sheet.label("shipping_address"), address], "0.5em")
    return sheet.halves(buyer, shipping)


def from_and_to(sheet: Sheet) -> str:
    """Held out: sender and recipient as two titled columns."""
    return sheet.halves(*(_titled_block(sheet, who) for who in ("seller", "buyer"))) + space("1mm")


def to_and_from(sheet: Sheet) -> str:
    parties = [_titled_block(sheet, who, 0.3) for who in ("buyer", "seller")]
    return sheet.halves(*parties, gutter=sheet.rng.choice(("4mm", "8mm", "12mm")))


def stacked(sheet: Sheet) -> str:
    """Both titled parties below each other, as blocks or on one line each."""
    order = ("seller", "buyer") if sheet.chance(0.7) else ("buyer", "seller")
    if sheet.chance(0.5):
        return rows([_titled_block(sheet, who, 0.3) for who in order], "1em")
    separator, sheet.wide = sheet.rng.choice((", ", " - ", " / ", " | ")), True
    cells = [cell for who in order for cell in (sheet.label(f"{who}_address"), address_line(sheet, who, separator))]
    return grid(cells, ["auto", "1fr"], column_gutter="0.4em", row_gutter="0.7em")


def right_hand(sheet: Sheet) -> str:
    """The recipient in the right half, as in French letters, sometimes with the sender on the left."""
    sheet.wide = True
    body = address_block(sheet, "buyer")
    left = address_block(sheet, "seller") if sheet.chance(0.4) else ""
    return columns([left, sheet.panel(body) if sheet.chance(0.3) else body], ["1fr", "75mm"])


def labelled(sheet: Sheet) -> str:
    details = grid(sheet.pairs(sheet.block("recipient")), ["auto", "auto"], column_gutter="3mm", row_gutter="0.5em")
    return rows([bold(sheet.label("buyer_address", "")), details], "0.6em") if sheet.chance(0.4) else details


LETTERHEADS = (name_and_address, logo_and_address, logo_and_address, centred, band, logo_only, three_columns)
TEST_LETTERHEADS = (contact_grid, logo_and_address, centred, logo_only)
buyer_block = functools.partial(address_block, who="buyer")
RECIPIENTS = (window, window, window, buyer_block, buyer_block, titled, titled, bill_and_ship, bill_and_ship)
RECIPIENTS += (to_and_from, stacked, right_hand, right_hand, labelled)
TEST_RECIPIENTS = (from_and_to, window, titled)
