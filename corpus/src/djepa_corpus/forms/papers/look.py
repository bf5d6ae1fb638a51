"""The typography of a document of running text: fonts, headings, captions, lists and tables."""

import random
from dataclasses import dataclass

from ..fonts import paper_fonts
from ..language import load_shared
from ..markup import colour
from ..sheet import Sheet


SERIF_SHARES = {"article": 0.85, "thesis": 0.8, "exam": 0.55, "report": 0.3, "magazine": 0.65, "brochure": 0.2}
SERIF_SHARES |= {"manual": 0.12, "slides": 0.08}
COLOUR_SHARES = {"article": 0.15, "thesis": 0.1, "exam": 0.1, "report": 0.65, "magazine": 0.5, "brochure": 0.85}
COLOUR_SHARES |= {"manual": 0.5, "slides": 0.8}
TABLE_RULES = ("booktabs", "booktabs", "grid", "lines", "zebra", "filled_head", "filled_grid", "none")
TEST_TABLE_RULES = ("booktabs", "grid", "zebra_columns", "double", "filled_head", "lines")


# A table and its columns, which are `(target, x, width)`: links at the top and at the bottom of the content.
MARKED_TABLE = """#let marked-table(targets, body) = block(breakable: false, {
  for (target, x, width) in targets {
    for side in (top, bottom) { place(side + left, dx: x, link(target, box(width: width, height: 0.01pt))) }
  }
  body
})
"""


@dataclass
class HeadingStyle:
    """How the headings of one level look."""

    size: float  # of the body's size
    numbering: str  # "1.1", "1.1.", "I.", "A." or ""
    case: str = "as_is"  # or "upper", "smallcaps"
    bold: bool = True
    italic: bool = False
    centred: bool = False
    fill: str = ""  # colour of the text
    rule: str = ""  # "above", "below", "bar" (a filled bar) or "side" (a bar at the left)
    run_in: bool = False  # at the start of the paragraph


@dataclass
class Look:
    """Typography of a document; `size` in points, colours as typst expressions."""

    font: str
    head_font: str
    mono: str
    size: float
    ink: str
    accent: str
    pale: str
    headings: list[HeadingStyle]
    leading: float
    spacing: float  # between paragraphs, in em
    indent: float  # of first lines, in em
    justify: bool
    hyphenate: bool
    caption: dict[str, str | bool | float]
    table_rules: str
    marker: str
    language: str
    serif: bool

    def preamble(self) -> str:
        """Return the set rules and functions for the start of the document's body."""
        indent = f"first-line-indent: {self.indent}em, " if self.indent else ""
        return MARKED_TABLE + (
            f'#set text(font: "{self.font}", size: {self.size}pt, fill: {self.ink}, lang: "{self.language}", '
            f"hyphenate: {str(self.hyphenate).lower()})\n"
            f"#set par(leading: {self.leading:.2f}em, spacing: {self.spacing:.2f}em, {indent}"
            f"justify: {str(self.justify).lower()})\n"
            f"#set list(marker: [{self.marker}], spacing: {self.leading + 0.1:.2f}em)\n"
            f"#set enum(spacing: {self.leading + 0.1:.2f}em)\n"
            "#show footnote.entry: it => it.note.body\n"
            f'#show raw: set text(font: "{self.mono}", size: 1.1em)\n'
        )


def draw_look(sheet: Sheet, kind: str) -> Look:
    """Draw the typography of a kind of document."""
    rng, split, colours = sheet.rng, sheet.split, load_shared("colours")
    serif = rng.random() < SERIF_SHARES[kind]
    font = rng.choice(paper_fonts(split, "serif" if serif else "sans"))
    other = rng.choice(paper_fonts(split, "sans" if serif or rng.random() < 0.7 else "serif"))
    accent = colour(rng.choice(colours[f"{split}_accents"]))
    tinted = accent if rng.random() < COLOUR_SHARES[kind] else colour(rng.choice(colours["inks"]))
    indented = serif and kind in ("article", "thesis", "magazine") and rng.random() < 0.7
    justify = rng.random() < (0.85 if serif else 0.4)
    leading = rng.uniform(0.5, 0.68) if kind in ("article", "magazine") else rng.uniform(0.55, 0.95)
    return Look(
        font=font,
        head_font=other if rng.random() < 0.35 else font,
        mono=rng.choice(paper_fonts(split, "mono")),
        size=draw_size(rng, kind),
        ink=colour(rng.choice(colours["inks"])),
        accent=accent,
        pale=colour(rng.choice(colours["pale"])),
        headings=draw_headings(sheet, kind, tinted),
        leading=leading,
        spacing=leading if indented else leading + rng.uniform(0.35, 0.8),
        indent=rng.choice((1, 1.2, 1.5, 2)) if indented else 0,
        justify=justify,
        hyphenate=justify or rng.random() < 0.15,
        caption={
            "bold": rng.random() < 0.5,
            "italic": rng.random() < 0.2,
            "size": rng.choice((0.8, 0.85, 0.9, 0.9, 1)),
            "end": rng.choice((":", ":", ".", ".", " –", "")),
            "centred": rng.random() < 0.6,
            "table_above": rng.random() < 0.75,
            "figure_above": rng.random() < (0.05 if kind == "article" else 0.2),
            "stop": rng.random() < 0.6,
        },
        table_rules=sheet.pick(TABLE_RULES, TEST_TABLE_RULES),
        marker=rng.choice(("•", "•", "•", "–", "■", "▪", "○") if kind != "article" else ("•", "•", "–")),
        language=sheet.language,
        serif=serif,
    )


def draw_size(rng: random.Random, kind: str) -> float:
    sizes = {"article": (8.5, 9, 9, 9.5, 10, 10, 11), "slides": (16, 18, 20, 22), "magazine": (8, 8.5, 9, 9.5)}
    sizes |= {"brochure": (8, 9, 9.5, 10), "manual": (8, 9, 9.5, 10, 11), "exam": (10, 11, 11, 12)}
    return rng.choice(sizes.get(kind, (9.5, 10, 10.5, 11, 11, 12)))


def draw_headings(sheet: Sheet, kind: str, tinted: str) -> list[HeadingStyle]:
    """Draw the styles of three levels of headings."""
    rng = sheet.rng
    share = {"article": 0.8, "thesis": 0.85, "report": 0.6, "manual": 0.6}.get(kind, 0.05)
    numbering = rng.choice(("1.1", "1.1", "1.1", "1.1.", "I.")) if rng.random() < share else ""
    case = rng.choice(("as_is",) * 6 + ("upper", "smallcaps"))
    centred = rng.random() < (0.3 if kind == "article" else 0.08)
    rules = ("", "", "", "", "", "below", "bar") if kind in ("report", "manual", "brochure") else ("",) * 7 + ("below",)
    test_rules = ("", "", "", "above", "side") if kind in ("report", "manual", "brochure") else ("", "", "", "above")
    rule = sheet.pick(rules, test_rules)
    bold = rng.random() < 0.85 or numbering != "I."
    sizes = {"article": (1.0, 1.35), "slides": (1.2, 1.6), "thesis": (1.4, 2.0), "brochure": (1.3, 1.9)}
    size = rng.uniform(*sizes.get(kind, (1.25, 1.8)))
    second = "" if numbering in ("", "I.") and rng.random() < 0.7 else {"I.": "A."}.get(numbering, numbering)
    levels = [HeadingStyle(size, numbering, case, bold, False, centred, tinted, rule)]
    levels.append(
        HeadingStyle(1 + (size - 1) * 0.5, second, "as_is", rng.random() < 0.7, rng.random() < 0.3, fill=tinted)
    )
    run_in = rng.random() < 0.6
    third = numbering if rng.random() < 0.3 and numbering != "I." else ""
    levels.append(HeadingStyle(1, third, "as_is", not run_in or rng.random() < 0.7, rng.random() < 0.4, run_in=run_in))
    for level in levels:
        level.italic = level.italic or not level.bold and level.case == "as_is"
    return levels
