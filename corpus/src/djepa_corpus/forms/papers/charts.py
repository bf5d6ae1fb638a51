"""Charts with axes, ticks and legends: bars, stacked bars, lines, areas, scattered points, pies and histograms."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..markup import colour
from ..sheet import Sheet
from .canvas import Canvas


PALETTES = (
    ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377"),
    ("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b"),
    ("#222222", "#777777", "#bbbbbb", "#555555", "#999999", "#dddddd"),
    ("#003f5c", "#7a5195", "#ef5675", "#ffa600", "#58508d", "#bc5090"),
)
TEST_PALETTES = (("#0b7285", "#e67700", "#5f3dc4", "#2b8a3e", "#c92a2a", "#495057"),)


@dataclass
class Data:
    """What a chart shows: a value for each category and series."""

    categories: list[str]
    series: list[tuple[str, list[float]]]
    value_axis: str = ""
    category_axis: str = ""
    top: float = field(init=False)

    def __post_init__(self) -> None:
        highest = max(max(values) for _, values in self.series)
        step = 10 ** math.floor(math.log10(highest))
        self.top = next(step * factor for factor in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if step * factor >= highest)


def draw_data(sheet: Sheet, categories: Sequence[str], series: Sequence[str], axes: Sequence[str]) -> Data:
    """Random values that rise, fall or vary."""
    rng = sheet.rng
    scale, trend = rng.choice((1, 1, 10, 100, 1000)) * rng.uniform(0.4, 1), rng.uniform(-0.6, 0.9)
    rows = []
    for name in series or ("",):
        level, count = rng.uniform(0.3, 0.7), len(categories)
        values = [level * (1 + trend * i / count) * rng.uniform(0.75, 1.2) * scale * 10 for i in range(count)]
        rows.append((name, [max(value, scale) for value in values]))
    return Data(list(categories), rows, rng.choice(axes) if rng.random() < 0.7 else "", "")


class Chart:
    """A chart on a canvas: the area of the plot between the axes, and its style."""

    def __init__(self, sheet: Sheet, data: Data, width: float, height: float, font: str = "", size: float = 0) -> None:
        rng = sheet.rng
        self.rng, self.data = rng, data
        size = size or rng.choice((5.5, 6, 6.5, 7))
        self.canvas = Canvas(width, height, size, font)
        self.unit = size * 0.36  # height of a letter in millimetres
        palette = list(sheet.pick(PALETTES, TEST_PALETTES))
        named = len(data.series) > 1
        palette = palette if named or rng.random() < 0.5 else [sheet.style.accent, *palette[1:]]
        self.colours = [colour(value) for value in palette]
        self.ink, self.pale = rng.choice(("black", "luma(60)", "luma(90)")), "luma(215)"
        self.legend = rng.choice(("right", "top", "below")) if named else ""
        widest = max(len(name) for name, _ in data.series) * self.unit * 0.62 + 7
        self.steps = rng.choice((4, 5))
        ticks = max(len(self.number(data.top * step / self.steps)) for step in range(self.steps + 1)) * self.unit * 0.62
        self.left = ticks + 2 + (self.unit * 1.8 if data.value_axis else 0)
        self.right = width - 2 - (min(widest, width * 0.5) if self.legend == "right" else 0)
        self.above = 2 + (self.unit * 2.2 if self.legend == "top" else 0)
        below = self.unit * (2.4 + (1.6 if data.category_axis else 0) + (2 if self.legend == "below" else 0))
        self.below = height - 1 - below
        self.frame = rng.choice(("axes", "axes", "box", "grid", "bottom"))
        self.slanted = max(map(len, data.categories)) * self.unit * 0.55 > (self.right - self.left) / len(
            data.categories
        )
        if self.slanted:
            self.below -= self.unit * 2.2

    def number(self, value: float) -> str:
        return f"{value:.3g}" if value < 1000 else f"{value:.0f}" if value < 10_000 else f"{value / 1000:g}k"

    def x(self, position: float) -> float:
        """The place of a position in 0..1 along the category axis."""
        return self.left + position * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.below - value / self.data.top * (self.below - self.above)

    def draw_axes(self, ticks_at: Sequence[float]) -> None:
        """Axes, ticks, grid, labels of the axes; categories are at `ticks_at` (0..1)."""
        canvas, data, stroke = self.canvas, self.data, f"0.5pt + {self.ink}"
        steps = self.steps
        heights = [self.y(data.top * step / steps) for step in range(steps + 1)]
        if self.frame in ("grid", "bottom"):
            canvas.lines([((self.left, y), (self.right, y)) for y in heights], f"0.4pt + {self.pale}")
        if self.frame == "box":
            canvas.rect(self.left, self.above, self.right - self.left, self.below - self.above, "none", stroke)
        else:
            canvas.lines([((self.left, self.below), (self.right, self.below))], stroke)
        if self.frame in ("axes", "box"):
            canvas.lines([((self.left, self.above), (self.left, self.below))], stroke)
            canvas.lines([((self.left - 0.8, y), (self.left, y)) for y in heights], stroke)
        for step, y in enumerate(heights):
            canvas.word(self.left - 1.3, y, self.number(data.top * step / steps), "right")
        skip = max(1, math.ceil(len(data.categories) * self.unit * 1.3 / (self.right - self.left)))
        for index, (at, name) in enumerate(zip(ticks_at, data.categories, strict=True)):
            if index % skip == 0 and self.slanted:
                canvas.word(self.x(at), self.below + self.unit * 2.2, name[:12], turn=-40)
            elif index % skip == 0:
                canvas.word(self.x(at), self.below + self.unit * 1.2, name)
        if data.value_axis:
            canvas.word(self.unit * 0.8, (self.above + self.below) / 2, data.value_axis, turn=-90)
        if data.category_axis:
            y = self.below + self.unit * (5.2 if self.slanted else 2.9)
            canvas.word((self.left + self.right) / 2, min(y, canvas.height - self.unit * 0.6), data.category_axis)

    def draw_legend(self) -> None:
        """Names of the series with their colours, at the right, above or below."""
        names, canvas = [name for name, _ in self.data.series], self.canvas
        if self.legend == "right":
            for index, name in enumerate(names):
                y = self.above + 2 + index * self.unit * 1.9
                canvas.rect(self.right + 2, y - self.unit / 2, 2.5, self.unit, self.colours[index % 6])
                canvas.word(self.right + 5.5, y, name, "left")
        elif self.legend:
            y = self.unit * 0.8 if self.legend == "top" else canvas.height - self.unit * 0.7
            x = self.left
            for index, name in enumerate(names):
                canvas.rect(x, y - self.unit / 2, 2.5, self.unit, self.colours[index % 6])
                canvas.word(x + 3.5, y, name, "left")
                x += 7 + len(name) * self.unit * 0.6


def bars(chart: Chart) -> None:
    """Bars of each category next to each other, sometimes with their values."""
    data, count = chart.data, len(chart.data.categories)
    chart.draw_axes([(index + 0.5) / count for index in range(count)])
    slot, share = (chart.right - chart.left) / count, chart.rng.uniform(0.55, 0.85)
    width, written = slot * share / len(data.series), chart.rng.random() < 0.25 and len(data.series) == 1
    for number, (_, values) in enumerate(data.series):
        for index, value in enumerate(values):
            x = chart.left + slot * (index + (1 - share) / 2) + number * width
            chart.canvas.rect(x, chart.y(value), width, chart.below - chart.y(value), chart.colours[number % 6])
            if written:
                chart.canvas.word(x + width / 2, chart.y(value) - chart.unit * 0.7, f"{value:.0f}")


def stacked_bars(chart: Chart) -> None:
    data, count = chart.data, len(chart.data.categories)
    totals = [sum(values[index] for _, values in data.series) for index in range(count)]
    data.top = data.top * math.ceil(max(totals) / data.top)
    chart.draw_axes([(index + 0.5) / count for index in range(count)])
    slot, base = (chart.right - chart.left) / count, [0.0] * count
    for number, (_, values) in enumerate(data.series):
        for index, value in enumerate(values):
            top, bottom = chart.y(base[index] + value), chart.y(base[index])
            chart.canvas.rect(
                chart.left + slot * (index + 0.2), top, slot * 0.6, bottom - top, chart.colours[number % 6]
            )
            base[index] += value


def lines(chart: Chart) -> None:
    """A line for each series, sometimes dashed or with points, sometimes filled below."""
    data, rng, count = chart.data, chart.rng, len(chart.data.categories)
    places = [index / max(count - 1, 1) * 0.94 + 0.03 for index in range(count)]
    chart.draw_axes(places)
    points, filled, thick = rng.random() < 0.5, rng.random() < 0.2, rng.choice((0.8, 1, 1.5, 2))
    for number, (_, values) in enumerate(data.series):
        path = [(chart.x(at), chart.y(value)) for at, value in zip(places, values, strict=True)]
        ink = chart.colours[number % 6]
        if filled:
            area = [*path, (path[-1][0], chart.below), (path[0][0], chart.below)]
            chart.canvas.line(area, "none", f"{ink}.transparentize(65%)", closed=True)
        dash = '(paint: {}, thickness: {}pt, dash: "dashed")' if number and rng.random() < 0.3 else "{1}pt + {0}"
        chart.canvas.line(path, dash.format(ink, thick))
        for x, y in path if points and count < 15 else ():
            chart.canvas.circle(x, y, 0.6 + thick / 6, ink)


def scatter(chart: Chart) -> None:
    """Points around a line, in one or several groups."""
    data, rng = chart.data, chart.rng
    chart.draw_axes([index / 4 for index in range(5)])
    slope, spread = rng.uniform(-0.7, 0.8), rng.uniform(0.03, 0.15)
    start, hollow = 0.5 - slope / 2, rng.random() < 0.4
    for number in range(len(data.series)):
        ink = chart.colours[number % 6]
        for _ in range(rng.randint(15, 60) // len(data.series)):
            at = rng.uniform(0.03, 0.97)
            height = min(max(start + slope * at + rng.gauss(0, spread) + number * 0.08, 0.03), 0.97)
            paint = ("none", f"0.5pt + {ink}") if hollow else (ink, "none")
            chart.canvas.circle(chart.x(at), chart.y(height * data.top), 0.55, *paint)
    if rng.random() < 0.6:
        ends = [(chart.x(at), chart.y(min(max(start + slope * at, 0), 1) * data.top)) for at in (0.02, 0.98)]
        chart.canvas.line(ends, f"0.8pt + {chart.ink}")


def histogram(chart: Chart) -> None:
    """Narrow bars without gaps, in the shape of a bell."""
    count, rng, data = chart.rng.randint(12, 24), chart.rng, chart.data
    chart.draw_axes([index / 4 for index in range(5)])
    slot, centre, spread = (chart.right - chart.left) / count, rng.uniform(0.35, 0.65), rng.uniform(0.12, 0.25)
    for index in range(count):
        share = math.exp(-(((index + 0.5) / count - centre) ** 2) / (2 * spread**2)) * rng.uniform(0.75, 1)
        y = chart.y(0.95 * data.top * share)
        chart.canvas.rect(chart.left + index * slot, y, slot, chart.below - y, chart.colours[0], "0.3pt + white")


def pie(chart: Chart) -> None:
    """Sectors with percentages, and the categories next to them; sometimes with a hole."""
    data, canvas, rng = chart.data, chart.canvas, chart.rng
    values = data.series[0][1][:6]
    names = data.categories[:6]
    radius = min(canvas.height * 0.46, canvas.width * 0.24)
    x, y, angle, total = radius + 2, canvas.height / 2, -math.pi / 2, sum(values)
    written = rng.random() < 0.6
    for index, value in enumerate(values):
        turn = 2 * math.pi * value / total
        steps = [angle + turn * step / 24 for step in range(25)]
        arc = [(x + radius * math.cos(step), y + radius * math.sin(step)) for step in steps]
        canvas.line([(x, y), *arc], "0.6pt + white", chart.colours[index % 6], closed=True)
        if written:
            at = (x + 0.7 * radius * math.cos(angle + turn / 2), y + 0.7 * radius * math.sin(angle + turn / 2))
            canvas.word(*at, f"{100 * value / total:.0f}%", style="fill: white")
        angle += turn
    if rng.random() < 0.35:
        canvas.circle(x, y, radius * 0.5, "white")
    gap = min(chart.unit * 2.2, canvas.height / len(names))
    for index, name in enumerate(names):
        top = y + (index - (len(names) - 1) / 2) * gap
        canvas.rect(2 * radius + 7, top - 1, 2.2, 2, chart.colours[index % 6])
        canvas.word(2 * radius + 11, top, name, "left")


KINDS: dict[str, Callable[[Chart], None]] = {"bars": bars, "stacked": stacked_bars, "lines": lines}
KINDS |= {"scatter": scatter, "histogram": histogram, "pie": pie}


def chart_markup(
    sheet: Sheet, kind: str, data: Data, width: float, height: float, font: str = "", size: float = 0
) -> str:
    """Draw a chart of a kind, as a box of `width` times `height` millimetres."""
    if kind in ("scatter", "histogram"):  # numbers on both axes
        last = sheet.rng.choice((1, 2, 4, 20, 40, 100, 200))
        data.categories = [f"{last * step / 4:g}" for step in range(5)]
    chart = Chart(sheet, data, width, height, font, size)
    KINDS[kind](chart)
    if kind not in ("pie", "histogram"):
        chart.draw_legend()
    return chart.canvas.markup()
