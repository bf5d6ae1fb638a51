"""Agreements in running text: parties, recitals, definitions, numbered clauses, schedule, signatures."""

from dataclasses import dataclass

from ..fonts import font_list
from ..language import load_shared
from ..markup import align, bold, colour, columns, line, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .pages import page_number, restart, running_pages, set_as_text
from .parties import Party, draw_parties, introduction, signature_blocks
from .prose import Prose
from .schedules import schedule
from .terms import add_terms


# Common clauses in their usual order, with their probabilities; those of the kind come before "term".
COMMON = {
    "term": 0.95,
    "renewal": 0.55,
    "termination": 0.8,
    "confidentiality": 0.5,
    "liability": 0.55,
    "force_majeure": 0.3,
    "data": 0.35,
    "assignment": 0.35,
    "notices": 0.6,
    "law": 0.85,
    "general": 0.7,
}
LETTERS = "abcdefghij"
FIRST_PAGES = 1.6  # exponent of a random number: first pages are shown more often than last ones


@dataclass
class Look:
    """How clauses are numbered and set."""

    numbering: str  # pattern of headings, with {n} and {h}
    sentences: str  # "joined", "decimal", "letters" or "brackets"
    capitals: bool
    heading: dict[str, str]
    is_bold_party: bool


def contract(sheet: Sheet) -> PageSource:
    """An agreement of one of the kinds in `contracts.yaml`, on one to four pages."""
    kind = sheet.rng.choice(list(sheet.texts.contracts["kinds"]))
    set_as_text(sheet, 8)
    words, parties = add_terms(sheet, kind), draw_parties(sheet, kind)
    look, title = _draw_look(sheet), sheet.draw_wording(sheet.texts.contracts["kinds"][kind]["titles"])
    first, second = parties
    parts = {
        "first": lambda: introduction(sheet, first, look.is_bold_party),
        "second": lambda: introduction(sheet, second, look.is_bold_party),
        "governing_law": lambda: _law(sheet, words["governing_law"]),
    }
    prose = Prose(sheet, words | {"first": first.name, "second": second.name}, parts)
    body = [_title(sheet, title), *_opening(sheet, prose, kind, parties)]
    clauses = _clauses(sheet, prose, kind, look)
    body += [f"#columns(2, gutter: 6mm)[{''.join(clauses)}]\n"] if sheet.chance(0.06) else clauses
    body += _end(sheet, prose, kind, parties)
    prose.finish()
    sheet.unsure = {"list"}  # numbered clauses may be called so
    sheet.expected = {*load_shared("fields")["agreement"]}
    return _pages(sheet, "".join(body), title, parties)


def _law(sheet: Sheet, text: str) -> str:
    before, _, law = text.rpartition("|")
    return tx(before) + sheet.value("governing_law", law) if before else sheet.value("governing_law", law)


def _draw_look(sheet: Sheet) -> Look:
    rng = sheet.rng
    heading = {"size": f"{rng.choice((1, 1, 1.1, 1.2))}em"}
    if sheet.chance(0.8):
        heading["weight"] = '"bold"'
    if sheet.chance(0.2):
        heading["fill"] = colour(sheet.style.accent)
    sentences = sheet.pick(("joined", "joined", "decimal", "decimal", "letters", "brackets"), ("decimal", "joined"))
    numbering = rng.choice(sheet.texts.contracts["numberings"])
    return Look(numbering, sentences, sheet.chance(0.2), heading, sheet.chance(0.5))


def _title(sheet: Sheet, title: str) -> str:
    rng = sheet.rng
    settings = {"size": f"{rng.uniform(1.3, 2.2):.2f}em", "font": f'"{sheet.style.display_font}"'}
    settings |= {"weight": '"bold"'} if sheet.chance(0.8) else {}
    text = title.upper() if sheet.chance(0.3) else title
    body = align(sheet.region("title", styled(tx(text), **settings), inline=True), rng.choice(("center", "left")))
    if sheet.chance(0.2):
        number = sheet.label("contract_number") + tx(" ") + sheet.value("contract_number")
        body += align(number, "center")
    return body + f"#v({rng.randint(2, 7)}mm)\n"


def _opening(sheet: Sheet, prose: Prose, kind: str, parties: list[Party]) -> list[str]:
    """The parties, in a sentence or one by one, and sometimes recitals and definitions."""
    rng, texts = sheet.rng, sheet.texts.contracts
    if sheet.pick((True, True, False), (True, False)):
        parts = [prose.paragraph(prose.draw(texts["opening"]))]
    else:
        parts = [_heading(sheet, rng.choice(texts["party_headings"]), {"weight": '"bold"'})]
        signs = sheet.pick((("1.", "2."), ("(1)", "(2)"), ("", "")), (("(A)", "(B)"), ("–", "–")))
        for sign, party in zip(signs, parties, strict=True):
            body = introduction(sheet, party, True)
            parts.append(columns([tx(sign), f"#par[{body}]"], ["8mm", "1fr"], "0mm") if sign else f"#par[{body}]\n")
    if sheet.chance(0.45):
        parts.append(_heading(sheet, rng.choice(texts["recital_headings"]), {"weight": '"bold"'}))
        start = rng.choice(texts["recital_starts"])
        signs = sheet.pick((("(A)", "(B)"), ("A.", "B."), ("", "")), (("(a)", "(b)"), ("", "")))
        for sign, recital in zip(signs, prose.draw_several(texts["kinds"][kind]["recitals"], 2)):
            parts.append(prose.paragraph(start + recital if start else recital[0].upper() + recital[1:], number=sign))
    if sheet.chance(0.6):
        parts.append(f"#par[{tx(rng.choice(texts['agreed']))}]\n")
    return parts


def _heading(sheet: Sheet, text: str, settings: dict[str, str], printed: str = "") -> str:
    marked = sheet.region("heading", styled(tx(printed or text), **settings), name=text, inline=True)
    return f"#block(sticky: true, above: 1.4em, below: 0.8em)[{marked}]\n"


def _clauses(sheet: Sheet, prose: Prose, kind: str, look: Look) -> list[str]:
    """Clauses of the kind and common ones, mostly after definitions."""
    texts = sheet.texts.contracts
    names = list(texts["kinds"][kind]["clauses"])
    names += [name for name, odds in COMMON.items() if name not in names and sheet.chance(odds)]
    parts, first = [], 1
    if sheet.chance(0.3):
        definitions = texts["definitions"]
        parts.append(_clause_heading(sheet, look, 1, sheet.rng.choice(definitions["headings"])))
        parts.append(_definitions(sheet, definitions))
        first = 2
    for number, name in enumerate(names, first):
        parts.append(_clause_heading(sheet, look, number, sheet.rng.choice(texts["clauses"][name]["headings"])))
        parts += _clause(sheet, prose, look, number, texts["clauses"][name])
    return parts


def _clause_heading(sheet: Sheet, look: Look, number: int, text: str) -> str:
    text = text.upper() if look.capitals else text
    return _heading(sheet, text, look.heading, look.numbering.format(n=number, h=text))


def _clause(sheet: Sheet, prose: Prose, look: Look, number: int, texts: dict) -> list[str]:
    """The sentences of a clause: in one or two paragraphs, or each with a number of its own."""
    rng = sheet.rng
    sentences = [prose.draw(wordings) for wordings in texts["values"] or ()]
    others = texts["others"] or ()
    count = rng.choice((1, 2, 3, 3, 4, 5)) - (1 if sentences else 0)
    sentences += prose.draw_several(others, min(max(count, 0 if sentences else 1), len(others)))
    sentences = [sentence for sentence in sentences if sentence]
    if look.sentences == "joined" or len(sentences) == 1:
        split = rng.randint(1, len(sentences)) if sentences else 0
        return [prose.paragraph(*part) for part in (sentences[:split], sentences[split:]) if part]
    signs = {
        "decimal": [f"{number}.{index}" for index in range(1, 10)],
        "letters": [f"{letter})" for letter in LETTERS],
        "brackets": [f"({index})" for index in range(1, 10)],
    }[look.sentences]
    return [prose.paragraph(text, number=sign) for sign, text in zip(signs, sentences)]


def _definitions(sheet: Sheet, texts: dict) -> str:
    rng = sheet.rng
    chosen = sorted(rng.sample(list(texts["terms"]), rng.randint(3, 6)))
    opening, closing = rng.choice((sheet.texts.press["quotation_marks"], ('"', '"'), ("", "")))
    lines = [f"#par[{bold(tx(opening + term + closing))}{tx(': ' + texts['terms'][term])}]" for term in chosen]
    return f"#par[{tx(rng.choice(texts['leads']))}]\n" + sheet.region("list", rows(lines, "0.7em"))


def _end(sheet: Sheet, prose: Prose, kind: str, parties: list[Party]) -> list[str]:
    """Schedule and signatures, in either order."""
    rng = sheet.rng
    lead = f"#par[{tx(prose.draw(sheet.texts.contracts['signing']['leads']))}]\n"
    signed = [f"#v({rng.randint(3, 8)}mm)\n", lead, f"#v({rng.randint(2, 8)}mm)\n", signature_blocks(sheet, parties)]
    table = schedule(sheet, kind) if sheet.chance(0.7) else ""
    parts = [f"#v({rng.randint(2, 6)}mm)\n{table}"] if table else []
    return [*signed, *parts] if sheet.chance(0.3) else [*parts, *signed]


def _pages(sheet: Sheet, body: str, title: str, parties: list[Party]) -> PageSource:
    """Running head and foot with page numbers and sometimes initials."""
    rng, texts = sheet.rng, sheet.texts.contracts
    end = f"{rng.getrandbits(40):x}" if sheet.chance(0.6) else ""
    start, stop = restart(end)
    justify = "#set par(justify: true)\n" if sheet.chance(0.4) else ""
    header = ""
    if sheet.chance(0.35):
        slots = {"title": title, "number": sheet.raw("contract_number"), "name": parties[0].name}
        slots |= {"first_role": parties[0].role, "second_role": parties[1].role}
        head = styled(tx(rng.choice(texts["running_heads"]).format_map(slots)), size="0.85em")
        header = sheet.region("page_header", align(head, rng.choice(("left", "right", "center"))))
    footer = ""
    if sheet.chance(0.85):
        number = page_number(sheet, end)
        initials = _initials(sheet, parties) if sheet.chance(0.25) else ""
        cells = [initials, number] if initials else [number]
        where = "right" if initials else rng.choice(("center", "right"))
        foot = columns(cells, ["1fr", "auto"]) if initials else align(number, where)
        rule = line(stroke="0.4pt") if sheet.chance(0.3) else ""
        footer = styled(sheet.region("page_footer", rule + foot), size="0.9em")
    return running_pages(sheet, justify + start + body + stop, header, footer, rng.random() ** FIRST_PAGES)


def _initials(sheet: Sheet, parties: list[Party]) -> str:
    """Where the parties put their initials on every page."""
    label = sheet.texts.contracts["signing"]["labels"]["initials"]
    font, ink = sheet.rng.choice(font_list()["calligraphy"]), sheet.rng.choice(load_shared("colours")["handwriting"])
    signed, cells = sheet.chance(0.6), []
    for party in parties:
        letters = "".join(word[0] for word in party.name.split() if word[0].isalpha())[:2]
        written = styled(tx(letters), font=f'"{font}"', fill=colour(ink), size="1.5em")
        written = sheet.region("handwriting", written, inline=True) if signed else ""
        cells.append(f"#box(stroke: (bottom: 0.4pt), width: 14mm, height: 1.6em)[{align(written, 'center + bottom')}];")
    return tx(f"{label}: ") + " #h(3mm) ".join(cells)
