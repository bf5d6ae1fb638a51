"""Check boxes: groups of options, yes-or-no lines, check lists and consents.

Every square is a region, named by its option. Ticks are drawn, so they are not in the text layer.
"""

from dataclasses import dataclass

from ..language import load_shared
from ..markup import bold, colour, columns, grid, header, rows, tx
from ..sheet import Answer, Sheet
from .regions import TableMarks


TICKED_SHARE = 0.9  # of groups
SEVERAL_SHARE = 0.25  # of ticked groups: with several ticked options
RADIO_SHARE = 0.15  # of groups: round boxes
CIRCLED_SHARE = 0.06  # of groups: no boxes, a circle around the chosen option


@dataclass(frozen=True)
class BoxStyle:
    """Squares and ticks of one group; lengths are millimetres."""

    size: float
    outline: str  # typst stroke
    radius: float
    is_radio: bool
    tick: str  # key of `shared/ticks.yaml`, "filled" or "dot"
    ink: str
    width: float  # of strokes, points
    shake: float  # of hand-drawn strokes, as a share of the size


def draw_box_style(sheet: Sheet) -> BoxStyle:
    """Draw the look of boxes and ticks: printed or made with a pen."""
    rng, radio = sheet.rng, sheet.chance(RADIO_SHARE)
    printed = sheet.chance(0.4)
    kinds = ("dot", "dot", "filled") if radio else (*load_shared("ticks"), "filled", "cross", "hook")
    if radio and not printed:
        kinds = ("cross", "hook", "dot", "scribble")
    ink = "#000000" if printed else rng.choice(load_shared("colours")["handwriting"])
    outline = f"{rng.choice((0.4, 0.5, 0.6, 0.8, 1.0))}pt + {colour(rng.choice(('#000000', '#000000', '#555555')))}"
    return BoxStyle(
        size=rng.uniform(2.3, 4.2),
        outline=outline,
        radius=rng.choice((0, 0, 0, 0.4)),
        is_radio=radio,
        tick=rng.choice(kinds),
        ink=ink,
        width=rng.uniform(0.6, 1.2) if printed else rng.uniform(0.8, 1.8),
        shake=0.0 if printed else rng.uniform(0.03, 0.12),
    )


def square(sheet: Sheet, style: BoxStyle, ticked: bool, name: str) -> str:
    """A box, which is a region named by its option."""
    size, pad = style.size, 0.3
    if style.is_radio:
        shape = f"circle(radius: {size / 2:.2f}mm, stroke: {style.outline})"
    else:
        shape = f"rect(width: {size:.2f}mm, height: {size:.2f}mm, stroke: {style.outline}, radius: {style.radius}mm)"
    body = f"#place(top + left, dx: {pad}mm, dy: {pad}mm, {shape})" + (draw_tick(sheet, style, pad) if ticked else "")
    extent = f"{size + 2 * pad:.2f}mm"
    box = f"#box(width: {extent}, height: {extent}, baseline: {size * 0.15 + pad:.2f}mm)[{body}];"
    return sheet.region("checked_box" if ticked else "empty_box", box, name, inline=True)


def draw_tick(sheet: Sheet, style: BoxStyle, pad: float) -> str:
    """The tick in a box whose top left corner is `pad` millimetres right of and below the origin."""
    size, paint = style.size, colour(style.ink)
    if style.tick == "dot":
        radius, inset = size * 0.28, pad + size * 0.22
        return (
            f"#place(top + left, dx: {inset:.2f}mm, dy: {inset:.2f}mm, circle(radius: {radius:.2f}mm, fill: {paint}))"
        )
    if style.tick == "filled":
        shape = (
            f"circle(radius: {size / 2:.2f}mm" if style.is_radio else f"rect(width: {size:.2f}mm, height: {size:.2f}mm"
        )
        return f"#place(top + left, dx: {pad}mm, dy: {pad}mm, {shape}, fill: {paint}))"
    moves = []
    for line in load_shared("ticks")[style.tick].split(";"):
        points = []
        for point in line.split():
            x, y = (float(part) + sheet.rng.gauss(0, style.shake) for part in point.split(","))
            points.append(f"({pad + x * size:.2f}mm, {pad + y * size:.2f}mm)")
        moves += [f"curve.move({points[0]})", *(f"curve.line({point})" for point in points[1:])]
    stroke = f'(paint: {paint}, thickness: {style.width:.2f}pt, cap: "round")'
    return f"#place(top + left, curve(stroke: {stroke}, {', '.join(moves)}))"


def check_boxes(sheet: Sheet) -> str:
    """A heading with options, of which mostly one is ticked; empty if the group is already on the page."""
    rng, texts = sheet.rng, sheet.texts.check_boxes
    group = rng.choice([name for name in texts["groups"] if f"group:{name}" not in sheet.printed] or [""])
    if not group:
        return ""
    options = rng.sample(texts["groups"][group], min(rng.randint(2, 6), len(texts["groups"][group])))
    options.sort(key=texts["groups"][group].index)
    ticked = [rng.randrange(len(options))] if sheet.chance(TICKED_SHARE) else []
    if ticked and len(options) > 2 and sheet.chance(SEVERAL_SHARE):
        ticked = sorted(rng.sample(range(len(options)), rng.randint(2, len(options) - 1)))
    if len(ticked) < 2 and sheet.chance(CIRCLED_SHARE):
        cells = _circled(sheet, group, options, ticked)
    else:
        cells = option_cells(sheet, group, options, ticked)
    heading = tx(group + ("" if group.endswith("?") else sheet.style.label_ending))
    return sheet.pick(GROUPS, TEST_GROUPS)(sheet, heading, cells)


def option_cells(
    sheet: Sheet,
    group: str,
    options: list[str],
    ticked: list[int],
    style: BoxStyle | None = None,
    after: bool | None = None,
) -> list[str]:
    """Boxes with their texts, and the question which of the options are ticked; `after`: the box is after the text."""
    style = style or draw_box_style(sheet)
    if style.is_radio:
        ticked = ticked[:1]
    after = sheet.chance(0.15) if after is None else after
    marks, cells = [], []
    for index, option in enumerate(options):
        number, text = sheet.mark(tx(option))
        marks += [number] if index in ticked else []
        box = square(sheet, style, index in ticked, box_name(sheet, group, option))
        cells.append(f"#box[{text} {box}];" if after else f"#box[{box} {text}];")
    ask_group(sheet, group, marks)
    return cells


def ask_group(sheet: Sheet, group: str, marks: list[int]) -> None:
    """Ask for the ticked options of a group; `marks` are those of their texts."""
    texts = sheet.texts.check_boxes
    question = sheet.rng.choice(texts["several" if len(marks) > 1 else "questions"]).format(group=group.rstrip("?: "))
    sheet.printed[f"group:{group}"] = group
    if marks:
        sheet.answers.append(Answer(f"group:{group}", marks, "mark", [question]))
    else:
        sheet.absent_questions.append(question)


def box_name(sheet: Sheet, group: str, option: str) -> str:
    """Return what questions call a box: its option, with the group if the option means nothing without it."""
    texts = sheet.texts.check_boxes
    is_short = any(option in answers for answers in texts["answers"]) or sheet.chance(0.1)
    return f"{group.rstrip('?: ')}: {option}" if is_short else option


def _circled(sheet: Sheet, group: str, options: list[str], ticked: list[int]) -> list[str]:
    """Options without boxes and a circle around the chosen one."""
    ink, marks, cells = colour(sheet.rng.choice(load_shared("colours")["handwriting"])), [], []
    for index, option in enumerate(options):
        number, text = sheet.mark(tx(option))
        if index in ticked:
            marks.append(number)
            width = f"{sheet.rng.uniform(0.8, 1.6):.1f}pt"
            text = f"#box(stroke: {width} + {ink}, radius: 50%, outset: (x: 1.6mm, y: 1.3mm))[{text}];"
        cells.append(text)
    ask_group(sheet, group, marks)
    sheet.unsure.add("checked_box")  # the circled option is selected, but has no box
    return cells


def stacked_options(sheet: Sheet, heading: str, cells: list[str]) -> str:
    return rows([bold(heading) if sheet.chance(0.4) else heading, *cells], f"{sheet.rng.uniform(0.5, 0.8):.2f}em")


def options_in_line(sheet: Sheet, heading: str, cells: list[str]) -> str:
    return heading + " #h(3mm) " + f" #h({sheet.rng.uniform(3, 8):.1f}mm) ".join(cells) + "\n"


def options_in_columns(sheet: Sheet, heading: str, cells: list[str]) -> str:
    body = grid(cells, ["1fr"] * sheet.rng.randint(2, 3), row_gutter="0.7em")
    return rows([heading, body], "0.7em")


def options_beside(sheet: Sheet, heading: str, cells: list[str]) -> str:
    """The heading on the left, the options next to it."""
    body = rows(cells, "0.6em") if sheet.chance(0.5) else " #h(5mm) ".join(cells)
    table = grid([heading, body], [f"{sheet.rng.randint(25, 40)}%", "1fr"], **sheet.ruled(), inset="1.5mm")
    return table if sheet.chance(0.4) else columns([heading, body], [f"{sheet.rng.randint(25, 40)}%", "1fr"])


def options_in_panel(sheet: Sheet, heading: str, cells: list[str]) -> str:
    """Held out: a box with the heading above the options, which follow each other."""
    return sheet.panel(rows([bold(heading), " #h(4mm) ".join(cells)], "0.7em"), width="100%")


GROUPS = (stacked_options, stacked_options, options_in_line, options_in_line, options_in_columns, options_beside)
TEST_GROUPS = (options_in_panel, options_in_panel, options_in_line, stacked_options)


def yes_no_lines(sheet: Sheet) -> str:
    """Questions with a pair of boxes at the end of each line."""
    texts, style, lines = sheet.texts.check_boxes, draw_box_style(sheet), []
    answers, after = sheet.rng.choice(texts["answers"][:3])[:2], sheet.chance(0.2)
    filler = sheet.rng.choice(("[]", "[]", "repeat([.])", "repeat([ .])"))
    for statement in _new_rows(sheet, "statements", sheet.rng.randint(2, 7)):
        ticked = [sheet.rng.randrange(2)] if sheet.chance(0.85) else []
        cells = option_cells(sheet, statement, list(answers), ticked, style, after)
        lines.append(f"{tx(statement)} #box(width: 1fr, {filler}) {' #h(3mm) '.join(cells)}")
    return rows(lines, f"{sheet.rng.uniform(0.7, 1.1):.2f}em")


def check_list(sheet: Sheet, most: int = 12) -> str:
    """A table with a row for each thing to check and a column of boxes for each answer."""
    rng, texts, style = sheet.rng, sheet.texts.check_boxes, draw_box_style(sheet)
    x, y = rng.uniform(1, 2.5), rng.uniform(0.7, 2)
    marks, answers = TableMarks(sheet, (x, y)), list(rng.choice(texts["answers"]))
    numbered, remarks = sheet.chance(0.4), sheet.chance(0.3)
    first = rng.choice(texts["check_list_heads"])
    heads = [*(["#"] if numbered else []), first, *answers, *([rng.choice(texts["remark_heads"])] if remarks else [])]
    cells = [marks.head(bold(tx(head)), head if len(head) > 1 else "") for head in heads]
    cells = [header(cells)] if sheet.chance(0.7) else cells
    for number, text in enumerate(_new_rows(sheet, "items", rng.randint(3, most)), 1):
        ticked = rng.randrange(len(answers)) if sheet.chance(TICKED_SHARE) else None
        boxes = [square(sheet, style, index == ticked, f"{text}: {answer}") for index, answer in enumerate(answers)]
        row = [*([tx(str(number))] if numbered else []), tx(text), *boxes, *([tx("")] if remarks else [])]
        cells += marks.row(row, text)
    marks.finish()
    widths = [*(["auto"] if numbered else []), "1fr", *["auto"] * len(answers), *(["22%"] if remarks else [])]
    sides = [*(["left"] if numbered else []), "left", *["center"] * len(answers), *(["left"] if remarks else [])]
    ruled = sheet.ruled() if sheet.chance(0.7) else {"stroke": f"(x, y) => (bottom: {sheet.style.rule})"}
    looks = ruled | (sheet.filled_header() if sheet.chance(0.5) else {})
    return grid(cells, widths, "table", align=f"({', '.join(sides)},)", inset=f"(x: {x:.2f}mm, y: {y:.2f}mm)", **looks)


def consents(sheet: Sheet) -> str:
    """Sentences with a box in front of each."""
    style, lines = draw_box_style(sheet), []
    for text in _new_rows(sheet, "consents", sheet.rng.randint(1, 3)):
        box = square(sheet, style, sheet.chance(0.6), text.rstrip("."))
        lines.append(columns([box, tx(text)], ["auto", "1fr"], "2mm"))
    return rows(lines, "0.7em")


def _new_rows(sheet: Sheet, name: str, count: int) -> list[str]:
    """Draw texts of `check_boxes.yaml` that are not on the page yet."""
    texts = [text for text in sheet.texts.check_boxes[name] if f"group:{text}" not in sheet.printed]
    chosen = sheet.rng.sample(texts, min(count, len(texts)))
    sheet.printed |= {f"group:{text}": text for text in chosen}
    return chosen
