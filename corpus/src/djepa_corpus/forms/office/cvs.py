"""Curricula vitae: name, contact, photo, sections with dates at the left."""

from ..identities import slug
from ..markup import align, box, colour, columns, grid, line, rows, styled, tx
from ..papers.photos import photo_markup, portrait
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene


SECTIONS = ("experience", "education", "skills", "languages", "interests", "references")


def cv(sheet: Sheet) -> PageSource:
    """A curriculum vitae on one or two pages, in one column or with a sidebar."""
    rng, values = sheet.rng, sheet.facts.values
    set_as_text(sheet)
    add_scene(sheet)
    name = f"{values['first_name']} {values['last_name']}"
    values["email"] = f"{slug(name, rng.choice(('.', '_', '')))}@{values['email'].partition('@')[2]}"
    add_details(sheet, candidate=name, sender_address=values["seller_address"].replace("\n", ", "))
    prose = Prose(sheet)
    writer = Sections(sheet, prose)
    names = [section for section in SECTIONS if section == "experience" or sheet.chance(0.75)]
    if sheet.chance(0.3):
        names[:2] = names[:2][::-1]
    if sheet.pick((True, False, False), (False, True)):
        body = _with_sidebar(sheet, writer, names)
    else:
        body = _one_column(sheet, writer, names)
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"heading", "author", "page_header", "table"}
    start, _ = restart()
    return running_pages(sheet, start + body, footer=page_line(sheet, 0.25), which_page=float(sheet.chance(0.3)))


def _one_column(sheet: Sheet, writer: "Sections", names: list[str]) -> str:
    head = [_name(sheet), writer.profile() if sheet.chance(0.5) else ""]
    contact = rows(_contacts(sheet), "0.55em")
    photo = _photo(sheet) if sheet.chance(0.5) else ""
    cells = [rows([*head[:1], contact], "1em"), photo] if photo else [head[0], contact]
    top = columns(cells, ["1fr", "auto"], "6mm")
    parts = [top, head[1], *(writer.section(name) for name in names)]
    return f"#v({sheet.rng.uniform(3, 6):.1f}mm)\n".join(part for part in parts if part)


def _with_sidebar(sheet: Sheet, writer: "Sections", names: list[str]) -> str:
    """Contact, skills and languages in a sidebar, the rest next to it."""
    aside = [name for name in names if name in ("skills", "languages", "interests")]
    photo = _photo(sheet) if sheet.chance(0.7) else ""
    side = rows([photo, rows(_contacts(sheet), "0.6em"), *(writer.section(name) for name in aside)], "6mm")
    main = rows([_name(sheet), writer.profile(), *(writer.section(name) for name in names if name not in aside)], "5mm")
    side = box(side, width="100%", fill=sheet.pale(), inset="3mm") if sheet.chance(0.6) else side
    left = sheet.pick((True, True, False), (False, True))
    return columns([side, main] if left else [main, side], ["32%", "1fr"] if left else ["1fr", "32%"], "7mm")


def _name(sheet: Sheet) -> str:
    """The name in large letters, sometimes below the words "Curriculum vitae"; the larger one is the title."""
    rng, texts = sheet.rng, sheet.texts.cvs
    settings = {"font": f'"{sheet.style.display_font}"', "size": f"{rng.uniform(1.6, 2.8):.1f}em"}
    settings |= {"fill": colour(sheet.style.accent)} if sheet.chance(0.5) else {}
    settings |= {"weight": '"bold"'} if sheet.chance(0.6) else {}
    job = [styled(sheet.value("position"), size="1.1em")] if sheet.chance(0.4) else []
    if sheet.chance(0.5):
        title = sheet.region("title", styled(tx(sheet.draw_wording(texts["titles"])), **settings), inline=True)
        return rows([title, styled(sheet.value("candidate"), size="1.2em", weight='"bold"'), *job], "0.7em")
    return rows([sheet.region("title", styled(sheet.value("candidate"), **settings)), *job], "0.7em")


def _contacts(sheet: Sheet) -> list[str]:
    names = [name for name in sheet.available("mobile", "email", "phone") if sheet.chance(0.75)]
    names += [name for name in sheet.available("date_of_birth", "nationality", "place_of_birth") if sheet.chance(0.5)]
    address = sheet.region("address", sheet.value("sender_address"))
    return [address, *(sheet.inline(name) for name in names)]


def _photo(sheet: Sheet) -> str:
    width = sheet.rng.uniform(25, 36)
    return sheet.region(
        "photo", photo_markup(sheet, width, width * sheet.rng.uniform(1.15, 1.35), portrait), inline=True
    )


class Sections:
    """Writes the sections with headings of one look."""

    def __init__(self, sheet: Sheet, prose: Prose) -> None:
        self.sheet, self.rng, self.prose, self.texts = sheet, sheet.rng, prose, sheet.texts.cvs
        self.year = sheet.facts.issued.year
        self.capitals, self.rule = sheet.chance(0.3), sheet.chance(0.5)
        self.separator = self.rng.choice((" – ", "-", " - ", " / "))
        self.has_months = sheet.chance(0.5)
        self.dates_left = sheet.pick((True, True, False), (True, False))

    def heading(self, name: str) -> str:
        text = self.rng.choice(self.texts["sections"][name])
        text = text.upper() if self.capitals else text
        body = styled(tx(text), weight='"bold"', size="1.15em", fill=colour(self.sheet.style.accent))
        marked = self.sheet.region("heading", body, name=text, inline=True)
        return f"#block(sticky: true)[{marked}]\n" + (line(stroke=self.sheet.style.rule) if self.rule else "")

    def profile(self) -> str:
        text = self.prose.draw(self.texts["profiles"])
        return rows([self.heading("profile"), self.prose.paragraph(text)], "2mm")

    def section(self, name: str) -> str:
        body = {"experience": self.experience, "education": self.education, "references": self.references}.get(name)
        content = body() if body else self.entries(name)
        return rows([self.heading(name), content], "2.5mm")

    def period(self, first: int, last: int) -> str:
        """`03/2012 – 09/2015`; until today if `last` is this year."""
        texts = []
        for year in (first, last):
            month = f"{self.rng.randint(1, 12):02}/" if self.has_months else ""
            texts.append(f"{month}{year}")
        if last >= self.year:
            texts[1] = self.rng.choice(self.texts["present"])
        return self.separator.join(texts)

    def experience(self) -> str:
        """Jobs from the last one to the first one, with tasks as lists."""
        origin, blocks, last = self.sheet.origin, [], self.year
        for index in range(self.rng.randint(2, 4)):
            first = last - self.rng.randint(1, 6)
            job = self.sheet.raw("position") if index == 0 else self.rng.choice(self.sheet.texts.letters["positions"])
            city = origin.city()
            employer = self.sheet.raw("employer") if index == 0 else origin.company(city)[0]
            firm = self.sheet.value("employer") if index == 0 else tx(employer)
            firm = firm + tx(f", {city.split(',')[0]}")
            tasks = [self.prose.markup(text) for text in self.prose.draw_several(self.texts["tasks"], 3)]
            items = ", ".join(f"[{task}]" for task in tasks[: self.rng.randint(1, 3)])
            tasks = self.sheet.region("list", f"#list(marker: [•], spacing: 0.55em, {items})")
            blocks.append((self.period(first, last), rows([styled(tx(job), weight='"bold"'), firm, tasks], "0.5em")))
            last = first
        return self.dated(blocks)

    def education(self) -> str:
        blocks, last, origin = [], self.year - self.rng.randint(6, 14), self.sheet.origin
        for degree in self.rng.sample(self.texts["degrees"], self.rng.randint(1, 3)):
            first = last - self.rng.randint(2, 5)
            school = self.rng.choice(self.texts["schools"]).format(city=origin.city().split(",")[0])
            blocks.append((self.period(first, last), rows([styled(tx(degree), weight='"bold"'), tx(school)], "0.5em")))
            last = first
        return self.dated(blocks)

    def dated(self, blocks: list[tuple[str, str]]) -> str:
        if self.dates_left:
            cells = [cell for period, body in blocks for cell in (styled(tx(period), size="0.95em"), body)]
            return grid(cells, ["27mm", "1fr"], row_gutter="3mm")
        return rows([columns([body, align(tx(period), "right")], ["1fr", "auto"]) for period, body in blocks], "3mm")

    def entries(self, name: str) -> str:
        """Skills and interests as a list or in a line; languages with their levels."""
        rng = self.rng
        if name == "languages":
            levels = [rng.choice(self.texts["language_levels"]) for _ in range(4)]
            chosen = rng.sample(self.texts["language_names"], rng.randint(2, 4))
            entries = [f"{language} ({level})" for language, level in zip(chosen, levels)]
        else:
            entries = rng.sample(self.texts[name], rng.randint(3, 6))
        if self.sheet.chance(0.5):
            return tx(", ".join(entries))
        items = ", ".join(f"[{tx(entry)}]" for entry in entries)
        return self.sheet.region("list", f"#list(marker: [•], spacing: 0.55em, {items})")

    def references(self) -> str:
        return tx(self.rng.choice(self.texts["references"]))
