"""Parts of documents that are not paragraphs: lists, quotes, notes, contents and references."""

from collections.abc import Sequence

from ..markup import block, bold, box, styled, tx
from .manuscript import Manuscript
from .running_text import prose_markup


def bullet_list(doc: Manuscript, source: str = "", count: int = 0, numbered: bool | None = None) -> str:
    """A list of short phrases, sentences, or entries of a list in `prose.yaml`."""
    rng, prose = doc.rng, doc.prose
    count = count or rng.randint(2, 6)
    source = source or rng.choice(("bullets", "bullets", "sentences"))
    if source == "sentences":
        filled = [prose.sentence(*doc.kinds) for _ in range(count)]
    else:
        filled = [prose.draw(source) for _ in range(count)]
    for each in filled:
        prose.keep(each.text, {})
    numbered = rng.random() < 0.25 if numbered is None else numbered
    ending = rng.choice(("", "", ";", ".")) if source == "bullets" else ""
    texts = [each.text + ending for each in filled]
    if ending == ";":
        texts[-1] = texts[-1][:-1] + "."
    return marked_list(doc, [prose_markup(text) for text in texts], numbered)


def marked_list(doc: Manuscript, items: Sequence[str], numbered: bool = False) -> str:
    """A bulleted or numbered list as one region that is not broken."""
    rng = doc.rng
    spacing = "" if rng.random() < 0.7 else f"spacing: {doc.look.leading + rng.uniform(0.2, 0.7):.2f}em, "
    indent = rng.choice(("0pt", "0pt", "1em", "1.5em"))
    numbers = rng.choice(("1.", "1.", "1)", "(1)", "a)", "(i)"))
    kind = f'enum(numbering: "{numbers}", ' if numbered else "list("
    marked = doc.sheet.region("list", f"#{kind}{spacing}{', '.join(f'[{item}]' for item in items)})")
    body = f"#set par(first-line-indent: 0pt)\n#pad(left: {indent})[{marked}]\n"
    return block(body, above="1.1em", below="1.1em", breakable="false")


def quote(doc: Manuscript) -> str:
    """An indented quotation, sometimes in italics, with a bar or in smaller type, and with its author."""
    rng, prose = doc.rng, doc.prose
    filled = prose.draw("quotes")
    prose.keep(filled.text, {})
    marks = rng.choice(
        (("", ""), ("“", "”"), ("„", "“"), ("«", "»")) if doc.sheet.language != "en" else (("", ""), ("“", "”"))
    )
    body = prose_markup(marks[0] + filled.text + marks[1])
    if rng.random() < 0.5:
        body += tx(" ") if rng.random() < 0.5 else "#linebreak();"
        body += tx(rng.choice(("— {}", "({})", "– {}, {}")).format(prose.full_name(), rng.randint(1850, 2010)))
    given = {"style": '"italic"'} if rng.random() < 0.45 else {}
    given |= {"size": f"{rng.choice((0.9, 0.95, 1))}em"}
    bar = f"stroke: (left: 2pt + {doc.look.accent}), inset: (left: 1em), " if rng.random() < 0.2 else ""
    settings = "#set par(first-line-indent: 0pt)\n"
    marked = doc.sheet.region("quote", f"#block({bar}width: 100%)[{settings}{styled(body, **given)}]")
    return f"#pad(x: {rng.choice((1.5, 2, 2.5, 3) if doc.width > 70 else (0, 0.7))}em, y: 0.4em)[{marked}]\n"


def note(doc: Manuscript, kind: str = "notes") -> str:
    """A box with a notice, tip or warning: framed, filled, with a bar or a sign."""
    rng, prose, look = doc.rng, doc.prose, doc.look
    filled = prose.draw(kind)
    text = filled.text + (" " + prose.draw(kind).text if rng.random() < 0.25 else "")
    prose.keep(text, {})
    title = prose.word("warning" if kind == "warnings" else "note")
    title = title.upper() if rng.random() < 0.4 else title
    ink = rng.choice(('rgb("#b71c1c")', 'rgb("#e65100")', "black")) if kind == "warnings" else look.accent
    head = styled(tx(title), weight='"bold"', **({"fill": ink} if rng.random() < 0.6 else {}))
    body = prose_markup(text)
    inside = head + tx(rng.choice((": ", " – ", " "))) + body if rng.random() < 0.4 else f"{head}#linebreak();{body}"
    if rng.random() < 0.35:
        letter = styled(bold(tx("!" if kind == "warnings" else "i")), fill="white")
        frame = {"width": "6mm", "height": "6mm", "fill": ink, "radius": f"{rng.choice((0, 1, 3))}mm"}
        sign = box(f"#align(center + horizon)[{letter}]", **frame)
        inside = f"#grid(columns: (8mm, 1fr), align: (left, left), [{sign}], [{inside}])"
    styles = ("frame", "fill", "side", "both", "rules")
    style = doc.sheet.pick(styles[:4], styles[2:])
    frame = {
        "frame": f"stroke: 0.8pt + {ink}, radius: {rng.choice((0, 0, 1, 2))}mm",
        "fill": f"fill: {look.pale}",
        "side": f"fill: {ink}.lighten(90%), stroke: (left: 3pt + {ink})",
        "both": f"fill: {look.pale}, stroke: 0.5pt + {ink}",
        "rules": f"stroke: (top: 1pt + {ink}, bottom: 1pt + {ink})",
    }[style]
    settings = "#set par(first-line-indent: 0pt, justify: false)\n"
    marked = doc.sheet.region("note", f"#block({frame}, width: 100%, inset: 0.8em)[{settings}{inside}]")
    return f"#block(above: 1.3em, below: 1.3em, breakable: false)[{marked}]\n"


def contents(doc: Manuscript, titles: Sequence[tuple[int, str]], first_page: int = 1, head: bool = True) -> str:
    """A table of contents with its heading; `titles` are levels and texts."""
    rng, lines, page, numbers = doc.rng, [], first_page, [0, 0, 0]
    leader = rng.choice((".", ".", ". ", " ", "_")) if doc.sheet.split == "train" else rng.choice((" . ", " ", "·"))
    numbered = doc.look.headings[0].numbering != ""
    for level, text in titles:
        numbers[level - 1] += 1
        numbers[level:] = [0] * (3 - level)
        page += rng.choice((0, 1, 1, 2, 4)) if level == 1 or rng.random() < 0.4 else 0
        number = ".".join(map(str, numbers[:level])) if numbered else ""
        fill = f"#box(width: 1fr, repeat[{tx(leader)}])" if leader.strip() else "#h(1fr)"
        words = tx(f"{number}  {text}" if number else text) + f" {fill} " + tx(str(page))
        words = bold(words) if level == 1 and rng.random() < 0.7 else words
        words = f"#pad(left: {1.4 * (level - 1):.1f}em)[{words}]"
        lines.append(block(words, above="0.9em" if level == 1 else "0.6em", below="0pt", width="100%"))
    marked = doc.sheet.region("contents", f"#block(width: 100%)[#set par(first-line-indent: 0pt)\n{''.join(lines)}]")
    title = doc.heading(doc.prose.word("contents"), 1, numbered=False) if head else ""
    return f"{title}{marked}#v(1em)\n"


def references(doc: Manuscript, count: int, title: bool = True) -> str:
    """The heading and list of cited works; it may be broken over columns and pages."""
    rng, prose = doc.rng, doc.prose
    style = rng.choice(("[1]", "[1]", "hanging", "hanging", "1."))
    entries = sorted(_reference(doc) for _ in range(count))
    size = rng.choice((0.8, 0.85, 0.9, 1))
    lines = []
    for number, entry in enumerate(entries, 1):
        label = {"[1]": f"[{number}]", "1.": f"{number}.", "hanging": ""}[style]
        lines.append((tx(label) + "#h(0.5em)" if label else "") + entry.partition("\0")[2])
    hanging = "1.6em" if style == "hanging" else "1.9em"
    settings = f"#set par(hanging-indent: {hanging}, first-line-indent: 0pt, leading: 0.5em, spacing: 0.75em)\n"
    settings += f"#set text(size: {size}em)\n"
    body = doc.sheet.region("references", "\n\n".join(lines), inline=True)
    doc.unsure.add("list")
    head = doc.heading(prose.word("references"), 1, numbered=rng.random() < 0.3) if title else ""
    return f"{head}#[{settings}{body}]\n\n"


def _reference(doc: Manuscript) -> str:
    """A sort key, a zero character, and the markup of a cited work."""
    rng, prose = doc.rng, doc.prose
    authors = []
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        first, last = prose.origin.person()
        authors.append(
            rng.choice((f"{last}, {first[0]}.", f"{last}, {first}")) if len(authors) == 0 else f"{first[0]}. {last}"
        )
    year, names = rng.randint(1970, prose.year), ", ".join(authors)
    title = prose.text(rng.choice(prose.texts["titles"]["article"] + prose.texts["titles"]["thesis"]))
    journal, pages = prose.text(rng.choice(prose.texts["journals"])), f"{rng.randint(1, 200)}–{rng.randint(201, 400)}"
    source = styled(tx(journal), style='"italic"') + tx(f" {rng.randint(1, 60)}({rng.randint(1, 12)}), {pages}.")
    if rng.random() < 0.3:
        source = tx(f"{prose.places[0]}: {prose.origin.company(prose.places[0])[1].removesuffix('.')}.")
    form = doc.kind in ("article", "thesis") and prose.cites
    when = tx(f"{names} ({year}). {title}. ") if form else tx(f"{names}: {title}. ")
    return f"{names}\0{when}{source}{'' if form else tx(f' {year}.')}"
