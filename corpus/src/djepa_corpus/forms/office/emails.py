"""Print-outs of e-mails: header lines, text, signature, quoted messages."""

from transformers_djepa.data.questions.wordings import Wordings

from ..identities import slug
from ..markup import bold, box, columns, grid, line, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .cast import name_correspondents
from .details import add_details
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene, clock, in_days


USUAL_LABEL_SHARE = 0.85  # of the labels of header lines
LIKE_LETTERS_SHARE = 0.45  # of messages
HEADER_FIELDS = ("sender", "recipient", "copy_recipient", "date", "subject", "attachment")


def email(sheet: Sheet) -> PageSource:
    """A printed e-mail, often with the message that it answers."""
    set_as_text(sheet)
    add_scene(sheet)
    first, name = _add_people(sheet)
    texts, rng, prose = sheet.texts.emails, sheet.rng, Prose(sheet)
    subjects, patterns, earlier = _message(sheet, prose)
    subject = rng.choice(texts["replies"]) + prose.draw(subjects)
    parts = [_head(sheet), _header_lines(sheet, prose, subject)]
    greeting = tx(rng.choice(texts["greetings"]).format(first=first))
    parts.append(sheet.region("salutation", greeting, inline=True))
    parts += [prose.paragraph(pattern) for pattern in patterns]
    parts.append(_signature(sheet, name))
    if sheet.chance(0.55):
        parts.append(_quoted(sheet, prose, earlier))
    if sheet.chance(0.35):
        parts.append(
            styled(f"#par[{tx(rng.choice(texts['disclaimers']))}]", size="0.8em", fill='rgb("#666666")') + "\n"
        )
    name_correspondents(sheet)
    prose.finish()
    sheet.unsure = {"title", "heading", "page_header", "page_footer", "note"}
    start, _ = restart()
    body = start + f"#v({rng.uniform(2.5, 5):.1f}mm)\n".join(part for part in parts if part)
    return running_pages(sheet, body, footer=page_line(sheet, 0.35))


def _add_people(sheet: Sheet) -> tuple[str, str]:
    """Draw the correspondents with their addresses; return the reader's first name and the writer's name."""
    rng, origin, values = sheet.rng, sheet.origin, sheet.facts.values
    domains = [
        values["email"].partition("@")[2],
        f"{slug(values['buyer_name'])[:18]}.{rng.choice(('com', 'org', 'net'))}",
    ]
    people = [origin.person() for _ in range(3)]
    full = [" ".join(person) for person in people]
    pattern = rng.choice(("{n} <{m}>", "{n} <{m}>", "{m}", "{n}", '"{n}" <{m}>', "{n} [mailto:{m}]"))
    shown = [
        pattern.format(n=name, m=f"{slug(name, '.')}@{domain}")
        for name, domain in zip(full, (*domains, domains[0]), strict=True)
    ]
    values.update(sender=shown[0], recipient=shown[1], email=f"{slug(full[0], '.')}@{domains[0]}")
    values["date"] = f"{values['date']} {clock(sheet, 7, 22)}" if sheet.chance(0.7) else values["date"]
    names = rng.sample(sheet.texts.emails["file_names"], 2)
    files = [
        f"{name}{rng.choice(('', f'_{rng.randint(1, 99)}', '-v2'))}.{rng.choice(('pdf', 'docx', 'jpg'))}"
        for name in names
    ]
    add_details(
        sheet,
        copy_recipient=shown[2] if sheet.chance(0.35) else "",
        attachment="; ".join(files[: rng.choice((1, 1, 2))]) if sheet.chance(0.4) else "",
        quoted_writer=full[1],
        quoted_date=in_days(sheet, -9, -1),
        function=rng.choice(sheet.texts.letters["functions"]),
    )
    return people[1][0], full[0]


def _message(sheet: Sheet, prose: Prose) -> tuple[Wordings, list[str], list[str]]:
    """Draw subjects, the paragraphs of the message and those of an earlier one; some messages are like letters."""
    rng, texts, kinds = sheet.rng, sheet.texts.emails, sheet.texts.letters["kinds"]
    patterns = prose.draw_several(texts["texts"], rng.choice((2, 3, 4)))
    rng.shuffle(patterns)
    if sheet.chance(LIKE_LETTERS_SHARE):
        kind = kinds[rng.choice(list(kinds))]
        body = [
            prose.draw(kind["first"]),
            *prose.draw_several(kind["middle"], rng.randint(1, 3)),
            prose.draw(kind["last"]),
        ]
        return kind["subjects"], [pattern for pattern in body if pattern], patterns[:1]
    return texts["subjects"], patterns[1:], patterns[:1]


def _head(sheet: Sheet) -> str:
    """What the mail program prints above the message: its user or the address of the page."""
    if sheet.chance(0.4):
        return ""
    name = styled(tx(sheet.other_facts.values["contact_person"]), weight='"bold"', size="1.1em")
    return rows([name, line(stroke="1.5pt")], "1.5mm")


def draw_header_labels(sheet: Sheet) -> None:
    """Give most pages the usual labels of header lines, such as "From" and "To"."""
    for name, labels in sheet.texts.emails["headers"].items():
        if sheet.chance(USUAL_LABEL_SHARE):
            sheet.printed[name] = sheet.cased(sheet.rng.choice(labels))


def _header_lines(sheet: Sheet, prose: Prose, subject: str) -> str:
    """Sender, recipient, date, subject, attachments."""
    draw_header_labels(sheet)
    sheet.facts.values["subject"] = prose.plain(subject)
    names = [name for name in HEADER_FIELDS if sheet.has(name)]
    layout = sheet.pick(("columns", "lines", "boxed"), ("boxed", "columns"))
    if layout == "lines":
        return rows([sheet.label(name, ":") + tx(" ") + sheet.value(name) for name in names], "0.5em")
    cells = [cell for name in names for cell in (bold(sheet.label(name, ":")), sheet.value(name))]
    body = grid(cells, ["auto", "1fr"], column_gutter="5mm", row_gutter="0.6em")
    if layout == "boxed":
        return box(body, width="100%", fill=sheet.pale(), inset="3mm")
    return rows([body, line(stroke=sheet.style.rule)], "2mm")


def _signature(sheet: Sheet, name: str) -> str:
    """Closing words, the writer's name, and sometimes company data."""
    lines = [tx(sheet.rng.choice(sheet.texts.emails["closings"])), tx(name)]
    if sheet.chance(0.5):
        details = [sheet.value("function"), tx(sheet.raw("seller_name"))]
        details += [
            sheet.inline(field) for field in sheet.available("phone", "mobile", "email", "website") if sheet.chance(0.6)
        ]
        lines.append(styled(rows(details, "0.5em"), size="0.9em", fill='rgb("#555555")'))
    return rows(lines, "0.6em")


def _quoted(sheet: Sheet, prose: Prose, patterns: list[str]) -> str:
    """An earlier message, behind a bar or signs, in a lighter colour."""
    lead = prose.markup(prose.draw(sheet.texts.emails["quote_leads"]))
    texts = [prose.markup(pattern) for pattern in patterns]
    grey = {"fill": f'rgb("{sheet.rng.choice(("#000000", "#555555", "#1a3e7a"))}")'}
    layout = sheet.pick(("bar", "signs", "plain"), ("signs", "bar"))
    if layout == "bar":
        body = rows([f"#par[{text}]" for text in texts], "0.8em")
        body = box(body, width="100%", inset="(left: 3mm, y: 1mm)", stroke='(left: 1.5pt + rgb("#9999cc"))')
    elif layout == "signs":
        body = rows([columns([tx(">"), f"#par[{text}]"], ["3mm", "1fr"], "1mm") for text in texts], "0.8em")
    else:
        body = rows([f"#par[{text}]" for text in texts], "0.8em")
    return rows([lead, sheet.region("quote", styled(body, **grey))], "0.8em")
