"""Logos: a figure, a monogram, a badge or a company's name in a display font, alone or combined."""

from ..fonts import font_list
from ..language import load_shared
from ..markup import bold, rows, styled, tx
from ..sheet import Sheet
from .emblems import Palette
from .lettering import Ink, write_on_rim
from .paths import Drawing, circle, ink, rgb
from .symbols import PLATES, SYMBOLS, TEST_SYMBOLS


WIDEST = 42  # millimetres of a name


def logo(sheet: Sheet) -> str:
    """A logo; its letters are not in the text layer, or are the seller's name, which is a value, too."""
    rng = sheet.rng
    palette, kind = draw_palette(sheet), rng.random()
    if kind < 0.14:
        return sheet.region("logo", wordmark(sheet, palette), inline=True)
    symbol = draw_symbol(sheet, palette, rng.uniform(8, 24))
    if kind < 0.4:
        return sheet.region("logo", symbol, inline=True)
    if kind < 0.75 and sheet.has("seller_name"):
        name = printed_name(sheet, palette)
        return sheet.region("logo", combined(sheet, symbol, name))
    return sheet.region("logo", f"#box[{combined(sheet, symbol, wordmark(sheet, palette))}];", inline=True)


def draw_palette(sheet: Sheet) -> Palette:
    """The page's accent colour or one of its own, with a second one or a lighter shade of the first."""
    rng, colours = sheet.rng, load_shared("colours")["logos"]
    first = rgb(sheet.style.accent if rng.random() < 0.5 else rng.choice(colours))
    second = rng.choice((rgb(rng.choice(colours)), f"{first}.lighten({rng.randint(25, 65)}%)", first))
    if rng.random() < 0.12:
        first = f"gradient.linear({first}, {rgb(rng.choice(colours))}, angle: {rng.choice((0, 45, 90))}deg)"
        second = rgb(rng.choice(colours))
    return Palette(first, second)


def draw_symbol(sheet: Sheet, palette: Palette, size: float) -> str:
    """A figure, a monogram or a badge of `size` millimetres."""
    kind = sheet.rng.random()
    solid = Palette(rgb(sheet.style.accent), palette.second) if "gradient" in palette.first else palette
    if kind < 0.24:
        drawing = monogram(sheet, solid, size)
    elif kind < 0.32:
        drawing = badge(sheet, solid, size * 1.2)
    else:
        drawing = sized(sheet.pick(SYMBOLS, TEST_SYMBOLS)(sheet.rng, palette), size)
    return drawing.markup()


def sized(drawing: Drawing, size: float) -> Drawing:
    """Scale a drawing in a unit square to millimetres."""
    for shape in drawing.shapes:
        shape.width *= size
    return drawing.map(lambda points: points * size)


def monogram(sheet: Sheet, palette: Palette, size: float) -> Drawing:
    """One to three letters on a plate, in a ring or alone."""
    rng, letters = sheet.rng, initials(sheet)
    drawing, kind = Drawing(), rng.choice(("plate", "plate", "ring", "bare", "cut"))
    plate = rng.choice(PLATES[: 2 if kind == "ring" else None])
    smooth = plate is PLATES[0]
    if kind in ("plate", "cut"):
        drawing.fill([plate()], palette.first, smooth=smooth)
    if kind == "ring":
        drawing.stroke([plate()], palette.first, rng.uniform(0.03, 0.09), smooth=smooth, closed=True)
    if kind == "cut":  # a stripe of the second colour
        drawing.fill([[(-0.5, 0.2), (0.5, 0.2), (0.5, 0.3), (-0.5, 0.3)]], palette.second)
    drawing = sized(drawing, size)
    tall = size * (0.75 if kind == "bare" else {1: 0.62, 2: 0.45, 3: 0.34}[len(letters)])
    paint = palette.paper if kind in ("plate", "cut") else palette.first
    body = styled(tx(letters), **logo_text(sheet), size=f"{tall * 1.35:.1f}mm", fill=paint)
    drawing.letters(body, (0, 0), (tall * 0.95 * len(letters), tall * 1.1))
    return drawing


def badge(sheet: Sheet, palette: Palette, size: float) -> Drawing:
    """A round badge: a ring with text around a figure."""
    rng, radius = sheet.rng, size / 2
    filled = rng.random() < 0.5
    drawing = Drawing()
    if filled:
        drawing.fill([circle(0, 0, radius)], palette.first, smooth=True)
    drawing.stroke([circle(0, 0, radius)], palette.first, size * 0.03, smooth=True, closed=True)
    edge = palette.paper if filled else palette.first
    drawing.stroke([circle(0, 0, radius * 0.68)], edge, size * 0.02, smooth=True, closed=True)
    font = logo_text(sheet)["font"]
    ring = Ink(edge, size * 0.02, font, rng.choice(('"bold"', '"regular"')))
    name = sheet.raw("seller_name").upper()[:22]
    write_on_rim(drawing, name, radius * 0.94, radius * 0.2, ring, top=True)
    if rng.random() < 0.6:
        low = rng.choice((f"EST. {rng.randint(1880, 2020)}", "* * *", sheet.raw("seller_city").upper()[:14]))
        write_on_rim(drawing, low, radius * 0.94, radius * 0.2, ring, top=False)
    inner = Palette(edge, palette.paper if filled else palette.second, palette.first if filled else palette.paper)
    return drawing.add(sized(sheet.pick(SYMBOLS, TEST_SYMBOLS)(rng, inner), radius * 0.95))


def wordmark(sheet: Sheet, palette: Palette) -> str:
    """A company's name set in a display font: in two colours, in a box, underlined, or above a slogan."""
    rng = sheet.rng
    name = short_name(sheet)
    size = max(min(rng.uniform(5, 11), WIDEST / (0.6 * len(name))), 3)
    settings = logo_text(sheet) | {"size": f"{size:.1f}mm", "tracking": f"{rng.choice((0, 0, -0.02, 0.08, 0.2))}em"}
    first = rgb(sheet.style.accent) if "gradient" in palette.first else palette.first
    kind = rng.choice(("plain", "two_colours", "box", "box", "swoosh", "line"))
    if kind == "two_colours":
        cut = name.find(" ") if " " in name else rng.randint(1, max(len(name) - 1, 1))
        body = styled(tx(name[:cut]), fill=first, **settings) + styled(tx(name[cut:]), fill=palette.second, **settings)
    else:
        body = styled(tx(name), fill="white" if kind == "box" else first, **settings)
    if rng.random() < 0.2:
        body = f"#skew(ax: -12deg, reflow: true)[{body}]"
    body = ink(body)
    if kind == "box":
        body = f"#box(fill: {palette.first}, inset: {size * 0.35:.1f}mm, radius: {rng.choice((0, 0, 1, 2))}mm)[{body}];"
    elif kind == "swoosh":
        high = size * rng.uniform(0.15, 0.4)
        points = f"(0mm, {high:.1f}mm)", f"(width * 60%, -{high / 2:.1f}mm)", f"(width, {high / 2:.1f}mm)"
        curve = f"curve.move({points[0]}), curve.quad({points[1]}, {points[2]}), "
        curve += f"curve.quad((width * 60%, {high / 3:.1f}mm), {points[0]})"
        body = _above(body, f"curve(fill: {palette.second}, {curve})", "0.6mm")
    elif kind == "line":
        line = f"line(length: width, stroke: {rng.uniform(0.6, 2.5):.1f}pt + {palette.second})"
        body = _above(body, line, f"{rng.uniform(0.8, 2):.1f}mm")
    if rng.random() < 0.3:
        slogan = rng.choice(sheet.texts.marks["taglines"])
        slogan = slogan.upper() if rng.random() < 0.3 else slogan
        text = styled(tx(slogan), font=settings["font"], size=f"{max(size * 0.3, 1.7):.1f}mm", fill=rgb("#555555"))
        body = rows([body, ink(text)], "1.2mm")
    return f"#box[{body}];"


def _above(body: str, shape: str, gap: str) -> str:
    """Put a shape (typst) below content; it may use the content's `width`."""
    stack = f"box(stack(dir: ttb, spacing: {gap}, name, {shape}))"
    return f"#context {{ let name = [{body}]\nlet width = measure(name).width\n{stack} }}"


def printed_name(sheet: Sheet, palette: Palette) -> str:
    """The seller's name as text in the page's display font."""
    paint = rgb(sheet.style.accent) if "gradient" in palette.first else palette.first
    size = f"{sheet.rng.uniform(1.2, 2.4):.2f}em"
    return bold(styled(sheet.value("seller_name"), size=size, font=f'"{sheet.style.display_font}"', fill=paint))


def combined(sheet: Sheet, symbol: str, name: str) -> str:
    """Figure and name next to each other or below each other."""
    order = sheet.rng.choice(("right", "right", "below", "left"))
    if order == "below":
        return f"#box[#align({sheet.rng.choice(('center', 'left'))})[{rows([symbol, name], '2mm')}]];"
    parts = [symbol, name] if order == "right" else [name, symbol]
    gap = f"{sheet.rng.uniform(1.5, 4):.1f}mm"
    return f"#grid(columns: (auto, auto), column-gutter: {gap}, align: horizon, [{parts[0]}], [{parts[1]}])\n"


def short_name(sheet: Sheet) -> str:
    """The first words of the seller's name, in the case of a logo."""
    rng, words = sheet.rng, (sheet.raw("seller_name") or sheet.raw("seller_city") or "Nova").split()
    name = " ".join(words[: rng.choice((1, 1, 2))])[:20].strip(" ,.&-") or words[0]
    return rng.choice((name, name, name.upper(), name.lower()))


def initials(sheet: Sheet) -> str:
    words = [word for word in sheet.raw("seller_name").split() if word[:1].isalpha()]
    letters = "".join(word[0] for word in words)[: sheet.rng.choice((1, 2, 2, 3))]
    return letters.upper() if letters and sheet.rng.random() < 0.85 else (letters or "K").lower()


def logo_text(sheet: Sheet) -> dict[str, str]:
    """Font and weight of letters in a logo."""
    font = sheet.rng.choice(font_list()["logo"][sheet.split])
    return {
        "font": f'("{font}", "{sheet.style.display_font}")',
        "weight": sheet.rng.choice(('"bold"', '"bold"', '"regular"')),
    }
