"""Drawings that the text layer does not contain: logos, stamps, signatures, bar codes, matrix codes, charts.

Their letters are strokes, not text.
"""

from ..language import load_shared
from ..markup import colour, rows, styled
from ..sheet import Sheet


def logo(sheet: Sheet) -> str:
    """A logo of shapes or stroke letters, mostly with the company's name next to it or below."""
    rng, style = sheet.rng, sheet.style
    size = rng.uniform(8, 22)
    if rng.random() < 0.15:
        letters = "".join(rng.sample("ABCDEFGHKLMNOPRSTUVWXZ", rng.randint(2, 4)))
        symbol = _stroke_text(letters, size * 0.7, f"{rng.uniform(1.5, 5):.1f}pt + {colour(style.accent)}")[1]
    else:
        shapes = [_shape(sheet, size) for _ in range(rng.randint(1, 4))]
        symbol = f"#box(width: {size * 1.2:.1f}mm, height: {size * 1.2:.1f}mm, clip: true)[{''.join(shapes)}];"
    symbol = sheet.region("logo", symbol, inline=True)
    if rng.random() < 0.25:
        return symbol
    settings = {"size": f"{rng.uniform(1.2, 2.4):.2f}em", "font": f'"{style.display_font}"', "weight": '"bold"'}
    name = styled(sheet.value("seller_name"), **settings, fill=colour(style.accent))
    if rng.random() < 0.5:
        return f"#grid(columns: 2, column-gutter: 3mm, align: horizon, [{symbol}], [{name}])\n"
    return rows([symbol, name], "2mm")


def _shape(sheet: Sheet, size: float) -> str:
    rng, fill = sheet.rng, colour(sheet.style.accent)
    extent, x, y = size * rng.uniform(0.4, 1), size * rng.uniform(0, 0.2), size * rng.uniform(0, 0.2)
    if rng.random() < 0.7:
        paint = f"fill: {fill}.lighten({rng.randint(0, 70)}%)"
    else:
        paint = f"stroke: {rng.uniform(0.6, 2.5):.1f}pt + {fill}"
    tall = extent * rng.uniform(0.3, 1)
    options = (
        f"circle(radius: {extent / 2:.1f}mm, {paint})",
        f"rect(width: {extent:.1f}mm, height: {tall:.1f}mm, {paint}, radius: {rng.choice((0, 0, 1, 3))}mm)",
        f"polygon({paint}, (0mm, {extent:.1f}mm), ({extent / 2:.1f}mm, 0mm), ({extent:.1f}mm, {extent:.1f}mm))",
    )
    return f"#place(top + left, dx: {x:.1f}mm, dy: {y:.1f}mm, {rng.choice(options)})"


def stamp(sheet: Sheet) -> str:
    """The outline of a rubber stamp with stroke letters, slightly rotated; it may cover other content."""
    rng = sheet.rng
    width, ink = rng.uniform(0.9, 1.8), colour(rng.choice(load_shared("colours")["stamps"]))
    stroke = f"{width:.1f}pt + {ink}.transparentize({rng.randint(0, 45)}%)"
    height = rng.uniform(3.5, 7)
    lines = [_stroke_text(rng.choice(sheet.texts.phrases["stamps"]), height, stroke)]
    if rng.random() < 0.5:
        date = f"{rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.20{rng.randint(10, 25)}"
        lines.append(_stroke_text(date, height * 0.6, stroke))
    width = max(line[0] for line in lines) + height * 1.6
    tall = sum((height * 1.0, height * 0.6)[: len(lines)]) + height * 1.2
    shape = f"radius: {rng.choice((0, 1, 2))}mm" if rng.random() < 0.7 else "radius: 50%"
    body = f"#align(center)[{'#linebreak();'.join(line[1] for line in lines)}]"
    extent = f"width: {width:.1f}mm, height: {tall:.1f}mm, inset: {height * 0.5:.1f}mm"
    outline = f"box({extent}, stroke: {stroke}, {shape})[{body}]"
    return sheet.region("stamp", f"#rotate({rng.uniform(-25, 20):.0f}deg, reflow: true, {outline});", inline=True)


def signature(sheet: Sheet) -> str:
    """A scribbled name without letters: loops from left to right, sometimes with a flourish."""
    rng = sheet.rng
    stroke = f"{rng.uniform(0.6, 1.6):.1f}pt + {colour(rng.choice(load_shared('colours')['signatures']))}"
    width, height = rng.uniform(28, 55), rng.uniform(8, 16)
    x, y = rng.uniform(0, width * 0.1), height * rng.uniform(0.3, 0.7)
    moves = [f"curve.move(({x:.2f}mm, {y:.2f}mm))"]
    for _ in range(rng.randint(5, 11)):
        first = (x + rng.uniform(-0.05, 0.2) * width, rng.uniform(0, 1) * height)
        second = (x + rng.uniform(-0.1, 0.15) * width, rng.uniform(0, 1) * height)
        x = min(x + rng.uniform(0.03, 0.16) * width, width)
        y = height * rng.uniform(0.15, 0.9)
        points = [f"({min(max(a, 0), width):.2f}mm, {b:.2f}mm)" for a, b in (first, second, (x, y))]
        moves.append(f"curve.cubic({', '.join(points)})")
    if rng.random() < 0.5:
        low = height * rng.uniform(0.6, 0.95)
        moves.append(f"curve.quad(({width * 0.3:.2f}mm, {height:.2f}mm), ({width:.2f}mm, {low:.2f}mm))")
    return sheet.region("signature", _curve_box(moves, width, height, f"stroke: {stroke}"), inline=True)


def barcode(sheet: Sheet) -> str:
    rng = sheet.rng
    width, height, x, bars = rng.uniform(30, 60), rng.uniform(7, 14), 0.0, []
    while x < width - 1.2:
        bar = rng.choice((0.3, 0.3, 0.6, 0.9))
        bars.append((x, 0.0, bar, height))
        x += bar + rng.choice((0.3, 0.3, 0.6, 0.9))
    return sheet.region("barcode", _filled_rects(bars, width, height), inline=True)


def matrix_code(sheet: Sheet) -> str:
    """Random modules with the three finder squares of a QR code."""
    rng, cells = sheet.rng, 21
    unit = rng.uniform(15, 28) / cells
    rects = []
    for row in range(cells):
        for column in range(cells):
            corner = (row < 8 or row > 12) and (column < 8 or column > 12) and not (row > 12 and column > 12)
            if not corner and rng.random() < 0.48:
                rects.append((column * unit, row * unit, unit, unit))
    for x, y in ((0, 0), (14, 0), (0, 14)):
        rects += [(x * unit, y * unit, 7 * unit, unit), (x * unit, (y + 6) * unit, 7 * unit, unit)]
        rects += [(x * unit, y * unit, unit, 7 * unit), ((x + 6) * unit, y * unit, unit, 7 * unit)]
        rects.append(((x + 2) * unit, (y + 2) * unit, 3 * unit, 3 * unit))
    return sheet.region("matrix_code", _filled_rects(rects, cells * unit, cells * unit), inline=True)


def chart(sheet: Sheet) -> str:
    """A bar chart of the last months; its axis labels are text."""
    rng = sheet.rng
    count, width, height = rng.randint(5, 13), rng.uniform(55, 110), rng.uniform(20, 38)
    slot = width / count
    bars = []
    for index in range(count):
        tall = height * rng.uniform(0.15, 0.95)
        paint = f"{colour(sheet.style.accent)}.lighten({rng.choice((0, 30, 30, 60))}%)"
        bar = f"rect(width: {slot * 0.65:.1f}mm, height: {tall:.1f}mm, fill: {paint})"
        left = f"#place(bottom + left, dx: {slot * (index + 0.15):.1f}mm"
        bars += [f"{left}, {bar})", f"{left}, dy: 3mm, text(size: 5pt)[{index % 12 + 1}])"]
    axis = f"(bottom: 0.5pt, left: {rng.choice(('0.5pt', 'none'))})"
    area = f"#box(width: {width:.1f}mm, height: {height:.1f}mm, stroke: {axis})[{''.join(bars)}];"
    return sheet.region("chart", area, inline=True) + "#v(4mm)\n"


def _stroke_text(text: str, height: float, stroke: str) -> tuple[float, str]:
    """Return the width in millimetres and the content of a line of stroke letters, `height` millimetres high."""
    unit, letters, moves = height / 6, load_shared("stroke_letters"), []
    for position, letter in enumerate(text.upper()):
        offset = position * 5.6
        points = letters.get(letter, "").split()
        first = [point for point in points if "-" not in point]
        others = [point.split("-") for point in points if "-" in point]
        for strokes in ([first] if len(first) > 1 else []) + others:
            moves.append(_path([((offset + int(x)) * unit, int(y) * unit) for x, y in strokes]))
    width = max(len(text) * 5.6 - 1.6, 1) * unit
    if not moves:
        return width, f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[];"
    return width, _curve_box(moves, width, height, f"stroke: {stroke}")


def _path(points: list[tuple[float, float]]) -> str:
    (x, y), *others = points
    lines = [f"curve.line(({a:.2f}mm, {b:.2f}mm))" for a, b in others]
    return ", ".join([f"curve.move(({x:.2f}mm, {y:.2f}mm))", *lines])


def _filled_rects(rects: list[tuple[float, float, float, float]], width: float, height: float) -> str:
    """Black rectangles (x, y, width, height in millimetres) as one filled path."""
    moves = []
    for x, y, w, h in rects:
        moves.append(_path([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]) + ", curve.close()")
    return _curve_box(moves, width, height, f"fill: {colour('#000000')}")


def _curve_box(moves: list[str], width: float, height: float, paint: str) -> str:
    """A box with a size in millimetres and a curve from its top left corner."""
    drawn = f"#place(top + left, curve({paint}, {', '.join(moves)}))"
    return f"#box(width: {width:.2f}mm, height: {height:.2f}mm)[{drawn}];"
