"""The look of a printed document, drawn from parts: page, columns, fonts, headings, tables, notes, code, margins.

Each part is drawn on its own, so styles are many; a seed gives the same one.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from . import fonts
from .margins import Margins, draw_margins


PAPERS = {"A4": (210, 297), "letter": (215.9, 279.4)}  # millimetres
INKS = ("#1a3f7a", "#7a1a1a", "#0b5d3b", "#4b2e83", "#8a4b08", "#005f73", "#333333", "#b3124a")
TINTS = ("#f2f2f2", "#eef4fb", "#fdf6e3", "#f3f9f1", "#f8eef3", "#e9ecef")


@dataclass(frozen=True)
class Style:
    """A stylesheet, and what it writes into the margins of the page."""

    css: str
    margins: Margins
    caption_first: bool  # captions of figures above them
    column_width: float  # millimetres


def draw_style(rng: Random, root: Path, language: str) -> Style:
    """Draw a style; `root` holds the files of the fonts' packages."""
    body = rng.choice(fonts.SERIF if rng.random() < 0.5 else fonts.SANS)
    head = body if rng.random() < 0.5 else rng.choice(fonts.SERIF + fonts.SANS)
    mono = rng.choice(fonts.MONO)
    faces = "\n".join(family.css(root) for family in dict.fromkeys((body, head, mono, fonts.FALLBACK)))
    columns = rng.choices((1, 2, 3), (0.62, 0.3, 0.08))[0]
    size = rng.uniform(*{1: (8.5, 12), 2: (7.5, 10), 3: (6.8, 8.2)}[columns])  # points
    ink, tint = rng.choice(INKS), rng.choice(TINTS)
    margins = draw_margins(rng, body.name, ink, rng.choice([*PAPERS.values()]), columns, language)
    gap = rng.uniform(5, 10)  # millimetres between columns
    parts = [faces, _text(rng, body.name, size, columns, gap), _headings(rng, head.name, ink, tint, columns)]
    parts += [_tables(rng, ink, tint), _notes(rng, ink, tint), _code(rng, mono.name, tint), _lists(rng)]
    parts += [_figures(rng, ink), _terms(rng, ink)]
    width = (margins.width - gap * (columns - 1)) / columns
    return Style("\n".join(parts), margins, rng.random() < 0.25, width)


def _text(rng: Random, family: str, size: float, columns: int, gap: float) -> str:
    lead = rng.uniform(1.15, 1.6)
    cut = f"column-count:{columns};column-gap:{gap:.1f}mm;" if columns > 1 else ""
    cut += f"column-rule:{rng.choice(('none', 'none', '0.5pt solid #999'))};" if columns > 1 else ""
    spacing = rng.choice(("margin:0 0 0.7em", "margin:0.4em 0", "margin:0;text-indent:1.4em", "margin:0 0 1.1em"))
    return f"""
* {{ box-sizing:border-box; overflow-wrap:break-word }} .j-tight * {{ overflow-wrap:anywhere }}
body {{ font:{size:.2f}pt/{lead:.2f} '{family}','{fonts.FALLBACK.name}'; margin:0; {cut}
  color:{rng.choice(("#000", "#111", "#222", "#2b2b2b"))}; text-align:{rng.choice(("left", "left", "justify"))};
  hyphens:auto; orphans:2; widows:2 }}
p {{ {spacing} }}
a {{ {rng.choice(("color:inherit;text-decoration:none", "color:#0645ad", "color:#0645ad;text-decoration:none"))} }}
body > section + section {{
  {rng.choice(("margin-top:1.5em", "margin-top:2.5em", "break-before:page", "margin-top:1em"))} }}
blockquote {{ margin:0.8em {rng.choice(("2em", "1em"))}; font-style:{rng.choice(("italic", "normal"))} }}
hr {{ display:none }}
"""


def _headings(rng: Random, family: str, ink: str, tint: str, columns: int) -> str:
    color = rng.choice(("inherit", "inherit", ink))
    top = rng.uniform(1.45, 2.5 if columns == 1 else 1.8)
    step = rng.uniform(0.78, 0.9)
    weight = rng.choice((700, 700, 700, 400))
    rules = [
        f"h1,h2,h3,h4,h5,h6 {{ font-family:'{family}','{fonts.FALLBACK.name}'; font-weight:{weight}; color:{color};"
        "line-height:1.2; text-align:left; hyphens:manual; break-after:avoid; text-indent:0;"
        f"margin:{rng.uniform(0.9, 1.6):.2f}em 0 {rng.uniform(0.3, 0.7):.2f}em }}"
    ]
    rules += [f"h{level} {{ font-size:{max(1.0, top * step ** (level - 1)):.2f}em }}" for level in range(1, 7)]
    rules.append("h4,h5,h6 { font-weight:700 } section:first-child > :first-child { margin-top:0 }")
    rules.append(
        rng.choice(
            (
                "",
                "",
                f"h1 {{ border-bottom:1.5pt solid {ink}; padding-bottom:0.15em }}",
                "h1,h2 { border-bottom:0.5pt solid #888; padding-bottom:0.1em }",
                "h1 { text-align:center }",
                f"h1 {{ background:{ink}; color:#fff; padding:0.25em 0.4em }}",
                f"h2 {{ background:{tint}; padding:0.15em 0.3em }}",
                f"h1,h2,h3 {{ border-left:3pt solid {ink}; padding-left:0.4em }}",
                "h3,h4,h5 { font-style:italic }",
                "h2,h3 { text-transform:uppercase; letter-spacing:0.04em; font-size:1.05em }",
                "h1,h2 { font-variant:small-caps }",
            )
        )
    )
    if columns > 1 and rng.random() < 0.5:
        rules.append("section:first-child > h1:first-child { column-span:all }")
    return "\n".join(rules)


def _tables(rng: Random, ink: str, tint: str) -> str:
    pad = f"{rng.uniform(1, 4):.1f}pt {rng.uniform(2, 6):.1f}pt"
    line = rng.choice(("0.5pt solid #000", "0.5pt solid #999", f"0.75pt solid {ink}", "1pt solid #ccc"))
    rules = rng.choice(
        (
            f"td,th {{ border:{line} }}",
            f"td,th {{ border:{line} }}",
            f"tr {{ border-bottom:{line} }}",
            "table { border:solid #000; border-width:1.2pt 0 } th { border-bottom:0.6pt solid #000 }",
            f"tr:nth-child(even) {{ background:{tint} }}",
            f"table {{ border:{line} }}",
            "",
        )
    )
    head = rng.choice(
        (
            "",
            "",
            f"th {{ background:{tint} }}",
            f"th {{ background:{ink}; color:#fff }}",
            "th{font-weight:400;font-style:italic}",
        )
    )
    return f"""
table {{ border-collapse:collapse; margin:0.8em {rng.choice(("0", "0", "auto"))};
  font-size:{rng.uniform(0.85, 1):.2f}em;
  width:{rng.choice(("100%", "auto", "auto"))}; max-width:100%; text-align:left }}
td,th {{ padding:{pad}; vertical-align:{rng.choice(("top", "middle"))}; text-align:left }}
td p,th p,li p,dd p {{ text-indent:0; margin:0 0 0.3em }} td p:last-child,th p:last-child {{ margin:0 }}
tr {{ break-inside:avoid }} table {{ break-inside:{rng.choice(("auto", "avoid"))} }}
caption {{ caption-side:{rng.choice(("top", "bottom"))}; text-align:{rng.choice(("left", "center"))};
  font-size:{rng.uniform(0.85, 1):.2f}em; padding:0.3em 0; {rng.choice(("", "font-style:italic", "font-weight:700"))} }}
{rules}
{head}
"""


def _notes(rng: Random, ink: str, tint: str) -> str:
    box = rng.choice(
        (
            f"border:0.75pt solid {ink}; padding:0.5em 0.8em",
            f"background:{tint}; padding:0.6em 0.8em",
            f"border-left:3pt solid {ink}; padding:0.2em 0 0.2em 0.8em",
            f"border:0.75pt solid #888; border-radius:5pt; background:{tint}; padding:0.5em 0.8em",
            "border-top:0.75pt solid #555; border-bottom:0.75pt solid #555; padding:0.4em 0",
            f"border:1.5pt dashed {ink}; padding:0.5em",
            "margin-left:2.5em; font-size:0.92em; font-style:italic",
        )
    )
    return f".j-note {{ margin:0.9em 0; break-inside:avoid; {box} }} .j-note > :last-child {{ margin-bottom:0 }}"


def _code(rng: Random, family: str, tint: str) -> str:
    look = rng.choice(
        (
            "",
            f"background:{tint}",
            f"background:{tint}; border:0.5pt solid #bbb",
            "border:0.5pt solid #555",
            "background:#26323a; color:#e6edf0",
            "border-left:2pt solid #888",
            "background:#fffbe6; color:#30435a; border-radius:4pt",
        )
    )
    inline = rng.choice(("", f"background:{tint}; padding:0 0.15em", "color:#8a1f3c"))
    return f"""
pre {{ font:{rng.uniform(0.78, 0.92):.2f}em/{rng.uniform(1.15, 1.4):.2f} '{family}','{fonts.FALLBACK.name}'; {look};
  padding:{rng.choice(("0.6em", "0.4em 0.8em"))}; margin:0.8em 0; white-space:pre-wrap; text-align:left; hyphens:none }}
.j-code {{ font-family:'{family}','{fonts.FALLBACK.name}'; font-size:0.9em; hyphens:none; {inline} }}
"""


def _lists(rng: Random) -> str:
    return f"""
ul,ol {{ margin:0.5em 0; padding-left:{rng.uniform(1.2, 2.6):.1f}em }}
ul {{ list-style-type:{rng.choice(("disc", "square", "circle", "'– '", "'• '", "'▪ '"))} }}
ol {{ list-style-type:{rng.choice(("decimal", "decimal", "lower-alpha", "lower-roman"))} }}
li {{ margin:{rng.choice(("0", "0.25em 0", "0.5em 0"))} }}
"""


def _figures(rng: Random, ink: str) -> str:
    return f"""
img {{ max-width:100%; max-height:{rng.uniform(70, 150):.0f}mm; {rng.choice(("", "", "border:0.5pt solid #999"))} }}
img.j-icon {{ max-height:1.4em; border:0; vertical-align:middle }}
.j-figure {{ margin:1em 0; text-align:{rng.choice(("left", "center", "center"))}; break-inside:avoid; text-indent:0 }}
.j-figure img {{ display:inline-block }}
figcaption,.j-caption {{ font-size:{rng.uniform(0.82, 1):.2f}em; margin:0.4em 0; break-before:avoid; break-after:avoid;
  {rng.choice(("", "font-style:italic", "font-weight:700", f"color:{ink}"))} }}
"""


def _terms(rng: Random, ink: str) -> str:
    look = rng.choice(("font-weight:700", "font-style:italic", f"color:{ink}", "font-weight:700"))
    return f"""
dl {{ margin:0.6em 0 }} dt,.j-term {{ {look}; break-after:avoid; text-indent:0 }}
dd {{ margin:0 0 0.4em {rng.uniform(1, 2.5):.1f}em }}
.j-footnote {{ font-size:0.85em }} .j-toc {{ margin:1em 0 }}
.j-toc dd {{ margin-bottom:0 }} .j-toc dt {{ font-weight:400; color:inherit }}
"""
