"""Minutes of meetings: who was there, points of the agenda, who has to do what by when."""

from ..business.meta import label_value_grid
from ..markup import bold, colour, columns, line, rows, styled, tx
from ..sheet import Sheet
from ..typesetting import PageSource
from .details import add_details
from .pages import page_line, restart, running_pages, set_as_text
from .prose import Prose
from .scene import add_scene, clock, in_days, signed_by
from .tables import Column, marked_table


MOST_POINTS = 6


def minutes(sheet: Sheet) -> PageSource:
    """Title, header, attendees, points, table of actions, end."""
    rng, texts = sheet.rng, sheet.texts.meetings["minutes"]
    set_as_text(sheet)
    add_scene(sheet)
    people = _add_people(sheet)
    prose = Prose(sheet)
    parts = [_title(sheet, prose, texts), _header(sheet), *_people(sheet, texts, people)]
    for number, name in enumerate(rng.sample(list(texts["points"]), rng.randint(2, MOST_POINTS)), 1):
        parts += _point(sheet, prose, number, name, texts["points"][name])
    if sheet.chance(0.7):
        parts.append(_actions(sheet, texts, people))
    parts += [f"#par[{prose.markup(prose.draw(texts[key]))}]\n" for key in ("closings", "next") if sheet.chance(0.7)]
    if sheet.chance(0.4):
        parts.append(_signed(sheet))
    prose.finish()
    sheet.unsure = {"list"}  # numbered points may be called so
    start, _ = restart()
    body = start + "".join(part + "#v(2.5mm)\n" for part in parts if part)
    return running_pages(sheet, body, footer=page_line(sheet, 0.6), which_page=float(sheet.chance(0.3)))


def _add_people(sheet: Sheet) -> list[str]:
    rng, origin = sheet.rng, sheet.origin
    people = [" ".join(origin.person()) for _ in range(rng.randint(4, 9))]
    next_meeting = in_days(sheet, 14, 90)
    sheet.facts.values.update(appointment_date=sheet.raw("date"), appointment_time=clock(sheet, 8, 16))
    add_details(
        sheet,
        appointment_date=sheet.raw("date"),
        appointment_time=clock(sheet, 8, 16),
        end_time=clock(sheet, 17, 21),
        chair=people[0],
        minute_taker=people[1],
        next_meeting=next_meeting,
    )
    return people


def _title(sheet: Sheet, prose: Prose, texts: dict) -> str:
    settings = {"size": f"{sheet.rng.uniform(1.4, 2.2):.1f}em", "font": f'"{sheet.style.display_font}"'}
    settings |= {"weight": '"bold"'} if sheet.chance(0.8) else {}
    settings |= {"fill": colour(sheet.style.accent)} if sheet.chance(0.3) else {}
    title = sheet.region("title", styled(tx(sheet.draw_wording(texts["titles"])), **settings), inline=True)
    subject = styled(prose.whole("subject", prose.draw(texts["subjects"])), size="1.15em")
    return rows([title, subject], "0.8em")


def _header(sheet: Sheet) -> str:
    """Date, time, place, chair and minute taker."""
    names = ["appointment_date", "appointment_time", "venue", "chair", "minute_taker"]
    names = [name for name in names if sheet.chance(0.85)]
    if sheet.pick((True, False), (False, True)):
        return label_value_grid(sheet, names)
    half = (len(names) + 1) // 2
    left, right = (rows([sheet.inline(name) for name in part], "0.6em") for part in (names[:half], names[half:]))
    return sheet.panel(columns([left, right], ["1fr", "1fr"], "5mm"), width="100%", inset="3mm")


def _people(sheet: Sheet, texts: dict, people: list[str]) -> list[str]:
    """Those present as a list, in a line, or in two columns; those who are absent."""
    rng = sheet.rng
    heading = bold(tx(rng.choice(texts["attendees"]) + ":"))
    layout = sheet.pick(("list", "line", "columns"), ("columns", "list"))
    if layout == "line":
        parts = [f"#par[{heading} {tx(', '.join(people))}]\n"]
    else:
        items = [f"#list(marker: [•], spacing: 0.6em, {', '.join(f'[{tx(name)}]' for name in people)})"]
        body = f"#columns(2)[{items[0]}]" if layout == "columns" and len(people) > 5 else items[0]
        parts = [heading + "#v(1mm)\n" + sheet.region("list", body)]
    if sheet.chance(0.5):
        absent = " ".join(sheet.origin.person())
        parts.append(f"#par[{bold(tx(rng.choice(texts['apologies']) + ': '))}{tx(absent)}]\n")
    return parts


def _point(sheet: Sheet, prose: Prose, number: int, name: str, text: str) -> list[str]:
    """A numbered point of the agenda with its paragraph."""
    pattern = prose.draw([text])
    if not pattern:
        return []
    heading = sheet.region("heading", styled(tx(f"{number}. {name}"), weight='"bold"'), name=name, inline=True)
    return [f"#block(sticky: true, below: 0mm)[{heading}]\n", prose.paragraph(pattern)]


def _actions(sheet: Sheet, texts: dict, people: list[str]) -> str:
    rng, heads = sheet.rng, sheet.texts.meetings["minutes"]["columns"]
    title = rng.choice(texts["actions"])
    tasks = rng.sample(texts["tasks"], rng.randint(3, 6))
    has_status = sheet.chance(0.4)
    columns_of = [Column(heads["number"], 0.6), Column(heads["task"], 4), Column(heads["person"], 2.2)]
    columns_of += [Column(heads["due"], 1.7)] + [Column(heads["status"], 1.4)] * has_status
    lines = []
    for number, task in enumerate(tasks, 1):
        texts_of = [str(number), task, rng.choice(people), in_days(sheet, 5, 60)]
        texts_of += [rng.choice(texts["statuses"])] * has_status
        lines.append([tx(text) if text else "" for text in texts_of])
    heading = sheet.region("heading", bold(tx(title)), name=title, inline=True)
    return f"#block(sticky: true, below: 2mm)[{heading}]\n" + marked_table(sheet, columns_of, lines, tasks, title)


def _signed(sheet: Sheet) -> str:
    """Chair and minute taker sign."""
    blocks = []
    for name in ("chair", "minute_taker"):
        hand = signed_by(sheet, sheet.raw(name)) if sheet.chance(0.6) else "#v(10mm)"
        caption = sheet.value(name) + tx(" (") + sheet.label(name, "") + tx(")")
        blocks.append(rows([hand, line("80%", "0.5pt"), caption], "0.5em"))
    return f"#block(breakable: false)[{columns(blocks, ['1fr', '1fr'])}]\n"
