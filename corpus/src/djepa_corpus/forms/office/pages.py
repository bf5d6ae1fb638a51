"""Pages of running text: type size, margins, running heads, page numbers."""

from ..markup import align, tx
from ..sheet import Answer, Sheet
from ..typesetting import PageSource


MILLIMETRES_PER_POINT = 0.353
TOTAL_LABEL = "djepa-end-"  # of the end of a document, whose page number is the number of pages


def set_as_text(sheet: Sheet, smallest: float = 8.5) -> None:
    """Give the style a portrait page, and margins and type that are common for running text."""
    style, rng = sheet.style, sheet.rng
    style.paper = (min(style.paper), max(style.paper))
    if style.paper[0] < 200:  # A5
        smallest = min(smallest, 7.5)
        style.margin = (round(rng.uniform(11, 16), 1), round(rng.uniform(10, 15), 1))
    else:
        style.margin = (round(rng.uniform(16, 28), 1), round(rng.uniform(12, 24), 1))
    style.size = max(style.size, rng.choice((smallest, 9, 10, 10, 10.5, 11)))
    if style.paper[0] < 200:
        style.size = min(style.size, 8.5)
    style.leading = max(style.leading, 0.5)


def page_line(sheet: Sheet, odds: float) -> str:
    """The page number in a footer or header line, with probability `odds`; otherwise empty."""
    if not sheet.chance(odds):
        return ""
    return align(page_number(sheet), sheet.rng.choice(("center", "right", "left", "center")))


def page_number(sheet: Sheet, end: str = "") -> str:
    """The number of the page as a region and a value; `end` is the label of the document's last page."""
    rng = sheet.rng
    here = "#context counter(page).display();"
    label = sheet.wording("page_number") if sheet.chance(0.6) else ""
    total = ""
    if end:
        last = f"#context counter(page).at(<{TOTAL_LABEL}{end}>).first();"
        total = tx(f" {sheet.texts.phrases['page_of']} " if sheet.chance(0.6) else rng.choice(("/", " / "))) + last
    before, after = ("", "") if label or total else rng.choice((("", ""), ("– ", " –"), ("- ", " -"), ("", "")))
    body = tx(f"{label} " if label else before) + here + total + tx(after)
    number, marked = sheet.mark(body)
    sheet.answers.append(Answer("page_number", [number], "region"))
    sheet.answers.append(Answer("page_number", [number]))
    return marked


def restart(end: str = "") -> tuple[str, str]:
    """Markup for the start and the end of a body with page numbers."""
    return "#counter(page).update(1)\n", f"#metadata(none)<{TOTAL_LABEL}{end}>\n" if end else ""


def running_pages(sheet: Sheet, body: str, header: str = "", footer: str = "", which_page: float = 0.0) -> PageSource:
    """Pages with the same header and footer, which may be empty; a header has one line, and so has its footer."""
    style, preamble = sheet.style, sheet.style.preamble()
    body = preamble + body
    if not header:
        return PageSource(style.paper, style.margin, body, preamble + footer if footer else "", which_page)
    (sides, ends), line = style.margin, 1.5 * style.size * MILLIMETRES_PER_POINT
    margins = f"x: {sides}mm, top: {ends + line + 4:.1f}mm, bottom: {ends + (line + 4) * bool(footer):.1f}mm"
    setup = (
        f"{preamble}#set page(margin: ({margins}), header: [{header}], footer: [{footer}], "
        "header-ascent: 4mm, footer-descent: 4mm)"
    )
    return PageSource(style.paper, style.margin, body, which_page=which_page, setup=setup)
