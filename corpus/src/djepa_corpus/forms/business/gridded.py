"""Headers of many small labelled cells, as on orders and contracts, in several arrangements."""

from ..markup import columns, grid, rows, span, styled, tx
from ..sheet import Sheet


MIN_SIZE = 4.6  # points, of labels


def gridded(sheet: Sheet, names: list[str]) -> str:
    """The fields `names` as one of the arrangements of the page's split."""
    sheet.style.label_text = {name: value for name, value in sheet.style.label_text.items() if name != "size"}
    return sheet.pick(GRIDS, TEST_GRIDS)(sheet, names) if names else ""


def boxes(sheet: Sheet, names: list[str]) -> str:
    """Ruled cells with a small label above or before the value; some cells are wider."""
    count, inline = sheet.rng.randint(3, 6), sheet.chance(0.25)
    cells, room = [], count
    for index, name in enumerate(names):
        body = _in_line(sheet, name) if inline else _stacked(sheet, name)
        width = min(2 if len(sheet.raw(name)) > 22 else 1, room)
        if index == len(names) - 1:
            width = room
        cells.append(span(body, width) if width > 1 else body)
        room = room - width or count
    return grid(cells, ["1fr"] * count, inset=_inset(sheet), **sheet.ruled())


def side_by_side(sheet: Sheet, names: list[str]) -> str:
    """Two or three columns of labels and values, perhaps boxed."""
    count = sheet.rng.randint(2, 3)
    size = -(-len(names) // count)
    gap, side = f"{sheet.rng.uniform(0.3, 0.6):.2f}em", sheet.rng.choice(("left", "left", "(right, left)"))
    strong = {"weight": '"bold"'} if sheet.chance(0.3) else {}
    blocks = []
    for start in range(0, len(names), size):
        cells = sheet.pairs(names[start : start + size], **strong)
        blocks.append(grid(cells, ["auto", "auto"], align=side, column_gutter="2mm", row_gutter=gap))
    if sheet.chance(0.5):
        return grid(blocks, ["1fr"] * len(blocks), inset="1.5mm", **sheet.ruled())
    return columns(blocks, ["1fr"] * len(blocks), "4mm")


def ruled_rows(sheet: Sheet, names: list[str]) -> str:
    """Ruled cells with labels and values alternating, perhaps with grey labels."""
    count = sheet.rng.choice((4, 4, 6))
    widths = ["auto", "1fr"] * (count // 2)
    looks = {"fill": f"(x, y) => if calc.even(x) {{ {sheet.pale()} }}"} if sheet.chance(0.5) else {}
    return grid(sheet.pairs(names), widths, inset=_inset(sheet), **sheet.ruled(), **looks)


def heads_and_values(sheet: Sheet, names: list[str]) -> str:
    """Strips: a row of labels above a row of values."""
    count, parts = sheet.rng.randint(4, 6), []
    looks = (sheet.ruled() if sheet.chance(0.7) else {}) | (sheet.filled_header() if sheet.chance(0.6) else {})
    for start in range(0, len(names), count):
        group = names[start : start + count]
        cells = sheet.header_row(group)
        parts.append(grid(cells, ["1fr"] * len(group), inset=_inset(sheet), **looks))
    return rows(parts, sheet.rng.choice(("0mm", "1.5mm")))


def open_lines(sheet: Sheet, names: list[str]) -> str:
    """Label and value in columns without rules."""
    count = sheet.rng.randint(2, 4)
    cells = [_in_line(sheet, name) for name in names]
    return grid(cells, ["1fr"] * count, column_gutter="3mm", row_gutter=f"{sheet.rng.uniform(0.4, 0.9):.2f}em")


def wide_and_narrow(sheet: Sheet, names: list[str]) -> str:
    """A wide block of labelled lines next to narrow boxes below each other."""
    half = max(len(names) // 2, 1)
    left = grid(sheet.pairs(names[:half]), ["auto", "1fr"], column_gutter="2mm", row_gutter="0.5em")
    right = grid([_stacked(sheet, name) for name in names[half:]], 1, inset=_inset(sheet), **sheet.ruled())
    parts = [left, right] if sheet.chance(0.7) else [right, left]
    return columns(parts, ["1fr", "1fr"], "5mm")


def values_above(sheet: Sheet, names: list[str]) -> str:
    """Held out: ruled cells with the label below the value."""
    cells = [rows([sheet.value(name), _small_label(sheet, name)], "0.35em") for name in names]
    return grid(cells, ["1fr"] * sheet.rng.randint(3, 5), inset=_inset(sheet), **sheet.ruled())


def _stacked(sheet: Sheet, name: str) -> str:
    share = max(sheet.rng.choice((0.75, 0.8, 1)), MIN_SIZE / sheet.style.size)
    return sheet.stacked(name, f"{share:.2f}em", "0.35em")


def _small_label(sheet: Sheet, name: str) -> str:
    return styled(sheet.label(name, ""), size=f"{max(0.75, MIN_SIZE / sheet.style.size):.2f}em")


def _in_line(sheet: Sheet, name: str) -> str:
    return sheet.label(name) + tx(" ") + sheet.value(name)


def _inset(sheet: Sheet) -> str:
    return f"(x: {sheet.rng.uniform(0.8, 1.5):.1f}mm, y: {sheet.rng.uniform(0.6, 1.3):.1f}mm)"


GRIDS = (boxes, boxes, boxes, side_by_side, side_by_side, ruled_rows, heads_and_values, open_lines, wide_and_narrow)
TEST_GRIDS = (values_above, values_above, boxes, side_by_side)
