"""Functions that write typst markup. Each returns a string of content (`[...]`); text is always escaped."""

from collections.abc import Iterable, Sequence


def tx(text: str) -> str:
    r"""Return plain text with its line breaks.

    >>> tx('Nr. "7"')
    '#"Nr. \\"7\\"";'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return "#linebreak();".join(f'#"{line}";' for line in escaped.split("\n"))


def colour(value: str) -> str:
    return f'rgb("{value}")'


def styled(body: str, **arguments: str) -> str:
    """Content with `#text(...)` settings, e.g. `size="9pt"`, `fill='rgb("#333333")'`."""
    given = _arguments(arguments)
    return f"#text({given})[{body}];" if given else body


def bold(body: str) -> str:
    return styled(body, weight='"bold"')


def box(body: str = "", **arguments: str) -> str:
    return f"#box({_arguments(arguments)})[{body}];"


def block(body: str, **arguments: str) -> str:
    return f"#block({_arguments(arguments)})[{body}]\n"


def align(body: str, where: str) -> str:
    return f"#align({where})[{body}]\n"


def place(body: str, where: str, **arguments: str) -> str:
    given = _arguments(arguments)
    return f"#place({where}, {given + ', ' if given else ''}[{body}])\n"


def line(length: str = "100%", stroke: str = "0.5pt") -> str:
    return f"#line(length: {length}, stroke: {stroke})\n"


def space(height: str) -> str:
    return f"#v({height}, weak: false)\n"


def grid(cells: Iterable[str], columns: Sequence[str] | int, kind: str = "grid", **arguments: str) -> str:
    """A grid or table of cells, row by row, empty without cells; those made by `span` and `header` are kept."""
    cells = list(cells)
    if not cells:
        return ""
    widths = columns if isinstance(columns, int) else f"({', '.join(columns)},)"
    body = ", ".join(cell if cell.startswith((f"{kind}.cell(", f"{kind}.header(")) else f"[{cell}]" for cell in cells)
    given = _arguments(arguments)
    return f"#{kind}(columns: {widths}, {given + ', ' if given else ''}{body})\n"


def span(body: str, columns: int, kind: str = "grid", **arguments: str) -> str:
    """A cell over several columns."""
    given = _arguments(arguments)
    return f"{kind}.cell(colspan: {columns}{', ' + given if given else ''})[{body}]"


def header(cells: Iterable[str]) -> str:
    """Cells that are repeated at the top of each page."""
    body = ", ".join(cell if cell.startswith("table.cell(") else f"[{cell}]" for cell in cells)
    return f"table.header({body})"


def rows(parts: Iterable[str], gutter: str = "0.65em") -> str:
    """Parts below each other; empty ones are skipped."""
    cells = [part for part in parts if part]
    return grid(cells, 1, row_gutter=gutter) if cells else ""


def columns(parts: Sequence[str], widths: Sequence[str], gutter: str = "1em", **arguments: str) -> str:
    """Parts next to each other, aligned at the top."""
    return grid(parts, widths, column_gutter=gutter, **arguments)


def _arguments(arguments: dict[str, str]) -> str:
    return ", ".join(f"{name.replace('_', '-')}: {value}" for name, value in arguments.items())
