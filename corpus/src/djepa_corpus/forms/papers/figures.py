"""Figures: charts, diagrams, photographs and screenshots, marked as regions, with their captions."""

from ..markup import box
from ..sheet import Sheet
from .charts import chart_markup, draw_data
from .diagrams import device_markup, diagram_markup, random_size, window_markup
from .manuscript import Manuscript
from .photos import photo_markup
from .running_text import Filled


def figure(doc: Manuscript, kinds: tuple[str, ...], height: float = 0) -> str:
    """A figure of one of the kinds with its caption; `height` is in millimetres."""
    kind = doc.rng.choice(kinds)
    caption = doc.prose.draw("captions", "photo" if kind in ("window", "device") else kind)
    size = random_size(doc.rng, doc.width)
    if height:
        size = size[0], min(size[1], height)
    picture = drawing(doc, kind, caption, *size)
    if doc.sheet.chance(0.1) and kind != "photo":
        picture = box(picture, stroke="0.5pt + luma(120)", inset="2mm")
    label = doc.label("figure")
    doc.pending = label if doc.sheet.chance(0.3) else ""
    return doc.captioned("figure", f"#align(center)[{picture}]\n", label, caption.text)


def drawing(
    doc: Manuscript, kind: str, caption: Filled, width: float, height: float, size: float = 0, named: bool = True
) -> str:
    """A marked picture; its name is the subject of the caption unless that is not printed (`named`)."""
    name = name_of(caption) if named else ""
    sheet, font = doc.sheet, doc.look.head_font if doc.rng.random() < 0.5 else doc.look.font
    nodes = doc.prose.texts["nodes"]
    if kind == "chart":
        body = _chart(doc, caption, width, height, font, size)
    elif kind == "diagram":
        doc.unsure.add("list")
        body = diagram_markup(sheet, nodes, width, height, font, size)
    elif kind == "photo":
        body = photo_markup(sheet, width, height)
    elif kind == "window":
        title = doc.prose.systems[0]
        return sheet.region("figure", window_markup(sheet, title, nodes, width, height, font), name, inline=True)
    else:
        return sheet.region("figure", device_markup(sheet, width, height, font), name, inline=True)
    return sheet.region(kind, body, name, inline=True)


def _chart(doc: Manuscript, caption: Filled, width: float, height: float, font: str, size: float) -> str:
    """A chart that fits its caption: by group, over years, of two places, or of two subjects."""
    rng, values, texts = doc.rng, caption.values, doc.prose.texts
    series: list[str] = []
    if "group" in values:
        categories = list(texts["groups"][values["group"]])
        kind = rng.choice(("bars", "bars", "stacked", "pie"))
        if kind == "stacked" or kind == "bars" and rng.random() < 0.3:
            first = doc.prose.year - rng.randint(2, 6)
            series = [str(first + index) for index in range(rng.choice((2, 2, 3)))]
    elif "b" in values:
        kind, categories = rng.choice(("scatter", "scatter", "lines")), []
    else:
        kind = rng.choice(("lines", "lines", "bars", "histogram"))
        categories = []
        if "place" in values:
            series = [values["place"], values["place2"]]
    if not categories:
        start = doc.prose.year - rng.randint(6, 25)
        categories = [str(year) for year in range(start, doc.prose.year + 1, rng.choice((1, 1, 2)))]
    if kind == "scatter" and rng.random() < 0.4:
        series = doc.prose.places[:2]
    data = draw_data(doc.sheet, categories, series, texts["axes"])
    return chart_markup(doc.sheet, kind, data, width, height, font, size)


def name_of(caption: Filled) -> str:
    """The subject of a caption, as in a question: `Water use by region, 2014` -> `water use by region`."""
    name = caption.text.rpartition(", ")[0] or caption.text
    first = name.split()[0]
    keeps = first.isupper() or not first.islower() and first in caption.values.values() or caption.values.get("kept")
    return name if keeps else name[0].lower() + name[1:]


def bill_chart(sheet: Sheet) -> str:
    """A chart of the last months, as on bills."""
    rng = sheet.rng
    months = [str(index % 12 + 1) for index in range(rng.randint(5, 13))]
    if rng.random() < 0.5:
        months = list(sheet.texts.locale["short_months"][: len(months)])
    data = draw_data(sheet, months, [], sheet.texts.prose["axes"])
    kind = rng.choice(("bars", "bars", "bars", "lines"))
    body = chart_markup(sheet, kind, data, rng.uniform(60, 110), rng.uniform(26, 45), size=rng.choice((5, 5.5, 6)))
    return sheet.region("chart", body, inline=True) + "\n"
