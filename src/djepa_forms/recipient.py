"""Who receives: the address window, titled blocks, and both parties side by side or below each other."""

from .letterhead import address_lines
from .markup import bold, columns, grid, rows, space, styled, tx
from .sheet import Sheet


def recipient(sheet: Sheet) -> str:
    """The recipient's address, with or without a heading and the sender's small line above."""
    return sheet.pick(RECIPIENTS, TEST_RECIPIENTS)(sheet)


def sender_line(sheet: Sheet) -> str:
    separator = tx(sheet.rng.choice((" · ", ", ", " - ", " | ", " * ")))
    body = styled(separator.join(address_lines(sheet, "seller", with_country=False)), size="0.7em")
    return f"#underline(offset: 2pt, stroke: 0.3pt)[{body}]\n" if sheet.chance(0.5) else body


def window(sheet: Sheet) -> str:
    """DIN 5008: the sender in small print above the recipient."""
    return rows([sender_line(sheet), "#v(1mm)", *address_lines(sheet, "buyer")], "0.5em")


def plain(sheet: Sheet) -> str:
    return rows(address_lines(sheet, "buyer"), "0.5em")


def titled(sheet: Sheet) -> str:
    heading = sheet.label("buyer_address")
    body = rows([heading, *address_lines(sheet, "buyer")], "0.5em")
    return sheet.panel(body, width=sheet.rng.choice(("70mm", "80mm", "60%"))) if sheet.chance(0.3) else body


def bill_and_ship(sheet: Sheet) -> str:
    """Billing and delivery address beside each other."""
    sheet.wide = True
    first = rows([sheet.label("buyer_address"), *address_lines(sheet, "buyer")], "0.5em")
    second = rows([sheet.label("shipping_address"), shipping(sheet)], "0.5em") if sheet.has("shipping_address") else ""
    return columns([first, second], ["1fr", "1fr"], "8mm")


def shipping(sheet: Sheet) -> str:
    return sheet.value("shipping_address")


def from_and_to(sheet: Sheet) -> str:
    """Held out: sender and recipient as two titled columns."""
    sheet.wide = True
    first = rows([sheet.label("seller_address"), *address_lines(sheet, "seller")], "0.5em")
    second = rows([sheet.label("buyer_address"), *address_lines(sheet, "buyer")], "0.5em")
    return columns([first, second], ["1fr", "1fr"], "8mm") + space("1mm")


def to_and_from(sheet: Sheet) -> str:
    """Recipient and sender as two titled columns, the recipient first."""
    sheet.wide = True
    parties = [_titled_block(sheet, who) for who in ("buyer", "seller")]
    return columns(parties, ["1fr", "1fr"], sheet.rng.choice(("4mm", "8mm", "12mm")))


def stacked(sheet: Sheet) -> str:
    """One titled party below the other, each as a block or on one line."""
    order = ("seller", "buyer") if sheet.chance(0.7) else ("buyer", "seller")
    if sheet.chance(0.5):
        return rows([_titled_block(sheet, who) for who in order], "1em")
    separator = tx(sheet.rng.choice((", ", " - ", " / ", " | ")))
    lines = [sheet.label(f"{who}_address") + tx(" ") + separator.join(address_lines(sheet, who)) for who in order]
    sheet.wide = True
    return rows(lines, "0.7em")


def right_hand(sheet: Sheet) -> str:
    """The recipient on the right half, as French letters have it; sometimes the sender's address beside it."""
    sheet.wide = True
    body = rows(address_lines(sheet, "buyer"), "0.5em")
    beside = rows(address_lines(sheet, "seller"), "0.5em") if sheet.chance(0.4) else ""
    return columns([beside, sheet.panel(body) if sheet.chance(0.3) else body], ["1fr", "75mm"])


def labelled(sheet: Sheet) -> str:
    """Each part of the recipient's address with a label of its own."""
    names = sheet.available("buyer_name", "buyer_street", "buyer_postcode", "buyer_city", "buyer_country")
    cells = [cell for name in names for cell in (sheet.label(name), sheet.value(name))]
    details = grid(cells, ["auto", "auto"], column_gutter="3mm", row_gutter="0.5em")
    return rows([bold(sheet.label("buyer_address", "")), details], "0.6em") if sheet.chance(0.4) else details


def _titled_block(sheet: Sheet, who: str) -> str:
    heading = sheet.label(f"{who}_address")
    return rows([bold(heading) if sheet.chance(0.3) else heading, *address_lines(sheet, who)], "0.5em")


RECIPIENTS = (
    *(window, window, window, plain, plain, titled, titled, bill_and_ship, bill_and_ship),
    *(to_and_from, stacked, right_hand, right_hand, labelled),
)
TEST_RECIPIENTS = (from_and_to, window, titled)
