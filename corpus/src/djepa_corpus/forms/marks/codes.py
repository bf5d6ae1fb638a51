"""Bar codes and matrix codes: random bars and modules with the frames of the usual kinds."""

from collections.abc import Callable, Iterable

import numpy as np

from ..fonts import font_list
from ..markup import rows, styled, tx
from ..sheet import Sheet
from .paths import Drawing, circle, ink, rectangle, regular_polygon, rgb


Rect = tuple[float, float, float, float]  # x, y, width, height
BLACK = "black"
MAX_WIDTH = 75  # millimetres
START_BARS, STOP_BARS = (8, 1, 1, 1, 1, 1, 1, 3), (7, 1, 1, 3, 1, 1, 1, 2, 1)  # bars and gaps in units


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
    """Bars and gaps of one to four units, as in Code 128."""
    rng, unit = sheet.rng, sheet.rng.uniform(0.22, 0.42)
    count = rng.randint(16, 52)
    widths = [rng.choice((1, 1, 1, 2, 2, 3, 4)) * unit for _ in range(2 * count + 1)]
    return _bars(widths, rng.uniform(6, 17)), "".join(rng.choice("0123456789") for _ in range(count // 3))


def two_widths(sheet: Sheet) -> tuple[Drawing, str]:
    """Narrow and wide bars, as in Code 39."""
    rng, unit = sheet.rng, sheet.rng.uniform(0.22, 0.38)
    wide = rng.choice((2.5, 3)) * unit
    count = rng.randint(5, 12)
    symbols = [rng.sample([unit] * 6 + [wide] * 3, 9) + [unit] for _ in range(count)]
    text = "".join(rng.choice("ABCDEFGHKLMNPRSTUVWX0123456789-") for _ in range(count - 2))
    return _bars([width for symbol in symbols for width in symbol][:-1], rng.uniform(6, 15)), f"*{text}*"


def goods_bars(sheet: Sheet) -> tuple[Drawing, str]:
    """Two groups of bars between longer guards, as on goods; the digits are set between the guards."""
    rng, unit = sheet.rng, sheet.rng.uniform(0.26, 0.4)
    height, guards = rng.uniform(10, 22), {0, 2, 46, 48, 92, 94}
    dark = guards | {3 + 7 * digit + at for digit in range(6) for at in rng.choice(((2, 5, 6), (1, 2, 6), (3, 4, 5)))}
    dark |= {50 + 7 * digit + at for digit in range(6) for at in rng.choice(((0, 1, 5), (0, 3, 4), (0, 2, 3)))}
    bars = [(x * unit, 0, unit, height if x in guards else height - 5 * unit) for x in sorted(dark)]
    drawing = _filled(bars)
    digits = "".join(rng.choice("0123456789") for _ in range(13))
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


def _bars(widths: list[float], height: float) -> Drawing:
    """Bars and gaps alternate; narrower if all are too wide."""
    widths = np.array(widths) * min(1, MAX_WIDTH / sum(widths))
    starts = np.cumsum([0.0, *widths])
    return _filled([(start, 0, width, height) for start, width in zip(starts[::2], widths[::2])])


def _filled(rects: Iterable[Rect], paint: str = BLACK) -> Drawing:
    drawing = Drawing()
    drawing.fill([rectangle(*rect) for rect in rects], paint)
    return drawing


def matrix_code(sheet: Sheet) -> str:
    """A matrix code in one of the usual kinds."""
    drawing = sheet.pick(MATRIX_CODES, TEST_MATRIX_CODES)(sheet)
    return sheet.region("matrix_code", drawing.markup(), inline=True)


def quick_response(sheet: Sheet) -> Drawing:
    """Three finder squares in the corners; some in colour, with dots as modules, a logo or a frame."""
    rng = sheet.rng
    cells = rng.choice((21, 25, 29, 33, 37))
    unit = rng.uniform(15, 33) / cells
    modules = _random_modules(sheet, cells, cells)
    for rows_, columns in ((slice(0, 8), slice(0, 8)), (slice(0, 8), slice(-8, None)), (slice(-8, None), slice(0, 8))):
        modules[rows_, columns] = False
    modules[6, 8:-8] = modules[8:-8, 6] = np.arange(cells - 16) % 2 == 0
    if cells > 21:
        modules[-9:-4, -9:-4] = True
        modules[-8:-5, -8:-5] = False
        modules[-7, -7] = True
    paint = BLACK if sheet.chance(0.85) else rgb(rng.choice(("#1a237e", "#004d40", sheet.style.accent)))
    has_logo = sheet.chance(0.08)
    if has_logo:
        middle = slice(cells // 2 - 3, cells // 2 + 4)
        modules[middle, middle] = False
    drawing = _modules(modules, unit, paint, dots=sheet.chance(0.08))
    for x, y in ((0, 0), (cells - 7, 0), (0, cells - 7)):
        _finder(drawing, x * unit, y * unit, unit, paint)
    if has_logo:
        centre = cells * unit / 2
        shape = rng.choice(
            (circle(centre, centre, 2.4 * unit, points=12), regular_polygon(centre, centre, 2.6 * unit, 4))
        )
        drawing.fill([shape], rgb(sheet.style.accent))
    if sheet.chance(0.1):
        edge = rng.uniform(1, 3)
        frame = rectangle(-edge, -edge, cells * unit + 2 * edge, cells * unit + 2 * edge)
        drawing.stroke([frame], paint, rng.uniform(0.2, 0.8), closed=True)
    return drawing


def _finder(drawing: Drawing, x: float, y: float, unit: float, paint: str) -> None:
    rects = [(x, y, 7 * unit, unit), (x, y + 6 * unit, 7 * unit, unit), (x, y + unit, unit, 5 * unit)]
    rects += [(x + 6 * unit, y + unit, unit, 5 * unit), (x + 2 * unit, y + 2 * unit, 3 * unit, 3 * unit)]
    drawing.add(_filled(rects, paint))


def data_matrix(sheet: Sheet) -> Drawing:
    """Solid bars at the left and below, alternating modules at the top and at the right; some twice as wide."""
    rng = sheet.rng
    high = rng.choice((12, 14, 16, 18, 20, 22, 24, 26))
    wide = high if sheet.chance(0.85) else 2 * high
    modules = _random_modules(sheet, high, wide)
    modules[0], modules[:, -1] = np.arange(wide) % 2 == 0, np.arange(high) % 2 == 1
    modules[:, 0] = modules[-1] = True
    return _modules(modules, rng.uniform(9, 22) / high)


def stacked_bars(sheet: Sheet) -> Drawing:
    """Rows of bars between guards, as in PDF417."""
    rng = sheet.rng
    count, width = rng.randint(5, 20), 17 * rng.randint(3, 7)
    start, stop = (np.repeat(np.arange(len(bars)) % 2 == 0, bars) for bars in (START_BARS, STOP_BARS))
    lines = []
    for _ in range(count):
        bars = [rng.choice((1, 1, 2, 3, 4)) for _ in range(width)]
        lines.append(np.concatenate([start, np.repeat(np.arange(width) % 2 == 0, bars)[:width], stop]))
    unit = min(rng.uniform(0.25, 0.42), MAX_WIDTH / len(lines[0]))
    return _modules(np.array(lines), unit, tall=unit * rng.choice((2, 3, 3, 4)))


def bull_eye(sheet: Sheet) -> Drawing:
    """Held out: squares inside each other in the middle, as in Aztec codes."""
    cells = sheet.rng.choice((15, 19, 23, 27))
    modules, middle = _random_modules(sheet, cells, cells), cells // 2
    y, x = np.indices((cells, cells))
    ring = np.maximum(abs(y - middle), abs(x - middle))
    modules = np.where(ring <= 4, ring % 2 == 0, modules)
    return _modules(modules, sheet.rng.uniform(12, 26) / cells)


def _random_modules(sheet: Sheet, high: int, wide: int) -> np.ndarray:
    bits = sheet.rng.getrandbits(high * wide)
    return np.array([bits >> index & 1 for index in range(high * wide)], dtype=bool).reshape(high, wide)


def _modules(
    modules: np.ndarray, unit: float, paint: str = BLACK, tall: float | None = None, dots: bool = False
) -> Drawing:
    """Draw dark modules, row by row in runs, `unit` wide and `tall` high (millimetres)."""
    tall, rects, drawing = tall or unit, [], Drawing()
    if dots:
        centres = [((x + 0.5) * unit, (y + 0.5) * unit) for y, x in zip(*np.nonzero(modules))]
        drawing.fill([regular_polygon(x, y, unit * 0.5, 8) for x, y in centres], paint)
        return drawing
    for y, row in enumerate(modules):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], row.astype(int), [0]])))
        rects += [(start * unit, y * tall, (end - start) * unit, tall) for start, end in zip(edges[::2], edges[1::2])]
    return _filled(rects, paint)


MATRIX_CODES: tuple[Callable[[Sheet], Drawing], ...]
MATRIX_CODES = (quick_response,) * 6 + (data_matrix, data_matrix, stacked_bars)
TEST_MATRIX_CODES = (quick_response, quick_response, data_matrix, stacked_bars, bull_eye)
