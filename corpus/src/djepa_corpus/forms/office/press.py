"""Press releases: banner, release line, headline, dateline, quotation, company profile, contact."""

from ..marks import logo
from ..markup import align, bold, box, colour, columns, line, rows, styled, tx
from ..papers.photos import photo_markup
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene


def press_release(sheet: Sheet) -> PageSource:
    """A press release about one of the stories in `press.yaml`."""
    rng, texts = sheet.rng, sheet.texts.press
    set_as_text(sheet)
    add_scene(sheet)
    add_details(
        sheet,
        spokesperson=" ".join(sheet.origin.person()),
        function=rng.choice(sheet.texts.letters["functions"]),
    )
    prose = Prose(sheet)
    story = texts["stories"][rng.choice(list(texts["stories"]))]
    parts = [_banner(sheet, prose), *_headline(sheet, prose, story)]
    parts.append(_photo(sheet) if sheet.chance(0.3) else "")
    parts += _text(sheet, prose, story)
    parts += _about(sheet, prose)
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"page_header", "author", "abstract"}
    start, _ = restart()
    justify = "#set par(justify: true)\n" if sheet.chance(0.3) else ""
    gap = f"#v({rng.uniform(2.5, 5):.1f}mm)\n"
    body = justify + start + gap.join(part for part in parts if part)
    return running_pages(sheet, body, footer=page_line(sheet, 0.3))


def _banner(sheet: Sheet, prose: Prose) -> str:
    """Logo, the words "press release", and when it may be published."""
    rng, texts = sheet.rng, sheet.texts.press
    banner = styled(tx(rng.choice(texts["banners"])), size=f"{rng.uniform(1.1, 2):.1f}em", tracking="1pt")
    release = prose.markup(prose.draw(texts["releases"])) if sheet.chance(0.7) else ""
    layout = sheet.pick(("right", "left", "band"), ("band", "left"))
    if layout == "band":
        fill = colour(sheet.style.accent)
        band = box(styled(bold(banner), fill="white"), width="100%", fill=fill, inset="3mm")
        return rows([logo(sheet) if sheet.chance(0.6) else "", band, release], "3mm")
    words = rows([banner, styled(release, size="0.9em") if release else ""], "0.6em")
    cells = [logo(sheet), align(words, "right")] if layout == "right" else [words, align(logo(sheet), "right")]
    rule = line(stroke=sheet.style.rule) if sheet.chance(0.5) else ""
    return columns(cells, ["1fr", "1fr"]) + rule


def _headline(sheet: Sheet, prose: Prose, story: dict) -> list[str]:
    rng = sheet.rng
    settings = {"size": f"{rng.uniform(1.4, 2.2):.1f}em", "font": f'"{sheet.style.display_font}"', "weight": '"bold"'}
    title = tx(prose.plain(prose.draw(story["headlines"])))
    parts = [sheet.region("title", f"#par(leading: 0.4em)[{styled(title, **settings)}]", inline=True)]
    if sheet.chance(0.6):
        body = styled(prose.markup(prose.draw(story["subheads"])), size="1.15em", style='"italic"')
        parts.append(sheet.region("heading", f"#par[{body}]"))
    return parts


def _photo(sheet: Sheet) -> str:
    rng = sheet.rng
    width = rng.uniform(60, 110)
    picture = photo_markup(sheet, width, width * rng.uniform(0.55, 0.7))
    return align(sheet.region("photo", picture, inline=True), rng.choice(("left", "center")))


def _text(sheet: Sheet, prose: Prose, story: dict) -> list[str]:
    """Paragraphs, of which the first begins with place and date, and a quotation."""
    rng, texts = sheet.rng, sheet.texts.press
    patterns = prose.draw_several(story["texts"], rng.choice((2, 3, 4)))
    dateline = prose.markup(prose.draw(texts["datelines"])) if sheet.chance(0.8) else ""
    parts = [prose.paragraph(patterns[0], lead=bold(dateline) if dateline and sheet.chance(0.4) else dateline)]
    parts += [prose.paragraph(pattern) for pattern in patterns[1:]]
    if sheet.chance(0.75):
        opening, closing = sheet.texts.press["quotation_marks"]
        quote = sheet.region("quote", f"#par[{tx(opening + rng.choice(texts['quotes']) + closing)}]", inline=True)
        source = f"#par[{prose.markup(prose.draw(texts['attributions']))}]\n"
        body = rows([quote, source], "0.6em")
        layout = sheet.pick(("indented", "italic", "bar"), ("bar", "italic"))
        body = styled(body, style='"italic"') if layout == "italic" else body
        stroke = {"stroke": f"(left: 2pt + {colour(sheet.style.accent)})"} if layout == "bar" else {}
        parts.insert(rng.randint(1, len(parts)), box(body, inset="(left: 5mm, y: 1mm)", width="100%", **stroke))
    return parts


def _about(sheet: Sheet, prose: Prose) -> list[str]:
    """End sign, profile of the company, contact for journalists."""
    rng, texts = sheet.rng, sheet.texts.press
    end = rng.choice(texts["ends"])
    parts = [align(tx(end), rng.choice(("center", "left")))] if end else []
    if sheet.chance(0.7):
        name = prose.plain(prose.draw(texts["about"]))
        heading = sheet.region("heading", bold(tx(name)), name=name, inline=True)
        parts.append(f"#block(sticky: true, below: 1mm)[{heading}]\n" + prose.paragraph(prose.draw(texts["profiles"])))
    contact = rng.choice(texts["contacts"])
    lines = [sheet.region("heading", bold(tx(contact)), name=contact, inline=True), sheet.value("contact_person")]
    lines += [sheet.value("sender"), sheet.value("sender_address") if sheet.has("sender_address") else ""]
    lines += [sheet.inline(name) for name in sheet.available("phone", "email", "website") if sheet.chance(0.8)]
    body = rows([part for part in lines if part], "0.5em")
    return [*parts, sheet.panel(body, width="100%", inset="3mm") if sheet.chance(0.3) else body]
