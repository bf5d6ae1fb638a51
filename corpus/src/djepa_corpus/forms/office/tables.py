"""Tables whose rows and columns are regions, too.

Each region has small links in the first and the last of its cells, whose common rectangle is the region.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..markup import bold, grid, tx
from ..sheet import Sheet


FULL_WIDTH_SHARE = 0.75  # of tables
CORNER = '#place({side}, dx: {x:.1f}mm, dy: {y:.1f}mm, link("djepa:{number}+", box(width: 0.1pt, height: 0.1pt)))'


class Column(NamedTuple):
    """A column: its head, its share of the width, and whether it is set at the right."""

    head: str
    width: float
    at_right: bool = False


def marked_table(
    sheet: Sheet,
    columns: Sequence[Column],
    lines: Sequence[Sequence[str]],
    row_names: Sequence[str] = (),
    name: str = "",
) -> str:
    """A table with a row of heads.

    Args:
        sheet: gets an answer for the table, each column with a head and each named row.
        columns: heads and widths.
        lines: cells, row by row, as markup.
        row_names: what the rows can be named by; a row without a unique name is no answer.
        name: what the table can be named by.
    """
    inset = 1.5, sheet.rng.choice((0.8, 1.1, 1.5, 2.0))  # millimetres
    cells = [[bold(tx(column.head)) for column in columns], *([*line] for line in lines)]
    last = len(columns) - 1
    _mark(cells, sheet.add_region("table", name), (0, 0), (len(lines), last), inset)
    for index, column in enumerate(columns):
        if column.head:
            _mark(cells, sheet.add_region("table_column", column.head), (0, index), (len(lines), index), inset)
    for index, row_name in enumerate(row_names, 1):
        if row_name and list(row_names).count(row_name) == 1:
            _mark(cells, sheet.add_region("table_row", row_name), (index, 0), (index, last), inset)
    is_full = sheet.chance(FULL_WIDTH_SHARE)
    widths = [f"{column.width}fr" if is_full else "auto" for column in columns]
    sides = ", ".join("right" if column.at_right else "left" for column in columns)
    settings = _rules(sheet, len(lines)) | {"align": f"({sides},)", "inset": f"(x: {inset[0]}mm, y: {inset[1]}mm)"}
    body = grid([cell for row in cells for cell in row], widths, **settings)
    return f"#block(breakable: false)[{body}]\n"


def _mark(
    cells: list[list[str]], number: int, first: tuple[int, int], last: tuple[int, int], inset: tuple[float, float]
) -> None:
    """Put the corners of a region into its first and its last cell, given by row and column."""
    corners = (first, "top + left", -1), (last, "bottom + right", 1)
    for (row, column), side, sign in corners:
        corner = CORNER.format(side=side, x=sign * inset[0], y=sign * inset[1], number=number)
        cells[row][column] = corner + cells[row][column]


def _rules(sheet: Sheet, count: int) -> dict[str, str]:
    """Rules and fills: all lines, lines between rows, stripes, or a filled head only."""
    rule, pale = sheet.style.rule, sheet.pale()
    kind = sheet.pick(("all", "all", "rows", "stripes", "head"), ("rows", "all", "stripes"))
    strokes = {"all": rule, "rows": f"(bottom: {rule})", "stripes": "none", "head": f"(bottom: 0.3pt + {pale})"}
    fill = {"stroke": strokes[kind]}
    if kind == "stripes" and count > 2:
        fill["fill"] = f"(x, y) => if calc.even(y) {{ {pale} }}"
    elif kind in ("stripes", "head") or sheet.chance(0.35):
        fill["fill"] = f"(x, y) => if y == 0 {{ {pale} }}"
    return fill
