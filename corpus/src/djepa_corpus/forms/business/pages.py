"""Documents from parts that are stacked, with a footer on every page or at the end."""

from ..markup import space
from ..sheet import Sheet
from ..typesetting import PageSource
from .regions import settle


OTHER_PAGE_SHARE = 0.25  # of documents: any of their pages is the example instead of the first one


def stack(sheet: Sheet, parts: list[str], foot: str = "", gap: float = 0.0, unsure: tuple[str, ...] = ()) -> PageSource:
    """Stack the parts `gap` millimetres apart; the footer is at the bottom of every page or after the last part.

    `unsure` are topics that the page may have without marking them.
    """
    gap = gap or sheet.rng.uniform(2.5, 9)
    body = space(f"{gap:.1f}mm").join(part for part in parts if part)
    style, fixed = sheet.style, ""
    if foot and style.paper[1] and sheet.chance(0.7):
        fixed = style.preamble() + foot
    elif foot:
        body += f"#v(1fr)\n{foot}"
    _name_gross_and_net(sheet)
    settle(sheet, unsure)
    return PageSource(style.paper, style.margin, style.preamble() + body, fixed, other_page(sheet))


def _name_gross_and_net(sheet: Sheet) -> None:
    """Where a tax is printed, the total is also the gross amount, and the net total the net amount."""
    keys = [answer.key for answer in sheet.answers]
    if "tax_amount" in keys and "gross_amount" not in keys:
        sheet.also("total", "gross_amount")
        sheet.also("net_total", "net_amount")


def other_page(sheet: Sheet) -> float:
    """Draw `which_page` of a document."""
    return sheet.rng.random() if sheet.chance(OTHER_PAGE_SHARE) else 0.0
