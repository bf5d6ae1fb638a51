"""Drawings that the text layer does not contain: logos, stamps, signatures, bar codes, matrix codes, charts."""

from .markup import colour, rows, styled
from .sheet import Sheet
from .strokes import filled_rects, squiggle, stroke_text


STAMP_INKS = ("#b71c1c", "#1a237e", "#0d47a1", "#4a148c", "#1b5e20", "#333333")
PEN_INKS = ("#0d2b6b", "#1a237e", "#000000", "#222222")


def logo(sheet: Sheet) -> str:
    """A logo, mostly with the company's name next to it or below."""
    rng, style = sheet.rng, sheet.style
    sign = sheet.draw("logo", _sign(sheet, rng.uniform(8, 22)))
    if rng.random() < 0.25:
        return sign
    settings = {"size": f"{rng.uniform(1.2, 2.4):.2f}em", "font": f'"{style.display_font}"', "weight": '"bold"'}
    name = styled(sheet.value("seller_name"), **settings, fill=colour(style.accent))
    if rng.random() < 0.5:
        return f"#grid(columns: 2, column-gutter: 3mm, align: horizon, [{sign}], [{name}])\n"
    return rows([sign, name], "2mm")


def _sign(sheet: Sheet, size: float) -> str:
    """Overlapping circles, rectangles and triangles, or stroke letters."""
    rng = sheet.rng
    if rng.random() < 0.15:
        letters = "".join(rng.sample("ABCDEFGHKLMNOPRSTUVWXZ", rng.randint(2, 4)))
        return stroke_text(letters, size * 0.7, f"{rng.uniform(1.5, 5):.1f}pt + {colour(sheet.style.accent)}")[1]
    shapes = [_shape(sheet, size) for _ in range(rng.randint(1, 4))]
    return f"#box(width: {size * 1.2:.1f}mm, height: {size * 1.2:.1f}mm, clip: true)[{''.join(shapes)}];"


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
    stroke = f"{rng.uniform(0.9, 1.8):.1f}pt + {colour(rng.choice(STAMP_INKS))}.transparentize({rng.randint(0, 45)}%)"
    height = rng.uniform(3.5, 7)
    lines = [stroke_text(rng.choice(sheet.texts.drawings["stamps"]), height, stroke)]
    if rng.random() < 0.5:
        date = f"{rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.20{rng.randint(10, 25)}"
        lines.append(stroke_text(date, height * 0.6, stroke))
    width = max(line[0] for line in lines) + height * 1.6
    tall = sum((height * 1.0, height * 0.6)[: len(lines)]) + height * 1.2
    shape = f"radius: {rng.choice((0, 1, 2))}mm" if rng.random() < 0.7 else "radius: 50%"
    body = f"#align(center)[{'#linebreak();'.join(line[1] for line in lines)}]"
    extent = f"width: {width:.1f}mm, height: {tall:.1f}mm, inset: {height * 0.5:.1f}mm"
    outline = f"box({extent}, stroke: {stroke}, {shape})[{body}]"
    return sheet.draw("stamp", f"#rotate({rng.uniform(-25, 20):.0f}deg, reflow: true, {outline});")


def signature(sheet: Sheet) -> str:
    """A scribbled name without letters."""
    rng = sheet.rng
    stroke = f"{rng.uniform(0.6, 1.6):.1f}pt + {colour(rng.choice(PEN_INKS))}"
    return sheet.draw("signature", squiggle(rng, rng.uniform(28, 55), rng.uniform(8, 16), stroke))


def barcode(sheet: Sheet) -> str:
    rng = sheet.rng
    width, height, x, bars = rng.uniform(30, 60), rng.uniform(7, 14), 0.0, []
    while x < width - 1.2:
        bar = rng.choice((0.3, 0.3, 0.6, 0.9))
        bars.append((x, 0.0, bar, height))
        x += bar + rng.choice((0.3, 0.3, 0.6, 0.9))
    return sheet.draw("barcode", filled_rects(bars, width, height))


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
    return sheet.draw("matrix_code", filled_rects(rects, cells * unit, cells * unit))


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
    return sheet.draw("chart", area) + "#v(4mm)\n"
