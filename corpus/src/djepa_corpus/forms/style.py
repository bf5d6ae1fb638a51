"""The typography of one document: paper, fonts, sizes, colours, format of labels and amounts."""

import random
from dataclasses import dataclass, field

from .fonts import body_fonts, display_fonts
from .language import load_country, load_language, load_shared


PAPERS = {"a4": (210, 297), "letter": (216, 279), "a5": (148, 210)}  # millimetres


@dataclass
class Style:
    """Lengths are millimetres, `size` points; `rule` is a typst stroke."""

    paper: tuple[float, float]
    margin: tuple[float, float]  # sides, top and bottom
    font: str
    display_font: str
    size: float
    ink: str
    accent: str
    pale: str
    rule: str
    label_case: str
    label_ending: str
    label_text: dict[str, str] = field(default_factory=dict)
    dense: bool = False  # small type, many items, much small print
    bilingual: str = ""
    currency_place: str = "as_is"
    currency_gap: bool = True
    leading: float = 0.55
    tracking: float = 0.0

    def preamble(self) -> str:
        """Return the set rules for the start of the page's body."""
        return (
            f'#set text(font: "{self.font}", size: {self.size}pt, fill: rgb("{self.ink}"))\n'
            f"#set text(tracking: {self.tracking}pt, hyphenate: false)\n"
            f"#set par(leading: {self.leading}em, spacing: {self.leading + 0.3:.2f}em)\n"
            "#set table(stroke: none)\n"
        )


def draw_style(rng: random.Random, split: str, language: str, country: str) -> Style:
    """Draw a style with fonts, colours and margins of the split."""
    test, colours = split == "test", load_shared("colours")
    letter = load_country(country)["paper"] == "letter" and rng.random() < 0.8
    paper = PAPERS["letter" if letter else "a4"]
    if rng.random() < 0.04:
        paper = paper[::-1]
    elif rng.random() < 0.03:
        paper = PAPERS["a5"]
    accent = rng.choice(colours[f"{split}_accents"])
    font = rng.choice(body_fonts(split))
    dark = accent if rng.random() < 0.6 else rng.choice(("#000000", "#888888", "#bbbbbb"))
    dense = rng.random() < 0.35
    size = rng.choice((6.5, 7.5, 8.5, 9.25, 10.5) if test else (6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11))
    size = min(size, 8) if dense else size
    sides = rng.uniform(8, 14) if size < 7 or paper[0] < 200 else rng.uniform(12, 25)
    return Style(
        paper=paper,
        margin=(round(sides, 1), round(rng.uniform(8, 18), 1)),
        font=font,
        display_font=rng.choice(display_fonts(split)) if rng.random() < 0.3 else font,
        size=size,
        ink=rng.choice(colours["inks"]),
        accent=accent,
        pale=rng.choice(colours["pale"]),
        dense=dense,
        rule=f'{rng.choice((0.3, 0.5, 0.5, 0.8, 1.0))}pt + rgb("{dark}")',
        label_case=rng.choice(("as_is",) * 10 + ("upper",) * 2 + ("lower",)),
        label_ending=rng.choice(load_language(language).locale["label_endings"]),
        label_text=(
            ({"weight": '"bold"'} if rng.random() < 0.35 else {})
            | ({"fill": f'rgb("{rng.choice((accent, "#666666", "#888888"))}")'} if rng.random() < 0.2 else {})
            | ({"size": "0.85em"} if rng.random() < 0.15 else {})
        ),
        bilingual=rng.choice((" / ", "/", " – ", "\n")) if rng.random() < 0.07 else "",
        currency_place=rng.choice(("as_is", "as_is", "none", "before", "after")),
        currency_gap=rng.random() < 0.8,
        leading=rng.uniform(0.4, 0.75),
        tracking=rng.choice((0, 0, 0, 0, 0, 0, 0.1, 0.3, -0.1)),
    )
