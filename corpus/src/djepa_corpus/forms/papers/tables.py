"""Tables whose rows and columns are marked as regions.

The widths of the columns are known, so that each row is a grid of its own and each column a rectangle over all rows.
"""

from collections.abc import Callable, Sequence

from ..markup import bold, styled, tx
from .figures import name_of
from .manuscript import Manuscript
from .running_text import Filled
from .table_contents import Cells, comparison, faults, figures, prices, remarks, specifications


POINTS_PER_MM = 72 / 25.4
WIDEST_TEXT = 46  # letters of a cell before it is broken into lines
MAX_MARKED = 12  # rows
Content = Callable[[Manuscript, Filled, int], Cells]
CONTENTS: dict[str, Content] = {"figures": figures, "comparison": comparison, "specifications": specifications}
CONTENTS |= {"faults": faults, "prices": prices, "remarks": remarks}


def table(
    doc: Manuscript,
    kinds: Sequence[str] = ("figures", "figures", "comparison"),
    width: float = 0,
    captioned: bool = True,
) -> str:
    """A table of one of the kinds with its caption; `width` of the column in millimetres."""
    caption = doc.prose.draw("captions", "table")
    width = width or doc.width
    cells = CONTENTS[doc.rng.choice(kinds)](doc, caption, int(width / 19))
    body = TableLayout(doc, cells, width).markup(name_of(caption) if captioned else "")
    if not captioned:
        return f"#block(above: 1.4em, below: 1.4em)[{body}]\n"
    label = doc.label("table")
    doc.pending = label if doc.sheet.chance(0.3) else ""
    return doc.captioned("table", body, label, caption.text)


class TableLayout:
    """Widths, rules and colours of one table."""

    def __init__(self, doc: Manuscript, cells: Cells, width: float, size: float = 0) -> None:
        rng, look = doc.rng, doc.look
        self.doc, self.cells, self.rules = doc, cells, look.table_rules
        self.size = size or look.size * rng.choice((0.8, 0.85, 0.9, 0.9, 1))
        self.pad = rng.uniform(2.5, 5), rng.uniform(1.8, 4.5)  # points
        self.rule, self.dark = f"{rng.choice((0.4, 0.5, 0.6))}pt", rng.choice(("black", look.accent, "luma(120)"))
        self.filled = self.rules in ("filled_head", "filled_grid") or self.rules == "zebra" and rng.random() < 0.5
        self.head_fill = look.accent if rng.random() < 0.55 else look.pale
        self.head_ink = "white" if self.head_fill == look.accent else look.ink
        self.bold_head, self.bold_first = rng.random() < 0.75 or self.filled, cells.row_heads and rng.random() < 0.2
        self.number_side = rng.choice(("right", "right", "center"))
        self.widths = self._widths(width * POINTS_PER_MM, rng.random() < 0.35)
        self.side = rng.choice(("center", "center", "left"))

    def _widths(self, available: float, full: bool) -> list[float]:
        """Widths of the columns in points, estimated from the number of letters."""
        letter = self.size * (0.54 if self.doc.look.serif else 0.59)
        wanted = []
        for column in range(len(self.cells.head)):
            texts = [self.cells.head[column], *(row[column] for row in self.cells.rows)]
            word = max(len(word) for text in texts for word in text.split() or [""]) * 1.05 + 1
            wanted.append(max(min(max(map(len, texts)), WIDEST_TEXT), word, 3) * letter + 2 * self.pad[0] + 2)
        total = sum(wanted)
        if total < available and not full:
            return wanted
        if total <= available:
            return [width * available / total for width in wanted]
        texts = [width if width > available * 0.3 else 0 for width in wanted]  # these are broken into more lines
        excess = total - available
        if sum(texts) > 1.6 * excess:
            return [width - excess * text / sum(texts) for width, text in zip(wanted, texts, strict=True)]
        return [width * available / total for width in wanted]

    def markup(self, name: str) -> str:
        """The marked table with marked rows and columns."""
        doc, cells = self.doc, self.cells
        number, columns, rows = doc.sheet.add_region("table", name), self._columns(), []
        if cells.groups:
            rows.append(self._group_row())
        rows.append(self._row(cells.head, head=True))
        for index, row in enumerate(cells.rows):
            body = self._row(row, index=index, last=index == len(cells.rows) - 1)
            named = cells.row_heads and row[0] and index < MAX_MARKED
            rows.append(doc.sheet.region("table_row", body, row[0], inline=True) if named else body)
        width = f"{sum(self.widths):.1f}pt"
        body = "#set block(spacing: 0pt)\n" + "".join(f"#block[{row}]" for row in rows)
        settings = "#set par(justify: false, first-line-indent: 0pt, leading: 0.45em)\n"
        settings += f"#set text(size: {self.size:.1f}pt, hyphenate: true)\n"
        marked = f'#marked-table((("djepa:{number}+", 0pt, {width}), {columns}), [{body}])'
        return f"#align({self.side})[{settings}#block(width: {width})[{marked}]]\n"

    def _columns(self) -> str:
        """The columns with heads as arguments of the function `marked-table` in `look.py`."""
        columns, x = [], 0.0
        for width, head in zip(self.widths, self.cells.head, strict=True):
            if head:
                number = self.doc.sheet.add_region("table_column", head)
                columns.append(f'("djepa:{number}+", {x:.1f}pt, {width:.1f}pt), ')
            x += width
        return "".join(columns)

    def _row(self, texts: Sequence[str], head: bool = False, index: int = 0, last: bool = False) -> str:
        """A grid of one row."""
        cells = []
        is_sum = self.cells.has_sum and last
        for column, text in enumerate(texts):
            body = tx(text)
            if head and self.bold_head or is_sum or column == 0 and self.bold_first:
                body = bold(body)
            cells.append(styled(body, fill=self.head_ink) if head and self.filled else body)
        sides = ", ".join(f"{self.number_side if numeric else 'left'} + horizon" for numeric in self.cells.numeric)
        fill, stroke = self._fill(head, index), self._stroke(head, index, last, is_sum)
        widths = ", ".join(f"{width:.1f}pt" for width in self.widths)
        settings = f"inset: (x: {self.pad[0]:.1f}pt, y: {self.pad[1]:.1f}pt), align: ({sides},)"
        body = ", ".join(f"[{cell}]" for cell in cells)
        return f"#grid(columns: ({widths},), {settings}, fill: {fill}, stroke: {stroke}, {body})"

    def _group_row(self) -> str:
        """A row above the head whose cells span columns."""
        cells = [f"grid.cell(colspan: {count})[{bold(tx(text))}]" for text, count in self.cells.groups]
        widths = ", ".join(f"{width:.1f}pt" for width in self.widths)
        stroke = f"{self.rule} + {self.dark}" if "grid" in self.rules else f"(bottom: 0.3pt + {self.dark})"
        settings = f"columns: ({widths},), inset: {self.pad[1]:.1f}pt, align: center, stroke: {stroke}"
        return f"#grid({settings}, {', '.join(cells)})"

    def _fill(self, head: bool, index: int) -> str:
        if head and self.filled:
            return self.head_fill
        if self.rules == "zebra" and index % 2 and not head:
            return self.doc.look.pale
        if self.rules == "zebra_columns":
            return f"(x, y) => if calc.odd(x) {{ {self.doc.look.pale} }}"
        return "none"

    def _stroke(self, head: bool, index: int, last: bool, is_sum: bool) -> str:
        thin, thick = f"{self.rule} + {self.dark}", f"0.9pt + {self.dark}"
        match self.rules:
            case "grid" | "filled_grid":
                return thin
            case "booktabs" | "double":
                top = thick if head and not self.cells.groups else thin if is_sum else "none"
                bottom = thin if head else thick if last else "none"
                if self.rules == "double" and head:
                    bottom = f"(paint: {self.dark}, thickness: 1.6pt)"
                return f"(top: {top}, bottom: {bottom})"
            case "lines" | "filled_head":
                return f"(bottom: {thick if head and self.rules == 'lines' else thin})"
            case "zebra":
                return f"(bottom: {thick})" if head and not self.filled or last else "none"
            case "zebra_columns":
                return f"(bottom: {thin})" if head or last else "none"
        return f"(bottom: {thin})" if head and index == 0 and self.pad[1] > 3 else "none"
