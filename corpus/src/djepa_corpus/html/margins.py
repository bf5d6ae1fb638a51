"""Running headers, footers and page numbers: drawn into the margins of each page, outside the tags."""

from dataclasses import dataclass
from random import Random


WORDS = {  # page, of
    "en": ("Page", "of"),
    "de": ("Seite", "von"),
    "fr": ("Page", "sur"),
    "es": ("Página", "de"),
    "it": ("Pagina", "di"),
    "nl": ("Pagina", "van"),
}
NUMBERS = ("{n}", "{n}", "{n}", "– {n} –", "{n}/{all}", "{page} {n}", "{page} {n} {of} {all}")
MAX_TITLE = 48  # characters in a margin


@dataclass(frozen=True)
class Margins:
    """What the margins of a document hold.

    Attributes:
        top, bottom: margins in 0..1000 of the page's height.
        width: of the text between the margins, in millimetres.
        number: the page number with `{n}` and `{all}`; "" for none.
        css: of the page, with `TITLE` and `PROJECT` for what `fill` puts there.
    """

    top: float
    bottom: float
    width: float
    number: str
    css: str

    def fill(self, title: str, project: str) -> str:
        """The stylesheet of a document."""
        return self.css.replace("TITLE", _quote(title)).replace("PROJECT", _quote(project))

    def number_words(self, number: int, count: int) -> list[str]:
        """The words of the page number as printed."""
        return self.number.format(n=number, all=count).split()


def draw_margins(
    rng: Random, family: str, ink: str, paper: tuple[float, float], columns: int, language: str
) -> Margins:
    """Draw the margins of pages of `paper` (width and height in millimetres)."""
    top, bottom = rng.uniform(15, 28), rng.uniform(15, 28)
    side = [rng.uniform(12, 30 if columns == 1 else 18) for _ in range(2)]
    page, of = WORDS[language]
    number = rng.choice(NUMBERS).replace("{page}", page).replace("{of}", of) if rng.random() < 0.85 else ""
    shown = number.replace("{n}", '" counter(page) "').replace("{all}", '" counter(pages) "')
    places = ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"]
    at = rng.choices(places, (1, 1, 3, 1, 6, 3))[0]
    boxes = {at: f'"{shown}"'} if number else {}
    row = rng.choice(("top", "top", "top", "bottom", ""))
    free = [place for place in places if row and place.startswith(row) and place not in boxes]
    texts = rng.sample(["TITLE", "PROJECT"], rng.choice((1, 1, 2)))
    boxes |= dict(zip(rng.sample(free, min(len(texts), len(free))), texts, strict=False))
    size, line = rng.uniform(6.5, 9), rng.choice(("", "", f"0.5pt solid {ink}", "0.5pt solid #777"))
    look = (
        f"font:{rng.choice(('normal', 'italic'))} {size:.1f}pt '{family}'; color:{rng.choice(('#000', '#555', ink))};"
    )
    rules = "".join(f"@{place} {{ content:{content}; {look} white-space:nowrap }}" for place, content in boxes.items())
    if line:
        used = {place.split("-")[0] for place in boxes}
        rules += "".join(_ruled(edge, line, boxes, look) for edge in sorted(used))
    edges = f"{top:.1f}mm {side[0]:.1f}mm {bottom:.1f}mm {side[1]:.1f}mm"
    css = f"@page {{ size:{paper[0]}mm {paper[1]}mm; margin:{edges}; {rules} }}"
    if row == "top" and not at.startswith("top") and rng.random() < 0.3:
        css += "@page :first { " + "".join(f"@{place} {{ content:none }}" for place in places[:3]) + " }"
    return Margins(1000 * top / paper[1], 1000 * (1 - bottom / paper[1]), paper[0] - sum(side), number, css)


def _ruled(edge: str, line: str, boxes: dict[str, str], look: str) -> str:
    """A line along the whole margin, towards the text."""
    side = "border-bottom" if edge == "top" else "border-top"
    places = (f"{edge}-{part}" for part in ("left", "center", "right"))
    return "".join(f"@{place} {{ content:{boxes.get(place, chr(34) * 2)}; {look} {side}:{line} }}" for place in places)


def _quote(text: str) -> str:
    """A string of CSS, cut at a word."""
    if len(text) > MAX_TITLE:
        text = text[:MAX_TITLE].rsplit(" ", 1)[0] + " …"
    return '"' + text.replace("\\", "").replace('"', "'").replace("\n", " ") + '"'
