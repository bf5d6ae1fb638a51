"""Bar codes and matrix codes of random contents, encoded by zxing-cpp."""

from collections.abc import Callable, Iterable
from itertools import groupby
from random import Random

import numpy as np
import zxingcpp

from ..fonts import font_list
from ..markup import rows, styled, tx
from ..sheet import Sheet
from .paths import Drawing, circle, ink, rectangle, regular_polygon, rgb


Rect = tuple[float, float, float, float]  # x, y, width, height
BLACK = "black"
MAX_WIDTH = 75  # millimetres
DIGITS, CHARACTERS = "0123456789", "ABCDEFGHKLMNPRSTUVWX0123456789-"


def encode(kind: str, text: str, **options) -> tuple[np.ndarray, str]:
    """Dark modules `(rows, columns)` of a code, and its text with check digits; `options` of `create_barcode`."""
    code = zxingcpp.create_barcode(text, zxingcpp.barcode_format_from_str(kind), **options)
    return np.array(code.to_image(scale=1, add_quiet_zones=False)) == 0, code.text


def random_text(rng: Random, characters: str, shortest: int, longest: int) -> str:
    return "".join(rng.choices(characters, k=rng.randint(shortest, longest)))


def barcode(sheet: Sheet) -> str:
    """Bars, some with digits below that are text, outlines, or groups as on goods."""
    rng = sheet.rng
    kind = sheet.pick((plain_bars, plain_bars, plain_bars, goods_bars, two_widths), (plain_bars, two_widths, mail_bars))
    bars, digits = kind(sheet)
    body = bars.markup()
    if digits and sheet.chance(0.65):
        font = rng.choice(font_list()["code"])
        size = rng.uniform(5, 9)
        text = styled(tx(digits), font=f'"{font}"', size=f"{size:.1f}pt", tracking=f"{rng.uniform(0, 2):.1f}pt")
        text = text if sheet.chance(0.4) else ink(text)
        where = rng.choice(("center", "center", "left"))
        body = f"#box[#align({where})[{rows([body, text] if sheet.chance(0.9) else [text, body], '1.2mm')}]];"
    if sheet.chance(0.06):
        body = f"#rotate({rng.choice((-90, 90))}deg, reflow: true)[{body}]"
    return sheet.region("barcode", body, inline=True)


def plain_bars(sheet: Sheet) -> tuple[Drawing, str]:
    """Code 128."""
    rng = sheet.rng
    modules, text = encode("Code128", random_text(rng, DIGITS, 8, 24))
    return _modules(modules, rng.uniform(0.22, 0.42), rng.uniform(6, 17)), text


def two_widths(sheet: Sheet) -> tuple[Drawing, str]:
    """Code 39."""
    rng = sheet.rng
    modules, text = encode("Code39", random_text(rng, CHARACTERS, 3, 10))
    return _modules(modules, rng.uniform(0.22, 0.38), rng.uniform(6, 15)), f"*{text}*"


def goods_bars(sheet: Sheet) -> tuple[Drawing, str]:
    """EAN-13, as on goods; the digits are set between the guards."""
    rng, unit = sheet.rng, sheet.rng.uniform(0.26, 0.4)
    height = rng.uniform(10, 22)
    modules, digits = encode("EAN13", random_text(rng, DIGITS, 12, 12))
    drawing = _modules(modules[:1], unit, height - 5 * unit).add(_modules(modules[-1:], unit, height))  # long guards
    size = f"{9 * unit:.2f}mm"
    for text, x, wide in ((digits[0], -5, 6), (digits[1:7], 24, 38), (digits[7:], 71, 38)):
        body = styled(tx(text), size=size, font=f'"{font_list()["plain"][0]}"', tracking=f"{0.9 * unit:.2f}mm")
        drawing.letters(body, (x * unit, height - 1.5 * unit), (wide * unit, 7 * unit))
    return drawing, ""


def mail_bars(sheet: Sheet) -> tuple[Drawing, str]:
    """Held out: short bars of four heights, as on letters."""
    rng, unit = sheet.rng, sheet.rng.uniform(0.5, 0.7)
    bars = []
    for index in range(rng.randint(30, 66)):
        up, down = rng.random() < 0.5, rng.random() < 0.5
        bars.append((2 * unit * index, -unit * (1 + 1.5 * up), unit * 0.8, unit * (2 + 1.5 * (up + down))))
    return _filled(bars), ""


def _filled(rects: Iterable[Rect], paint: str = BLACK) -> Drawing:
    drawing = Drawing()
    drawing.fill([rectangle(*rect) for rect in rects], paint)
    return drawing


def matrix_code(sheet: Sheet) -> str:
    """A matrix code in one of the usual kinds."""
    drawing = sheet.pick(MATRIX_CODES, TEST_MATRIX_CODES)(sheet)
    return sheet.region("matrix_code", drawing.markup(), inline=True)


def quick_response(sheet: Sheet) -> Drawing:
    """QR code; some in colour, with dots as modules, a logo or a frame."""
    rng = sheet.rng
    modules, _ = encode("QRCode", random_text(rng, CHARACTERS, 8, 90))
    cells = len(modules)
    side = rng.uniform(15, 33)
    unit = side / cells
    paint = BLACK if sheet.chance(0.85) else rgb(rng.choice(("#1a237e", "#004d40", sheet.style.accent)))
    has_logo = sheet.chance(0.08)
    if has_logo:
        middle = slice(cells // 2 - 3, cells // 2 + 4)
        modules[middle, middle] = False
    if sheet.chance(0.08):
        finders = np.zeros_like(modules)
        finders[:7, :7] = finders[:7, -7:] = finders[-7:, :7] = True
        drawing = _modules(modules & finders, unit, side, paint).add(_dots(modules & ~finders, unit, paint))
    else:
        drawing = _modules(modules, unit, side, paint)
    if has_logo:
        shape = rng.choice((circle(side / 2, side / 2, 2.4 * unit), regular_polygon(side / 2, side / 2, 2.6 * unit, 4)))
        drawing.fill([shape], rgb(sheet.style.accent))
    if sheet.chance(0.1):
        edge = rng.uniform(1, 3)
        frame = rectangle(-edge, -edge, side + 2 * edge, side + 2 * edge)
        drawing.stroke([frame], paint, rng.uniform(0.2, 0.8), closed=True)
    return drawing


def data_matrix(sheet: Sheet) -> Drawing:
    """Data Matrix, most of them square."""
    rng = sheet.rng
    modules, _ = encode("DataMatrix", random_text(rng, CHARACTERS, 3, 40), force_square=sheet.chance(0.85))
    unit = min(rng.uniform(9, 22) / len(modules), MAX_WIDTH / modules.shape[1])
    return _modules(modules, unit, unit * len(modules))


def stacked_bars(sheet: Sheet) -> Drawing:
    """PDF417."""
    rng = sheet.rng
    modules, _ = encode("PDF417", random_text(rng, CHARACTERS, 10, 160))
    unit = min(rng.uniform(0.25, 0.42), MAX_WIDTH / modules.shape[1])
    return _modules(modules, unit, unit * rng.uniform(0.7, 1.3) * len(modules))


def bull_eye(sheet: Sheet) -> Drawing:
    """Held out: Aztec code."""
    modules, _ = encode("Aztec", random_text(sheet.rng, CHARACTERS, 3, 60))
    side = sheet.rng.uniform(12, 26)
    return _modules(modules, side / len(modules), side)


def _modules(modules: np.ndarray, unit: float, height: float, paint: str = BLACK) -> Drawing:
    """Draw dark modules in runs, `unit` wide or narrower if all are too wide, `height` high together (millimetres)."""
    unit, tall = min(unit, MAX_WIDTH / modules.shape[1]), height / len(modules)
    rects, y = [], 0
    for row, equal in groupby(modules.tolist()):
        count = len([*equal])
        edges = np.flatnonzero(np.diff([0, *row, 0]))
        rects += [
            (start * unit, y * tall, (end - start) * unit, count * tall) for start, end in zip(edges[::2], edges[1::2])
        ]
        y += count
    return _filled(rects, paint)


def _dots(modules: np.ndarray, unit: float, paint: str) -> Drawing:
    drawing = Drawing()
    places = [((x + 0.5) * unit, (y + 0.5) * unit) for y, x in zip(*np.nonzero(modules))]
    drawing.fill([regular_polygon(x, y, unit * 0.5, 8) for x, y in places], paint)
    return drawing


MATRIX_CODES: tuple[Callable[[Sheet], Drawing], ...]
MATRIX_CODES = (quick_response,) * 6 + (data_matrix, data_matrix, stacked_bars)
TEST_MATRIX_CODES = (quick_response, quick_response, data_matrix, stacked_bars, bull_eye)
