"""Private and business letters: letterhead, address, date, references, subject, salutation, text, signature."""

from ..business.meta import label_value_grid
from ..marks import stamp
from ..markup import align, bold, columns, grid, place, rows, styled, tx
from ..sheet import Answer, Sheet
from ..typesetting import PageSource
from .cast import Cast, draw_cast, footer_block, name_correspondents, recipient_block, sender_block, signing
from .details import add_details
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene, signed_by


UNSURE = {"title", "heading", "page_header"}  # what the subject line and a logo may be called


def letter(sheet: Sheet) -> PageSource:
    """A letter of one of the occasions in `letters.yaml`."""
    kind = sheet.rng.choice(list(sheet.texts.letters["kinds"]))
    texts = sheet.texts.letters["kinds"][kind]
    cast = draw_cast(sheet, texts["writer"], texts["reader"])
    add_scene(sheet)
    is_private = not cast.writer_is_company and not cast.reader_is_company
    set_as_text(sheet)
    prose = Prose(sheet)
    head = [sender_block(sheet, cast)] if not is_private or sheet.chance(0.4) else []
    if not is_private or sheet.chance(0.5):
        head.append(recipient_block(sheet, cast))
    parts = [*head, *_opening(sheet, prose, texts, is_private), _salutation(sheet, cast, is_private)]
    parts += [*_body(sheet, prose, texts), *_closing(sheet, prose, cast, is_private)]
    footer = footer_block(sheet, cast) or page_line(sheet, 0.3)
    if sheet.chance(0.08):
        parts.insert(2, place(stamp(sheet), "right", dx="-5mm", dy=f"{sheet.rng.randint(-25, 0)}mm"))
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {*UNSURE}
    gap = f"{sheet.rng.uniform(2.5, 5.5):.1f}mm"
    body = f"#v({gap})\n".join(part for part in parts if part)
    start, _ = restart()
    return running_pages(sheet, start + body, footer=footer)


def _opening(sheet: Sheet, prose: Prose, texts: dict, is_private: bool) -> list[str]:
    """Postal note, date, references and subject."""
    rng, letters, parts = sheet.rng, sheet.texts.letters, []
    if not is_private and sheet.chance(0.12):
        parts.append(bold(tx(rng.choice(letters["postal_notes"]))))
    names = [] if is_private else sheet.block("letter_references", 0.3)
    layout = sheet.pick(("line", "line", "grid", "row"), ("row", "line", "grid")) if names else "line"
    if layout == "line":
        date = prose.markup(prose.draw(letters["date_lines"]))
        parts.append(align(date, sheet.pick(("right", "right", "left"), ("left", "right"))))
        parts += [rows([sheet.inline(name) for name in names[:2]], "0.5em")] if names else []
    elif layout == "grid":
        parts.append(columns(["", label_value_grid(sheet, [*names, "date"])], ["1fr", "auto"]))
    else:
        cells = sheet.header_row([*names[:3], "date"])
        parts.append(styled(grid(cells, ["1fr"] * (len(cells) // 2), row_gutter="0.5em"), size="0.9em"))
    if not is_private or sheet.chance(0.3):
        parts.append(_subject(sheet, prose, texts))
    return parts


def _subject(sheet: Sheet, prose: Prose, texts: dict) -> str:
    value = prose.whole("subject", prose.draw(texts["subjects"]))
    if sheet.chance(0.12):
        value = f"#underline[{value}];"
        sheet.answers.append(Answer("underline", sheet.answers[-1].ids, "mark"))
    label = sheet.label("subject") + tx(" ") if sheet.chance(0.4) else ""
    settings = {"weight": '"bold"'} if sheet.chance(0.75) else {}
    return styled(label + value, size=f"{sheet.rng.choice((1, 1, 1.1, 1.2))}em", **settings) + "\n"


def _salutation(sheet: Sheet, cast: Cast, friendly: bool) -> str:
    rng, letters = sheet.rng, sheet.texts.letters
    if cast.reader_is_company and sheet.chance(0.7):
        text = rng.choice(letters["nobody"])
    else:
        text = rng.choice(cast.person["friendly" if friendly else "formal"])
    return sheet.region("salutation", tx(text.format(first=cast.first_name, last=cast.last_name)), inline=True)


def _body(sheet: Sheet, prose: Prose, texts: dict) -> list[str]:
    """Two to six paragraphs, and sometimes a list between them."""
    rng = sheet.rng
    parts = [prose.paragraph(prose.draw(texts["first"]))]
    middle = prose.draw_several(texts["middle"], rng.choice((1, 2, 3, 3, 4, 5)))
    while middle:
        count = min(len(middle), rng.choice((1, 2, 2)))
        parts.append(prose.paragraph(*middle[:count]))
        middle = middle[count:]
    if texts["list"] and sheet.chance(0.6):
        parts.insert(rng.randint(1, len(parts)), _list(sheet, texts["list"]))
    last = prose.draw_several(texts["last"], rng.choice((1, 2, 2, 3)))
    return [*parts, prose.paragraph(*last)]


def _list(sheet: Sheet, texts: dict) -> str:
    rng = sheet.rng
    count = rng.randint(3, min(6, len(texts["items"])))
    chosen = sorted(rng.sample(range(len(texts["items"])), count))
    items = ", ".join(f"[{tx(texts['items'][index])}]" for index in chosen)
    kind = sheet.pick(("list(marker: [•], ", "list(marker: [–], ", "enum("), ("list(marker: [▪], ", "enum("))
    body = f"#{kind}indent: {rng.choice((0, 2, 5))}mm, spacing: {rng.uniform(0.5, 0.8):.2f}em, {items})"
    return tx(rng.choice(texts["leads"])) + "#v(2mm)\n" + sheet.region("list", body)


def _closing(sheet: Sheet, prose: Prose, cast: Cast, friendly: bool) -> list[str]:
    """Closing formula, signature, name, enclosures, copies, postscript."""
    rng, letters = sheet.rng, sheet.texts.letters
    formula = tx(rng.choice(letters["closings"]["friendly" if friendly else "formal"]))
    hand = signed_by(sheet, cast.signatory) if sheet.chance(0.75) else ""
    block = rows([formula, *signing(sheet, cast, hand)], "0.6em")
    block = f"#block(breakable: false)[{block}]\n"
    if sheet.chance(0.2):
        block = columns(["", block], ["1fr", "45%"])
    parts = [block]
    if not friendly and sheet.chance(0.35):
        parts.append(_enclosures(sheet))
    if cast.writer_is_company and sheet.chance(0.1):
        add_details(sheet, copy_recipient=" ".join(sheet.origin.person()))
        parts.append(tx(rng.choice(letters["copies"]) + " ") + sheet.value("copy_recipient"))
    if sheet.chance(0.12):
        parts.append(prose.paragraph(prose.draw(letters["postscripts"])))
    return parts


def _enclosures(sheet: Sheet) -> str:
    rng, texts = sheet.rng, sheet.texts.letters["enclosures"]
    heading, entries = rng.choice(texts["headings"]), rng.sample(texts["entries"], rng.randint(1, 4))
    if len(entries) == 1:
        return styled(tx(f"{heading} {entries[0]}"), size="0.9em") + "\n"
    items = sheet.region("list", rows([tx(f"{sign} {entry}") for sign, entry in _signs(sheet, entries)], "0.5em"))
    return styled(rows([bold(tx(heading)), items], "0.5em"), size="0.9em")


def _signs(sheet: Sheet, entries: list[str]) -> list[tuple[str, str]]:
    numbered = sheet.chance(0.4)
    return [(f"{number}." if numbered else "–", entry) for number, entry in enumerate(entries, 1)]
