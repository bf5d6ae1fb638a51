"""Slides in 16:9 and 4:3: title, lists, figures, tables or a quotation, and a footer."""

import math

from ..marks import logo
from ..markup import block, box, place, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .blocks import marked_list, note, quote
from .figures import drawing, name_of
from .manuscript import Manuscript
from .photos import photo_markup
from .running_text import prose_markup
from .tables import CONTENTS, TableLayout


SIZES = ((254, 142.9), (254, 142.9), (254, 190.5))
LAYOUTS = (
    "bullets",
    "bullets",
    "bullets_figure",
    "bullets_figure",
    "figure",
    "table",
    "two_lists",
    "text",
    "cover",
    "quote",
    "photo",
)


class Slides:
    """One to three slides of a presentation with one design.

    Args:
        sheet: page to draw on.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.doc = doc = Manuscript(sheet, "slides")
        self.sheet, self.rng, self.prose, self.look = sheet, sheet.rng, doc.prose, doc.look
        rng = self.rng
        self.paper = rng.choice(SIZES)
        self.dark = rng.random() < 0.12
        self.look.size = min(self.look.size, 18 if self.paper[1] < 150 else 22)
        self.look.indent, self.look.justify, self.look.hyphenate = 0, False, False
        self.design = sheet.pick(("plain", "plain", "rule", "bar", "side", "frame"), ("plain", "tabs", "frame"))
        self.top, self.side = rng.uniform(10, 16), rng.uniform(12, 22)
        self.title_fill = "white" if self.dark else rng.choice((self.look.accent, self.look.accent, "black"))
        if self.dark:
            self.look.ink = "white"
        doc.kinds = ("common", "business")
        doc.width = self.paper[0] - 2 * self.side
        self.number, self.name = rng.randint(1, 60), self.prose.draw("titles", "report").text
        self.company = self.prose.origin.company(self.prose.places[0])[0]
        self.title_size, self.title_bold = rng.choice((1.4, 1.5, 1.7)), rng.random() < 0.6
        self.footer = self._footer()

    def source(self) -> PageSource:
        """The slides as pages."""
        rng = self.rng
        count = rng.choice((1, 1, 1, 2, 3))
        bodies = [self._slide(rng.choice(LAYOUTS), index) for index in range(count)]
        fill = "luma(35)" if self.dark else rng.choice(("white",) * 4 + (self.look.pale, "luma(250)"))
        margins = f"x: {self.side:.1f}mm, top: {self.top:.1f}mm, bottom: 14mm"
        setup = f"#set page(margin: ({margins}), fill: {fill}, background: none, footer-descent: 3mm)\n"
        self.doc.unsure |= {"heading", "table", "caption"} - {answer.key for answer in self.sheet.answers}
        return self.doc.finish("#pagebreak()\n".join(bodies), setup, self.paper)

    def _footer(self) -> str:
        """Parts of the line at the bottom: its text, and whether it has a number."""
        rng = self.rng
        date = f"{rng.choice(self.prose.months)} {self.prose.year}"
        texts = rng.sample((self.company, self.name, date), rng.choice((0, 1, 1, 2)))
        return tx("  |  ".join(texts)) if texts else ""

    def _slide(self, layout: str, index: int) -> str:
        """One slide: design, title, content and footer."""
        self.shown = ""
        content = getattr(self, f"_{layout}")()
        title = self._title(layout)
        foot, number = "", ""
        if self.footer:
            foot = self.sheet.region("page_footer", styled(self.footer, size="9pt", fill="luma(110)"), inline=True)
        if self.rng.random() < 0.8:
            shown = str(self.number + index)
            number = self.sheet.region("page_number", styled(tx(shown), size="10pt", fill="luma(90)"), inline=True)
        line = f"#grid(columns: (1fr, auto), [{foot}], [{number}])"
        base = place(line, "bottom + left", dy="9mm") if foot or number else ""
        return f"{self._decoration()}{base}{title}{content}\n"

    def _decoration(self) -> str:
        width, accent = self.paper[0], self.look.accent
        match self.design:
            case "side":
                bar = f"#rect(width: 5mm, height: {self.paper[1]}mm, fill: {accent})"
                return place(bar, "top + left", dx=f"-{self.side}mm", dy=f"-{self.top}mm")
            case "frame":
                bar = f"#rect(width: {width}mm, height: 3mm, fill: {accent})"
                return place(bar, "bottom + left", dx=f"-{self.side}mm", dy="14mm")
            case "tabs":
                self.doc.unsure.add("page_header")
                names = tx("     ".join(subject for subject in self.prose.subjects[:3]))
                names = f"#align(horizon)[{styled(names, size='8pt', fill='white')}]"
                bar = box(names, width=f"{width}mm", height="6mm", fill=accent, inset="(x: 6mm)")
                return place(bar, "top + left", dx=f"-{self.side}mm", dy=f"-{self.top}mm")
        return ""

    def _title(self, layout: str) -> str:
        if layout in ("cover", "quote"):
            return ""
        text = self.shown or self.prose.draw("titles", "slides").text
        fill = "white" if self.design == "bar" and not self.dark else self.title_fill
        body = self.doc.title(text, self.title_size, self.title_bold, fill)
        if self.design == "bar":
            inset = f"(x: {self.side}mm, y: 5mm)"
            frame = block(body, width=f"100% + {2 * self.side}mm", fill=self.look.accent, inset=inset)
            return f"#move(dx: -{self.side}mm, dy: -{self.top}mm)[{frame}]\n#v(-{self.top - 2:.1f}mm)\n"
        rule = f"#line(length: 100%, stroke: 1pt + {self.look.accent})\n" if self.design == "rule" else ""
        return f"#block(below: 0.8em)[{body}]\n{rule}#v(3mm)\n"

    def _list(self, count: int, source: str = "", width: float = 0) -> str:
        """Short items, some with items of a second level, as far as there is space in `width` millimetres."""
        rng, prose, items = self.rng, self.prose, []
        letter, line = self.look.size * 0.19, self.look.size * 0.353 * (0.9 + self.look.leading)
        left = self._height
        for _ in range(count):
            is_short = (source or rng.choice(("bullets", "sentences"))) == "bullets"
            filled = prose.draw("bullets") if is_short else prose.sentence("common")
            inner = [prose.draw("bullets").text for _ in range(rng.randint(1, 3))] if rng.random() < 0.2 else []
            left -= line * (math.ceil(len(filled.text) * letter / (width or self.doc.width)) + len(inner))
            if left < 0:
                break
            prose.keep(filled.text, {})
            below = ", ".join(f"[{prose_markup(text)}]" for text in inner)
            items.append(prose_markup(filled.text) + (f"#text(size: 0.85em)[#list({below})]" if inner else ""))
        return marked_list(self.doc, items or [prose_markup(prose.draw("bullets").text)], rng.random() < 0.12)

    def _picture(
        self, width: float, height: float, kinds: tuple[str, ...] = ("chart", "chart", "diagram", "photo")
    ) -> str:
        kind = self.rng.choice(kinds)
        caption = self.prose.draw("captions", kind)
        self.shown = caption.text
        body = drawing(self.doc, kind, caption, width, height, 0 if kind == "photo" else self.rng.choice((9, 10, 12)))
        if self.dark and kind != "photo":
            body = f"#box(fill: white, inset: 2mm)[#set text(fill: black)\n{body}]"
        return body

    @property
    def _height(self) -> float:
        return self.paper[1] - self.top - 42

    def _bullets(self) -> str:
        return self._list(self.rng.randint(3, 6))

    def _two_lists(self) -> str:
        doc, width = self.doc, self.doc.width
        doc.width = width / 2 - 4
        cells = []
        for _ in range(2):
            head = self.sheet.region("heading", styled(tx(text := doc.subject()), weight='"bold"'), text, inline=True)
            cells.append(f"{head}\n{self._list(self.rng.randint(2, 4), 'bullets')}")
        doc.width = width
        return f"#set text(size: 0.85em)\n#grid(columns: (1fr, 1fr), column-gutter: 8mm, [{cells[0]}], [{cells[1]}])\n"

    def _bullets_figure(self) -> str:
        share = self.rng.uniform(0.4, 0.58)
        width = self.doc.width * share
        picture = self._picture(width, min(self._height, width * self.rng.uniform(0.6, 0.9)))
        words = self._list(self.rng.randint(2, 4), width=self.doc.width - width - 8)
        words = f"#set text(size: {self.rng.choice((0.8, 0.9, 1))}em)\n{words}"
        left = self.rng.random() < 0.3
        widths = f"({width:.0f}mm, 1fr)" if left else f"(1fr, {width:.0f}mm)"
        cells = f"[{picture}], [{words}]" if left else f"[{words}], [{picture}]"
        return f"#grid(columns: {widths}, column-gutter: 8mm, {cells})\n"

    def _figure(self) -> str:
        height = self._height - 8
        width = min(self.doc.width, height * self.rng.uniform(1.4, 2))
        picture = f"#align(center)[{self._picture(width, height)}]\n"
        if self.rng.random() < 0.4:
            source = self.sheet.region("caption", tx(self.prose.word("source")), inline=True)
            picture += f"#align(center)[#text(size: 0.6em)[{source}]]\n"
        return picture

    def _photo(self) -> str:
        width = self.doc.width * self.rng.uniform(0.5, 1)
        return f"#align(center)[{self._picture(width, self._height - 4, ('photo',))}]\n"

    def _table(self) -> str:
        doc = self.doc
        caption = self.prose.draw("captions", "table")
        self.shown = caption.text
        cells = CONTENTS[self.rng.choice(("figures", "figures", "comparison", "remarks"))](doc, caption, 5)
        cells.rows = cells.rows[:7]
        size = self.look.size * self.rng.choice((0.6, 0.7))
        return TableLayout(doc, cells, doc.width, size=size).markup(name_of(caption))

    def _text(self) -> str:
        """A short paragraph and a box."""
        text = self.doc.paragraph(2)
        return text + (note(self.doc) if self.rng.random() < 0.6 and not self.dark else self._list(2))

    def _quote(self) -> str:
        return f"#v(12%)\n{quote(self.doc)}"

    def _cover(self) -> str:
        """The first slide: title, subtitle, speaker, sometimes a photograph or logo."""
        rng, sheet = self.rng, self.sheet
        title = self.doc.title(self.name, rng.choice((1.6, 2)), True, self.title_fill)
        speaker = sheet.region("author", tx(self.prose.full_name()), inline=True)
        under = styled(prose_markup(self.prose.draw("titles", "slides").text), size="1.1em")
        where = f"{rng.choice(self.prose.months)} {self.prose.year}"
        words = f"{title}#v(0.4em)\n{under}\n\n#v(1em)\n{speaker}#linebreak();{styled(tx(where), size='0.8em')}"
        sign = place(logo(sheet), "top + right") if rng.random() < 0.3 and not self.dark else ""
        if rng.random() < 0.35:
            width = self.doc.width * 0.4
            picture = sheet.region("photo", photo_markup(sheet, width, self._height), inline=True)
            words = f"#grid(columns: (1fr, {width:.0f}mm), column-gutter: 8mm, [{words}], [{picture}])"
        return f"{sign}#v({rng.randint(2, 10)}%)\n#align({rng.choice(('left', 'center'))})[{words}]\n"


def slides(sheet: Sheet) -> PageSource:
    """One to three slides."""
    return Slides(sheet).source()
