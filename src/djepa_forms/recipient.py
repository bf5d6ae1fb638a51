"""The recipient: the address window, titled blocks, and both parties next to or below each other."""

from .letterhead import address_lines
from .markup import bold, columns, grid, rows, space, styled, tx
from .sheet import Sheet


def recipient(sheet: Sheet) -> str:
    """The recipient's address in one of several layouts."""
    return sheet.pick(RECIPIENTS, TEST_RECIPIENTS)(sheet)


def _sender_line(sheet: Sheet) -> str:
    separator = tx(sheet.rng.choice((" · ", ", ", " - ", " | ", " * ")))
    body = styled(separator.join(address_lines(sheet, "seller", with_country=False)), size="0.7em")
    return f"#underline(offset: 2pt, stroke: 0.3pt)[{body}]\n" if sheet.chance(0.5) else body


def window(sheet: Sheet) -> str:
    """DIN 5008: the sender in small print above the recipient."""
    return rows([_sender_line(sheet), "#v(1mm)", *address_lines(sheet, "buyer")], "0.5em")


def plain(sheet: Sheet) -> str:
    return rows(address_lines(sheet, "buyer"), "0.5em")


def _titled_block(sheet: Sheet, who: str, bold_share: float = 0.3) -> str:
    heading = sheet.label(f"{who}_address")
    heading = bold(heading) if bold_share and sheet.chance(bold_share) else heading
    return rows([heading, *address_lines(sheet, who)], "0.5em")


def titled(sheet: Sheet) -> str:
    body = _titled_block(sheet, "buyer", 0)
    return sheet.panel(body, width=sheet.rng.choice(("70mm", "80mm", "60%"))) if sheet.chance(0.3) else body


def bill_and_ship(sheet: Sheet) -> str:
    """Billing and shipping address next to each other."""
    sheet.wide = True
    first, second = _titled_block(sheet, "buyer", 0), ""
    if sheet.has("shipping_address"):
        second = rows([sheet.label("shipping_address"), sheet.value("shipping_address")], "0.5em")
    return columns([first, second], ["1fr", "1fr"], "8mm")


def from_and_to(sheet: Sheet) -> str:
    """Held out: sender and recipient as two titled columns."""
    sheet.wide = True
    parties = [_titled_block(sheet, who, 0) for who in ("seller", "buyer")]
    return columns(parties, ["1fr", "1fr"], "8mm") + space("1mm")


def to_and_from(sheet: Sheet) -> str:
    """Recipient and sender as two titled columns, the recipient first."""
    sheet.wide = True
    parties = [_titled_block(sheet, who) for who in ("buyer", "seller")]
    return columns(parties, ["1fr", "1fr"], sheet.rng.choice(("4mm", "8mm", "12mm")))


def stacked(sheet: Sheet) -> str:
    """Both titled parties below each other, as blocks or on one line each."""
    order = ("seller", "buyer") if sheet.chance(0.7) else ("buyer", "seller")
    if sheet.chance(0.5):
        return rows([_titled_block(sheet, who) for who in order], "1em")
    separator = tx(sheet.rng.choice((", ", " - ", " / ", " | ")))
    lines = [sheet.label(f"{who}_address") + tx(" ") + separator.join(address_lines(sheet, who)) for who in order]
    sheet.wide = True
    return rows(lines, "0.7em")


def right_hand(sheet: Sheet) -> str:
    """The recipient in the right half, as in French letters, sometimes with the sender on the left."""
    sheet.wide = True
    body = rows(address_lines(sheet, "buyer"), "0.5em")
    left = rows(address_lines(sheet, "seller"), "0.5em") if sheet.chance(0.4) else ""
    return columns([left, sheet.panel(body) if sheet.chance(0.3) else body], ["1fr", "75mm"])


def labelled(sheet: Sheet) -> str:
    """Each part of the recipient's address with its own label."""
    names = sheet.available("buyer_name", "buyer_street", "buyer_postcode", "buyer_city", "buyer_country")
    details = grid(sheet.pairs(names), ["auto", "auto"], column_gutter="3mm", row_gutter="0.5em")
    return rows([bold(sheet.label("buyer_address", "")), details], "0.6em") if sheet.chance(0.4) else details


RECIPIENTS = (window, window, window, plain, plain, titled, titled, bill_and_ship, bill_and_ship)
RECIPIENTS += (to_and_from, stacked, right_hand, right_hand, labelled)
TEST_RECIPIENTS = (from_and_to, window, titled)
