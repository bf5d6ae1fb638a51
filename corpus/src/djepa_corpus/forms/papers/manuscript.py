"""A document of running text while it is written: its texts, its look, and the numbers of its parts."""

from collections import Counter

from ..marks import mark_up
from ..markup import styled
from ..sheet import Sheet
from ..typesetting import PageSource
from .look import HeadingStyle, Look, draw_look
from .running_text import Filled, Prose, prose_markup


MARKED_SHARE = 0.03  # of paragraphs: with highlighted, underlined, coloured or deleted words
FOOTNOTE_SHARE = 0.12  # of paragraphs, in documents that have footnotes
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class Manuscript:
    """Writes the parts of a document as markup and marks them as regions.

    Args:
        sheet: page to draw on.
        kind: of document; determines fonts, sizes and headings.
    """

    def __init__(self, sheet: Sheet, kind: str) -> None:
        self.sheet, self.rng, self.kind = sheet, sheet.rng, kind
        self.prose: Prose = Prose(sheet)
        self.look: Look = draw_look(sheet, kind)
        self.counts: Counter[str] = Counter()
        self.section = [0, 0, 0]
        self.width = 160.0  # of a column of text, in millimetres
        self.kinds = ("common",)  # of sentences
        self.has_footnotes = False
        self.unsure: set[str] = set()  # topics that the document may have without saying so
        words = self.prose.texts["words"]
        self.words = {name: self.rng.choice(words[name]) for name in ("figure", "table")}
        self.pending = ""  # "Figure 3" that the next paragraph refers to

    def heading(self, text: str, level: int = 1, numbered: bool = True) -> str:
        """A heading that stays with the text below it."""
        style = self.look.headings[level - 1]
        number = self._next_number(level, style) if numbered else ""
        body = self.sheet.region(
            "heading", self.heading_text(f"{number}  {text}" if number else text, style), text, inline=True
        )
        if style.run_in:
            return f"{body} #h(0.4em)"
        gap, size = 0.9 + 0.5 * style.size, style.size
        frame = {
            "": "",
            "below": f"width: 100%, stroke: (bottom: 0.7pt + {style.fill}), inset: (bottom: 0.35em), ",
            "above": f"width: 100%, stroke: (top: 0.7pt + {style.fill}), inset: (top: 0.5em), ",
            "side": f"stroke: (left: 2.5pt + {style.fill}), inset: (left: 0.6em, y: 0.15em), ",
            "bar": f"width: 100%, fill: {style.fill}, inset: (x: 0.5em, y: 0.4em), ",
        }[style.rule]
        body = f"#align(center)[{body}]" if style.centred else body
        settings = "#set par(justify: false, first-line-indent: 0pt, leading: 0.45em)\n#set text(hyphenate: false)\n"
        return f"#block({frame}sticky: true, above: {gap:.2f}em, below: {0.55 + 0.2 * size:.2f}em)[{settings}{body}]\n"

    def heading_text(self, text: str, style: HeadingStyle) -> str:
        """The text of a heading in its style."""
        given = {"size": f"{style.size:.2f}em", "font": f'"{self.look.head_font}"'}
        given |= {"weight": '"bold"'} if style.bold else {}
        given |= {"style": '"italic"'} if style.italic else {}
        given |= {"fill": "white" if style.rule == "bar" else style.fill} if style.fill else {}
        body = styled(prose_markup(text.upper() if style.case == "upper" else text), **given)
        return f"#smallcaps[{body}];" if style.case == "smallcaps" else body

    def title(self, text: str, size: float, bold: bool = True, fill: str = "", topic: str = "title") -> str:
        """A title or headline in the font of headings; headlines of the topic "heading" are named by their text."""
        given = {"size": f"{size:.2f}em", "font": f'"{self.look.head_font}"', "hyphenate": "false"}
        given |= {"weight": '"bold"'} if bold else {}
        given |= {"fill": fill} if fill else {}
        name = text.replace("\n", " ") if topic == "heading" else ""
        body = self.sheet.region(topic, styled(prose_markup(text), **given), name, inline=True)
        return f"#par(leading: 0.45em, justify: false, first-line-indent: 0pt)[{body}]\n"

    def _next_number(self, level: int, style: HeadingStyle) -> str:
        """Count the section and return its number as printed."""
        self.section[level - 1] += 1
        self.section[level:] = [0] * (3 - level)
        count = self.section[level - 1]
        match style.numbering:
            case "":
                return ""
            case "I.":
                return f"{ROMAN[count % 12 - 1]}."
            case "A.":
                return f"{chr(64 + count)}."
        number = ".".join(str(part) for part in self.section[:level])
        return number + "." if style.numbering == "1.1." else number

    def subject(self) -> str:
        """The text of a heading about a subject."""
        return self.prose.draw("headings", "subject").text

    def paragraph(self, count: int = 0, lead: str = "", kinds: tuple[str, ...] = ()) -> str:
        """A paragraph of `count` sentences (random by default); `lead` is markup at its start."""
        count = count or self.rng.choice((2, 3, 3, 4, 4, 5, 6, 7))
        filled = self.prose.sentences(count, *(kinds or self.kinds))
        text = filled.text
        if self.pending:
            text += " " + self.prose.draw("refer", label=self.pending).text
            self.pending = ""
        return lead + self.marked_paragraph(Filled(text, filled.values))

    def marked_paragraph(self, filled: Filled) -> str:
        """Given text as a paragraph, rarely with marked words instead."""
        if "$" not in filled.text and self.sheet.chance(MARKED_SHARE):
            self.prose.keep(filled.text, {})
            return mark_up(self.sheet, filled.text) + "\n\n"
        note = self.footnote() if self.has_footnotes and self.sheet.chance(FOOTNOTE_SHARE) else ""
        body = self.sheet.region("paragraph", prose_markup(filled.text) + note, inline=True)
        self.prose.keep(filled.text, filled.values, self.sheet.answers[-1])
        return body + "\n\n"

    def footnote(self) -> str:
        """A footnote mark in the text and its footnote."""
        self.counts["footnote"] += 1
        number = str(self.counts["footnote"])
        filled = self.prose.draw("footnotes")
        self.prose.keep(filled.text, {})
        body = self.sheet.region(
            "footnote", f"#super[{number}]#h(0.25em){prose_markup(filled.text)}", number, inline=True
        )
        return f'#footnote(numbering: _ => "{number}")[{body}];'

    def label(self, kind: str) -> str:
        """Count a figure or table and return its label: `Figure 3`."""
        self.counts[kind] += 1
        number = str(self.counts[kind])
        if self.kind in ("thesis", "report") and self.section[0] and self.look.headings[0].numbering.startswith("1"):
            number = f"{self.section[0]}.{number}" if self.kind == "thesis" else number
        return f"{self.words[kind]} {number}"

    def caption(self, label: str, text: str) -> str:
        """A marked caption; with a label, it is named by it."""
        caption, prose = self.look.caption, self.prose
        given = {"weight": '"bold"'} if caption["bold"] else {}
        body = styled(prose_markup(label + caption["end"]), **given) + prose_markup(" ") if label else ""
        if self.kind in ("article", "thesis") and self.sheet.chance(0.35):
            text = f"{text}. {prose.sentence('common').text}"
        elif self.kind in ("report", "thesis") and self.sheet.chance(0.3):
            text = f"{text}. {prose.word('source')}"
        elif caption["stop"]:
            text += "."
        words = prose_markup(text)
        body += styled(words, style='"italic"') if caption["italic"] else words
        body = self.sheet.region("caption", styled(body, size=f"{caption['size']}em"), label, inline=True)
        where = "center" if caption["centred"] else "left"
        return f"#align({where})[#set par(first-line-indent: 0pt, leading: 0.5em)\n{body}]\n"

    def captioned(self, kind: str, body: str, label: str, text: str) -> str:
        """A figure or table with its caption above or below."""
        above = self.look.caption["table_above" if kind == "table" else "figure_above"]
        words = self.caption(label, text) if text else ""
        parts = [words, body] if above else [body, words]
        gap = f"#v({self.rng.uniform(1.2, 2.6):.1f}mm, weak: true)\n"
        inside = gap.join(part for part in parts if part)
        settings = "#set par(spacing: 0pt)\n"
        return f"#block(breakable: false, width: 100%, above: 1.6em, below: 1.6em)[{settings}{inside}]\n"

    def finish(self, body: str, setup: str, paper: tuple[float, float], which_page: float | None = None) -> PageSource:
        """Return the document; `setup` are the rules of its pages."""
        self.prose.name_paragraphs()
        self.sheet.unsure.clear()
        self.sheet.unsure |= self.unsure
        chosen = self.rng.random() if which_page is None else which_page
        return PageSource(paper, (0, 0), body, which_page=chosen, setup=self.look.preamble() + setup)
