"""Running heads, page footers, page numbers and margins: the rules that set up the pages of a document."""

from dataclasses import dataclass

from ..markup import styled, tx
from ..sheet import Sheet
from .manuscript import Manuscript


PAPERS = {"a4": (210, 297), "letter": (216, 279)}


@dataclass
class Page:
    """Paper, margins (top, right, bottom, left) and columns, in millimetres."""

    paper: tuple[float, float]
    margins: tuple[float, float, float, float]
    columns: int = 1
    gutter: float = 6

    @property
    def text_width(self) -> float:
        return self.paper[0] - self.margins[1] - self.margins[3]

    @property
    def column_width(self) -> float:
        return (self.text_width - self.gutter * (self.columns - 1)) / self.columns


def draw_page(sheet: Sheet, columns: int = 1, sides: tuple[float, float] = (18, 32)) -> Page:
    """Draw margins on the paper of the country."""
    rng = sheet.rng
    paper = PAPERS["letter" if min(sheet.style.paper) > 212 else "a4"]
    left = rng.uniform(*sides)
    right = left if rng.random() < 0.75 else rng.uniform(*sides)
    margins = rng.uniform(18, 30), right, rng.uniform(18, 32), left
    return Page(paper, margins, columns, rng.uniform(4.5, 8))


def page_setup(doc: Manuscript, page: Page, title: str, plain_first: bool = True) -> str:
    """The rules of the pages: margins, columns, running head and footer.

    Args:
        title: of the document, for running heads.
        plain_first: the first page has no running head.
    """
    rng = doc.rng
    first_page = rng.choice((1, 1, 1, 1, rng.randint(2, 40), rng.randint(100, 1900)))
    head, foot = _head_and_foot(doc, title, first_page)
    head = f"if n > 0 {{ {head} }}" if head and plain_first else head
    nth = f"let n = here().page() - locate(start).page()\n let number = str(n + {first_page})"
    top, right, bottom, left = (f"{value:.1f}mm" for value in page.margins)
    settings = f"margin: (top: {top}, right: {right}, bottom: {bottom}, left: {left})"
    settings += f", columns: {page.columns}" if page.columns > 1 else ""
    settings += f", header: context {{ {nth}\n {head} }}" if head else ""
    settings += f", footer: context {{ {nth}\n {foot} }}" if foot else ""
    return f"#set columns(gutter: {page.gutter:.1f}mm)\n#set page({settings})\n"


def _head_and_foot(doc: Manuscript, title: str, first_page: int) -> tuple[str, str]:
    """Contents of running head and footer as typst code; empty if there is none."""
    rng, prose, sheet = doc.rng, doc.prose, doc.sheet
    short = title if len(title) < 60 else title[:50].rpartition(" ")[0] + " …"
    journal = prose.text(rng.choice(prose.texts["journals"])) + f" {rng.randint(2, 60)} ({prose.year})"
    company = prose.origin.company(prose.places[0])[0]
    texts = {"article": (short, journal, f"{prose.people[0]} et al."), "manual": (short, prose.systems[0], company)}
    texts |= {
        "thesis": (short, prose.field),
        "report": (short, company, prose.word("draft"), f"{company} | {prose.year}"),
    }
    options = texts.get(doc.kind, (short, company, prose.field))
    left, right = rng.choice(options), rng.choice(options)
    place = sheet.pick(("foot", "foot", "foot", "foot", "head", "head", "none"), ("foot", "foot", "head"))
    number = _number(doc, first_page)
    has_head = rng.random() < (0.55 if doc.kind != "exam" else 0.3)
    has_foot = rng.random() < 0.3
    if has_head and short in (left, right):
        doc.unsure |= {"title"}
    doc.unsure |= set() if has_head or place != "head" else {"page_header"}
    doc.unsure |= set() if has_foot or place != "foot" else {"page_footer"}
    head_right = number if place == "head" else ("" if rng.random() < 0.5 or right == left else "[" + tx(right) + "]")
    head = _line(doc, "page_header", left, head_right, "bottom") if has_head else ""
    if place == "head" and not has_head:
        head = f"align({rng.choice(('right', 'center'))}, {number})"
    foot_number = number if place == "foot" else ""
    foot = _line(doc, "page_footer", right, foot_number, "top") if has_foot else ""
    if place == "foot" and not has_foot:
        foot = f"align({rng.choice(('center', 'center', 'center', 'right', 'left'))}, {number})"
    return head, foot


def _number(doc: Manuscript, first_page: int) -> str:
    """The marked page number as typst code; `number` is its value as text."""
    rng, texts = doc.rng, doc.prose.texts["words"]
    forms = ("{n}",) * 6 + ("– {n} –", "| {n}", *texts["page"])
    form = rng.choice(forms)
    if rng.random() < 0.15 and first_page == 1:
        form = rng.choice(texts["page_of"]).replace("{m}", str(rng.randint(9, 60)))
    before, _, after = form.partition("{n}")
    code = f'link("djepa:{doc.sheet.add_region("page_number")}")[{tx(before)}#number;{tx(after)}]'
    given = ", ".join(
        filter(None, ('weight: "bold"' if rng.random() < 0.2 else "", f"size: {rng.choice((0.85, 0.9, 1))}em"))
    )
    return f"text({given}, {code})"


def _line(doc: Manuscript, topic: str, left: str, right: str, ruled: str) -> str:
    """A marked line with a text and, at the other side, a page number or text (typst code)."""
    rng = doc.rng
    given = {"size": f"{rng.choice((0.75, 0.8, 0.9))}em"}
    given |= {"style": '"italic"'} if rng.random() < 0.3 else {}
    given |= {"fill": doc.look.accent} if rng.random() < 0.15 else {"fill": "luma(90)"} if rng.random() < 0.2 else {}
    words = styled(tx(left.upper() if rng.random() < 0.12 else left), **given)
    if right and rng.random() < 0.8:
        words += f"#h(1fr)#text(size: 0.85em, {right});"
        centred = False
    elif right:
        words, centred = f"#text(size: 0.85em, {right});#h(1fr){words}", False
    else:
        centred = rng.random() < 0.4
    rule = f"stroke: ({ruled}: 0.4pt), " if rng.random() < 0.45 else ""
    inset = f"inset: ({ruled}: 3pt), " if rule else ""
    body = f"#block({rule}{inset}{'width: 100%' if rule or not centred and right else ''})[{words}]"
    marked = doc.sheet.region(topic, f"#set par(first-line-indent: 0pt)\n{body}")
    return f"align({'center' if centred else 'left'})[{marked}]"
