"""Marks that pages of every kind get after printing: stamps, notes, signatures, stickers, watermarks."""

import dataclasses

from ..fonts import font_list
from ..markup import align, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .codes import barcode, matrix_code
from .emblems import Palette
from .handwriting import handwriting
from .logos import sized
from .paths import ink, rgb
from .signatures import signature
from .stamps import stamp
from .symbols import SYMBOLS, TEST_SYMBOLS


OVERLAY_SHARE = 0.27  # of pages
STICKER_SHARE = 0.05  # of pages
# Centres horizontally and vertically as a share of the space; the content shrinks if it is wider than the page.
PLACED = """#place(top + left, block(width: 100%, height: 100%, layout(size => {
  let body = [BODY]
  let extent = measure(body)
  let part = calc.min(1, 0.9 * size.width / extent.width) * 100%
  let body = if part < 100% { scale(part, reflow: true, body) } else { body }
  let extent = measure(body)
  place(top + left, dx: X * (size.width - extent.width), dy: Y * (size.height - extent.height), body)
})))
"""


def with_overlays(sheet: Sheet, source: PageSource) -> PageSource:
    """Return the source, on some pages with marks over the content, or with a sticker above it."""
    if sheet.chance(OVERLAY_SHARE):
        source = dataclasses.replace(source, overlay=source.overlay + "".join(overlays(sheet)))
    if sheet.chance(STICKER_SHARE):
        where = sheet.rng.choice(("top + right", "top + left", "top + center", "bottom + right", "bottom + left"))
        float_ = f"#place({where}, float: true, clearance: {sheet.rng.uniform(2, 6):.1f}mm, [{sticker(sheet)}])\n"
        source = dataclasses.replace(source, body=float_ + source.body)
    return source


def overlays(sheet: Sheet) -> list[str]:
    """One to four marks in random places of a page."""
    rng = sheet.rng
    kinds = rng.choices((written, stamped, signed, watermark), (50, 35, 10, 5), k=rng.choice((1, 1, 1, 2, 2, 3, 4)))
    return [kind(sheet) for kind in kinds]


def written(sheet: Sheet) -> str:
    """A note, mostly in the margin or in the free space below."""
    rng = sheet.rng
    margins = ((0.01, 0.08), (0.9, 0.99))
    across = rng.uniform(*rng.choice(margins)) if sheet.chance(0.45) else rng.uniform(0.03, 0.97)
    down = rng.uniform(0.7, 0.96) if sheet.chance(0.35) else rng.uniform(0.03, 0.96)
    return placed(handwriting(sheet), across, down)


def stamped(sheet: Sheet) -> str:
    rng = sheet.rng
    across, down = rng.choice(((0.5, 0.5), (0.8, 0.1), (0.8, 0.9), (0.2, 0.9), (0.5, 0.3)))
    return placed(stamp(sheet, rng.uniform(0.75, 1.2)), _near(sheet, across), _near(sheet, down))


def signed(sheet: Sheet) -> str:
    return placed(signature(sheet), sheet.rng.uniform(0.05, 0.95), sheet.rng.uniform(0.5, 0.97))


def watermark(sheet: Sheet) -> str:
    """A large pale logo."""
    rng = sheet.rng
    paint = f"{rgb(sheet.style.accent)}.transparentize({rng.randint(80, 92)}%)"
    figure = sheet.pick(SYMBOLS, TEST_SYMBOLS)(rng, Palette(paint, paint, "white.transparentize(60%)"))
    drawn = sized(figure, rng.uniform(50, 120)).markup()
    return placed(sheet.region("logo", drawn, inline=True), _near(sheet, 0.5), _near(sheet, 0.5))


def sticker(sheet: Sheet) -> str:
    """A label with a bar code or matrix code and a line of text, some in a frame."""
    rng = sheet.rng
    code = barcode(sheet) if sheet.chance(0.65) else matrix_code(sheet)
    number = "".join(rng.choice("0123456789") for _ in range(rng.randint(5, 9)))
    text = rng.choice((number, f"{rng.choice('RLCE')}{rng.choice('ABDEFNX')} {number}", sheet.raw("seller_name")[:24]))
    line = ink(
        styled(tx(text), font=f'"{font_list()["plain"][0]}"', size=f"{rng.uniform(6, 11):.1f}pt", weight='"bold"')
    )
    parts = rng.choice(([code], [code], [code, line], [line, code]))
    body = f"#box[{align(rows(parts, '1.2mm'), 'center')}]"
    if sheet.chance(0.5):
        frame = (
            f"inset: {rng.uniform(1, 3):.1f}mm, stroke: {rng.uniform(0.3, 1):.1f}pt, radius: {rng.choice((0, 0, 1))}mm"
        )
        body = f"#box({frame})[{body}]"
    return body


def placed(body: str, across: float, down: float) -> str:
    """Place content on a page: 0 is at the left or top edge, 1 at the right or bottom edge."""
    return PLACED.replace("BODY", body).replace("X *", f"{across:.3f} *").replace("Y *", f"{down:.3f} *")


def _near(sheet: Sheet, share: float) -> float:
    return min(max(sheet.rng.gauss(share, 0.15), 0.01), 0.99)
